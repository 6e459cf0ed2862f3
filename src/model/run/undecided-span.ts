/** A retrieved span that may or may not be an expected one, the labels of both, and what the user can do. */
export interface UndecidedSpan {
  readonly expected: string
  readonly returned: string
  /** A clause that says what to do. */
  readonly mend: string
}

export const RELATIVE_PATHS = 'report paths relative to the repository'

/** The hashes differ. */
export const CHANGED_TEXT =
  'it is the same place with changed text, since its `hash` is another: read whether it still answers, then renew the `hash` of the case'

const LABEL_LENGTH = 120
const REASON = /^cannot tell whether the returned `([^`]+)` is the expected `([^`]+)`: (.+)$/

/** A name in one line without backticks; of a long one the end. */
export const shortLabel = (label: string): string => {
  const line = label.replace(/[\s`]+/g, ' ').trim()
  return line.length > LABEL_LENGTH ? `…${line.slice(-LABEL_LENGTH)}` : line
}

/** Why a trial is unscored in a metric of retrieval. */
export function writeUndecided({ expected, returned, mend }: UndecidedSpan): string {
  return `cannot tell whether the returned \`${shortLabel(returned)}\` is the expected \`${shortLabel(expected)}\`: ${mend}`
}

/** What `writeUndecided` was given, the labels as they are shown; null for any other reason. */
export function readUndecided(reason: string): UndecidedSpan | null {
  const [, returned, expected, mend] = REASON.exec(reason) ?? []
  if (returned === undefined || expected === undefined || mend === undefined) return null
  return { expected, returned, mend }
}

/** What a case can expect by name, and a reply bring under another name. */
export const NAME_KINDS = ['spans', 'sources', 'hops', 'tools', 'agents'] as const
export type NameKind = (typeof NAME_KINDS)[number]
