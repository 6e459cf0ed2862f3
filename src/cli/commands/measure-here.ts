import { resolve } from 'node:path'
import { type Checkout, readCheckout } from '../../github/checkout.js'
import { systemClock } from '../../io/clock.js'
import { measure, type MeasureRequest } from '../../run/measure.js'
import type { FinishedArm } from '../../run/run-suite.js'
import { openCache, type ReplyCache } from '../../store/cache/open-cache.js'
import type { FlagValues, Terminal } from './command.js'
import { textFlag } from './flags.js'
import { showProgress } from './progress.js'
import type { Surroundings } from './surroundings.js'

/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
export async function measureHere(
  {
    checkout,
    ...request
  }: Omit<MeasureRequest, keyof Surroundings | 'commit' | 'branch' | 'onProgress'> & {
    /** From who had something else to do while git looks for it. */
    readonly checkout?: Promise<Checkout<string | null>>
  },
  surroundings: Surroundings,
  terminal: Terminal,
): Promise<readonly FinishedArm[]> {
  const { workingDirectory } = surroundings
  const { sha: commit } = await (checkout ?? readCheckout({ workingDirectory, fallbackSha: null }))
  return measure({ ...request, ...surroundings, commit, branch: null, onProgress: showProgress(terminal) })
}

/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
export function cacheFlag(flags: FlagValues, { workingDirectory, log }: Terminal): ReplyCache | null {
  const folder = textFlag(flags, 'cache-dir')
  if (folder === undefined || flags['no-cache'] === true) return null
  return openCache({ folder: resolve(workingDirectory, folder), clock: systemClock, log })
}
