import { basename, dirname, extname, join, resolve } from 'node:path'
import { describeScores } from '../../import/results/describe-scores.js'
import { readResults, RESULT_FILES, RESULT_READERS } from '../../import/results/index.js'
import type { ResultArm } from '../../import/results/result-arm.js'
import { systemClock } from '../../io/clock.js'
import { readTextFile } from '../../io/files.js'
import { UserError } from '../../model/error.js'
import { recordResults } from '../../run/record-results.js'
import type { Flag, FlagValues, Terminal } from './command.js'
import { listFlag, textFlag } from './flags.js'

const MAX_BYTES = 500_000_000

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
} as const satisfies Record<string, Flag>

/** An arm of a file of results. */
export interface ResultInput {
  readonly kind: 'results'
  /** As a report calls it. */
  readonly name: string
  readonly file: string
  readonly arm: ResultArm
}

/**
 * The arms of a file of results; null where the argument is none. `FILE#ARM` names one arm of several.
 * Throws `results-invalid`, `flag-invalid`, and as `readTextFile` does.
 */
export async function readResultInput(
  argument: string,
  flags: FlagValues,
  { workingDirectory }: Pick<Terminal, 'workingDirectory'>,
): Promise<readonly ResultInput[] | null> {
  const [, file = argument, chosen] = /^(.*\.\w+)#(.+)$/.exec(argument) ?? []
  if (!RESULT_FILES.includes(extname(file).toLowerCase())) return null
  const text = await readTextFile({ path: resolve(workingDirectory, file), shown: file, maxBytes: MAX_BYTES })
  const columns = {
    ...{ id: textFlag(flags, 'id'), query: textFlag(flags, 'query'), answer: textFlag(flags, 'answer') },
    ...{ pass: textFlag(flags, 'pass'), scores: listFlag(flags, 'score') },
  }
  const arms = readResults({ path: file, text }, { format: textFlag(flags, 'format'), columns })
  if (arms === null) return null
  const stem = basename(file, extname(file))
  const inputs = arms.map((arm): ResultInput => ({
    kind: 'results',
    name: arms.length > 1 ? arm.name : stem,
    file,
    arm,
  }))
  if (chosen === undefined) return inputs
  const found = inputs.find(({ arm }) => arm.name === chosen)
  if (found !== undefined) return [{ ...found, name: stem }]
  throw new UserError('results-invalid', {
    format: textFlag(flags, 'format') ?? 'its format',
    path: file,
    problem: `it has no arm "${chosen}"; it has ${arms.map(({ name }) => `"${name}"`).join(', ')}`,
  })
}

/** Writes each arm as a run, and gives their folders. */
export async function recordInputs(
  inputs: readonly ResultInput[],
  {
    flags,
    takeFolder,
    log,
  }: { readonly flags: FlagValues; readonly takeFolder: (name: string) => string; readonly log: Terminal['log'] },
): Promise<readonly string[]> {
  const [first] = inputs
  if (first === undefined) return []
  const described = describeScores(
    inputs.map(({ arm }) => arm),
    { lower: listFlag(flags, 'lower'), higher: listFlag(flags, 'higher'), primary: textFlag(flags, 'primary') ?? null },
  )
  const names = described.scores.map(({ name }) => name)
  for (const flag of ['lower', 'higher', 'primary']) {
    const unknown = listFlag(flags, flag).find((name) => !names.includes(name))
    if (unknown !== undefined)
      throw new UserError('flag-invalid', {
        flag,
        got: unknown,
        expected: `a score of the results: ${names.join(', ')}`,
      })
  }
  for (const direction of ['higher', 'lower'] as const) {
    const some = described.scores.filter(({ facts }) => facts.direction === direction).map(({ name }) => name)
    const other = direction === 'higher' ? 'lower' : 'higher'
    if (some.length > 0)
      log.info(`${direction === 'higher' ? 'Higher' : 'Lower'} is better: ${some.join(', ')} (else --${other}).`)
  }
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
    })
    folders.push(folder)
  }
  return folders
}
