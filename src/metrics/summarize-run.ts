import type { Metric } from '../model/metric.js'
import type { RunFigure } from '../model/run/run-figure.js'
import { countedTrials, type Run, type ScoredTrial, type Trial } from '../model/run/run.js'
import { figureOfRecords, isInfinite } from '../stats/run-figures/index.js'
import { recordCases } from '../stats/run-figures/record-cases.js'
import { SCORED, scoreTableOf, type ScoreTable, UNSCORED } from '../stats/scores/score-table.js'
import { groupBy } from '../model/group-by.js'
import { reportedRunSchema, RESULT_SCHEMA_VERSION, type ResultFile } from '../model/run/result-file.js'
import { pick } from '../model/omit-undefined.js'
import type { GoldenCase } from '../model/suite/case.js'
import { mean, sampleStandardDeviation, sum } from '../stats/moments.js'

/**
 * Summarises each metric over a whole run: the mean over cases of the per-case means, or its figure; the `n` cases behind it, and how many
 * it applies to. A case counts if at least half of its trials are scored; the mean is `null` if no case counts. Figures of the source code
 * do not come from trials: they are copied from `kept`, if present. Trials may come in any order: sums are made by case id and trial, so
 * that a merged run gives exactly the same numbers.
 */
export function summarizeRun(input: {
  readonly metrics: readonly Pick<Metric, 'id' | 'per_run' | 'measured_on'>[]
  readonly trials: readonly ScoredTrial[]
  readonly kept?: Run['summaries']
}): Run['summaries'] {
  const { metrics, trials, kept = {} } = input
  const table = scoreTableOf(countedTrials(trials))
  return Object.fromEntries(
    metrics.flatMap(({ id, per_run: figure, measured_on: measuredOn }) => {
      if (measuredOn !== undefined) return kept[id] === undefined ? [] : [[id, kept[id]]]
      return [[id, figure === undefined ? summarizeMetric(id, table) : summarizeFigure(figure, table)]]
    }),
  )
}

function summarizeFigure(figure: RunFigure, table: ScoreTable): Run['summaries'][string] {
  const cases = recordCases(figure, table)
  if (cases === null) return { mean: null, n: 0, applicable: 0 }
  const records = cases.flatMap(({ record }) => (record === null ? [] : [record]))
  return {
    mean: figureOfRecords(figure, records),
    ...(isInfinite(figure, records) && { infinite: true }),
    n: records.length,
    applicable: cases.filter(({ trials }) => trials > 0).length,
  }
}

function summarizeMetric(id: string, { starts, column }: ScoreTable): Run['summaries'][string] {
  const found = column(id)
  if (found === null) return { mean: null, n: 0, applicable: 0 }
  const { states, values } = found
  let total = 0
  let n = 0
  let applicable = 0
  let place = 0
  for (let at = 1; at < starts.length; at++) {
    const to = starts[at] as number
    let sum = 0
    let scored = 0
    let trials = 0
    for (; place < to; place++) {
      if ((states[place] as number) < UNSCORED) continue
      trials += 1
      if (states[place] !== SCORED) continue
      sum += values[place] as number
      scored += 1
    }
    if (trials > 0) applicable += 1
    if (scored === 0 || scored * 2 < trials) continue
    total += sum / scored
    n += 1
  }
  return { mean: n === 0 ? null : total / n, n, applicable }
}

/** The parts of a trial that a result file needs. */
type ReportedTrial = Pick<Trial, 'case' | 'trial' | 'round' | 'asked_on' | 'observation' | 'scores' | 'unscored'>
type Question = ResultFile['questions'][number]

/**
 * Builds one document of a run or, with `index` (from 1), of one of its rounds of trials: every case with its means, and the whole with its
 * figures. Scores are those recorded. Source: poc-ai-workflow-frameworks, METRICS.md, result files.
 */
export function buildResultFile(run: Run, trials: readonly ReportedTrial[], index: number | null = null): ResultFile {
  const counted = countedTrials(trials)
  const own = index === null ? counted : counted.filter(({ trial, round = trial + 1 }) => round === index)
  // Sorted by trial, so that sums and the representative trial do not depend on the order in which answers came.
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
          return [metric, { mean: mean(values), stddev_sample: sampleStandardDeviation(values), n: values.length }]
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

const totalOf = (values: readonly number[]): number | null => (values.length === 0 ? null : sum(values))

const CORRECTNESS = 'judge.correctness'
/** Rounding tolerance for differences of decimal fractions. */
const ROUNDING = 1e-9

/**
 * Returns the trial whose answer represents its case: the one whose correctness is closest to the mean, the first of several. Without a
 * judge, the first that succeeds, else the first; `null` without trials. Source: poc-ai-workflow-frameworks, METRICS.md, representative
 * answer.
 * @example correctness 2, 5, 4: the mean is 3.67, so the third
 */
export function representativeTrial<Trial extends Pick<ReportedTrial, 'scores'>>(
  trials: readonly Trial[],
): Trial | null {
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
