import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runAction } from '../../src/entry/action/run-action.js'
import { readGitHubContext } from '../../src/github/event-context.js'
import type { UploadOutcome } from '../../src/github/upload-artifact.js'
import { type Clock, systemClock } from '../../src/io/clock.js'
import type { ExitCode } from '../../src/model/result/verdict.js'
import { readActionInputs } from '../../src/modes/request/action-request.js'
import { locateScorer } from '../../src/measure/run/custom-metrics/messages.js'
import { locatePrograms } from '../../src/measure/targets/target.js'
import { inputVariables } from '../doubles/github/action-inputs.js'
import type { GitHubDouble } from '../doubles/github/double.js'
import type { GitHubEvent } from '../doubles/github/events.js'
import { quickClient } from '../doubles/github/quick-client.js'
import type { WorkflowRunState } from '../doubles/github/state.js'
import { recordEffects } from '../publishers/publication.js'

/** The options of a job, apart from its checkout. */
export interface ActOptions {
  readonly event: GitHubEvent
  readonly inputs?: Readonly<Record<string, string>>
  /** The variables that `env:` of the step adds. */
  readonly env?: Readonly<Record<string, string>>
  /** The outcome of every upload, instead of an artifact. */
  readonly upload?: UploadOutcome
  /** Aborted if the job is cancelled. */
  readonly signal?: AbortSignal
  /** The number of this attempt at the run; 1 by default. */
  readonly attempt?: number
  /** The clock of the system by default. */
  readonly clock?: Clock
  /** Changes the files before the upload, like a hostile workflow. */
  readonly tamper?: (file: string, text: string) => string
}

export interface ActHere extends ActOptions {
  readonly github: GitHubDouble
  readonly run: WorkflowRunState
  /** `GITHUB_SHA` */
  readonly sha: string
  /** The folder of the checkout (may be empty), and the runner's folder for temporary files. */
  readonly workspace: string
  readonly temp: string
  /** The folder in which Goldenpair is installed, for suites with custom metrics. */
  readonly home: string
}

export interface Act extends Pick<ActHere, 'run' | 'workspace' | 'temp'> {
  readonly code: ExitCode
  readonly lines: readonly string[]
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** The state passed to the `post` step. */
  readonly state: Readonly<Record<string, string>>
}

/** Runs the Action in this process with a real client and real targets. Only the artifact upload goes directly to the double. */
export async function actHere({
  github,
  run,
  sha,
  workspace,
  temp,
  home,
  event,
  inputs = {},
  env: added = {},
  upload,
  signal = new AbortController().signal,
  attempt = 1,
  clock = systemClock,
  tamper,
}: ActHere): Promise<Act> {
  const env = {
    PATH: process.env['PATH'],
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: join(temp, 'event.json'),
    GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
    RUNNER_TEMP: temp,
    GITHUB_REPOSITORY: 'octo-org/octo-repo',
    GITHUB_RUN_ID: String(run.id),
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_SHA: sha,
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REF_NAME: run.head_branch,
    GITHUB_API_URL: github.url,
    'INPUT_GITHUB-TOKEN': github.state.token,
    INPUT_CHARTS: 'none',
    ...added,
    ...inputVariables(inputs),
  }
  await writeFile(env.GITHUB_EVENT_PATH, JSON.stringify(event.payload))
  await mkdir(workspace, { recursive: true })
  const state: Record<string, string> = {}
  const recorded = recordEffects(env, () => quickClient(github))
  const read = readActionInputs(env)
  const workingDirectory = resolve(workspace, read.workingDirectory)
  const code = await runAction({
    inputs: read,
    github: await readGitHubContext(env),
    workspace,
    workingDirectory,
    outputFolder: resolve(workingDirectory, read.outputDir),
    scorer: locateScorer({ home, env, targetEnvNames: read.targetEnv }),
    programs: locatePrograms(home),
    ownFiles: { folder: home, files: {} },
    effects: {
      ...recorded.effects,
      clock,
      signal,
      saveState: (name, value) => {
        state[name] = value
      },
      upload: async ({ name, folder, files: names, findOther }) => {
        if (upload !== undefined) return upload
        const others = [...github.state.artifacts.values()]
        const isThere = others.some((artifact) => artifact.run_id === run.id && artifact.name === name)
        const other = isThere ? ((await findOther?.()) ?? null) : null
        if (other !== null) return { kind: 'taken', by: other }
        const entries = names.map(async (file) => {
          const text = await readFile(join(folder, file), 'utf8')
          return [file, tamper === undefined ? text : tamper(file, text)] as const
        })
        // The real upload does the same if the job is re-run.
        for (const artifact of [...github.state.artifacts.values()])
          if (artifact.run_id === run.id && artifact.name === name) github.state.artifacts.delete(artifact.id)
        const files = Object.fromEntries(await Promise.all(entries))
        const { id, content } = github.addArtifact({ run, name, files })
        return { kind: 'uploaded', id, bytes: content.length }
      },
    },
  })
  const summary = await readFile(env.GITHUB_STEP_SUMMARY, 'utf8').catch(() => '')
  return { code, lines: recorded.lines, outputs: recorded.outputs, summary, run, state, workspace, temp }
}
