import { resolve } from 'node:path'
import { drawProgress, logProgress, type Progress } from '../../format/describe-progress.js'
import { readCheckout } from '../../github/checkout.js'
import { systemClock } from '../../io/clock.js'
import { hasChanges } from '../../io/git.js'
import { UserError } from '../../model/error.js'
import type { ExitCode } from '../../model/result/verdict.js'
import type { Suite } from '../../model/suite/suite.js'
import { suggest } from '../../model/suggest.js'
import { locateScorer } from '../../measure/run/custom-metrics/messages.js'
import { writePlan } from '../../measure/run/dry-run/call-plan.js'
import type { CallPlan } from '../../measure/run/dry-run/plan-calls.js'
import { loadSuite, SUITE_REGISTRIES } from '../../measure/load-suite.js'
import { locatePrograms } from '../../measure/targets/target.js'
import { measure, type MeasureRequest, skipCodeQuality, type SkippedCode } from '../../measure/run/measure.js'
import { readShellAccess } from '../../modes/request/provider-access.js'
import type { FinishedArm } from '../../measure/run/run-suite.js'
import type { Baseline } from '../../store/baselines/baseline.js'
import { openCache, type ReplyCache } from '../../store/open-cache.js'
import { readRun } from '../../store/runs/read-run.js'
import type { Flags } from '../../modes/request/options/index.js'
import { printResult, type Terminal } from './flags.js'

export type CliContext = ReturnType<typeof createContext>

/**
 * Returns what a command passes on to the code that loads, measures or judges. The programs that it starts may see the
 * variables in `targetEnvNames`, besides the harmless ones.
 */
export function createContext(terminal: Terminal, targetEnvNames: readonly string[] = []) {
  const { env, home, workingDirectory, log, signal } = terminal
  return {
    env,
    targetEnvNames,
    providers: readShellAccess(env),
    scorer: locateScorer({ home, env, targetEnvNames }),
    programs: locatePrograms(home),
    workingDirectory,
    clock: systemClock,
    log,
    signal,
  }
}

/**
 * Loads the suite at a path, as every command does, without the source code that is `skipped`. Throws as `loadSuite`
 * does.
 */
export async function loadLocalSuite(
  path: string,
  { workingDirectory, scorer, log }: Pick<CliContext, 'workingDirectory' | 'scorer' | 'log'>,
  { strict = false, skipped = null }: { readonly strict?: boolean; readonly skipped?: SkippedCode | null } = {},
): Promise<Suite> {
  const suite = await loadSuite({ path, workingDirectory, registries: SUITE_REGISTRIES, scorer, log, strict })
  return skipped === null ? suite : skipCodeQuality(suite, { skipped, log })
}

/** Returns the variant that the flags name, or the suite's default. Throws `variant-unknown`. */
export function chooseVariant({ variants, default_variant }: Suite, { variant = default_variant }: Flags): string {
  const known = Object.keys(variants)
  if (known.includes(variant)) return variant
  throw new UserError('variant-unknown', { name: variant, suggestion: suggest(variant, known), known })
}

export type LocalCheckout = Awaited<ReturnType<typeof readLocalCheckout>>

/**
 * Returns the checked-out commit, `null` if there is none, and whether the checkout differs from it. Never rejects.
 * @param except folders of this and earlier results, absolute, which are no part of what is measured
 */
export async function readLocalCheckout(workingDirectory: string, except: readonly string[]) {
  const [{ sha: commit }, isDirty] = await Promise.all([
    readCheckout({ workingDirectory, fallbackSha: null }),
    hasChanges(workingDirectory, [resolve(workingDirectory, 'goldenpair-report'), ...except]),
  ])
  return { commit, isDirty: isDirty && commit !== null }
}

/** Measures the checkout that the command was started in, and shows progress. Throws as `measure` does. */
export async function measureLocal(
  input: Omit<MeasureRequest, keyof CliContext | keyof LocalCheckout | 'branch' | 'onProgress'> & {
    /** Given by callers that do something else while git looks for it. */
    readonly checkout?: Promise<LocalCheckout>
  },
  context: CliContext,
  terminal: Terminal,
): Promise<readonly FinishedArm[]> {
  const { checkout, ...request } = input
  const outs = request.arms.map(({ out }) => out)
  const here = await (checkout ?? readLocalCheckout(context.workingDirectory, outs))
  return measure({ ...request, ...context, ...here, branch: null, onProgress: showProgress(terminal) })
}

/** Returns a recorded run as the baseline; `path` is relative to the working directory. Throws as `readRun` does. */
export async function storedBaseline(path: string, { workingDirectory }: Terminal): Promise<Baseline> {
  const folder = resolve(workingDirectory, path)
  const { commit, branch } = await readRun(folder)
  return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null }
}

/** Returns the baseline that `--baseline` names; without one, only absolute bounds can fail. */
export async function baselineOf(path: string | undefined, terminal: Terminal): Promise<Baseline> {
  if (path !== undefined) return storedBaseline(path, terminal)
  return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' }
}

/** Opens the cache that `--cache-dir` names; `null` without it, and with `--no-cache`. */
export function openFlagCache(flags: Flags, { workingDirectory, log }: Terminal): ReplyCache | null {
  if (flags.cacheDir === undefined || flags.noCache) return null
  return openCache({ folder: resolve(workingDirectory, flags.cacheDir), clock: systemClock, log })
}

/** Prints what a run would ask. */
export function printPlan(plan: CallPlan, flags: Flags, terminal: Terminal): ExitCode {
  printResult({ flags, terminal }, plan, () => writePlan(plan))
  return 0
}

/** Often enough to look live, without burdening a terminal. */
const REDRAWN_MS = 100

/** Shows progress: on a terminal one line, rewritten in place and cleared at the end; in logs a line at each tenth. */
export function showProgress({ progress, log }: Terminal): (state: Progress) => void {
  if (progress === null) return logProgress(log.info)
  let drawnMs = -Infinity
  return (state) => {
    const { done, total, elapsedMs } = state
    if (done === total) return progress(() => '')
    if (elapsedMs - drawnMs < REDRAWN_MS) return
    drawnMs = elapsedMs
    progress((columns) => drawProgress(state, columns))
  }
}
