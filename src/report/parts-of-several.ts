import { countOf, formatDuration, formatMoney } from '../format/format-number.js'
import { quoteName } from '../format/join-names.js'
import { startSentence } from '../format/start-sentence.js'
import type { Comparison, RankedComparison, Ranking } from '../model/result/comparison.js'
import type { Block, CaseDetails, Inline, ReportContext, Text } from '../model/result/report.js'
import { present, type ReportInput, type ReportParts } from './report-parts.js'
import { buildAllMetrics, buildSliceTable } from './sections/all-metrics.js'
import { buildDisagreementList } from './sections/flips/disagreement-list.js'
import { buildStartOfSeveral } from './sections/flips/start-here.js'
import { buildFailingItem } from './sections/flips/flip-item.js'
import { buildGateEvidence } from './sections/gate-evidence.js'
import { foldList, listFindingsOfEach, listRecommendationsOfEach } from './sections/list-findings.js'
import { buildArmSummary, writeArmFigures, writeOutcome } from './words/outcome-words.js'
import { buildMovedMetrics } from './sections/moved-metrics.js'
import { buildArmTable, buildPairTables, buildSelectionNote, buildStandings } from './sections/standings.js'
import { buildSummaryTable } from './sections/summary-table.js'
import { buildTrials } from './sections/trials-block.js'
import { shortenErrors } from './sections/write-errors.js'
import { buildDifferenceLists, nameCommit } from './sections/write-footer.js'
import { listRuns } from './sections/write-provenance.js'
import { writeJudgeFailures } from './sections/write-warnings.js'
import type { CandidateReport } from './candidate-report.js'

/** A comment is read on a phone: the rest is folded. */
const TRADE_OFFS_SHOWN = 3

/** What is said of several candidates: who won, by what, how every pair compares, and where they differ. */
export function partsOfSeveral(
  { details, tables, total }: ReportInput,
  told: readonly CandidateReport[],
  comparison: RankedComparison,
): ReportParts {
  const { ranking } = comparison
  const { outcome } = ranking
  const disagreements = buildDisagreementList(ranking.disagreements, told, details)
  const footer = writeFooter(comparison, { links: told[0]?.context.links ?? {}, total: total ?? null })
  return {
    headline: writeOutcome(comparison),
    figures: writeArmFigures(comparison),
    second_line: null,
    collapsed: false,
    start: buildStartOfSeveral(disagreements),
    gate_summary: [
      ...present(buildArmSummary(comparison), buildSelectionNote(comparison)),
      ...(outcome.kind === 'winner' ? outcome.caveats : []).map(warn),
    ],
    is_pictured: outcome.kind !== 'invalid',
    summary: buildSummaryTable(told, tables),
    gates: [
      ...(outcome.kind === 'invalid' ? [] : [explainOutcome(outcome)]),
      buildArmTable(comparison),
      ...buildStandings(comparison),
      ...buildPairTables(comparison),
    ],
    gates_title: 'Arms',
    reasons: [],
    staleness: [],
    warnings: [...told.flatMap((one) => warnOfJudge(one, details)), ...comparison.warnings.map(warn)],
    changed_cases: present(disagreements),
    findings: [
      ...foldList(
        'Trade-offs.',
        comparison.trade_offs.map(({ text }) => [text]),
        { most: TRADE_OFFS_SHOWN, more: 'trade-off' },
      ),
      ...listFindingsOfEach(told),
      ...listRecommendationsOfEach(told),
    ],
    trials: buildTrials(told, details, ranking.disagreements),
    differences: foldTogether('What differs, arm by arm', buildDifferenceLists(told)),
    slices: present(buildSliceTable(told)),
    moved_metrics: present(buildMovedMetrics(told)),
    all_metrics: present(buildAllMetrics(told)),
    evidence: foldTogether('How each gate was decided, arm by arm', buildGateEvidence(told)),
    errors: listErrors(ranking, told, details),
    provenance: [listRuns(comparison.arms), { kind: 'paragraph', text: footer }],
    footer,
  }
}

/** One line of a comment for what would be as many as there are arms. */
function foldTogether(title: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'details', summary: [title], blocks }]
}

const warn = (text: string): Block => ({ kind: 'note', text: [`⚠️ ${text}`] })

/** Why this one won, or nobody did, with p and intervals. */
function explainOutcome({ reason }: Exclude<Ranking['outcome'], { kind: 'invalid' }>): Block {
  return { kind: 'paragraph', text: [`${startSentence(reason)}.`] }
}

function warnOfJudge({ context }: CandidateReport, details: CaseDetails): readonly Block[] {
  const note = writeJudgeFailures(context, details)
  if (note?.kind !== 'note') return []
  return [{ ...note, text: [`${quoteName(context.names.candidate)}: `, ...note.text] }]
}

/** The cases on which the arms disagree, then those that fail in all of them. */
function listErrors(
  { disagreements }: Ranking,
  told: readonly CandidateReport[],
  details: CaseDetails,
): readonly Block[] {
  const changed = new Set(disagreements.map(({ case_id: id }) => id))
  const [first] = told
  const failing = (first?.cases ?? []).filter(
    ({ case_id: id, candidates }) => !changed.has(id) && candidates.every((side) => side !== null),
  )
  const items =
    details === 'none' || first === undefined
      ? []
      : failing.map((detail) => buildFailingItem(detail, details, first.context))
  const lead: Text = [{ kind: 'strong', text: `${countOf(failing.length, 'case fails', 'cases fail')} in every arm.` }]
  const blocks = [
    ...present(buildDisagreementList(disagreements, told, details)),
    ...(failing.length === 0 ? [] : [{ kind: 'flips' as const, lead, items, left_out: 0 }]),
  ]
  return shortenErrors(blocks, new Set())
}

function writeFooter(
  comparison: Comparison,
  { links, total }: { readonly links: ReportContext['links']; readonly total: ReportInput['total'] | null },
): Text {
  const { arms, suite, seed, interleaved, candidates } = comparison
  const trials = [...new Set(arms.map(({ run }) => run.trials_per_case))].sort((a, b) => a - b)
  const commits = new Set(arms.map(({ run }) => run.commit))
  const commit = nameCommit((arms.find(({ run }) => run.dirty) ?? arms[0])?.run ?? {})
  const cases = arms[0]?.counts?.cases ?? candidates[0]?.cases.shared ?? 0
  const parts: Inline[][] = [
    [`suite ${suite}`],
    ...(commits.size === 1 && commit.length > 0 ? [commit] : []),
    [
      `${countOf(arms.length, 'variant')} × ${countOf(cases, 'case')} × ${trials.join(' or ')} ${trials.join() === '1' ? 'trial' : 'trials'}`,
    ],
    [interleaved ? 'interleaved' : 'not interleaved'],
    [`seed ${seed}`],
    [typeof total?.cost_usd === 'number' ? formatMoney(total.cost_usd) : 'cost unknown'],
    ...(total ? [[formatDuration(total.duration_s)]] : []),
    ...(links.report === undefined ? [] : [[{ kind: 'link' as const, text: 'full report', url: links.report }]]),
    ...(links.run === undefined ? [] : [[{ kind: 'link' as const, text: 'run', url: links.run }]]),
  ]
  return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]))
}
