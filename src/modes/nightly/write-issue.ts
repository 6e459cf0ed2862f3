import { baselineArtifactName } from '../../github/artifacts.js'
import type { GitHubContext } from '../../github/event-context.js'
import { type Marker, parseMarker } from '../../github/marker.js'
import { listOwnIssues, type OwnIssue, pickIssue } from '../../github/own-issues.js'
import { listCommitsBetween } from '../../github/reference-point.js'
import { catchRefusal } from '../../github/client.js'
import { plainText, type Text } from '../../model/result/report.js'
import type { HistoryRow } from '../../model/run/history.js'
import { isFromResults, type Run } from '../../model/run/run.js'
import type { IssueState } from '../../compare/nights/decide-night.js'
import { explainIssueRefusal } from '../../publishers/issue.js'
import type { IssueText } from '../../publishers/publication.js'
import { code, paragraph } from '../../report/blocks.js'
import { blocksMarkdown, escapeBlock } from '../../report/render/block-markdown.js'
import { escapeMarkdown } from '../../report/render/escape.js'
import { type ActionRequest, openRepository } from '../request/action-request.js'
import type { Evaluation } from '../evaluate/evaluate.js'
import type { Bases } from './find-bases.js'
import { hasHistory } from '../upload-files.js'
import { type Episode, isBoundId, type IssueAction, type Regression } from '../../model/result/night.js'
import { buildIssueTail, type IssueFacts, writeIssueChange, writeLines } from '../../report/words/issue-words.js'
import { NPX } from '../../model/version.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { isNight } from '../../compare/nights/history.js'
import { readRun } from '../../store/runs/read-run.js'
import { findLowered } from '../ratchet.js'

/** GitHub caps a body at 65,536 characters; the rest is for the marker and a person's note above the body. */
const MAX_CHARACTERS = 60_000
const MAX_MENTIONS = 10
/** A login of a person: bots end in `[bot]`. */
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/

/** Writes the body of an issue: the regressions, the report, the suspects; the longest form that GitHub accepts. */
export function writeIssueBody(facts: IssueFacts, { comment, report }: Evaluation, mention: boolean): string {
  const search = facts.search ?? ''
  const write = (text: string, commits?: number): string => {
    const parts = [
      blocksMarkdown(writeLines(facts, true)),
      // A found commit comes first; why none was found comes after the report, above the suspects.
      ...(facts.culprit === null ? [text.trimEnd(), search] : [search, text.trimEnd()]),
      blocksMarkdown(buildIssueTail(facts, commits)),
      mention ? mentionAuthors(facts) : '',
      // The command comes last, as a block, which can be copied with one click.
      `**Reproduce**\n\n${escapeBlock(facts.reproduce)}`,
    ]
    return parts.filter((part) => part !== '').join('\n\n')
  }
  const headline = `### ${escapeMarkdown(plainText(report.headline).slice(0, 1000))}`
  return [write(comment), write(comment, 0)].find((body) => body.length <= MAX_CHARACTERS) ?? write(headline, 0)
}

/** Writes the comment on a change below the issue; `null` if only the body changes. */
export function writeIssueComment(action: IssueAction, facts: IssueFacts, runUrl: string): string | null {
  const news = action.kind === 'reopen' ? 'back' : action.kind === 'update' ? action.news : null
  if (news === null) return null
  return `${escapeMarkdown(writeIssueChange(news, facts))} ([run](${runUrl})).\n\n${blocksMarkdown(writeLines(facts))}`
}

const MAX_COMMITS = 10

/**
 * Writes the comment on the suspect commits for an issue that opens: on the newest ten, or only on the one that did it,
 * if known.
 */
export function writeCommitComments(input: IssueFacts): NonNullable<IssueText['commits']> {
  const { suite, suspects, culprit } = input
  const suspected = (suspects?.commits ?? []).slice(0, MAX_COMMITS).map(({ sha }) => sha)
  const total = suspects?.total ?? 0
  const one = total === 1 ? 'This is the one commit' : `This is one of ${total} commits`
  const lead =
    culprit === null
      ? paragraph(`${one} since the golden suite `, code(suite), ' was last good.')
      : paragraph('Since this commit, cases of the golden suite ', code(suite), ' fail.')
  return { shas: culprit === null ? suspected : [culprit], body: blocksMarkdown([lead, ...writeLines(input)]) }
}

function mentionAuthors({ suspects, culprit }: IssueFacts): string {
  const commits = (suspects?.commits ?? []).filter(({ sha }) => culprit === null || sha === culprit)
  const logins = commits.flatMap(({ login }) => (login !== null && LOGIN.test(login) ? [login] : []))
  const people = [...new Set(logins)].slice(0, MAX_MENTIONS)
  return people.length === 0 ? '' : `cc ${people.map((login) => `@${login}`).join(' ')}`
}

export type FoundIssue = Awaited<ReturnType<typeof findIssue>>

/**
 * Reads whether an issue still has the title that Goldenpair gave it, so that the title may be changed. `last` is that
 * title, `null` if it is unknown.
 */
export function readTitle(own: OwnIssue | null): { readonly last: string | null; readonly isOurs: boolean } {
  const last = parseMarker(own?.body ?? '')?.title ?? null
  const spaced = (title: string): string => title.replace(/\s+/g, ' ').trim()
  return { last, isOurs: own === null || (last !== null && spaced(last) === spaced(own.title)) }
}

/**
 * Finds the issue of a suite; `own` is the issue as it is on GitHub, `null` without one. The state is unknown if issues
 * cannot be read, or if a later night has been reported.
 */
export async function findIssue(request: ActionRequest, marker: Marker) {
  const nothing = (state: IssueState) => ({ state, own: null, duplicates: [] })
  const find = async () => {
    const { keep, duplicates, newer } = pickIssue(await listOwnIssues(await openRepository(request)), marker)
    if (newer !== null)
      return nothing({ kind: 'unknown', reason: `run ${newer.run} has already reported a later night` })
    if (keep === null) return nothing({ kind: 'none' })
    const { number, is_open, is_declined } = keep
    const numbers = duplicates.map((one) => one.number)
    return { state: { kind: 'found' as const, number, is_open, is_declined }, own: keep, duplicates: numbers }
  }
  return catchRefusal(find, (failure) => {
    const reason = `issues could not be read: ${explainIssueRefusal(failure)}`
    request.effects.log.warning(`The issue was not updated for this night: ${reason}.`)
    return nothing({ kind: 'unknown', reason })
  })
}

/** Whether everything that is worse is so against the reference alone. */
export function isReferenceOnly(regressions: readonly Regression[]): boolean {
  return regressions.every(({ against }) => against === 'reference')
}

/** Gathers what an issue says besides the report. */
export async function gatherFacts(
  request: ActionRequest,
  facts: Pick<IssueFacts, 'regressions' | 'confirmation' | 'search' | 'culprit' | 'trends'> & {
    readonly run: Run
    readonly bases: Bases
    /** The rows of all runs in the history. */
    readonly rows: readonly HistoryRow[]
    readonly after: Episode | null
  },
): Promise<IssueFacts> {
  const { github, effects } = request
  const { run, bases, rows, after, ...news } = facts
  const head = run.commit ?? github.event.sha
  const isReference = isReferenceOnly(news.regressions)
  const [base, comparedWith] = isReference
    ? ([bases.reference, 'the reference'] as const)
    : ([bases.night, 'the last good night'] as const)
  const good = base.kind === 'found' ? base.commit : null
  // Commits after the night that found the regression have not caused it.
  const finder = after === null || after.since_run === github.runId ? null : after.since_run
  const last = finder === null ? head : (rows.find((row) => row.run === finder)?.commit ?? null)
  const suspects =
    good === null || last === null
      ? null
      : await listCommitsBetween({ ...(await openRepository(request)), base: good, head: last })
  return {
    ...news,
    suite: run.suite.name,
    commit: head,
    since: finder === null ? null : (after?.since_at.slice(0, 10) ?? null),
    good,
    good_at: base.kind === 'none' || base.age_hours === null ? null : hoursBefore(effects.clock.now(), base.age_hours),
    measured_at: effects.clock.now().toISOString(),
    worst_before: bases.ongoing?.worst ?? {},
    compared_with: news.regressions.every(({ id }) => isBoundId(id)) ? null : comparedWith,
    suspects,
    has_history: hasHistory(request),
    reproduce: writeCommand(request, { run, bases, head, isReference }),
  }
}

const hoursBefore = (now: Date, hours: number): string => new Date(now.getTime() - hours * 3_600_000).toISOString()

/**
 * Writes a command that checks the commit out, fetches what it is compared with, and compares. Results of another harness
 * are fetched too.
 */
function writeCommand(
  { inputs, github }: ActionRequest,
  input: { readonly run: Run; readonly bases: Bases; readonly head: string; readonly isReference: boolean },
): string {
  const { run, bases, head, isReference } = input
  const name = run.suite.name
  const folder = '.goldenpair/last-good-night'
  const fetch = writeDownload(github, name, bases.night_run ?? 0, folder)
  if (isFromResults(run)) {
    const tonight = '.goldenpair/tonight'
    const base = isReference ? quoteForShell(bases.reference_path) : folder
    const fetched = [writeDownload(github, name, github.runId, tonight), ...(isReference ? [] : [fetch])]
    return [...fetched, `${NPX} compare ${base} ${tonight}`].join(' && ')
  }
  const night = bases.night_run === null ? null : folder
  const baseline = isReference ? bases.reference_path : night
  const command = [
    `${NPX} run --suite ${quoteForShell(inputs.suite)} --variant ${quoteForShell(run.variant)}`,
    `--trials ${run.trials_per_case} --seed ${run.seed}`,
    ...(run.subset === null ? [] : [`--subset ${quoteForShell(run.subset)}`]),
    // Names alone: whoever runs the command has their own values.
    ...(inputs.targetEnv.length === 0 ? [] : [`--target-env ${quoteForShell(inputs.targetEnv.join(','))}`]),
    ...(baseline === null ? [] : [`--baseline ${quoteForShell(baseline)}`]),
  ]
  const steps = [`git checkout ${head}`]
  if (inputs.workingDirectory !== '.') steps.push(`cd ${quoteForShell(inputs.workingDirectory)}`)
  if (!isReference && night !== null) steps.push(fetch)
  return [...steps, command.join(' ')].join(' && ')
}

/** Writes a command that fetches the run of a suite that a workflow run has kept, into a folder. */
export function writeDownload({ owner, repo }: GitHubContext, suite: string, run: number, folder: string): string {
  return `gh run download ${run} -R ${owner}/${repo} -n ${baselineArtifactName(suite)} -D ${folder}`
}

/**
 * Quotes a word of a command line for a POSIX shell.
 * @example quoteForShell("it's") // `'it'\''s'`
 */
export function quoteForShell(word: string): string {
  return /^[\w./@:+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

const UNCOUNTED: Text = [
  'This night beats the reference. No history is kept here to count such nights; after a second one, raise the reference with ',
  code('goldenpair ratchet'),
  '.',
]

/**
 * Proposes a second night that beats the reference as the new reference, by a command whose result a person reviews.
 * `beats` is the run of the reference that this night improved on with nothing gated below it, `null` if it did not;
 * `text` says what to do about it, `null` for nothing.
 */
export async function proposeReference(
  request: ActionRequest,
  facts: {
    readonly run: Run
    readonly bases: Bases
    /** The comparison with the reference; `null` without one. */
    readonly comparison: PairComparison | null
    /** Earlier runs, the oldest first. */
    readonly rows: readonly HistoryRow[]
  },
): Promise<{ readonly beats: string | null; readonly text: Text | null }> {
  const { github } = request
  const { run, bases, comparison, rows } = facts
  const { reference, reference_path: path } = bases
  const isWhole = run.subset === null && run.stopped === undefined
  if (comparison?.verdict.word !== 'improved' || reference.kind === 'none' || !isWhole)
    return { beats: null, text: null }
  const before = await readRun(reference.folder)
  if (findLowered(before, comparison).length > 0) return { beats: null, text: null }
  const beats = before.run_id
  const first = rows.findLast((row) => isNight(row) && row.night.beats === beats)
  if (!hasHistory(request)) return { beats, text: UNCOUNTED }
  if (first === undefined)
    return { beats, text: ['One night beats the reference; after a second one, Goldenpair proposes to raise it.'] }
  const folders = ['.goldenpair/night-1', '.goldenpair/night-2'] as const
  const command = [
    writeDownload(github, run.suite.name, first.run, folders[0]),
    writeDownload(github, run.suite.name, github.runId, folders[1]),
    `${NPX} ratchet ${folders.join(' ')} --reference ${quoteForShell(path)}`,
  ].join(' && ')
  return { beats, text: ['Two nights beat the reference. To raise it, for review: ', code(command)] }
}
