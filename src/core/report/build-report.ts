import type { ChartImage } from '../model/chart.js'
import type { Comparison } from '../model/comparison.js'
import type { Block, CaseDetails, FlipDetail, Inline, Report, ReportContext } from '../model/report.js'
import { buildAdvice } from './advice.js'
import { buildAllMetrics } from './all-metrics.js'
import { listBrokenBounds } from './broken-bounds.js'
import { placeCharts } from './place-charts.js'
import { buildDifferenceList } from './difference-list.js'
import { buildFlipList } from './flip-list.js'
import { explainVerdict } from './explain-verdict.js'
import { formatMeasured } from '../format/format-measured.js'
import { buildGateEvidence } from './gate-evidence.js'
import { buildGateTable } from './gate-table.js'
import { listFindings } from './list-findings.js'
import { listRecommendations } from './list-recommendations.js'
import { buildMovedMetrics } from './moved-metrics.js'
import { buildSliceTable } from './slice-table.js'
import { buildTrials } from './trials-block.js'
import { writeFooter } from './write-footer.js'
import { writeHeadline } from './write-headline.js'
import { writeSecondLine } from './write-second-line.js'
import { writeStaleness } from './write-staleness.js'

export interface ReportInput {
  readonly comparison: Comparison
  readonly context: ReportContext
  readonly flips: readonly FlipDetail[]
  readonly details: CaseDetails
  readonly charts: readonly ChartImage[]
}

/** Nothing differs but what the headline says. Machines nearly always do, and what is bound to them is not compared. */
function isCollapsed({ comparison, context }: ReportInput): boolean {
  return (
    writeStaleness(context) === null &&
    comparison.verdict.word === 'unchanged' &&
    comparison.flips.length === 0 &&
    comparison.differences.every(({ what }) => what === 'environment') &&
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
  const charts = placeCharts(input.charts)
  const collapsed = isCollapsed(input)
  const headline = writeHeadline(comparison, context, details)
  const allMetrics = buildAllMetrics(comparison, context)
  const blocks: (Block | null)[] = [
    buildAdvice(comparison),
    buildGateTable(comparison, context),
    ...listBrokenBounds(comparison, details),
    writeStaleness(context),
    ...comparison.warnings.map((warning): Block => ({ kind: 'note', text: [`⚠️ ${warning}`] })),
    ...charts.inComment,
    buildFlipList(input),
    ...listFindings(comparison),
    ...listRecommendations(comparison, details),
    ...buildTrials(comparison, context, details),
    buildDifferenceList(comparison, context),
    buildSliceTable(comparison, context),
    buildMovedMetrics(comparison, context),
    buildGateEvidence(comparison),
  ]
  const appendix = [...(allMetrics === null ? [] : [allMetrics]), ...charts.onPage]
  return {
    suite: context.suite,
    headline: collapsed ? [...headline, ...writeTail(input)] : headline,
    second_line: writeSecondLine(comparison, context, details),
    collapsed,
    blocks: blocks.filter((block) => block !== null),
    explanation: [
      ...explainVerdict(comparison),
      ...(comparison.gates.length === 0 ? [] : [{ kind: 'heading' as const, text: ['Gates'] }]),
    ],
    ...(appendix.length > 0 && { appendix }),
    footer: writeFooter(comparison, context),
  }
}
