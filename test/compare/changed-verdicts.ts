import { studentTQuantile } from '../../src/stats/distributions/student-t.js'

/** What the oracle of the verdicts expects of a gate, as far as a later rule changes it. */
export interface ChangeableGate {
  readonly n: number | null
  readonly row?: string
  readonly delta: number | null
  readonly p: number | null
  readonly interval?: readonly [number, number] | undefined
  readonly intervalTolerance?: number | undefined
  readonly verdict: string
  readonly suspect: boolean
  readonly failed: boolean
  readonly wording?: string
  readonly clusters?: number
  readonly ruleOut?: number | 'none'
  readonly ruleOutTolerance?: number
}

interface ChangedRun {
  readonly verdict?: string
  readonly because?: string | null
  readonly exitCode?: number
}

interface ChangedCase {
  readonly reason: string
  /** By id. */
  readonly gates: Readonly<Record<string, Partial<ChangeableGate>>>
  readonly run: ChangedRun
}

/** Gaffke's bound over clusters cannot clear what it could, and rules out less: by NumPy, 20 times 10,000 draws, to 5 of their deviations. */
const tooFewClusters = (gate: string, ruleOut: number, deviation: number): ChangedCase => ({
  reason: 'Gaffke over cluster sums does not clear the margin with so few clusters, or one so large',
  gates: {
    [gate]: { verdict: 'inconclusive', wording: 'cannot tell', ruleOut, ruleOutTolerance: 5 * deviation },
  },
  run: { verdict: 'inconclusive', because: 'primary-gate', exitCode: 0 },
})

/**
 * Cases of the oracle whose gates are decided otherwise now (docs/decision-rules.md#where-the-oracle-is-overruled): the reason, and what is
 * expected of their gates and run instead.
 */
export const CHANGED_VERDICTS: Readonly<Record<string, ChangedCase>> = {
  'verdict-279': {
    reason: 'a p95 of 120 cases is tested by permutation; all of them are slower',
    gates: { latency_p95: { verdict: 'regressed', failed: true, wording: 'worse by' } },
    run: { verdict: 'regressed', because: 'gate', exitCode: 1 },
  },
  'verdict-285': {
    reason: 'fewer than 5 % of the exchanges give a p95 as far apart, where the interval of the bootstrap held 0',
    gates: { latency_p95: { verdict: 'regressed', suspect: false, failed: true } },
    run: { verdict: 'regressed', because: 'gate', exitCode: 1 },
  },
  'verdict-577': tooFewClusters('precision', 0.13476, 0.0025),
  'verdict-579': tooFewClusters('success', 0.20952, 0.0036),
  'verdict-583': tooFewClusters('precision', 0.21367, 0.0039),
  'verdict-637': {
    ...tooFewClusters('precision', 0.17056, 0.0029),
    gates: {
      precision: {
        ...tooFewClusters('precision', 0.17056, 0.0029).gates['precision'],
        failed: true,
      },
    },
    run: { verdict: 'inconclusive', because: 'non-inferiority-not-shown', exitCode: 1 },
  },
  'verdict-643': tooFewClusters('precision', 0.30449, 0.0044),
  'verdict-647': tooFewClusters('waste', 0.40045, 0.0054),
  'verdict-683': tooFewClusters('success', 0.1944, 0.0032),
  'verdict-687': tooFewClusters('all', 0.40132, 0.0054),
  'verdict-467': {
    reason: 'a confirmed failure is told although too few cases of the gate are scored',
    gates: {},
    run: { verdict: 'regressed', because: 'zero-tolerance', exitCode: 1 },
  },
  'verdict-665': {
    reason: 'five clusters are too few to be exchanged, so the figure is information only and not suspect',
    gates: { latency_p95: { suspect: false } },
    run: {},
  },
  'verdict-669': {
    reason: 'the reason names clusters, of which one is too few',
    gates: { latency_p95: { wording: 'information only: all cases are in one cluster' } },
    run: {},
  },
}

/**
 * docs/decision-rules.md#intervals: beside the p of a paired-t row stands its own t interval, no longer Gaffke's, which the oracle gives
 * with a tolerance for its draws. It is worked out from the oracle's p: Δ ± |Δ|·t(α/2)/t(p/2), both at n − 1; equal differences have their
 * point where p is below α, else no interval. Where Δ is 0, p says nothing of the spread, so the three cases are worked out from their
 * values.
 */
export function withOwnInterval<Gate extends ChangeableGate>(gate: Gate, id: string, alpha: number): Gate {
  const { n, row, delta, p, clusters } = gate
  if (row !== 'paired-t' || clusters !== undefined || gate.interval === undefined) return gate
  if (n === null || delta === null || p === null) return gate
  const own = (interval: readonly [number, number] | null): Gate => ({
    ...gate,
    interval: interval ?? undefined,
    intervalTolerance: undefined,
  })
  const isConstant = p === 2 ** (1 - n) || (p === 1 && delta === 0 && gate.intervalTolerance === undefined)
  if (isConstant) return own(p < alpha ? [delta, delta] : null)
  if (delta === 0) return own(OWN_INTERVALS[id] ?? null)
  const reach = (Math.abs(delta) * studentTQuantile(alpha / 2, n - 1)) / studentTQuantile(p / 2, n - 1)
  return own([delta - reach, delta + reach])
}

/** ±t(.975, n − 1)·sd/√n by SciPy. */
const OWN_INTERVALS: Readonly<Record<string, readonly [number, number]>> = {
  'verdict-171': [-0.001279887911189679, 0.001279887911189679],
  'verdict-175': [-0.0008755737158278786, 0.0008755737158278786],
  'verdict-179': [-0.012474675859555001, 0.012474675859555001],
}
