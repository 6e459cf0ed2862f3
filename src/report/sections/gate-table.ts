import { describeMeanChange, formatMeasured } from '../../format/format-measured.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf, formatCount, formatP } from '../../format/format-number.js'
import { isWorseSizeOpen } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import {
  type Block,
  type CaseDetails,
  type Column,
  type Inline,
  plainText,
  type ReportContext,
  type Text,
} from '../../model/result/report.js'
import { describeVerdict, summarizeVerdict, titleChange } from './gate-words.js'

const NOTHING = '–'
/** In the small table; those that fail come first. */
const GATES_SHOWN = 6

/** What a reader must not overlook. */
function isNotable(result: GateResult, alpha: number): boolean {
  if (isWorseSizeOpen(result, alpha)) return true
  return result.suspect || result.failed || ['invalid', 'regressed', 'breached', 'improved'].includes(result.verdict)
}

function labelGate(result: GateResult, { alpha, verdict: { primary } }: PairComparison): Text {
  const { gate, metric } = result
  const extra = gate.id.startsWith(gate.metric) ? gate.id.slice(gate.metric.length) : ''
  const label = `${metric.title}${extra}`
  const isPrimary = gate.id === primary
  return [
    isNotable(result, alpha) || isPrimary ? { kind: 'strong', text: label } : label,
    isPrimary ? ' (primary)' : '',
  ]
}

/** n stands in the row when it is not the number of cases that both runs share. */
function describeN(result: GateResult, shared: number): string {
  if (result.row === 'exact') return result.n === 0 ? '' : `, n = ${countOf(result.n, 'file')}`
  return result.n === 0 || result.n === shared ? '' : `, n = ${formatCount(result.n)}`
}

function row(result: GateResult, comparison: PairComparison): Text[] {
  const text = formatMeasured(result)
  const value = result.candidate_value
  const candidate = text.candidate ?? (value === null ? NOTHING : formatValue(result.metric, value))
  const p = result.p_adjusted ?? result.p
  const isAdjusted = result.p_adjusted !== null || result.p === null
  return [
    labelGate(result, comparison),
    [text.baseline ?? NOTHING],
    [candidate],
    text.change === null
      ? [NOTHING]
      : [
          isNotable(result, comparison.alpha) ? { kind: 'strong', text: text.change } : text.change,
          text.interval === null ? '' : ` ${text.interval}`,
          describeMeanChange(result),
          describeN(result, comparison.cases.shared),
        ],
    [p === null ? NOTHING : `${formatP(p, comparison.alpha)}${isAdjusted ? '' : ' (alone)'}`],
    [[describeVerdict(result, comparison.alpha), ...(result.marks ?? [])].join(' · ')],
  ]
}

/** The gates with their numbers, in the suite's order, without the columns that nothing was measured for; null when there is no gate. */
export function buildGateTable(comparison: PairComparison, context: ReportContext): Block | null {
  if (comparison.gates.length === 0) return null
  const columns: Column[] = [
    { title: 'gate', align: 'left' },
    { title: context.names.baseline, align: 'right' },
    { title: context.names.candidate, align: 'right' },
    { title: titleChange(comparison), align: 'left' },
    { title: 'p (Holm)', align: 'left' },
    { title: 'verdict', align: 'left' },
  ]
  const rows = comparison.gates.map((result) => row(result, comparison))
  const isFilled = columns.map((_, at) => rows.some((cells) => plainText(cells[at] ?? []) !== NOTHING))
  return {
    kind: 'table',
    columns: columns.filter((_, at) => isFilled[at]),
    rows: rows.map((cells) => cells.filter((_, at) => isFilled[at])),
  }
}

/**
 * The gates as a phone shows them, without scrolling: sign, metric, both values, and the result in words. Intervals and p values are in the
 * whole table.
 */
export function buildGateSummary(comparison: PairComparison, { names }: ReportContext): readonly Block[] {
  const { gates, alpha, verdict } = comparison
  const isShown = (result: GateResult): boolean =>
    result.gate.severity === 'fail' || isNotable(result, alpha) || result.gate.id === verdict.primary
  const told = gates.filter(isShown)
  const first = (result: GateResult): number => (result.failed ? 0 : isNotable(result, alpha) ? 1 : 2)
  const shown = told.length <= GATES_SHOWN ? told : [...told].sort((a, b) => first(a) - first(b)).slice(0, GATES_SHOWN)
  const left = gates.length - shown.length
  // One gate is told whole by the line of figures.
  if (gates.length < 2) return []
  const titles = ['', 'gate', `${names.baseline} → ${names.candidate}`, 'result']
  const rows = shown.map((result): readonly Text[] => {
    const { sign, words } = summarizeVerdict(result, alpha)
    return [
      [sign],
      labelGate(result, comparison),
      [writeValues(result)],
      [[words, ...(result.marks ?? [])].join(' · ')],
    ]
  })
  return [
    { kind: 'table', columns: titles.map((title) => ({ title, align: 'left' })), rows },
    ...(told.length === shown.length
      ? []
      : [{ kind: 'paragraph' as const, text: [`${countOf(left, 'more gate')} below.`] }]),
  ]
}

function writeValues(result: GateResult): string {
  const text = formatMeasured(result)
  const value = result.candidate_value
  const candidate = text.candidate ?? (value === null ? NOTHING : formatValue(result.metric, value))
  return text.baseline === null ? candidate : `${text.baseline} → ${candidate}`
}

const CASES_NAMED = 10

/** The cases behind each broken bound of a binary metric, by name, or with details `none` only their number. */
export function listBrokenBounds(comparison: PairComparison, details: CaseDetails): readonly Block[] {
  return comparison.gates.flatMap(({ metric, broken_by: ids = [] }): readonly Block[] => {
    if (ids.length === 0) return []
    const lead = `${metric.title}: ${countOf(ids.length, 'case breaks', 'cases break')} its bound`
    const names = (details === 'none' ? [] : ids.slice(0, CASES_NAMED)).flatMap((id, index): Inline[] => [
      index === 0 ? ': ' : ', ',
      { kind: 'code', text: id },
    ])
    const more = names.length > 0 && ids.length > CASES_NAMED ? ` and ${ids.length - CASES_NAMED} more` : ''
    return [{ kind: 'paragraph', text: [{ kind: 'strong', text: lead }, ...names, `${more}.`] }]
  })
}
