import { access } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { RESULT_FILES, RESULT_READERS } from '../../exchange/import/results/index.js'
import type { ResultArm } from '../../exchange/import/results/result-arm.js'
import { makeCaseIdsUnique } from '../../exchange/import/results/rows.js'
import { countOf } from '../../format/format-number.js'
import { nameFrom } from '../../io/files.js'
import { measuredBranch } from '../../github/event-context.js'
import { refusedInput, UserError } from '../../model/error.js'
import { nameSchema } from '../../model/suite/suite.js'
import type { ActionRequest } from './action-request.js'
import { maskSecrets } from '../../measure/providers/access.js'
import { describeInputs, readResultInput, splitArm } from '../../measure/import/read-results.js'
import { recordResults } from '../../measure/import/record-results.js'
import type { ResultOptions } from '../../measure/import/result-options.js'

/** What a run is measured for, and its commit. */
export interface MeasuredFor {
  readonly mode: 'pr' | 'baseline' | 'nightly'
  readonly commit: string
}

export type ResultsPlan = Awaited<ReturnType<typeof planResults>>

const FORMATS = RESULT_READERS.map(({ name }) => name)

/** The variant of all results, whatever model or prompt an arm is named after, since they are measured alike. */
const VARIANT = 'results'

/**
 * Plans to record as a run what another harness has measured of a commit. Reads the files of the input `results` before
 * anything is compared. Throws `results-missing`, `results-invalid`, `input-invalid`, and as `readTextFile` does.
 */
export async function planResults(request: ActionRequest, { mode, commit }: MeasuredFor) {
  const { inputs, github, workingDirectory, effects } = request
  const { results, resultsOptions: options, label } = inputs
  const [first = ''] = results
  const name = label ?? nameResults(first)
  if (!nameSchema.safeParse(name).success)
    throw refusedInput('label', label ?? `nothing, and ${first} gives no name`, NAME_WANTED)
  if (options.format !== undefined && !FORMATS.includes(options.format))
    throw refusedInput('results-options', `format: ${options.format}`, `one of ${FORMATS.join(', ')}`)
  const files = results.map((one) => nameFrom(workingDirectory, splitArm(one).file))
  const arm = await readArm(request)
  const described = describeInputs([arm], options, {
    refuse: (option, got, expected) => refusedInput('results-options', `${option}: ${got}`, expected),
    correct: (option) => `\`${option}\` in \`results-options\``,
    log: effects.log,
    file: results.join(', '),
  })
  return {
    kind: 'results' as const,
    /** Takes the place of a suite's name. */
    name,
    record: async (folder: string) => {
      const count = countOf(arm.rows.length, 'result')
      effects.log.info(`Taking ${count} of ${commit} from ${results.join(', ')} as ${name}.`)
      const of = { mode, commit, branch: measuredBranch(github) }
      const taken = { arm, described, folder, variant: VARIANT, suite: name, file: files.join(', '), of }
      return recordResults({ ...taken, now: effects.clock.now() })
    },
  }
}

/**
 * Names results without a `label`: by their path from the working directory, so that two files are two suites.
 * @example nameResults('out/rag/results.json#gpt-4o') // 'out-rag-results-gpt-4o'
 */
export function nameResults(argument: string): string {
  const { file, arm } = splitArm(argument)
  return [file.slice(0, file.length - extname(file).length), arm ?? '']
    .join('-')
    .replace(/[^A-Za-z0-9_.]+\.?/g, '-')
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '')
}

const NAME_WANTED = 'a name of at most 60 letters, digits, dots, dashes and underscores for these results'

/** Reads the rows of all files as one arm, without the job's secrets. */
async function readArm({ inputs, workingDirectory, effects }: ActionRequest): Promise<ResultArm> {
  const arms: ResultArm[] = []
  for (const argument of inputs.results) arms.push(await readOneArm(argument, inputs.resultsOptions, workingDirectory))
  const mask = maskSecrets({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs })
  const whole = { ...arms[0], name: arms[0]?.name ?? '', rows: arms.flatMap(({ rows }) => rows) }
  return mask.data(makeCaseIdsUnique([{ ...whole, left_out: arms.flatMap((arm) => arm.left_out ?? []) }])[0] ?? whole)
}

async function readOneArm(argument: string, options: ResultOptions, workingDirectory: string): Promise<ResultArm> {
  const { file } = splitArm(argument)
  const invalid = (problem: string): UserError =>
    new UserError('results-invalid', { format: options.format ?? 'another harness', path: file, problem })
  await access(resolve(workingDirectory, file)).catch((cause: unknown) => {
    throw new UserError('results-missing', { path: file, working_directory: workingDirectory }, { cause })
  })
  const found = await readResultInput(argument, options, { workingDirectory })
  if (found === null) throw invalid(`it is of no known format (${FORMATS.join(', ')}; ${RESULT_FILES.join(', ')})`)
  const [only, ...others] = found
  if (only === undefined) throw invalid('it has no results')
  const named = found.map(({ arm }) => `\`${file}#${arm.name}\``).join(', ')
  const several = `it has ${found.length} arms, and one is compared with its baseline`
  if (others.length > 0) throw invalid(`${several}. Name one in the input \`results\`: ${named}`)
  return only.arm
}
