import { formatMeasured } from '../../format/format-measured.js'
import { countOf } from '../../format/format-number.js'
import { isSlightlyWorse } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { ReportContext, Text } from '../../model/result/report.js'
import { adverseNoun, allowedChange, describeMove, primaryGate } from './gate-words.js'

/**
 * What an experiment has won where quality is as it was: "✅ 38 % fewer tokens per query, success unchanged on 60 cases"; null where it has won
 * nothing, or where the verdict is another.
 */
export function writeWin(comparison: PairComparison, context: ReportContext): Text | null {
  const { word, primary: id } = comparison.verdict
  const primary = primaryGate(comparison)
  const won = comparison.gates.find(({ gate, verdict }) => verdict === 'improved' && gate.id !== id)
  if (!context.is_experiment || word !== 'no-regression' || primary === null || won === undefined) return null
  const { title } = primary.metric
  const rest =
    primary.verdict === 'unchanged'
      ? `${title} unchanged on ${countOf(primary.n, primary.row === 'exact' ? 'file' : 'case')}`
      : isSlightlyWorse(primary, comparison.alpha)
        ? `${title} slightly worse, as allowed (${formatMeasured(primary).changeInWords ?? ''})`
        : `no ${adverseNoun(primary)} of ${allowedChange(primary) ?? 'any size'} in ${title}`
  return [`✅ ${describeGain(won)}, ${rest}`]
}

/** "38 % fewer tokens per query"; "precision@5 rose from .20 to .30". */
function describeGain(result: GateResult): string {
  const { change } = formatMeasured(result)
  const { direction, unit, title } = result.metric
  if (result.row !== 'log-ratio' || direction !== 'lower' || change === null) return describeMove(result)
  return `${change.replace(/^\u2212/, '')} ${unit === 'tokens' || unit === 'count' ? 'fewer' : 'less'} ${title}`
}
