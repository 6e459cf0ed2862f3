import { present } from '../model/omit-undefined.js'
import { countOf } from '../format/format-number.js'
import {
  type Client,
  explainFailure,
  readRequestFailure,
  retryLost,
  type RequestFailure,
  catchRefusal,
} from '../github/client.js'
import { joinNote, type Marker, parseMarker, renderMarker } from '../github/marker.js'
import { commentOnCommits, listOwnComments } from '../github/own-comments.js'
import { listOwnIssues, pickIssue } from '../github/own-issues.js'
import { writeComment } from '../github/sticky-comment.js'
import { escapeMarkdown } from '../report/render/escape.js'
import { type IssueText, type Outcome, type PublishEffects, type Publisher, publishTo } from './publication.js'
import type { IssueAction } from '../model/result/night.js'

/** Opens, updates, closes or reopens the one issue of a suite, as the nightly runs have decided. */
export const issue: Publisher = {
  name: 'issue',
  publish: async ({ issue: text, marker }, effects) => {
    if (text === undefined) return { kind: 'off' }
    if (text.kind === 'none') return { kind: 'skipped', reason: text.reason }
    if (text.is_dry_run && text.action.kind !== 'nothing')
      return { kind: 'skipped', reason: `\`issues: dry-run\`; otherwise it would ${describeAction(text.action)}` }
    const write = async (): Promise<Outcome> => {
      const desk = { ...text, client: await effects.connect(), marker, wait: effects.wait, log: effects.log }
      const { action } = text
      if (action.kind === 'nothing') {
        if (!text.is_dry_run) await closeDuplicates(desk)
        return { kind: 'skipped', reason: action.reason }
      }
      const url = action.kind === 'open' ? await openIssue(desk) : await changeIssue(desk, action)
      await commentOnCulprit(desk, url)
      const { commits } = text
      if (commits !== undefined)
        await commentOnCommits({ ...desk, shas: commits.shas, body: `${commits.body}\n\n${url}` })
      return { kind: 'done', url }
    }
    return publishTo('issue', effects.log, write, explainIssueRefusal)
  },
}

/** Explains in a clause why GitHub refused to let us read or write issues. */
export function explainIssueRefusal(failure: RequestFailure): string {
  const { status, message } = failure
  if (status === 410 || /issues (?:are|has been) disabled/i.test(message))
    return 'issues are disabled in this repository'
  if (/locked/i.test(message)) return 'its conversation is locked'
  return explainFailure(failure, 'issues: write')
}

type Desk = IssueText & Pick<PublishEffects, 'wait' | 'log'> & { readonly client: Client; readonly marker: Marker }

/**
 * Opens an issue and returns its address. If GitHub's answer is lost, the issue may exist already, so it is searched for before another
 * try.
 */
async function openIssue(desk: Desk): Promise<string> {
  const { client, owner, repo, title, body, labels, assignees, marker, wait, log } = desk
  const issue = { owner, repo, title: title ?? marker.suite, body: withMarker(desk, body, title) }
  let extras = { labels: [...labels], assignees: [...assignees] }
  const create = async (): Promise<string> =>
    (await client.rest.issues.create({ ...issue, ...extras, request: { retries: 0 } })).data.html_url
  const createWithout = async (): Promise<string> =>
    create().catch(async (error: unknown) => {
      const failure = readRequestFailure(error)
      if (failure?.status !== 422 || extras.labels.length + extras.assignees.length === 0) throw error
      log.warning(`GitHub rejected the labels or assignees of the issue: ${failure.message}.`)
      extras = { labels: [], assignees: [] }
      return create()
    })
  const find = async (): Promise<string | null> => {
    const { keep } = pickIssue(await listOwnIssues({ client, owner, repo }), marker)
    return keep?.is_open === true ? keep.url : null
  }
  return retryLost(createWithout, find, wait)
}

type Change = Exclude<IssueText['action'], { readonly kind: 'open' | 'nothing' }>

/** Changes state and text in a single request, so that a lost answer leaves nothing half done; the comment follows. */
async function changeIssue(desk: Desk, action: Change): Promise<string> {
  const { client, owner, repo, title, last_title, note, body } = desk
  const states = {
    close: { state: 'closed', state_reason: 'completed' },
    reopen: { state: 'open' },
    update: {},
  } as const
  const { data } = await client.rest.issues.update({
    owner,
    repo,
    issue_number: action.number,
    body: joinNote({ note, body: withMarker(desk, body, title ?? last_title) }),
    ...(title !== null && { title }),
    ...states[action.kind],
  })
  await closeDuplicates(desk)
  await commentOnIssue(desk, action.number)
  return data.html_url
}

/** Writes the comment of an action, if it has one. A failure is only a warning, because the issue itself says the same. */
async function commentOnIssue(desk: Desk, number: number): Promise<void> {
  const { client, owner, repo, comment, wait, log } = desk
  if (comment === null) return
  const body = withMarker(desk, comment, null)
  const create = async (): Promise<object> =>
    client.rest.issues.createComment({ owner, repo, issue_number: number, body, request: { retries: 0 } })
  const find = async (): Promise<object | null> => {
    const written = await listOwnComments({ client, owner, repo, number, of: 'issue' })
    return written.find((one) => one.body === body) ?? null
  }
  const warn = (failure: RequestFailure): void =>
    log.warning(`The comment on #${number} was not written: ${explainIssueRefusal(failure)}.`)
  await catchRefusal(async () => retryLost(create, find, wait), warn)
}

/**
 * Comments once on the culprit, even if several nights find the same commit. A failure is only a warning, because the issue says the same.
 */
async function commentOnCulprit(desk: Desk, issueUrl: string): Promise<void> {
  const { client, owner, repo, marker, wait, log, culprit } = desk
  if (culprit === undefined) return
  const { number, sha, body } = culprit
  const { suite, run, attempt } = marker
  const own = { suite, run, attempt, sha, kind: 'bisect' as const }
  const conversation = { client, owner, repo, number, wait }
  const write = async (): Promise<void> => {
    const markers = (await listOwnComments(conversation)).map((one) => parseMarker(one.body))
    if (markers.some((one) => one?.kind === 'bisect' && one.suite === suite && one.sha === sha)) return
    const text = `${renderMarker(own)}\n${body}\n\n${issueUrl}`
    await writeComment(conversation, { kind: 'create' }, { marker: own, body: text })
  }
  await catchRefusal(write, (failure) => {
    const reason = explainFailure(failure, 'pull-requests: write')
    log.warning(`The comment on pull request #${number}, which broke cases, was not written: ${reason}.`)
  })
}

/** Closes the other issues that runs at the same time opened. A failure is only a warning, because the next night tries again. */
async function closeDuplicates({ client, owner, repo, action, duplicates, marker, log }: Desk): Promise<void> {
  const other = 'number' in action ? `#${action.number}` : 'another open issue of this suite'
  const { suite, run, attempt, sha } = marker
  // People close an issue as "not planned" to accept a level; the marker shows that this was not such a decision.
  const body = `${renderMarker({ suite, run, attempt, sha, kind: 'duplicate' })}\nA duplicate of ${other}.`
  const closed = { owner, repo, state: 'closed', state_reason: 'not_planned', body } as const
  for (const number of duplicates) {
    await catchRefusal(
      async () => client.rest.issues.update({ ...closed, issue_number: number }),
      (failure) => log.warning(`The duplicate #${number} was not closed: ${explainIssueRefusal(failure)}.`),
    )
  }
}

function withMarker({ marker: { suite, run, attempt, sha } }: Desk, text: string, title: string | null): string {
  return `${renderMarker({ suite, run, attempt, sha, ...(title !== null && { title }) })}\n${text}`
}

/** Describes what a night would do to its issue (`issues: dry-run`), as a verb with its object. */
function describeAction(action: Exclude<IssueAction, { readonly kind: 'nothing' }>): string {
  if (action.kind === 'open') return 'open an issue'
  return action.kind === 'reopen' ? `open #${action.number} again` : `${action.kind} #${action.number}`
}

/** Returns everything that a dry run would write to the issue, as markdown for the job summary; empty if it would write nothing. */
export function renderDryRun(text: IssueText): string {
  const { action, title, body, comment, labels, assignees, duplicates, commits, culprit } = text
  if (action.kind === 'nothing') return ''
  const list = (names: readonly string[]): string => names.map(escapeMarkdown).join(', ')
  const settings = present(
    action.kind === 'open' && labels.length > 0 && `labels: ${list(labels)}`,
    action.kind === 'open' && assignees.length > 0 && `assigned to ${list(assignees)}`,
    duplicates.length > 0 && `also closes ${duplicates.map((number) => `#${number}`).join(', ')}`,
    commits !== undefined && `comments on ${countOf(commits.shas.length, 'commit')}`,
    culprit !== undefined && `comments on pull request #${culprit.number}`,
  )
  return present(
    `### Dry run: tonight would ${describeAction(action)}`,
    title !== null && `**${escapeMarkdown(title)}**`,
    settings.length > 0 && `(${settings.join('; ')})`,
    `<details><summary>Its text</summary>\n\n${body}\n\n</details>`,
    comment !== null && `With the comment:\n\n${comment}`,
  ).join('\n\n')
}
