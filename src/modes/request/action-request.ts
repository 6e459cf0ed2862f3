import { resolve } from 'node:path'
import type { GitHubContext } from '../../github/event-context.js'
import type { NameTaken, Upload, UploadOutcome } from '../../github/upload-artifact.js'
import type { Clock } from '../../io/clock.js'
import type { Hash } from '../../model/fingerprint.js'
import type { ExitCode } from '../../model/result/verdict.js'
import type { PublishEffects } from '../../publishers/publication.js'
import type { BaselineHome } from '../../store/baselines/baseline.js'
import { openCache, type ReplyCache } from '../../store/open-cache.js'
import type { Seal } from '../../store/runs/seal.js'
import type { TargetPrograms } from '../../measure/targets/target.js'
import type { ActionInputs } from './action-inputs.js'
import type { ScorerProgram } from '../../measure/run/custom-metrics/messages.js'

/** Everything that a mode of the Action does to the world, built by the entry and replaced in tests. */
export interface ActionEffects extends PublishEffects {
  readonly clock: Clock
  readonly hash: Hash
  /** Aborted when the job is cancelled. */
  readonly signal: AbortSignal
  /** Keeps a value for the Action's `post` step; the last one of a name counts. */
  readonly saveState: (name: string, value: string) => void
  readonly upload: (upload: Upload) => Promise<UploadOutcome | NameTaken>
}

/** What a mode of the Action is given. */
export interface ActionRequest {
  readonly inputs: ActionInputs
  readonly github: GitHubContext
  /** Absolute: where the workflow's steps start. */
  readonly workspace: string
  /** Absolute; `working-directory` in the workspace. */
  readonly workingDirectory: string
  /** Absolute; `output-dir`. */
  readonly outputFolder: string
  /** Runs a suite's own metrics, where the suite is measured. */
  readonly scorer: ScorerProgram
  readonly programs: TargetPrograms
  /** Goldenpair's own program, which no target may change. */
  readonly ownFiles: Seal
  readonly effects: ActionEffects
}

/** A mode of the Action: from the request to the exit code. */
export type ActionMode = (request: ActionRequest) => Promise<ExitCode>

/** Where artifacts of this repository are. */
export function artifactsHome({ inputs, github, effects }: ActionRequest): BaselineHome {
  const { owner, repo, repositoryId, defaultBranch, serverUrl } = github
  const { connect } = effects
  return { connect, owner, repo, repositoryId, defaultBranch, serverUrl, workflow: inputs.baseline.workflow }
}

/** The cache that the input `cache-dir` names; null without it. */
export function cacheOfInputs({ inputs, workingDirectory, effects }: ActionRequest): ReplyCache | null {
  if (inputs.cacheDir === null) return null
  return openCache({ folder: resolve(workingDirectory, inputs.cacheDir), clock: effects.clock, log: effects.log })
}
