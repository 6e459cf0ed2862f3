import type { MetricFacts } from '../model/metric.js'
import { isFromResults, type Run, type Trial } from '../model/run/run.js'
import { scored, unscored, type Score } from '../model/score.js'

/** Enough to say what is wrong. */
const REASON_LENGTH = 200

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
