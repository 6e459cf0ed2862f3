import { resolve } from 'node:path'
import type { Command } from './command.js'
import { SHARED_FLAGS, textFlag } from './flags.js'
import { measureVariants } from './measure-variants.js'
import { compareFolders } from './print-evaluation.js'

export const demo: Command = {
  positionals: '',
  flags: {
    out: { type: 'string', value: 'FOLDER', description: 'where files are written (default goldenpair-report)' },
    verbose: SHARED_FLAGS.verbose,
    json: SHARED_FLAGS.json,
  },
  run: async ({ flags, terminal }) => {
    const outputFolder = resolve(terminal.workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report')
    terminal.log.info("Demo: two ways to search Goldenpair's own docs and code, compared.")
    const folders = await measureVariants({
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
    return compareFolders({ folders, failOn: 'never', outputFolder, flags, terminal, closing: writeNextSteps })
  },
}

const writeNextSteps = (path: string): string =>
  [
    `1. Open ${path} in a browser: every case and number.`,
    '2. In your own repository, run npx github:goldenpair/goldenpair#v0 init.',
    '3. Read docs/getting-started.md: the first comment on a pull request.',
  ].join('\n')
