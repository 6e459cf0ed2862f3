import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFolder, writeFolder, type FolderEntry } from './folder-copy.js'
import { changeTree, storeBlob, storeCommit, storeTree } from './git-graph.js'
import { blobSha, commitSha, treeSha, type FileTree } from './git-objects.js'
import type { GitHubState } from './state.js'

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

/** A commit with all that its specification may leave out. */
interface CommitFacts {
  readonly name: string
  readonly parents: readonly string[]
  readonly files: Readonly<Record<string, string | null>>
  readonly message: string
  readonly branch: string | undefined
  readonly epochSeconds: number
}

/** A real Git repository in a temporary folder, made when somebody first needs it. */
export interface TestRepository extends AsyncDisposable {
  /** Its folder. */
  readonly origin: () => Promise<string>
  /** What was made, each commit after its parents. */
  readonly history: readonly CommitFacts[]
  /** SHAs by name. The first commit is `base`. The same specification gives the same SHAs. */
  readonly commits: Readonly<Record<string, string>>
  /** By branch name. */
  readonly branches: Readonly<Record<string, string>>
  /** The SHA of a named commit. @throws for an unknown name */
  sha(name: string): string
  /** Checks a commit out as actions/checkout does by default: another folder, detached, depth 1. Returns the folder, the caller's own. */
  checkout(name: string): Promise<string>
}

/** Keeps the machine's own Git settings out. */
const GIT_ENVIRONMENT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
}
const AUTHOR = { name: 'Mona Octocat', email: 'mona@example.com' }
/** Of the first commit; each later one is a minute younger. */
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
  // A script that reads nothing may be gone already: its exit code tells how it went.
  child.stdin.on('error', () => undefined).end(input)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`${errors.trim()}\nin ${cwd}, of:${script}`)
}

/** @throws for the name of a parent that is not an earlier commit's */
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

/** The commits as `git fast-import` reads them: one process however many there are. */
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

/** The SHAs by name, as Git will give them. */
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

/** What Git makes of a checkout, by the commit's SHA, which says all that is in it: made by Git once, then written again. */
const checkouts = new Map<string, Promise<readonly FolderEntry[]>>()

/** A repository whose first commit `base`, on `main`, holds these files. Dispose it to remove the folders. */
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

/** Tells the double all commits, files and branches of a repository, under their real SHAs. @throws where it would give another */
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
