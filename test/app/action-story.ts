import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readActionInputs } from '../../src/app/action-inputs.js'
import { locateScorer } from '../../src/app/custom-metrics/scorer-program.js'
import { locatePrograms } from '../../src/app/locate-programs.js'
import { runAction } from '../../src/app/run-action.js'
import type { ExitCode } from '../../src/core/model/verdict.js'
import { readGitHubContext } from '../../src/shell/github/event-context.js'
import type { UploadOutcome } from '../../src/shell/github/upload-artifact.js'
import { systemClock } from '../../src/shell/io/clock.js'
import { sha256 } from '../../src/shell/io/sha256.js'
import { startGitHubDouble, type DoubleOptions, type GitHubDouble } from '../github/double.js'
import { quickClient } from '../github/quick-client.js'
import type { GitHubEvent } from '../github/events.js'
import type { WorkflowRunFacts } from '../github/scenario.js'
import type { WorkflowRunState } from '../github/state.js'
import { importRepository, makeRepository, type RepositorySpec, type TestRepository } from '../github/workspace.js'
import { recordEffects } from '../shell/publishers/publication.js'

export interface ActRequest {
  readonly event: GitHubEvent
  /** Name of the commit that is checked out; null: the workspace is empty. */
  readonly checkout: string | null
  /** `GITHUB_SHA`, by name; the checkout, or `tip`, unless given. */
  readonly sha?: string
  readonly inputs?: Readonly<Record<string, string>>
  /** What the step's `env:` adds. */
  readonly env?: Readonly<Record<string, string>>
  /** Facts of a new workflow run, or the run that this is another job of. */
  readonly run?: Partial<WorkflowRunFacts> | WorkflowRunState
  /** What becomes of every upload, instead of an artifact. */
  readonly upload?: UploadOutcome
  /** Aborts when the job is cancelled. */
  readonly signal?: AbortSignal
  /** The runner's number of this attempt at the run; 1 unless given. */
  readonly attempt?: number
  /** What a hostile workflow makes of the files before it uploads them. */
  readonly tamper?: (file: string, text: string) => string
}

export interface Act {
  readonly code: ExitCode
  readonly lines: readonly string[]
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  readonly run: WorkflowRunState
  /** What the `post` step is given. */
  readonly state: Readonly<Record<string, string>>
  /** What was checked out, and the runner's folder for temporary files. */
  readonly workspace: string
  readonly temp: string
}

/** The Action in this process: real Git, real client, a real suite; only the artifact's upload goes straight into the double. */
export interface ActionStory extends AsyncDisposable {
  readonly github: GitHubDouble
  readonly repository: TestRepository
  readonly act: (request: ActRequest) => Promise<Act>
  /** Bodies of all comments. */
  readonly comments: () => readonly string[]
}

/** `home` is where Goldenpair is installed, for suites with metrics of their own. */
export async function startActionStory(
  files: Readonly<Record<string, string>>,
  spec: RepositorySpec,
  { home = '/goldenpair', ...options }: DoubleOptions & { readonly home?: string } = {},
): Promise<ActionStory> {
  const github = await startGitHubDouble({ now: () => new Date(), ...options })
  const repository = await makeRepository(files, spec)
  await importRepository(github.state, repository)
  const folders: string[] = []

  const act = async ({
    event,
    checkout,
    sha = checkout ?? 'tip',
    inputs = {},
    env: added = {},
    run: facts = {},
    upload,
    tamper,
    signal = new AbortController().signal,
    attempt = 1,
  }: ActRequest): Promise<Act> => {
    const known = facts.id === undefined ? undefined : github.state.workflow_runs.get(facts.id)
    const run =
      known ?? github.addWorkflowRun({ event: event.name, head_sha: repository.sha(checkout ?? sha), ...facts })
    const temp = await mkdtemp(join(tmpdir(), 'goldenpair-story-'))
    folders.push(temp)
    const env = {
      PATH: process.env['PATH'],
      GITHUB_EVENT_NAME: event.name,
      GITHUB_EVENT_PATH: join(temp, 'event.json'),
      GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
      RUNNER_TEMP: temp,
      GITHUB_REPOSITORY: 'octo-org/octo-repo',
      GITHUB_RUN_ID: String(run.id),
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_SHA: repository.sha(sha),
      GITHUB_REF_TYPE: 'branch',
      GITHUB_REF_NAME: run.head_branch,
      GITHUB_API_URL: github.url,
      'INPUT_GITHUB-TOKEN': github.state.token,
      INPUT_CHARTS: 'none',
      ...added,
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    }
    await writeFile(env.GITHUB_EVENT_PATH, JSON.stringify(event.payload))
    const state: Record<string, string> = {}
    const recorded = recordEffects(env, () => quickClient(github))
    const workspace = checkout === null ? join(temp, 'workspace') : await repository.checkout(checkout)
    await mkdir(workspace, { recursive: true })
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
      effects: {
        ...recorded.effects,
        clock: systemClock,
        hash: sha256,
        signal,
        saveState: (name, value) => {
          state[name] = value
        },
        upload: async ({ name, folder, files: names }) => {
          if (upload !== undefined) return upload
          const entries = names.map(async (file) => {
            const text = await readFile(join(folder, file), 'utf8')
            return [file, tamper === undefined ? text : tamper(file, text)] as const
          })
          // As the real upload does when the job is run again.
          for (const artifact of [...github.state.artifacts.values()])
            if (artifact.run_id === run.id && artifact.name === name) github.state.artifacts.delete(artifact.id)
          const { id, content } = github.addArtifact({
            run,
            name,
            files: Object.fromEntries(await Promise.all(entries)),
          })
          return { kind: 'uploaded', id, bytes: content.length }
        },
      },
    })
    const summary = await readFile(env.GITHUB_STEP_SUMMARY, 'utf8').catch(() => '')
    return { code, lines: recorded.lines, outputs: recorded.outputs, summary, run, state, workspace, temp }
  }

  return {
    github,
    repository,
    act,
    comments: () => [...github.state.comments.values()].map(({ body }) => body),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
      await repository[Symbol.asyncDispose]()
      await github.close()
    },
  }
}
