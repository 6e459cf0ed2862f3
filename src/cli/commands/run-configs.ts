import { join } from 'node:path'
import type { Overrides } from '../../run/override-suite.js'
import type { Terminal } from './command.js'
import type { CompareInput } from './compare-inputs.js'
import { measureHere } from './measure-here.js'
import type { Surroundings } from './surroundings.js'

/**
 * The run folders of what is to be compared, in order: suites are run one after the other, each with its default variant, into folders named after
 * their files; recorded runs stay where they are. Throws the user's errors of `measure`.
 */
export async function runConfigs(
  inputs: readonly CompareInput[],
  {
    trials,
    subset,
    overrides,
    surroundings,
    outputFolder,
    terminal,
  }: {
    readonly trials: number | undefined
    readonly subset: string | null
    readonly overrides: Overrides
    readonly surroundings: Surroundings
    readonly outputFolder: string
    readonly terminal: Terminal
  },
): Promise<readonly string[]> {
  const taken = new Set(inputs.flatMap((input) => (input.kind === 'run' ? [input.folder.toLowerCase()] : [])))
  // A recorded run that is to be compared must not be overwritten, and two suites may have the same file name.
  const takeFolder = (name: string): string => {
    const start = join(outputFolder, 'runs', name)
    let folder = start
    for (let again = 2; taken.has(folder.toLowerCase()); again++) folder = `${start}-${again}`
    taken.add(folder.toLowerCase())
    return folder
  }
  const folders: string[] = []
  for (const input of inputs) {
    if (input.kind === 'run') {
      folders.push(input.folder)
      continue
    }
    const { suite, name } = input
    terminal.log.info(`Running ${name}, variant ${suite.default_variant}.`)
    const arm = { variant: suite.default_variant, out: takeFolder(name), trials: trials ?? suite.trials }
    const [measured] = await measureHere({ suite, arms: [arm], mode: 'run', subset, overrides }, surroundings, terminal)
    if (measured === undefined) throw new Error('the arm was not measured')
    folders.push(measured.out)
  }
  return folders
}
