import { formatValue } from '../../../format/format-metric.js'
import type { Judgments } from '../../../model/run/judgments.js'
import type { TableTrial } from '../../../model/run/run-table.js'
import type { JudgedQuestion, Scoring } from '../../../model/suite/scoring.js'
import { consensus } from '../../answer/consensus.js'
import { listReadings } from '../../answer/judged-part.js'
import { readRubric, wholeReadings } from '../../answer/rubric.js'
import { startSpread } from '../arms/spread.js'
import { cutName, defineTable, tabulate } from '../define-table.js'
import { JUDGE_MEASURES, type JudgeMeasure } from './judge-reliability.js'

const MOST_MODELS = 20

type Measure = Pick<JudgeMeasure, 'title' | 'unit'> & {
  readonly question: JudgedQuestion
  /** As `JudgeMeasure.read`. */
  readonly read: (judgments: Judgments, trial: TableTrial, scoring: Scoring) => number | null | undefined
}

const MEASURES: readonly Measure[] = [
  ...JUDGE_MEASURES,
  {
    title: 'rubric, weighted score',
    question: 'rubric',
    unit: 'ratio',
    read: ({ rubric }, { golden }, scoring) => {
      const readings = readRubric(rubric?.runs ?? [], golden, scoring)
      return typeof readings === 'string' ? null : consensus(wholeReadings(readings))
    },
  },
  {
    title: 'similarity of meaning',
    question: 'similarity',
    unit: 'ratio',
    read: ({ similarity: said }) => (said === undefined || 'error' in said ? null : said.similarity),
  },
]

export const judgeScores = defineTable({
  name: 'judge-scores',
  title: 'What the judge said',
  source:
    'poc-ai-workflow-frameworks, METRICS.md; test-arcfusion-2025, docs/evaluation/metrics.md; ProjectScylla, docs/design/metrics-formulas.md: each scale of a judge',
  place: 'page',
  // A spread and a number for each measure.
  start: () => ({
    spreads: MEASURES.map(startSpread),
    unusable: MEASURES.map(() => 0),
    models: new Set<string>(),
  }),
  add: ({ spreads, unusable, models }, trial, { scoring }) => {
    const { judgments } = trial
    if (judgments === null || trial.observation.status === 'failed') return
    for (const model of modelsOf(judgments)) if (models.size < MOST_MODELS) models.add(model)
    for (const [at, { question, read }] of MEASURES.entries()) {
      if (judgments[question] === undefined) continue
      const value = read(judgments, trial, scoring)
      if (value === undefined) continue
      if (value === null) unusable[at] = (unusable[at] ?? 0) + 1
      else spreads[at]?.add(value)
    }
  },
  build: (arms, { scoring }) => {
    const shown = MEASURES.flatMap((measure, at) =>
      arms.some(({ data }) => (data.spreads[at]?.n() ?? 0) + (data.unusable[at] ?? 0) > 0) ? [{ ...measure, at }] : [],
    )
    if (shown.length === 0) return null
    const rows = shown.flatMap(({ title, unit, at }) =>
      arms.map(({ name, data }) => {
        const write = (value: number | null): string | null =>
          value === null ? null : formatValue({ unit, kind: 'continuous' }, value)
        return { title, name, write, spread: data.spreads[at] ?? startSpread(), unusable: data.unusable[at] ?? 0 }
      }),
    )
    return {
      ...tabulate(rows, [
        ['score', 'text', ({ title }) => title],
        ['arm', 'text', ({ name }) => name],
        ['trials', 'count', ({ spread }) => spread.n()],
        ['mean', 'count', ({ spread, write }) => write(spread.mean())],
        ['sd', 'count', ({ spread, write }) => write(spread.deviation())],
        ['unusable', 'count', ({ unusable }) => unusable],
      ]),
      notes: [
        'Over the answered trials that were judged, each counted once; sd is the sample deviation between them. The metrics weigh each case alike, and a trial that failed is 0 there. Unusable: the judge gave no reply that can be read.',
        describeModels(arms.map(({ name, data }) => ({ name, models: [...data.models].sort() }))),
        describeUnasked(shown, scoring),
      ],
    }
  },
})

function modelsOf(judgments: Judgments): readonly string[] {
  return listReadings(judgments).flatMap(({ model }) => (model === undefined ? [] : cutName(model)))
}

/** Two judges are two scales: what differs between the arms may be the judge. */
function describeModels(arms: readonly { readonly name: string; readonly models: readonly string[] }[]): string | null {
  const judged = arms.filter(({ models }) => models.length > 0)
  const lists = new Set(judged.map(({ models }) => models.join(', ')))
  if (lists.size === 0) return null
  if (lists.size === 1) return `The judge: ${[...lists].join()}.`
  const each = judged.map(({ name, models }) => `${name}: ${models.join(', ')}`).join('; ')
  return `The arms were judged by different models, so their scores are not alike: ${each}.`
}

function describeUnasked(shown: readonly Measure[], { judged }: Scoring): string | null {
  const unasked = [...new Set(shown.map(({ question }) => question))].filter((question) => !judged.includes(question))
  if (unasked.length === 0) return null
  const names = unasked.map((question) => `\`${question}\``).join(' and ')
  return `The suite does not name ${names} under \`judged\`, so no metric is made of it.`
}
