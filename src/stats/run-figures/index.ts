import type { RunFigure } from '../../model/run/run-figure.js'
import {
  CORRELATION_FIGURE,
  RATIO_FIGURE,
  RUN_DEVIATION_FIGURE,
  TRIAL_DEVIATION_FIGURE,
  calibrationFigure,
  passesFigure,
} from './summed-figure.js'
import type { FigureRecord, FigureRule } from './figure-rule.js'
import { percentileFigure } from './percentile-figure.js'

/** Returns the rule that computes a figure. */
export function findRule(figure: RunFigure): FigureRule {
  switch (figure.figure) {
    case 'percentile':
      return percentileFigure(figure.percentile)
    case 'ratio':
      return RATIO_FIGURE
    case 'calibration-error':
      return calibrationFigure(figure.error, figure.buckets)
    case 'correlation':
      return CORRELATION_FIGURE
    case 'trial-deviation':
      return TRIAL_DEVIATION_FIGURE
    case 'run-deviation':
      return RUN_DEVIATION_FIGURE
    case 'passes':
      return passesFigure(figure.tries, figure.need)
  }
}

/**
 * Whether the figure does not exist because it is infinite: a ratio of something to nothing.
 * @example isInfinite({ figure: 'ratio', numerator: 'a', denominator: 'b' }, [[300, 0], [100, 0]]) // true
 */
export function isInfinite({ figure }: Pick<RunFigure, 'figure'>, records: readonly FigureRecord[]): boolean {
  if (figure !== 'ratio') return false
  const [numerator, denominator] = [0, 1].map((at) => records.reduce((sum, record) => sum + (record[at] ?? 0), 0))
  return denominator === 0 && numerator !== undefined && numerator > 0
}

/**
 * Computes the figure of the cases as they are, without resampling; `null` if there is none.
 * @example figureOfRecords({ figure: 'ratio', numerator: 'a', denominator: 'b' }, [[300, 500], [0, 100]]) // 0.5
 */
export function figureOfRecords(figure: RunFigure, records: readonly FigureRecord[]): number | null {
  if (records.length === 0) return null
  const value = findRule(figure).figureOf(records)
  return Number.isNaN(value) ? null : value
}
