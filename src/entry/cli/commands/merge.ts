import { resolve } from 'node:path'
import { UserError } from '../../../model/error.js'
import { mergeRuns } from '../../../measure/run/merge-runs.js'
import type { Command } from './command.js'
import { baselineOf } from './baseline-here.js'
import { evaluateHere, printEvaluation } from './print-evaluation.js'

export const merge: Command = {
  positionals: 'FOLDER...',
  run: async ({ flags, positionals, terminal }) => {
    const { failOn } = flags
    if (positionals.length === 0)
      throw new UserError('arguments-invalid', {
        command: 'merge',
        got: 'no folders given; name those of all shards',
        suggestion: null,
      })
    const folders = positionals.map((path) => resolve(terminal.workingDirectory, path))
    const out = resolve(terminal.workingDirectory, flags.out ?? '.goldenpair/merged')
    if (folders.includes(out))
      throw new UserError('flag-invalid', {
        flag: 'out',
        got: flags.out ?? out,
        expected: 'a folder other than those of the shards',
      })
    const baseline = await baselineOf(flags.baseline, terminal)
    await mergeRuns({ folders, out, log: terminal.log })
    const evaluation = await evaluateHere({ candidates: [out], baseline, failOn, outputFolder: out }, terminal)
    return printEvaluation(evaluation, { flags, terminal })
  },
}
