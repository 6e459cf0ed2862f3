import { resolve } from 'node:path'
import type { Command } from './command.js'
import { textFlag } from './flags.js'
import { measureVariants } from './measure-variants.js'
import { compareFolders } from './print-evaluation.js'

export const demo: Command = {
  positionals: '',
  flags: {
    out: { type: 'string', value: 'FOLDER', description: 'where files are written (default goldenpair-report)' },
    json: { type: 'boolean', description: 'print the comparison as JSON, for machines' },
  },
  run: async ({ flags, terminal }) => {
    const outputFolder = resolve(terminal.workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report')
    const measured = await measureVariants({
      cache: null,
      suitePath: 'golden/suite.yaml',
      skipped: null,
      variants: null,
      subset: null,
      trials: undefined,
      overrides: {},
      targetEnvNames: [],
      outputFolder,
      terminal: { ...terminal, workingDirectory: terminal.home },
    })
    // It shows what a verdict looks like; there is nothing to fail.
    const code = await compareFolders({ ...measured, failOn: 'never', outputFolder, flags, terminal })
    if (flags['json'] !== true) terminal.print('\nNext: docs/suite.md, then `goldenpair --help`.')
    return code
  },
}
