import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { prepareFolder } from '../../../io/files.js'
import { UserError } from '../../../model/error.js'
import type { ExitCode } from '../../../model/result/verdict.js'
import type { Suite } from '../../../model/suite/suite.js'
import { suggest } from '../../../model/suggest.js'
import { describeShard } from '../../../measure/run/check-shards.js'
import { overrideSuite } from '../../../measure/run/override-suite.js'
import type { FinishedArm } from '../../../measure/run/run-suite.js'
import { baselineOf } from './baseline-here.js'
import type { Command, FlagValues, Terminal } from './command.js'
import {
  CACHE_DIR,
  failOnFlag,
  INFERENCE,
  inferenceFlag,
  MEASURE_FLAGS,
  overridesOf,
  readEither,
  shardFlag,
  SHARED_FLAGS,
  skippedCode,
  suiteFlag,
  targetEnvFlags,
  textFlag,
  wholeFlag,
} from './flags.js'
import { printPlan } from './print-plan.js'
import { cacheFlag, loadSuiteHere, measureHere, readCheckoutHere, surroundingsOf } from './surroundings.js'

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
      description: 'continue the interrupted run in --out; everything else must stay the same',
    },
    runs: { type: 'string', value: 'N', description: 'the same as --trials' },
    mode: { type: 'string', value: 'NAME', description: 'the same as --variant: baseline, capability …' },
    results: {
      type: 'string',
      value: 'FOLDER',
      description: 'also write VARIANT_SUITE_DATE_TIME.json there: every case with its means and answer',
    },
    strict: { type: 'boolean', description: 'treat expected spans that the checkout lacks as errors' },
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
    const surroundings = surroundingsOf(terminal, targetEnvFlags(flags))
    // Git answers while the suite is read; it never rejects.
    const folders = [textFlag(flags, 'out'), baselinePath].flatMap((path) => path ?? [])
    const checkout = readCheckoutHere(
      workingDirectory,
      folders.map((path) => resolve(workingDirectory, path)),
    )
    const suite = await loadSuiteHere(suiteFlag(flags), surroundings, { strict, skipped: skippedCode(flags) })
    const variant = readEither(flags, textFlag, ['variant', 'mode']) ?? suite.default_variant
    const known = Object.keys(suite.variants)
    if (!known.includes(variant))
      throw new UserError('variant-unknown', { name: variant, suggestion: suggest(variant, known), known })
    const outputFolder = resolve(workingDirectory, textFlag(flags, 'out') ?? `.goldenpair/${suite.name}-${variant}`)
    if (textFlag(flags, 'out') === undefined) await refuseOthersRun(outputFolder, suite, workingDirectory)
    const arm = { variant, out: outputFolder, trials: trials ?? suite.trials }
    if (flags['dry-run'] === true) {
      const earlier = [...(baselinePath === undefined ? [] : [resolve(workingDirectory, baselinePath)]), outputFolder]
      const { dryRun } = await import('../../../measure/run/dry-run/dry-run.js')
      const plan = await dryRun({
        ...surroundings,
        suite,
        arms: [arm],
        earlier,
        subset,
        shard,
        overrides,
        cache: cacheFlag(flags, terminal),
        ...(baselinePath !== undefined && { again: 'zero-tolerance' as const }),
      })
      return printPlan(plan, flags, terminal)
    }
    const baseline = await baselineOf(baselinePath, terminal)
    if (results !== undefined) prepareFolder(resolve(workingDirectory, results))
    const isResuming = flags['resume'] === true
    const cache = cacheFlag(flags, terminal)
    const [measured] = await measureHere(
      {
        suite,
        arms: [arm],
        mode: 'run',
        subset,
        shard,
        isResuming,
        overrides,
        cache,
        checkout,
      },
      surroundings,
      terminal,
    )
    if (measured === undefined) throw new Error('the arm was not measured')
    if (shard !== null) return printShard(measured, flags, terminal)
    // Loaded after the last answer: while a target is asked, its answers would wait for the modules, and seem slow.
    const { finishRun } = await import('./finish-run.js')
    return finishRun(
      { measured, suite: overrideSuite(suite, overrides), surroundings, cache, baseline },
      { failOn, inference, outputFolder, results },
      { flags, terminal },
    )
  },
}

/** Throws `file-exists` where the folder that is called after a suite has a run of another suite of that name, which is still there. */
async function refuseOthersRun(folder: string, { name, file }: Suite, workingDirectory: string): Promise<void> {
  if (!existsSync(join(folder, 'run.json'))) return
  const { readRunHeader } = await import('../../../store/baselines/fetch-candidate.js')
  const read = await readRunHeader(folder, name)
  const other = read.kind === 'read' ? (read.header.suite.file ?? file) : file
  if (other === file || !existsSync(resolve(workingDirectory, other))) return
  const cure = `It is a run of ${other}, and ${file} has the same name: give each suite its own \`name\`, or choose a folder with --out.`
  throw new UserError('file-exists', { paths: [relative(workingDirectory, folder)], cure })
}

/** What a shard says for itself: what it measured and where it is. A part of a suite has no verdict, so it always passes. */
function printShard({ run, out }: FinishedArm, flags: FlagValues, terminal: Terminal): ExitCode {
  const { run_id, variant, commit, shard, counts, summaries } = run
  const folder = relative(terminal.workingDirectory, out) || '.'
  if (flags['json'] === true)
    terminal.print(JSON.stringify({ folder, run_id, variant, commit, shard, counts, summaries }, null, 2))
  else if (shard !== null)
    terminal.print(
      `${describeShard(shard, counts)} The run is in ${folder}; \`goldenpair merge\` takes it with the others.`,
    )
  return 0
}
