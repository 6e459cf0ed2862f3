import { countOf } from '../format/format-number.js'
import type { Block, Inline, Text } from '../model/result/report.js'
import { CLEAN_NIGHTS } from './episode.js'
import type { Regression } from './find-regressions.js'

const MOST_LINES = 10
const MOST_COMMITS = 20
const MOST_NAMES = 3
const LONGEST_SUBJECT = 100
const LONGEST_TITLE = 200

/** A commit that may have done it. All of it is text of others. */
export interface Suspect {
  readonly sha: string
  readonly url: string
  /** The first line of its message. */
  readonly subject: string
  /** Of its author on GitHub; null when there is no such account. */
  readonly login: string | null
}

export interface IssueFacts {
  readonly suite: string
  readonly commit: string
  readonly regressions: readonly Regression[]
  /** How the fresh run was: "a fresh run of 60 cases, judged on its own". */
  readonly confirmation: string
  /** The day that it was first found; null is tonight. */
  readonly since: string | null
  /** Null: nothing but bounds is broken, which need nothing to compare with. */
  readonly compared_with: 'the last good night' | 'the reference' | null
  /** The commit of that; null when it is not known. */
  readonly good: string | null
  readonly suspects: { readonly commits: readonly Suspect[]; readonly total: number; readonly url: string } | null
  /** Later nights know this one: without it none can be the second good one, and nothing is accepted. */
  readonly has_history: boolean
  /** A line for a shell. */
  readonly reproduce: string
}

const short = (sha: string): string => sha.slice(0, 7)

/**
 * The line of a regression.
 * @example describeRegression({ line: 'Recall@10 dropped from 85 % to 75 % (threshold 77 %)' }, 'abc1234f')
 * // 'Regression detected: Recall@10 dropped from 85 % to 75 % (threshold 77 %) on commit abc1234'
 */
export function describeRegression({ line, against }: Pick<Regression, 'line' | 'against'>, commit: string): string {
  const from = against === 'reference' ? ', against the reference,' : ''
  return `Regression detected: ${line}${from} on commit ${short(commit)}`
}

/** The issue's title, without numbers, so that it changes only when something joins. `ids` are those of all that was worse since it began. */
export function writeIssueTitle(suite: string, ids: readonly string[]): string {
  const names = ids.slice(0, MOST_NAMES).join(', ')
  const more = ids.length > MOST_NAMES ? ` and ${ids.length - MOST_NAMES} more` : ''
  const title = `Golden suite ${suite} regressed: ${names}${more}`.replace(/\s+/g, ' ')
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title
}

/** What stands above the report: each regression in one line, and what it is compared with and confirmed by. */
export function buildIssueLead(facts: IssueFacts): readonly Block[] {
  const { regressions, commit, confirmation, since, good, compared_with } = facts
  const compared: Text =
    compared_with === null
      ? []
      : [`Compared with ${compared_with}`, ...(good === null ? [] : [', ', code(short(good))]), '. ']
  return [
    ...writeLines(regressions, commit),
    {
      kind: 'paragraph',
      text: [...compared, `Confirmed by ${confirmation}.`, since === null ? '' : ` First found on ${since}.`],
    },
  ]
}

/** The regressions alone, for a comment. */
export function writeLines(regressions: readonly Regression[], commit: string): readonly Block[] {
  const lines = regressions.slice(0, MOST_LINES).map((one): Block => {
    const words = describeRegression(one, commit)
    // As code the commit stays what it is, and can be copied.
    const text: Text = [
      { kind: 'strong', text: words.slice(0, -short(commit).length).trimEnd() },
      ' ',
      code(short(commit)),
    ]
    return { kind: 'paragraph', text }
  })
  const left = regressions.length - lines.length
  return left === 0 ? lines : [...lines, { kind: 'paragraph', text: [`… and ${countOf(left, 'more regression')}.`] }]
}

/** What stands below the report: who may have done it, how to see it oneself, and how the issue ends. */
export function buildIssueTail(
  { suspects, reproduce, has_history }: IssueFacts,
  { commits: shown = MOST_COMMITS }: { readonly commits?: number } = {},
): readonly Block[] {
  return [
    ...(suspects === null ? [] : listSuspects(suspects, shown)),
    { kind: 'heading', text: ['Reproduce'] },
    { kind: 'paragraph', text: [code(reproduce)] },
    {
      kind: 'note',
      text: has_history
        ? [
            `Goldenpair closes this issue after ${CLEAN_NIGHTS} good nights in a row. To accept the new level instead, close it as not planned.`,
          ]
        : [
            'Close this issue by hand. To accept the new level, move the reference (',
            code('goldenpair ratchet --allow-lower'),
            ').',
          ],
    },
  ]
}

function listSuspects({ commits, total, url }: NonNullable<IssueFacts['suspects']>, shown: number): readonly Block[] {
  const items = commits.slice(0, shown).map(({ sha, url: page, subject, login }): Text => {
    const words = subject.length > LONGEST_SUBJECT ? `${subject.slice(0, LONGEST_SUBJECT - 1)}…` : subject
    return [{ kind: 'link', text: short(sha), url: page }, ` ${words}`, login === null ? '' : ` (${login})`]
  })
  const left = total - items.length
  const all: Inline = { kind: 'link', text: 'all changes', url }
  return [
    { kind: 'heading', text: ['Suspect commits'] },
    ...(items.length === 0 ? [] : [{ kind: 'list' as const, items }]),
    {
      kind: 'paragraph',
      text: [
        total === 0
          ? 'No commits in between: the system or a service changed by itself. See '
          : left > 0
            ? `${countOf(left, 'more commit')} in between: `
            : 'See ',
        all,
        '.',
      ],
    },
  ]
}

const code = (text: string): Inline => ({ kind: 'code', text })
