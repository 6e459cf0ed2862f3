import { join } from 'node:path'
import { chooseArms } from '../../app/ab.js'
import { locateScorer } from '../../app/custom-metrics/scorer-program.js'
import type { CallPlan } from '../../app/dry-run/call-plan.js'
import { dryRun } from '../../app/dry-run.js'
import { loadSuite } from '../../app/load-suite.js'
import { locatePrograms } from '../../app/locate-programs.js'
import { measure } from '../../app/measure.js'
import type { Overrides } from '../../app/override-suite.js'
import { providersOfShell } from '../../app/provider-access.js'
import { SUITE_REGISTRIES } from '../../app/registries.js'
import { readCheckout } from '../../shell/github/checkout.js'
import type { ReplyCache } from '../../shell/cache/reply-cache.js'
import { systemClock } from '../../shell/io/clock.js'
import { sha256 } from '../../shell/io/sha256.js'
import type { Terminal } from './command.js'
import { showProgress } from './progress.js'

export interface MeasureVariants {
  readonly suitePath: string
  /** The first is the baseline; null takes the suite's first two. */
  readonly variants: readonly string[] | null
  readonly subset: string | null
  readonly trials: number | undefined
  readonly overrides: Overrides
  readonly targetEnvNames: readonly string[]
  /** Runs go into its `runs`, a folder for each variant. */
  readonly outputFolder: string
  readonly workingDirectory: string
  readonly cache: ReplyCache | null
  readonly terminal: Terminal
}

/** Runs two to ten variants interleaved, as `ab` and `demo` do, and gives their run folders in order. */
export async function measureVariants(request: MeasureVariants): Promise<readonly string[]> {
  const { terminal, workingDirectory, overrides } = request
  const { log, env, signal } = terminal
  const { suite, scorer, arms } = await readArms(request)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: null })
  const measured = await measure({
    suite,
    arms,
    mode: 'ab',
    subset: request.subset,
    overrides,
    commit: checkout.sha,
    branch: null,
    env,
    targetEnvNames: request.targetEnvNames,
    providers: providersOfShell(env),
    scorer,
    programs: locatePrograms(terminal.home),
    workingDirectory,
    cache: request.cache,
    clock: systemClock,
    log,
    signal,
    onProgress: showProgress(terminal),
  })
  return measured.map(({ out }) => out)
}

/** What `measureVariants` would ask. The last runs in the folder say what a trial costs, where there are any. */
export async function planVariants(request: MeasureVariants): Promise<CallPlan> {
  const { suite, arms } = await readArms(request)
  const earlier = arms.map(({ out }) => out)
  return dryRun({ ...request.terminal, ...request, suite, arms, earlier, clock: systemClock })
}

async function readArms({ suitePath, workingDirectory, variants, trials, outputFolder, ...request }: MeasureVariants) {
  const { terminal, targetEnvNames } = request
  const scorer = locateScorer({ ...terminal, targetEnvNames })
  const registries = SUITE_REGISTRIES
  const suite = await loadSuite({
    path: suitePath,
    workingDirectory,
    registries,
    hash: sha256,
    log: terminal.log,
    scorer,
  })
  const names = chooseArms(variants ?? Object.keys(suite.variants).slice(0, 2), suite)
  const arms = names.map((variant) => ({
    variant,
    out: join(outputFolder, 'runs', variant),
    trials: trials ?? suite.trials,
  }))
  return { suite, scorer, arms }
}
