import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUNDLE } from '../bundle.js'
import { startGitHubDouble } from '../doubles/github/double.js'
import * as events from '../doubles/github/events.js'
import { runAction, type ActionRequest, type ActionResult } from '../doubles/github/runner.js'
import { parseFileCommands } from '../doubles/github/runner-files.js'
import type { RecordedRequest } from '../doubles/github/conversation.js'
import type { ArtifactState, PullState } from '../doubles/github/state.js'
import { importRepository, makeRepository, type CommitSpec, type TestRepository } from '../doubles/github/workspace.js'
import { actInProcess } from './act-in-process.js'
import { PLANTED_ENV, PLANTED_INPUTS } from './find-secrets.js'
import { readFiles } from '../read-files.js'
import type { Stage, StepOptions, Story } from './story.js'

const GOLDEN = join(import.meta.dirname, '..', 'golden')
const FORK = { owner: 'mona', name: 'octo-repo', id: 2002, default_branch: 'main', private: false, fork: true }

/** One run of the Action with its part of the conversation. */
export interface Step {
  readonly title: string
  readonly result: ActionResult
  readonly requests: readonly RecordedRequest[]
}

export interface OpenStage extends Stage, AsyncDisposable {
  readonly repository: TestRepository
  readonly steps: readonly Step[]
  readonly workspaces: readonly string[]
}

interface Push {
  readonly result: ActionResult
  readonly requests: readonly RecordedRequest[]
  readonly artifacts: readonly Pick<ArtifactState, 'name' | 'content'>[]
}
/**
 * Pushes by commit and step. Most stories begin with the same push, for which the Action runs only once. The key does not include
 * the permissions of the double, because a push to main always has those of the repository.
 */
const pushes = new Map<string, Promise<Push>>()

/** Makes each folder except `main` a commit on the one before it, with a merge into main like GitHub's. */
async function readCommits(folder: string): Promise<readonly CommitSpec[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory() && entry.name !== 'main').map(({ name }) => name)
  let changed: Record<string, string> = {}
  let previous = 'base'
  let onto = 'base'
  const commits: CommitSpec[] = []
  for (const name of names.sort()) {
    const files = await readFiles(join(folder, name))
    changed = { ...changed, ...files }
    commits.push({ name, parents: [previous], files })
    if (name.startsWith('main-')) onto = name
    else commits.push({ name: `merge-${name}`, parents: [onto, name], files: changed })
    previous = name
  }
  return commits
}

/** Starts the double and creates the repository of a story. */
export async function openStage(name: string, { double = {}, isInProcess = false }: Story): Promise<OpenStage> {
  const folder = join(GOLDEN, name)
  const main = await readFiles(join(folder, 'main')).catch(() => ({}))
  const commits = await readCommits(folder)
  const repository = await makeRepository({ ...(await readFiles(join(GOLDEN, 'atlas'))), ...main }, { commits })
  const github = await startGitHubDouble({ now: () => new Date(), ...double })
  importRepository(github.state, repository)
  const steps: Step[] = []
  const workspaces: string[] = []
  const sha = (commit: string) => repository.sha(commit === 'main' ? 'base' : commit)
  const tip = commits.findLast((commit) => commit.name.startsWith('main-'))?.name ?? 'main'
  let last: ActionRequest | null = null

  async function start(title: string, request: ActionRequest): Promise<ActionResult> {
    const before = github.requests.length
    const result = await (isInProcess ? actInProcess(request) : runAction(request))
    steps.push({ title, result, requests: github.requests.slice(before) })
    return result
  }

  async function act(
    title: string,
    job: {
      readonly event: events.GitHubEvent
      readonly commit: string
      readonly ref: string
      readonly workspace: string
    },
    { inputs = {}, env = {}, run, interrupt }: StepOptions,
    pull: PullState | null,
  ): Promise<ActionResult> {
    workspaces.push(job.workspace)
    const head = pull === null ? {} : { head_sha: pull.head.sha, head_repository: pull.head.repository }
    const request = { github, ...job, sha: sha(job.commit), action: join(BUNDLE, 'action.js'), run: run ?? head }
    const planted = { inputs: { ...PLANTED_INPUTS, ...inputs }, env: { ...PLANTED_ENV, ...env } }
    last = { ...request, ...planted }
    return start(title, interrupt === undefined ? last : { ...last, interrupt })
  }

  const pullJob = (pull: PullState) => {
    const commit = Object.entries(repository.commits).find(([, value]) => value === pull.head.sha)?.[0] ?? ''
    return { event: events.pullRequestEvent(github.state, pull), commit: `merge-${commit}`, ref: 'refs/pull/7/merge' }
  }

  return {
    github,
    repository,
    steps,
    workspaces,
    sha,
    pull: (head, { isFork = false, isDraft = false } = {}) =>
      github.addPull({
        number: 7,
        draft: isDraft,
        head: { ref: 'feature', sha: sha(head), ...(isFork ? { repository: FORK } : {}) },
        base: { ref: 'main', sha: sha(tip) },
      }),
    pushToMain: async (title, options = {}) => {
      const event = events.pushEvent(github.state, { before: '0'.repeat(40), after: sha('main') })
      const job = { event, commit: 'main', ref: 'refs/heads/main' }
      const push = async (): Promise<Push> => {
        const result = await act(title, { ...job, workspace: await repository.checkout('base') }, options, null)
        const artifacts = [...github.state.artifacts.values()]
        return { result, requests: steps.at(-1)?.requests ?? [], artifacts }
      }
      const key = JSON.stringify([sha('main'), title, options, isInProcess])
      const known = pushes.get(key)
      if (known === undefined) {
        const first = push()
        pushes.set(key, first)
        return (await first).result
      }
      const { result, requests, artifacts } = await known
      const run = github.addWorkflowRun({ event: event.name, head_sha: sha('main') })
      if (run.id !== result.run.id) throw new Error('main is to be pushed first: its artifacts name their run')
      for (const { name, content } of artifacts) github.addArtifact({ run, name, content })
      const recalled = { ...result, run }
      steps.push({ title, result: recalled, requests })
      return recalled
    },
    pushOn: async (title, commit, options = {}) => {
      github.setBranch('main', sha(commit))
      const event = events.pushEvent(github.state, { before: sha('main'), after: sha(commit) })
      const workspace = await repository.checkout(commit)
      return act(title, { event, commit, ref: 'refs/heads/main', workspace }, options, null)
    },
    runPullRequest: async (title, pull, options = {}) => {
      const job = pullJob(pull)
      return act(title, { ...job, workspace: await repository.checkout(job.commit) }, options, pull)
    },
    runWithoutCheckout: async (title, pull, options = {}) => {
      const workspace = await mkdtemp(join(tmpdir(), 'goldenpair-empty-'))
      return act(title, { ...pullJob(pull), workspace }, options, pull)
    },
    sleepNight: async (title, commit, options = {}) => {
      github.setBranch('main', sha(commit))
      const event = events.scheduleEvent(github.state)
      const workspace = await repository.checkout(commit === 'main' ? 'base' : commit)
      return act(title, { event, commit, ref: 'refs/heads/main', workspace }, options, null)
    },
    runPost: async (title) => {
      const before = steps.at(-1)?.result
      if (last === null || before === undefined) throw new Error('there is no step before the post step')
      const state = Object.entries(parseFileCommands(before.otherFiles.state))
      const env = { ...last.env, ...Object.fromEntries(state.map(([name, value]) => [`STATE_${name}`, value])) }
      return start(title, { ...last, env, action: join(BUNDLE, 'post.js'), run: before.run })
    },
    dispatch: async (title, options = {}) => {
      const event = events.workflowDispatchEvent(github.state)
      const workspace = await repository.checkout('base')
      return act(title, { event, commit: 'main', ref: 'refs/heads/main', workspace }, options, null)
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(workspaces.map((workspace) => rm(workspace, { recursive: true, force: true })))
      await repository[Symbol.asyncDispose]()
      await github.close()
    },
  }
}
