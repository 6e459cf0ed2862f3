import { loadSuite } from '../../app/load-suite.js'
import { SUITE_REGISTRIES } from '../../app/registries.js'
import { REGISTRY as METRICS } from '../../core/metrics/index.js'
import { UserError } from '../../core/model/error.js'
import { suggest } from '../../core/model/suggest.js'
import { sha256 } from '../../shell/io/sha256.js'
import { REGISTRY as TARGETS } from '../../shell/targets/index.js'
import type { Command, Terminal } from './command.js'
import { SHARED_FLAGS, textFlag } from './flags.js'

interface Row {
  readonly name: string
  readonly text: string
  /** Of cases. */
  readonly tags?: readonly string[]
}

const registered = ({ name, title }: { readonly name: string; readonly title: string }): Row => ({ name, text: title })

const LISTS: Readonly<Record<string, (suitePath: string, terminal: Terminal) => Promise<readonly Row[]>>> = {
  metrics: () => Promise.resolve(METRICS.map(registered)),
  targets: () => Promise.resolve(TARGETS.map(registered)),
  cases: async (path, { workingDirectory, log }) => {
    const suite = await loadSuite({ path, workingDirectory, registries: SUITE_REGISTRIES, hash: sha256, log })
    return suite.cases.map(({ id, query, tags }): Row => ({ name: id, text: query, tags }))
  },
}

export const list: Command = {
  name: 'list',
  summary: `show ${Object.keys(LISTS).join(', ')}`,
  positionals: 'WHAT',
  flags: { suite: SHARED_FLAGS.suite, json: SHARED_FLAGS.json },
  run: async ({ flags, positionals, terminal }) => {
    const [what = ''] = positionals
    const rows = LISTS[what]
    const names = Object.keys(LISTS)
    if (rows === undefined)
      throw new UserError('arguments-invalid', {
        command: 'list',
        got:
          what === ''
            ? `nothing, where one of ${names.join(', ')} is wanted`
            : `"${what}", which is none of ${names.join(', ')}`,
        suggestion: suggest(what, names),
      })
    const shown = await rows(textFlag(flags, 'suite') ?? 'golden/suite.yaml', terminal)
    if (flags['json'] === true) {
      terminal.print(JSON.stringify(shown, null, 2))
      return 0
    }
    const width = shown.reduce((most, { name }) => Math.max(most, name.length), 0)
    terminal.print(
      shown
        .map(
          ({ name, text, tags }) =>
            `${name.padEnd(width)}  ${text}${tags === undefined ? '' : `  [${tags.join(', ')}]`}`,
        )
        .join('\n'),
    )
    return 0
  },
}
