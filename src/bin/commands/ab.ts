import type { Command } from './command.js'
import { compareVariants } from './compare-variants.js'
import { failOnFlag, overridesOf, SHARED_FLAGS, textFlag, wholeFlag } from './flags.js'
import { printEvaluation } from './print-evaluation.js'

export const ab: Command = {
  name: 'ab',
  summary: 'run two variants interleaved and compare them',
  positionals: '',
  flags: {
    variants: {
      type: 'string',
      value: 'A,B',
      description: 'the arms, baseline first (default: the first two of the suite)',
    },
    ...SHARED_FLAGS,
  },
  run: async ({ flags, terminal }) => {
    const evaluation = await compareVariants({
      suitePath: textFlag(flags, 'suite') ?? 'golden/suite.yaml',
      variants:
        textFlag(flags, 'variants')
          ?.split(',')
          .map((name) => name.trim()) ?? null,
      subset: textFlag(flags, 'subset') ?? null,
      trials: wholeFlag(flags, 'trials'),
      overrides: overridesOf(flags),
      out: textFlag(flags, 'out') ?? 'goldenpair-report',
      failOn: failOnFlag(flags),
      workingDirectory: terminal.workingDirectory,
      terminal,
    })
    return printEvaluation(evaluation, flags, terminal)
  },
}
