import { setTimeout } from 'node:timers/promises'
import type { RunWatch } from '../../../modes/evaluate/watch-run.js'
import type { finishRun } from './finish-run.js'

/** What comes after the answers. */
export interface Ending {
  /** What looks at them, as soon as it is loaded. */
  readonly watch: Promise<RunWatch>
  /** Loads at once what is not loaded yet. */
  readonly finishRun: () => Promise<typeof finishRun>
}

/** The large parts of what finishes a run. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  async () => import('../../../compare/compare-runs.js'),
  async () => import('../../../report/charts/index.js'),
  async () => import('../../../report/render/index.js'),
  async () => import('../../../report/build-report.js'),
  async () => import('./finish-run.js'),
]
/** Some answers come and are scored between one part and the next. */
const PAUSE_MS = 100

/**
 * Loads what looks at the answers, then what finishes the run, a part at a time: the target is asked meanwhile, and its answers would wait, and
 * seem slow, while all of it is loaded at once. `place` as `watchRun` takes it.
 */
export function loadEnding(place: 0 | 1): Ending {
  const hurry = new AbortController()
  const watch = loadWatch(place)
  const loaded = loadParts(watch, hurry.signal)
  // Nobody asks for it before the last answer.
  loaded.catch(() => undefined)
  return {
    watch,
    finishRun: async () => {
      hurry.abort()
      await loaded
      return (await import('./finish-run.js')).finishRun
    },
  }
}

async function loadWatch(place: 0 | 1): Promise<RunWatch> {
  const { watchRun } = await import('../../../modes/evaluate/watch-run.js')
  return watchRun(place)
}

async function loadParts(watch: Promise<RunWatch>, hurry: AbortSignal): Promise<void> {
  await watch
  for (const load of PARTS) {
    // A run that fails must not wait for it.
    await setTimeout(PAUSE_MS, undefined, { signal: hurry, ref: false }).catch(() => undefined)
    await load()
  }
}
