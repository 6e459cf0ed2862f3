import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { inputVariables, readInputDefaults } from './action-inputs.js'
import { runtimeToken } from './artifacts/runtime-token.js'
import type { GitHubDouble } from './double.js'
import { parseAnnotations, parseFileCommands, type Annotation } from './runner-files.js'
import type { WorkflowRunFacts } from './scenario.js'
import type { WorkflowRunState } from './state.js'

/** Options of Node: in an action of one second, V8's helper threads and early compilation do not pay off. Hot code is still optimised. */
const QUICK_START = ['--max-lazy', '--single-threaded']

export interface ActionRequest {
  readonly github: GitHubDouble
  readonly event: { readonly name: string; readonly payload: object }
  /** The inputs by their names in the manifest. The others have their defaults. */
  readonly inputs?: Readonly<Record<string, string>>
  /** The action.yml with the defaults; the one of this repository by default. */
  readonly manifest?: string
  /** The folder of the checkout, which is the working folder of the process. */
  readonly workspace: string
  /** `GITHUB_SHA` */
  readonly sha: string
  /** `GITHUB_REF`, such as `refs/heads/main` or `refs/pull/7/merge`. */
  readonly ref: string
  /** The JavaScript file that the runner starts. */
  readonly action: string
  /** The variables that `env:` of the step adds; `undefined` removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** The Node executable; the one that runs the tests by default. */
  readonly node?: string
  /** The workflow run of the action: an existing run, or facts of a new one. */
  readonly run?: Partial<WorkflowRunFacts> | WorkflowRunState
  readonly interrupt?: Interruption
}

/** How the runner stops an action early: with SIGINT if the job is cancelled, with SIGKILL if the action does not react. */
export interface Interruption {
  readonly signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'
  /** Returns whether to stop now; called repeatedly. */
  readonly when: () => boolean
}

export interface ActionResult {
  /** `null` if a signal ended the process. */
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
  readonly outputs: Readonly<Record<string, string>>
  /** The contents of `GITHUB_STEP_SUMMARY`. */
  readonly summary: string
  readonly annotations: readonly Annotation[]
  /** The contents of GITHUB_ENV, GITHUB_PATH and GITHUB_STATE. */
  readonly otherFiles: Readonly<Record<'env' | 'path' | 'state', string>>
  readonly run: WorkflowRunState
}

const pullPayloadSchema = z.looseObject({
  pull_request: z.looseObject({ head: z.looseObject({ ref: z.string() }), base: z.looseObject({ ref: z.string() }) }),
})

function branchNames({ event, ref }: ActionRequest): Record<string, string> {
  const pull = pullPayloadSchema.safeParse(event.payload).data?.pull_request
  return {
    GITHUB_HEAD_REF: pull?.head.ref ?? '',
    GITHUB_BASE_REF: pull?.base.ref ?? '',
    GITHUB_REF_NAME: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
  }
}

interface Folders {
  readonly root: string
  readonly temp: string
  readonly files: Readonly<Record<'output' | 'summary' | 'env' | 'path' | 'state' | 'event', string>>
}

async function makeFolders(payload: object): Promise<Folders> {
  const root = await mkdtemp(join(tmpdir(), 'goldenpair-runner-'))
  const temp = join(root, '_temp')
  const commands = join(temp, '_runner_file_commands')
  const event = join(temp, '_github_workflow', 'event.json')
  await mkdir(commands, { recursive: true })
  await mkdir(dirname(event), { recursive: true })
  await mkdir(join(root, '_tool'))
  await mkdir(join(root, 'home'))
  const names = ['output', 'summary', 'env', 'path', 'state'] as const
  const made = await Promise.all(
    names.map(async (name) => {
      const path = join(commands, `set_${name}`)
      await writeFile(path, '')
      return [name, path] as const
    }),
  )
  await writeFile(event, JSON.stringify(payload, null, 2))
  // The names are exactly those of the record.
  return { root, temp, files: { ...Object.fromEntries(made), event } as Folders['files'] }
}

/** Returns the environment that GitHub's hosted runner gives a step. Of the test's own environment it has only PATH. */
function runnerEnvironment(request: ActionRequest, run: WorkflowRunState, folders: Folders): Record<string, string> {
  const { github, workspace, event } = request
  const { owner, name, id } = github.state.repository
  const { files, temp, root } = folders
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: join(root, 'home'),
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__octo-org_goldenpair',
    GITHUB_ACTION_REPOSITORY: 'octo-org/goldenpair',
    GITHUB_ACTION_REF: 'v1',
    GITHUB_ACTOR: run.actor,
    GITHUB_ACTOR_ID: '1',
    GITHUB_TRIGGERING_ACTOR: run.actor,
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
    // @actions/artifact treats any other host as GitHub Enterprise Server and refuses to work.
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_ENV: files.env,
    GITHUB_OUTPUT: files.output,
    GITHUB_PATH: files.path,
    GITHUB_STATE: files.state,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_JOB: 'goldenpair',
    GITHUB_REF: request.ref,
    GITHUB_REF_PROTECTED: 'false',
    ...branchNames(request),
    GITHUB_REPOSITORY: `${owner}/${name}`,
    GITHUB_REPOSITORY_ID: String(id),
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_REPOSITORY_OWNER_ID: '9',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: String(run.run_attempt),
    GITHUB_RUN_ID: String(run.id),
    GITHUB_RUN_NUMBER: String(run.run_number),
    GITHUB_SHA: request.sha,
    GITHUB_WORKFLOW: run.name,
    GITHUB_WORKFLOW_REF: `${owner}/${name}/${run.path}@${request.ref}`,
    GITHUB_WORKFLOW_SHA: request.sha,
    GITHUB_WORKSPACE: workspace,
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'GitHub Actions 1',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: join(root, '_tool'),
    RUNNER_WORKSPACE: dirname(workspace),
    ACTIONS_RUNTIME_TOKEN: runtimeToken(run),
    ACTIONS_RESULTS_URL: `${github.resultsUrl}/`,
  }
}

interface Exit {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

async function execute(request: ActionRequest, env: Readonly<Record<string, string>>): Promise<Exit> {
  const child = spawn(request.node ?? process.execPath, [...QUICK_START, request.action], {
    cwd: request.workspace,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 600_000,
  })
  const { interrupt } = request
  const watch =
    interrupt &&
    setInterval(() => {
      if (!interrupt.when()) return
      clearInterval(watch)
      child.kill(interrupt.signal)
    }, 5)
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  try {
    const exitCode = await new Promise<number | null>((resolve, reject) =>
      child.on('error', reject).on('close', resolve),
    )
    return { exitCode, ...output }
  } finally {
    clearInterval(watch)
  }
}

function isKnownRun(github: GitHubDouble, run: ActionRequest['run']): run is WorkflowRunState {
  return run?.id !== undefined && github.state.workflow_runs.get(run.id) === run
}

/** Returns the workflow run of an action, set to in progress: the given one, or a new one. */
export function joinRun(request: ActionRequest): WorkflowRunState {
  const { github, event, ref, sha } = request
  const run = isKnownRun(github, request.run)
    ? request.run
    : github.addWorkflowRun({
        event: event.name,
        head_sha: sha,
        head_branch: branchNames(request)['GITHUB_HEAD_REF'] || ref.replace(/^refs\/heads\//, ''),
        ...request.run,
      })
  run.status = 'in_progress'
  run.conclusion = null
  return run
}

/**
 * Runs an action as a child process like GitHub's runner, as part of a workflow run in the double. Returns its results.
 * The workflow run is in progress meanwhile and completed afterwards.
 */
export async function runAction(request: ActionRequest): Promise<ActionResult> {
  const { github } = request
  const run = joinRun(request)
  const folders = await makeFolders(request.event.payload)
  try {
    const defaults = await readInputDefaults(github.state.token, request.manifest)
    const all: Record<string, string | undefined> = {
      ...runnerEnvironment(request, run, folders),
      ...inputVariables({ ...defaults, ...request.inputs }),
      ...request.env,
    }
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const exit = await execute(request, Object.fromEntries(given))
    run.status = 'completed'
    const failed = request.interrupt === undefined ? 'failure' : 'cancelled'
    run.conclusion = exit.exitCode === 0 ? 'success' : failed
    const read = (name: keyof Folders['files']) => readFile(folders.files[name], 'utf8')
    return {
      ...exit,
      outputs: parseFileCommands(await read('output')),
      summary: await read('summary'),
      annotations: parseAnnotations(exit.stdout),
      otherFiles: { env: await read('env'), path: await read('path'), state: await read('state') },
      run,
    }
  } finally {
    await rm(folders.root, { recursive: true, force: true })
  }
}
