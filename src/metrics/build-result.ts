import { groupBy } from '../model/group-by.js'
import { reportedRunSchema, RESULT_SCHEMA_VERSION, type ResultFile } from '../model/run/result-file.js'
import { pick } from '../model/omit-undefined.js'
import { countedTrials, type Run, type Trial } from '../model/run/run.js'
import type { GoldenCase } from '../model/suite/case.js'
import { mean, sampleDeviation, sum } from '../stats/moments.js'
import { summarizeRun } from './summarize-run.js'

/** What a result file says of a trial. */
type ReportedTrial = Pick<Trial, 'case' | 'trial' | 'round' | 'asked_on' | 'observation' | 'scores' | 'unscored'>
type Question = ResultFile['questions'][number]

/**
 * A run, or with `index` (from 1) one of its rounds of trials, as one document: every case with its means, and the whole with its figures.
 * Scores are those recorded. Source: poc-ai-workflow-frameworks, METRICS.md, result files.
 */
export function buildResult(run: Run, trials: readonly ReportedTrial[], index: number | null = null): ResultFile {
  const counted = countedTrials(trials)
  const own = index === null ? counted : counted.filter(({ trial, round = trial + 1 }) => round === index)
  // By trial, so that sums and the representative do not depend on the order in which answers came.
  const inOrder = own.toSorted((a, b) => a.trial - b.trial)
  const byCase = groupBy(inOrder, (trial) => trial.case)
  const questions = run.cases.flatMap((golden) => describeQuestion(golden, byCase.get(golden.id) ?? []))
  return {
    schema_version: RESULT_SCHEMA_VERSION,
    ...pick(run, reportedRunSchema.keyof().options),
    run_index: index,
    run_count: run.trials_per_case,
    models: run.fingerprints.models,
    aggregates: summarizeRun({ metrics: run.metrics, trials: own, kept: run.summaries }),
    tokens_total: totalOf(questions.flatMap(({ tokens_total: tokens }) => tokens ?? [])),
    cost_usd_total: totalOf(questions.flatMap(({ cost_usd_total: cost }) => cost ?? [])),
    questions,
  }
}

function describeQuestion({ id, query, tags }: GoldenCase, trials: readonly ReportedTrial[]): readonly Question[] {
  const chosen = representativeTrial(trials)
  if (chosen === null) return []
  const valuesOf = (metric: string): readonly number[] => trials.flatMap(({ scores }) => scores[metric] ?? [])
  const metrics = new Set(trials.flatMap(({ scores }) => Object.keys(scores)))
  const { observation } = chosen
  return [
    {
      id,
      query,
      tags,
      trials: trials.length,
      scores: Object.fromEntries(
        [...metrics].map((metric) => {
          const values = valuesOf(metric)
          return [metric, { mean: mean(values), stddev_sample: sampleDeviation(values), n: values.length }]
        }),
      ),
      tokens_total: totalOf(valuesOf('tokens.total')),
      cost_usd_total: totalOf(valuesOf('cost.usd')),
      representative: {
        trial: chosen.trial,
        answer: observation.status === 'ok' ? observation.reply.answer : null,
        failure: observation.status === 'ok' ? null : `${observation.failure.kind}: ${observation.failure.message}`,
      },
    },
  ]
}

function totalOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values)
}

interface Scores {
  readonly scores: Readonly<Record<string, number>>
}

const CORRECTNESS = 'judge.correctness'
/** Differences of decimal fractions are off by a few of these. */
const ROUNDING = 1e-9

/**
 * The trial whose answer stands for its case: the one whose correctness is closest to the mean, the first of several. Without a judge it is
 * the first that succeeds, else the first; null for no trial. Source: poc-ai-workflow-frameworks, METRICS.md, representative answer.
 * @example correctness 2, 5, 4: the mean is 3.67, so the third
 */
export function representativeTrial<Trial extends Scores>(trials: readonly Trial[]): Trial | null {
  const judged = trials.flatMap((trial) => {
    const correctness = trial.scores[CORRECTNESS]
    return correctness === undefined ? [] : [{ trial, correctness }]
  })
  if (judged.length === 0) return trials.find(({ scores }) => scores['success'] === 1) ?? trials[0] ?? null
  const average = sum(judged.map(({ correctness }) => correctness)) / judged.length
  const closest = judged.reduce((best, one) =>
    Math.abs(one.correctness - average) < Math.abs(best.correctness - average) - ROUNDING ? one : best,
  )
  return closest.trial
}
