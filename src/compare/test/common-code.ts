import type { Arms } from '../pair/metric-columns.js'
import type { MeasuredFile, RunCode, RunCodeFile } from '../../model/run/run-code.js'
import { sum } from '../../stats/moments.js'

type Kept = Extract<RunCodeFile, { readonly kind: 'measured' }>

/** A file, and how much it counts in a mean over files. */
interface Weighted {
  readonly file: Kept
  readonly weight: number
}

/** Both sides' figures of one metric. */
export type CodeFigures = Arms<number | null>

/**
 * A metric of the source code over the files that both sides have. A mean over files weighs each by its source lines on both sides together, the
 * same on either side, so that no side changes its figure by adding lines to a good file. What is deleted or new is in no figure; where
 * files are gone and others new, what is left of them under another name is looked at too: `moved` is over all files of each side then, since
 * files may have been renamed. `files` go by their path alone: a renamed file is new and gone, and a file without code on one side is as absent
 * there. `common` is over all of each side where there is no common file, which makes them two programs.
 */
export function compareCode(id: string, before: RunCode, after: RunCode) {
  const figure = FIGURES[id]
  if (figure === undefined) return null
  const [old, now] = [filesOf(before), filesOf(after)]
  const paths = [...now.keys()].filter((path) => old.has(path))
  const files = { common: paths.length, added: now.size - paths.length, gone: old.size - paths.length }
  const wholes = { baseline: figure(weighOwn(old)), candidate: figure(weighOwn(now)) }
  if (paths.length === 0) return { files, common: wholes, moved: null }
  const side = (of: ReadonlyMap<string, Kept>): readonly Weighted[] =>
    paths.flatMap((path) => {
      const file = of.get(path)
      const weight = (old.get(path)?.raw.sloc ?? 0) + (now.get(path)?.raw.sloc ?? 0)
      return file === undefined ? [] : [{ file, weight }]
    })
  const common = { baseline: figure(side(old)), candidate: figure(side(now)) }
  return { files, common, moved: files.added > 0 && files.gone > 0 ? wholes : null }
}

/** The measured files of the language that the metrics are of, by path; those without a line of code have nothing to compare. */
function filesOf({ files, language }: RunCode): ReadonlyMap<string, Kept> {
  const measured = files.filter((file): file is Kept => file.kind === 'measured')
  const own = measured.filter((file) => (language === null || file.language === language) && file.raw.sloc > 0)
  return new Map(own.map((file) => [file.path, file]))
}

function weighOwn(files: ReadonlyMap<string, Kept>): readonly Weighted[] {
  return [...files.values()].map((file) => ({ file, weight: file.raw.sloc }))
}

type Figure = (files: readonly Weighted[]) => number | null

function meanOf(read: (file: Kept) => number): Figure {
  return (files) =>
    ratio(sum(files.map(({ file, weight }) => weight * read(file))), sum(files.map((one) => one.weight)))
}

function sumOf(read: (file: Kept) => number): Figure {
  return (files) => (files.length === 0 ? null : sum(files.map(({ file }) => read(file))))
}

function ratioOf(part: (file: Kept) => number, whole: (file: Kept) => number): Figure {
  return (files) => ratio(sum(files.map(({ file }) => part(file))), sum(files.map(({ file }) => whole(file))))
}

function extremeOf(pick: (...values: number[]) => number, read: (file: Kept) => number | null): Figure {
  return (files) => {
    const values = files.flatMap(({ file }) => read(file) ?? [])
    return values.length === 0 ? null : values.reduce((a, b) => pick(a, b))
  }
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

type Reading = 'functions_only' | 'with_classes'

const averageOf = (reading: Reading): Figure =>
  ratioOf(
    ({ complexity }) => complexity[reading].average * complexity[reading].count,
    ({ complexity }) => complexity[reading].count,
  )
const highestOf = (reading: Reading): Figure => extremeOf(Math.max, ({ complexity }) => complexity[reading].max)
const declared = (key: Exclude<keyof MeasuredFile['declarations'], 'return_annotation_share'>): Figure =>
  sumOf(({ declarations }) => declarations[key])

/** As `core/metrics` has them of the totals of a run, but for the means over files, which weigh each alike there. */
const FIGURES: Readonly<Record<string, Figure>> = {
  'code.mi': meanOf(({ maintainability }) => maintainability.index),
  'code.lowest-mi': extremeOf(Math.min, ({ maintainability }) => maintainability.index),
  'code.average-complexity': averageOf('functions_only'),
  'code.max-complexity': highestOf('functions_only'),
  'code.average-block-complexity': averageOf('with_classes'),
  'code.max-block-complexity': highestOf('with_classes'),
  'code.halstead-volume': sumOf(({ halstead }) => halstead.volume),
  'code.halstead-difficulty': meanOf(({ halstead }) => halstead.difficulty),
  'code.halstead-effort': sumOf(({ halstead }) => halstead.effort),
  'code.halstead-bugs': sumOf(({ halstead }) => halstead.bugs),
  'code.sloc': sumOf(({ raw }) => raw.sloc),
  'code.lloc': sumOf(({ raw }) => raw.lloc),
  'code.comment-ratio': ratioOf(
    ({ raw }) => raw.comments,
    ({ raw }) => raw.sloc,
  ),
  'code.return-annotations': ratioOf(
    ({ declarations }) => declarations.annotated_functions,
    ({ declarations }) => declarations.annotatable_functions,
  ),
  'code.imports': declared('imports'),
  'code.framework-imports': declared('framework_imports'),
  'code.classes': declared('classes'),
  'code.functions': declared('functions'),
}
