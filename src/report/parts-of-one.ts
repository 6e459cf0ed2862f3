import { formatMeasured } from '../format/format-measured.js'
import { formatCount } from '../format/format-number.js'
import { shortCommit } from '../format/short-commit.js'
import { startSentence } from '../format/start-sentence.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { Block, ReportContext, Text } from '../model/result/report.js'
import { link, present, warning } from './blocks.js'
import type { CandidateReport, ReportInput, ReportParts } from './candidate-report.js'
import { buildAllMetrics, buildMovedMetrics, buildSliceTable } from './sections/metric-tables.js'
import { adviseGates } from './words/coverage-words.js'
import { explainVerdict } from './words/explain-verdict.js'
import { buildFlipList, buildStart, writeErrors } from './sections/flips/case-lists.js'
import { buildGateEvidence } from './sections/gate-evidence.js'
import { buildGateSummary, buildGateTable, listBrokenBounds } from './sections/gate-table.js'
import { primaryGate, uncomparedGuardrails, warningGates } from './sections/gate-words.js'
import { buildAdvice, foldList, listFindings, listRecommendations } from './sections/list-findings.js'
import { buildSummaryTable } from './sections/summary-table.js'
import { buildTrials } from './sections/trials-block.js'
import {
  buildDifferenceLists,
  writeFooter,
  writeJudgeFailures,
  writeProvenance,
  writeStaleness,
} from './sections/run-facts.js'
import { writeFigures } from './words/figures.js'
import { writeHeadline } from './words/headline.js'
import { buildForecast, writeSecondLine } from './words/second-line.js'
import { writeQuestions } from './words/these-cases-words.js'
import { type Forms, NOTHING, WORDS } from './words/word-styles.js'

/** The report of one candidate against its baseline, or of one that has none. */
export function partsOfOne(input: ReportInput): ReportParts {
  const { candidates } = input
  const [only] = candidates
  if (only === undefined) throw new RangeError('there is no candidate to report')
  const { details, tables, lead } = input
  const { warnings } = input.comparison
  const { comparison, context } = only
  const collapsed = isCollapsed(only, warnings)
  const { word } = comparison.verdict
  const isMeasured = word !== 'invalid' && comparison.baseline !== null
  const summary = isMeasured ? buildGateSummary(comparison, context, details) : []
  const second = writeQuestions(comparison)
  const questions: Block[] = second === null ? [] : [{ kind: 'paragraph', text: [second], small: true }]
  return {
    headline: writeHeadline(comparison, context, details, collapsed ? writeTail(only) : []),
    figures: collapsed ? null : writeFigures(comparison, context, details),
    second_line: writeSecondLine(comparison, context, details),
    collapsed,
    start: word === 'invalid' ? [] : buildStart(only, details),
    gate_summary: [
      ...questions,
      ...present(adviseGates(comparison)),
      ...summary,
      ...listBrokenBounds(comparison, details),
    ],
    is_void: word === 'invalid' && comparison.verdict.because !== 'gate-failed-to-compute',
    is_pictured: isMeasured,
    summary: buildSummaryTable(candidates, tables),
    gates: [...present(buildGateTable(comparison, context), buildAdvice(comparison)), ...buildForecast(comparison)],
    reasons: explainVerdict(comparison),
    staleness: present(writeStaleness(context)),
    warnings: [
      ...present(writeJudgeFailures(context, details)),
      ...warnings.filter((text) => text !== lead).map(warning),
    ],
    changed_cases: present(buildFlipList({ ...only, details })),
    findings: [
      ...listFindings(only),
      ...foldList('Trends.', listTrends(input.trends), { most: 3, more: 'trend' }),
      ...listRecommendations(only, details),
    ],
    trials: buildTrials(candidates, details, { past: input.past }),
    differences: buildDifferenceLists(candidates),
    slices: present(buildSliceTable(candidates)),
    moved_metrics: present(buildMovedMetrics(candidates)),
    all_metrics: present(buildAllMetrics(candidates)),
    evidence: buildGateEvidence(candidates),
    errors: writeErrors({ ...only, details }),
    provenance: writeProvenance(comparison, context),
    footer: writeFooter(comparison, context),
  }
}

const listTrends = (trends: readonly string[] = []): readonly Text[] =>
  trends.map((trend) => [`${startSentence(trend)}.`])

/** Nothing differs but what the headline says. Machines nearly always do, and what is bound to them is not compared. */
function isCollapsed({ comparison, context }: CandidateReport, warnings: readonly string[]): boolean {
  return (
    writeStaleness(context) === null &&
    comparison.verdict.word === 'unchanged' &&
    comparison.coverage === undefined &&
    uncomparedGuardrails(comparison).length === 0 &&
    warningGates(comparison).length === 0 &&
    comparison.flips.length === 0 &&
    comparison.differences.every(({ what }) => what === 'environment') &&
    warnings.length === 0
  )
}

/** How many cases fail on both sides, what moved all the same (warn gates), and where to read more: the tail of a one-line comment. */
function writeTail({ comparison, context }: CandidateReport): readonly Forms[] {
  const primary = primaryGate(comparison)
  const failing = primary?.gate.metric === 'success' ? primary.n * (1 - (primary.candidate_value ?? 1)) : 0
  const isCounted = failing > 0.5 && Math.abs(failing - Math.round(failing)) < 1e-6
  const moved = comparison.gates
    .filter((result) => result.verdict !== 'unchanged' && result.delta !== null && result.delta !== 0)
    .slice(0, 3)
    .map((result) => `${result.metric.title} ${formatMeasured(result).changeInWords ?? ''}`)
  const report = link('report', context.links.report)
  const same = `${formatCount(Math.round(failing))} ${Math.round(failing) === 1 ? 'fails' : 'fail'}`
  return [
    isCounted ? [[` · same ${same}`]] : NOTHING,
    writeHistory(comparison, context),
    ...moved.map((text): Forms => [[` · ${text}`], []]),
    report.length === 0 ? NOTHING : [[' · ', ...report]],
  ]
}

/** Which commit a line without a footer is of, and what an earlier one was: `abc1234, measurement 2, was ❌ at 9f2e11c`; nothing without a look before. */
function writeHistory(
  { verdict }: PairComparison,
  { candidate: { commit }, look, before = null }: ReportContext,
): Forms {
  if (commit === null || look === null) return NOTHING
  const { mark } = Object.entries(WORDS).find(([word]) => word === before?.word)?.[1] ?? {}
  const was = mark === undefined || before === null || mark === WORDS[verdict.word].mark
  const own = ` · ${shortCommit(commit)}`
  return [[`${own}, measurement ${look}${was ? '' : `, was ${mark} at ${shortCommit(before.sha)}`}`], [own]]
}
