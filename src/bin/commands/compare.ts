import { resolve } from 'node:path'
import { evaluate } from '../../app/evaluate.js'
import { UserError } from '../../core/model/error.js'
import { systemClock } from '../../shell/io/clock.js'
import type { Command } from './command.js'
import { listFiles } from './compare-variants.js'
import { failOnFlag, SHARED_FLAGS, textFlag } from './flags.js'
import { printEvaluation } from './print-evaluation.js'
import { storedBaseline } from './stored-baseline.js'

export const compare: Command = {
  name: 'compare',
  summary: 'compare two recorded runs; needs no target, no key, no network',
  positionals: 'BASELINE CANDIDATE',
  flags: { out: SHARED_FLAGS.out, 'fail-on': SHARED_FLAGS['fail-on'], json: SHARED_FLAGS.json },
  run: async ({ flags, positionals, terminal }) => {
    const [baseline, candidate, ...others] = positionals.map((path) => resolve(terminal.workingDirectory, path))
    if (baseline === undefined || candidate === undefined || others.length > 0)
      throw new UserError('arguments-invalid', {
        command: 'compare',
        got: `${positionals.length} folders, where BASELINE and CANDIDATE are wanted`,
        suggestion: null,
      })
    const evaluation = await evaluate({
      candidateFolder: candidate,
      baseline: await storedBaseline(baseline),
      failOn: failOnFlag(flags),
      outputFolder: resolve(terminal.workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report'),
      details: 'full',
      charts: { kind: 'quickchart', url: 'https://quickchart.io' },
      links: {},
      clock: systemClock,
      log: terminal.log,
    })
    printEvaluation(evaluation, flags, terminal)
    if (flags['json'] !== true) terminal.print(`\n${listFiles(evaluation, terminal)}`)
    return evaluation.comparison.verdict.exit_code
  },
}
