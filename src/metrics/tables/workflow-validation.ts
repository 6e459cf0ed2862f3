import type { TableCell, TableTrial } from '../../model/run/run-table.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { CALL_KINDS, validateWorkflow } from '../workflow/validate-calls.js'
import { cutName, defineTable, MOST_ROWS } from './define-table.js'

const MOST_NAMES = 10

/** The lines of one failing trial, without case and arm. */
interface Failure {
  readonly trial: number
  readonly lines: readonly (readonly TableCell[])[]
}

interface Validated {
  readonly passed: Set<string>
  readonly failed: Set<string>
  readonly unknown: Set<string>
  /** By case: the first failing trial of those cases that come first by id. */
  readonly failures: Map<string, Failure>
}

export const workflowValidation = defineTable<Validated>({
  name: 'workflow-validation',
  title: 'Agents and tools against what was expected',
  source: 'test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation',
  place: 'page',
  names_cases: true,
  start: () => ({ passed: new Set(), failed: new Set(), unknown: new Set(), failures: new Map() }),
  add: ({ passed, failed, unknown, failures }, trial, { scoring }) => {
    const { golden, scores, unscored } = trial
    const value = scores['workflow.pass']
    if (value === 1) passed.add(golden.id)
    else if (value === 0) {
      failed.add(golden.id)
      keepFirst(failures, trial, scoring)
    } else if (unscored['workflow.pass'] !== undefined) unknown.add(golden.id)
  },
  build: (arms) => {
    if (arms.every(({ data }) => data.failed.size + data.passed.size === 0)) return null
    const rows = arms.flatMap(({ name, data }): readonly (readonly TableCell[])[] => [
      [name, countPassed(data), null, null, null, null, null],
      ...[...data.failures]
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
        arms.some(({ data }) => data.failed.size > MOST_ROWS)
          ? `Of each arm, the first ${MOST_ROWS} failing cases.`
          : null,
      ],
    }
  },
})

/** `3/4 passed, 1 without a score` */
function countPassed({ passed, failed, unknown }: Validated): string {
  const clean = [...passed].filter((id) => !failed.has(id)).length
  const scored = new Set([...passed, ...failed])
  const unscored = [...unknown].filter((id) => !scored.has(id)).length
  return `${clean}/${scored.size} passed${unscored > 0 ? `, ${unscored} without a score` : ''}`
}

function keepFirst(failures: Map<string, Failure>, { golden, trial, observation }: TableTrial, scoring: Scoring): void {
  if ((failures.get(golden.id)?.trial ?? Infinity) <= trial) return
  failures.set(golden.id, { trial, lines: describe({ golden, observation }, scoring) })
  if (failures.size <= MOST_ROWS) return
  const last = [...failures.keys()].reduce((a, b) => (a < b ? b : a))
  failures.delete(last)
}

function describe(
  { golden, observation }: Pick<TableTrial, 'golden' | 'observation'>,
  scoring: Scoring,
): readonly (readonly TableCell[])[] {
  if (observation.status === 'failed') return [[`no reply (${observation.failure.kind})`, null, null, null, null]]
  const validation = validateWorkflow(golden, observation.reply, scoring)
  return CALL_KINDS.flatMap((kind): readonly (readonly TableCell[])[] => {
    const calls = validation[kind]
    if (calls === null) return []
    if (calls === 'trace_missing') return [[`${kind}: no trace`, null, null, null, null]]
    const { missing, unexpected, included, excluded } = calls
    return [
      [kind, writeNames(missing, 'poor'), writeNames(unexpected, 'poor'), writeNames(included), writeNames(excluded)],
    ]
  })
}

function writeNames(names: readonly string[], mark?: 'poor'): TableCell {
  if (names.length === 0) return ''
  const listed = names.slice(0, MOST_NAMES).map(cutName)
  const value = [...listed, ...(names.length > MOST_NAMES ? [`and ${names.length - MOST_NAMES} more`] : [])].join(', ')
  return mark === undefined ? value : { value, mark }
}
