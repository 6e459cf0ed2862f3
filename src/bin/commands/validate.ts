import { loadSuite } from '../../app/load-suite.js'
import { SUITE_REGISTRIES } from '../../app/registries.js'
import { sha256 } from '../../shell/io/sha256.js'
import type { Command } from './command.js'
import { SHARED_FLAGS, textFlag } from './flags.js'

export const validate: Command = {
  name: 'validate',
  summary: 'read the suite and show all its problems with file and line',
  positionals: '',
  flags: { suite: SHARED_FLAGS.suite },
  run: async ({ flags, terminal }) => {
    const { workingDirectory, log } = terminal
    const path = textFlag(flags, 'suite') ?? 'golden/suite.yaml'
    const suite = await loadSuite({ path, workingDirectory, registries: SUITE_REGISTRIES, hash: sha256, log })
    const enabled = suite.cases.filter((golden) => golden.enabled)
    const critical = enabled.filter((golden) => golden.critical).length
    const gates = suite.gates.map(({ id }) => id).join(', ')
    terminal.print(
      `${suite.file}: no problems. Cases: ${enabled.length} (${critical} critical). Variants: ${Object.keys(suite.variants).join(', ')}. Gates: ${gates}.`,
    )
    return 0
  },
}
