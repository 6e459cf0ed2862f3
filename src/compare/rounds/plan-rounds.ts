import type { CaseClass, GatePlan, RoundsPlan } from '../../model/run/rounds-plan.js'
import { normalUpperTail } from '../../stats/distributions/normal.js'
import { heightOfLooks } from '../../stats/looks.js'
import { mean, populationDeviation, sampleDeviation, sum } from '../../stats/moments.js'
import { EPSILON } from '../../stats/round-noise.js'
import { slack, type Spread } from '../../stats/slack.js'
import { casesInOrder, type GateInRounds, isGood, isReadAtEachLook, scoredValues } from './gate-in-rounds.js'

/** Tries of a case in each round. */
const TRIES: RoundsPlan['tries'] = { steady: 1, varying: 2 }
/** Beyond so many cases a gate is not to be settled. */
const MOST_CASES = 1_000_000

/** The variance that one try of a case is planned with, and how often main was tried. */
interface PlannedCase {
  readonly variance: number
  readonly main: number
  readonly class: CaseClass
  readonly mean: number | null
}

/** What the planned slack of a gate is computed from. */
interface GateForecast {
  readonly gate: GateInRounds
  readonly cases: readonly PlannedCase[]
  readonly margin: number
}

/**
 * The plan of a run, from main's tries alone: classes of the cases, and for each gate its heights and its first look. Only the cases' `main`
 * is read.
 */
export function planRounds(input: {
  readonly gates: readonly GateInRounds[]
  readonly cap: number
  readonly alpha: number
  /** Those of a plan that was made before; absent: by main's tries. */
  readonly classes?: RoundsPlan['classes'] | undefined
}): RoundsPlan {
  const { gates, cap, alpha, classes = classify(gates) } = input
  return {
    cap,
    alpha,
    tries: TRIES,
    classes,
    gates: gates.map((gate) => planGate(forecast(gate, classes), { cap, alpha })),
  }
}

function classify(gates: readonly GateInRounds[]): RoundsPlan['classes'] {
  const classes: Record<string, CaseClass> = {}
  for (const gate of gates)
    for (const [id, { main }] of gate.cases)
      if (gate.severity === 'fail' && isVarying(gate, scoredValues(main))) classes[id] = 'varying'
      else classes[id] ??= 'steady'
  return classes
}

/**
 * Whether main's tries vary: a share of good ones between .1 and .9, or a plain variance of at least .09 of the squared range. Not on the
 * log scale.
 */
function isVarying(gate: GateInRounds, tries: readonly number[]): boolean {
  if (tries.length < 2 || gate.margin.kind === 'log') return false
  if (gate.values === 'number') return populationDeviation(tries) ** 2 >= 0.09 * gate.width ** 2 - EPSILON
  const share = shareOfGood(gate, tries)
  return share > 0.1 && share < 0.9
}

function shareOfGood(gate: GateInRounds, tries: readonly number[]): number {
  return tries.filter((value) => isGood(gate, value)).length / tries.length
}

/** The cases that main has tried, or all where it has tried none. */
function forecast(gate: GateInRounds, classes: RoundsPlan['classes']): GateForecast {
  const { margin, values } = gate
  const all = casesInOrder(gate).map(([id, { main }]) => ({
    class: classes[id] ?? 'steady',
    tries: scoredValues(main),
  }))
  const tried = all.filter(({ tries }) => tries.length > 0)
  const goodShares = tried
    .filter((one) => values === 'yes-no' && one.class === 'steady')
    .map(({ tries }) => shareOfGood(gate, tries))
    .filter((share) => share >= 0.5)
  const typical = goodShares.length === 0 ? 0 : mean(goodShares)
  const cases = (tried.length === 0 ? all : tried).map(({ class: kind, tries }): PlannedCase => {
    const scaled = margin.kind === 'log' ? tries.map(Math.log) : tries
    const own = (sampleDeviation(scaled) ?? 0) ** 2
    const isSteady = values === 'yes-no' && kind === 'steady'
    const isMostlyGood = tries.length > 0 && shareOfGood(gate, tries) >= 0.5
    const variance = isSteady ? (isMostlyGood ? typical * (1 - typical) : 0) : own
    return { variance, main: tries.length, class: kind, mean: tries.length === 0 ? null : mean(tries) }
  })
  const means = cases.flatMap(({ mean: value }) => (value === null ? [] : [value]))
  const relative = means.length === 0 ? 0 : margin.value * mean(means)
  return { gate, cases, margin: margin.kind === 'relative' ? relative : margin.value }
}

/** The spread after some rounds if nothing changed; `scale` is how many times as many cases of the same kinds there are. */
function forecastSpread({ gate, cases }: GateForecast, round: number, scale = 1): Spread {
  const n = cases.length * scale
  const triesOf = (one: PlannedCase): number => TRIES[one.class] * round
  const variance = sum(cases.map((one) => one.variance / triesOf(one) + (one.main === 0 ? 0 : one.variance / one.main)))
  const steady = cases.filter((one) => one.class === 'steady')
  const weights = (steady.length === 0 ? cases : steady).map((one) => 1 / triesOf(one))
  const isLog = gate.margin.kind === 'log'
  return {
    variance: (variance * scale) / n ** 2,
    step: isLog ? 0 : (gate.width / n) * mean(weights),
    df: isLog ? n - 1 : null,
  }
}

function planGate(of: GateForecast, { cap, alpha }: { cap: number; alpha: number }): GatePlan {
  const rounds = Array.from({ length: cap }, (_, index) => index + 1)
  const heights = rounds.map((round) => heightOfLooks(alpha, rounds.slice(round - 1)))
  const slackOf = (round: number): number => slack(heights[round - 1] ?? 0, forecastSpread(of, round))
  const isShown = (round: number): boolean => slackOf(round) <= of.margin + EPSILON
  const isTriedTwice = of.cases.some(({ main }) => main >= 2)
  const first = isTriedTwice ? (rounds.find(isShown) ?? cap) : cap
  return {
    id: of.gate.id,
    margin: of.margin,
    heights: { lower: heights[(of.margin === 0 ? cap : first) - 1] ?? 0, change: heightOfLooks(alpha / 2, rounds) },
    first: of.margin === 0 ? null : first,
    hopeless: of.margin === 0 ? null : !isShown(cap),
    slack: slackOf(of.margin === 0 ? cap : first),
  }
}

/** What a plan is expected to ask of one arm; without tries that are asked on because a case failed all of its own. */
export interface ExpectedAnswers {
  /** If nothing changed, to whole answers. */
  readonly expected: number
  readonly most: number
  /** By gate id: the fewest cases, of the same kinds, for which all rounds are expected to rule out a loss of the margin; null beyond a million and for a margin of 0. */
  readonly cases_to_settle: ReadonlyMap<string, number | null>
}

/**
 * What a plan costs (docs/decision-rules.md). `extra`: cases that are asked in round 1 alone. The gates are those that it was made of. If
 * nothing changed a gate is undecided after a look with the chance that a normal D of the planned variance leaves its lower end at the
 * margin or below.
 */
export function expectAnswers(plan: RoundsPlan, gates: readonly GateInRounds[], extra = 0): ExpectedAnswers {
  const forecasts = gates.map((gate) => forecast(gate, plan.classes))
  const planOf = ({ gate: { id } }: GateForecast): GatePlan | undefined => plan.gates.find((one) => one.id === id)
  const open = prolonging(gates, plan)
  const chances = forecasts.flatMap((of) => {
    const own = planOf(of)
    return own !== undefined && open.has(of.gate.id) ? [(round: number) => chanceUndecided(of, own, round)] : []
  })
  const aRound = sum(Object.values(plan.classes).map((kind) => plan.tries[kind]))
  let expected = aRound
  let undecided = 1
  for (let round = 1; round < plan.cap; round++) {
    undecided = Math.min(undecided, Math.max(0, ...chances.map((chance) => chance(round))))
    expected += undecided * aRound
  }
  return {
    expected: Math.round(expected) + extra,
    most: aRound * plan.cap + extra,
    cases_to_settle: new Map(forecasts.map((of) => [of.gate.id, casesToSettle(of, plan, planOf(of))])),
  }
}

/** Gates that keep the rounds going: fail gates with a margin that are read at each look, the hopeless ones only where there is no other. */
export function prolonging(gates: readonly GateInRounds[], plan: RoundsPlan): ReadonlySet<string> {
  const read = gates.filter(isReadAtEachLook).map(({ id }) => id)
  const hopeless = new Set(plan.gates.filter((gate) => gate.hopeless === true).map(({ id }) => id))
  const decidable = read.filter((id) => !hopeless.has(id))
  return new Set(decidable.length === 0 ? read : decidable)
}

function chanceUndecided(of: GateForecast, { first, heights, margin }: GatePlan, round: number): number {
  if (first === null || round < first) return 1
  const spread = forecastSpread(of, round)
  const room = margin - slack(heights.lower, spread)
  if (spread.variance === 0) return room >= -EPSILON ? 0 : 1
  return normalUpperTail(room / Math.sqrt(spread.variance))
}

function casesToSettle(of: GateForecast, plan: RoundsPlan, own: GatePlan | undefined): number | null {
  const n = of.cases.length
  if (n === 0 || own === undefined || own.first === null) return null
  const height = heightOfLooks(plan.alpha, [plan.cap])
  const settles = (cases: number): boolean =>
    slack(height, forecastSpread(of, plan.cap, cases / n)) <= of.margin + EPSILON
  let enough = 2
  while (!settles(enough)) if ((enough *= 2) > MOST_CASES) return null
  let few = enough / 2
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2)
    if (settles(middle)) enough = middle
    else few = middle
  }
  return enough
}
