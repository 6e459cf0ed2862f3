import { present } from '../../model/omit-undefined.js'
import { describeMeanChange, formatMeasured } from '../../format/format-measured.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf, formatCount, formatNumber, formatP } from '../../format/format-number.js'
import { groupBy } from '../../model/group-by.js'
import { isWorseUnsized } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import {
  type Block,
  type DetailLevel,
  type Inline,
  plainText,
  type ReportContext,
  type Text,
} from '../../model/result/report.js'
import { code, list, listCodes, paragraph, readCode, right, strong, table } from '../blocks.js'
import { explainRange } from '../words/these-cases-words.js'
import { describeVerdict, metricOf, summarizeVerdict, titleChange } from './gate-words.js'

const NOTHING = '–'
/** The most gates in the summary table; failing ones come first. */
const GATES_SHOWN = 6

/** Whether a reader must not overlook this gate; also if it only warns because its judge agrees too little with people. */
function isNotable(result: GateResult, alpha: number): boolean {
  if (isWorseUnsized(result, alpha) || result.agreement?.least !== undefined) return true
  return result.suspect || result.failed || ['invalid', 'regressed', 'breached', 'improved'].includes(result.verdict)
}

function labelGate(result: GateResult, { alpha, verdict: { primary } }: PairComparison): Inline {
  const { gate, metric } = result
  const extra = gate.id.startsWith(gate.metric) ? gate.id.slice(gate.metric.length) : ''
  const label = `${metric.title}${extra}`
  return isNotable(result, alpha) || gate.id === primary ? strong(label) : label
}

/** Writes n if it differs from the number of cases that both runs share. */
function describeN(result: GateResult, shared: number): string {
  if (result.row === 'exact') return result.n === 0 ? '' : `, n = ${countOf(result.n, 'file')}`
  return result.n === 0 || result.n === shared ? '' : `, n = ${formatCount(result.n)}`
}

/** The gates on one metric and the same cases. */
type Gates = readonly [GateResult, ...GateResult[]]

function writeArms(result: GateResult): { readonly baseline: string | null; readonly candidate: string } {
  const { baseline, candidate } = formatMeasured(result)
  const value = result.candidate_value
  return { baseline, candidate: candidate ?? (value === null ? NOTHING : formatValue(result.metric, value)) }
}

function writeRow([result, ...others]: Gates, comparison: PairComparison): readonly Text[] {
  const { change, interval } = formatMeasured(result)
  const { baseline, candidate } = writeArms(result)
  const { alpha } = comparison
  const p = result.p_adjusted ?? result.p
  const verdict = describeVerdict(result, alpha)
  const also = others.map((one) => describeVerdict(one, alpha)).filter((words) => words !== verdict)
  const n = describeN(result, comparison.cases.shared)
  const tail = [interval === null ? '' : ` ${interval}`, describeMeanChange(result), n, explainRange(result, alpha)]
  return [
    [labelGate(result, comparison), result.gate.id === comparison.verdict.primary ? ' (primary)' : ''],
    [baseline ?? NOTHING],
    [candidate],
    change === null ? [NOTHING] : [isNotable(result, alpha) ? strong(change) : change, ...tail],
    [p === null ? NOTHING : `${formatP(p, alpha)}${result.p_adjusted === null ? ' (alone)' : ''}`],
    [writeAgreement(result)],
    [[verdict, ...also, ...(result.marks ?? [])].join(' · ')],
  ]
}

/**
 * Writes how far the gate's judge agrees with people.
 * @example `.71 [.52, .90], n = 24`
 */
function writeAgreement({ agreement }: GateResult): string {
  if (agreement === undefined) return NOTHING
  const { kappa, low, high, n } = agreement
  const write = (value: number): string => formatNumber(value, { decimals: 2, bare: true })
  const interval = low === null || high === null ? '' : ` [${write(low)}, ${write(high)}]`
  return `${write(kappa)}${interval}, n = ${formatCount(n)}`
}

/** Merges gates on the same metric, such as a warn and a fail gate, into one row: the worse one first. */
function mergeGates({ gates, alpha, verdict }: PairComparison): readonly Gates[] {
  const rank = (result: GateResult): number =>
    (result.failed ? 0 : isNotable(result, alpha) ? 2 : 4) +
    (result.gate.severity === 'fail' || result.gate.id === verdict.primary ? 0 : 1)
  return [...groupBy(gates, metricOf).values()].flatMap((group) => {
    const [first, ...others] = group.sort((a, b) => rank(a) - rank(b))
    return first === undefined ? [] : [[first, ...others] as const]
  })
}

/** Shows the gates with their numbers, in the suite's order, without empty columns; `null` if there is no gate. */
export function buildGateTable(comparison: PairComparison, { names }: ReportContext): Block | null {
  if (comparison.gates.length === 0) return null
  const isOnTheseCases = comparison.inference === 'these-cases'
  const change = isOnTheseCases ? 'change [range]' : titleChange(comparison)
  const columns = ['gate', right(names.baseline), right(names.candidate), change, 'p (Holm)', 'judge κ', 'verdict']
  const rows = mergeGates(comparison).map((gates) => writeRow(gates, comparison))
  const isFilled = columns.map((_, at) => rows.some((cells) => plainText(cells[at] ?? []) !== NOTHING))
  const filled = <Cell>(cells: readonly Cell[]): readonly Cell[] => cells.filter((_, at) => isFilled[at])
  return table(filled(columns), rows.map(filled))
}

/**
 * Summarizes the gates so that a phone shows them without scrolling: first the critical and watched cases that broke, then the gates, each
 * with its values and result in words. Intervals and p-values are in the full table.
 */
export function buildGateSummary(
  comparison: PairComparison,
  { names }: ReportContext,
  show: DetailLevel,
): readonly Block[] {
  const { alpha, verdict } = comparison
  const isShown = (result: GateResult): boolean =>
    result.gate.severity === 'fail' || isNotable(result, alpha) || result.gate.id === verdict.primary
  const all = mergeGates(comparison).map(([first]) => first)
  const notable = all.filter(isShown)
  const place = (result: GateResult): number => (result.failed ? 0 : isNotable(result, alpha) ? 1 : 2)
  const worst = [...notable].sort((a, b) => place(a) - place(b)).slice(0, GATES_SHOWN)
  const listed = notable.length <= GATES_SHOWN ? notable : worst
  const cases = listCritical(comparison, show)
  // For a single gate, the line of figures contains everything.
  if (all.length < 2 && cases.length === 0) return []
  const rows = listed.map((result) => {
    const { sign, words } = summarizeVerdict(result, alpha)
    const { baseline, candidate } = writeArms(result)
    const values = baseline === null ? candidate : `${baseline} → ${candidate}`
    // A reason can contain parentheses.
    const isReason = result.verdict === 'invalid' || result.verdict === 'not-comparable'
    const said = isReason ? `${values}, ${words}` : `${values} (${words})`
    const seen = values === NOTHING ? words : words === '' ? values : said
    return [[labelGate(result, comparison)], [`${sign} ${seen}`, ...(result.marks ?? [])].join(' · ')]
  })
  return present(
    table(['gate', `${names.baseline} → ${names.candidate}`], [...cases, ...rows]),
    notable.length > listed.length && paragraph(`${countOf(all.length - listed.length, 'more gate')} below.`),
  )
}

const CRITICAL_NAMED = 3

/** Writes a row for each critical or watched case that broke; beyond three, or with details `none`, only their number. */
function listCritical(comparison: PairComparison, show: DetailLevel): readonly Text[][] {
  const { flips, zero_tolerance: watched, zero_tolerance_doubted: doubted = [] } = comparison
  const broken = flips.filter(
    ({ case_id: id, kind, critical }) =>
      watched.includes(id) || doubted.includes(id) || (critical && kind === 'newly-failing'),
  )
  const write = (ids: readonly string[], ...text: Text): Text =>
    ids.every((id) => doubted.includes(id))
      ? ['⚠️ ', ...text, ' according to a judge that disagrees with people']
      : ['❌ ', ...text]
  const named = show === 'none' ? [] : broken.slice(0, CRITICAL_NAMED)
  const others = broken.slice(named.length).map(({ case_id: id }) => id)
  const count = countOf(others.length, named.length > 0 ? 'more such case' : 'critical or watched case')
  return present(
    ...named.map(({ case_id: id, critical }) => [
      [`${critical ? 'critical' : 'watched'} case`],
      write([id], code(id), ' broke'),
    ]),
    others.length > 0 && [[count], write(others, 'broke')],
  )
}

const CASES_NAMED = 10

/** Lists the cases behind each broken bound of a binary metric by name; with details `none`, only their number. */
export function listBrokenBounds(comparison: PairComparison, show: DetailLevel): readonly Block[] {
  return comparison.gates.flatMap(({ metric, broken_by: ids = [] }) => {
    if (ids.length === 0) return []
    const lead = strong(`${metric.title}: ${countOf(ids.length, 'case breaks', 'cases break')} its bound`)
    return [paragraph(lead, ...(show === 'none' ? [] : [': ', ...listCodes(ids, CASES_NAMED)]), '.')]
  })
}

/** Lists, for each gate, what it could flag once there is a baseline, and the assumptions; empty if there was a comparison. */
export function buildForecast({ forecast }: PairComparison): readonly Block[] {
  if (forecast === undefined || forecast.gates.length === 0) return []
  const items = forecast.gates.map(({ gate, text, can_fail: canFail }): Text => {
    return [canFail ? '' : '⚠️ ', code(gate), ` ${text}`]
  })
  const lead = paragraph('What the gates of this suite can detect, once there is a baseline:')
  return present(lead, list(items), forecast.assumed !== null && paragraph(...readCode(forecast.assumed)))
}
