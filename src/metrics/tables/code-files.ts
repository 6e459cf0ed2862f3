import type { RunCodeFile } from '../../model/run/run-code.js'
import type { TableArm } from '../../model/run/run-table.js'
import { defineScoreTable } from './define-table.js'

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
      notes: left > 0 ? [`${left} more files are in run.json.`] : [],
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
