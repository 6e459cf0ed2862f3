import { join, resolve } from 'node:path'
import { measureTwice, trialsOfEach } from '../../app/aa/measure-twice.js'
import { locateScorer } from '../../app/custom-metrics/scorer-program.js'
import { dryRun } from '../../app/dry-run.js'
import { loadSuite } from '../../app/load-suite.js'
import { locatePrograms } from '../../app/locate-programs.js'
import { providersOfShell } from '../../app/provider-access.js'
import { SUITE_REGISTRIES } from '../../app/registries.js'
import { renderTerminal } from '../../core/render/terminal.js'
import { readCheckout } from '../../shell/github/checkout.js'
import { systemClock } from '../../shell/io/clock.js'
import { sha256 } from '../../shell/io/sha256.js'
import type { Command } from './command.js'
import { listFiles } from './print-evaluation.js'
import {
  JUDGE_MODEL,
  namesFlag,
  overridesOf,
  LIMIT_FLAGS,
  SETTING_FLAGS,
  SHARED_FLAGS,
  TARGET_ENV,
  textFlag,
  wholeFlag,
} from './flags.js'
import { printPlan } from './print-plan.js'
import { showProgress } from './progress.js'

export const aa: Command = {
  name: 'aa',
  summary: "run one variant twice, interleaved, to see the suite's noise",
  positionals: '',
  flags: {
    variant: { type: 'string', value: 'NAME', description: "which variant (default: the suite's)" },
    suite: SHARED_FLAGS.suite,
    subset: SHARED_FLAGS.subset,
    trials: { ...SHARED_FLAGS.trials, description: "attempts a case in each run (default: the suite's, at least 3)" },
    seed: SHARED_FLAGS.seed,
    concurrency: SHARED_FLAGS.concurrency,
    'timeout-seconds': SHARED_FLAGS['timeout-seconds'],
    out: SHARED_FLAGS.out,
    json: SHARED_FLAGS.json,
    ...SETTING_FLAGS,
    ...LIMIT_FLAGS,
    'target-env': TARGET_ENV,
    'judge-model': JUDGE_MODEL,
  },
  run: async ({ flags, terminal }) => {
    const { workingDirectory, log, env, signal } = terminal
    const overrides = overridesOf(flags)
    const trials = wholeFlag(flags, 'trials') ?? null
    const path = textFlag(flags, 'suite') ?? 'golden/suite.yaml'
    const targetEnvNames = namesFlag(flags, 'target-env')
    const scorer = locateScorer({ ...terminal, targetEnvNames })
    const suite = await loadSuite({ path, workingDirectory, registries: SUITE_REGISTRIES, hash: sha256, log, scorer })
    const variant = textFlag(flags, 'variant') ?? suite.default_variant
    const subset = textFlag(flags, 'subset') ?? null
    const outputFolder = resolve(workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report')
    if (flags['dry-run'] === true) {
      const arm = { variant, trials: trials ?? trialsOfEach(suite) }
      const earlier = [join(outputFolder, 'runs', 'a')]
      const planned = { suite, arms: [arm, arm], earlier, subset, overrides, targetEnvNames, clock: systemClock }
      return printPlan(await dryRun({ ...terminal, ...planned }), flags, terminal)
    }
    const checkout = await readCheckout({ workingDirectory, fallbackSha: null })
    const { noise, report, files, runFolders, exit_code } = await measureTwice({
      suite,
      variant,
      trials,
      outputFolder,
      details: 'full',
      subset,
      overrides,
      commit: checkout.sha,
      branch: null,
      env,
      targetEnvNames,
      providers: providersOfShell(env),
      scorer,
      programs: locatePrograms(terminal.home),
      workingDirectory,
      clock: systemClock,
      log,
      signal,
      onProgress: showProgress(terminal),
    })
    if (flags['json'] === true) terminal.print(JSON.stringify(noise, null, 2))
    else {
      terminal.print(renderTerminal(report, { width: terminal.columns, color: terminal.color }))
      terminal.print(listFiles({ files, runFolders }, terminal))
    }
    return exit_code
  },
}
