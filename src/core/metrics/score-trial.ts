import type { GoldenCase } from '../model/case.js'
import type { Judgments } from '../model/judgments.js'
import type { AnsweredTrial, Metric } from '../model/metric.js'
import type { Failure, Observation } from '../model/observation.js'
import type { Trial } from '../model/run.js'
import { scored, unscored, type Score } from '../model/score.js'
import { recordedScore } from './custom-metrics.js'
import { rankSpans } from './match-spans.js'

/** Long enough for any provider's message, short enough to be repeated for every metric of a trial. */
const REASON_LENGTH = 200

/**
 * The scores of one trial by metric id, and why the others have none; a metric that does not apply to the case is in neither, nor is a
 * figure of the whole run.
 * After an infrastructure failure every metric is unscored; after any other it gives what it says of a failed trial. The suite's own
 * metrics have what is `recorded` of them, as far as it can be.
 */
export function scoreTrial({
  metrics,
  golden,
  observation,
  judgments,
  recorded,
}: {
  readonly metrics: readonly Metric[]
  readonly golden: GoldenCase
  readonly observation: Observation
  /** Absent when nobody judged the trial. */
  readonly judgments?: Judgments
  /** What the suite's module said of the trial. */
  readonly recorded?: Pick<Trial, 'scores' | 'unscored'>
}): Pick<Trial, 'scores' | 'unscored'> {
  const scores: Record<string, number> = {}
  const missing: Record<string, string> = {}
  const scoreOf = scorer(golden, observation, judgments ?? null)
  const isOutage = observation.status === 'failed' && observation.failure.kind === 'infrastructure'
  const plainScore = ({ score, applies, when_failed }: Metric): Score | null =>
    score === null || !applies(golden) ? null : scoreOf(score, when_failed)
  const ownScore = (metric: Metric): Score | null => {
    const own = recordedScore(metric, recorded)
    return own !== null && isOutage ? scoreOf(() => own, 'unscored') : own
  }
  for (const metric of metrics) {
    const score = metric.custom ? ownScore(metric) : plainScore(metric)
    if (score === null) continue
    if (score.kind === 'scored') scores[metric.id] = score.value
    else missing[metric.id] = score.reason
  }
  // V8 keeps a copy in a quarter of the memory of an object that grew by computed keys.
  return { scores: { ...scores }, unscored: { ...missing } }
}

type Scorer = (score: NonNullable<Metric['score']>, whenFailed: Metric['when_failed']) => Score

function scorer(golden: GoldenCase, observation: Observation, judgments: Judgments | null): Scorer {
  if (observation.status === 'failed') return failureScorer(observation.failure)
  const { spans } = observation.reply
  const ranking = spans === undefined ? null : rankSpans(spans, golden.expected_spans)
  const trial: AnsweredTrial = { observation, golden, ranking, judgments }
  return (score) => score(trial)
}

/** One reason shared by all metrics of the trial. */
function failureScorer(failure: Failure): Scorer {
  const isOutage = failure.kind === 'infrastructure'
  const noScore = unscored(
    reasonOf(isOutage ? 'infrastructure failure' : `the trial failed (${failure.kind})`, failure),
  )
  return (_score, whenFailed) => {
    if (isOutage || whenFailed === 'unscored') return noScore
    return scored(typeof whenFailed === 'number' ? whenFailed : whenFailed(failure))
  }
}

function reasonOf(what: string, failure: Failure): string {
  return `${what}: ${failure.message}`.slice(0, REASON_LENGTH)
}
