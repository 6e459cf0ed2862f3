import { countOf } from '../../../format/format-number.js'
import { REVIEW_CRITERIA, type RunCodeFile } from '../../../model/run/run-code.js'
import type { TableArm } from '../../../model/run/run-table.js'
import { defineScoreTable } from '../define-table.js'

export const codeQuality = defineScoreTable({
  name: 'code-quality',
  title: 'Code quality',
  source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
  place: 'page',
  build: (arms) => {
    const rows = arms.flatMap(({ name, run }) =>
      (run.code_quality?.totals ?? []).map((totals) => {
        const { raw, complexity, halstead, maintainability, declarations } = totals
        const { functions_only: functions, with_classes: blocks } = complexity
        const hasFunctions = functions.count > 0
        return [
          name,
          run.code_quality?.framework ?? null,
          totals.language,
          totals.files,
          raw.sloc,
          totals.comment_ratio,
          hasFunctions ? functions.average : null,
          hasFunctions ? complexity.grade : null,
          functions.max,
          blocks.count > 0 ? blocks.average : null,
          blocks.max,
          maintainability.index,
          maintainability.grade,
          halstead.volume,
          halstead.difficulty,
          halstead.bugs,
          declarations.imports,
          declarations.framework_imports,
          declarations.classes,
          declarations.functions,
          declarations.return_annotation_share,
        ]
      }),
    )
    const unscored = arms.flatMap(({ name, run: { code_quality: code } }) =>
      code === undefined || code.unscored === null ? [] : [`${name}: ${code.unscored}.`],
    )
    if (rows.length === 0 && unscored.length === 0) return null
    return {
      columns: [
        { title: 'arm', format: 'text' },
        { title: 'framework', format: 'text' },
        { title: 'language', format: 'text' },
        { title: 'files', format: 'count' },
        { title: 'SLOC', format: 'count', hint: 'Lines with code on them.' },
        { title: 'comment ratio', format: 'ratio' },
        { title: 'average', format: 'count', group: 'complexity per function' },
        { title: 'grade', format: 'text', group: 'complexity per function' },
        { title: 'highest', format: 'count', group: 'complexity per function' },
        { title: 'average', format: 'count', group: 'with classes (radon)' },
        { title: 'highest', format: 'count', group: 'with classes (radon)' },
        { title: 'index', format: 'score', group: 'maintainability' },
        { title: 'grade', format: 'text', group: 'maintainability' },
        { title: 'volume', format: 'count', group: 'Halstead' },
        { title: 'difficulty', format: 'count', group: 'Halstead' },
        { title: 'bugs', format: 'count', group: 'Halstead' },
        { title: 'all', format: 'count', group: 'imports' },
        { title: 'framework', format: 'count', group: 'imports' },
        { title: 'classes', format: 'count' },
        { title: 'functions', format: 'count' },
        { title: 'return annotations', format: 'share' },
      ],
      rows,
      notes: [
        'Measured once a run, from the source: exact numbers, with no interval. Values of one language do not compare with those of another.',
        ...unscored,
      ],
    }
  },
})

/** More are no reading; the rest are counted. */
const MOST_FILES = 200

export const codeFiles = defineScoreTable({
  name: 'code-files',
  title: 'Code quality by file',
  source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics of an implementation file',
  place: 'page',
  build: (arms) => {
    const all = arms.flatMap(({ name, run }) => (run.code_quality?.files ?? []).map((file) => ({ name, file })))
    if (all.length === 0) return null
    const left = all.length - MOST_FILES
    const [first, last] = [arms[0], arms.at(-1)]
    const [before, after] = [pathsOf(first), pathsOf(last)]
    const isPaired = first !== last && before.size > 0 && after.size > 0
    const stateOf = (arm: string, { path }: RunCodeFile): string | null => {
      if (!isPaired) return null
      if (arm === first?.name && !after.has(path)) return 'deleted'
      return arm === last?.name && !before.has(path) ? 'new' : null
    }
    return {
      columns: [
        { title: 'arm', format: 'text' },
        { title: 'file', format: 'text' },
        { title: 'language', format: 'text' },
        { title: 'SLOC', format: 'count' },
        { title: 'average complexity', format: 'count' },
        { title: 'grade', format: 'text' },
        { title: 'highest', format: 'count' },
        { title: 'maintainability', format: 'score' },
        { title: 'grade', format: 'text' },
        { title: 'not measured', format: 'text' },
        ...(isPaired ? [{ title: 'not compared', format: 'text' as const }] : []),
      ],
      rows: all
        .slice(0, MOST_FILES)
        .map(({ name, file }) => [
          ...[name, file.path, file.language, ...describeFile(file)],
          ...(isPaired ? [stateOf(name, file)] : []),
        ]),
      notes: left > 0 ? [`${countOf(left, 'more file is', 'more files are')} in run.json.`] : [],
    }
  },
})

function pathsOf(arm: TableArm | undefined): ReadonlySet<string> {
  return new Set(arm?.run.code_quality?.files.map(({ path }) => path))
}

function describeFile(file: RunCodeFile): readonly (string | number | null)[] {
  if (file.kind === 'unscored') {
    const place = file.line === null ? '' : `line ${file.line}: `
    return [null, null, null, null, null, null, `${place}${file.reason}`]
  }
  const { functions_only: functions, grade } = file.complexity
  const { index, grade: indexGrade } = file.maintainability
  return functions.count === 0
    ? [file.raw.sloc, null, null, null, index, indexGrade, null]
    : [file.raw.sloc, functions.average, grade, functions.max, index, indexGrade, null]
}

export const codeReviewTable = defineScoreTable({
  name: 'code-review',
  title: 'Code review',
  source: 'poc-ai-workflow-frameworks, METRICS.md, LLM code review',
  place: 'page',
  build: (arms) => {
    const reviewed = arms.flatMap(({ name, run: { code_quality: code } }) =>
      code?.review?.kind === 'reviewed' ? [{ name, review: code.review }] : [],
    )
    const missing = arms.flatMap(({ name, run: { code_quality: code } }) =>
      code?.review?.kind === 'unscored' ? [`${name} is not reviewed: ${code.review.reason}.`] : [],
    )
    if (reviewed.length === 0 && missing.length === 0) return null
    return {
      columns: [
        { title: 'arm', format: 'text' },
        { title: 'criterion', format: 'text' },
        { title: 'grade', format: 'score' },
        { title: 'why', format: 'text' },
      ],
      rows: reviewed.flatMap(({ name, review }) => [
        [name, 'mean of the seven', review.average, null],
        ...REVIEW_CRITERIA.map((criterion) => {
          const { score = null, reason = null } = review.criteria[criterion] ?? {}
          return [name, criterion.replaceAll('_', ' '), score, reason]
        }),
      ]),
      notes: [
        'Grades from 1 to 5, one reading of a judge: an opinion, with no interval.',
        ...reviewed.flatMap(({ name, review: { cut } }) => (cut === null ? [] : [`Not shown of ${name}: ${cut}.`])),
        ...missing,
      ],
    }
  },
})
