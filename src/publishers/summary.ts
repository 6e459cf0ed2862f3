import { appendFile, stat } from 'node:fs/promises'
import type { Environment } from '../github/event-context.js'
import { renderDryRun } from './issue.js'
import { fitText, type Outcome, type Outcomes, type Publication, type Publisher } from './publication.js'

/** GitHub drops a step's summary entirely if it exceeds 1 MiB. */
export const MAX_SUMMARY_BYTES = 2 ** 20

/** Writes the whole report to the job summary, and the reason if the comment could not be written. */
export const summary: Publisher = {
  name: 'summary',
  publish: async ({ summary: text, issue }, { env }, earlier) => {
    const { comment } = earlier
    const note = comment?.kind === 'failed' ? `\n> The comment could not be written: ${comment.reason}.\n` : ''
    const rehearsal = issue?.kind === 'issue' && issue.is_dry_run ? `\n${renderDryRun(issue)}\n` : ''
    return appendSummary(`${text.trimEnd()}\n${note}${noteOnIssue(earlier, issue)}${rehearsal}`, env)
  },
}

/** Adds markdown to the job summary, cut to the room that is left. */
export async function appendSummary(text: string, env: Environment): Promise<Outcome> {
  const file = env['GITHUB_STEP_SUMMARY']
  if (!file) return { kind: 'skipped', reason: 'this runner has no job summary (GITHUB_STEP_SUMMARY is not set)' }
  const written = await stat(file).catch(() => null)
  await appendFile(file, fitText(text, MAX_SUMMARY_BYTES - (written?.size ?? 0), CUT))
  return { kind: 'done' }
}

const CUT = '\n\n_The report is cut here, because a job summary holds at most 1 MiB. The artifact has all of it._\n'

const DONE = { open: 'opened', reopen: 'opened again', update: 'updated', close: 'closed', nothing: 'left' } as const

function noteOnIssue({ issue }: Outcomes, text: Publication['issue']): string {
  if (issue?.kind === 'done') {
    const did = DONE[text?.kind === 'issue' ? text.action.kind : 'nothing']
    return `\n> The issue of this suite was ${did}: ${issue.url ?? ''}\n`
  }
  if (issue?.kind === 'failed') return `\n> The issue could not be written: ${issue.reason}.\n`
  return issue?.kind === 'skipped' ? `\n> No issue was opened or closed: ${issue.reason}.\n` : ''
}
