import { resolve } from 'node:path'
import type { Command } from './command.js'
import { compareFolders } from './compare-folders.js'
import { failOnFlag, namesFlag, overridesOf, SHARED_FLAGS, TARGET_ENV, textFlag, wholeFlag } from './flags.js'
import { measureVariants } from './measure-variants.js'

export const ab: Command = {
  name: 'ab',
  summary: 'run two to ten variants interleaved and compare every pair',
  positionals: '',
  flags: {
    variants: {
      type: 'string',
      value: 'A,B,…',
      description: 'the arms, baseline first (default: the first two of the suite)',
    },
    ...SHARED_FLAGS,
    'target-env': TARGET_ENV,
  },
  run: async ({ flags, terminal }) => {
    const { workingDirectory } = terminal
    const failOn = failOnFlag(flags)
    const outputFolder = resolve(workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report')
    const folders = await measureVariants({
      suitePath: textFlag(flags, 'suite') ?? 'golden/suite.yaml',
      variants:
        textFlag(flags, 'variants')
          ?.split(',')
          .map((name) => name.trim()) ?? null,
      subset: textFlag(flags, 'subset') ?? null,
      trials: wholeFlag(flags, 'trials'),
      overrides: overridesOf(flags),
      targetEnvNames: namesFlag(flags, 'target-env'),
      outputFolder,
      workingDirectory,
      terminal,
    })
    return compareFolders({ folders, failOn, outputFolder, flags, terminal })
  },
}
