import type { CompareInput } from '../../../src/compare/pair/open-pair.js'
import type { Margin, MetricFacts } from '../../../src/model/metric.js'
import { failCases, isInSlice, readScores, sortCases, type Scores } from './cases.js'
import { findMargin } from './gate-rules.js'
import { noiseOf } from './measure.js'
import { bisect, deviationOf, meanOf, sumOf, twoSidedT, upperT, upperZ } from './numbers.js'
import { unchangedChance, upperNormal } from './rounds-again.js'
import { holm, midP, pairedT } from './tests-about-zero.js'

/** How a gate is decided on these cases at the one look of two recorded runs without a plan. */
export interface LookAgain {
  readonly id: string
  readonly verdict: string
  readonly n: number
  readonly delta: number
  readonly low: number
  readonly high: number
  readonly p: number
  readonly pAdjusted: number
  readonly broke: readonly string[]
  /** What else holds: `worse`, `suspect`, `slightly worse`, `missing` or `copies`. */
  readonly marks: readonly string[]
}

/** A gate that is decided on these cases, with the tries of every case that it compares. */
interface OwnGate {
  readonly metric: MetricFacts
  readonly sign: 1 | -1
  readonly kind: 'absolute' | 'relative' | 'log'
  readonly m: number
  readonly width: number
  readonly isYesNo: boolean
  readonly ids: readonly string[]
  readonly columns: Readonly<Record<Side, ReadonlyMap<string, Scores>>>
}

type Side = 'baseline' | 'candidate'
const SIDES: readonly Side[] = ['baseline', 'candidate']

const triesOf = (scores: Scores | undefined): readonly number[] => (scores?.values ?? []).map(([value]) => value ?? NaN)
const isUsable = (scores: Scores | undefined): scores is Scores =>
  scores !== undefined && scores.values.length > 0 && scores.values.length * 2 >= scores.trials
const variance = (values: readonly number[]): number => (values.length < 2 ? 0 : deviationOf(values) ** 2)

/** Whether a gate is decided on these cases (docs/decision-rules.md#two-questions); `null` if its row decides it. */
function openAgain(
  {
    gate,
    metric,
    margin,
  }: { readonly gate: { readonly where: string | null }; readonly metric: MetricFacts } & {
    readonly margin: Margin | null
  },
  input: CompareInput,
): OwnGate | null {
  if (margin === null || metric.per_run !== undefined || metric.environment === 'bound') return null
  const { baseline, candidate } = input
  if (baseline?.run.fingerprints.metrics[metric.id] !== candidate.run.fingerprints.metrics[metric.id]) return null
  const cases = sortCases(input)
  const now = readScores(candidate, metric)
  const columns = {
    baseline: readScores(baseline, metric),
    candidate: metric.id === 'success' ? failCases(now, cases.deleted) : now,
  }
  const applies = (id: string): boolean => SIDES.some((side) => columns[side].has(id))
  const ids = cases.shared.filter((one) => isInSlice(one, gate.where) && applies(one.id)).map(({ id }) => id)
  if (ids.length === 0) return null
  const all = ids.flatMap((id) => SIDES.flatMap((side) => triesOf(columns[side].get(id))))
  const sign = metric.direction === 'lower' ? -1 : 1
  const isYesNo = metric.kind === 'binary' && all.every((value) => value === 0 || value === 1)
  const common = { metric, sign, isYesNo, ids, columns } as const
  if (metric.scale === 'log-ratio' && margin.kind === 'relative') {
    const paired = ids.filter((id) => SIDES.every((side) => isUsable(columns[side].get(id)))).length
    if (paired < 10 || all.some((value) => value <= 0)) return null
    const m = sign === 1 ? -Math.log(1 - margin.value) : Math.log(1 + margin.value)
    return { ...common, kind: 'log', m, width: 0 }
  }
  const [low, high] = metric.range
  if (low === null || high === null) return null
  const width = high - low
  const isAboveZero = ids.some((id) => {
    const scores = columns.baseline.get(id)
    return isUsable(scores) && triesOf(scores).some((value) => value > 0)
  })
  if (margin.kind === 'absolute' || isAboveZero) return { ...common, kind: margin.kind, m: margin.value, width }
  return metric.absolute_margin === undefined ? null : { ...common, kind: 'absolute', m: metric.absolute_margin, width }
}

/** docs/decision-rules.md#classes. */
function isVarying({ kind, isYesNo, sign, width, columns }: OwnGate, id: string): boolean {
  const scores = columns.baseline.get(id)
  const tries = triesOf(scores)
  if (kind === 'log' || !isUsable(scores) || tries.length < 2) return false
  if (isYesNo) {
    const share = countGood(sign, tries) / tries.length
    return share > 0.1 && share < 0.9
  }
  return (variance(tries) * (tries.length - 1)) / tries.length / width ** 2 >= 0.09 - 1e-9
}

const countGood = (sign: 1 | -1, tries: readonly number[]): number =>
  tries.filter((value) => value === (sign === 1 ? 1 : 0)).length

/** The chance of a table as unlike as this one, by Fisher's exact test. */
function fisher(a: number, all1: number, b: number, all2: number): number {
  const log = (n: number): number => sumOf(Array.from({ length: n }, (_, i) => Math.log(i + 1)))
  const marked = a + b
  const fixed = log(all1) + log(all2) + log(marked) + log(all1 + all2 - marked) - log(all1 + all2)
  const chance = (k: number): number =>
    k > all1 || marked - k > all2
      ? 0
      : Math.exp(fixed - log(k) - log(all1 - k) - log(marked - k) - log(all2 - marked + k))
  const own = chance(a) * (1 + 1e-7)
  return sumOf(Array.from({ length: marked + 1 }, (_, k) => chance(k)).filter((one) => one <= own))
}

/** docs/decision-rules.md#missing-unevenly, by tries; a try that the target failed and the metric says nothing about is unscored. */
function findLost({ metric, ids, columns }: OwnGate, input: CompareInput, floor: number) {
  const own = new Set(ids)
  const [main, change] = SIDES.map((side) => {
    const scores = ids.flatMap((id) => columns[side].get(id) ?? [])
    const silent = (input[side]?.trials ?? []).filter(
      ({ case: id, failed, scores: given, unscored }) =>
        own.has(id) && failed === true && given[metric.id] === undefined && unscored[metric.id] !== undefined,
    ).length
    const counted = scores.filter(({ trials }) => trials > 0)
    const all = sumOf(scores.map(({ trials }) => trials))
    const unscored = silent + all - sumOf(scores.map(({ values }) => values.length))
    return { share: counted.filter(isUsable).length / counted.length, all: all + silent, unscored }
  }) as [Lost, Lost]
  const lacks = (one: Lost, other: Lost): boolean => {
    const excess = one.unscored / one.all - other.unscored / other.all
    return excess > 0.02 + 1e-9 && excess * one.all >= 2 - 1e-9
  }
  const isUnlike = fisher(main.unscored, main.all, change.unscored, change.all) < 0.05
  return {
    isShort: [main, change].some(({ share }) => share < floor - 1e-9),
    isUneven: lacks(main, change) || lacks(change, main) || isUnlike,
  }
}

interface Lost {
  readonly share: number
  readonly all: number
  readonly unscored: number
}

/** docs/decision-rules.md#cases-that-broke-for-sure. */
function isSurelyBroken(sign: 1 | -1, n: number, { b: main, c: change }: Tried, level: number): boolean {
  return (
    countGood(sign, change) === 0 && n * unchangedChance(main.length, countGood(sign, main), change.length) <= level
  )
}

/** docs/decision-rules.md#copies. */
function areCopies({ sign, isYesNo }: OwnGate, varying: readonly Tried[]): boolean {
  const asked = varying.filter(({ c }) => c.length >= 2)
  if (!isYesNo || asked.length < 3) return false
  const expected = asked.map(({ b, c }) => {
    const good = countGood(sign, b)
    const chance = (from: number): number => c.reduce((p, _, j) => (p * (from + 0.5 + j)) / (b.length + 1 + j), 1)
    return chance(good) + chance(b.length - good)
  })
  const seen = asked.filter(({ c }) => new Set(c).size === 1).length
  return seen - 0.5 - sumOf(expected) > 2.576 * Math.sqrt(sumOf(expected.map((e) => e * (1 - e))))
}

interface Tried {
  readonly id: string
  readonly b: readonly number[]
  readonly c: readonly number[]
}

/** Measures a gate at its one look (docs/decision-rules.md#the-statistic); `null` without a pair. */
function lookAgain(own: OwnGate, varies: (id: string) => boolean, alpha: number) {
  const { sign, kind, m, width, isYesNo, ids, columns } = own
  const pairs = ids.flatMap((id): Tried[] => {
    const [main, change] = [columns.baseline.get(id), columns.candidate.get(id)]
    return isUsable(main) && isUsable(change) ? [{ id, b: triesOf(main), c: triesOf(change) }] : []
  })
  const n = pairs.length
  if (n === 0) return null
  const isLog = kind === 'log'
  const noise = isLog ? 1e-9 : noiseOf(pairs.flatMap(({ b, c }) => [...b, ...c]))
  const scale = (values: readonly number[]): readonly number[] => (isLog ? values.map(Math.log) : values)
  const differ = (kept: number) =>
    pairs.map(({ b, c }) => Math.round((sign * (meanOf(scale(c)) - kept * meanOf(scale(b)))) / noise) * noise)
  const d = differ(1)
  const D = meanOf(d)
  const copies = areCopies(
    own,
    pairs.filter(({ id }) => varies(id)),
  )
  const squares = sumOf(d.map((one) => one * one))
  const varianceOf = (kept: number): number => {
    const parts = pairs.map(({ b, c }, at) =>
      b.length >= 2 && c.length >= 2
        ? variance(scale(c)) / c.length + (kept ** 2 * variance(scale(b))) / b.length
        : (d[at] ?? 0) ** 2,
    )
    return Math.max(sumOf(parts), copies ? squares : 0) / n ** 2
  }
  const steady = pairs.filter(({ id }) => !varies(id))
  const shares = (steady.length > 0 ? steady : pairs).map(({ c }) => (copies ? 1 : 1 / c.length))
  const u = isLog ? 0 : (width / n) * meanOf(shares)
  const slack = (z: number, V: number): number =>
    isLog
      ? V === 0
        ? 0
        : upperT(upperNormal(z), n - 1) * Math.sqrt(V)
      : u * (-Math.log(upperNormal(z)) - z) + z * Math.sqrt(V + u * u)
  const threeDecimals = (z: number): number => Math.ceil(z * 1000 - 1e-9) / 1000
  const [zN, zC] = [threeDecimals(upperZ(alpha)), threeDecimals(upperZ(alpha / 2))]
  const V = varianceOf(1)
  const isOneTry = pairs.every(({ b, c }) => b.length === 1 && c.length === 1)
  const findP = (): number => {
    if (isOneTry && isYesNo) return midP(d.filter((one) => one < 0).length, d.filter((one) => one > 0).length)
    if (isOneTry) return n === 1 || d.every((one) => one === 0) ? 1 : pairedT(d, alpha, noise).p
    if (V === 0 && u === 0) return D === 0 ? 1 : 0
    if (isLog) return Math.min(1, twoSidedT(Math.abs(D) / Math.sqrt(V), n - 1))
    return Math.min(1, 2 * upperNormal(bisect(0, 30, (z) => slack(z, V) < Math.abs(D))))
  }
  const kept = 1 - sign * m
  const e = kind === 'relative' ? meanOf(differ(kept)) : null
  const [low, high] = [D - slack(zN, V), D + slack(zC, V)]
  return {
    ...{ n, D, noise, low, high, copies },
    p: findP(),
    leavesOutZero: isOneTry || high < 0 || D - slack(zC, V) > 0,
    reaches: D < -noise && (e === null ? -D >= m - noise : e <= noise),
    rulesOut: m > 0 && (e === null ? low > -m + noise : e - slack(zN, varianceOf(kept)) > noise),
    broke: isYesNo ? pairs.filter((pair) => isSurelyBroken(sign, n, pair, alpha / 2)).map(({ id }) => id) : [],
    isTotalBad: isLog && isTotalBad(own, pairs),
  }
}

/** docs/decision-rules.md#totals. */
function isTotalBad({ sign, m }: OwnGate, pairs: readonly Tried[]): boolean {
  const ratio = meanOf(pairs.map(({ c }) => meanOf(c))) / meanOf(pairs.map(({ b }) => meanOf(b)))
  const r = sign === 1 ? 1 - Math.exp(-m) : Math.exp(m) - 1
  return sign === 1 ? ratio <= 1 - r / 2 + 1e-9 : ratio >= 1 + r / 2 - 1e-9
}

/**
 * Decides on these cases, at one look, the gates of two runs without a plan (docs/decision-rules.md#these-cases), by the text of the rules
 * alone. `rowOf` gives the p of a gate that is decided by its row. `null` for a gate that is not decided on these cases.
 */
export function lookOnceAgain(
  input: CompareInput,
  rowOf: (id: string) => number | null,
): readonly (LookAgain | null)[] {
  const { settings, gates, metrics } = input.candidate.run
  const { alpha, min_scored_share: floor } = settings
  const opened = gates.map((gate) => ({ gate, own: openAgain({ gate, ...findMargin(gate, metrics) }, input) }))
  const varying = new Set(
    opened.flatMap(({ gate, own }) =>
      own !== null && gate.severity === 'fail' ? own.ids.filter((id) => isVarying(own, id)) : [],
    ),
  )
  const looks = opened.map(({ gate, own }) => {
    const look = own === null ? null : lookAgain(own, (id) => varying.has(id), alpha)
    const lost = own === null ? null : findLost(own, input, floor)
    const familyP = look === null ? rowOf(gate.id) : lost?.isShort === true ? null : look.p
    return { gate, own, look, familyP, isMissing: lost?.isShort === true || lost?.isUneven === true }
  })
  const adjusted = new Map<string, number>()
  for (const severity of ['fail', 'warn']) {
    const family = looks.flatMap(({ gate, familyP: p }) =>
      gate.severity === severity && gate.evidence === 'significant' && p !== null ? [{ id: gate.id, p }] : [],
    )
    holm(family.map(({ p }) => p)).forEach((p, place) => adjusted.set(family[place]?.id ?? '', p))
  }
  return looks.map(({ gate, look, isMissing }): LookAgain | null => {
    if (look === null) return null
    const pAdjusted = adjusted.get(gate.id) ?? look.p
    const isProven = look.leavesOutZero && pAdjusted < alpha
    const isBroken = look.broke.length > 0
    const decide = (): string => {
      if (gate.evidence === 'threshold' && look.reaches) return 'breached'
      if (gate.evidence !== 'threshold' && isProven && look.reaches) return 'regressed'
      if (isMissing || look.isTotalBad) return 'inconclusive'
      if (isProven && look.D > 0) return 'improved'
      return look.rulesOut && !isBroken ? 'no-regression' : 'inconclusive'
    }
    const verdict = decide()
    const isOpen = verdict === 'inconclusive'
    const isWorse = isOpen && (isBroken || (isProven && look.D < -look.noise))
    const marks: readonly (readonly [boolean, string])[] = [
      [isWorse, 'worse'],
      [isWorse || (isOpen && look.reaches), 'suspect'],
      [verdict === 'no-regression' && look.high < 0, 'slightly worse'],
      [isMissing, 'missing'],
      [look.copies, 'copies'],
    ]
    const { n, D: delta, low, high, p, broke } = look
    return {
      ...{ id: gate.id, verdict, n, delta, low, high, p, pAdjusted, broke },
      marks: marks.flatMap(([holds, mark]) => (holds ? [mark] : [])),
    }
  })
}
