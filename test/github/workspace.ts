import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { storeBlob, storeCommit, storeTree } from './git-graph.js'
import type { TreeFile } from './git-objects.js'
import type { GitHubState } from './state.js'

const run = promisify(execFile)

/** A commit of a test's repository. The first parent's files are changed by `files`; null removes one. */
export interface CommitSpec {
  readonly name: string
  /** Names of earlier commits; the one before unless given. Two make a merge commit. */
  readonly parents?: readonly string[]
  readonly files?: Readonly<Record<string, string | null>>
  readonly message?: string
  /** A branch that is put on this commit. */
  readonly branch?: string
}

export interface RepositorySpec {
  readonly commits?: readonly CommitSpec[]
  /** Name of the commit that is checked out; the last one unless given. */
  readonly head?: string
}

/** A real Git repository in a temporary folder. */
export interface TestRepository extends AsyncDisposable {
  readonly path: string
  /** SHAs by name. The first commit is `base`. The same specification gives the same SHAs. */
  readonly commits: Readonly<Record<string, string>>
  /** By branch name. */
  readonly branches: Readonly<Record<string, string>>
  /** The SHA of a named commit. @throws for an unknown name */
  sha(name: string): string
  /** Checks a commit out as actions/checkout does by default: another folder, detached, depth 1. Returns the folder. */
  checkout(name: string): Promise<string>
}

/** Keeps the machine's own Git settings out. */
const GIT_ENVIRONMENT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
}
/** Of the first commit; each later one is a minute younger. */
const FIRST_COMMIT_SECONDS = Date.parse('2026-01-01T00:00:00Z') / 1000

async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd, env: GIT_ENVIRONMENT, maxBuffer: 2 ** 26 })
  return stdout
}

async function pipeInto(cwd: string, args: readonly string[], input: string): Promise<Buffer> {
  const child = spawn('git', args, { cwd, env: GIT_ENVIRONMENT, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.end(input)
  const [output, errors, code] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed: ${errors.toString('utf8')}`)
  return output
}

async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`

/** The commits as `git fast-import` reads them: one process however many there are. */
function importStream(commits: readonly CommitSpec[]): string {
  const marks = new Map(commits.map(({ name }, index) => [name, index + 1]))
  const markOf = (name: string): number => {
    const mark = marks.get(name)
    if (mark === undefined) throw new Error(`no commit is named ${name}`)
    return mark
  }
  return commits
    .map((commit, index) => {
      const previous = commits[index - 1]
      const [first, ...others] = commit.parents ?? (previous === undefined ? [] : [previous.name])
      const when = `Mona Octocat <mona@example.com> ${FIRST_COMMIT_SECONDS + index * 60} +0000`
      const files = Object.entries(commit.files ?? {}).map(([path, text]) =>
        text === null ? `D ${path}\n` : `M 100644 inline ${path}\n${data(text)}`,
      )
      return [
        `commit refs/commits/${commit.name}\nmark :${index + 1}\n`,
        `author ${when}\ncommitter ${when}\n${data(commit.message ?? commit.name)}`,
        first === undefined ? '' : `from :${markOf(first)}\n`,
        ...others.map((parent) => `merge :${markOf(parent)}\n`),
        ...files,
        commit.branch === undefined ? '' : `reset refs/heads/${commit.branch}\nfrom :${index + 1}\n`,
        '\n',
      ].join('')
    })
    .join('')
}

/** Makes a repository whose first commit `base`, on `main`, holds these files. Dispose it to remove the folders. */
export async function makeRepository(
  files: Readonly<Record<string, string>>,
  { commits = [], head }: RepositorySpec = {},
): Promise<TestRepository> {
  const root = await mkdtemp(join(tmpdir(), 'goldenpair-repository-'))
  const path = join(root, 'origin')
  const all: readonly CommitSpec[] = [{ name: 'base', files, branch: 'main' }, ...commits]
  await git(root, 'init', '--quiet', '--initial-branch=main', path)
  await git(path, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  const marksFile = join(root, 'marks')
  await pipeInto(
    path,
    ['fast-import', '--quiet', '--date-format=raw', `--export-marks=${marksFile}`],
    importStream(all),
  )
  const marks = new Map(
    (await readFile(marksFile, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  )
  const named = all.map((commit, index) => ({ ...commit, sha: marks.get(`:${index + 1}`) ?? '' }))
  const shas = Object.fromEntries(named.map(({ name, sha }) => [name, sha]))
  const sha = (name: string): string => {
    const found = shas[name]
    if (found === undefined) throw new Error(`no commit is named ${name}`)
    return found
  }
  await git(path, 'checkout', '--quiet', '--detach', sha(head ?? all.at(-1)?.name ?? 'base'))

  return {
    path,
    commits: shas,
    branches: Object.fromEntries(named.flatMap(({ branch, sha }) => (branch === undefined ? [] : [[branch, sha]]))),
    sha,
    checkout: async (name) => {
      const folder = await mkdtemp(join(root, 'checkout-'))
      await git(folder, 'init', '--quiet', '--initial-branch=main', '.')
      await git(folder, 'fetch', '--quiet', '--depth=1', `file://${path}`, sha(name))
      await git(folder, 'checkout', '--quiet', '--detach', 'FETCH_HEAD')
      return folder
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  }
}

/** Tells the double all commits, files and branches of a repository, under their real SHAs. */
export async function importRepository(state: GitHubState, repository: TestRepository): Promise<void> {
  const format = '%H%x00%T%x00%P%x00%an%x00%ae%x00%at%x00%cn%x00%ce%x00%ct%x00%B%x01'
  const log = await git(repository.path, 'log', '--all', `--format=${format}`)
  for (const record of log.split('\x01').map((text) => text.trimStart())) {
    if (record === '') continue
    const [
      sha = '',
      tree = '',
      parents = '',
      name = '',
      email = '',
      at = '',
      cName = '',
      cEmail = '',
      ct = '',
      body = '',
    ] = record.split('\0')
    await importTree(state, repository.path, tree)
    storeCommit(state, {
      sha,
      tree,
      parents: parents === '' ? [] : parents.split(' '),
      message: body.trimEnd(),
      author: { name, email, date: isoSeconds(at) },
      committer: { name: cName, email: cEmail, date: isoSeconds(ct) },
    })
  }
  for (const [branch, sha] of Object.entries(repository.branches)) state.refs.set(`refs/heads/${branch}`, sha)
}

function isoSeconds(epochSeconds: string): string {
  return new Date(Number(epochSeconds) * 1000).toISOString().replace('.000Z', 'Z')
}

async function importTree(state: GitHubState, cwd: string, tree: string): Promise<void> {
  if (state.trees.has(tree)) return
  const files = new Map<string, TreeFile>()
  for (const line of (await git(cwd, 'ls-tree', '-r', '-z', tree)).split('\0')) {
    const match = /^(\d+) blob ([0-9a-f]{40})\t(.+)$/s.exec(line)
    if (match !== null) files.set(match[3] ?? '', { mode: match[1] ?? '', sha: match[2] ?? '' })
  }
  storeTree(state, files)
  const unknown = [...new Set([...files.values()].map(({ sha }) => sha))].filter((sha) => !state.blobs.has(sha))
  if (unknown.length === 0) return
  let rest = await pipeInto(cwd, ['cat-file', '--batch'], `${unknown.join('\n')}\n`)
  while (rest.length > 0) {
    const lineEnd = rest.indexOf('\n')
    const size = Number(rest.subarray(0, lineEnd).toString('utf8').split(' ')[2])
    storeBlob(state, rest.subarray(lineEnd + 1, lineEnd + 1 + size))
    rest = rest.subarray(lineEnd + 2 + size)
  }
}
