import type { GoldenCase } from '../model/case.js'
import type { Metric } from '../model/metric.js'
import type { Failure, Observation } from '../model/observation.js'
import type { Trial } from '../model/run.js'
import { scored, unscored, type Score } from '../model/score.js'
import { rankSpans } from './match-spans.js'

/** Long enough for any provider's message, short enough to be repeated for every metric of a trial. */
const REASON_LENGTH = 200

/**
 * The scores of one trial by metric id, and why the others have none; a metric that does not apply to the case is in neither.
 * After an infrastructure failure every metric is unscored; after any other it gives what it says of a failed trial.
 */
export function scoreTrial({
  metrics,
  golden,
  observation,
}: {
  readonly metrics: readonly Metric[]
  readonly golden: GoldenCase
  readonly observation: Observation
}): Pick<Trial, 'scores' | 'unscored'> {
  const scores: [string, number][] = []
  const missing: [string, string][] = []
  const scoreOf = scorer(golden, observation)
  for (const metric of metrics) {
    if (!metric.applies(golden)) continue
    const score = scoreOf(metric)
    if (score.kind === 'scored') scores.push([metric.id, score.value])
    else missing.push([metric.id, score.reason])
  }
  // V8 keeps an object made in one go in a third of the memory of one that grew by computed keys.
  return { scores: Object.fromEntries(scores), unscored: Object.fromEntries(missing) }
}

function scorer(golden: GoldenCase, observation: Observation): (metric: Metric) => Score {
  if (observation.status === 'failed') return failureScorer(observation.failure)
  const { spans } = observation.reply
  const ranking = spans === undefined ? null : rankSpans(spans, golden.expected_spans)
  return (metric) => metric.score({ observation, golden, ranking })
}

/** One reason shared by all metrics of the trial. */
function failureScorer(failure: Failure): (metric: Metric) => Score {
  const isOutage = failure.kind === 'infrastructure'
  const noScore = unscored(
    reasonOf(isOutage ? 'infrastructure failure' : `the trial failed (${failure.kind})`, failure),
  )
  return ({ when_failed }) => (isOutage || when_failed === 'unscored' ? noScore : scored(when_failed))
}

function reasonOf(what: string, failure: Failure): string {
  return `${what}: ${failure.message}`.slice(0, REASON_LENGTH)
}
