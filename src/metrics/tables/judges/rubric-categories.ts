import { countOf, partOf } from '../../../format/format-number.js'
import { CATEGORY_WEIGHTS } from '../../../model/suite/scoring.js'
import { sum } from '../../../stats/moments.js'
import { categoryWeights, consensus, shouldAskAgain } from '../../answer/consensus.js'
import { categoryReadings, readRubric, wholeReadings } from '../../answer/rubric.js'
import { type ColumnSpec, cutName, defineTable, MAX_ROWS, noteHidden, tabulate } from '../define-table.js'

/** Limit of the categories that are kept, in case a judge invents a new one for every answer. */
const MAX_KEPT = 200
/** Largest difference that rounding to two decimals can explain. */
const SLIP = 0.01

export const rubricCategoryTable = defineTable({
  name: 'rubric-categories',
  title: 'The rubric, category by category',
  // `undecided` counts trials whose readings are too few for a consensus, by the rule of `shouldAskAgain`. `stated` counts readings in
  // which the judge gives its own `weighted_score`, `slipped` those in which that differs from the computed score.
  start: () => ({ categories: new Map<string, { total: number; n: number }>(), undecided: 0, stated: 0, slipped: 0 }),
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
    for (const name of new Set(readings.flatMap(({ run }) => Object.keys(run.categories ?? {})))) {
      const agreed = consensus(categoryReadings(readings, name))
      const sums = categories.get(name) ?? { total: 0, n: 0 }
      if (agreed === null || (categories.size >= MAX_KEPT && !categories.has(name))) continue
      categories.set(name, { total: sums.total + agreed, n: sums.n + 1 })
    }
  },
  build: (arms, { scoring: { rubric_categories: chosen } }) => {
    const weightOf = categoryWeights(chosen)
    const order = Object.keys(chosen ?? CATEGORY_WEIGHTS)
    const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
    const names = [...new Set(arms.flatMap(({ data }) => [...data.categories.keys()]))].sort(
      (a, b) => place(a) - place(b) || (a < b ? -1 : 1),
    )
    const total = (of: 'undecided' | 'stated' | 'slipped'): number => sum(arms.map(({ data }) => data[of]))
    const [undecided, stated, slipped] = [total('undecided'), total('stated'), total('slipped')]
    return {
      ...tabulate(names.slice(0, MAX_ROWS), [
        ['category', 'text', (name) => cutName(name.replaceAll('_', ' '))],
        ['weight', 'count', weightOf],
        ...arms.flatMap(({ name: arm, data: { categories } }): ColumnSpec<string>[] => [
          [arm, 'ratio', (name) => meanOf(categories.get(name))],
          ['n', 'count', (name) => categories.get(name)?.n ?? 0],
        ]),
      ]),
      notes: [
        'Means over the n answered trials to which the category applies; each trial counts with the consensus of its readings. Categories are in the rubric’s order, others by name.',
        noteHidden(names, MAX_ROWS, ['category', 'categories']),
        undecided > 0 &&
          `In ${countOf(undecided, 'trial')} the readings are too far apart or too unsure: let the judge read them once more.`,
        stated > 0 &&
          `In ${partOf(slipped, stated, 'reading')} the judge’s own weighted score is more than ${SLIP} off the one computed from its scores, which counts.`,
      ],
    }
  },
})

const meanOf = (sums: { readonly total: number; readonly n: number } | undefined): number | null =>
  sums === undefined ? null : sums.total / sums.n
