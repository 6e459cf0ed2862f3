import { resolve } from 'node:path'
import { type Checkout, readCheckout } from '../../github/checkout.js'
import { systemClock } from '../../io/clock.js'
import { sha256 } from '../../io/sha256.js'
import type { Suite } from '../../model/suite/suite.js'
import { locateScorer } from '../../run/custom-metrics/messages.js'
import type { Progress } from '../../run/input.js'
import { loadSuite, SUITE_REGISTRIES } from '../../run/load-suite.js'
import { locatePrograms } from '../../run/locate-programs.js'
import { measure, type MeasureRequest } from '../../run/measure.js'
import { skipCodeQuality, type SkippedCode } from '../../run/override-suite.js'
import { providersOfShell } from '../../run/provider-access.js'
import type { FinishedArm } from '../../run/run-suite.js'
import { openCache, type ReplyCache } from '../../store/open-cache.js'
import type { FlagValues, Terminal } from './command.js'
import { textFlag } from './flags.js'

/** What a command hands on of where it was started, to whatever loads, measures or judges. */
export type Surroundings = Required<
  Pick<
    MeasureRequest,
    'env' | 'targetEnvNames' | 'providers' | 'scorer' | 'programs' | 'workingDirectory' | 'clock' | 'log' | 'signal'
  >
>

/** The programs that it starts may see the variables that are named, beside the harmless ones. */
export function surroundingsOf(terminal: Terminal, targetEnvNames: readonly string[] = []): Surroundings {
  const { env, home, workingDirectory, log, signal } = terminal
  return {
    env,
    targetEnvNames,
    providers: providersOfShell(env),
    scorer: locateScorer({ home, env, targetEnvNames }),
    programs: locatePrograms(home),
    workingDirectory,
    clock: systemClock,
    log,
    signal,
  }
}

/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
export async function loadSuiteHere(
  path: string,
  { workingDirectory, scorer, log }: Pick<Surroundings, 'workingDirectory' | 'scorer' | 'log'>,
  { strict = false, skipped = null }: { readonly strict?: boolean; readonly skipped?: SkippedCode | null } = {},
): Promise<Suite> {
  const registries = SUITE_REGISTRIES
  const suite = await loadSuite({ path, workingDirectory, registries, hash: sha256, scorer, log, strict })
  return skipped === null ? suite : skipCodeQuality(suite, { skipped, log })
}

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

const BAR_WIDTH = 24

/** Shows progress: one line rewritten in place on a terminal, a line at each tenth in logs. */
export function showProgress({ progress, log, columns }: Terminal): (state: Progress) => void {
  let tenths = 0
  return ({ done, total, failed }) => {
    const share = total === 0 ? 1 : done / total
    const failures = failed === 0 ? '' : `, ${failed} failed`
    if (progress !== null) {
      // A line that wraps could not be cleared, so the bar gives way to the words, and the words to the terminal's edge.
      const words = `${done} of ${total} trials${failures}`
      const width = Math.max(0, Math.min(BAR_WIDTH, columns - words.length - 2))
      const filled = Math.round(share * width)
      progress(`${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${words}`.trimStart().slice(0, columns - 1))
      if (done === total) progress('')
      return
    }
    if (Math.floor(share * 10) === tenths) return
    tenths = Math.floor(share * 10)
    log.info(`${done} of ${total} trials${failures}`)
  }
}
