import { relative, resolve } from 'node:path'
import { confirmFailures } from '../../app/confirm-failures.js'
import { locateScorer } from '../../app/custom-metrics/scorer-program.js'
import { judgeOfSuite } from '../../app/judging/prepare-judging.js'
import { loadSuite } from '../../app/load-suite.js'
import { dryRun } from '../../app/dry-run.js'
import { watchRun } from '../../app/evaluate/watch-run.js'
import { locatePrograms } from '../../app/locate-programs.js'
import { measure } from '../../app/measure.js'
import { overrideSuite } from '../../app/override-suite.js'
import { providersOfShell } from '../../app/provider-access.js'
import { SUITE_REGISTRIES } from '../../app/registries.js'
import { writeResults } from '../../app/write-results.js'
import { UserError } from '../../core/model/error.js'
import { suggest } from '../../core/model/suggest.js'
import { readCheckout } from '../../shell/github/checkout.js'
import { systemClock } from '../../shell/io/clock.js'
import { sha256 } from '../../shell/io/sha256.js'
import { cacheFlag } from './cache-flag.js'
import type { Command } from './command.js'
import { baselineOf, evaluateHere } from './evaluate-here.js'
import {
  CACHE_DIR,
  failOnFlag,
  JUDGE_MODEL,
  LIMIT_FLAGS,
  namesFlag,
  overridesOf,
  readEither,
  SETTING_FLAGS,
  SHARED_FLAGS,
  shardFlag,
  TARGET_ENV,
  textFlag,
  wholeFlag,
} from './flags.js'
import { printPlan } from './print-plan.js'
import { printEvaluation } from './print-evaluation.js'
import { printShard } from './print-shard.js'
import { showProgress } from './progress.js'

export const run: Command = {
  name: 'run',
  summary: 'run the suite against its target; with --baseline compare too',
  positionals: '',
  flags: {
    variant: { type: 'string', value: 'NAME', description: "which variant (default: the suite's)" },
    baseline: { type: 'string', value: 'FOLDER', description: 'a recorded run to compare with' },
    ...SHARED_FLAGS,
    shard: {
      type: 'string',
      value: 'I/N',
      description: 'only the I-th of N parts, for `goldenpair merge` (no verdict)',
    },
    resume: {
      type: 'boolean',
      description: 'go on with the interrupted run in --out; everything else must be as it was',
    },
    runs: { type: 'string', value: 'N', description: 'the same as --trials' },
    mode: { type: 'string', value: 'NAME', description: 'the same as --variant: baseline, capability …' },
    results: {
      type: 'string',
      value: 'FOLDER',
      description: 'also write VARIANT_SUITE_DATE_TIME.json there: every case with its means and answer',
    },
    strict: { type: 'boolean', description: 'expected spans that the checkout does not have are errors' },
    ...SETTING_FLAGS,
    ...LIMIT_FLAGS,
    'cache-dir': CACHE_DIR,
    'target-env': TARGET_ENV,
    'judge-model': JUDGE_MODEL,
  },
  run: async ({ flags, terminal }) => {
    const { workingDirectory, log, env, signal } = terminal
    // Every flag is read before anything runs: a mistake must not cost a run.
    const failOn = failOnFlag(flags)
    const overrides = overridesOf(flags)
    const shard = shardFlag(flags)
    const baselinePath = textFlag(flags, 'baseline')
    if (shard !== null && baselinePath !== undefined)
      throw new UserError('flag-invalid', {
        flag: 'baseline',
        got: baselinePath,
        expected: 'none beside --shard: `goldenpair merge` takes it',
      })
    const results = textFlag(flags, 'results')
    if (shard !== null && results !== undefined)
      throw new UserError('flag-invalid', {
        flag: 'results',
        got: results,
        expected: 'none beside --shard, which measures a part of the cases',
      })
    const trials = readEither(flags, wholeFlag, ['trials', 'runs'])
    const path = textFlag(flags, 'suite') ?? 'golden/suite.yaml'
    const strict = flags['strict'] === true
    const targetEnvNames = namesFlag(flags, 'target-env')
    const scorer = locateScorer({ ...terminal, targetEnvNames })
    const suite = await loadSuite({
      path,
      workingDirectory,
      registries: SUITE_REGISTRIES,
      hash: sha256,
      log,
      strict,
      scorer,
    })
    const variant = readEither(flags, textFlag, ['variant', 'mode']) ?? suite.default_variant
    const known = Object.keys(suite.variants)
    if (!known.includes(variant))
      throw new UserError('variant-unknown', { name: variant, suggestion: suggest(variant, known), known })
    const outputFolder = resolve(workingDirectory, textFlag(flags, 'out') ?? `.goldenpair/${suite.name}-${variant}`)
    if (flags['dry-run'] === true) {
      const earlier = [...(baselinePath === undefined ? [] : [resolve(workingDirectory, baselinePath)]), outputFolder]
      const arms = [{ variant, trials: trials ?? suite.trials }]
      const subset = textFlag(flags, 'subset') ?? null
      const plan = await dryRun({
        ...terminal,
        suite,
        arms,
        earlier,
        subset,
        shard,
        overrides,
        targetEnvNames,
        clock: systemClock,
      })
      return printPlan(plan, flags, terminal)
    }
    const baseline = await baselineOf(baselinePath, terminal)
    const checkout = await readCheckout({ workingDirectory, fallbackSha: null })
    const surroundings = {
      env,
      targetEnvNames,
      providers: providersOfShell(env),
      scorer,
      programs: locatePrograms(terminal.home),
      workingDirectory,
      cache: cacheFlag(flags, terminal),
      clock: systemClock,
      log,
      signal,
    }
    const watch = watchRun(baseline.kind === 'found' ? 1 : 0)
    const [measured] = await measure({
      suite,
      arms: [{ variant, out: outputFolder, trials: trials ?? suite.trials }],
      mode: 'run',
      subset: textFlag(flags, 'subset') ?? null,
      shard,
      isResuming: flags['resume'] === true,
      overrides,
      commit: checkout.sha,
      branch: null,
      ...surroundings,
      onProgress: showProgress(terminal),
      onTrial: watch.onTrial,
    })
    if (measured === undefined) throw new Error('the arm was not measured')
    if (shard !== null) return printShard(measured, flags, terminal)
    if (results !== undefined) {
      const folder = resolve(workingDirectory, results)
      const [path = folder] = await writeResults({ run: measured.run, runFolder: measured.out, folder, log })
      log.info(`The results are in ${relative(workingDirectory, path)}.`)
    }
    const asked = overrideSuite(suite, overrides)
    await confirmFailures({
      ...surroundings,
      suite: asked,
      startJudge: judgeOfSuite(asked, surroundings),
      folder: measured.out,
      baseline,
      ruleSet: null,
    })
    const evaluation = await evaluateHere(
      { candidateFolder: measured.out, measured: watch.finish(measured.run), baseline, failOn, outputFolder },
      terminal,
    )
    log.info(`The run is in ${relative(workingDirectory, measured.out) || '.'}.`)
    return printEvaluation(evaluation, flags, terminal)
  },
}
