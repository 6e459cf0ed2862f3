import type { ChartImage } from '../../model/chart.js'
import type { Block } from '../../model/report.js'

/** Charts as blocks: those of the comment, and the rest, which belong into the appendix of a report. */
export function placeCharts(charts: readonly ChartImage[]): {
  readonly inComment: readonly Block[]
  readonly onPage: readonly Block[]
} {
  const blocksOf = (place: ChartImage['place']): readonly Block[] =>
    charts.filter((chart) => chart.place === place).map((chart) => ({ kind: 'chart', chart }))
  return { inComment: blocksOf('comment'), onPage: blocksOf('page') }
}
