import { resolve } from 'node:path'
import type { Environment, GitHubContext } from '../../github/event-context.js'
import { explainFailure, readRequestFailure, type Repository } from '../../github/client.js'
import type { Upload, UploadOutcome } from '../../github/upload-artifact.js'
import type { Clock } from '../../io/clock.js'
import type { ExitCode } from '../../model/result/verdict.js'
import type { PublishEffects } from '../../publishers/publication.js'
import type { BaselineHome } from '../../store/baselines/baseline.js'
import { openCache, type ReplyCache } from '../../store/open-cache.js'
import type { Seal } from '../../store/runs/seal.js'
import type { TargetPrograms } from '../../measure/targets/target.js'
import type { ScorerProgram } from '../../measure/run/custom-metrics/messages.js'

import { joinNames } from '../../format/join-names.js'
import { UserError } from '../../model/error.js'
import type { Mode, Refuse } from './options/option.js'
import { camelCase, INPUTS, type InputValues } from './options/index.js'
import { names } from './options/readers.js'

/** What a mode of the Action uses of the outside world, built by the entry and replaced in tests. */
export interface ActionEffects extends PublishEffects {
  readonly clock: Clock
  /** Aborted when the job is cancelled. */
  readonly signal: AbortSignal
  /** Keeps a value for the Action's `post` step; the last one of a name counts. */
  readonly saveState: (name: string, value: string) => void
  readonly upload: (upload: Upload) => Promise<UploadOutcome>
}

/** The request that a mode of the Action gets. */
export interface ActionRequest {
  readonly inputs: ActionInputs
  readonly github: GitHubContext
  /** Absolute; the folder where the workflow's steps start. */
  readonly workspace: string
  /** Absolute; the input `working-directory` in the workspace. */
  readonly workingDirectory: string
  /** Absolute; the input `output-dir`. */
  readonly outputFolder: string
  /** Runs a suite's own metrics, where the suite is measured. */
  readonly scorer: ScorerProgram
  readonly programs: TargetPrograms
  /** The seal of Goldenpair's own program, which no target may change. */
  readonly ownFiles: Seal
  readonly effects: ActionEffects
}

/** A mode of the Action: from the request to the exit code. */
export type ActionMode = (request: ActionRequest) => Promise<ExitCode>

/** Opens the repository of the workflow. */
export async function openRepository({ github, effects }: ActionRequest): Promise<Repository> {
  return { client: await effects.connect(), owner: github.owner, repo: github.repo }
}

/** Returns where baseline artifacts of this repository are. */
export function artifactsHome({ inputs, github, effects }: ActionRequest): BaselineHome {
  return { ...github, connect: effects.connect, workflow: inputs.baseline.workflow }
}

/** Returns the user's mistake that ended a mode, including a refusal of GitHub; `null` for a bug. */
export function readMistake(error: unknown, mode: Mode): UserError | null {
  if (error instanceof UserError) return error
  const failure = readRequestFailure(error)
  if (failure === null) return null
  const reason = explainFailure(failure, 'actions: read, pull-requests: write')
  return new UserError('github-refused', { mode, reason }, { cause: error })
}

/** Opens the cache that the input `cache-dir` names; `null` without it. */
export function openInputCache({ inputs, workingDirectory, effects }: ActionRequest): ReplyCache | null {
  if (inputs.cacheDir === null) return null
  return openCache({ folder: resolve(workingDirectory, inputs.cacheDir), clock: effects.clock, log: effects.log })
}

/** The Action's inputs, read and checked. `null` means "as the suite says", or none. */
export type ActionInputs = InputValues

/**
 * Reads the inputs from the runner's environment (`INPUT_<NAME>`, dashes kept); an empty input counts as not given.
 * @throws UserError `input-invalid`, naming the input, what was got and what it may be
 */
export function readActionInputs(env: Environment): ActionInputs {
  const values = INPUTS.map(([name, { read, default: preset = null }]) => {
    const given = textOf(env, name) || preset
    const key = camelCase(name)
    if (read === undefined) return [key, readFlag(name, given ?? 'false')]
    return [key, given === null ? null : read(given, refusing(name, given))]
  })
  return Object.fromEntries(values) as ActionInputs
}

/**
 * Reads the names in the input `target-env`. It is read before all other inputs, so that no error about them shows a
 * secret.
 */
export function namesForTargets(env: Environment): readonly string[] {
  return names()(textOf(env, 'target-env'), refusing('target-env', ''))
}

const textOf = (env: Environment, name: string): string => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim()

function readFlag(name: string, given: string): boolean {
  if (given !== 'true' && given !== 'false') refusing(name, given)('one of `true`, `false`')
  return given === 'true'
}

function refusing(name: string, given: string): Refuse {
  return (expected, { got = given, suggestion = null } = {}) => {
    throw new UserError('input-invalid', { name, got, expected, suggestion })
  }
}

/** The value of the input `baseline` that measures the base together with the change. */
export const REF = 'ref'

/** Throws `input-invalid` for the first input that means nothing in this mode or next to another input. */
export function refuseInputs(env: Environment, inputs: ActionInputs, mode: Mode): void {
  for (const [name, { read, default: preset, modes, onlyWith = '', measures = false }] of INPUTS) {
    const given = textOf(env, name)
    if (given === '' || given === (read === undefined ? 'false' : preset)) continue
    const refuse = refusing(name, given)
    if (modes?.includes(mode) === false)
      refuse(
        `none in mode \`${mode}\`: only ${joinNames(modes.map((one) => `\`${one}\``))} ${modes.length === 1 ? 'takes' : 'take'} it`,
      )
    if (onlyWith !== '' && textOf(env, onlyWith) === '') refuse(`none without \`${onlyWith}\``)
    if (inputs.results.length > 0 && (measures || (name === 'baseline' && given === REF)))
      refuse(`${name === 'baseline' ? '`artifact` or a path' : 'none'} beside \`results\`, which are measured already`)
  }
  if (mode === 'publish' && inputs.issueNumber !== null && !inputs.experiment)
    refusing('issue-number', String(inputs.issueNumber))('none without `experiment: true`')
}
