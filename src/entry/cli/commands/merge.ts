import { resolve } from 'node:path'
import { mergeRuns } from '../../../measure/recorded/merge-runs.js'
import { type Command, refuseArguments, refuseFlag } from '../flags.js'
import { evaluateLocal, printEvaluation } from '../print-evaluation.js'
import { baselineOf } from '../context.js'

export const merge: Command = {
  run: async ({ flags, positionals, terminal }) => {
    if (positionals.length === 0) refuseArguments('merge', 'no folders given; name those of all shards')
    const folders = positionals.map((path) => resolve(terminal.workingDirectory, path))
    const out = resolve(terminal.workingDirectory, flags.out ?? '.goldenpair/merged')
    if (folders.includes(out)) refuseFlag('out', flags.out ?? out, 'a folder other than those of the shards')
    const baseline = await baselineOf(flags.baseline, terminal)
    await mergeRuns({ folders, out, log: terminal.log })
    const showing = { flags, terminal }
    return printEvaluation(await evaluateLocal({ candidates: [out], baseline, outputFolder: out }, showing), showing)
  },
}
