import type { Command } from './command.js'
import { compareVariants } from './compare-variants.js'
import { textFlag } from './flags.js'
import { printEvaluation } from './print-evaluation.js'

export const demo: Command = {
  name: 'demo',
  summary: "ask Goldenpair's own golden suite two ways, compare, and write the comment and the report",
  positionals: '',
  flags: {
    out: { type: 'string', value: 'FOLDER', description: 'where files are written (default goldenpair-report)' },
    json: { type: 'boolean', description: 'print the comparison as JSON, for machines' },
  },
  run: async ({ flags, terminal }) => {
    const evaluation = await compareVariants({
      suitePath: 'golden/suite.yaml',
      variants: null,
      subset: null,
      trials: undefined,
      overrides: {},
      out: textFlag(flags, 'out') ?? 'goldenpair-report',
      // It shows what a verdict looks like; there is nothing to fail.
      failOn: 'never',
      workingDirectory: terminal.home,
      terminal,
    })
    const code = printEvaluation(evaluation, flags, terminal)
    if (flags['json'] !== true) terminal.print('\nNext: docs/suite.md, then `goldenpair --help`.')
    return code
  },
}
