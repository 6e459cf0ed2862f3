import { join, resolve } from 'node:path'
import { readCheckout } from '../../../github/checkout.js'
import { dryRun } from '../../../measure/run/dry-run/dry-run.js'
import { MOST_ROUNDS } from '../../../model/run/rounds-plan.js'
import type { ExitCode } from '../../../model/result/verdict.js'
import { chooseArms, isNamedTwice } from '../../../modes/ab/ab.js'
import type { Flags } from '../../../modes/request/options/index.js'
import { trialsOfEach } from '../../../modes/request/measure-checkout.js'
import { readRun } from '../../../store/runs/read-run.js'
import {
  type Command,
  type GivenFlags,
  overridesOf,
  refuseFlag,
  refuseFlags,
  skippedCode,
  targetEnvFlags,
  type Terminal,
} from './flags.js'
import { compareFolders, printReport } from './print-evaluation.js'
import { cacheFlag, loadSuiteHere, measureHere, printPlan, showProgress, surroundingsOf } from './surroundings.js'

export const ab: Command = {
  positionals: '',
  run: async ({ flags, given, terminal }) => {
    if (isNamedTwice(flags.variants ?? [])) return showNoise(flags, given, terminal)
    const outputFolder = resolve(terminal.workingDirectory, flags.out ?? 'goldenpair-report')
    if (flags.dryRun) {
      const { surroundings, rounds, ...request } = await readArms(flags, outputFolder, terminal)
      const earlier = request.arms.map(({ out }) => out)
      const plan = await dryRun({ ...surroundings, ...request, mode: 'ab', answers: rounds?.plan, earlier })
      return printPlan(plan, flags, terminal)
    }
    const folders = await measureVariants(flags, outputFolder, terminal)
    return compareFolders(folders, { outputFolder, flags, terminal })
  },
}

/**
 * Runs two to ten variants interleaved; gives their run folders, in their order: the first is the baseline.
 * @param outputFolder runs go into its `runs`, a folder for each variant
 * @param terminal in whose working directory the suite is
 */
export async function measureVariants(
  flags: Flags,
  outputFolder: string,
  terminal: Terminal,
): Promise<readonly string[]> {
  const { surroundings, rounds, ...request } = await readArms(flags, outputFolder, terminal)
  const finished = await measureHere({ ...request, rounds: rounds?.ask, mode: 'ab' }, surroundings, terminal)
  return finished.map(({ out }) => out)
}

async function readArms(flags: Flags, outputFolder: string, terminal: Terminal) {
  const { variants, trials, subset = null } = flags
  const surroundings = surroundingsOf(terminal, targetEnvFlags(flags))
  const suite = await loadSuiteHere(flags.suite, surroundings, { skipped: skippedCode(flags) })
  const all = Object.keys(suite.variants)
  const names = chooseArms(variants ?? all.slice(0, 2), suite)
  if (variants === undefined && all.length > 2)
    surroundings.log.warning(`Comparing 2 of ${all.length} variants: name others with --variants ${all.join(',')}.`)
  const arms = names.map((variant) => ({
    variant,
    out: join(outputFolder, 'runs', variant),
    trials: trials ?? suite.trials,
  }))
  const { askInRounds, planAnswers } = await import('../../../modes/ask-in-rounds.js')
  const main = await findPlanner(names[0], flags, terminal)
  const facts = { main, beside: 0, cap: flags.rounds ?? suite.rounds ?? MOST_ROUNDS, log: terminal.log }
  const rounds = trials === undefined ? { ask: askInRounds(facts), plan: planAnswers(facts) } : undefined
  return { suite, rounds, surroundings, arms, subset, overrides: overridesOf(flags), cache: cacheFlag(flags, terminal) }
}

/** The recorded run that plans the rounds; null: none was named. Throws `flag-invalid` for one of another variant. */
async function findPlanner(first = '', { baseline }: Flags, { workingDirectory }: Terminal): Promise<string | null> {
  if (baseline === undefined) return null
  const folder = resolve(workingDirectory, baseline)
  const { variant } = await readRun(folder)
  if (variant !== first) refuseFlag('baseline', baseline, `a run of the first variant, ${first}; it is of ${variant}`)
  return folder
}

/** One variant named twice: how far two runs of the very same thing differ. */
async function showNoise(flags: Flags, given: GivenFlags, terminal: Terminal): Promise<ExitCode> {
  refuseFlags(
    given,
    ['inference', 'cache-dir', 'baseline'],
    'none where one variant is named twice, which shows its noise',
  )
  const { measureTwice } = await import('../../../modes/aa/aa.js')
  const { variants: [variant = ''] = [], trials = null, subset = null } = flags
  const { workingDirectory } = terminal
  const overrides = overridesOf(flags)
  const surroundings = surroundingsOf(terminal, targetEnvFlags(flags))
  const suite = await loadSuiteHere(flags.suite, surroundings, { skipped: skippedCode(flags) })
  const outputFolder = resolve(workingDirectory, flags.out ?? 'goldenpair-report')
  if (flags.dryRun) {
    const arm = { variant, trials: trials ?? trialsOfEach(suite) }
    const earlier = [join(outputFolder, 'runs', 'a')]
    const plan = await dryRun({ ...surroundings, suite, arms: [arm, arm], earlier, subset, overrides })
    return printPlan(plan, flags, terminal)
  }
  const checkout = await readCheckout({ workingDirectory, fallbackSha: null })
  const measured = await measureTwice({
    ...surroundings,
    suite,
    variant,
    trials,
    outputFolder,
    details: 'full',
    subset,
    overrides,
    commit: checkout.sha,
    branch: null,
    onProgress: showProgress(terminal),
  })
  if (flags.json) terminal.print(JSON.stringify(measured.noise, null, 2))
  else printReport(measured, { flags, terminal })
  return flags.failOn === 'never' && measured.exit_code !== 4 ? 0 : measured.exit_code
}
