import { basename, dirname, extname, join, resolve } from 'node:path'
import { RESULT_READERS } from '../../import/results/index.js'
import { systemClock } from '../../io/clock.js'
import { UserError } from '../../model/error.js'
import { describeInputs, type ResultInput } from '../../run/read-results.js'
import { recordResults } from '../../run/record-results.js'
import { RESULT_OPTIONS, type ResultOption, type ResultOptions } from '../../run/result-options.js'
import type { Flag, FlagValues, Terminal } from './command.js'
import { textFlag } from './flags.js'

/** How files of another harness are read. */
export const RESULT_FLAGS = {
  format: {
    type: 'string',
    value: 'FORMAT',
    description: `what wrote the results: ${RESULT_READERS.map(({ name }) => name).join(' | ')} (default: it is seen)`,
  },
  id: { type: 'string', value: 'COLUMN', description: 'the column of a table that names the case' },
  query: { type: 'string', value: 'COLUMN', description: 'the column with the question' },
  answer: { type: 'string', value: 'COLUMN', description: 'the column with the answer' },
  pass: { type: 'string', value: 'COLUMN', description: 'the column that says whether a row passed' },
  score: { type: 'string', value: 'COLUMNS', description: 'the columns with scores, by commas (default: all numbers)' },
  lower: { type: 'string', value: 'SCORES', description: 'scores that are better the lower they are, by commas' },
  higher: { type: 'string', value: 'SCORES', description: 'scores that are better the higher they are, by commas' },
  primary: {
    type: 'string',
    value: 'SCORE',
    description: 'the score that the verdict is about (default: pass or fail)',
  },
} as const satisfies Record<ResultOption, Flag>

/** What the flags say of how results are read. */
export function resultOptionsOf(flags: FlagValues): ResultOptions {
  const given = RESULT_OPTIONS.map((option) => [option, textFlag(flags, option)] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

/** Writes each arm as a run, and gives their folders. */
export async function recordInputs(
  inputs: readonly ResultInput[],
  {
    options,
    takeFolder,
    log,
  }: {
    readonly options: ResultOptions
    readonly takeFolder: (name: string) => string
    readonly log: Terminal['log']
  },
): Promise<readonly string[]> {
  const [first] = inputs
  if (first === undefined) return []
  const described = describeInputs(
    inputs.map(({ arm }) => arm),
    options,
    {
      refuse: (flag, got, expected) => new UserError('flag-invalid', { flag, got, expected }),
      correct: (option) => `--${option}`,
      log,
    },
  )
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
