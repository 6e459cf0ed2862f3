import { countOf, partOf } from '../../../format/format-number.js'
import type { TableCell } from '../../../model/run/run-table.js'
import { CATEGORY_WEIGHTS } from '../../../model/suite/scoring.js'
import { categoryWeights, consensus, shouldAskAgain } from '../../answer/consensus.js'
import { categoryReadings, readRubric, type RubricReading, wholeReadings } from '../../answer/rubric.js'
import { type RunningSpread, startSpread } from '../arms/spread.js'
import { defineTable } from '../define-table.js'

const MOST_CATEGORIES = 20
/** A judge that makes up a new category for every answer fills no memory. */
const MOST_KEPT = 200
const NAME_LENGTH = 80
/** What rounding to two decimals can make of it. */
const SLIP = 0.01

interface ArmData {
  readonly categories: ReadonlyMap<string, RunningSpread>
  /** Trials whose readings are too few for a consensus, by the rule of the retry. */
  readonly undecided: number
  /** Readings with a `weighted_score` of the judge's own, and those where it is not the one made anew. */
  readonly stated: number
  readonly slipped: number
}

export const rubricCategoryTable = defineTable({
  name: 'rubric-categories',
  title: 'The rubric, category by category',
  source: 'ProjectScylla, docs/design/judge-protocol.md',
  place: 'page',
  start: ({ scoring }) => {
    const categories = new Map<string, RunningSpread>()
    let [undecided, stated, slipped] = [0, 0, 0]
    return {
      add: ({ golden, observation, judgments }) => {
        const runs = judgments?.rubric?.runs
        if (runs === undefined || observation.status === 'failed') return
        const readings = readRubric(runs, golden, scoring)
        if (typeof readings === 'string') return
        if (shouldAskAgain(wholeReadings(readings), runs.length)) undecided += 1
        const own = readings.flatMap(({ run: { weighted_score: said }, score }) =>
          said === undefined || score === null ? [] : [Math.abs(said - score)],
        )
        stated += own.length
        slipped += own.filter((distance) => distance > SLIP).length
        for (const name of categoryNames(readings)) {
          const agreed = consensus(categoryReadings(readings, name))
          const spread = categories.get(name) ?? startSpread()
          if (agreed === null || (categories.size >= MOST_KEPT && !categories.has(name))) continue
          categories.set(name, spread)
          spread.add(agreed)
        }
      },
      finish: (): ArmData => ({ categories, undecided, stated, slipped }),
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
    const total = (count: (data: ArmData) => number): number => arms.reduce((sum, { data }) => sum + count(data), 0)
    const [undecided, stated, slipped] = [
      total((data) => data.undecided),
      total((data) => data.stated),
      total((data) => data.slipped),
    ]
    return {
      columns: [
        { title: 'category', format: 'text' },
        { title: 'weight', format: 'count' },
        ...arms.flatMap(({ name }) => [
          { title: name, format: 'ratio' as const },
          { title: 'n', format: 'count' as const },
        ]),
      ],
      rows: names.slice(0, MOST_CATEGORIES).map((name): readonly TableCell[] => [
        name.replaceAll('_', ' ').slice(0, NAME_LENGTH),
        weightOf(name),
        ...arms.flatMap(({ data }) => {
          const spread = data.categories.get(name)
          return [spread?.mean() ?? null, spread?.n() ?? 0]
        }),
      ]),
      notes: [
        'Means over the n answered trials to which the category applies, each the consensus of its readings. In the order of the rubric, others by name.',
        ...(names.length > MOST_CATEGORIES
          ? [`${countOf(names.length - MOST_CATEGORIES, 'more category is', 'more categories are')} left out.`]
          : []),
        ...(undecided > 0
          ? [
              `In ${countOf(undecided, 'trial')} the readings lie too far apart or are too unsure: the judge should read once more.`,
            ]
          : []),
        ...(stated > 0
          ? [
              `In ${partOf(slipped, stated, 'reading')} the weighted score that the judge states is more than ${SLIP} off the one made of its scores, which counts.`,
            ]
          : []),
      ],
    }
  },
})

function categoryNames(readings: readonly RubricReading[]): ReadonlySet<string> {
  return new Set(readings.flatMap(({ run: { categories = {} } }) => Object.keys(categories)))
}
