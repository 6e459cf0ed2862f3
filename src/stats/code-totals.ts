import {
  CODE_LANGUAGES,
  type CodeBlock,
  type CodeFile,
  type CodeTotals,
  type Complexity,
  COMPLEXITY_RANKS,
  type ComplexityRank,
  type ComplexityReading,
  type Declarations,
  type MaintainabilityRank,
  type MeasuredFile,
  type RawMeasures,
} from '../model/run/run-code.js'
import { sum } from './moments.js'

/** The value that each source-code metric reads from the totals of one language; `null` if they have no such value. */
export const CODE_FIGURES = {
  'code.mi': ({ maintainability }) => maintainability.index,
  'code.lowest-mi': ({ maintainability }) => maintainability.lowest,
  'code.average-complexity': ({ complexity }) => averageOf(complexity.functions_only),
  'code.max-complexity': ({ complexity }) => complexity.functions_only.max,
  'code.average-block-complexity': ({ complexity }) => averageOf(complexity.with_classes),
  'code.max-block-complexity': ({ complexity }) => complexity.with_classes.max,
  'code.return-annotations': ({ declarations }) => declarations.return_annotation_share,
  'code.imports': ({ declarations }) => declarations.imports,
  'code.framework-imports': ({ declarations }) => declarations.framework_imports,
  'code.classes': ({ declarations }) => declarations.classes,
  'code.functions': ({ declarations }) => declarations.functions,
  'code.halstead-volume': ({ halstead }) => halstead.volume,
  'code.halstead-difficulty': ({ halstead }) => halstead.difficulty,
  'code.halstead-effort': ({ halstead }) => halstead.effort,
  'code.halstead-bugs': ({ halstead }) => halstead.bugs,
  'code.sloc': ({ raw }) => raw.sloc,
  'code.lloc': ({ raw }) => raw.lloc,
  'code.comment-ratio': (totals) => totals.comment_ratio,
} as const satisfies Readonly<Record<string, (totals: CodeTotals) => number | null>>

/** Returns the average, or `null` without blocks, where radon reports 0. */
const averageOf = ({ count, average }: ComplexityReading): number | null => (count === 0 ? null : average)

/** Sums the measured files per language, because languages are not comparable. Languages without a measured file are left out. */
export function sumCode(files: readonly CodeFile[]): CodeTotals[] {
  return CODE_LANGUAGES.flatMap((language) => {
    const all = files.filter((file) => file.language === language)
    const measured = all.filter((file) => file.kind === 'measured')
    const totals = sumFiles(measured)
    return totals === null ? [] : [{ ...totals, unscored_files: all.length - measured.length }]
  })
}

/**
 * Sums files of one language; `null` without any. Lines, volume, effort, bugs and declarations add up. Complexity is computed over all
 * blocks together. Maintainability index and difficulty are means over files; the lowest index is given too. Each file has weight 1 in
 * these means, unless `weightOf` says otherwise.
 */
export function sumFiles(
  files: readonly MeasuredFile[],
  weightOf: (file: MeasuredFile) => number = () => 1,
): CodeTotals | null {
  const [first] = files
  if (first === undefined) return null
  const raw = sumMembers(files.map((file) => file.raw))
  const { volume, effort, bugs } = sumMembers(files.map(({ halstead }) => halstead))
  const meanOf = (read: (file: MeasuredFile) => number): number =>
    sum(files.map((file) => weightOf(file) * read(file))) / sum(files.map(weightOf))
  const index = meanOf(({ maintainability }) => maintainability.index)
  const lowest = files.reduce((least, { maintainability }) => Math.min(least, maintainability.index), 100)
  return {
    language: first.language,
    files: files.length,
    unscored_files: 0,
    raw,
    comment_ratio: commentShare(raw),
    complexity: meanComplexities(files.flatMap(({ blocks }) => blocks)),
    halstead: { volume, difficulty: meanOf(({ halstead }) => halstead.difficulty), effort, bugs },
    maintainability: { index, grade: gradeMaintainability(index), lowest, lowest_grade: gradeMaintainability(lowest) },
    declarations: completeDeclarations(
      sumMembers(files.map(({ declarations: { return_annotation_share: _, ...counts } }) => counts)),
    ),
  }
}

/** Sums each member over the parts; there must be at least one part. */
function sumMembers<Key extends string>(parts: readonly Readonly<Record<Key, number>>[]): Record<Key, number> {
  const keys = Object.keys(parts[0] ?? {}) as Key[]
  return Object.fromEntries(keys.map((key) => [key, sum(parts.map((part) => part[key]))])) as Record<Key, number>
}

/** Returns comment lines divided by source lines; `null` without code. */
export function commentShare({ comments, sloc }: RawMeasures): number | null {
  return sloc === 0 ? null : comments / sloc
}

/** Adds the share of annotated functions to the counts of declarations. */
export function completeDeclarations(counts: Omit<Declarations, 'return_annotation_share'>): Declarations {
  const { annotatable_functions: annotatable, annotated_functions: annotated } = counts
  return { ...counts, return_annotation_share: annotatable === 0 ? null : annotated / annotatable }
}

/**
 * Computes the three readings of "average complexity": over functions and methods, over classes too (radon's), and over the blocks inside
 * them as well. The grade is that of the first reading (poc-ai-workflow-frameworks, METRICS.md): A if there is no function.
 */
export function meanComplexities(blocks: readonly CodeBlock[]): Omit<Complexity, 'total' | 'module'> {
  const outer = blocks.filter(({ inner }) => !inner)
  const functions = readComplexity(outer.filter(({ kind }) => kind !== 'class'))
  return {
    functions_only: functions,
    with_classes: readComplexity(outer),
    with_inner: readComplexity(blocks),
    grade: rankComplexity(functions.average),
  }
}

/**
 * Returns the letter of a cyclomatic complexity, or of an average of several: A up to 5, B up to 10, C up to 20, D up to 30, E up to 40,
 * then F (`cc_rank` of radon/complexity.py). Example: 5.5 is B, 10.2 is C.
 */
export function rankComplexity(complexity: number): ComplexityRank {
  return COMPLEXITY_RANKS[(Math.ceil(complexity / 10) || 1) - (complexity <= 5 ? 1 : 0)] ?? 'F'
}

/** Computes mean and maximum over blocks; without any, the mean is 0, as in radon's `average_complexity`. Example: 1 and 4 give 2.5, 4. */
function readComplexity(blocks: readonly CodeBlock[]): ComplexityReading {
  const count = blocks.length
  if (count === 0) return { count, average: 0, rank: null, max: null, max_rank: null }
  const average = blocks.reduce((sum, { complexity }) => sum + complexity, 0) / count
  const max = blocks.reduce((most, { complexity }) => Math.max(most, complexity), 0)
  return { count, average, rank: rankComplexity(average), max, max_rank: rankComplexity(max) }
}

/** Grades by the scorecard of poc-ai-workflow-frameworks, METRICS.md: A from 20, B from 10. Example: 19.5 is B, though radon ranks it A. */
export function gradeMaintainability(index: number): MaintainabilityRank {
  return index >= 20 ? 'A' : index >= 10 ? 'B' : 'C'
}
