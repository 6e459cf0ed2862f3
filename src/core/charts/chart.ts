import type { Drawing, NoDrawing } from '../model/chart.js'
import type { Comparison } from '../model/comparison.js'
import type { Tournament } from '../model/tournament.js'

/** A chart: data in, Chart.js configuration out, or why there is none. Only numbers and metric names may enter it. */
export interface Chart {
  readonly id: string
  readonly draw: (comparison: Comparison) => Drawing | NoDrawing
  /** For three to ten variants; absent where a chart is about one difference. */
  readonly drawVariants?: (tournament: Tournament) => Drawing | NoDrawing
}

/**
 * The name of a metric as a chart may show it: short, on one line, of letters, digits and a little punctuation. The chart service runs
 * configurations as code and refuses any that contains `for (` or `while (`, so there are no brackets.
 */
export function chartLabel(title: string): string {
  return title
    .replace(/[^\p{L}\p{N} @%._/-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 32)
}
