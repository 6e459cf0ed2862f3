import { resolve } from 'node:path'
import type { Command } from './command.js'
import {
  CACHE_DIR,
  failOnFlag,
  INFERENCE,
  MEASURE_FLAGS,
  overridesOf,
  SHARED_FLAGS,
  skippedCode,
  suiteFlag,
  targetEnvFlags,
  textFlag,
  wholeFlag,
} from './flags.js'
import { measureVariants, planVariants } from './measure-variants.js'
import { compareFolders } from './print-evaluation.js'
import { printPlan } from './print-plan.js'
import { cacheFlag } from './surroundings.js'

export const ab: Command = {
  positionals: '',
  flags: {
    variants: {
      type: 'string',
      value: 'A,B,…',
      description: 'the arms, baseline first (default: the first two of the suite)',
    },
    ...SHARED_FLAGS,
    inference: INFERENCE,
    ...MEASURE_FLAGS,
    'cache-dir': CACHE_DIR,
  },
  run: async ({ flags, terminal }) => {
    const failOn = failOnFlag(flags)
    const outputFolder = resolve(terminal.workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report')
    const request = {
      suitePath: suiteFlag(flags),
      skipped: skippedCode(flags),
      variants:
        textFlag(flags, 'variants')
          ?.split(',')
          .map((name) => name.trim()) ?? null,
      subset: textFlag(flags, 'subset') ?? null,
      trials: wholeFlag(flags, 'trials'),
      overrides: overridesOf(flags),
      targetEnvNames: targetEnvFlags(flags),
      cache: cacheFlag(flags, terminal),
      outputFolder,
      terminal,
    }
    if (flags['dry-run'] === true) return printPlan(await planVariants(request), flags, terminal)
    const folders = await measureVariants(request)
    return compareFolders({ folders, failOn, outputFolder, flags, terminal })
  },
}
