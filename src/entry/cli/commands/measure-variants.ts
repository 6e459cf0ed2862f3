import { join } from 'node:path'
import { chooseArms } from '../../../modes/ab/ab.js'
import type { CallPlan } from '../../../measure/run/dry-run/call-plan.js'
import { dryRun } from '../../../measure/run/dry-run/dry-run.js'
import type { Overrides, SkippedCode } from '../../../measure/run/override-suite.js'
import type { ReplyCache } from '../../../store/open-cache.js'
import type { Terminal } from './command.js'
import { loadSuiteHere, measureHere, surroundingsOf } from './surroundings.js'

export interface MeasureVariants {
  readonly suitePath: string
  /** Of the source code; null is nothing. */
  readonly skipped: SkippedCode | null
  /** The first is the baseline; null takes the suite's first two. */
  readonly variants: readonly string[] | null
  readonly subset: string | null
  readonly trials: number | undefined
  readonly overrides: Overrides
  readonly targetEnvNames: readonly string[]
  /** Runs go into its `runs`, a folder for each variant. */
  readonly outputFolder: string
  readonly cache: ReplyCache | null
  /** In whose working directory the suite is. */
  readonly terminal: Terminal
}

/** Runs two to ten variants interleaved, as `ab` and `demo` do; gives their run folders, in their order. */
export async function measureVariants(request: MeasureVariants): Promise<readonly string[]> {
  const { subset, overrides, cache, terminal } = request
  const { suite, surroundings, arms } = await readArms(request)
  const finished = await measureHere({ suite, arms, mode: 'ab', subset, overrides, cache }, surroundings, terminal)
  return finished.map(({ out }) => out)
}

/** What `measureVariants` would ask. The last runs in the folder say what a trial costs, where there are any. */
export async function planVariants(request: MeasureVariants): Promise<CallPlan> {
  const { subset, overrides, cache } = request
  const { suite, surroundings, arms } = await readArms(request)
  return dryRun({ ...surroundings, suite, arms, earlier: arms.map(({ out }) => out), subset, overrides, cache })
}

async function readArms(input: MeasureVariants) {
  const { suitePath, skipped, variants, trials, targetEnvNames, outputFolder, terminal } = input
  const surroundings = surroundingsOf(terminal, targetEnvNames)
  const suite = await loadSuiteHere(suitePath, surroundings, { skipped })
  const all = Object.keys(suite.variants)
  const names = chooseArms(variants ?? all.slice(0, 2), suite)
  if (variants === null && all.length > 2)
    surroundings.log.warning(`Comparing 2 of ${all.length} variants: name others with --variants ${all.join(',')}.`)
  const arms = names.map((variant) => ({
    variant,
    out: join(outputFolder, 'runs', variant),
    trials: trials ?? suite.trials,
  }))
  return { suite, surroundings, arms }
}
