import { join } from 'node:path'
import { locateScorer } from '../../app/custom-metrics/scorer-program.js'
import { locatePrograms } from '../../app/locate-programs.js'
import { measure } from '../../app/measure.js'
import type { Overrides } from '../../app/override-suite.js'
import { providersOfShell } from '../../app/provider-access.js'
import { readCheckout } from '../../shell/github/checkout.js'
import { systemClock } from '../../shell/io/clock.js'
import type { Terminal } from './command.js'
import type { CompareInput } from './compare-inputs.js'
import { showProgress } from './progress.js'

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
    targetEnvNames,
    outputFolder,
    terminal,
  }: {
    readonly trials: number | undefined
    readonly subset: string | null
    readonly overrides: Overrides
    readonly targetEnvNames: readonly string[]
    readonly outputFolder: string
    readonly terminal: Terminal
  },
): Promise<readonly string[]> {
  const { workingDirectory, env, log, signal } = terminal
  const taken = new Set(inputs.flatMap((input) => (input.kind === 'run' ? [input.folder.toLowerCase()] : [])))
  // A recorded run that is to be compared must not be overwritten, and two suites may have the same file name.
  const takeFolder = (name: string): string => {
    const start = join(outputFolder, 'runs', name)
    let folder = start
    for (let again = 2; taken.has(folder.toLowerCase()); again++) folder = `${start}-${again}`
    taken.add(folder.toLowerCase())
    return folder
  }
  const checkout = await readCheckout({ workingDirectory, fallbackSha: null })
  const folders: string[] = []
  for (const input of inputs) {
    if (input.kind === 'run') {
      folders.push(input.folder)
      continue
    }
    const { suite, name } = input
    log.info(`Running ${name}, variant ${suite.default_variant}.`)
    const [measured] = await measure({
      suite,
      arms: [
        {
          variant: suite.default_variant,
          out: takeFolder(name),
          trials: trials ?? suite.trials,
        },
      ],
      mode: 'run',
      subset,
      overrides,
      commit: checkout.sha,
      branch: null,
      env,
      targetEnvNames,
      providers: providersOfShell(env),
      scorer: locateScorer({ ...terminal, targetEnvNames }),
      programs: locatePrograms(terminal.home),
      workingDirectory,
      clock: systemClock,
      log,
      signal,
      onProgress: showProgress(terminal),
    })
    if (measured === undefined) throw new Error('the arm was not measured')
    folders.push(measured.out)
  }
  return folders
}
