import { resolve } from 'node:path'
import { UserError } from '../../model/error.js'
import { isReference } from '../../store/runs/read-reference.js'
import { MOST_VARIANTS } from '../../model/tournament.js'
import type { Command } from './command.js'
import { compareFolders } from './compare-folders.js'
import { readCompareInput, type CompareInput } from './compare-inputs.js'
import {
  failOnFlag,
  INFERENCE,
  LIMIT_FLAGS,
  namesFlag,
  overridesOf,
  SETTING_FLAGS,
  SHARED_FLAGS,
  TARGET_ENV,
  textFlag,
  wholeFlag,
} from './flags.js'
import { runConfigs } from './run-configs.js'
import { surroundingsOf } from './surroundings.js'

/** Flags that say how to run a suite, and mean nothing where all runs are recorded. */
const { subset, trials, seed, concurrency, 'timeout-seconds': timeout } = SHARED_FLAGS
const { 'max-cost-usd': maxCost } = LIMIT_FLAGS
const RUN_FLAGS = {
  subset,
  trials,
  seed,
  concurrency,
  'timeout-seconds': timeout,
  'max-cost-usd': maxCost,
  ...SETTING_FLAGS,
  'target-env': TARGET_ENV,
}

export const compare: Command = {
  positionals: 'BASELINE CANDIDATE [MORE …]',
  details: [
    ['a folder', 'a recorded run: run.json and trials.jsonl'],
    ['a reference.json', 'what `goldenpair ratchet` wrote, as the baseline'],
    ['a .yaml, .yml or .json file', 'a suite, which is run with its default variant first'],
  ],
  flags: {
    out: SHARED_FLAGS.out,
    'fail-on': SHARED_FLAGS['fail-on'],
    inference: INFERENCE,
    json: SHARED_FLAGS.json,
    ...RUN_FLAGS,
  },
  run: async ({ flags, positionals, terminal }) => {
    if (positionals.length < 2 || positionals.length > MOST_VARIANTS) throw wrongCount(positionals.length)
    // Every flag and every argument is read before anything runs: a mistake must not cost a run.
    const failOn = failOnFlag(flags)
    const settings = {
      trials: wholeFlag(flags, 'trials'),
      subset: textFlag(flags, 'subset') ?? null,
      overrides: overridesOf(flags),
      surroundings: surroundingsOf(terminal, namesFlag(flags, 'target-env')),
    }
    const inputs: CompareInput[] = []
    for (const argument of positionals) inputs.push(await readCompareInput(argument, settings.surroundings))
    for (const input of inputs.slice(1))
      if (input.kind === 'run' && (await isReference(input.folder)))
        throw new UserError('arguments-invalid', {
          command: 'compare',
          got: 'a reference in the place of a candidate; it has no answers and can only be the baseline',
          suggestion: null,
        })
    const idle = Object.keys(RUN_FLAGS).find((flag) => flags[flag] !== undefined)
    if (idle !== undefined && inputs.every(({ kind }) => kind === 'run'))
      throw new UserError('flag-invalid', {
        flag: idle,
        got: String(flags[idle]),
        expected: 'none beside recorded runs, where nothing is run',
      })
    const outputFolder = resolve(terminal.workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report')
    const folders = await runConfigs(inputs, { ...settings, outputFolder, terminal })
    return compareFolders({ folders, failOn, outputFolder, flags, terminal })
  },
}

function wrongCount(count: number): UserError {
  const got = `${count === 0 ? 'no' : count} ${count === 1 ? 'argument' : 'arguments'}, where two to ${MOST_VARIANTS} runs or suites are wanted, the baseline first`
  return new UserError('arguments-invalid', { command: 'compare', got, suggestion: null })
}
