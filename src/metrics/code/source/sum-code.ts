import {
  CODE_LANGUAGES,
  type CodeFile,
  type CodeTotals,
  type Declarations,
  type Halstead,
  type MeasuredFile,
} from '../../../model/run/code-quality.js'
import { sum } from '../../../stats/moments.js'
import { gradeMaintainability, measureMaintainability, readBlocks } from './read-blocks.js'

/**
 * The totals of the measured files, one for each language that has any, since languages do not compare. Lines, volume,
 * effort, bugs and declarations add up; complexity is read over all blocks at once; the maintainability index, which is no
 * sum, and the difficulty are means over files, the first with its lowest.
 */
export function sumCode(files: readonly CodeFile[]): CodeTotals[] {
  return CODE_LANGUAGES.flatMap((language) => {
    const all = files.filter((file) => file.language === language)
    const measured = all.filter((file) => file.kind === 'measured')
    return measured.length === 0 ? [] : [sumLanguage(language, measured, all.length - measured.length)]
  })
}

function sumLanguage(
  language: CodeTotals['language'],
  files: readonly MeasuredFile[],
  unscored_files: number,
): CodeTotals {
  const raw = sumMembers(files.map((file) => file.raw))
  const { volume, difficulty, effort, bugs } = sumMembers(files.map(({ halstead }) => halstead))
  const index = sum(files.map(({ maintainability }) => maintainability.index)) / files.length
  const lowest = files.reduce((least, { maintainability }) => Math.min(least, maintainability.index), 100)
  return {
    language,
    files: files.length,
    unscored_files,
    raw,
    comment_ratio: raw.sloc === 0 ? null : raw.comments / raw.sloc,
    complexity: readBlocks(files.flatMap(({ blocks }) => blocks)),
    halstead: { volume, difficulty: difficulty / files.length, effort, bugs },
    maintainability: {
      index,
      grade: gradeMaintainability(index),
      lowest,
      lowest_grade: gradeMaintainability(lowest),
    },
    declarations: sumDeclarations(files.map(({ declarations }) => declarations)),
  }
}

/** Each member summed over the parts, of which there is at least one. */
function sumMembers<Key extends string>(parts: readonly Readonly<Record<Key, number>>[]): Record<Key, number> {
  const keys = Object.keys(parts[0] ?? {}) as Key[]
  return Object.fromEntries(keys.map((key) => [key, sum(parts.map((part) => part[key]))])) as Record<Key, number>
}

/** Counts of declarations, with the share of functions that are annotated. */
export function completeDeclarations(counts: Omit<Declarations, 'return_annotation_share'>): Declarations {
  const { annotatable_functions: annotatable, annotated_functions: annotated } = counts
  return { ...counts, return_annotation_share: annotatable === 0 ? null : annotated / annotatable }
}

function sumDeclarations(parts: readonly Declarations[]): Declarations {
  return completeDeclarations(sumMembers(parts.map(({ return_annotation_share: _, ...counts }) => counts)))
}

/** A measured file from what is counted in it. */
export function completeFile({
  total,
  module,
  ...file
}: Pick<MeasuredFile, 'path' | 'language' | 'raw' | 'halstead' | 'declarations' | 'blocks'> & {
  readonly total: number
  readonly module: number
}): MeasuredFile {
  const { raw, halstead, blocks } = file
  return {
    ...file,
    kind: 'measured',
    comment_ratio: raw.sloc === 0 ? null : raw.comments / raw.sloc,
    complexity: { ...readBlocks(blocks), total, module },
    maintainability: measureMaintainability({ volume: halstead.volume, complexity: total, raw }),
  }
}

/** What Halstead's measures are made of: every operator and operand in turn; null is an operand that equals no other, such as a call. */
export interface OperatorTally {
  readonly operators: string[]
  readonly operands: (string | null)[]
}

/** Counts an operation within functions of one name, in which operands with one key are one. */
export function tallyOperation(tally: OperatorTally, context: string, { operators, operands }: OperatorTally): void {
  addTally(tally, { operators, operands: operands.map((key) => (key === null ? null : `${context} ${key}`)) })
}

/** Adds a part's counts to those of the whole: what both have seen is one. */
export function addTally(whole: OperatorTally, part: OperatorTally): void {
  for (const operator of part.operators) whole.operators.push(operator)
  for (const operand of part.operands) whole.operands.push(operand)
}

/**
 * Halstead's measures (Elements of Software Science, 1977) as `radon hal` gives them: with n1, n2 distinct and N1, N2 all
 * operators and operands, volume (N1+N2)·log2(n1+n2), difficulty n1·N2/(2·n2), effort their product, time effort/18 s,
 * bugs volume/3000. All 0 without operators.
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

type ParsedSource<Tree> =
  | { readonly kind: 'parsed'; readonly tree: Tree }
  | { readonly kind: 'unscored'; readonly reason: string; readonly line: number | null }

/**
 * The tree that a parser makes of a text, or what it says is wrong and on which line, null where it names none.
 * Whatever a parser throws is about the text: also an overflow of the stack, or a property that its grammar did not foresee.
 */
export function parseSource<Tree>(parse: (text: string) => Tree, text: string): ParsedSource<Tree> {
  try {
    return { kind: 'parsed', tree: parse(text) }
  } catch (error) {
    if (error instanceof RangeError) {
      return { kind: 'unscored', reason: 'it nests too deeply to be read', line: findDeepestLine(text) }
    }
    const message = error instanceof Error ? error.message : String(error)
    const [, reason, py, js] = PLACE.exec(message) ?? []
    const line = py ?? js
    return { kind: 'unscored', reason: reason ?? message, line: line === undefined ? null : Number(line) }
  }
}

/** Where most brackets are open, those in strings and comments included; null where there are too few to be the cause. */
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

/** The ends of py-ast's messages, ` at line 3, column 4`, and of Babel's, ` (3:4)`. */
const PLACE = /^(.*?)(?: at line (\d+)(?:, column \d+)?| \((\d+):\d+\))?\s*$/s
