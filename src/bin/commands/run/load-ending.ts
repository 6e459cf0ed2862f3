import { setImmediate } from 'node:timers/promises'
import type { RunWatch } from '../../../app/evaluate/watch-run.js'
import type { finishRun } from './finish-run.js'

/** What comes after the answers; each as soon as it is loaded. */
export interface Ending {
  readonly watch: Promise<RunWatch>
  readonly finishRun: Promise<typeof finishRun>
}

/** The large parts of what finishes a run. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  async () => import('../../../core/compare/compare-runs.js'),
  async () => import('../../../core/charts/index.js'),
  async () => import('../../../core/render/index.js'),
  async () => import('../../../core/report/build-report.js'),
]

/**
 * Loads what looks at the answers, then what finishes the run, a part at a time: the target is asked meanwhile, and its answers would wait, and
 * seem slow, while all of it is loaded at once. `place` as `watchRun` takes it.
 */
export function loadEnding(place: 0 | 1): Ending {
  const watch = loadWatch(place)
  const finishRun = loadFinish(watch)
  // Nobody asks for it before the last answer.
  finishRun.catch(() => undefined)
  return { watch, finishRun }
}

async function loadWatch(place: 0 | 1): Promise<RunWatch> {
  const { watchRun } = await import('../../../app/evaluate/watch-run.js')
  return watchRun(place)
}

async function loadFinish(watch: Promise<RunWatch>): Promise<typeof finishRun> {
  await watch
  for (const load of PARTS) {
    await setImmediate()
    await load()
  }
  await setImmediate()
  return (await import('./finish-run.js')).finishRun
}
