import { countOf } from '../../../format/format-number.js'
import { groupBy } from '../../../model/group-by.js'
import { type JsonRecord, ownValue } from '../../../model/json.js'
import { shorten } from './parse-file.js'
import { hasDirection } from './describe-scores.js'
import type { LeftOut } from './result-arm.js'
import { asAnswer, isEmpty, readColumn, type ScoreColumn } from './rows.js'

/** How columns are read. */
interface ColumnForm {
  /** Returns the place of a row in the file. */
  readonly place?: (row: number) => string
  /** Whether a column without numbers is meant as a score. */
  readonly isScore?: (name: string) => boolean
  /** Whether letters can be grades. */
  readonly grades?: boolean
}

/** Reads the cells of a column without any value. */
export const NO_VALUE = (): null => null

const show = (value: unknown): string => shorten(asAnswer(value) ?? '')

/** Lists each distinct value of a column with its count and its first row. */
function listValues(
  values: readonly unknown[],
  describe: (text: string, count: number, row: number) => string,
): readonly string[] {
  const filled = values.flatMap((value, row) => (isEmpty(value) ? [] : [{ text: show(value), row }]))
  return [...groupBy(filled, ({ text }) => text)].map(([text, same]) => describe(text, same.length, same[0]?.row ?? 0))
}

/**
 * Finds the columns that are scores and how to read their cells. Other columns are listed if they hold some numbers or are meant as scores.
 */
export function sortColumns(
  rows: readonly JsonRecord[],
  names: readonly string[],
  { place = (row) => `result ${row + 1}`, isScore = () => true, grades = false }: ColumnForm,
) {
  const scores = new Map<string, ScoreColumn['read']>()
  const leftOut: LeftOut[] = []
  for (const name of names) {
    const values = rows.map((row) => ownValue(row, name))
    const column = readColumn(grades ? name : '', values)
    if (column !== null && column !== 'few') {
      scores.set(name, column.read)
      const [odd] = column.odd
      const count = column.odd.length === 1 ? '1 value is not a number' : `${column.odd.length} values are not numbers`
      if (odd !== undefined)
        leftOut.push({
          score: null,
          reason: `${name}: ${count} and ${column.odd.length === 1 ? 'has' : 'have'} no score, first ${place(odd.row)}: ${show(odd.value)}.`,
          all: column.odd.map(({ row, value }) => `${place(row)}, ${name}: ${show(value)}`),
        })
      continue
    }
    const texts = [...new Set(values.filter((value) => !isEmpty(value)))]
    const isList = texts.some((value) => typeof value === 'object')
    const isNamed = isScore(name) || (isList && hasDirection(name))
    // A score without any value could not be measured.
    if (texts.length === 0 && isScore(name)) scores.set(name, NO_VALUE)
    if (texts.length === 0 || (column === null && !isNamed)) continue
    const some = texts.slice(0, 4).map((value) => asAnswer(value) ?? '')
    leftOut.push({
      score: name,
      reason: isList
        ? `${Array.isArray(texts[0]) ? 'a list' : 'an object'} such as ${shorten(some[0] ?? '')}`
        : `whose values are ${column === 'few' ? 'mostly no numbers, such as ' : ''}${some.map((text) => shorten(text).slice(1, -1)).join(', ')}${texts.length > 4 ? ' …' : ''}`,
      all: listValues(
        values,
        (text, count, row) => `${name}: ${text} in ${countOf(count, 'row')}, first ${place(row)}`,
      ),
    })
  }
  return { scores, left_out: leftOut }
}

/** Reads the scores of rows, column by column, and lists what is not a score. */
export function readScores<Row extends { readonly scores: JsonRecord }>(rows: readonly Row[], form: ColumnForm = {}) {
  const values = rows.map((row) => row.scores)
  const names = [...new Set(values.flatMap((one) => Object.keys(one)))]
  const { scores, left_out: leftOut } = sortColumns(values, names, form)
  const settled = rows.map((row) => ({
    ...row,
    scores: Object.fromEntries(
      Object.entries(row.scores).flatMap(([name, value]) => {
        const read = scores.get(name)
        return read === undefined ? [] : [[name, read(value)]]
      }),
    ),
  }))
  return { rows: settled, left_out: leftOut }
}
