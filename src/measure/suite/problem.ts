import { suggest } from '../../model/suggest.js'

/** Something wrong (or doubtful) in a suite file: where it is written, and what was got and what to do in one sentence or two. */
export interface Problem {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** `golden/suite.yaml:12: metric …`, the shape that editors and terminals turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`
}

/** Problems in the order in which a reader meets them: the files as they were read, then by line. */
export function sortProblems(problems: readonly Problem[], files: readonly string[]): readonly Problem[] {
  const order = new Map(files.map((file, index) => [file, index]))
  return [...problems].sort((a, b) => (order.get(a.file) ?? -1) - (order.get(b.file) ?? -1) || a.line - b.line)
}

/** Cases with the same problem are named one by one up to here. */
const MOST_ALIKE = 3

/**
 * Problems with those that more than three cases share as one, at the first of them.
 * @example foldProblems(problems)[0].message // '35 cases, the first `c00`: key `page` is unknown. Did you mean `pages`?'
 */
export function foldProblems(problems: readonly Problem[]): readonly Problem[] {
  const read = (message: string): readonly string[] => /^case (`[^`]*`|\d+): ([^]*)$/.exec(message)?.slice(1) ?? []
  const alike = new Map<string | undefined, number>()
  for (const { message } of problems) alike.set(read(message)[1], (alike.get(read(message)[1]) ?? 0) + 1)
  return problems.flatMap((problem) => {
    const [name = '', text] = read(problem.message)
    const count = alike.get(text) ?? 0
    if (text === undefined || (count > 0 && count <= MOST_ALIKE)) return [problem]
    alike.set(text, 0)
    return count === 0 ? [] : [{ ...problem, message: `${count} cases, the first ${name}: ${text}` }]
  })
}

const LONGEST = 60

/** A value from a suite file as a message shows it: in backticks, on one line, at most 60 characters. */
export function quote(text: string): string {
  const clipped = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
  return `\`${clipped.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => escapeCharacter(character)).replaceAll('`', "'")}\``
}

function escapeCharacter(character: string): string {
  if (character === '\n') return '\\n'
  if (character === '\t') return '\\t'
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** Beside a suggestion a longer list would only hide it. */
const LONGEST_LIST = 20

/**
 * What to say of a name that nothing has. A long list of those that there are is left out where one of them is near.
 * @example unknownName('key', 'vers', ['name', 'version']) // 'key `vers` is unknown. Did you mean `version`? Known: name, version.'
 */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  suggestion: string | null = suggest(name, known),
): string {
  const list = suggestion !== null && known.length > LONGEST_LIST ? '' : ` Known: ${known.join(', ')}.`
  return `${kind} ${quote(name)} is unknown.${didYouMean(suggestion)}${list}`
}

/** ` Did you mean … ?`, or nothing. */
export function didYouMean(suggestion: string | null): string {
  return suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`
}
