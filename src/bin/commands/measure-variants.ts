import { join } from 'node:path'
import { chooseArms } from '../../app/ab.js'
import { locateScorer } from '../../app/custom-metrics/scorer-program.js'
import { loadSuite } from '../../app/load-suite.js'
import { measure, type Overrides } from '../../app/measure.js'
import { SUITE_REGISTRIES } from '../../app/registries.js'
import { readCheckout } from '../../shell/github/checkout.js'
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
  readonly terminal: Terminal
}

/** Runs two to ten variants interleaved, as `ab` and `demo` do, and gives their run folders in order. */
export async function measureVariants(request: MeasureVariants): Promise<readonly string[]> {
  const { terminal, workingDirectory, overrides } = request
  const { log, env, signal } = terminal
  const scorer = locateScorer({ ...terminal, targetEnvNames: request.targetEnvNames })
  const suite = await loadSuite({
    path: request.suitePath,
    workingDirectory,
    registries: SUITE_REGISTRIES,
    hash: sha256,
    log,
    scorer,
  })
  const arms = chooseArms(request.variants ?? Object.keys(suite.variants).slice(0, 2), suite)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: null })
  const measured = await measure({
    suite,
    arms: arms.map((variant) => ({
      variant,
      out: join(request.outputFolder, 'runs', variant),
      trials: request.trials ?? suite.trials,
    })),
    mode: 'ab',
    subset: request.subset,
    overrides,
    commit: checkout.sha,
    branch: null,
    env,
    targetEnvNames: request.targetEnvNames,
    scorer,
    workingDirectory,
    clock: systemClock,
    log,
    signal,
    onProgress: showProgress(terminal),
  })
  return measured.map(({ out }) => out)
}
