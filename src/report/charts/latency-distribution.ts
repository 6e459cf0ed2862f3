import type { Chart } from './chart.js'
import { drawDistribution } from './draw-distribution.js'

const LATENCY = 'performance.latency'
const LATENCY_CHART = {
  id: 'latency-distribution',
  metric: LATENCY,
  title: 'Latency of a case, seconds',
  unit: 'seconds',
} as const
const REMARK = { remark: 'not measured side by side' } as const

/** How long the cases took. Arms that ran on different machines are shown with a warning in the title. */
export const latencyDistribution: Chart = {
  id: LATENCY_CHART.id,
  in_comment: 'moved',
  about: ['performance.'],
  needs: () => [LATENCY],
  draw: (input) => {
    const isApart = input.arms.length > 1 && !input.comparison.interleaved
    return drawDistribution(input, { ...LATENCY_CHART, ...(isApart && REMARK) })
  },
  drawVariants: (input) => drawDistribution(input, { ...LATENCY_CHART, ...(!input.tournament.interleaved && REMARK) }),
}
