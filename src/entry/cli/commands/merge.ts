import { resolve } from 'node:path'
import { UserError } from '../../../model/error.js'
import { mergeRuns } from '../../../measure/run/merge-runs.js'
import type { Command } from './command.js'
import { failOnFlag, SHARED_FLAGS, textFlag } from './flags.js'
import { baselineOf } from './baseline-here.js'
import { evaluateHere, printEvaluation } from './print-evaluation.js'

export const merge: Command = {
  positionals: 'FOLDER...',
  flags: {
    out: { ...SHARED_FLAGS.out, description: 'the run folder to write (default .goldenpair/merged)' },
    baseline: { type: 'string', value: 'FOLDER', description: 'a recorded run to compare with' },
    'fail-on': SHARED_FLAGS['fail-on'],
    verbose: SHARED_FLAGS.verbose,
    json: SHARED_FLAGS.json,
  },
  run: async ({ flags, positionals, terminal }) => {
    const failOn = failOnFlag(flags)
    if (positionals.length === 0)
      throw new UserError('arguments-invalid', {
        command: 'merge',
        got: 'no folders given; name those of all shards',
        suggestion: null,
      })
    const folders = positionals.map((path) => resolve(terminal.workingDirectory, path))
    const out = resolve(terminal.workingDirectory, textFlag(flags, 'out') ?? '.goldenpair/merged')
    if (folders.includes(out))
      throw new UserError('flag-invalid', {
        flag: 'out',
        got: textFlag(flags, 'out') ?? out,
        expected: 'a folder other than those of the shards',
      })
    const baseline = await baselineOf(textFlag(flags, 'baseline'), terminal)
    await mergeRuns({ folders, out, log: terminal.log })
    const evaluation = await evaluateHere({ candidates: [out], baseline, failOn, outputFolder: out }, terminal)
    return printEvaluation(evaluation, { flags, terminal })
  },
}
