import { type CaseClass, classOf, type GatePlan, type RoundsPlan } from '../../model/run/rounds-plan.js'
import { normalQuantile, normalUpperTail } from '../../stats/distributions/normal.js'
import { smallestInteger } from '../../stats/bisect.js'
import { type DifferenceSpread, heightOfLooks, slack } from '../../stats/looks.js'
import { mean, populationStandardDeviation, sum } from '../../stats/moments.js'
import { EPSILON } from '../../stats/round-noise.js'
import {
  sortCases,
  countGood,
  type GateInRounds,
  isReadAtEachLook,
  scaleTries,
  scoredValues,
  stepOf,
  varianceOf,
} from './gate-in-rounds.js'

/** Number of tries of a case in each round. */
const TRIES: RoundsPlan['tries'] = { steady: 1, varying: 2 }
/** A gate that needs more cases than this cannot be settled. */
export const MAX_CASES = 1_000_000

/** The facts from which the planned slack of a gate is computed. */
type GateForecast = Readonly<ReturnType<typeof forecast>>

/**
 * Plans a run from main's tries alone: the classes of the cases and, for each gate, its heights and its first look. Reads only the cases'
 * `main`.
 */
export function planRounds(input: {
  readonly gates: readonly GateInRounds[]
  readonly cap: number
  readonly alpha: number
  /** Classes of an earlier plan; absent to classify by main's tries. */
  readonly classes?: RoundsPlan['classes'] | undefined
}): RoundsPlan {
  const { gates, cap, alpha } = input
  // A case that the earlier plan leaves out still gets a class, so it stays in the statistics.
  const classes = { ...classify(gates), ...input.classes }
  const heights = heightsOf(cap, alpha)
  return {
    cap,
    alpha,
    tries: TRIES,
    classes,
    gates: gates.map((gate) => planGate(forecast(gate, { classes }), heights)),
  }
}

/** `lower` is given for each first look, from round 1 to the cap. */
interface Heights {
  readonly lower: readonly number[]
  readonly change: number
}

const HEIGHTS = new Map<string, Heights>()

/** Returns the heights for a cap and level. They are cached, because every comparison of a run plans. */
export function heightsOf(cap: number, alpha: number): Heights {
  const key = `${cap} ${alpha}`
  const rounds = Array.from({ length: cap }, (_, index) => index + 1)
  const heights = HEIGHTS.get(key) ?? {
    lower: rounds.map((first) => heightOfLooks(alpha, rounds.slice(first - 1))),
    change: heightOfLooks(alpha / 2, rounds),
  }
  HEIGHTS.set(key, heights)
  return heights
}

function classify(gates: readonly GateInRounds[]): RoundsPlan['classes'] {
  const varying = new Set<string>()
  for (const gate of gates)
    for (const [id, { main }] of gate.severity === 'fail' ? gate.cases : [])
      if (isVarying(gate, scoredValues(main))) varying.add(id)
  // Readers of run.json reject this key.
  const ids = new Set(gates.flatMap(({ cases }) => [...cases.keys()].filter((id) => id !== '__proto__')))
  const classOfId = (id: string): [string, CaseClass] => [id, varying.has(id) ? 'varying' : 'steady']
  return Object.fromEntries([...ids].sort().map(classOfId))
}

/**
 * Whether main's tries vary: a share of good ones strictly between .1 and .9, or a plain variance of at least .09 times the squared range.
 * Never on the log scale.
 */
function isVarying(gate: GateInRounds, tries: readonly number[]): boolean {
  if (tries.length < 2 || gate.margin.kind === 'log') return false
  if (gate.values === 'number') return populationStandardDeviation(tries) ** 2 >= (0.09 - EPSILON) * gate.width ** 2
  const share = countGood(gate, tries) / tries.length
  return share > 0.1 && share < 0.9
}

/**
 * Forecasts a gate from the cases that main has tried, or from all cases if main has tried none. Steady yes/no cases that are mostly good
 * share one variance; those that are mostly bad have nothing to lose, so their variance is 0.
 */
function forecast(gate: GateInRounds, plan: Pick<RoundsPlan, 'classes'>) {
  const { margin } = gate
  const all = sortCases(gate).map(([id, { main }]) => {
    const [kind, tries] = [classOf(plan, id) ?? 'steady', scoredValues(main)]
    const share = gate.values === 'yes-no' && kind === 'steady' ? countGood(gate, tries) / tries.length : null
    return { class: kind, tries, share }
  })
  const tried = all.filter(({ tries }) => tries.length > 0)
  const shares = tried.flatMap(({ share }) => (share !== null && share >= 0.5 ? [share] : []))
  const typical = shares.length === 0 ? 0 : mean(shares)
  /** For each case, the variance planned for one try, and how often main was tried. */
  const cases = (tried.length === 0 ? all : tried).map(({ class: kind, tries, share }) => {
    const common = share !== null && share >= 0.5 ? typical * (1 - typical) : 0
    return { class: kind, variance: share === null ? varianceOf(scaleTries(gate, tries)) : common, main: tries.length }
  })
  const whole = margin.kind !== 'relative' ? 1 : tried.length === 0 ? 0 : mean(tried.map(({ tries }) => mean(tries)))
  return { gate, cases, margin: margin.value * whole }
}

/**
 * Returns a function that forecasts the spread after some rounds if nothing changes; `scale` multiplies the number of cases of each kind.
 * Without any case nothing can be ruled out, as one try could lose the whole range.
 */
function forecastSpread({ gate, cases }: GateForecast, round: number): (scale?: number) => DifferenceSpread {
  const planned = cases.map((one) => ({ ...one, tries: TRIES[one.class] * round }))
  const variance = sum(planned.map((one) => one.variance / one.tries + one.variance / Math.max(1, one.main)))
  const step = stepOf(gate, planned)
  return (scale = 1) => {
    const n = Math.max(1, cases.length * scale)
    return { variance: (variance * scale) / n ** 2, ...step(n) }
  }
}

function planGate(of: GateForecast, { lower, change }: Heights): GatePlan {
  const cap = lower.length
  const heightFrom = (round: number): number => lower[round - 1] ?? 0
  const slackOf = (round: number): number => slack(heightFrom(round), forecastSpread(of, round)())
  const isShown = (round: number): boolean => slackOf(round) <= of.margin * (1 + EPSILON)
  const isTriedTwice = of.cases.some(({ main }) => main >= 2)
  const shown = lower.map((_, index) => index + 1).find(isShown)
  const first = of.margin > 0 && isTriedTwice && shown !== undefined ? shown : cap
  return {
    id: of.gate.id,
    margin: of.margin,
    heights: { lower: heightFrom(first), change },
    first: of.margin > 0 ? first : null,
    hopeless: of.margin > 0 ? !isShown(cap) : null,
    slack: slackOf(first),
  }
}

export type ExpectedAnswers = ReturnType<typeof expectAnswers>

/**
 * Forecasts how many answers a plan asks of one arm (docs/decision-rules.md), without further tries of cases that failed all of their
 * tries. `extra`: number of cases that are asked in round 1 only. `gates` are those that the plan was made from. If nothing changed, the
 * chance that a gate is undecided after a look is that of a normal D with the planned variance having its lower end at or below the margin.
 */
export function expectAnswers(plan: RoundsPlan, gates: readonly GateInRounds[], extra = 0) {
  const all = gates.flatMap((gate) =>
    plan.gates.filter(({ id }) => id === gate.id).map((own) => ({ own, of: forecast(gate, plan) })),
  )
  const keep = findProlonging(gates, plan)
  const going = all.filter(({ own }) => keep.has(own.id))
  const aRound = sum(Object.values(plan.classes).map((kind) => plan.tries[kind]))
  let expected = aRound
  let undecided = 1
  for (let round = 1; round < plan.cap; round++) {
    undecided = Math.min(undecided, Math.max(0, ...going.map(({ of, own }) => chanceUndecided(of, own, round))))
    expected += undecided * aRound
  }
  return {
    /** Expected number of answers if nothing changed, rounded. */
    expected: Math.round(expected) + extra,
    most: aRound * plan.cap + extra,
    /**
     * By gate id: the fewest cases, of the same kinds, with which all rounds together should rule out a loss of the margin; `null` above a
     * million and for a margin of 0.
     */
    cases_to_settle: new Map(all.map(({ own, of }) => [own.id, casesToSettle(of, plan)])),
  }
}

/** Returns the ids of gates that keep the rounds going: fail gates read at each look, hopeless ones only if all are hopeless. */
export function findProlonging(gates: readonly GateInRounds[], plan: RoundsPlan): ReadonlySet<string> {
  const read = gates.filter(isReadAtEachLook).map(({ id }) => id)
  const hopeless = new Set(plan.gates.filter((gate) => gate.hopeless === true).map(({ id }) => id))
  const decidable = read.filter((id) => !hopeless.has(id))
  return new Set(decidable.length === 0 ? read : decidable)
}

function chanceUndecided(of: GateForecast, { first, heights, margin }: GatePlan, round: number): number {
  if (first === null || round < first) return 1
  const spread = forecastSpread(of, round)()
  const room = margin - slack(heights.lower, spread)
  if (spread.variance === 0) return room >= -EPSILON * margin ? 0 : 1
  return normalUpperTail(room / Math.sqrt(spread.variance))
}

/** z(.8): a margin is settled four times in five. */
const POWER = normalQuantile(0.8)

/** Returns the squared differences of the cases with one try a side, whose noise nothing else shows. */
function squareDifferences(gate: GateInRounds): readonly number[] {
  return sortCases(gate).flatMap(([, { main, rounds }]) => {
    const [before, now] = [main, rounds.flat()].map((tries) => scaleTries(gate, scoredValues(tries)))
    const isOneTry = before?.length === 1 && now?.length === 1
    return isOneTry ? (mean(now) - mean(before)) ** 2 : []
  })
}

function casesToSettle(of: GateForecast, { alpha, cap }: RoundsPlan): number | null {
  if (of.cases.length === 0 || of.margin === 0) return null
  const height = heightsOf(cap, alpha).lower[cap - 1] ?? 0
  const spreadOf = forecastSpread(of, cap)
  const squares = cap === 1 ? squareDifferences(of.gate) : []
  const slackWith = (cases: number): number => {
    const planned = spreadOf(cases / of.cases.length)
    const variance = squares.length === 0 ? 0 : mean(squares) / cases
    return Math.max(slack(height, planned), slack(height, { ...planned, variance }) + POWER * Math.sqrt(variance))
  }
  return smallestInteger(MAX_CASES, (cases) => slackWith(cases) <= of.margin * (1 + EPSILON))
}
