import { join, resolve } from 'node:path'
import { readCheckout } from '../../../github/checkout.js'
import { measureTwice } from '../../../modes/aa/aa.js'
import { trialsOfEach } from '../../../modes/request/measure-checkout.js'
import { dryRun } from '../../../measure/run/dry-run/dry-run.js'
import type { Command } from './command.js'
import {
  MEASURE_FLAGS,
  overridesOf,
  SHARED_FLAGS,
  skippedCode,
  suiteFlag,
  targetEnvFlags,
  textFlag,
  wholeFlag,
} from './flags.js'
import { printReport } from './print-evaluation.js'
import { printPlan } from './print-plan.js'
import { loadSuiteHere, showProgress, surroundingsOf } from './surroundings.js'

export const aa: Command = {
  positionals: '',
  flags: {
    variant: { type: 'string', value: 'NAME', description: "which variant (default: the suite's)" },
    suite: SHARED_FLAGS.suite,
    subset: SHARED_FLAGS.subset,
    trials: { ...SHARED_FLAGS.trials, description: "attempts per case in each run (default: the suite's, at least 3)" },
    seed: SHARED_FLAGS.seed,
    concurrency: SHARED_FLAGS.concurrency,
    'timeout-seconds': SHARED_FLAGS['timeout-seconds'],
    out: SHARED_FLAGS.out,
    verbose: SHARED_FLAGS.verbose,
    json: SHARED_FLAGS.json,
    ...MEASURE_FLAGS,
  },
  run: async ({ flags, terminal }) => {
    const { workingDirectory } = terminal
    const overrides = overridesOf(flags)
    const trials = wholeFlag(flags, 'trials') ?? null
    const surroundings = surroundingsOf(terminal, targetEnvFlags(flags))
    const suite = await loadSuiteHere(suiteFlag(flags), surroundings, { skipped: skippedCode(flags) })
    const variant = textFlag(flags, 'variant') ?? suite.default_variant
    const subset = textFlag(flags, 'subset') ?? null
    const outputFolder = resolve(workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report')
    if (flags['dry-run'] === true) {
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
    if (flags['json'] === true) terminal.print(JSON.stringify(measured.noise, null, 2))
    else printReport(measured, { flags, terminal })
    return measured.exit_code
  },
}
