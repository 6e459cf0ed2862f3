import type { AnsweredTrial, Metric, MetricFacts, WithinTime } from '../model/metric.js'
import type { Judgments } from '../model/run/judgments.js'
import type { Failure, Observation } from '../model/run/observation.js'
import { isFromResults, type Run, type Trial } from '../model/run/run.js'
import { type Reason, type Score, scored, unscored } from '../model/score.js'
import type { GoldenCase } from '../model/suite/case.js'
import { FROM_CACHE } from './cost/times.js'
import { isSame, rememberLast } from './remember-last.js'
import { rankSpans } from './retrieval/match-spans.js'

/** A run has a few kinds of cases and of arms: enough lists of keys to know again. */
const MOST_LISTS = 32

interface Known<Value> {
  readonly keys: readonly string[]
  /** What every other is a copy of. Copies of copies take V8 three times as long to write to. */
  readonly first: Readonly<Record<string, Value>>
  values: readonly Value[]
  record: Readonly<Record<string, Value>>
}

/**
 * Makes records of which many have the same keys in the same order, as the scores of a run's trials do: each is a copy of the first such
 * record with its own values, and one whose values are equal to those of the last is that record itself. An object that grows by computed keys becomes a
 * hash table in V8, which is slow to build and to read and takes ten times the memory.
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
      // The copy of a hash table is an object with fields again.
      const record = { ...overwrite<Value>({}, keys, values) }
      if (lists.length === MOST_LISTS) lists.shift()
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

/** Long enough for any provider's message, short enough to be repeated for every metric of a trial. */
const REASON_LENGTH = 200

const recordScores = recordMaker<number>()
const recordReasons = recordMaker<string>()

/**
 * The scores of one trial by metric id, and why the others have none; a metric that does not apply to the case is in neither, nor is a
 * figure of the whole run.
 * After an infrastructure failure every metric is unscored; after any other it gives what it says of a failed trial. Of an
 * answer from the cache nothing is scored that is bound to the machine. The suite's own metrics have what is `recorded` of them, as far as it
 * can be.
 */
export function scoreTrial(input: {
  readonly metrics: readonly Metric[]
  readonly golden: GoldenCase
  readonly observation: Observation
  /** Absent when nobody judged the trial. */
  readonly judgments?: Judgments | null | undefined
  /** What the suite's module said of the trial. */
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
  const plainScore = (asked: Asked): Score | null =>
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
 * What is asked of metrics for each trial, with the metric itself where it is one of the suite's own. Without the figures of the whole run,
 * and all of one shape: metrics differ in what facts they have, which is slow to read in V8.
 */
const listAsked = rememberLast((metrics: readonly Metric[]) =>
  metrics
    .filter(({ custom, score }) => custom === true || score !== null)
    .map((metric) => {
      const { id, applies, score, environment, when_failed, custom } = metric
      return { id, applies, score, environment, when_failed, own: custom === true ? metric : null }
    }),
)

type Asked = ReturnType<typeof listAsked>[number]

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
 * Why a trial does not succeed by the suite's rule, from what scored it: the failure of one that failed, else every condition that does not
 * hold, else why none can be told. Empty where it succeeds, and where success does not apply.
 */
export function explainTrial(input: Parameters<typeof scoreTrial>[0]): readonly Reason[] {
  const { metrics, golden, observation, judgments, withinTime } = input
  const success = metrics.find(({ id }) => id === 'success')
  if (success?.explain === undefined || !success.applies(golden)) return []
  if (observation.status === 'failed') {
    const { kind, message } = observation.failure
    return [{ about: kind === 'infrastructure' ? 'unscored' : 'failure', text: `${kind}: ${message}` }]
  }
  const ranking = rankReply(observation, golden)
  return success.explain({ observation, golden, ranking, judgments: judgments ?? null, withinTime })
}

/** One reason shared by all metrics of the trial. */
function failureScorer(failure: Failure): Scorer {
  const isOutage = failure.kind === 'infrastructure'
  const what = isOutage ? 'infrastructure failure' : `the trial failed (${failure.kind})`
  const noScore = unscored(`${what}: ${failure.message}`.slice(0, REASON_LENGTH))
  return (_score, { when_failed: whenFailed }) => {
    const value = typeof whenFailed === 'function' ? whenFailed(failure) : whenFailed
    return isOutage || value === 'unscored' ? noScore : scored(value)
  }
}

/** Before the name of each of a suite's own metrics. */
const PREFIX = 'custom.'

/** The suite's own among the metrics that a run has measured, each once. What only calls itself one is none. */
export function customMetricsOf({ metrics }: Pick<Run, 'metrics'>): readonly MetricFacts[] {
  const own = metrics.filter(({ id, custom, per_run }) => custom && id.startsWith(PREFIX) && per_run === undefined)
  return own.filter(({ id }, index) => own.findIndex((other) => other.id === id) === index)
}

/**
 * Makes every score of results of another harness as wide as in the widest of the runs that are compared: what a score can be is known only
 * by its values, and a baseline with nothing but ones must not make .7 another metric. All else stays each run's own word, so that none can
 * turn the direction of another's. Runs of a suite stay as they are.
 */
export function widenScores(runs: readonly Pick<Run, 'metrics' | 'settings'>[]): (run: Run) => Run {
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
 * What is recorded of a suite's own metric: null where it does not apply to the case. A value that the metric cannot have is unscored.
 * @example recordedScore(politeness, { scores: { 'custom.politeness': 2 }, unscored: {} }) // unscored: 'the suite's metric gave 2, which is not between 0 and 1'
 */
export function recordedScore(
  { id, kind, range: [low, high] }: MetricFacts,
  recorded: Pick<Trial, 'scores' | 'unscored'> | undefined,
): Score | null {
  const value = recorded?.scores[id]
  const reason = recorded?.unscored[id]
  if (value === undefined) return reason === undefined ? null : unscored(reason.slice(0, REASON_LENGTH))
  const isInside = (low === null || value >= low) && (high === null || value <= high)
  if (!isInside) return unscored(`the suite's metric gave ${value}, which is ${describeRange(low, high)}`)
  if (kind === 'binary' && value !== 0 && value !== 1)
    return unscored(`the suite's metric gave ${value}, where only 0 and 1 are possible`)
  return scored(value)
}

function describeRange(low: number | null, high: number | null): string {
  if (low !== null && high !== null) return `not between ${low} and ${high}`
  return low === null ? `above ${String(high)}` : `below ${low}`
}
