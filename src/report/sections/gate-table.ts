import { describeMeanChange, formatMeasured } from '../../format/format-measured.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf, formatCount, formatP } from '../../format/format-number.js'
import { isWorseSizeOpen } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { type Block, type CaseDetails, plainText, type ReportContext, type Text } from '../../model/result/report.js'
import { listCodes, paragraph, present, right, strong, table } from '../blocks.js'
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
  return [isNotable(result, alpha) || isPrimary ? strong(label) : label, isPrimary ? ' (primary)' : '']
}

/** n stands in the row when it is not the number of cases that both runs share. */
function describeN(result: GateResult, shared: number): string {
  if (result.row === 'exact') return result.n === 0 ? '' : `, n = ${countOf(result.n, 'file')}`
  return result.n === 0 || result.n === shared ? '' : `, n = ${formatCount(result.n)}`
}

/** The value of each arm. */
function writeArms(result: GateResult): { readonly baseline: string | null; readonly candidate: string } {
  const { baseline, candidate } = formatMeasured(result)
  const value = result.candidate_value
  return { baseline, candidate: candidate ?? (value === null ? NOTHING : formatValue(result.metric, value)) }
}

function writeRow(result: GateResult, comparison: PairComparison): readonly Text[] {
  const { change, interval } = formatMeasured(result)
  const { baseline, candidate } = writeArms(result)
  const { alpha } = comparison
  const p = result.p_adjusted ?? result.p
  return [
    labelGate(result, comparison),
    [baseline ?? NOTHING],
    [candidate],
    change === null
      ? [NOTHING]
      : [
          isNotable(result, alpha) ? strong(change) : change,
          interval === null ? '' : ` ${interval}`,
          describeMeanChange(result),
          describeN(result, comparison.cases.shared),
        ],
    [p === null ? NOTHING : `${formatP(p, alpha)}${result.p_adjusted === null ? ' (alone)' : ''}`],
    [[describeVerdict(result, alpha), ...(result.marks ?? [])].join(' · ')],
  ]
}

/** The gates with their numbers, in the suite's order, without the columns that nothing was measured for; null when there is no gate. */
export function buildGateTable(comparison: PairComparison, { names }: ReportContext): Block | null {
  if (comparison.gates.length === 0) return null
  const isOnTheseCases = comparison.inference === 'these-cases'
  const change = isOnTheseCases ? 'change [range]' : titleChange(comparison)
  const columns = ['gate', right(names.baseline), right(names.candidate), change, 'p (Holm)', 'verdict']
  const rows = comparison.gates.map((result) => writeRow(result, comparison))
  const isFilled = columns.map((_, at) => rows.some((cells) => plainText(cells[at] ?? []) !== NOTHING))
  const filled = <Cell>(cells: readonly Cell[]): readonly Cell[] => cells.filter((_, at) => isFilled[at])
  return table(filled(columns), rows.map(filled))
}

/**
 * The gates as a phone shows them, without scrolling: sign, metric, both values, and the result in words. Intervals and p values are in the
 * whole table.
 */
export function buildGateSummary(comparison: PairComparison, { names }: ReportContext): readonly Block[] {
  const { gates, alpha, verdict } = comparison
  const isShown = (result: GateResult): boolean =>
    result.gate.severity === 'fail' || isNotable(result, alpha) || result.gate.id === verdict.primary
  const notable = gates.filter(isShown)
  const first = (result: GateResult): number => (result.failed ? 0 : isNotable(result, alpha) ? 1 : 2)
  const listed =
    notable.length <= GATES_SHOWN ? notable : [...notable].sort((a, b) => first(a) - first(b)).slice(0, GATES_SHOWN)
  // The line of figures says everything of a single gate.
  if (gates.length < 2) return []
  const rows = listed.map((result) => {
    const { sign, words } = summarizeVerdict(result, alpha)
    const { baseline, candidate } = writeArms(result)
    const values = baseline === null ? candidate : `${baseline} → ${candidate}`
    return [sign, labelGate(result, comparison), values, [words, ...(result.marks ?? [])].join(' · ')]
  })
  return present(
    table(['', 'gate', `${names.baseline} → ${names.candidate}`, 'result'], rows),
    notable.length > listed.length && paragraph(`${countOf(gates.length - listed.length, 'more gate')} below.`),
  )
}

const CASES_NAMED = 10

/** The cases behind each broken bound of a binary metric, by name, or with details `none` only their number. */
export function listBrokenBounds(comparison: PairComparison, show: CaseDetails): readonly Block[] {
  return comparison.gates.flatMap(({ metric, broken_by: ids = [] }) => {
    if (ids.length === 0) return []
    const lead = strong(`${metric.title}: ${countOf(ids.length, 'case breaks', 'cases break')} its bound`)
    return [paragraph(lead, ...(show === 'none' ? [] : [': ', ...listCodes(ids, CASES_NAMED)]), '.')]
  })
}
