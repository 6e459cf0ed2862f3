import { type AnsweredTrial, describeRange, type Metric, type MetricFacts, type WithinTime } from '../model/metric.js'
import type { Judgments } from '../model/run/judgments.js'
import { EPSILON } from '../model/rounding.js'
import type { Failure, Observation } from '../model/run/observation.js'
import { isFromResults, type Run, type Trial } from '../model/run/run.js'
import { type Reason, type Score, scored, unscored } from '../model/score.js'
import type { GoldenCase } from '../model/suite/case.js'
import { FROM_CACHE } from './cost/times.js'
import { isSame, memoizeLast } from './memoize-last.js'
import { rankSpans } from './retrieval/match-spans.js'

/** Number of key lists that are remembered; a run has only a few kinds of cases and arms. */
const MAX_LISTS = 32

interface Known<Value> {
  readonly keys: readonly string[]
  /** The record that all others are copied from. V8 takes three times as long to write to copies of copies. */
  readonly first: Readonly<Record<string, Value>>
  values: readonly Value[]
  record: Readonly<Record<string, Value>>
}

/**
 * Returns a function that makes records, most of which have the same keys in the same order, such as the scores of a run's trials. Each
 * record is a copy of the first one with these keys, with its own values. If the values equal those of the last such record, that record
 * is returned. An object that grows by computed keys becomes a hash table in V8, which is slow to build and to read and takes ten times
 * the memory.
 * @example recordMaker<number>()(['a', 'b'], [1, 2]) // { a: 1, b: 2 }
 */
export function recordMaker<Value>(): (
  keys: readonly string[],
  values: readonly Value[],
) => Readonly<Record<string, Value>> {
  const lists: Known<Value>[] = []
  return (keys, values) => {
    const known = lists.find((list) => isSame(list.keys, keys))
    if (known === undefined) {
      // Copying turns the hash table back into an object with fields.
      const record = { ...overwrite<Value>({}, keys, values) }
      if (lists.length === MAX_LISTS) lists.shift()
      lists.push({ keys, first: record, values, record })
      return record
    }
    if (isSame(known.values, values)) return known.record
    known.record = overwrite({ ...known.first }, keys, values)
    known.values = values
    return known.record
  }
}

function overwrite<Value>(
  record: Record<string, Value>,
  keys: readonly string[],
  values: readonly Value[],
): Record<string, Value> {
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]
    const value = values[index]
    if (key !== undefined && value !== undefined) record[key] = value
  }
  return record
}

/** Longest reason: enough for any provider's message, and short enough to be repeated for every metric of a trial. */
const REASON_LENGTH = 200

const recordScores = recordMaker<number>()
const recordReasons = recordMaker<string>()

/**
 * Returns the scores of one trial by metric id, and the reasons of the unscored ones. A metric that does not apply to the case, or a figure
 * of the whole run, is in neither.
 * After an infrastructure failure every metric is unscored; after any other failure `when_failed` of the metric applies. For an answer from
 * the cache, metrics that depend on the machine are unscored. The suite's own metrics get the scores that are `recorded` of them, if
 * possible.
 */
export function scoreTrial(input: {
  readonly metrics: readonly Metric[]
  readonly golden: GoldenCase
  readonly observation: Observation
  /** Absent when nobody judged the trial. */
  readonly judgments?: Judgments | null | undefined
  /** The scores that the suite's module gave the trial. */
  readonly recorded?: Pick<Trial, 'scores' | 'unscored'> | undefined
  readonly withinTime: WithinTime
}): Pick<Trial, 'scores' | 'unscored'> {
  const { metrics, golden, observation, judgments, recorded, withinTime } = input
  const scoredIds: string[] = []
  const values: number[] = []
  const unscoredIds: string[] = []
  const reasons: string[] = []
  const scoreOf = scorer({ golden, observation, judgments: judgments ?? null, withinTime })
  const isCached = observation.status === 'ok' && observation.cached === true
  const isOutage = observation.status === 'failed' && observation.failure.kind === 'infrastructure'
  const plainScore = (asked: ReturnType<typeof listAsked>[number]): Score | null =>
    asked.score === null || !asked.applies(golden) ? null : scoreOf(asked.score, asked)
  const ownScore = (metric: Metric): Score | null => {
    const own = recordedScore(metric, recorded)
    return own !== null && (isOutage || isCached) ? scoreOf(() => own, { ...metric, when_failed: 'unscored' }) : own
  }
  for (const asked of listAsked(metrics)) {
    const score = asked.own === null ? plainScore(asked) : ownScore(asked.own)
    if (score === null) continue
    if (score.kind === 'scored') {
      scoredIds.push(asked.id)
      values.push(score.value)
    } else {
      unscoredIds.push(asked.id)
      reasons.push(score.reason)
    }
  }
  return { scores: recordScores(scoredIds, values), unscored: recordReasons(unscoredIds, reasons) }
}

/**
 * Lists what scoring needs of each metric, including the metric itself if it is one of the suite's own. Figures of the whole run are left
 * out. All entries have one shape: metrics differ in which facts they have, which V8 reads slowly.
 */
const listAsked = memoizeLast((metrics: readonly Metric[]) =>
  metrics
    .filter(({ custom, score }) => custom === true || score !== null)
    .map((metric) => {
      const { id, applies, score, environment, when_failed, custom } = metric
      return { id, applies, score, environment, when_failed, own: custom === true ? metric : null }
    }),
)

type Scorer = (score: NonNullable<Metric['score']>, metric: Pick<Metric, 'environment' | 'when_failed'>) => Score

function scorer(
  input: Pick<AnsweredTrial, 'golden' | 'judgments' | 'withinTime'> & { readonly observation: Observation },
): Scorer {
  const { golden, observation, judgments, withinTime } = input
  if (observation.status === 'failed') return failureScorer(observation.failure)
  const trial: AnsweredTrial = { observation, golden, ranking: rankReply(observation, golden), judgments, withinTime }
  const fromCache = observation.cached === true ? unscored(FROM_CACHE) : null
  return (score, { environment }) => (environment === 'bound' && fromCache !== null ? fromCache : score(trial))
}

function rankReply({ reply: { spans } }: AnsweredTrial['observation'], golden: GoldenCase): AnsweredTrial['ranking'] {
  return spans === undefined ? null : rankSpans(spans, golden.expected_spans)
}

/**
 * Explains why a trial does not succeed by the suite's rule: the failure of a failed trial, else every condition that does not hold, else
 * why success is unknown. Empty if the trial succeeds, or if success does not apply.
 */
export function explainTrial(input: Parameters<typeof scoreTrial>[0]): readonly Reason[] {
  const { metrics, golden, observation, judgments, withinTime } = input
  const success = metrics.find(({ id }) => id === 'success')
  if (success?.explain === undefined || !success.applies(golden)) return []
  if (observation.status === 'failed') {
    const { kind, message } = observation.failure
    return [{ about: kind === 'infrastructure' ? 'unscored' : 'failure', text: message }]
  }
  const ranking = rankReply(observation, golden)
  return success.explain({ observation, golden, ranking, judgments: judgments ?? null, withinTime })
}

/** Returns the scorer of a failed trial, with one reason for all metrics. */
function failureScorer(failure: Failure): Scorer {
  const isOutage = failure.kind === 'infrastructure'
  const outage = failure.asked === false ? 'not asked' : 'infrastructure failure'
  const what = isOutage ? outage : `the trial failed (${failure.kind})`
  const noScore = unscored(`${what}: ${failure.message}`.slice(0, REASON_LENGTH))
  return (_score, { when_failed: whenFailed }) => {
    const value = typeof whenFailed === 'function' ? whenFailed(failure) : whenFailed
    return isOutage || value === 'unscored' ? noScore : scored(value)
  }
}

/** Prefix of the name of each of a suite's own metrics. */
const PREFIX = 'custom.'

/** Returns the suite's own metrics among those that a run has measured, each once. Metrics that only claim to be custom are left out. */
export function customMetricsOf({ metrics }: Pick<Run, 'metrics'>): readonly MetricFacts[] {
  const own = metrics.filter(({ id, custom, per_run }) => custom && id.startsWith(PREFIX) && per_run === undefined)
  return own.filter(({ id }, index) => own.findIndex((other) => other.id === id) === index)
}

/**
 * Returns a function that widens every score of another harness's results to the widest of the compared runs. The possible values of such a
 * score are known only from its actual values, and a baseline of nothing but ones must not make 0.7 another metric. Everything else stays
 * as in each run, so that none can reverse the direction of another's. Runs of a suite are not changed.
 */
export function widenRanges(runs: readonly Pick<Run, 'metrics' | 'settings'>[]): (run: Run) => Run {
  if (!runs.every(isFromResults)) return (run) => run
  const widest = new Map<string, MetricFacts>()
  for (const facts of runs.flatMap(customMetricsOf)) {
    const known = widest.get(facts.id)
    if (known === undefined || widthOf(facts) > widthOf(known)) widest.set(facts.id, facts)
  }
  return (run) => ({
    ...run,
    metrics: run.metrics.map((own) => {
      const { kind, unit, range, default_margin } = widest.get(own.id) ?? own
      return { ...own, kind, unit, range, ...(default_margin && { default_margin }) }
    }),
  })
}

function widthOf({ kind, unit }: MetricFacts): number {
  if (kind === 'binary') return 0
  return unit === 'ratio' ? 1 : 2
}

/**
 * Returns the recorded score of a suite's own metric; `null` if the metric does not apply to the case. A value that the metric cannot have
 * is unscored.
 * @example recordedScore(politeness, { scores: { 'custom.politeness': 2 }, unscored: {} }) // unscored: 'the suite's metric returned 2, which is not between 0 and 1'
 */
export function recordedScore(
  metric: MetricFacts,
  recorded: Pick<Trial, 'scores' | 'unscored'> | undefined,
): Score | null {
  const value = recorded?.scores[metric.id]
  const reason = recorded?.unscored[metric.id]
  if (value === undefined) return reason === undefined ? null : unscored(reason.slice(0, REASON_LENGTH))
  const problem = describeImpossible(metric, value)
  return problem === null ? scored(value) : unscored(`the suite's metric returned ${problem}`)
}

/**
 * Says that a value is none that a metric can have; `null` if it is one, or at most a rounding error outside its range.
 * @example describeImpossible({ kind: 'binary', range: [0, 1] }, 1.5) // '1.5, but only 0 and 1 are possible'
 */
export function describeImpossible(
  { kind, range: [low, high] }: Pick<MetricFacts, 'kind' | 'range'>,
  value: number,
): string | null {
  if (kind === 'binary') return value === 0 || value === 1 ? null : `${value}, but only 0 and 1 are possible`
  const isInside = (low === null || value >= low - EPSILON) && (high === null || value <= high + EPSILON)
  return isInside ? null : `${value}, but it ${describeRange([low, high])}`
}
