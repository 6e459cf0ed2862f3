import type { ChartImage } from '../model/chart.js'
import type { Block, Report } from '../model/report.js'

/** Charts as blocks: those of the comment, and the rest as what goes into the appendix of a report, if there is any. */
export function placeCharts(charts: readonly ChartImage[]): {
  readonly blocks: readonly Block[]
  readonly rest: Pick<Report, 'appendix'>
} {
  const blocks = charts.map((chart): Extract<Block, { kind: 'chart' }> => ({ kind: 'chart', chart }))
  const onPage = blocks.filter(({ chart }) => chart.place === 'page')
  return {
    blocks: blocks.filter(({ chart }) => chart.place === 'comment'),
    rest: onPage.length === 0 ? {} : { appendix: onPage },
  }
}
