import type { Progress } from '../../format/describe-progress.js'
import { MANY_TRIALS } from '../../io/heap.js'

/** The number of files that the step "writing" counts: comparison, tests and report. */
export const WRITTEN_FILES = 3

/** Opens the progress display of one step. */
export type OpenProgress = () => (progress: Progress) => void

type Step = NonNullable<Progress['step']>

/** Reports how far a step of a comparison is. */
export type ReportStep = (name: Step['name'], done: number, total: number) => void

const UNITS = { 'reading the baseline': 'trial', scoring: 'trial', testing: 'metric', writing: 'file' } as const

/**
 * Returns a function that reports the steps of a large comparison. Its first call, which counts the trials of all arms,
 * decides whether the comparison is large.
 */
export function reportSteps(open: OpenProgress | null): ReportStep {
  if (open === null) return () => undefined
  const fixed = { earlier: 0, failed: 0, failedReadings: 0, cost: null }
  let isLarge: boolean | null = null
  let current: { name: Step['name']; startedMs: number; show: ReturnType<OpenProgress> } | null = null
  return (name, done, total) => {
    isLarge ??= total >= MANY_TRIALS
    if (!isLarge) return
    if (current?.name !== name) current = { name, startedMs: performance.now(), show: open() }
    const elapsedMs = performance.now() - current.startedMs
    current.show({ ...fixed, step: { name, unit: UNITS[name] }, done: Math.min(done, total), total, elapsedMs })
  }
}
