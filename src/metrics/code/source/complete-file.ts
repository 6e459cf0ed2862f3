import type { Halstead, Maintainability, MeasuredFile, RawMeasures } from '../../../model/run/run-code.js'
import { messageOf } from '../../../model/error.js'
import { gradeMaintainability, meanComplexities, commentShare } from '../../../stats/code-totals.js'

/** Completes a measured file from the counts of its contents. */
export function completeFile(
  counted: Pick<MeasuredFile, 'path' | 'language' | 'raw' | 'halstead' | 'declarations' | 'blocks'> &
    Pick<MeasuredFile['complexity'], 'total' | 'module'>,
): MeasuredFile {
  const { total, module, ...file } = counted
  const { raw, halstead, blocks } = file
  return {
    ...file,
    kind: 'measured',
    comment_ratio: commentShare(raw),
    complexity: { ...meanComplexities(blocks), total, module },
    maintainability: measureMaintainability({ volume: halstead.volume, complexity: total, raw }),
  }
}

/** Lists the nodes directly under a node of a tree, in the order of its fields. Skipped fields are not read. */
export function listChildren<Node extends object>(
  node: Node,
  isNode: (value: unknown) => value is Node,
  skipped: ReadonlySet<string>,
): Node[] {
  const children: Node[] = []
  for (const field in node) {
    const value: unknown = node[field]
    if (typeof value !== 'object' || value === null || skipped.has(field)) continue
    for (const item of Array.isArray(value) ? (value as readonly unknown[]) : [value])
      if (isNode(item)) children.push(item)
  }
  return children
}

/** The data for Halstead's measures: every operator and operand in turn. `null` is an operand that equals no other, such as a call. */
export interface OperatorTally {
  readonly operators: string[]
  readonly operands: (string | null)[]
}

/** Counts an operation in a function. Operands with the same key are one within all functions of the same name. */
export function tallyOperation(tally: OperatorTally, context: string, { operators, operands }: OperatorTally): void {
  addTally(tally, { operators, operands: operands.map((key) => (key === null ? null : `${context} ${key}`)) })
}

/** Adds a part's tally to that of the whole. Equal operators and operands are the same ones. */
export function addTally(whole: OperatorTally, part: OperatorTally): void {
  for (const operator of part.operators) whole.operators.push(operator)
  for (const operand of part.operands) whole.operands.push(operand)
}

/**
 * Computes Halstead's measures (Elements of Software Science, 1977) as `radon hal` does: with n1, n2 distinct and N1, N2 all operators and
 * operands, volume (N1+N2)·log2(n1+n2), difficulty n1·N2/(2·n2), effort their product, time effort/18 s, bugs volume/3000. All 0 without
 * operators.
 *
 * Example: `x = f(1) + f(1)` has n1 1, n2 2, N1 1, N2 2: volume 3·log2(3) = 4.754887502163469, difficulty 0.5.
 */
export function measureHalstead(tally: OperatorTally): Halstead {
  const [operators, operands] = [tally.operators.length, tally.operands.length]
  const named = tally.operands.filter((operand) => operand !== null)
  const n1 = new Set(tally.operators).size
  const n2 = new Set(named).size + operands - named.length
  const vocabulary = n1 + n2
  const length = operators + operands
  const volume = vocabulary === 0 ? 0 : length * Math.log2(vocabulary)
  const difficulty = n2 === 0 ? 0 : (n1 * operands) / (2 * n2)
  const effort = difficulty * volume
  return {
    distinct_operators: n1,
    distinct_operands: n2,
    operators,
    operands,
    vocabulary,
    length,
    calculated_length: n1 === 0 || n2 === 0 ? 0 : n1 * Math.log2(n1) + n2 * Math.log2(n2),
    volume,
    difficulty,
    effort,
    time_seconds: effort / 18,
    bugs: volume / 3000,
  }
}

type ParsedSource<Read> =
  | { readonly kind: 'parsed'; readonly read: Read }
  | { readonly kind: 'unscored'; readonly reason: string; readonly line: number | null }

/**
 * Parses a text. If that fails, returns what the parser says is wrong and on which line (`null` if it names none). Whatever a parser throws
 * is attributed to the text, including a stack overflow or a property that its grammar did not foresee.
 */
export function parseSource<Read>(parse: (text: string) => Read, text: string): ParsedSource<Read> {
  try {
    return { kind: 'parsed', read: parse(text) }
  } catch (error) {
    if (error instanceof RangeError)
      return { kind: 'unscored', reason: 'it is nested too deeply to parse', line: findDeepestLine(text) }
    const message = messageOf(error)
    const [, reason, py, js] = PLACE.exec(message) ?? []
    const line = py ?? js
    return { kind: 'unscored', reason: reason ?? message, line: line === undefined ? null : Number(line) }
  }
}

/** Finds the line with the most open brackets, including those in strings and comments; `null` if there are too few to be the cause. */
function findDeepestLine(text: string): number | null {
  let [line, depth, deepest] = [1, 0, 100]
  let found: number | null = null
  for (const char of text) {
    if (char === '\n') line += 1
    else if ('([{'.includes(char)) depth += 1
    else if (')]}'.includes(char)) depth -= 1
    if (depth > deepest) [deepest, found] = [depth, line]
  }
  return found
}

/** The end of py-ast's messages, ` at line 3, column 4`, or of Babel's, ` (3:4)`. */
const PLACE = /^(.*?)(?: at line (\d+)(?:, column \d+)?| \((\d+):\d+\))?\s*$/s

/** Computes the complexity of a class: the mean of its methods, rounded down, plus 1 if there are several; that of its body without any. */
export function classComplexity(all: number, methods: number): number {
  return methods === 0 ? all : Math.floor(all / methods) + (methods > 1 ? 1 : 0)
}

interface IndexedFacts {
  readonly volume: number
  readonly complexity: number
  readonly raw: RawMeasures
}

/**
 * Computes the maintainability index as `radon mi` does (`mi_compute` of radon/metrics.py), after Oman and Hagemeister (1992) and Coleman
 * et al. (1994): 171 − 5.2·ln V − 0.23·CC − 16.2·ln LLOC + 50·sin √(2.46·rad c), times 100/171, limited to 0–100; 100 if V or LLOC is 0. CC
 * is the file's total complexity, c the percentage of comment to code lines taken as an angle in degrees. radon names the argument of the
 * second logarithm sloc, but passes logical lines.
 *
 * Example: V 2, CC 4, LLOC 4, no comment: 84.22085731634273.
 */
export function measureMaintainability(facts: IndexedFacts): Maintainability {
  const { comments, multi } = facts.raw
  const index = computeIndex(facts, comments + multi)
  return {
    index,
    // As radon ranks it.
    rank: index > 19 ? 'A' : index > 9 ? 'B' : 'C',
    grade: gradeMaintainability(index),
    without_multi: computeIndex(facts, comments),
  }
}

function computeIndex({ volume, complexity, raw: { lloc, sloc } }: IndexedFacts, comments: number): number {
  if (volume <= 0 || lloc <= 0) return 100
  const percent = sloc === 0 ? 0 : (comments / sloc) * 100
  const angle = Math.sqrt(2.46 * ((percent * Math.PI) / 180))
  const unscaled = 171 - 5.2 * Math.log(volume) - 0.23 * complexity - 16.2 * Math.log(lloc) + 50 * Math.sin(angle)
  return Math.min(Math.max((unscaled * 100) / 171, 0), 100)
}

/**
 * Whether a module belongs to one of the frameworks: its name is a prefix, or begins with one and the language's separator. A `*` at the
 * end of a prefix matches every name that begins with it.
 *
 * Example: `langgraph.graph` is of `langgraph`, `langchain_core` is of `langchain*` and not of `langchain`.
 */
export function isOfFramework(module: string, prefixes: readonly string[], separator: '.' | '/'): boolean {
  return prefixes.some((prefix) =>
    prefix.endsWith('*')
      ? module.startsWith(prefix.slice(0, -1))
      : module === prefix || module.startsWith(`${prefix}${separator}`),
  )
}
