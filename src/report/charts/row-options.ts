import type { Json } from '../../model/chart.js'
import { chartOptions, type Axis } from './chart-options.js'

const LEAST_HEIGHT = 240
/** Title, legend and axis; then each row. */
const FRAME = 110
const ROW = 22

/** Options and height of a chart of rows: names at the left, none left out, bars to the right of them. */
export function rowOptions(chart: {
  readonly title: string
  readonly rows: number
  readonly x: Axis
  readonly isStacked?: true
}): { readonly options: { readonly [key: string]: Json }; readonly height: number } {
  const stacked = chart.isStacked === true ? { stacked: true } : {}
  return {
    options: chartOptions({
      indexAxis: 'y',
      title: chart.title,
      legend: {},
      x: { ...stacked, ...chart.x },
      y: { ...stacked, grid: { display: false }, ticks: { autoSkip: false } },
    }),
    height: Math.max(LEAST_HEIGHT, FRAME + chart.rows * ROW),
  }
}
