import { formatShare, formatValue } from '../../format/format-metric.js'
import type { MarkedValue, TableCell, TableColumn } from '../../model/run-table.js'
import { CAPABILITY_COLUMNS } from './capability-columns.js'
import { overallScore, type CapabilityScore } from './capability-scores.js'

const POINTS = { unit: 'score', kind: 'continuous' } as const

/** Design document 001's colours: green from 80, blue from 50, red below. */
function markOf(score: number): MarkedValue['mark'] {
  return score >= 80 ? 'good' : score >= 50 ? 'fair' : 'poor'
}

/** The 22 columns: the 21 weighted ones, their weights beside their names, and the overall score. */
export const SCORE_COLUMNS: readonly TableColumn[] = [
  ...CAPABILITY_COLUMNS.map(({ title, group, weight, hint }): TableColumn => ({
    title: `${title} ${weight} %`,
    format: 'score',
    group,
    hint,
  })),
  {
    title: 'Overall',
    format: 'score',
    group: 'Overall',
    hint: 'the columns by their weights; in brackets how much of the weight was measured',
  },
]

/** Behind points that trials which failed are left out of. */
export const SURVIVORS = '†'

/** The cells of `SCORE_COLUMNS`, marked by their points. */
export function scoreCells(scores: readonly CapabilityScore[]): readonly TableCell[] {
  const overall = overallScore(scores)
  return [
    ...CAPABILITY_COLUMNS.map(({ raw: measured }, at): TableCell => {
      const { raw = null, score = null, n = 0, cases = 0, isOfSurvivors = false } = scores[at] ?? {}
      if (score === null) return null
      const asides = [
        ...(measured === undefined || raw === null
          ? []
          : [formatValue({ unit: measured.unit, kind: 'continuous' }, raw)]),
        ...(n < cases ? [`${n}/${cases}`] : []),
      ]
      return cellOf(score, asides, isOfSurvivors)
    }),
    overall.score === null
      ? null
      : cellOf(
          overall.score,
          [formatShare(overall.weight_covered)],
          scores.some(({ score, isOfSurvivors }) => score !== null && isOfSurvivors),
        ),
  ]
}

function cellOf(score: number, asides: readonly string[], isOfSurvivors: boolean): MarkedValue {
  const mark = markOf(score)
  if (asides.length === 0 && !isOfSurvivors) return { value: score, mark }
  const points = `${formatValue(POINTS, score)}${isOfSurvivors ? SURVIVORS : ''}`
  return { value: asides.length === 0 ? points : `${points} (${asides.join('; ')})`, mark }
}
