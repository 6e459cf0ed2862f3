import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BUNDLE } from '../bundle.js'
import type { GitHubDouble } from '../doubles/github/double.js'
import { runAction } from '../doubles/github/runner.js'
import type { Workshop } from '../doubles/github/workflow.js'
import type { Newcomer } from './sit-down.js'

const execute = promisify(execFile)

/** The tree with which Git compares the first commit. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** Adds every pushed commit, with its SHA, and all branches to the double. */
export async function receivePush(github: GitHubDouble, origin: string): Promise<void> {
  const git = async (...args: string[]) => (await execute('git', args, { cwd: origin, maxBuffer: 1 << 26 })).stdout
  const log = await git('log', '--reverse', '--all', '--format=%H%n%P%n%B%x00')
  for (const entry of log.split('\0').slice(0, -1)) {
    const [sha = '', line = '', ...message] = entry.trimStart().split('\n')
    if (github.state.commits.has(sha)) continue
    const parents = line.split(' ').filter(Boolean)
    const changes = (await git('diff-tree', '-r', '-z', parents[0] ?? EMPTY_TREE, sha)).split('\0').slice(0, -1)
    // `:100644 100644 <before> <after> M`, followed by the path.
    const blobs = changes.filter((_, index) => index % 2 === 0).map((facts) => facts.split(' ')[3] ?? '')
    const paths = changes.filter((_, index) => index % 2 === 1)
    const contents = readBlobs(origin, blobs)
    const files = Object.fromEntries(paths.map((path, index) => [path, contents[index] ?? null]))
    github.addCommit({ sha, parents, files, message: message.join('\n').trim() })
  }
  const refs = await git('for-each-ref', '--format=%(objectname) %(refname:short)', 'refs/heads')
  for (const line of refs.trim().split('\n')) {
    const [sha = '', branch = ''] = line.split(' ')
    github.setBranch(branch, sha)
  }
}

/** Reads the contents of files with one Git process; `null` for a deleted file, whose SHA is all zeros. */
function readBlobs(origin: string, blobs: readonly string[]): readonly (Buffer | null)[] {
  const input = blobs.map((blob) => `${blob}\n`).join('')
  const read = execFileSync('git', ['cat-file', '--batch'], { cwd: origin, input, maxBuffer: 1 << 26 })
  let at = 0
  return blobs.map(() => {
    const end = read.indexOf('\n', at)
    const [, kind, size] = read.toString('utf8', at, end).split(' ')
    at = end + 1
    if (kind === 'missing') return null
    const content = read.subarray(at, at + Number(size))
    at += Number(size) + 1
    return content
  })
}

/** Simulates GitHub: checks out commits of `origin` as actions/checkout does and runs the built Action on them. */
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
