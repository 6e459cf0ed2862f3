import type { TableTrial } from '../../model/run-table.js'

/** One metric over the trials of an arm. */
export interface CaseMeans {
  readonly add: (trial: Pick<TableTrial, 'golden' | 'scores'>) => void
  /** The mean over the trials of each case of which at least half are scored, as the metric's own mean takes them. */
  readonly means: () => readonly number[]
  /** The sum over the scored trials. */
  readonly total: () => number
  /** The trials that have no score. */
  readonly missing: () => number
}

interface CaseSum {
  sum: number
  scored: number
  trials: number
}

/** Keeps three numbers a case of the metric `id`; trials may come in any order. */
export function startCaseMeans(id: string): CaseMeans {
  const cases = new Map<string, CaseSum>()
  const all = (): readonly CaseSum[] => [...cases.values()]
  return {
    add: ({ golden, scores }) => {
      const entry = cases.get(golden.id) ?? { sum: 0, scored: 0, trials: 0 }
      const value = scores[id]
      entry.trials += 1
      if (value !== undefined) {
        entry.sum += value
        entry.scored += 1
      }
      cases.set(golden.id, entry)
    },
    means: () => all().flatMap(({ sum, scored, trials }) => (scored > 0 && 2 * scored >= trials ? [sum / scored] : [])),
    total: () => all().reduce((total, { sum }) => total + sum, 0),
    missing: () => all().reduce((count, { scored, trials }) => count + trials - scored, 0),
  }
}
