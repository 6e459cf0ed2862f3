import type { Gate } from '../../../src/model/suite/gate.js'
import type { Margin, MetricFacts } from '../../../src/model/metric.js'
import type { RuleSet } from '../../../src/model/suite/rules.js'
import type { Run } from '../../../src/model/run/run.js'
import { FAIL_ON, type FailOn } from '../../../src/model/result/verdict.js'
import { gate as plainGate } from '../build-runs.js'
import { drawColumn, type Column } from './random-values.js'
import { METRICS, REFUSALS, type MetricChoice } from './random-metrics.js'
import { startRandom } from './numbers.js'
import { makeDice, type Dice } from './dice.js'

export type Arm = 'baseline' | 'candidate'

/** One case of a random suite with its values in each arm. A metric without a column does not apply. */
export interface RandomCase {
  readonly id: string
  readonly tags: readonly string[]
  readonly critical: boolean
  readonly cluster: string | undefined
  readonly status: 'both' | 'edited' | 'added' | 'removed' | 'outside'
  readonly stale: 'no' | 'candidate' | 'both' | 'deleted'
  readonly columns: Readonly<Record<string, Readonly<Record<Arm, readonly (number | null)[]>>>>
  readonly confirmations: readonly (number | null)[]
  /** The numbers of the trials that the target failed. */
  readonly failed: Readonly<Record<Arm, readonly number[]>>
}

/** Two random runs in a compact form that is easy to print, and to shrink by removing cases and gates. */
export interface RandomSuite {
  readonly cases: readonly RandomCase[]
  readonly gates: readonly Gate[]
  readonly metrics: readonly MetricFacts[]
  readonly settings: Pick<Run['settings'], 'alpha' | 'min_scored_share' | 'zero_tolerance' | 'deterministic'>
  readonly hasBaseline: boolean
  readonly isInterleaved: boolean
  readonly redefined: readonly string[]
  readonly ruleSet: RuleSet | null
  readonly hasSubset: boolean
  readonly failOn: FailOn
}

/** Draws the suite of a seed and a number; always the same for the same two. */
export function drawSuite(seed: number, index: number): RandomSuite {
  const dice = makeDice(startRandom(seed * 1_000_003 + index))
  const chosen = drawMetrics(dice)
  const metrics = [...new Set(chosen.flatMap(({ facts, parts }) => [facts, ...parts.map(({ facts: part }) => part)]))]
  const n = dice.weighted([
    [4, () => 1],
    [16, () => dice.whole(2, 9)],
    [40, () => dice.whole(10, 30)],
    [36, () => dice.whole(31, 60)],
    [4, () => dice.whole(61, 250)],
  ])()
  const columns = drawColumns(dice, chosen, n)
  const settings = {
    alpha: dice.weighted([
      [80, 0.05],
      [8, 0.01],
      [8, 0.1],
      [4, 0.2],
    ]),
    min_scored_share: dice.weighted([
      [70, 0.6],
      [30, 0.95],
    ]),
    zero_tolerance: dice.weighted([
      [60, 'critical'],
      [25, 'all'],
      [15, 'off'],
    ] as const),
    deterministic: dice.chance(0.3),
  }
  const gates = dice.chance(0.04) ? dice.pick(REFUSALS) : drawGates(dice, chosen)
  const refusalMetrics = gates.some(({ metric }) => metrics.every(({ id }) => id !== metric))
    ? METRICS.map(({ facts }) => facts)
    : metrics
  return {
    cases: failSome(drawCases(dice, n, columns), makeDice(startRandom(seed * 1_000_003 + index + 500_000))),
    gates,
    metrics: refusalMetrics,
    settings,
    hasBaseline: !dice.chance(0.04),
    isInterleaved: dice.chance(0.7),
    redefined: dice.chance(0.06) ? [dice.pick(metrics).id] : [],
    ruleSet: dice.chance(0.08)
      ? makeRuleSet({ ...settings, alpha: 0.05, deterministic: dice.chance(0.5) }, gates)
      : null,
    hasSubset: dice.chance(0.1),
    failOn: dice.pick(FAIL_ON),
  }
}

function drawMetrics(dice: Dice): readonly MetricChoice[] {
  const [success, ...others] = METRICS
  const count = dice.weighted([
    [25, 1],
    [35, 2],
    [25, 3],
    [15, 4],
  ])
  const picked = dice.shuffle(others).slice(0, count)
  return success !== undefined && dice.chance(0.75) ? [success, ...picked] : picked
}

function drawColumns(dice: Dice, chosen: readonly MetricChoice[], n: number): Readonly<Record<string, Column>> {
  const trials = { baseline: drawTrials(dice), candidate: drawTrials(dice) }
  if (dice.chance(0.6)) trials.candidate = trials.baseline
  const missing = dice.weighted([
    [70, 0],
    [20, 0.03],
    [10, 0.15],
  ])
  const isUneven = dice.chance(0.3)
  const scored = [...new Set(chosen.flatMap((choice) => (choice.parts.length === 0 ? [choice] : choice.parts)))]
  const shape = { n, trials, missing: { baseline: isUneven ? 0 : missing, candidate: missing } }
  return Object.fromEntries(scored.map((choice) => [choice.facts.id, drawColumn(dice, choice, shape)]))
}

const drawTrials = (dice: Dice): number =>
  dice.weighted([
    [55, 1],
    [10, 2],
    [20, 3],
    [8, 4],
    [7, 5],
  ])

function drawCases(dice: Dice, n: number, columns: Readonly<Record<string, Column>>): readonly RandomCase[] {
  const clusterOf = drawClusters(dice, n)
  const unpaired = dice.weighted([
    [60, 0],
    [30, 0.05],
    [10, 0.3],
  ])
  return Array.from({ length: n }, (_, index) => {
    const status = dice.chance(unpaired) ? dice.pick(['edited', 'added', 'removed', 'outside'] as const) : 'both'
    return {
      id: `case-${String(index).padStart(3, '0')}`,
      tags: ['auth', 'billing'].filter(() => dice.chance(0.6)),
      critical: dice.chance(0.1),
      cluster: clusterOf(index),
      status,
      stale: dice.chance(unpaired / 3) ? dice.pick(['candidate', 'both', 'deleted'] as const) : 'no',
      columns: Object.fromEntries(
        Object.entries(columns).flatMap(([id, column]) => {
          const values = column[index]
          return values === undefined || values === null ? [] : [[id, values]]
        }),
      ),
      confirmations: dice.chance(0.3)
        ? Array.from({ length: dice.whole(1, 3) }, () => dice.pick([0, 0, 0, 0, 1, null]))
        : [],
      failed: { baseline: [], candidate: [] },
    }
  })
}

/** Draws which trials fail. A failed trial has no value for metrics on the log scale or that depend on the machine (tokens, latency). */
function failSome(cases: readonly RandomCase[], dice: Dice): readonly RandomCase[] {
  const share = { baseline: dice.pick([0, 0, 0, 0.03]), candidate: dice.pick([0, 0, 0.03, 0.3, 1]) }
  return cases.map((one) => {
    const trials = Math.max(
      1,
      ...Object.values(one.columns).flatMap(({ baseline, candidate }) => [baseline.length, candidate.length]),
    )
    const failedIn = (arm: Arm): number[] =>
      Array.from({ length: trials }, (_, trial) => trial).filter(() => dice.chance(share[arm]))
    return { ...one, failed: { baseline: failedIn('baseline'), candidate: failedIn('candidate') } }
  })
}

function drawClusters(dice: Dice, n: number): (index: number) => string | undefined {
  const size = dice.whole(2, 5)
  const count = dice.whole(2, 6)
  return dice.weighted<(index: number) => string | undefined>([
    [50, () => undefined],
    [4, () => 'one'],
    [6, (index) => `half ${index % 2}`],
    [8, (index) => `some ${index % count}`],
    [14, (index) => `pair ${Math.floor(index / 2)}`],
    [8, (index) => `run ${Math.floor(index / size)}`],
    [5, (index) => (index < n / 4 ? 'many' : undefined)],
    [5, () => (dice.chance(0.5) ? `any ${dice.whole(1, Math.ceil(n / 3))}` : undefined)],
  ])
}

function drawGates(dice: Dice, chosen: readonly MetricChoice[]): readonly Gate[] {
  const gates = Array.from({ length: dice.whole(1, 5) }, (_, index): Gate => {
    const choice = dice.pick(chosen)
    const { facts } = choice
    const isBoundsOnly = facts.direction === 'neutral' || dice.chance(0.06)
    const margin =
      isBoundsOnly || (facts.default_margin !== undefined && dice.chance(0.3)) ? null : drawMargin(dice, choice)
    const hasBounds = isBoundsOnly || dice.chance(0.08)
    const isMinimum = dice.chance(0.5)
    const limit = choice.scale * dice.pick([-1000, 0, 0.2, 0.4, 0.5, 0.7, 1, 1.5, 2, 3, 1000, 1000])
    const evidence = dice.weighted([
      [60, 'significant'],
      [20, 'threshold'],
      [20, 'non-inferior'],
    ] as const)
    return plainGate({
      id: `${facts.id} #${index}`,
      metric: facts.id,
      severity: index === 0 || dice.chance(0.75) ? 'fail' : 'warn',
      evidence:
        evidence === 'non-inferior' && (facts.per_run !== undefined || margin === null) ? 'significant' : evidence,
      margin,
      min: hasBounds && isMinimum ? -Math.abs(limit) : null,
      max: hasBounds && !isMinimum ? limit : null,
      where: dice.chance(0.2) ? dice.pick(['tag:auth', '!tag:billing']) : null,
    })
  })
  if (!dice.chance(0.2)) return gates
  const able = gates.findIndex(({ severity, margin }) => severity === 'fail' && margin !== null)
  return gates.map((gate, index) => (index === able ? { ...gate, primary: true } : gate))
}

function drawMargin(dice: Dice, { facts, scale }: MetricChoice): Margin {
  const [low] = facts.range
  const canBeRelative = low !== null && low >= 0
  if (canBeRelative && dice.chance(facts.scale === 'log-ratio' ? 0.8 : 0.4)) {
    const most = facts.direction === 'lower' ? 1.5 : 0.9
    return { kind: 'relative', value: dice.pick([0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, most]) }
  }
  return { kind: 'absolute', value: scale * dice.pick([0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2]) }
}

function makeRuleSet(settings: RandomSuite['settings'], gates: readonly Gate[]): RuleSet {
  const others = { k: [1, 3, 5, 10], primary_k: 5, success: 'all' as const }
  return {
    rules: { gates, settings: { ...others, ...settings }, pricing: { models: {} }, judge: null },
    from: 'base',
    changes: [],
  }
}
