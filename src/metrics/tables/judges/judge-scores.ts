import { formatValue } from '../../../format/format-metric.js'
import { countOf, partOf } from '../../../format/format-number.js'
import type { Judgments } from '../../../model/run/judgments.js'
import type { TableTrial } from '../../../model/run/run-table.js'
import { CATEGORY_WEIGHTS, type JudgedQuestion, type Scoring } from '../../../model/suite/scoring.js'
import { sum } from '../../../stats/moments.js'
import { categoryWeights, consensus, shouldAskAgain } from '../../answer/consensus.js'
import { listReadings } from '../../answer/judged-part.js'
import { categoryReadings, readRubric, type RubricReading, wholeReadings } from '../../answer/rubric.js'
import { type RunningSpread, startSpread } from '../arms/spread.js'
import { type Column, cutName, defineTable, MOST_ROWS, noteLeftOut, tabulate } from '../define-table.js'
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

/** A judge that makes up a new category for every answer fills no memory. */
const MOST_KEPT = 200
/** What rounding to two decimals can make of it. */
const SLIP = 0.01

interface ArmData {
  readonly categories: Map<string, RunningSpread>
  /** Trials whose readings are too few for a consensus, by the rule of the retry. */
  undecided: number
  /** Readings with a `weighted_score` of the judge's own, and those where it is not the one made of its scores. */
  stated: number
  slipped: number
}

export const rubricCategoryTable = defineTable({
  name: 'rubric-categories',
  title: 'The rubric, category by category',
  source: 'ProjectScylla, docs/design/judge-protocol.md',
  place: 'page',
  start: (): ArmData => ({ categories: new Map(), undecided: 0, stated: 0, slipped: 0 }),
  add: (data, { golden, observation, judgments }, { scoring }) => {
    const runs = judgments?.rubric?.runs
    if (runs === undefined || observation.status === 'failed') return
    const readings = readRubric(runs, golden, scoring)
    if (typeof readings === 'string') return
    if (shouldAskAgain(wholeReadings(readings), runs.length)) data.undecided += 1
    const distances = readings.flatMap(({ run: { weighted_score: weighted }, score }) =>
      weighted === undefined || score === null ? [] : [Math.abs(weighted - score)],
    )
    data.stated += distances.length
    data.slipped += distances.filter((distance) => distance > SLIP).length
    const { categories } = data
    for (const name of categoryNames(readings)) {
      const agreed = consensus(categoryReadings(readings, name))
      const spread = categories.get(name) ?? startSpread()
      if (agreed === null || (categories.size >= MOST_KEPT && !categories.has(name))) continue
      categories.set(name, spread)
      spread.add(agreed)
    }
  },
  build: (arms, { scoring: { rubric_categories: chosen } }) => {
    const weightOf = categoryWeights(chosen)
    const order = Object.keys(chosen ?? CATEGORY_WEIGHTS)
    const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
    const names = [...new Set(arms.flatMap(({ data }) => [...data.categories.keys()]))].sort(
      (a, b) => place(a) - place(b) || (a < b ? -1 : 1),
    )
    if (names.length === 0) return null
    const total = (of: 'undecided' | 'stated' | 'slipped'): number => sum(arms.map(({ data }) => data[of]))
    const [undecided, stated, slipped] = [total('undecided'), total('stated'), total('slipped')]
    return {
      ...tabulate(names.slice(0, MOST_ROWS), [
        ['category', 'text', (name) => cutName(name.replaceAll('_', ' '))],
        ['weight', 'count', weightOf],
        ...arms.flatMap(({ name: arm, data: { categories } }): Column<string>[] => [
          [arm, 'ratio', (name) => categories.get(name)?.mean() ?? null],
          ['n', 'count', (name) => categories.get(name)?.n() ?? 0],
        ]),
      ]),
      notes: [
        'Means over the n answered trials to which the category applies, each the consensus of its readings. In the order of the rubric, others by name.',
        noteLeftOut(names, MOST_ROWS, ['category', 'categories']),
        undecided > 0
          ? `In ${countOf(undecided, 'trial')} the readings lie too far apart or are too unsure: the judge should read once more.`
          : null,
        stated > 0
          ? `In ${partOf(slipped, stated, 'reading')} the weighted score that the judge states is more than ${SLIP} off the one made of its scores, which counts.`
          : null,
      ],
    }
  },
})

function categoryNames(readings: readonly RubricReading[]): ReadonlySet<string> {
  return new Set(readings.flatMap(({ run: { categories = {} } }) => Object.keys(categories)))
}
