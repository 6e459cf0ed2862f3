import { formatMeasured } from '../format/format-measured.js'
import { countOf, formatNumber } from '../format/format-number.js'
import type { ChartImage } from '../model/result/chart.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type {
  Block,
  CaseDetails,
  FlipDetail,
  Inline,
  Report,
  ReportContext,
  Section,
  Text,
} from '../model/result/report.js'
import type { RunTable } from '../model/run/run-table.js'
import type { Run } from '../model/run/run.js'
import { buildAllMetrics, buildSliceTable } from './sections/all-metrics.js'
import { appendTables, tablesToShow } from './sections/append-tables.js'
import { buildSections, headingOf, placeCharts } from './sections/build-sections.js'
import { cutText } from './sections/cut-text.js'
import { explainVerdict } from './sections/explain-verdict.js'
import { buildFlipList } from './sections/flips/flip-list.js'
import { buildGateEvidence } from './sections/gate-evidence.js'
import { buildGateTable } from './sections/gate-table.js'
import { uncomparedGuardrails } from './sections/gate-words.js'
import { buildAdvice, listFindings } from './sections/list-findings.js'
import { listRecommendations } from './sections/list-recommendations.js'
import { buildMovedMetrics } from './sections/moved-metrics.js'
import { buildSummaryTable } from './sections/summary-table.js'
import { buildTrials } from './sections/trials-block.js'
import { writeErrors } from './sections/write-errors.js'
import { buildDifferenceList, writeFooter } from './sections/write-footer.js'
import { writeHeadline } from './sections/write-headline.js'
import { writeProvenance } from './sections/write-provenance.js'
import { buildForecast, writeSecondLine } from './sections/write-second-line.js'

export interface ReportInput {
  readonly comparison: PairComparison
  readonly context: ReportContext
  readonly flips: readonly FlipDetail[]
  readonly details: CaseDetails
  readonly charts: readonly ChartImage[]
  readonly tables: readonly RunTable[]
  /** What the candidate's run measured, for what is said where nothing is compared. */
  readonly measured: Pick<Run, 'metrics' | 'summaries'> & { readonly primary_k: number }
  /** The warning that comes before everything else; absent where none does. */
  readonly lead?: string
}

/** Nothing differs but what the headline says. Machines nearly always do, and what is bound to them is not compared. */
function isCollapsed({ comparison, context }: ReportInput): boolean {
  return (
    writeStaleness(context) === null &&
    comparison.verdict.word === 'unchanged' &&
    comparison.coverage === undefined &&
    uncomparedGuardrails(comparison).length === 0 &&
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
  const said = sayOnce(input)
  const blocks: (Block | null)[] = [
    ...said.gates,
    writeStaleness(context),
    ...said.warnings,
    ...charts.inComment,
    buildFlipList(input),
    ...said.findings,
    ...said.trials,
    said.differences,
    said.slices,
    buildMovedMetrics(comparison, context),
    said.evidence,
  ]
  const appendix = [...(said.allMetrics === null ? [] : [said.allMetrics]), ...charts.onPage]
  const report: Report = {
    suite: context.suite,
    headline: collapsed ? [...headline, ...writeTail(input)] : headline,
    second_line: lead(input.lead, writeSecondLine(comparison, context, details)),
    collapsed,
    blocks: blocks.filter((block) => block !== null),
    explanation: [
      ...(said.summary.length === 0 ? [] : [headingOf('Summary'), ...said.summary]),
      ...said.reasons,
      ...(comparison.gates.length === 0 ? [] : [headingOf('Gates')]),
    ],
    ...(appendix.length > 0 && { appendix }),
    sections: orderSections(input, said),
    footer: writeFooter(comparison, context),
  }
  return appendTables(report, input.tables, details)
}

function lead(warning: string | undefined, line: Text | null): Text | null {
  return warning === undefined ? line : [`⚠️ ${warning}`, ...(line === null ? [] : [' ', ...line])]
}

/** What every document says, wherever it stands there. */
interface Said {
  readonly summary: readonly Block[]
  readonly gates: readonly Block[]
  readonly warnings: readonly Block[]
  readonly reasons: readonly Block[]
  readonly findings: readonly Block[]
  readonly trials: readonly Block[]
  readonly differences: Block | null
  readonly slices: Block | null
  readonly evidence: Block | null
  readonly allMetrics: Block | null
}

function sayOnce({ comparison, context, details, tables, measured, lead: first }: ReportInput): Said {
  const gates = [buildAdvice(comparison), buildGateTable(comparison, context)].filter((block) => block !== null)
  return {
    summary: buildSummaryTable({ comparison, context, tables, measured }),
    gates: [...gates, ...buildForecast(comparison), ...listBrokenBounds(comparison, details)],
    warnings: [writeJudgeFailures(context, details)]
      .filter((block) => block !== null)
      .concat(
        comparison.warnings
          .filter((warning) => warning !== first)
          .map((warning): Block => ({ kind: 'note', text: [`⚠️ ${warning}`] })),
      ),
    reasons: explainVerdict(comparison),
    findings: [...listFindings(comparison), ...listRecommendations(comparison, details)],
    trials: buildTrials(comparison, context, details),
    differences: buildDifferenceList(comparison, context),
    slices: buildSliceTable(comparison, context),
    evidence: buildGateEvidence(comparison),
    allMetrics: buildAllMetrics(comparison, context, measured),
  }
}

function orderSections(input: ReportInput, said: Said): readonly Section[] {
  const { comparison, context, details, tables, charts } = input
  const present = (...blocks: readonly (Block | null)[]): readonly Block[] => blocks.filter((block) => block !== null)
  return buildSections(
    {
      summary: [
        ...said.summary,
        ...(said.gates.length === 0 ? [] : [headingOf('Gates'), ...said.gates]),
        ...said.warnings,
        ...said.reasons,
      ],
      breakdowns: present(said.allMetrics, said.slices),
      findings: said.findings,
      errors: writeErrors(input),
      provenance: [
        ...writeProvenance(comparison, context),
        ...said.trials,
        ...present(said.differences, said.evidence),
      ],
    },
    { tables: tablesToShow(tables, details), charts },
  )
}

/** A warning of a baseline that is too far or too old to say much of one change; null when it is not. */
function writeStaleness({ baseline }: ReportContext): Block | null {
  if (baseline.kind === 'none' || baseline.stale === undefined) return null
  return { kind: 'note', text: [`⚠️ The baseline is stale: ${baseline.stale}.`] }
}

const CASES_NAMED = 10

/** The cases behind each broken bound of a binary metric, by name, or with details `none` only their number. */
function listBrokenBounds(comparison: PairComparison, details: CaseDetails): readonly Block[] {
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

const MESSAGE_LENGTH = 160

/**
 * A warning of trials that the judge gave nothing usable for, with the commonest reason; null when there are none. A reason may quote what was
 * judged, and stands only where the text of cases may.
 */
export function writeJudgeFailures({ judge_failures: failures }: ReportContext, details: CaseDetails): Block | null {
  if (failures === undefined) return null
  const { trials, judged, message, times } = failures
  const some = `⚠️ The judge gave nothing usable for ${formatNumber(trials, { decimals: 0 })} of ${countOf(judged, 'trial')}`
  if (message === null || details !== 'full') return { kind: 'note', text: [`${some}.`] }
  const often = times === trials ? '' : `, most often (${countOf(times, 'time')})`
  const reason = cutText(message.replace(/\s+/g, ' ').trim(), MESSAGE_LENGTH)
  return { kind: 'note', text: [`${some}${often}: ${reason}${/[.…]$/.test(reason) ? '' : '.'}`] }
}
