import { resolve } from 'node:path'
import type { MeasureRequest } from '../../run/measure.js'
import { overrideSuite } from '../../run/override-suite.js'
import { UserError } from '../../model/error.js'
import { suggest } from '../../model/suggest.js'
import { readCheckout } from '../../github/checkout.js'
import { cacheFlag } from './cache-flag.js'
import type { Command } from './command.js'
import { baselineOf } from './stored-baseline.js'
import {
  CACHE_DIR,
  failOnFlag,
  INFERENCE,
  inferenceFlag,
  MEASURE_FLAGS,
  namesFlag,
  overridesOf,
  readEither,
  SHARED_FLAGS,
  shardFlag,
  skippedCode,
  suiteFlag,
  textFlag,
  wholeFlag,
} from './flags.js'
import { loadSuiteHere } from './load-suite-here.js'
import { measureHere } from './measure-here.js'
import { printPlan } from './print-plan.js'
import { printShard } from './print-shard.js'
import { loadEnding, type Ending } from './run/load-ending.js'
import { surroundingsOf } from './surroundings.js'

export const run: Command = {
  positionals: '',
  flags: {
    variant: { type: 'string', value: 'NAME', description: "which variant (default: the suite's)" },
    baseline: { type: 'string', value: 'FOLDER', description: 'a recorded run to compare with' },
    inference: { ...INFERENCE, description: `with --baseline: ${INFERENCE.description}` },
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
    ...MEASURE_FLAGS,
    'cache-dir': CACHE_DIR,
  },
  run: async ({ flags, terminal }) => {
    const { workingDirectory } = terminal
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
    const inference = inferenceFlag(flags)
    if (inference !== undefined && baselinePath === undefined)
      throw new UserError('flag-invalid', {
        flag: 'inference',
        got: inference,
        expected: 'none without --baseline, as nothing is compared',
      })
    const results = textFlag(flags, 'results')
    if (shard !== null && results !== undefined)
      throw new UserError('flag-invalid', {
        flag: 'results',
        got: results,
        expected: 'none beside --shard, which measures a part of the cases',
      })
    const trials = readEither(flags, wholeFlag, ['trials', 'runs'])
    const subset = textFlag(flags, 'subset') ?? null
    const strict = flags['strict'] === true
    const surroundings = surroundingsOf(terminal, namesFlag(flags, 'target-env'))
    // Git answers while the suite is read; it never rejects.
    const checkout = readCheckout({ workingDirectory, fallbackSha: null })
    const suite = await loadSuiteHere(suiteFlag(flags), surroundings, { strict, skipped: skippedCode(flags) })
    const variant = readEither(flags, textFlag, ['variant', 'mode']) ?? suite.default_variant
    const known = Object.keys(suite.variants)
    if (!known.includes(variant))
      throw new UserError('variant-unknown', { name: variant, suggestion: suggest(variant, known), known })
    const outputFolder = resolve(workingDirectory, textFlag(flags, 'out') ?? `.goldenpair/${suite.name}-${variant}`)
    const arm = { variant, out: outputFolder, trials: trials ?? suite.trials }
    if (flags['dry-run'] === true) {
      const earlier = [...(baselinePath === undefined ? [] : [resolve(workingDirectory, baselinePath)]), outputFolder]
      const { dryRun } = await import('../../run/dry-run.js')
      const plan = await dryRun({
        ...{ ...surroundings, suite, arms: [arm], earlier, subset, shard, overrides },
        cache: cacheFlag(flags, terminal),
        ...(baselinePath !== undefined && { again: 'zero-tolerance' as const }),
      })
      return printPlan(plan, flags, terminal)
    }
    const baseline = await baselineOf(baselinePath, terminal)
    // What looks at the answers is loaded with the first of them, while the target is asked the next.
    let ending: Ending | null = null
    const load = (): Ending => (ending ??= loadEnding(baseline.kind === 'found' ? 1 : 0))
    const onlooker: Pick<MeasureRequest, 'onTrial' | 'onScored'> = {
      onTrial: async (trial, run) => (await load().watch).onTrial(trial, run),
      onScored: async (run, trials) => (await load().watch).onScored(run, trials),
    }
    const isResuming = flags['resume'] === true
    const cache = cacheFlag(flags, terminal)
    const [measured] = await measureHere(
      {
        ...{ suite, arms: [arm], mode: 'run', subset, shard, isResuming, overrides, cache, checkout },
        ...(shard === null && onlooker),
      },
      surroundings,
      terminal,
    )
    if (measured === undefined) throw new Error('the arm was not measured')
    if (shard !== null) return printShard(measured, flags, terminal)
    const [watch, finishRun] = await Promise.all([load().watch, load().finishRun()])
    return finishRun(
      { measured, watched: watch.finish(), suite: overrideSuite(suite, overrides), surroundings, cache, baseline },
      { failOn, inference, outputFolder, results },
      { flags, terminal },
    )
  },
}
