import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BUNDLE } from '../bundle.js'
import type { GitHubDouble } from '../doubles/github/double.js'
import { runAction } from '../doubles/github/runner.js'
import type { Workshop } from '../doubles/github/workflow.js'
import type { Newcomer } from './sit-down.js'

const execute = promisify(execFile)

/** Tells the double every commit that was pushed, under its SHA, and its branches. */
export async function receivePush(github: GitHubDouble, origin: string): Promise<void> {
  const git = async (...args: string[]) => (await execute('git', args, { cwd: origin, maxBuffer: 1 << 26 })).stdout
  const shas = (await git('rev-list', '--reverse', '--all')).trim().split('\n')
  for (const sha of shas.filter((one) => !github.state.commits.has(one))) {
    const parents = (await git('show', '--no-patch', '--format=%P', sha)).trim().split(' ').filter(Boolean)
    const message = (await git('show', '--no-patch', '--format=%B', sha)).trim()
    const listed = (await git('ls-tree', '-r', '-z', '--name-only', sha)).split('\0').filter(Boolean)
    const [first] = parents
    const before = first === undefined ? '' : await git('ls-tree', '-r', '-z', '--name-only', first)
    const files: Record<string, Buffer | null> = {}
    for (const path of before.split('\0').filter(Boolean)) files[path] = null
    for (const path of listed) {
      const { stdout } = await execute('git', ['show', `${sha}:${path}`], { cwd: origin, encoding: 'buffer' })
      files[path] = stdout
    }
    github.addCommit({ sha, parents, files, message })
  }
  for (const line of (await git('for-each-ref', '--format=%(objectname) %(refname:short)', 'refs/heads'))
    .trim()
    .split('\n')) {
    const [sha = '', branch = ''] = line.split(' ')
    github.setBranch(branch, sha)
  }
}

/** GitHub, which checks commits of `origin` out as actions/checkout does and starts the built Action on them. */
export function openWorkshop(github: GitHubDouble, { folder, origin }: Newcomer) {
  const asked: number[] = []
  const act: Workshop['act'] = async ({ event, checkout, sha = '', run = {}, inputs = {} }) => {
    const workspace = await mkdtemp(join(folder, '..', 'runner-'))
    const fetch = `git init --quiet . && git fetch --quiet --depth=1 file://${origin} ${checkout ?? ''} && git checkout --quiet --detach FETCH_HEAD`
    if (checkout !== null) await execute('sh', ['-c', fetch], { cwd: workspace })
    const ref = event.name === 'push' ? 'refs/heads/main' : 'refs/pull/1/merge'
    const action = join(BUNDLE, 'action.js')
    const { exitCode, stdout, outputs, ...rest } = await runAction({
      github,
      event,
      inputs,
      workspace,
      sha,
      ref,
      action,
      run,
    })
    const made = outputs['run-path']
    if (checkout !== null && made !== undefined) asked.push(await countTrials(join(workspace, made)))
    if (exitCode === null || exitCode > 4) throw new Error(`${stdout}\n${rest.stderr}`)
    return {
      ...rest,
      code: exitCode as 0 | 1 | 2 | 3 | 4,
      lines: stdout.split('\n'),
      outputs,
      workspace,
      temp: workspace,
      state: {},
    }
  }
  const repository = { sha: (name: string) => name, commits: {} }
  return { asked, workshop: { github, repository, act } }
}

export async function countTrials(runFolder: string): Promise<number> {
  return (await readFile(join(runFolder, 'trials.jsonl'), 'utf8')).trimEnd().split('\n').length
}
