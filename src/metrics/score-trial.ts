import type { AnsweredTrial, Metric, WithinTime } from '../model/metric.js'
import type { Judgments } from '../model/run/judgments.js'
import type { Failure, Observation } from '../model/run/observation.js'
import type { Trial } from '../model/run/run.js'
import { type Reason, type Score, scored, unscored } from '../model/score.js'
import type { GoldenCase } from '../model/suite/case.js'
import { FROM_CACHE } from './cost/times.js'
import { recordedScore } from './custom-metrics.js'
import { rememberLast } from './remember-last.js'
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
      const record = recordOf(keys, values)
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

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}

function recordOf<Value>(keys: readonly string[], values: readonly Value[]): Record<string, Value> {
  // The copy of a hash table is an object with fields again.
  return { ...overwrite({}, keys, values) }
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

/** What is asked of a metric for each trial. */
interface Asked extends Pick<Metric, 'id' | 'applies' | 'score' | 'environment' | 'when_failed'> {
  /** The metric itself where it is one of the suite's own. */
  readonly own: Metric | null
}

/** Without the figures of the whole run, and all of one shape: metrics differ in what facts they have, which is slow to read in V8. */
const listAsked = rememberLast((metrics: readonly Metric[]): readonly Asked[] =>
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
    if (isOutage || whenFailed === 'unscored') return noScore
    return scored(typeof whenFailed === 'number' ? whenFailed : whenFailed(failure))
  }
}
