import { countRest } from '../../format/join-names.js'
import type { CaseMeans } from '../../model/case-means.js'
import type { Run } from '../../model/run/run.js'
import type { TableCell, TableTrial } from '../../model/run/run-table.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { CALL_KINDS, validateWorkflow } from '../workflow/validate-calls.js'
import { cutName, defineTable, MAX_ROWS } from './define-table.js'

const MAX_NAMES = 10

type Line = readonly TableCell[]

/** By case id: the first failing trial of a case, with its lines without case and arm. Only the first cases by id are kept. */
type Failures = Map<string, { readonly trial: number; readonly lines: readonly Line[] }>

const PASS = 'workflow.pass'

export const workflowValidation = defineTable<Failures>({
  name: 'workflow-validation',
  title: 'Agents and tools against what was expected',
  names_cases: true,
  start: () => new Map(),
  add: (failures, trial, { scoring }) => {
    if (trial.scores[PASS] === 0) keepFirst(failures, trial, scoring)
  },
  build: (arms) => {
    if (arms.every(({ means }) => means.meansOf(PASS).length === 0)) return null
    const rows = arms.flatMap(({ name, run, means, data }): readonly Line[] => [
      [name, countPassed(run, means), null, null, null, null, null],
      ...[...data]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([id, { lines }]) => lines.map((line) => [name, id, ...line])),
    ])
    return {
      columns: ['arm', 'case', 'of', 'missing', 'unexpected', 'included', 'excluded'].map((title) => ({
        title,
        format: 'text' as const,
      })),
      rows,
      notes: [
        'A case passes when all of its scored trials do. The table lists those that fail, by id, each with its first failing trial.',
        arms.some(({ means }) => means.meansOf(PASS).filter((mean) => mean < 1).length > MAX_ROWS) &&
          `The first ${MAX_ROWS} failing cases of each arm are listed.`,
      ],
    }
  },
})

/** Writes how many cases passed: `3/4 passed, 1 without a score`. */
function countPassed({ summaries }: Run, { meansOf }: CaseMeans): string {
  const means = meansOf(PASS)
  const { n = 0, applicable = n } = summaries[PASS] ?? {}
  const unscored = applicable > n ? `, ${applicable - n} without a score` : ''
  return `${means.filter((mean) => mean === 1).length}/${means.length} passed${unscored}`
}

function keepFirst(failures: Failures, { golden, trial, observation }: TableTrial, scoring: Scoring): void {
  if ((failures.get(golden.id)?.trial ?? Infinity) <= trial) return
  failures.set(golden.id, { trial, lines: describe({ golden, observation }, scoring) })
  if (failures.size <= MAX_ROWS) return
  const last = [...failures.keys()].reduce((a, b) => (a < b ? b : a))
  failures.delete(last)
}

function describe(
  { golden, observation }: Pick<TableTrial, 'golden' | 'observation'>,
  scoring: Scoring,
): readonly Line[] {
  if (observation.status === 'failed') return [[`no reply (${observation.failure.kind})`, null, null, null, null]]
  const validation = validateWorkflow(golden, observation.reply, scoring)
  return CALL_KINDS.flatMap((kind): readonly Line[] => {
    const calls = validation[kind]
    if (calls === null) return []
    if (calls === 'trace_missing') return [[`${kind}: not reported`, null, null, null, null]]
    const { missing, unexpected, included, excluded } = calls
    return [
      [kind, writeNames(missing, 'poor'), writeNames(unexpected, 'poor'), writeNames(included), writeNames(excluded)],
    ]
  })
}

function writeNames(names: readonly string[], mark?: 'poor'): TableCell {
  if (names.length === 0) return ''
  const value = countRest(names.map(cutName), MAX_NAMES).join(', ')
  return mark === undefined ? value : { value, mark }
}
