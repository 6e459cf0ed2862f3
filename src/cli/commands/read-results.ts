import { basename, dirname, extname, join, resolve } from 'node:path'
import { describeScores } from '../../import/results/describe-scores.js'
import { readResults, RESULT_FILES, RESULT_READERS } from '../../import/results/index.js'
import { separateIds } from '../../import/results/rows.js'
import type { ResultArm } from '../../import/results/result-arm.js'
import { systemClock } from '../../io/clock.js'
import { isRegularFile, locatePath, readTextFile } from '../../io/files.js'
import { UserError } from '../../model/error.js'
import type { ExitCode } from '../../model/result/verdict.js'
import { recordResults } from '../../run/record-results.js'
import type { Flag, FlagValues, Terminal } from './command.js'
import { listFlag, textFlag } from './flags.js'
import { readEvalLog } from './read-eval-log.js'

const MAX_BYTES = 200_000_000

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
  continuous: { type: 'string', value: 'SCORES', description: 'scores that are no yes or no, whatever their values' },
  qrels: { type: 'string', value: 'FILE', description: 'the judgments of a TREC run' },
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
  const [, file = argument, chosen] = /^(.*\.\w+)#(.+)$/s.exec(argument) ?? []
  const format = textFlag(flags, 'format')
  const extension = extname(file).toLowerCase()
  // With a format a file may be called anything but a suite: runs have no ending of their own.
  const mayBeAny = format !== undefined && !['.yaml', '.yml'].includes(extension)
  const isKnown = RESULT_FILES.includes(extension)
  if (!isKnown && !(mayBeAny && (await isRegularFile(resolve(workingDirectory, file))))) return null
  const readText = async (shown: string): Promise<string> =>
    readTextFile({ path: resolve(workingDirectory, shown), shown, maxBytes: MAX_BYTES })
  const source =
    extension === '.eval'
      ? { path: file, text: '', document: await readEvalLog({ path: resolve(workingDirectory, file), shown: file }) }
      : { path: file, text: await readText(file) }
  const qrels = textFlag(flags, 'qrels')
  const columns = {
    ...{ id: textFlag(flags, 'id'), query: textFlag(flags, 'query'), answer: textFlag(flags, 'answer') },
    ...{ pass: textFlag(flags, 'pass'), scores: listFlag(flags, 'score') },
    qrels: qrels === undefined ? undefined : { path: qrels, text: await readText(qrels) },
  }
  const arms = readResults(source, { format, columns })
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
    format: format ?? 'its format',
    path: file,
    problem: `it has no arm "${chosen}"; it has ${arms.map(({ name }) => `"${name}"`).join(', ')}`,
  })
}

/** Writes each arm as a run, and gives their folders. */
export async function recordInputs(
  given: readonly ResultInput[],
  {
    flags,
    takeFolder,
    log,
  }: { readonly flags: FlagValues; readonly takeFolder: (name: string) => string; readonly log: Terminal['log'] },
): Promise<readonly string[]> {
  const [first] = given
  if (first === undefined) return []
  const arms = separateIds(given.map(({ arm }) => arm))
  const inputs = given.map((input, index) => ({ ...input, arm: arms[index] ?? input.arm }))
  for (const note of arms.flatMap(({ notes = [] }) => notes)) log.info(note)
  const described = describeScores(arms, {
    ...{ lower: listFlag(flags, 'lower'), higher: listFlag(flags, 'higher') },
    ...{ continuous: listFlag(flags, 'continuous'), primary: textFlag(flags, 'primary') ?? null },
  })
  const names = described.scores.map(({ name }) => name)
  const measured = described.gates.map(({ metric }) => metric).filter((metric) => metric.startsWith('retrieval.'))
  for (const flag of ['lower', 'higher', 'continuous', 'primary']) {
    const known = flag === 'primary' ? [...names, ...measured] : names
    const unknown = listFlag(flags, flag).find((name) => !known.includes(name))
    if (unknown !== undefined)
      throw new UserError('flag-invalid', {
        flag,
        got: unknown,
        expected: `a score of the results: ${known.join(', ')}`,
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

/** Throws the user's error `flag-invalid` for the first of these flags that was given. */
export function refuseFlags(flags: FlagValues, names: readonly string[], expected: string): void {
  const flag = names.find((name) => flags[name] !== undefined)
  if (flag !== undefined) throw new UserError('flag-invalid', { flag, got: String(flags[flag]), expected })
}

/** Writes what another harness scored as a run folder: what `import` does with a file of results. Throws as `recordInputs`. */
export async function importResults(
  results: readonly ResultInput[],
  {
    extra: [second],
    flags,
    terminal,
    refuse,
  }: {
    readonly extra: readonly string[]
    readonly flags: FlagValues
    readonly terminal: Terminal
    readonly refuse: (got: string) => never
  },
): Promise<ExitCode> {
  refuseFlags(flags, ['tag', 'suite'], 'no such flag beside results, which become a run and no cases')
  const [only, ...others] = results
  if (second !== undefined) refuse(`"${second}" after a results file; a run folder is made of one`)
  if (only === undefined || others.length > 0)
    return refuse(
      `${results[0]?.file ?? ''} has ${results.length} arms; name one, as in FILE#ARM: ${results.map(({ arm }) => arm.name).join(', ')}`,
    )
  const out = textFlag(flags, 'out')
  if (out === undefined) return refuse('no --out; name the run folder to write, e.g. --out runs/baseline')
  const folder = resolve(terminal.workingDirectory, out)
  if (flags['force'] !== true && (await locatePath(terminal.workingDirectory, folder)) !== 'missing')
    throw new UserError('file-exists', { paths: [out], cure: 'Give another name, or replace it with --force.' })
  await recordInputs([only], { flags, takeFolder: () => folder, log: terminal.log })
  const count = only.arm.rows.length
  terminal.print(`${out}: a run of ${count} ${count === 1 ? 'result' : 'results'} written.`)
  terminal.print('Next: goldenpair compare BASELINE CANDIDATE, with it as one of them.')
  return 0
}
