import { locateScorer } from '../../run/custom-metrics/scorer-program.js'
import { importSuite } from '../import-suite.js'
import { REGISTRY } from '../../import/index.js'
import { UserError } from '../../model/error.js'
import { suggest } from '../../model/suggest.js'
import type { Command } from './command.js'
import { SHARED_FLAGS, suiteFlag, textFlag } from './flags.js'

const NAMES = REGISTRY.map(({ name }) => name)

export const importCases: Command = {
  positionals: 'FORMAT FILES…',
  details: REGISTRY.map(({ name, title }) => [name, title]),
  flags: {
    out: { type: 'string', value: 'FILE', description: 'the case file to write (golden/cases/NAME.yaml)' },
    tag: { type: 'string', value: 'TAGS', description: 'tags for every case, by commas' },
    force: { type: 'boolean', description: 'replace the file if it exists' },
    suite: { ...SHARED_FLAGS.suite, description: 'the suite whose ids are taken (default golden/suite.yaml)' },
  },
  run: async ({ flags, positionals: [format = '', ...files], terminal }) => {
    const refuse = (got: string, suggestion: string | null = null): never => {
      throw new UserError('arguments-invalid', { command: 'import', got, suggestion })
    }
    const importer = REGISTRY.find(({ name }) => name === format)
    if (importer === undefined)
      return refuse(
        format === ''
          ? `nothing, where one of ${NAMES.join(', ')} is wanted`
          : `"${format}", which is none of ${NAMES.join(', ')}`,
        suggest(format, NAMES),
      )
    if (files.length === 0) return refuse(`no files to import as ${format}`)
    const out = textFlag(flags, 'out')
    if (out === undefined) return refuse('no --out; name the case file to write, e.g. --out golden/cases/imported.yaml')
    if (!/\.ya?ml$/i.test(out))
      throw new UserError('flag-invalid', { flag: 'out', got: out, expected: 'a file that ends in .yaml or .yml' })
    const { workingDirectory, log } = terminal
    const { count, notes, hasSuite } = await importSuite({
      importer,
      files,
      out,
      suitePath: suiteFlag(flags),
      tags: (textFlag(flags, 'tag') ?? '').split(/[\s,]+/).filter((tag) => tag !== ''),
      force: flags['force'] === true,
      workingDirectory,
      scorer: locateScorer({ ...terminal, targetEnvNames: [] }),
      log,
    })
    const noted = notes.length === 0 ? '' : `, ${notes.length} ${notes.length === 1 ? 'note' : 'notes'} above`
    terminal.print(`${out}: ${count} ${count === 1 ? 'case' : 'cases'} written${noted}.`)
    terminal.print(
      hasSuite ? 'Next: goldenpair validate' : 'Next: goldenpair init writes a suite, unless you have one elsewhere.',
    )
    return 0
  },
}
