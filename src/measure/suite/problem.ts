import { cutText } from '../../format/cut-text.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import { groupBy } from '../../model/group-by.js'
import { didYouMean, suggest } from '../../model/suggest.js'
import type { ZodType } from 'zod'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Gate } from '../../model/suite/gate.js'
import type { Metric, MetricFacts, MetricSettings } from '../../model/metric.js'

/** An error or warning in a suite file: the location, and in one or two sentences what is wrong and what to do. */
export interface Problem {
  readonly file: string
  /** Starting at 1. */
  readonly line: number
  readonly message: string
}

/** Problems and warnings found so far. Each parser of a part of the suite adds to them. */
export interface Findings {
  readonly problems: Problem[]
  readonly warnings: Problem[]
}

/** The context for checking gates. `cases` is `null` if they could not be read; then they are not checked. */
export interface KnownSuite {
  readonly document: SourceDocument
  readonly metrics: readonly Metric[]
  readonly cases: readonly GoldenCase[] | null
}

/** Formats `golden/suite.yaml:12: metric …`, which editors and terminals turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`
}

/** Sorts problems in reading order: by file in the order read, then by line. */
export function sortProblems(problems: readonly Problem[], files: readonly string[]): readonly Problem[] {
  const order = new Map(files.map((file, index) => [file, index]))
  return [...problems].sort((a, b) => (order.get(a.file) ?? -1) - (order.get(b.file) ?? -1) || a.line - b.line)
}

/** Up to this many cases with the same problem are listed separately. */
const MAX_ALIKE = 3

/**
 * Folds remarks that differ only in what they quote. More than three of them become one, at the position of the first.
 * @example mergeAlike(notes)[0].message // 'query `q1` skipped: no document is judged relevant to it. (and 34 more of the kind)'
 */
export function mergeAlike<Remark extends { readonly message: string }>(remarks: readonly Remark[]): readonly Remark[] {
  const kindOf = ({ message }: Remark): string => message.replaceAll(/`[^`]*`|"[^"]*"|\d+/g, '…')
  const kinds = groupBy(remarks, kindOf)
  return remarks.flatMap((remark) => {
    const { length, 0: first } = kinds.get(kindOf(remark)) ?? []
    if (length <= MAX_ALIKE) return [remark]
    return first === remark ? [{ ...remark, message: `${remark.message} (and ${length - 1} more of the kind)` }] : []
  })
}

/**
 * Folds problems shared by more than three cases into one, at the position of the first.
 * @example foldProblems(problems)[0].message // '35 cases, the first `c00`: key `page` is unknown. Did you mean `pages`?'
 */
export function foldProblems(problems: readonly Problem[]): readonly Problem[] {
  const read = (message: string): readonly string[] => /^case (`[^`]*`|\d+): ([^]*)$/.exec(message)?.slice(1) ?? []
  const alike = groupBy(problems, ({ message }) => read(message)[1])
  return problems.flatMap((problem) => {
    const [name = '', text] = read(problem.message)
    const { length, 0: first } = alike.get(text) ?? []
    if (text === undefined || length <= MAX_ALIKE) return [problem]
    return first === problem ? [{ ...problem, message: `${length} cases, the first ${name}: ${text}` }] : []
  })
}

const LONGEST = 60

/** Quotes a value from a suite file for a message: in backticks, on one line, at most 60 characters. */
export function quote(text: string): string {
  const visible = cutText(text, LONGEST).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, escapeCharacter)
  return `\`${visible.replaceAll('`', "'")}\``
}

function escapeCharacter(character: string): string {
  if (character === '\n') return '\\n'
  if (character === '\t') return '\\t'
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** A longer list would hide the suggestion. */
const LONGEST_LIST = 20

/**
 * Describes an unknown name. A long list of known names is left out if there is a suggestion.
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

/** A text file: `path` is the name that messages show. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

export type SourcePath = readonly PropertyKey[]

/** One document of a suite file as plain data, with a lookup from paths to positions in the text. */
export interface SourceDocument {
  readonly file: string
  readonly value: unknown
  /** Returns the position of the value at a path, or of its nearest existing parent. */
  readonly find: (path: SourcePath) => SourcePlace
}

/**
 * The line of a value (starting at 1), the line of its key, and the source text of an unquoted scalar (`007`); `source` is `null`
 * for all other values.
 */
export interface SourcePlace {
  readonly line: number
  readonly keyLine: number
  readonly source: string | null
}

/** Returns a document whose parts are all on one line. */
export function documentOnLine(file: string, value: unknown, line: number): SourceDocument {
  return { file, value, find: () => ({ line, keyLine: line, source: null }) }
}

/** Returns a problem with the value at a path. */
export function problemAt(document: SourceDocument, path: SourcePath, message: string): Problem {
  return { file: document.file, line: document.find(path).line, message }
}

/** Returns a problem with the last key of a path. */
export function problemAtKey(document: SourceDocument, path: SourcePath, message: string): Problem {
  return { file: document.file, line: document.find(path).keyLine, message }
}

/** The documents of a file. Documents with syntax errors are left out. */
export interface SourceFile {
  readonly documents: readonly SourceDocument[]
  readonly problems: readonly Problem[]
}

/** The options that a suite may set for a target or judge: the adapter's name and the schema of its options. */
export interface AdapterOptions {
  readonly name: string
  /** A strict object of the adapter's own keys, so without `type` and the other keys that all adapters of its kind share. */
  readonly options: ZodType
}

/** Returns an adapter's parsed options as a record; empty if they are not an object. */
export function asOptions(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

/** Returns a mapping without the keys shared by all adapters of a kind. */
export function omitKeys(entry: object, shared: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !shared.includes(key)))
}

export interface JudgeOptions extends AdapterOptions {
  /** Returns what the options lack for the questions asked, as a sentence; `null` if nothing. */
  readonly lacks?: (options: Readonly<Record<string, unknown>>, judged: readonly JudgedQuestion[]) => string | null
}

export interface TargetOptions extends AdapterOptions {
  /** Default of `deterministic` for suites that do not set it; false if absent. */
  readonly deterministic?: boolean
}

/** What a suite may name. Passed in, so that the parser does not depend on any metric or target. */
export interface SuiteRegistries {
  readonly targets: readonly TargetOptions[]
  readonly judges: readonly JudgeOptions[]
  /** Returns Goldenpair's metrics, followed by the suite's `own`. */
  readonly metrics: (settings: MetricSettings, own?: readonly MetricFacts[]) => readonly Metric[]
  /** Finds a metric by its full, short or other name, or returns the unknown name with a suggestion. */
  readonly resolveMetric: (
    metrics: readonly Metric[],
    name: string,
  ) => Metric | { readonly unknown: string; readonly suggestion: string | null }
  /** Returns the table figure that a gate names, such as `table.scorecard.capability`; `null` if there is none. */
  readonly tableFigure: (name: string) => MetricFacts | null
  /** Metrics that human labels are compared with, in the order for messages. */
  readonly judgeMeasures: readonly string[]
  /** Returns the gates of a suite without `gates`. */
  readonly defaultGates: (suite: {
    readonly metrics: readonly Metric[]
    readonly cases: readonly GoldenCase[]
  }) => readonly Gate[]
  /** Returns the problem with the schema of a `json_schema` check; `null` if there is none. */
  readonly checkJsonSchema: (schema: Readonly<Record<string, unknown>>) => string | null
}
