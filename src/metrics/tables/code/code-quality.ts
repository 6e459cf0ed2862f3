import { countOf } from '../../../format/format-number.js'
import { REVIEW_CRITERIA, type RunCodeFile } from '../../../model/run/run-code.js'
import type { TableArm } from '../../../model/run/run-table.js'
import { type Column, defineScoreTable, tabulate } from '../define-table.js'

export const codeQuality = defineScoreTable({
  name: 'code-quality',
  title: 'Code quality',
  source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
  place: 'page',
  build: (arms) => {
    const rows = arms.flatMap(({ name, run }) =>
      (run.code_quality?.totals ?? []).map((totals) => {
        const { functions_only: functions, with_classes: blocks } = totals.complexity
        return { ...totals, name, framework: run.code_quality?.framework ?? null, functionBlocks: functions, blocks }
      }),
    )
    const unscored = arms.flatMap(({ name, run: { code_quality: code } }) =>
      code === undefined || code.unscored === null ? [] : [`${name}: ${code.unscored}.`],
    )
    if (rows.length === 0 && unscored.length === 0) return null
    const perFunction = { group: 'complexity per function' }
    const withClasses = { group: 'with classes (radon)' }
    const maintained = { group: 'maintainability' }
    const halsteadGroup = { group: 'Halstead' }
    const imports = { group: 'imports' }
    return {
      ...tabulate(rows, [
        ['arm', 'text', ({ name }) => name],
        ['framework', 'text', ({ framework }) => framework],
        ['language', 'text', ({ language }) => language],
        ['files', 'count', ({ files }) => files],
        ['SLOC', 'count', ({ raw }) => raw.sloc, { hint: 'Lines with code on them.' }],
        ['comment ratio', 'ratio', (row) => row.comment_ratio],
        ['average', 'count', ({ functionBlocks: { count, average } }) => (count > 0 ? average : null), perFunction],
        [
          'grade',
          'text',
          ({ functionBlocks, complexity }) => (functionBlocks.count > 0 ? complexity.grade : null),
          perFunction,
        ],
        ['highest', 'count', ({ functionBlocks }) => functionBlocks.max, perFunction],
        ['average', 'count', ({ blocks: { count, average } }) => (count > 0 ? average : null), withClasses],
        ['highest', 'count', ({ blocks }) => blocks.max, withClasses],
        ['index', 'score', ({ maintainability }) => maintainability.index, maintained],
        ['grade', 'text', ({ maintainability }) => maintainability.grade, maintained],
        ['volume', 'count', ({ halstead }) => halstead.volume, halsteadGroup],
        ['difficulty', 'count', ({ halstead }) => halstead.difficulty, halsteadGroup],
        ['bugs', 'count', ({ halstead }) => halstead.bugs, halsteadGroup],
        ['all', 'count', ({ declarations }) => declarations.imports, imports],
        ['framework', 'count', ({ declarations }) => declarations.framework_imports, imports],
        ['classes', 'count', ({ declarations }) => declarations.classes],
        ['functions', 'count', ({ declarations }) => declarations.functions],
        ['return annotations', 'share', ({ declarations }) => declarations.return_annotation_share],
      ]),
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
    const [first, last] = [arms[0], arms.at(-1)]
    const [before, after] = [pathsOf(first), pathsOf(last)]
    const isPaired = first !== last && before.size > 0 && after.size > 0
    const state: Column<(typeof all)[number]> = [
      'not compared',
      'text',
      ({ name, file: { path } }) => {
        if (name === first?.name && !after.has(path)) return 'deleted'
        return name === last?.name && !before.has(path) ? 'new' : null
      },
    ]
    const left = all.length - MOST_FILES
    return {
      ...tabulate(all.slice(0, MOST_FILES), [
        ['arm', 'text', ({ name }) => name],
        ['file', 'text', ({ file }) => file.path],
        ['language', 'text', ({ file }) => file.language],
        ['SLOC', 'count', ({ file }) => read(file, ({ raw }) => raw.sloc)],
        [
          'average complexity',
          'count',
          ({ file }) => readFunctions(file, ({ functions_only: { average } }) => average),
        ],
        ['grade', 'text', ({ file }) => readFunctions(file, ({ grade }) => grade)],
        ['highest', 'count', ({ file }) => readFunctions(file, ({ functions_only: { max } }) => max)],
        ['maintainability', 'score', ({ file }) => read(file, ({ maintainability }) => maintainability.index)],
        ['grade', 'text', ({ file }) => read(file, ({ maintainability }) => maintainability.grade)],
        ['not measured', 'text', ({ file }) => describeUnscored(file)],
        ...(isPaired ? [state] : []),
      ]),
      notes: [left > 0 ? `${countOf(left, 'more file is', 'more files are')} in run.json.` : null],
    }
  },
})

function pathsOf(arm: TableArm | undefined): ReadonlySet<string> {
  return new Set(arm?.run.code_quality?.files.map(({ path }) => path))
}

type MeasuredFile = Extract<RunCodeFile, { readonly kind: 'measured' }>

function read<Value>(file: RunCodeFile, of: (file: MeasuredFile) => Value): Value | null {
  return file.kind === 'unscored' ? null : of(file)
}

/** Null for a file without functions, too. */
function readFunctions<Value>(file: RunCodeFile, of: (complexity: MeasuredFile['complexity']) => Value): Value | null {
  return read(file, ({ complexity }) => (complexity.functions_only.count === 0 ? null : of(complexity)))
}

function describeUnscored(file: RunCodeFile): string | null {
  if (file.kind !== 'unscored') return null
  return file.line === null ? file.reason : `line ${file.line}: ${file.reason}`
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
    const grades = reviewed.flatMap(({ name, review }) => [
      { name, title: 'mean of the seven', score: review.average, reason: null },
      ...REVIEW_CRITERIA.map((criterion) => {
        const { score = null, reason = null } = review.criteria[criterion] ?? {}
        return { name, title: criterion.replaceAll('_', ' '), score, reason }
      }),
    ])
    return {
      ...tabulate(grades, [
        ['arm', 'text', ({ name }) => name],
        ['criterion', 'text', ({ title }) => title],
        ['grade', 'score', ({ score }) => score],
        ['why', 'text', ({ reason }) => reason],
      ]),
      notes: [
        'Grades from 1 to 5, one reading of a judge: an opinion, with no interval.',
        ...reviewed.flatMap(({ name, review: { cut } }) => (cut === null ? [] : [`Not shown of ${name}: ${cut}.`])),
        ...missing,
      ],
    }
  },
})
