import type { ChartImage } from '../model/chart.js'
import type { Comparison } from '../model/comparison.js'
import type { Block, CaseDetails, FlipDetail, Inline, Report, ReportContext, Text } from '../model/report.js'
import { buildAdvice } from './advice.js'
import { describeDrawing } from './describe-drawing.js'
import { buildFlipList } from './flip-list.js'
import { formatMeasured } from './format-metric.js'
import { buildGateEvidence } from './gate-evidence.js'
import { buildGateTable } from './gate-table.js'
import { buildMetricTable } from './metric-table.js'
import { buildSliceTable } from './slice-table.js'
import { writeFooter } from './write-footer.js'
import { headlineGate, writeHeadline } from './write-headline.js'
import { writeSecondLine } from './write-second-line.js'
import { writeStaleness } from './write-staleness.js'

export interface ReportInput {
  readonly comparison: Comparison
  readonly context: ReportContext
  readonly flips: readonly FlipDetail[]
  readonly details: CaseDetails
  readonly charts: readonly ChartImage[]
}

/** Hashes are told apart by their first digits. */
const shorten = (value: string): string => value.replace(/\b(sha256:)?([0-9a-f]{12})[0-9a-f]{20,}\b/g, '$2…')

function listDifferences({ comparison, context }: ReportInput): Block[] {
  if (comparison.differences.length === 0) return []
  const items = comparison.differences.map((one): Text => [
    { kind: 'strong', text: one.what },
    `: ${shorten(one.baseline)} → ${shorten(one.candidate)}${one.effect === '' ? '' : `: ${one.effect}`}`,
  ])
  const names = comparison.differences.map((one) => one.what).join(', ')
  const summary = `Not the same in ${context.names.baseline} and ${context.names.candidate}: ${names}`
  return [{ kind: 'details', summary: [summary], blocks: [{ kind: 'list', items }] }]
}

/** What the headline, the second line and the list of flips do not say already. */
function listFindings({ comparison }: ReportInput): Block[] {
  const told = headlineGate(comparison)?.gate.id
  const findings = comparison.findings.filter(
    ({ about, gate }) => about === 'tag' || (about === 'gate' && gate !== told),
  )
  const [first, ...others] = findings
  if (first === undefined) return []
  const lead: Inline = { kind: 'strong', text: 'Findings.' }
  if (others.length === 0) return [{ kind: 'paragraph', text: [lead, ` ${first.text}`] }]
  return [
    { kind: 'paragraph', text: [lead] },
    { kind: 'list', items: findings.map(({ text }) => [text]) },
  ]
}

/** Nothing differs but what the headline says. */
function isCollapsed({ comparison, context }: ReportInput): boolean {
  return (
    writeStaleness(context) === null &&
    comparison.verdict.word === 'unchanged' &&
    comparison.flips.length === 0 &&
    comparison.differences.length === 0 &&
    comparison.warnings.length === 0
  )
}

/** What moved all the same (warn gates), then where to read more: the tail of a one-line comment. */
function writeTail({ comparison, context }: ReportInput): Inline[] {
  const moved = comparison.gates
    .filter((result) => result.verdict !== 'unchanged' && result.delta !== null && result.delta !== 0)
    .slice(0, 3)
    .map((result) => {
      const text = formatMeasured(result)
      return ` · ${result.metric.title} ${text.change ?? ''}${text.interval === null ? '' : ` ${text.interval}`}`
    })
  const { report } = context.links
  return [...moved, ...(report === undefined ? [] : [' · ', { kind: 'link' as const, text: 'report', url: report }])]
}

/**
 * Everything that is worth saying of a comparison, worst first, as blocks of plain data: verdict, what was not compared, gates,
 * charts, flipped cases, findings, differing fingerprints, and folded the rest. Renderers choose the words' dress, never the words.
 */
export function buildReport(input: ReportInput): Report {
  const { comparison, context, details } = input
  const collapsed = isCollapsed(input)
  const headline = writeHeadline(comparison, context, details)
  const blocks: (Block | null)[] = [
    buildAdvice(comparison),
    buildGateTable(comparison, context),
    writeStaleness(context),
    ...comparison.warnings.map((warning): Block => ({ kind: 'note', text: [`⚠️ ${warning}`] })),
    ...input.charts.map((chart): Block => ({ kind: 'chart', chart, alt: describeDrawing(chart.title, chart.figure) })),
    buildFlipList(input),
    ...listFindings(input),
    ...listDifferences(input),
    buildSliceTable(comparison, context),
    buildMetricTable(comparison, context),
    buildGateEvidence(comparison),
  ]
  return {
    suite: context.suite,
    headline: collapsed ? [...headline, ...writeTail(input)] : headline,
    second_line: writeSecondLine(comparison, context, details),
    collapsed,
    blocks: blocks.filter((block) => block !== null),
    footer: writeFooter(comparison, context),
  }
}
