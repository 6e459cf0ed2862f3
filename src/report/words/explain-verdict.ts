import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatNumber } from '../../format/format-number.js'
import { nameMargin } from '../../format/describe-reason.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Block, Text } from '../../model/result/report.js'
import { adverseNoun, describeFigure, primaryGate } from '../sections/gate-words.js'
import { headlineGate } from './headline-words.js'
import { reasonWords } from './reason-words.js'
import { isOnTheseCases } from './these-cases-words.js'

/** For whoever asks why: what the word means, which rule chose it, and what the gate that it hangs on can and cannot see. */
export function explainVerdict(comparison: PairComparison): readonly Block[] {
  const { word } = comparison.verdict
  const gate = headlineGate(comparison) ?? primaryGate(comparison)
  const { meaning, rule } = reasonWords(comparison.verdict)
  const text = typeof meaning === 'string' ? meaning : meaning(comparison, gate)
  if (rule === null)
    return [
      { kind: 'heading', text: [word === 'regressed' ? `Why “${word}”` : 'Why there is no verdict'] },
      { kind: 'paragraph', text: [text] },
    ]
  const items: Text[] = [
    [{ kind: 'strong', text: 'What the word means: ' }, text],
    [{ kind: 'strong', text: 'The rule that chose it: ' }, `${rule}.`],
    ...(gate === null ? [] : explainGate(gate, comparison)),
  ]
  return [
    { kind: 'heading', text: [`Why “${word}”`] },
    { kind: 'list', items },
  ]
}

function explainGate(result: GateResult, { alpha }: PairComparison): readonly Text[] {
  const { title } = result.metric
  const text = formatMeasured(result)
  const noun = adverseNoun(result)
  const margin = nameMargin(result)
  const flags = describeFigure(result, result.can_flag)
  const rulesOut = describeFigure(result, result.can_rule_out)
  const seen = [
    `${title} went from ${text.baseline ?? '?'} to ${text.candidate ?? '?'} over ${countOf(result.n, result.row === 'exact' ? 'file' : 'paired case')}`,
    ...(text.changeInWords === null || text.intervalInWords === null
      ? []
      : [
          `a change of ${text.changeInWords}, which with ${formatNumber((1 - alpha) * 100, { decimals: 1 })}\u202f% confidence is truly ${text.intervalInWords}`,
        ]),
    ...(margin === null ? [] : [`a ${noun} of up to ${margin} is allowed`]),
  ]
  return [
    ...(result.delta === null ? [] : [[{ kind: 'strong' as const, text: 'What was seen: ' }, `${seen.join('; ')}.`]]),
    [
      { kind: 'strong', text: 'What could be seen: ' },
      isOnTheseCases(result)
        ? describeSight(result, noun, rulesOut)
        : `${flags === null ? `there are too few cases or differences to say how small a ${noun} would be flagged` : `a true ${noun} of ${flags} or more is flagged four times in five`}; ${rulesOut === null ? `no ${noun} can be ruled out` : `a ${noun} of ${rulesOut} or more is ruled out`}.`,
    ],
  ]
}

/** What rounds on these cases can see. */
function describeSight(result: GateResult, noun: string, rulesOut: string | null): string {
  const cases = result.n === 1 ? 'this one case' : `these ${result.n} cases`
  if (result.row === 'fact') return `any difference on ${cases}: the target always answers alike.`
  const limit = rulesOut === null ? `no ${noun} is ruled out` : `a ${noun} of ${rulesOut} or more is ruled out`
  return `a difference on ${cases} beyond what repeated tries differ by; ${limit}.`
}
