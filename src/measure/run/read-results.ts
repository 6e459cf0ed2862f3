import { basename, extname, resolve } from 'node:path'
import { type DescribedScores, describeScores } from '../../exchange/import/results/describe-scores.js'
import { readResults, RESULT_FILES } from '../../exchange/import/results/index.js'
import type { ResultArm } from '../../exchange/import/results/result-arm.js'
import { isRegularFile, readTextFile } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import { UserError } from '../../model/error.js'
import { readEvalLog } from './read-eval-log.js'
import { type ResultOption, type ResultOptions, splitNames } from './result-options.js'

const MAX_BYTES = 200_000_000

/** An arm of a file of results. */
export interface ResultInput {
  readonly kind: 'results'
  /** As a report calls it. */
  readonly name: string
  readonly file: string
  readonly arm: ResultArm
}

/** `FILE#ARM` names one arm of a file with several; `arm` is null where none is named. */
export function splitArm(argument: string): { readonly file: string; readonly arm: string | null } {
  const [, file = argument, arm = null] = /^(.*\.\w+)#(.+)$/s.exec(argument) ?? []
  return { file, arm }
}

/**
 * The arms of a file of results; null where the argument is none. Throws `results-invalid`, `flag-invalid`, and as `readTextFile` does.
 */
export async function readResultInput(
  argument: string,
  options: ResultOptions,
  { workingDirectory }: { readonly workingDirectory: string },
): Promise<readonly ResultInput[] | null> {
  const { file, arm: chosen } = splitArm(argument)
  const { format, id, query, answer, pass, score, qrels } = options
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
      : {
          ...{ path: file, text: await readText(file) },
          ...(extension === '.xml' && { xml: await import('fast-xml-parser') }),
        }
  const judgments = qrels === undefined ? undefined : { path: qrels, text: await readText(qrels) }
  const columns = { id, query, answer, pass, scores: splitNames(score), qrels: judgments }
  const arms = readResults(source, { format, columns })
  if (arms === null) return null
  const stem = basename(file, extname(file))
  const inputs = arms.map((arm): ResultInput => ({
    kind: 'results',
    name: arms.length > 1 ? arm.name : stem,
    file,
    arm,
  }))
  if (chosen === null) return inputs
  const found = inputs.find(({ arm }) => arm.name === chosen)
  if (found !== undefined) return [{ ...found, name: stem }]
  throw new UserError('results-invalid', {
    format: format ?? 'its format',
    path: file,
    problem: `it has no arm "${chosen}"; it has ${arms.map(({ name }) => `"${name}"`).join(', ')}`,
  })
}

/** What the scores of all arms are; the log says which way each is better. Throws what `refuse` makes of a name that no score has. */
export function describeInputs(
  arms: readonly ResultArm[],
  options: ResultOptions,
  input: {
    readonly refuse: (option: ResultOption, got: string, expected: string) => UserError
    /** How an option is written for people. @example (option) => `--${option}` */
    readonly correct: (option: ResultOption) => string
    readonly log: Log
  },
): DescribedScores {
  const { refuse, correct, log } = input
  for (const note of arms.flatMap(({ notes = [] }) => notes)) log.info(note)
  const described = describeScores(arms, {
    lower: splitNames(options.lower),
    higher: splitNames(options.higher),
    continuous: splitNames(options.continuous),
    primary: options.primary ?? null,
  })
  const names = described.scores.map(({ name }) => name)
  const measured = described.gates.map(({ metric }) => metric).filter((metric) => metric.startsWith('retrieval.'))
  for (const option of ['lower', 'higher', 'continuous', 'primary'] as const) {
    const known = option === 'primary' ? [...names, ...measured] : names
    const unknown = splitNames(options[option]).find((name) => !known.includes(name))
    if (unknown !== undefined) throw refuse(option, unknown, `a score of the results: ${known.join(', ')}`)
  }
  for (const direction of ['higher', 'lower'] as const) {
    const some = described.scores.filter(({ facts }) => facts.direction === direction).map(({ name }) => name)
    const other = direction === 'higher' ? 'lower' : 'higher'
    if (some.length > 0)
      log.info(`${direction === 'higher' ? 'Higher' : 'Lower'} is better: ${some.join(', ')} (else ${correct(other)}).`)
  }
  return described
}
