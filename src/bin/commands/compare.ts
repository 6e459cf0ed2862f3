import { resolve } from 'node:path'
import { UserError } from '../../core/model/error.js'
import type { Command } from './command.js'
import { evaluateHere, storedBaseline } from './evaluate-here.js'
import { failOnFlag, SHARED_FLAGS, textFlag } from './flags.js'
import { printEvaluation } from './print-evaluation.js'

export const compare: Command = {
  name: 'compare',
  summary: 'compare two recorded runs; needs no target, no key, no network',
  positionals: 'BASELINE CANDIDATE',
  flags: { out: SHARED_FLAGS.out, 'fail-on': SHARED_FLAGS['fail-on'], json: SHARED_FLAGS.json },
  run: async ({ flags, positionals, terminal }) => {
    const [baseline, candidate, ...others] = positionals
    if (baseline === undefined || candidate === undefined || others.length > 0)
      throw new UserError('arguments-invalid', {
        command: 'compare',
        got: `${positionals.length} folders, where BASELINE and CANDIDATE are wanted`,
        suggestion: null,
      })
    const evaluation = await evaluateHere(
      {
        candidateFolder: resolve(terminal.workingDirectory, candidate),
        baseline: await storedBaseline(baseline, terminal),
        failOn: failOnFlag(flags),
        outputFolder: resolve(terminal.workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report'),
      },
      terminal,
    )
    return printEvaluation(evaluation, flags, terminal)
  },
}
