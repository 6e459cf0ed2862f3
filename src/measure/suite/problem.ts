import type { JudgedQuestion } from '../../model/suite/scoring.js'
import { groupBy } from '../../model/group-by.js'
import { suggest } from '../../model/suggest.js'
import type { ZodType } from 'zod'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Gate } from '../../model/suite/gate.js'
import type { Metric, MetricFacts, MetricSettings } from '../../model/metric.js'

/** Something wrong (or doubtful) in a suite file: where it is written, and what was got and what to do in one sentence or two. */
export interface Problem {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** What was found in a suite so far: whoever reads a part of it adds to it. */
export interface Findings {
  readonly problems: Problem[]
  readonly warnings: Problem[]
}

/** What gates are checked against: the manifest, and what it measures; cases are null when they could not be read, and then not looked at. */
export interface KnownSuite {
  readonly document: SourceDocument
  readonly metrics: readonly Metric[]
  readonly cases: readonly GoldenCase[] | null
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
 * Remarks of which more than three say the same, but for what they quote, as one at the first of them.
 * @example foldAlike(notes)[0].message // 'query `q1` skipped: no document is judged relevant to it. (and 34 more of the kind)'
 */
export function foldAlike<Remark extends { readonly message: string }>(remarks: readonly Remark[]): readonly Remark[] {
  const kindOf = ({ message }: Remark): string => message.replaceAll(/`[^`]*`|"[^"]*"|\d+/g, '…')
  const kinds = groupBy(remarks, kindOf)
  return remarks.flatMap((remark) => {
    const { length, 0: first } = kinds.get(kindOf(remark)) ?? []
    if (length === undefined || length <= MOST_ALIKE) return [remark]
    return first === remark ? [{ ...remark, message: `${remark.message} (and ${length - 1} more of the kind)` }] : []
  })
}

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

/** A text file: `path` is the name that messages show. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

export type SourcePath = readonly PropertyKey[]

/** One document of a suite file as plain data, and the way back from a path in it to the text. */
export interface SourceDocument {
  readonly file: string
  readonly value: unknown
  /** Where the value at a path is; of a path that is not there, where its nearest parent is. */
  readonly find: (path: SourcePath) => SourcePlace
}

/** The line of a part of a document, from 1, that of its last key, and a scalar without quotes as it is written (`007`), else null. */
export interface SourcePlace {
  readonly line: number
  readonly keyLine: number
  readonly source: string | null
}

/** A document all of whose parts are on one line. */
export function documentOnLine(file: string, value: unknown, line: number): SourceDocument {
  return { file, value, find: () => ({ line, keyLine: line, source: null }) }
}

/** What is wrong with the value at a path. */
export function problemAt(document: SourceDocument, path: SourcePath, message: string): Problem {
  return { file: document.file, line: document.find(path).line, message }
}

/** What is wrong with the last key of a path. */
export function problemAtKey(document: SourceDocument, path: SourcePath, message: string): Problem {
  return { file: document.file, line: document.find(path).keyLine, message }
}

/** What a file holds; documents with a fault in the notation are left out. */
export interface SourceFile {
  readonly documents: readonly SourceDocument[]
  readonly problems: readonly Problem[]
}

/** What a suite may say about a target or a judge: the adapter's name and the schema of its options. */
export interface AdapterOptions {
  readonly name: string
  /** A strict object of the adapter's own keys, so without `type` and the other keys that all adapters of its kind share. */
  readonly options: ZodType
}

/** The options of an adapter as data; they are an object where its schema is one. */
export function optionsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

/** A mapping without the keys that all adapters of a kind share. */
export function withoutKeys(entry: object, shared: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !shared.includes(key)))
}

export interface JudgeOptions extends AdapterOptions {
  /** What these options lack for the questions that are asked, as a sentence; null: nothing. */
  readonly lacks?: (options: Readonly<Record<string, unknown>>, judged: readonly JudgedQuestion[]) => string | null
}

export interface TargetOptions extends AdapterOptions {
  /** What `deterministic` is when the suite does not say; false when absent. */
  readonly deterministic?: boolean
}

/** What a suite may name, handed in by the app so that reading a suite knows no metric or target by itself. */
export interface SuiteRegistries {
  readonly targets: readonly TargetOptions[]
  readonly judges: readonly JudgeOptions[]
  /** Goldenpair's, then the suite's `own`. */
  readonly metrics: (settings: MetricSettings, own?: readonly MetricFacts[]) => readonly Metric[]
  /** The metric of a full, short or other name; or what to say of a name that is none. */
  readonly resolveMetric: (
    metrics: readonly Metric[],
    name: string,
  ) => Metric | { readonly unknown: string; readonly suggestion: string | null }
  /** What a gate may name of a table, `table.scorecard.capability`; null for a name that is none. */
  readonly tableFigure: (name: string) => MetricFacts | null
  /** Metrics that people's labels are held against, in the order in which they are named. */
  readonly judgeMeasures: readonly string[]
  /** The gates of a suite that has no `gates`. */
  readonly defaultGates: (suite: {
    readonly metrics: readonly Metric[]
    readonly cases: readonly GoldenCase[]
  }) => readonly Gate[]
  /** What is wrong with the schema of a `json_schema` check, null when nothing is. */
  readonly checkJsonSchema: (schema: Readonly<Record<string, unknown>>) => string | null
}
