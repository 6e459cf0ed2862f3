import { relative, resolve } from 'node:path'
import { evaluate } from '../../app/evaluate.js'
import { loadSuite } from '../../app/load-suite.js'
import { measure } from '../../app/measure.js'
import { SUITE_REGISTRIES } from '../../app/registries.js'
import { UserError } from '../../core/model/error.js'
import { suggest } from '../../core/model/suggest.js'
import { readCheckout } from '../../shell/github/checkout.js'
import { systemClock } from '../../shell/io/clock.js'
import { sha256 } from '../../shell/io/sha256.js'
import type { Baseline } from '../../shell/baselines/baseline.js'
import { storedBaseline } from './stored-baseline.js'
import type { Command } from './command.js'
import { listFiles } from './compare-variants.js'
import { failOnFlag, overridesOf, SHARED_FLAGS, textFlag, wholeFlag } from './flags.js'
import { printEvaluation } from './print-evaluation.js'
import { showProgress } from './progress.js'

export const run: Command = {
  name: 'run',
  summary: 'run the suite against its target; with --baseline compare too',
  positionals: '',
  flags: {
    variant: { type: 'string', value: 'NAME', description: "which variant (default: the suite's)" },
    baseline: { type: 'string', value: 'FOLDER', description: 'a recorded run to compare with' },
    ...SHARED_FLAGS,
    runs: { type: 'string', value: 'N', description: 'the same as --trials' },
    'target-env': {
      type: 'string',
      value: 'NAMES',
      description: 'variables that the target may see, e.g. OPENAI_API_KEY',
    },
  },
  run: async ({ flags, terminal }) => {
    const { workingDirectory, log, env, signal } = terminal
    // Every flag is read before anything runs: a mistake must not cost a run.
    const failOn = failOnFlag(flags)
    const overrides = overridesOf(flags)
    const trials = wholeFlag(flags, 'trials') ?? wholeFlag(flags, 'runs')
    const path = textFlag(flags, 'suite') ?? 'golden/suite.yaml'
    const suite = await loadSuite({ path, workingDirectory, registries: SUITE_REGISTRIES, hash: sha256, log })
    const variant = textFlag(flags, 'variant') ?? suite.default_variant
    const known = Object.keys(suite.variants)
    if (!known.includes(variant))
      throw new UserError('variant-unknown', { name: variant, suggestion: suggest(variant, known), known })
    const outputFolder = resolve(workingDirectory, textFlag(flags, 'out') ?? `.goldenpair/${suite.name}-${variant}`)
    const baseline = await baselineAt(textFlag(flags, 'baseline'), workingDirectory)
    const checkout = await readCheckout({ workingDirectory, fallbackSha: null })
    const [measured] = await measure({
      suite,
      arms: [{ variant, out: outputFolder, trials: trials ?? suite.trials }],
      mode: 'run',
      subset: textFlag(flags, 'subset') ?? null,
      overrides,
      commit: checkout.sha,
      branch: null,
      env,
      targetEnvNames:
        textFlag(flags, 'target-env')
          ?.split(/[\s,]+/)
          .filter((name) => name !== '') ?? [],
      workingDirectory,
      clock: systemClock,
      log,
      signal,
      onProgress: showProgress(terminal),
    })
    if (measured === undefined) throw new Error('the arm was not measured')
    const evaluation = await evaluate({
      candidateFolder: measured.out,
      baseline,
      failOn,
      outputFolder,
      details: 'full',
      charts: { kind: 'quickchart', url: 'https://quickchart.io' },
      links: {},
      clock: systemClock,
      log,
    })
    printEvaluation(evaluation, flags, terminal)
    if (flags['json'] !== true) terminal.print(`\n${listFiles(evaluation, terminal)}`)
    log.info(`The run is in ${relative(workingDirectory, measured.out) || '.'}.`)
    return evaluation.comparison.verdict.exit_code
  },
}

async function baselineAt(path: string | undefined, workingDirectory: string): Promise<Baseline> {
  if (path === undefined)
    return { kind: 'none', reason: 'none was given; name one with --baseline, or use `goldenpair compare` later' }
  return storedBaseline(resolve(workingDirectory, path))
}
