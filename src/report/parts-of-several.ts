import { countOf, formatDuration, formatMoney } from '../format/format-number.js'
import { quoteName } from '../format/join-names.js'
import { startSentence } from '../format/start-sentence.js'
import type { Comparison, RankedComparison, Ranking } from '../model/result/comparison.js'
import type { Block, CaseDetails, ReportContext, Text } from '../model/result/report.js'
import { fold, paragraph, present, warning } from './blocks.js'
import type { CandidateReport, ReportInput, ReportParts } from './candidate-report.js'
import { buildAllMetrics, buildMovedMetrics, buildSliceTable } from './sections/metric-tables.js'
import { buildDisagreementList } from './sections/flips/disagreement-list.js'
import { buildStartOfSeveral, listFailing, shortenErrors } from './sections/flips/case-lists.js'
import { buildGateEvidence } from './sections/gate-evidence.js'
import { foldList, listFindingsOfEach, listRecommendationsOfEach } from './sections/list-findings.js'
import { buildArmSummary, writeArmFigures, writeOutcome } from './words/outcome-words.js'
import { buildArmTable, buildPairTables, buildSelectionNote, buildStandings } from './sections/standings.js'
import { buildSummaryTable } from './sections/summary-table.js'
import { buildTrials } from './sections/trials-block.js'
import { buildDifferenceLists, joinFooter, listRuns, nameCommit, writeJudgeFailures } from './sections/run-facts.js'

/** A comment is read on a phone: the rest is folded. */
const TRADE_OFFS_SHOWN = 3

/** The report of several candidates: who won, by what, how every pair compares, and where they differ. */
export function partsOfSeveral(
  { candidates, details, tables, total }: ReportInput,
  comparison: RankedComparison,
): ReportParts {
  const { ranking } = comparison
  const { outcome } = ranking
  const disagreements = buildDisagreementList(ranking.disagreements, candidates, details)
  const footer = writeFooter(comparison, candidates[0]?.context.links ?? {}, total)
  return {
    headline: writeOutcome(comparison),
    figures: writeArmFigures(comparison),
    second_line: null,
    collapsed: false,
    start: buildStartOfSeveral(disagreements),
    gate_summary: [
      ...present(buildArmSummary(comparison), buildSelectionNote(comparison)),
      ...(outcome.kind === 'winner' ? outcome.caveats : []).map(warning),
    ],
    is_void: outcome.kind === 'invalid',
    is_pictured: outcome.kind !== 'invalid',
    summary: buildSummaryTable(candidates, tables),
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
    changed_cases: present(disagreements),
    findings: [
      ...foldList(
        'Trade-offs.',
        comparison.trade_offs.map(({ text }) => [text]),
        { most: TRADE_OFFS_SHOWN, more: 'trade-off' },
      ),
      ...listFindingsOfEach(candidates),
      ...listRecommendationsOfEach(candidates),
    ],
    trials: buildTrials(candidates, details, { disagreements: ranking.disagreements }),
    differences: fold('What differs, arm by arm', buildDifferenceLists(candidates)),
    slices: present(buildSliceTable(candidates)),
    moved_metrics: present(buildMovedMetrics(candidates)),
    all_metrics: present(buildAllMetrics(candidates)),
    evidence: fold('How each gate was decided, arm by arm', buildGateEvidence(candidates)),
    errors: listErrors(disagreements, ranking, { candidates, details }),
    provenance: [listRuns(comparison.arms), paragraph(...footer)],
    footer,
  }
}

/** The cases on which the arms disagree, then those that fail in all of them. */
function listErrors(
  list: ReturnType<typeof buildDisagreementList>,
  { disagreements }: Ranking,
  { candidates, details }: { readonly candidates: readonly CandidateReport[]; readonly details: CaseDetails },
): readonly Block[] {
  const [first] = candidates
  const changed = new Set(disagreements.map(({ case_id: id }) => id))
  const failing = (first?.cases ?? []).filter(
    ({ case_id: id, candidates: sides }) => !changed.has(id) && sides.every((side) => side !== null),
  )
  const same = first === undefined ? null : listFailing(failing, ' in every arm', { details, context: first.context })
  return shortenErrors(present(list, same), new Set())
}

function writeFooter(
  { arms, suite, seed, interleaved, candidates }: Comparison,
  links: ReportContext['links'],
  total: ReportInput['total'],
): Text {
  const trials = [...new Set(arms.map(({ run }) => run.trials_per_case))].sort((a, b) => a - b).join(' or ')
  const commits = new Set(arms.map(({ run }) => run.commit))
  const cases = arms[0]?.counts?.cases ?? candidates[0]?.cases.shared ?? 0
  return joinFooter(
    [
      `suite ${suite}`,
      commits.size === 1 ? nameCommit((arms.find(({ run }) => run.dirty) ?? arms[0])?.run ?? {}) : '',
      `${countOf(arms.length, 'variant')} × ${countOf(cases, 'case')} × ${trials} ${trials === '1' ? 'trial' : 'trials'}`,
      interleaved ? 'interleaved' : 'not interleaved',
      `seed ${seed}`,
      typeof total?.cost_usd === 'number' ? formatMoney(total.cost_usd) : 'cost unknown',
      total === undefined ? '' : formatDuration(total.duration_s),
    ],
    links,
  )
}
