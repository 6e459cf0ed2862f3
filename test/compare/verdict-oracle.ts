import type { CompareInput } from '../../src/compare/pair/open-pair.js'
import type { GoldenCase } from '../../src/model/suite/case.js'
import type { Gate } from '../../src/model/suite/gate.js'
import type { Margin, MetricFacts } from '../../src/model/metric.js'
import type { FailOn } from '../../src/model/result/verdict.js'
import type { RunFigure } from '../../src/model/run/run-figure.js'
import type { ScoredRun, ScoredTrial } from '../../src/model/run/run.js'
import type { Inference } from '../../src/model/suite/inference.js'
import { recordedRules, type RuleSet } from '../../src/model/suite/rules.js'
import { goldenCase, scoredRun } from './build-runs.js'

/** A number is one trial, a list several trials, `null` is unscored; for 'na' the metric does not apply to the case. */
type Value = number | null | 'na' | readonly (number | null)[]

interface OracleMetric {
  readonly kind: MetricFacts['kind']
  readonly direction: MetricFacts['direction']
  readonly range: readonly [number | null, number | null]
  readonly scale?: 'log-ratio'
  readonly perRun?: 'p95' | 'p50' | { readonly ratio: readonly [string, string] }
  readonly environment?: 'bound'
  readonly absoluteMargin?: number
  readonly defaultMargin?: OracleMargin
  /** The unit of what an answer cost or took, or `conduct` for how the target replied. Absent for the quality of answers. */
  readonly measures?: 'usd' | 'tokens' | 's' | 'mb' | 'percent' | 'conduct' | 'quality'
}

interface OracleMargin {
  readonly absolute?: number
  readonly relative?: number
}

interface OracleGate {
  readonly id: string
  readonly metric: string
  readonly margin?: OracleMargin
  readonly min?: number
  readonly max?: number
  readonly severity?: Gate['severity']
  readonly evidence?: Gate['evidence']
  readonly primary?: boolean
  readonly where?: string
}

export interface OracleInput {
  readonly settings: {
    readonly alpha?: number
    readonly min_scored_share?: number
    readonly zero_tolerance?: 'critical' | 'all' | 'off'
    readonly fail_on?: FailOn
    readonly deterministic?: boolean
    readonly interleaved?: boolean
    readonly seed?: number
    readonly inference?: Inference
  }
  readonly gates: readonly OracleGate[]
  readonly metrics: Readonly<Record<string, OracleMetric>>
  readonly cases: {
    readonly count: number
    readonly status?: Readonly<Partial<Record<OracleStatus, readonly number[]>>>
    readonly critical?: readonly number[]
    readonly tags?: Readonly<Record<string, readonly number[]>>
    readonly cluster?: Readonly<Record<string, readonly number[]>>
  }
  readonly values: Readonly<
    Record<string, { readonly baseline: readonly Value[]; readonly candidate: readonly Value[] }>
  >
  readonly baseline?: boolean | 'unreadable'
  /** Present if the cases of the base are known; `accepted` if a person has accepted the edits of the change. */
  readonly origin?: 'base' | 'accepted'
  /** The arm whose run was stopped by its budget. */
  readonly stopped?: Arm
  readonly confirmation?: Readonly<Record<string, readonly (number | null)[]>>
  readonly notComparable?: Readonly<Record<string, string>>
}

type OracleStatus = 'changed' | 'removed' | 'head-only' | 'stale' | 'not-selected' | 'deleted'
type Arm = 'baseline' | 'candidate'

/** Builds two runs, as Goldenpair would have stored them, from one case of the verdicts oracle. */
export function buildCompareInput(input: OracleInput): CompareInput {
  const candidate = buildRun(input, 'candidate')
  return {
    baseline: (input.baseline ?? true) === true ? buildRun(input, 'baseline') : null,
    ...(input.baseline === 'unreadable' && { baselineLost: 'unreadable' }),
    candidate,
    ...(input.origin !== undefined && { ruleSet: buildRuleSet(input, candidate) }),
    ...(input.settings.inference !== undefined && { inference: input.settings.inference }),
    failOn: input.settings.fail_on ?? 'regression',
    confirmations: {
      trials: Object.entries(input.confirmation ?? {}).flatMap(([index, values]) =>
        values.map((value, position) => makeTrial(Number(index), 100 + position, { success: value })),
      ),
      stopped: null,
    },
  }
}

/** The rules of the candidate itself, with the cases from which its change started: those of the baseline. */
function buildRuleSet(input: OracleInput, { run }: ScoredRun): RuleSet {
  const { cases } = buildRun(input, 'baseline').run
  return {
    rules: recordedRules(run),
    from: 'base',
    changes: [],
    origin: { cases, is_accepted: input.origin === 'accepted', accept_label: null },
  }
}

const STOPPED = { because: 'budget', made: 10, planned: 40, limit_usd: 1, spent_usd: 1, detail: 'no more' } as const

export function caseId(index: number): string {
  return `case-${String(index).padStart(5, '0')}`
}

function buildRun(input: OracleInput, arm: Arm): ScoredRun {
  const { settings, cases } = input
  const isIn = (status: OracleStatus, index: number): boolean => (cases.status?.[status] ?? []).includes(index)
  const isPresent = (index: number): boolean =>
    arm === 'baseline' ? !isIn('head-only', index) : !isIn('removed', index) && !isIn('not-selected', index)
  const indices = Array.from({ length: cases.count }, (_, index) => index).filter(isPresent)
  return scoredRun({
    session_id: settings.interleaved === true ? 'same' : arm,
    seed: settings.seed ?? 1,
    subset: arm === 'candidate' && cases.status?.['not-selected'] !== undefined ? '!tag:not-selected' : null,
    settings: {
      alpha: settings.alpha ?? 0.05,
      min_scored_share: settings.min_scored_share ?? 0.95,
      zero_tolerance: settings.zero_tolerance ?? 'critical',
      deterministic: settings.deterministic ?? false,
    },
    cases: indices.map((index) => buildCase(input, index, arm === 'candidate' && isIn('changed', index))),
    gates: input.gates.map(buildGate),
    metrics: Object.entries(input.metrics).map(([id, metric]) => buildMetric(id, metric)),
    metricFingerprints: Object.fromEntries(
      Object.keys(input.metrics).map((id) => [id, input.notComparable?.[id] === undefined ? 'same' : arm]),
    ),
    trials: indices.flatMap((index) => buildTrials(input, arm, index)),
    ...listStale(input, arm),
    ...(input.stopped === arm && { stopped: STOPPED }),
  })
}

/** A case whose source the candidate has deleted is stale in the candidate, and marked. */
function listStale({ cases: { status = {} } }: OracleInput, arm: Arm) {
  const deleted = arm === 'baseline' ? [] : (status.deleted ?? []).map(caseId)
  return { stale_cases: [...(status.stale ?? []).map(caseId), ...deleted], deleted_cases: deleted }
}

function buildCase({ cases }: OracleInput, index: number, isChanged: boolean): GoldenCase {
  const namesOf = (groups: Readonly<Record<string, readonly number[]>> | undefined): string[] =>
    Object.entries(groups ?? {}).flatMap(([name, members]) => (members.includes(index) ? [name] : []))
  const [cluster] = namesOf(cases.cluster)
  return goldenCase({
    id: caseId(index),
    tags: [...namesOf(cases.tags), ...(cases.status?.['not-selected']?.includes(index) ? ['not-selected'] : [])],
    critical: cases.critical?.includes(index) ?? false,
    ...(cluster === undefined ? {} : { cluster }),
    fingerprint: isChanged ? 'edited' : 'same',
  })
}

function buildTrials({ values }: OracleInput, arm: Arm, index: number): readonly ScoredTrial[] {
  const columns = Object.entries(values).flatMap(([metric, column]) => {
    const value = column[arm][index]
    return value === undefined || value === 'na' ? [] : [{ metric, trials: Array.isArray(value) ? value : [value] }]
  })
  const count = Math.max(1, ...columns.map(({ trials }) => trials.length))
  return Array.from({ length: count }, (_, trial) =>
    makeTrial(
      index,
      trial,
      Object.fromEntries(
        columns.flatMap(({ metric, trials }) =>
          trial < trials.length ? [[metric, trials[trial] as number | null]] : [],
        ),
      ),
    ),
  )
}

function makeTrial(index: number, trial: number, values: Readonly<Record<string, number | null>>): ScoredTrial {
  const scores: Record<string, number> = {}
  const unscored: Record<string, string> = {}
  for (const [metric, value] of Object.entries(values)) {
    if (value === null) unscored[metric] = 'infrastructure'
    else scores[metric] = value
  }
  return { case: caseId(index), trial, scores, unscored }
}

function buildMetric(id: string, metric: OracleMetric): MetricFacts {
  const { measures = 'quality', perRun, absoluteMargin: absolute_margin, defaultMargin } = metric
  const isAmount = measures !== 'quality' && measures !== 'conduct'
  const default_margin = buildMargin(defaultMargin)
  return {
    id,
    title: id,
    unit: isAmount ? measures : metric.kind === 'binary' ? 'ratio' : 'count',
    kind: metric.kind,
    direction: metric.direction,
    range: metric.range,
    environment: metric.environment ?? 'free',
    scale: metric.scale ?? 'linear',
    ...(measures === 'conduct' && { aspect: measures }),
    ...(perRun !== undefined && { per_run: buildFigure(id, perRun) }),
    ...(absolute_margin !== undefined && { absolute_margin }),
    ...(default_margin !== null && { default_margin }),
    definition: '1',
  }
}

function buildFigure(id: string, figure: NonNullable<OracleMetric['perRun']>): RunFigure {
  if (typeof figure === 'string') return { figure: 'percentile', of: id, percentile: Number(figure.slice(1)) }
  const [numerator, denominator] = figure.ratio
  return { figure: 'ratio', numerator, denominator }
}

function buildGate(gate: OracleGate): Gate {
  return {
    id: gate.id,
    metric: gate.metric,
    severity: gate.severity ?? 'fail',
    evidence: gate.evidence ?? 'significant',
    primary: gate.primary ?? false,
    margin: buildMargin(gate.margin),
    min: gate.min ?? null,
    max: gate.max ?? null,
    where: gate.where === undefined ? null : `tag:${gate.where}`,
  }
}

function buildMargin(margin: OracleGate['margin']): Margin | null {
  if (margin?.absolute !== undefined) return { kind: 'absolute', value: margin.absolute }
  return margin?.relative === undefined ? null : { kind: 'relative', value: margin.relative }
}
