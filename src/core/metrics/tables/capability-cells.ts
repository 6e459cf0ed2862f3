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

/** The cells of `SCORE_COLUMNS`, marked by their points. */
export function scoreCells(scores: readonly CapabilityScore[]): readonly TableCell[] {
  const overall = overallScore(scores)
  return [
    ...CAPABILITY_COLUMNS.map(({ raw: measured }, at): TableCell => {
      const { raw, score } = scores[at] ?? { raw: null, score: null }
      if (score === null) return null
      if (measured === undefined || raw === null) return { value: score, mark: markOf(score) }
      return cellOf(score, formatValue({ unit: measured.unit, kind: 'continuous' }, raw))
    }),
    overall.score === null ? null : cellOf(overall.score, formatShare(overall.weight_covered)),
  ]
}

function cellOf(score: number, aside: string): MarkedValue {
  return { value: `${formatValue(POINTS, score)} (${aside})`, mark: markOf(score) }
}
