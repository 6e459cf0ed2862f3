import {
  CODE_LANGUAGES,
  type CodeFile,
  type CodeTotals,
  type Declarations,
  type MeasuredFile,
  type RawMeasures,
} from '../../../model/run/code-quality.js'
import { sum } from '../../../stats/moments.js'
import { gradeMaintainability, readBlocks } from './read-blocks.js'

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
  const total = (read: (file: MeasuredFile) => number) => sum(files.map(read))
  const raw = sumRaw(files.map((file) => file.raw))
  const index = total(({ maintainability }) => maintainability.index) / files.length
  const lowest = files.reduce((least, { maintainability }) => Math.min(least, maintainability.index), 100)
  return {
    language,
    files: files.length,
    unscored_files,
    raw,
    comment_ratio: raw.sloc === 0 ? null : raw.comments / raw.sloc,
    complexity: readBlocks(files.flatMap(({ blocks }) => blocks)),
    halstead: {
      volume: total(({ halstead }) => halstead.volume),
      difficulty: total(({ halstead }) => halstead.difficulty) / files.length,
      effort: total(({ halstead }) => halstead.effort),
      bugs: total(({ halstead }) => halstead.bugs),
    },
    maintainability: {
      index,
      grade: gradeMaintainability(index),
      lowest,
      lowest_grade: gradeMaintainability(lowest),
    },
    declarations: sumDeclarations(files.map(({ declarations }) => declarations)),
  }
}

function sumRaw(parts: readonly RawMeasures[]): RawMeasures {
  const total = (key: keyof RawMeasures) => sum(parts.map((part) => part[key]))
  return {
    loc: total('loc'),
    lloc: total('lloc'),
    sloc: total('sloc'),
    comments: total('comments'),
    single_comments: total('single_comments'),
    multi: total('multi'),
    blank: total('blank'),
  }
}

function sumDeclarations(parts: readonly Declarations[]): Declarations {
  const total = (key: Exclude<keyof Declarations, 'return_annotation_share'>) => sum(parts.map((part) => part[key]))
  const annotatable = total('annotatable_functions')
  return {
    imports: total('imports'),
    import_statements: total('import_statements'),
    framework_imports: total('framework_imports'),
    classes: total('classes'),
    functions: total('functions'),
    annotatable_functions: annotatable,
    annotated_functions: total('annotated_functions'),
    return_annotation_share: annotatable === 0 ? null : total('annotated_functions') / annotatable,
  }
}
