import type { ChartInput } from '../../../src/report/charts/chart.js'
import type { Drawing, NoDrawing } from '../../../src/model/result/chart.js'
import { comparisonOf } from '../build-pair-report.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'

/** Makes the input of a chart from a comparison; by default for a chart service. */
export function chartInput(comparison: PairComparison, rest: Partial<ChartInput> = {}): ChartInput {
  return {
    comparison: comparisonOf(comparison),
    audience: 'service',
    arms: ['main', 'this PR'],
    tables: [],
    values: {},
    history: [],
    ...rest,
  }
}

/** Returns the drawing; throws if there is none. */
export function drawn(drawing: Drawing | NoDrawing): Drawing {
  if (drawing.kind === 'none') throw new Error(drawing.reason)
  return drawing
}
