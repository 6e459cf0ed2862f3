/** A retrieved span that may or may not be an expected one: both labels, and what the user can do. */
export interface UndecidedSpan {
  readonly expected: string
  readonly returned: string
  /** What to do, as a clause. */
  readonly mend: string
}

export const RELATIVE_PATHS = 'report paths relative to the repository'

/** The remedy if the hashes differ. */
export const CHANGED_TEXT =
  'it is the same place with changed text, since its `hash` is another: read whether it still answers, then renew the `hash` of the case'

const LABEL_LENGTH = 120
const REASON = /^cannot tell whether the returned `([^`]+)` is the expected `([^`]+)`: (.+)$/

/** Shortens a name to one line without backticks; of a long name, keeps the end. */
export const shortLabel = (label: string): string => {
  const line = label.replace(/[\s`]+/g, ' ').trim()
  return line.length > LABEL_LENGTH ? `…${line.slice(-LABEL_LENGTH)}` : line
}

/** Writes why a trial is unscored for a retrieval metric. */
export function writeUndecided({ expected, returned, mend }: UndecidedSpan): string {
  return `cannot tell whether the returned \`${shortLabel(returned)}\` is the expected \`${shortLabel(expected)}\`: ${mend}`
}

/** Reads what `writeUndecided` wrote, with the labels as shown; `null` for any other reason. */
export function readUndecided(reason: string): UndecidedSpan | null {
  const [, returned, expected, mend] = REASON.exec(reason) ?? []
  if (returned === undefined || expected === undefined || mend === undefined) return null
  return { expected, returned, mend }
}

/** The kinds of things that a case expects by name and that a reply may name differently. */
export const NAME_KINDS = ['spans', 'sources', 'hops', 'tools', 'agents'] as const
export type NameKind = (typeof NAME_KINDS)[number]
