import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFolder, writeFolder, type FolderEntry } from './folder-copy.js'
import { changeTree, storeBlob, storeCommit, storeTree } from './git-graph.js'
import { blobSha, commitSha, treeSha, type FileTree } from './git-objects.js'
import type { GitHubState } from './state.js'

/** A commit of a test repository. `files` changes the files of the first parent; `null` removes a file. */
export interface CommitSpec {
  readonly name: string
  /** The names of the parents, which must be earlier commits; the previous commit by default. Two parents make a merge commit. */
  readonly parents?: readonly string[]
  readonly files?: Readonly<Record<string, string | null>>
  readonly message?: string
  /** A branch that points to this commit. */
  readonly branch?: string
}

export interface RepositorySpec {
  readonly commits?: readonly CommitSpec[]
  /** The name of the commit to check out; the last one by default. */
  readonly head?: string
}

/** A commit with all optional fields of its specification filled in. */
interface CommitFacts {
  readonly name: string
  readonly parents: readonly string[]
  readonly files: Readonly<Record<string, string | null>>
  readonly message: string
  readonly branch: string | undefined
  readonly epochSeconds: number
}

/** A real Git repository in a temporary folder, created on first use. */
export interface TestRepository extends AsyncDisposable {
  /** The folder of the repository. */
  readonly origin: () => Promise<string>
  /** The commits, each after its parents. */
  readonly history: readonly CommitFacts[]
  /** The SHAs by name. The first commit is `base`. The same specification always gives the same SHAs. */
  readonly commits: Readonly<Record<string, string>>
  /** The SHAs by branch name. */
  readonly branches: Readonly<Record<string, string>>
  /** The SHA of a named commit. @throws for an unknown name */
  sha(name: string): string
  /** Checks a commit out as actions/checkout does by default (detached, depth 1), in a new folder. Returns the folder. */
  checkout(name: string): Promise<string>
}

/** Makes Git ignore the settings of this machine. */
const GIT_ENVIRONMENT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
}
const AUTHOR = { name: 'Mona Octocat', email: 'mona@example.com' }
/** The time of the first commit. Each later commit is one minute younger. */
const FIRST_COMMIT_SECONDS = Date.parse('2026-01-01T00:00:00Z') / 1000

const MAKE = `
git init --quiet --initial-branch=main .
git config uploadpack.allowAnySHA1InWant true
git fast-import --quiet --date-format=raw --export-marks="$1"
git checkout --quiet --detach "refs/commits/$2"`
const CHECK_OUT = `
git init --quiet --template= --initial-branch=main .
git config fetch.unpackLimit 1
git fetch --quiet --no-auto-maintenance --depth=1 "file://$1" "$2"
git checkout --quiet --detach FETCH_HEAD`

/**
 * Runs lines of shell, with `words` as `$1` and on. A process as large as that of the tests takes tens of milliseconds to
 * fork, so that the commands of Git are better started by a small one.
 */
async function runShell(cwd: string, script: string, words: readonly string[], input = ''): Promise<void> {
  const stdio = ['pipe', 'ignore', 'pipe'] as const
  const child = spawn('sh', ['-ec', script, 'sh', ...words], { cwd, env: GIT_ENVIRONMENT, stdio: [...stdio] })
  // A script that reads no input may have ended already; its exit code shows whether it succeeded.
  child.stdin.on('error', () => undefined).end(input)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`${errors.trim()}\nin ${cwd}, of:${script}`)
}

/** @throws if a parent is not the name of an earlier commit */
function completeCommits(commits: readonly CommitSpec[]): readonly CommitFacts[] {
  return commits.map(({ name, files = {}, message = name, branch, ...commit }, index) => {
    const earlier = commits.slice(0, index).map((one) => one.name)
    const parents = commit.parents ?? earlier.slice(-1)
    const unknown = parents.find((parent) => !earlier.includes(parent))
    if (unknown !== undefined) throw new Error(`no commit is named ${unknown}`)
    return { name, files, message, branch, parents, epochSeconds: FIRST_COMMIT_SECONDS + index * 60 }
  })
}

const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`

/** Returns the commits as input of `git fast-import`, which needs only one process for all of them. */
function importStream(commits: readonly CommitFacts[]): string {
  const marks = new Map(commits.map(({ name }, index) => [name, `:${index + 1}`]))
  return commits
    .map(({ name, parents, files, message, branch, epochSeconds }) => {
      const mark = marks.get(name) ?? ''
      const when = `${AUTHOR.name} <${AUTHOR.email}> ${epochSeconds} +0000`
      return [
        `commit refs/commits/${name}\nmark ${mark}\n`,
        `author ${when}\ncommitter ${when}\n${data(message)}`,
        ...parents.map((parent, index) => `${index === 0 ? 'from' : 'merge'} ${marks.get(parent) ?? ''}\n`),
        ...Object.entries(files).map(([path, text]) =>
          text === null ? `D ${path}\n` : `M 100644 inline ${path}\n${data(text)}`,
        ),
        branch === undefined ? '' : `reset refs/heads/${branch}\nfrom ${mark}\n`,
        '\n',
      ].join('')
    })
    .join('')
}

const signatureOf = ({ epochSeconds }: CommitFacts) => ({
  ...AUTHOR,
  date: new Date(epochSeconds * 1000).toISOString().replace('.000Z', 'Z'),
})

/** Computes the SHAs by name as Git will. */
function hashCommits(history: readonly CommitFacts[]): Readonly<Record<string, string>> {
  const trees = new Map<string, FileTree>()
  const shas: Record<string, string> = {}
  for (const commit of history) {
    const changes = Object.entries(commit.files).map(([path, text]) => {
      return [path, text === null ? null : { mode: '100644', sha: blobSha(Buffer.from(text)) }] as const
    })
    const tree = changeTree(trees.get(commit.parents[0] ?? '') ?? new Map(), new Map(changes))
    trees.set(commit.name, tree)
    const author = signatureOf(commit)
    const parents = commit.parents.map((parent) => shas[parent] ?? '')
    const facts = { tree: treeSha(tree), parents, author, committer: author, message: commit.message }
    shas[commit.name] = commitSha(facts)
  }
  return shas
}

/** Copies of checkouts by the SHA of the commit. Git makes each checkout once; later ones are written from the copy. */
const checkouts = new Map<string, Promise<readonly FolderEntry[]>>()

/** Creates a repository whose first commit, `base` on `main`, contains these files. Disposing it removes the folders. */
export async function makeRepository(
  files: Readonly<Record<string, string>>,
  { commits = [], head }: RepositorySpec = {},
): Promise<TestRepository> {
  const history = completeCommits([{ name: 'base', files, branch: 'main' }, ...commits])
  const shas = hashCommits(history)
  const sha = (name: string): string => {
    const found = shas[name]
    if (found === undefined) throw new Error(`no commit is named ${name}`)
    return found
  }
  const root = await mkdtemp(join(tmpdir(), 'goldenpair-repository-'))
  const makeOrigin = async (): Promise<string> => {
    const path = join(root, 'origin')
    const marksFile = join(root, 'marks')
    await mkdir(path)
    await runShell(path, MAKE, [marksFile, head ?? history.at(-1)?.name ?? 'base'], importStream(history))
    const marks = new Set((await readFile(marksFile, 'utf8')).trim().split('\n'))
    const strange = history.find(({ name }, index) => !marks.has(`:${index + 1} ${sha(name)}`))
    if (strange !== undefined) throw new Error(`Git gives ${strange.name} another SHA than ${sha(strange.name)}`)
    return path
  }
  let made: Promise<string> | null = null
  const origin = async () => (made ??= makeOrigin())
  const checkOut = async (name: string): Promise<readonly FolderEntry[]> => {
    const folder = await mkdtemp(join(root, 'git-'))
    await runShell(folder, CHECK_OUT, [await origin(), sha(name)])
    return readFolder(folder)
  }

  return {
    origin,
    history,
    commits: shas,
    branches: Object.fromEntries(
      history.flatMap(({ name, branch }) => (branch === undefined ? [] : [[branch, sha(name)]])),
    ),
    sha,
    checkout: async (name) => {
      const known = checkouts.get(sha(name)) ?? checkOut(name)
      checkouts.set(sha(name), known)
      const entries = await known
      const folder = await mkdtemp(join(root, 'checkout-'))
      writeFolder(folder, entries)
      return folder
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  }
}

/** Adds all commits, files and branches of a repository to the double, with their real SHAs. @throws if the double's SHA differs */
export function importRepository(state: GitHubState, repository: TestRepository): void {
  for (const commit of repository.history) {
    const { name, parents, files, message } = commit
    const [first] = parents.map((parent) => state.commits.get(repository.sha(parent)))
    const before = state.trees.get(first?.tree ?? '') ?? new Map()
    const changes = Object.entries(files).map(([path, text]) => {
      const file = text === null ? null : { mode: '100644', sha: storeBlob(state, Buffer.from(text)) }
      return [path, file] as const
    })
    const tree = storeTree(state, changeTree(before, new Map(changes)))
    const author = signatureOf(commit)
    const { sha } = storeCommit(state, { tree, parents: parents.map((one) => repository.sha(one)), message, author })
    if (sha !== repository.sha(name)) throw new Error(`the double makes ${sha} of commit ${name}, and Git does not`)
  }
  for (const [branch, sha] of Object.entries(repository.branches)) state.refs.set(`refs/heads/${branch}`, sha)
}
