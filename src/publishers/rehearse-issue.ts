import { countOf } from '../format/format-number.js'
import type { IssueAction } from '../nights/decide-night.js'
import { escapeMarkdown } from '../report/render/escape-markdown.js'
import type { IssueText } from './publication.js'

/** What a night would do to its issue (`issues: dry-run`), as a verb with its object. */
export function describeAction(action: Exclude<IssueAction, { readonly kind: 'nothing' }>): string {
  switch (action.kind) {
    case 'open':
      return 'open an issue'
    case 'reopen':
      return `open #${action.number} again`
    case 'update':
    case 'close':
      return `${action.kind} #${action.number}`
  }
}

/** All that it would write there, in markdown for the job summary; empty where it would write nothing. */
export function rehearseIssue(text: IssueText): string {
  const { action, title, body, comment, labels, assignees, duplicates, commits } = text
  if (action.kind === 'nothing') return ''
  const settings = [
    ...(action.kind === 'open' && labels.length > 0 ? [`labels: ${labels.map(escapeMarkdown).join(', ')}`] : []),
    ...(action.kind === 'open' && assignees.length > 0
      ? [`assigned to ${assignees.map(escapeMarkdown).join(', ')}`]
      : []),
    ...(duplicates.length > 0 ? [`closes ${duplicates.map((number) => `#${number}`).join(', ')} beside it`] : []),
    ...(commits === undefined ? [] : [`comments on ${countOf(commits.shas.length, 'commit')}`]),
  ]
  return [
    `### Dry run: tonight would ${describeAction(action)}`,
    ...(title === null ? [] : [`**${escapeMarkdown(title)}**`]),
    ...(settings.length === 0 ? [] : [`(${settings.join('; ')})`]),
    `<details><summary>Its text</summary>\n\n${body}\n\n</details>`,
    ...(comment === null ? [] : [`With the comment:\n\n${comment}`]),
  ].join('\n\n')
}
