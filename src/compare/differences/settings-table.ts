import type { TableArm, TableCell, RunTable } from '../../model/run/run-table.js'
import type { Run } from '../../model/run/run.js'
import { listSettingChanges, type SettingChange } from './describe-setting-changes.js'

const MOST_ROWS = 20
const NAME_LENGTH = 80

/**
 * Where the arms' settings differ from the first's, a row each: the target's own, the controlled ones and those of the run. Secrets are
 * hidden. No table when none differs. Source: poc-ai-workflow-frameworks, METRICS.md, controlled variables; LLMC, evaluation framework,
 * experiment settings.
 */
export function buildSettingsTable(arms: readonly Pick<TableArm, 'name' | 'run'>[]): readonly RunTable[] {
  const [first, ...others] = arms
  if (first === undefined || others.length === 0) return []
  const changes = others.map(({ run }) => {
    const found = listSettingChanges(settingsOf(first.run), settingsOf(run))
    return new Map(found.map((change) => [change.name, change]))
  })
  const names = [...new Set(changes.flatMap((found) => [...found.keys()]))].sort()
  if (names.length === 0) return []
  const declared = arms.flatMap(({ run }) => run.settings.declared ?? [])
  const table: RunTable = {
    id: 'settings-diff',
    title: 'Settings that differ between the arms',
    place: 'page',
    columns: [
      { title: 'setting', format: 'text' },
      ...arms.map(({ name }) => ({ title: name, format: 'text' as const })),
      { title: 'declared', format: 'text' },
    ],
    rows: names.slice(0, MOST_ROWS).map((name): readonly TableCell[] => {
      const own = changes.map((found) => found.get(name))
      return [
        name.slice(0, NAME_LENGTH),
        firstValue(own),
        ...own.map((change) => change?.after ?? '='),
        markOf(name, declared),
      ]
    }),
    notes: [
      'Sorted by name; = means as in the first arm. Declared: a variant sets it. A controlled setting that differs, or any other that no variant sets, may explain the result.',
      ...(names.length > MOST_ROWS ? [`… and ${names.length - MOST_ROWS} more.`] : []),
    ],
  }
  return [table]
}

function firstValue(changes: readonly (SettingChange | undefined)[]): string | null {
  return changes.find((change) => change !== undefined)?.before ?? null
}

function markOf(name: string, declared: readonly string[]): TableCell {
  const isDeclared = declared.some((one) => {
    const path = `target.${one}`
    return name === path || name.startsWith(`${path}.`)
  })
  return isDeclared ? 'yes' : { value: 'no', mark: name.startsWith('controlled.') ? 'poor' : 'fair' }
}

/** What an arm was measured with. */
function settingsOf({ settings, seed, trials_per_case: trials, subset, fingerprints, environment }: Run): unknown {
  const { target, controlled, k, primary_k, success, scoring, concurrency, timeout_seconds, retries } = settings
  return {
    target,
    controlled,
    scoring: { k, primary_k, success, ...scoring },
    run: { seed, trials, subset, concurrency, timeout_seconds, retries },
    answered: { models: fingerprints.models, corpus: fingerprints.corpus },
    environment,
  }
}
