import { present } from '../../model/omit-undefined.js'
import { type Marker, parseMarker } from '../../github/marker.js'
import { sha256 } from '../../io/sha256.js'
import { onlyCandidate } from '../../model/result/comparison.js'
import type { Text } from '../../model/result/report.js'
import type { HistoryRow, NightRecord } from '../../model/run/history.js'
import type { Run } from '../../model/run/run.js'
import { decideNight, type NightDecision } from '../../compare/nights/decide-night.js'
import { countGoodNights, listEarlier, isNight } from '../../compare/nights/history.js'
import { findDrift, addDrift, noDrift, recordNight } from '../../compare/nights/drift.js'
import { type FirstLook, checkOngoing, joinComparisons } from '../../compare/nights/join-comparisons.js'
import { startSentence, shortCommit } from '../../format/join-names.js'
import type { Publication } from '../../publishers/publication.js'
import { escapeMarkdown } from '../../report/render/escape.js'
import { inlineMarkdown } from '../../report/render/block-markdown.js'
import type { ActionRequest } from '../request/action-request.js'
import type { StoredHistory } from '../../store/baselines/read-history.js'
import type { Evaluation } from '../evaluate/evaluate.js'
import type { Conclusion } from '../publish/report-run.js'
import { bisectNight, readCulprit, readKeptSearch } from './bisect-night.js'
import { compareWith, confirmNew, decideVerdict, joinConfirmed, writeNightHeadline } from './confirm-worse.js'
import type { Bases } from './find-bases.js'
import { hasHistory, makeHistoryRow } from '../upload-files.js'
import {
  findIssue,
  type FoundIssue,
  gatherFacts,
  proposeReference,
  readTitle,
  writeCommitComments,
  writeIssueBody,
  writeIssueComment,
} from './write-issue.js'
import { isBoundId, type Regression, type Tonight } from '../../model/result/night.js'
import { describeRecovery, writeClosing, writeIssueTitle, writeOngoing } from '../../report/words/issue-words.js'
import { describeNews, describeRegression } from '../../report/words/regression-words.js'

export interface ConcludeNight {
  readonly run: Run
  readonly bases: Bases
  readonly stored: StoredHistory
  readonly marker: Marker
  /** The run compared with the last good night, or with the reference if there is none. */
  readonly evaluation: Evaluation
}

/** What a night is reported with, and what later nights know about it. */
export interface ConcludedNight extends Conclusion {
  readonly night: NightRecord
}

/** Compares, confirms and decides; leaves all effects on GitHub to the publishers. */
export async function concludeNight(request: ActionRequest, facts: ConcludeNight): Promise<ConcludedNight> {
  const { inputs, github, effects } = request
  const { run, bases, stored, evaluation } = facts
  const rows = listEarlier(stored.rows, github.runId)
  const folder = evaluation.runFolders.at(-1) ?? ''
  const compared = await compareAll(request, facts)
  const { ongoing } = bases
  const ids = Object.keys(ongoing?.worst ?? {})
  const look = joinComparisons(compared, {
    missing: findMissing(bases, hasHistory(request)),
    unreachable: bases.unreachable,
    bounds_stand: ongoing !== null && ids.every(isBoundId),
    // A loss that a person has accepted is proven again every night; only a further loss is reported.
    stands: new Set(ongoing?.is_accepted === true ? [] : ids),
    zero_tolerance: run.settings.zero_tolerance,
  })
  const confirmation = await confirmNew(request, { look, run, folder, bases, rows })
  const settled = look.kind === 'worse' ? joinConfirmed(look, confirmation) : look
  const comparison = compared.find(({ against }) => against === 'reference')?.comparison ?? null
  const beside = recordNight(comparison, { rows, hash: sha256 })
  const drift =
    comparison === null || beside === undefined
      ? noDrift(ongoing)
      : findDrift({ rows, comparison, beside, at: run.started_at, ongoing, tonight: settled })
  const tonight = addDrift(settled, drift)
  const followed = checkOngoing(ids, compared, run.settings.zero_tolerance)
  const by = [confirmation?.kind === 'confirmed' ? confirmation.by : null, drift.by].filter((one) => one !== null)
  const proposal = await proposeReference(request, { run, bases, rows, comparison })
  // Without the history nobody knows the earlier regressions, so this night counts for nothing; its verdict stays.
  const counted: Tonight = stored.problem === null ? tonight : { kind: 'invalid', reason: stored.problem }
  const found = await lookForIssue(request, facts, { tonight: counted, rows })
  const reported = parseMarker(found.own?.body ?? '')?.run ?? 0
  const night: NightRecord = {
    outcome: 'unclear',
    base_run: bases.night_run,
    worse: Object.fromEntries(regressionsOf(counted).map(({ id, margins }) => [id, margins])),
    suspect: listSuspects(counted, look),
    beats: proposal.beats,
    has_issue: null,
    ...(beside !== undefined && { beside_reference: beside }),
  }
  const decision = decideNight({
    tonight: counted,
    row: { ...makeHistoryRow(request, { ...run, mode: 'nightly' }, { night }), night },
    issue: found.state,
    before: ongoing,
    ongoing: {
      good: [...followed.good, ...drift.ongoing.good],
      unknown: [...followed.unknown, ...drift.ongoing.unknown],
    },
    good_before: hasHistory(request) ? countGoodNights(rows.filter(({ run: earlier }) => earlier > reported)) : null,
  })
  const { outcome, action } = decision
  const regressions = regressionsOf(tonight)
  for (const one of regressions) effects.log.warning(`${describeRegression(one, run.commit ?? '')}.`)
  const recovered = action.kind === 'close' && ongoing !== null ? describeRecovery(ongoing.worst, compared) : []
  const { state } = found
  // False only if it was seen that no issue is open, so that the next night looks for one whose closing may have failed.
  const isSeen = state.kind === 'unknown' ? null : state.kind === 'found' && state.is_open
  const notes = present<Text>(
    by.length > 0 && tonight.kind === 'regressed' && [`Confirmed by ${by.join(', and by ')}.`],
    tonight.kind === 'unconfirmed' &&
      confirmation?.kind === 'unconfirmed' && [`${startSentence(confirmation.reason)}${confirmation.figures}.`],
    ...writeOngoing({ ongoing, own: found.own, tonight, decision, now: run.started_at }),
    proposal.text,
  )
  return {
    verdict: decideVerdict(onlyCandidate(evaluation.comparison), { tonight, outcome, failOn: inputs.failOn }),
    regressed: regressions.flatMap(({ result }) => result?.metric.id ?? []),
    // A quotation of several paragraphs, of which the first gets its `> ` elsewhere.
    headline: writeNightHeadline(tonight, { first: compared[0], known: new Set(ids) }),
    label: notes.length === 0 ? null : notes.map(inlineMarkdown).join('\n>\n> '),
    issue: await composeIssue(request, facts, { tonight: counted, found, decision, recovered, by }),
    // Without an issue, known regressions would be news every night.
    news:
      inputs.issues.keep === 'dry-run'
        ? null
        : describeNews(action, { suite: run.suite.name, commit: run.commit ?? '', regressions, recovered }),
    night: {
      ...night,
      outcome,
      good_on: decision.good_on,
      has_issue: action.kind !== 'nothing' && inputs.issues.keep === 'always' ? true : isSeen,
    },
  }
}

const regressionsOf = (night: Tonight): readonly Regression[] => (night.kind === 'regressed' ? night.regressions : [])

/** Lists what a later night may want to see again, or recovered. */
function listSuspects(counted: Tonight, look: FirstLook): string[] {
  if (counted.kind === 'good') return [...counted.suspect]
  const reported = regressionsOf(counted).map(({ id }) => id)
  const isCounted = counted.kind === 'regressed' || counted.kind === 'unconfirmed'
  return isCounted && look.kind === 'worse'
    ? look.regressions.map(({ id }) => id).filter((id) => !reported.includes(id))
    : []
}

/**
 * Returns why the run that a known regression is compared with is missing, as a clause; `null` if it is there, or if no
 * regression is known. If no nights are kept to compare with, the same applies to every night.
 */
function findMissing({ ongoing, night, reference }: Bases, hasNights: boolean): string | null {
  if (!hasNights)
    return night.kind === 'none' && reference.kind === 'none' ? `${night.reason}, and ${reference.reason}` : null
  if (ongoing === null) return null
  const base = ongoing.base_run === null ? reference : night
  return base.kind === 'none' ? base.reason : null
}

/** Returns the report's own comparison and, if that is with the last good night, the one with the reference. */
async function compareAll(request: ActionRequest, { run, bases, evaluation }: ConcludeNight) {
  const first = {
    against: bases.night.kind === 'found' ? 'night' : 'reference',
    comparison: onlyCandidate(evaluation.comparison),
  } as const
  if (first.against === 'reference' || bases.reference.kind === 'none') return [first]
  const comparison = await compareWith(request, {
    folder: evaluation.runFolders.at(-1) ?? '',
    baseline: bases.reference,
    isOfTheseCases: run.settings.deterministic,
  })
  return [first, { against: 'reference' as const, comparison }]
}

/** Asks GitHub only if it matters: not on a good night among good ones. */
async function lookForIssue(
  request: ActionRequest,
  { bases, marker }: ConcludeNight,
  { tonight, rows }: { readonly tonight: Tonight; readonly rows: readonly HistoryRow[] },
): Promise<FoundIssue> {
  const { inputs, github } = request
  const unknown = (reason: string): FoundIssue => ({ state: { kind: 'unknown', reason }, own: null, duplicates: [] })
  if (inputs.issues.keep === 'never') return unknown('the input `issues` is `never`')
  if (github.branch !== github.defaultBranch)
    return unknown(`this is ${github.branch ?? 'a tag'}, not the default branch`)
  const isCalm = bases.ongoing === null && rows.findLast(isNight)?.night.has_issue === false
  if (tonight.kind === 'regressed' || !isCalm) return findIssue(request, marker)
  return unknown(tonight.kind === 'good' ? 'nothing is wrong' : tonight.reason)
}

async function composeIssue(
  request: ActionRequest,
  { run, bases, stored, evaluation }: ConcludeNight,
  outcome: {
    readonly tonight: Tonight
    readonly found: FoundIssue
    readonly decision: NightDecision
    /** What shows that something is worse, one clause each. */
    readonly by: readonly string[]
    /** What has recovered, for an issue that is closed. */
    readonly recovered: readonly string[]
  },
): Promise<NonNullable<Publication['issue']>> {
  const { inputs, github } = request
  const { tonight, found, decision, by, recovered } = outcome
  const { action, after } = decision
  const { state, duplicates, own } = found
  const { labels, assignees, keep } = inputs.issues
  if (state.kind === 'unknown') return { kind: 'none', reason: state.reason }
  const title = readTitle(own)
  const place = { owner: github.owner, repo: github.repo, duplicates, last_title: title.last, note: own?.note ?? '' }
  const issue = { kind: 'issue' as const, ...place, action, labels, assignees, is_dry_run: keep === 'dry-run' }
  if (action.kind === 'close') {
    const last = `the last on commit ${shortCommit(run.commit ?? '')} ([run](${github.runUrl}))`
    const reason = `Closed: ${escapeMarkdown(writeClosing(recovered))}, ${last}.`
    const rest = own?.body.split('\n').slice(1).join('\n') ?? ''
    return { ...issue, title: null, body: `**${reason}**\n\n${rest}`, comment: reason }
  }
  if (tonight.kind !== 'regressed') return { ...issue, title: null, body: '', comment: null }
  const isNew = action.kind === 'open' || action.kind === 'reopen'
  const isNews = isNew || (action.kind === 'update' && action.news !== null)
  const worse = { run, bases, regressions: tonight.regressions }
  const kept = action.kind === 'update' ? readKeptSearch(own?.body ?? '') : null
  const search =
    kept === null && action.kind !== 'nothing'
      ? await bisectNight(request, { ...worse, folder: evaluation.runFolders.at(-1) ?? '' })
      : { text: kept, culprit: null }
  const facts = await gatherFacts(request, {
    ...worse,
    rows: stored.rows,
    after,
    confirmation: by.join(', and by '),
    search: search.text,
    culprit: readCulprit(search.text),
    trends: evaluation.trends,
  })
  return {
    ...issue,
    // Figures in the title differ every night, and GitHub tells everybody of each new title.
    title: title.isOurs && isNews ? writeIssueTitle(facts) : null,
    body: writeIssueBody(facts, evaluation, inputs.issues.mention),
    comment: writeIssueComment(action, facts, github.runUrl),
    ...(search.culprit !== null && { culprit: search.culprit }),
    ...(inputs.issues.commentOnCommits && isNew && { commits: writeCommitComments(facts) }),
  }
}
