import { plainText, type Block } from '../../model/report.js'
import { escapeMarkdown } from '../../report/render/escape-markdown.js'
import { blocksMarkdown } from '../../report/render/block-markdown.js'
import type { IssueAction } from '../../nights/decide-night.js'
import { buildIssueLead, buildIssueTail, writeLines, type IssueFacts } from '../../nights/issue-text.js'
import type { IssueText } from '../../publishers/publication.js'
import type { Evaluation } from '../evaluate/evaluate.js'

/** GitHub caps a body at 65,536 characters; the rest is for the marker. */
const MOST_CHARACTERS = 65_000
const MOST_MENTIONS = 10
/** A login of a person: bots end in `[bot]`. */
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/

/** The body of an issue: the regressions, the report, the suspects; the longest that GitHub takes. */
export function writeIssueBody(facts: IssueFacts, { comment, report }: Evaluation, mention: boolean): string {
  const write = (text: string, commits?: number): string =>
    [
      blocksMarkdown(buildIssueLead(facts)),
      text.trimEnd(),
      blocksMarkdown(buildIssueTail(facts, commits === undefined ? {} : { commits })),
      mention ? mentionAuthors(facts) : '',
    ]
      .filter((part) => part !== '')
      .join('\n\n')
  const headline = `### ${escapeMarkdown(plainText(report.headline).slice(0, 1000))}`
  const choices = [() => write(comment), () => write(comment, 0)]
  return choices.map((choice) => choice()).find((body) => body.length <= MOST_CHARACTERS) ?? write(headline, 0)
}

/** What is said of a change below the issue; null where the body alone says it. */
export function writeIssueComment(action: IssueAction, facts: IssueFacts, runUrl: string): string | null {
  const lines = blocksMarkdown(writeLines(facts.regressions, facts.commit))
  switch (action.kind) {
    case 'reopen':
      return `It is back ([run](${runUrl})).\n\n${lines}`
    case 'update':
      if (action.news === null) return null
      return `${action.news === 'worse' ? 'It got worse' : 'More is worse now'} ([run](${runUrl})).\n\n${lines}`
    case 'open':
    case 'close':
    case 'nothing':
      return null
  }
}

const MOST_COMMITS = 10

/** What the suspect commits are told when an issue opens: the newest ten. */
export function writeCommitComments({
  suite,
  regressions,
  suspects,
  commit,
}: IssueFacts): NonNullable<IssueText['commits']> {
  const shas = (suspects?.commits ?? []).slice(0, MOST_COMMITS).map(({ sha }) => sha)
  const total = suspects?.total ?? 0
  const one = total === 1 ? 'This is the one commit' : `This is one of ${total} commits`
  const lead: Block = {
    kind: 'paragraph',
    text: [`${one} since the golden suite `, { kind: 'code', text: suite }, ' was last good.'],
  }
  return { shas, body: blocksMarkdown([lead, ...writeLines(regressions, commit)]) }
}

function mentionAuthors({ suspects }: IssueFacts): string {
  const logins = (suspects?.commits ?? []).flatMap(({ login }) => (login !== null && LOGIN.test(login) ? [login] : []))
  const people = [...new Set(logins)].slice(0, MOST_MENTIONS)
  return people.length === 0 ? '' : `cc ${people.map((login) => `@${login}`).join(' ')}`
}
