import { present } from '../model/omit-undefined.js'
import { formatMeasured } from '../format/format-measured.js'
import { formatCount, countOf, formatDuration, formatMoney } from '../format/format-number.js'
import { type PairComparison, primaryGate } from '../model/result/pair-comparison.js'
import type { Block, ReportContext, Text } from '../model/result/report.js'
import { link, warning, fold, paragraph } from './blocks.js'
import type { CandidateReport, ReportInput } from './candidate-report.js'
import { buildAllMetrics, buildMovedMetrics, buildSliceTable, buildSummaryTable } from './sections/metric-tables.js'
import { adviseGates } from './words/coverage-words.js'
import {
  buildFlipList,
  buildStart,
  buildStartOf,
  buildWorseList,
  listFailing,
  omitRepeated,
  shortenErrors,
  writeErrors,
} from './sections/flips/case-lists.js'
import { failsIn } from './sections/flips/case-states.js'
import { describeLosses } from './sections/flips/worse-cases.js'
import { buildDisagreementList } from './sections/flips/disagreement-list.js'
import { buildGateEvidence } from './sections/gate-evidence.js'
import { buildForecast, buildGateSummary, buildGateTable, listBrokenBounds } from './sections/gate-table.js'
import { guardrails, warningGates } from './sections/gate-words.js'
import {
  foldList,
  listFindings,
  listRecommendations,
  listFindingsOfEach,
  listRecommendationsOfEach,
} from './sections/list-findings.js'
import { buildTrials } from './sections/trials-block.js'
import {
  buildDifferenceLists,
  describeRepeats,
  writeFooter,
  writeJudgeFailures,
  writeProvenance,
  writeStaleness,
  joinFooter,
  listRuns,
  nameCommit,
} from './sections/run-facts.js'
import { countFailing, writeFigures } from './words/figures.js'
import { explainVerdict } from './words/reason-words.js'
import { writeHeadline } from './words/headline.js'
import { writeSecondLine } from './words/second-line.js'
import { writeQuestions } from './words/these-cases-words.js'
import { type Forms, WORDS } from './words/word-styles.js'
import { quoteName, shortCommit, startSentence } from '../format/join-names.js'
import type { Comparison, RankedComparison } from '../model/result/comparison.js'
import { buildArmSummary, writeArmFigures, writeOutcome } from './words/outcome-words.js'
import { buildArmTable, buildPairTables, buildSelectionNote, buildStandings } from './sections/standings.js'

/** The parts of a comparison's report, from which every document is composed. */
export type ReportParts = ReturnType<typeof buildParts>

export function buildParts(input: ReportInput) {
  const { candidates, comparison } = input
  const [first] = candidates
  if (first === undefined) throw new RangeError('there is no candidate to report')
  const { ranking } = comparison
  return {
    summary: buildSummaryTable(candidates, input.tables),
    slices: present(buildSliceTable(candidates)),
    moved_metrics: present(buildMovedMetrics(candidates)),
    all_metrics: present(buildAllMetrics(candidates)),
    ...(ranking === null ? partsOfOne(input, first) : partsOfSeveral(input, first, { ...comparison, ranking })),
  }
}

/** Builds the parts for one candidate, with or without a baseline. */
function partsOfOne(input: ReportInput, only: CandidateReport) {
  const { candidates, details, lead } = input
  const { warnings } = input.comparison
  const { comparison, context } = only
  const collapsed = isCollapsed(only, warnings)
  const { word } = comparison.verdict
  const isMeasured = word !== 'invalid' && comparison.baseline !== null
  const summary = isMeasured ? buildGateSummary(comparison, context, details) : []
  const questions = writeQuestions(comparison)
  const [worse, flips] = [buildWorseList({ ...only, details }), buildFlipList({ ...only, details })]
  return {
    headline: writeHeadline(comparison, context, details, collapsed ? writeTail(only) : []),
    /** The numbers behind the headline in one line; `null` if there are none. */
    figures: collapsed ? null : writeFigures(comparison, context, details),
    second_line: writeSecondLine(comparison, context, details),
    /** Whether nothing beyond the headline is worth space in a comment. */
    collapsed,
    /** The cases to open first. */
    start: word === 'invalid' ? [] : buildStart(only, details),
    /** The gates in brief, for a phone. */
    gate_summary: [
      ...present<Block>(questions !== null && { kind: 'paragraph', text: [questions], small: true }),
      ...present(adviseGates(comparison)),
      ...summary,
      ...listBrokenBounds(comparison, details),
    ],
    /** Whether too little was measured for any number to mean something; the headline and the line below it then say why. */
    is_void: word === 'invalid' && comparison.verdict.because !== 'gate-failed-to-compute',
    /** Whether a picture adds to the headline. */
    is_pictured: isMeasured,
    /** The gates with all their statistics. */
    gates: [...present(buildGateTable(comparison, context)), ...buildForecast(comparison)],
    /** Why the verdict is what it is. */
    reasons: explainVerdict(comparison),
    /** The age of the baseline; left out of documents in a repository, because it changes every day. */
    staleness: present(writeStaleness(context)),
    warnings: [
      ...present(writeJudgeFailures(context, details)),
      ...warnings.filter((text) => text !== lead).map(warning),
    ],
    changed_cases: present(worse, flips && omitRepeated(flips, worse)),
    findings: [
      ...listFindings(only),
      ...foldList('Trends.', listTrends(input.trends), 3, 'trend'),
      ...listRecommendations(only, details),
    ],
    trials: buildTrials(candidates, details, { past: input.past }),
    differences: buildDifferenceLists(candidates),
    evidence: buildGateEvidence(candidates),
    /** The cases that fail, for a document. */
    errors: writeErrors({ ...only, details }),
    provenance: writeProvenance(comparison, context),
    footer: writeFooter(comparison, context),
  }
}

const listTrends = (trends: readonly string[] = []): readonly Text[] =>
  trends.map((trend) => [`${startSentence(trend)}.`])

/** Whether nothing differs beyond the headline. Machines nearly always differ, and metrics bound to them are not compared. */
function isCollapsed({ comparison, context }: CandidateReport, warnings: readonly string[]): boolean {
  return (
    writeStaleness(context) === null &&
    comparison.verdict.word === 'unchanged' &&
    comparison.coverage === undefined &&
    guardrails(comparison, 'not-comparable').length === 0 &&
    warningGates(comparison).length === 0 &&
    comparison.flips.length === 0 &&
    comparison.differences.every(({ what }) => what === 'environment') &&
    warnings.length === 0
  )
}

/**
 * Writes the end of a one-line comment: how many cases fail on both sides, what moved nevertheless (in warn gates), and a link to the
 * report.
 */
function writeTail({ comparison, context }: CandidateReport): readonly Forms[] {
  const primary = primaryGate(comparison)
  const failing = primary?.gate.metric === 'success' ? countFailing(primary, primary.candidate_value) : 0
  const moved = comparison.gates
    .filter((result) => result.verdict !== 'unchanged' && result.delta !== null && result.delta !== 0)
    .slice(0, 3)
    .map((result) => ({ title: result.metric.title, text: formatMeasured(result) }))
    .map(({ title, text }) => `${title} ${text.changeInWords ?? ''}${text.ofWhich}`)
  const report = link('report', context.links.report)
  return [
    failing > 0 ? [[` · same ${formatCount(failing)} ${failing === 1 ? 'fails' : 'fail'}`]] : [],
    writeHistory(comparison, context),
    ...moved.map((text): Forms => [[` · ${text}`], []]),
    report.length === 0 ? [] : [[' · ', ...report]],
  ]
}

/**
 * Writes the commit of a line without a footer, and an earlier verdict: `abc1234, measurement 2, was ❌ at 9f2e11c`; empty without a
 * measurement number.
 */
function writeHistory({ verdict }: PairComparison, context: ReportContext): Forms {
  const { look, before = null } = context
  const { commit } = context.candidate
  if (commit === null || look === null) return []
  const { mark } = Object.entries(WORDS).find(([word]) => word === before?.word)?.[1] ?? {}
  const was = mark === undefined || before === null || mark === WORDS[verdict.word].mark
  const own = ` · ${shortCommit(commit)}`
  return [[`${own}, measurement ${look}${was ? '' : `, was ${mark} at ${shortCommit(before.sha)}`}`], [own]]
}

/** A comment is read on a phone, so the rest is folded. */
const TRADE_OFFS_SHOWN = 3

/** Builds the parts for several candidates: who won and by how much, how every pair compares, and where the candidates differ. */
function partsOfSeveral(input: ReportInput, first: CandidateReport, comparison: RankedComparison) {
  const { candidates, details } = input
  const { ranking } = comparison
  const { outcome } = ranking
  const disagreements = buildDisagreementList(ranking.disagreements, candidates, details)
  const differing = new Set(ranking.disagreements.map(({ case_id: id }) => id))
  const alike = first.cases.filter(({ case_id: id }) => !differing.has(id))
  const failing = alike.filter((one) => one.candidates.every(failsIn))
  const worseOf = candidates.map((one, place) =>
    buildWorseList({ ...one, details, place }, `${quoteName(one.context.names.candidate)}: `),
  )
  const worse = present(...worseOf)
  // Cases that a gate lost come before those that differ in success, on which this gate does not rest.
  const lost = worseOf[candidates.findIndex(({ comparison: one }) => describeLosses(one).size > 0)] ?? null
  const opened = lost ?? disagreements ?? worse[0] ?? null
  const inEveryArm = listFailing(failing, ' in every arm', { details, context: first.context })
  const tradeOffs = comparison.trade_offs.map(({ text }) => [text])
  const footer = writeFooterOfSeveral(comparison, first, input.total)
  return {
    headline: writeOutcome(comparison),
    figures: writeArmFigures(comparison),
    second_line: null,
    collapsed: false,
    start: buildStartOf(opened, opened === disagreements ? [] : opened?.lead),
    gate_summary: [
      ...present(buildArmSummary(comparison), buildSelectionNote(comparison)),
      ...(outcome.kind === 'winner' ? outcome.caveats : []).map(warning),
    ],
    is_void: outcome.kind === 'invalid',
    is_pictured: outcome.kind !== 'invalid',
    gates: [
      ...(outcome.kind === 'invalid' ? [] : [paragraph(`${startSentence(outcome.reason)}.`)]),
      buildArmTable(comparison),
      buildStandings(comparison),
      ...buildPairTables(comparison),
    ],
    reasons: [],
    staleness: [],
    warnings: [
      ...candidates.flatMap(({ context }) =>
        present(writeJudgeFailures(context, details, `${quoteName(context.names.candidate)}: `)),
      ),
      ...comparison.warnings.map(warning),
    ],
    changed_cases: present(disagreements, ...worse.map((one) => omitRepeated(one, disagreements))),
    findings: [
      ...foldList('Trade-offs.', tradeOffs, TRADE_OFFS_SHOWN, 'trade-off'),
      ...listFindingsOfEach(candidates),
      ...listRecommendationsOfEach(candidates),
    ],
    trials: buildTrials(candidates, details, { disagreements: ranking.disagreements }),
    differences: fold('What differs, arm by arm', buildDifferenceLists(candidates)),
    evidence: fold('How each gate was decided, arm by arm', buildGateEvidence(candidates)),
    errors: shortenErrors(present(disagreements, ...worse, inEveryArm)),
    provenance: [listRuns(comparison.arms), paragraph(...footer)],
    footer,
  }
}

function writeFooterOfSeveral(comparison: Comparison, first: CandidateReport, total: ReportInput['total']): Text {
  const { arms, suite, seed, interleaved, candidates } = comparison
  const trials = [...new Set(arms.map(({ run }) => run.trials_per_case))].sort((a, b) => a - b).join(' or ')
  const commits = new Set(arms.map(({ run }) => run.commit))
  const cases = arms[0]?.counts?.cases ?? candidates[0]?.cases.shared ?? 0
  const facts = [
    `suite ${suite}`,
    commits.size === 1 ? nameCommit((arms.find(({ run }) => run.dirty) ?? arms[0])?.run ?? {}) : '',
    `${countOf(arms.length, 'variant')} × ${countOf(cases, 'case')} × ${trials} ${trials === '1' ? 'trial' : 'trials'}${describeRepeats(candidates)}`,
    interleaved ? 'interleaved' : 'not interleaved',
    `seed ${seed}`,
    typeof total?.cost_usd === 'number' ? formatMoney(total.cost_usd) : 'cost unknown',
    total === undefined ? '' : formatDuration(total.duration_s),
  ]
  return joinFooter(facts, first.context.links)
}
