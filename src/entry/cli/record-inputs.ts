import { countOf } from '../../format/format-number.js'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { RESULT_READERS } from '../../exchange/import/results/index.js'
import { makeCaseIdsUnique } from '../../exchange/import/results/rows.js'
import { systemClock } from '../../io/clock.js'
import { refuseExisting } from '../../io/files.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import { UserError } from '../../model/error.js'
import type { ExitCode } from '../../model/result/verdict.js'
import { describeInputs, type ResultInput } from '../../measure/import/read-results.js'
import { recordResults } from '../../measure/import/record-results.js'
import { RESULT_OPTIONS, type ResultOptions } from '../../measure/import/result-options.js'
import type { Flags } from '../../modes/request/options/index.js'
import { type Call, refuseArguments, refuseFlags, type Terminal } from './flags.js'

/** The help of `--format`, with the names of the readers. */
export const FORMAT_HELP = {
  format: `what wrote the results: ${RESULT_READERS.map(({ name }) => name).join(' | ')} (default: it is seen)`,
}

/** Returns the flags that say how to read results. */
export function readResultOptions(flags: Flags): ResultOptions {
  return omitUndefined<ResultOptions>(Object.fromEntries(RESULT_OPTIONS.map((option) => [option, flags[option]])))
}

/** Writes each arm as a run, and returns the run folders. */
export async function recordInputs(
  given: readonly ResultInput[],
  flags: Flags,
  log: Terminal['log'],
  takeFolder: (name: string) => string,
): Promise<readonly string[]> {
  const [first] = given
  if (first === undefined) return []
  const arms = makeCaseIdsUnique(given.map(({ arm }) => arm))
  const inputs = given.map((input, index) => ({ ...input, arm: arms[index] ?? input.arm }))
  const described = describeInputs(arms, readResultOptions(flags), {
    refuse: (flag, got, expected) => new UserError('flag-invalid', { flag, got, expected }),
    correct: (option) => `--${option}`,
    log,
    isVerbose: flags.verbose,
    file: first.file,
  })
  const folders: string[] = []
  for (const { arm, file, name } of inputs) {
    const folder = takeFolder(name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80))
    const variant =
      inputs.filter((one) => one.name === name).length > 1 ? join(basename(dirname(resolve(file))), name) : name
    await recordResults({
      arm,
      described,
      variant,
      suite: basename(first.file, extname(first.file)),
      file,
      folder,
      now: systemClock.now(),
      of: { mode: 'run', commit: null, branch: null },
    })
    folders.push(folder)
  }
  return folders
}

/** Writes what another harness scored as a run folder, for an `import` of a results file. Throws as `recordInputs` does. */
export async function importResults(
  results: readonly ResultInput[],
  [second]: readonly string[],
  { flags, given, terminal }: Omit<Call, 'positionals'>,
): Promise<ExitCode> {
  const refuse = (got: string): never => refuseArguments('import', got)
  refuseFlags(given, ['tag', 'suite'], 'no such flag beside results, which become a run and no cases')
  const [only, ...others] = results
  if (second !== undefined) refuse(`"${second}" after a results file; a run folder is made of one`)
  if (only === undefined || others.length > 0)
    return refuse(
      `${results[0]?.file ?? ''} has ${results.length} arms; name one, as in FILE#ARM: ${results.map(({ arm }) => arm.name).join(', ')}`,
    )
  const out = flags.out
  if (out === undefined) return refuse('no --out; name the run folder to write, e.g. --out runs/baseline')
  if (!flags.force) await refuseExisting([out], terminal.workingDirectory)
  await recordInputs([only], flags, terminal.log, () => resolve(terminal.workingDirectory, out))
  terminal.print(`${out}: a run of ${countOf(only.arm.rows.length, 'result')} written.`)
  terminal.print('Next: goldenpair compare BASELINE CANDIDATE, with it as one of them.')
  return 0
}
