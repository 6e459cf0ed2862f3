import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { UserError } from '../model/error.js'
import { OWN_PROGRAMS, runProgram } from './own-programs.js'

/**
 * Settings that keep git from starting programs that its configuration names, and from asking the user: a target may have
 * written `.git/config`. An empty value means false, or undoes an earlier setting (git-config(1), gitcredentials(7)).
 */
const SETTINGS = [
  // In a container another user owns the checkout, and git would refuse to read it.
  'safe.directory=*',
  // Before git 2.36, `false` would be taken for the name of a program.
  'core.fsmonitor=',
  'core.hooksPath=/dev/null',
  'core.askPass=',
  'core.alternateRefsCommand=',
  'credential.helper=',
  'gc.auto=0',
  'log.showSignature=false',
  'maintenance.auto=false',
  'protocol.file.allow=user',
  'submodule.recurse=false',
].flatMap((setting) => ['-c', setting])

type Variables = Readonly<Record<string, string>>

const ENVIRONMENT = { GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '' }

/**
 * Commands that only read objects, refs, the index and settings. They start no hook and no filter, whatever is
 * configured (`cat-file` without `--filters`, `log` without patches), unless they fetch what a partial clone lacks.
 */
const READERS: ReadonlySet<string | undefined> = new Set(
  'cat-file check-ignore diff-tree log ls-files merge-base remote rev-parse symbolic-ref'.split(' '),
)

let globalFile: string | null = null

/**
 * Creates a global configuration, because git before 2.38 reads `safe.directory` nowhere else. What a target adds to it
 * is treated like `.git/config`.
 */
function findGlobalFile(): string {
  if (globalFile !== null) return globalFile
  const folder = mkdtempSync(path.join(tmpdir(), 'goldenpair-git-'))
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
  globalFile = path.join(folder, 'config')
  writeFileSync(globalFile, '[safe]\n\tdirectory = *\n')
  return globalFile
}

/**
 * The settings that decide what files hold. Those of the machine and the user count too, as they were before a target
 * ran.
 */
const OF_FILES = /^(?:core\.(?:autocrlf|eol|symlinks|longpaths|excludesfile|attributesfile)|filter\..+)$/s

let known: ReturnType<typeof readConfiguration> | null = null

/**
 * Reads git's configuration in a folder before any untrusted code runs. Programs that are configured later are not
 * started.
 */
export async function trustConfiguration(cwd: string): Promise<void> {
  known = readConfiguration(cwd)
  await known
}

async function readConfiguration(cwd: string) {
  const entries = await listConfiguration(cwd, {}).catch(() => [])
  return {
    ofFiles: new Map(entries.filter(([name]) => OF_FILES.test(name))),
    // A partial clone (git clone --filter) fetches objects when they are first read.
    isPartial: entries.some(([name]) => name === 'extensions.partialclone' || /^remote\..*\.promisor$/s.test(name)),
  }
}

async function listConfiguration(cwd: string, env: Variables) {
  const text = await runProgram(OWN_PROGRAMS.git, [...SETTINGS, 'config', '--list', '-z'], { cwd, env })
  return text.split('\0').flatMap((entry) => {
    const [name = '', ...value] = entry.split('\n')
    return name === '' ? [] : [[name, value.length === 0 ? 'true' : value.join('\n')] as const]
  })
}

/**
 * Runs git and returns its stdout. Runs no hook and no program that was configured after `trustConfiguration`, and
 * fetches only what a partial clone lacks, over HTTP. Throws if git fails or is missing.
 */
export async function git(
  cwd: string,
  args: readonly string[],
  { env = {}, input = '' }: { readonly env?: Variables; readonly input?: string } = {},
): Promise<string> {
  const { ofFiles, isPartial } = await (known ??= readConfiguration(cwd))
  const transports = isPartial ? 'http:https' : 'none'
  const own = { ...ENVIRONMENT, GIT_CONFIG_GLOBAL: findGlobalFile(), GIT_ALLOW_PROTOCOL: transports, ...env }
  const now = READERS.has(args[0]) && !isPartial ? [] : await listConfiguration(cwd, own)
  const settings = [
    ...ofFiles,
    ...now.flatMap(([name]): readonly (readonly [string, string])[] => {
      if (name.startsWith('hook.')) return [[`${name.slice(0, name.lastIndexOf('.'))}.enabled`, 'false']]
      return name.startsWith('filter.') && !ofFiles.has(name) ? [[name, '']] : []
    }),
  ]
  // Set by variables, because `-c` misreads a name that has `=` in it.
  const overrides = settings.flatMap(([name, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, name] as const,
    [`GIT_CONFIG_VALUE_${index}`, value] as const,
  ])
  return runProgram(OWN_PROGRAMS.git, [...SETTINGS, ...args], {
    cwd,
    env: { ...own, GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(overrides) },
    input,
  })
}

/** Whether a git command succeeds. */
export async function gitSucceeds(cwd: string, args: readonly string[]): Promise<boolean> {
  return (await git(cwd, args).catch(() => null)) !== null
}

type PathRules = Pick<path.PlatformPath, 'relative' | 'isAbsolute' | 'sep'>

/** Returns the pathspecs that exclude folders below `cwd`. Folders elsewhere, such as on another drive, are left out. */
export function excludeFolders(cwd: string, folders: readonly string[], platform: PathRules = path): readonly string[] {
  return folders.flatMap((folder) => {
    const way = platform.relative(cwd, folder).split(platform.sep)
    if (way[0] === '' || way[0] === '..' || platform.isAbsolute(way.join(platform.sep))) return []
    return [`:(exclude,literal)${way.join('/')}`]
  })
}

/**
 * Whether anything differs from the checked-out commit, except ignored files, `.goldenpair` and `except`. Throws if there
 * is no git.
 * @param except folders that may differ, absolute
 */
async function differs(cwd: string, except: readonly string[], env: Variables = {}): Promise<boolean> {
  const places = ['--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...excludeFolders(cwd, except)]
  const status = ['status', '--porcelain', '--ignore-submodules=dirty']
  if ((await git(cwd, [...status, ...places], { env })) !== '') return true
  // Git would look into submodules with the programs that their own configurations name.
  for (const entry of (await git(cwd, ['ls-files', '--stage', '-z', ...places], { env })).split('\0')) {
    const [, way] = /^160000 [^\t]*\t(.*)$/s.exec(entry) ?? []
    const submodule = path.join(cwd, way ?? '')
    if (way === undefined || !existsSync(path.join(submodule, '.git'))) continue
    if (await differs(submodule, except, { GIT_CEILING_DIRECTORIES: path.dirname(submodule) })) return true
  }
  return false
}

/** Whether a checkout has uncommitted changes, as `differs` counts them; false if there is no git. */
export async function hasChanges(cwd: string, except: readonly string[]): Promise<boolean> {
  return differs(cwd, except).catch(() => false)
}

/**
 * Returns the checked-out commit and the hash of its files, which is equal for commits with equal files. `null` if
 * anything `differs` from the commit, or if there is no git.
 */
export async function readCleanCheckout(cwd: string, except: readonly string[] = []) {
  try {
    if (await differs(cwd, except)) return null
    const [commit = '', tree = ''] = (await git(cwd, ['rev-parse', 'HEAD', 'HEAD^{tree}'])).split('\n')
    return tree === '' ? null : { commit, tree }
  } catch {
    return null
  }
}

/**
 * Lists the files that HEAD changed since it left `base`, relative to the working directory, with `/`; files outside of
 * it are left out. Throws `flag-invalid` if git cannot tell: no repository, no such commit, or no common history.
 */
export async function readChangedFiles(base: string, workingDirectory: string): Promise<readonly string[]> {
  const range = ['--end-of-options', `${base}...HEAD`, '--', '.']
  const options = ['--name-only', '--no-ext-diff', '--no-textconv', '--no-renames', '--relative', '-z']
  try {
    return (await git(workingDirectory, ['diff', ...options, ...range])).split('\0').filter((path) => path !== '')
  } catch (cause) {
    const expected =
      'a commit, branch or tag whose history is in this checkout (set `fetch-depth: 0` of actions/checkout)'
    throw new UserError('flag-invalid', { flag: 'base', got: base, expected }, { cause })
  }
}

/**
 * Lists the files that differ between two commits, relative to the root of the repository, with `/`; a submodule is its
 * path with a `/` at the end. `null` if git lacks one of the commits, as in a shallow checkout, or if there is no git.
 */
export async function listDifferentFiles(
  workingDirectory: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly string[] | null> {
  if (![from, to].every((commit) => /^[0-9a-f]{40,64}$/.test(commit))) return null
  const args = ['diff-tree', '-r', '--raw', '--no-renames', '--no-ext-diff', '--no-textconv', '-z', from, to]
  const text = await git(workingDirectory, args).catch(() => null)
  if (text === null) return null
  const parts = text.split('\0')
  return parts.flatMap((entry, index) => {
    if (!entry.startsWith(':')) return []
    const path = parts[index + 1] ?? ''
    return [/^:(?:160000 \d+|\d+ 160000) /.test(entry) ? `${path}/` : path]
  })
}

/** A commit as git shows it. The author and the first line of the message are untrusted text. */
export type CommitFacts = Awaited<ReturnType<typeof listCommits>>['good']

/**
 * Returns the commit `good` and the commits after it up to `bad`, the oldest first; follows only the first parent of
 * merges. Throws `history-unusable`.
 */
export async function listCommits(good: string, bad: string, workingDirectory: string) {
  const refuse = (problem: string): UserError => new UserError('history-unusable', { good, bad, problem })
  const find = async (name: string): Promise<string> => {
    const commit = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
    const sha = await git(workingDirectory, commit).catch(() => null)
    if (sha === null) throw refuse(`\`${name}\` is not a commit of this checkout`)
    return sha.trim()
  }
  const [from, to] = [await find(good), await find(bad)]
  if (from === to) throw refuse('they are the same commit')
  if (!(await gitSucceeds(workingDirectory, ['merge-base', '--is-ancestor', from, to])))
    throw refuse(`\`${good}\` is not an ancestor of \`${bad}\``)
  const form = ['-z', '--format=%H%x1f%an%x1f%s']
  const show = async (...which: readonly string[]) =>
    (await git(workingDirectory, ['log', ...form, ...which, '--'])).split('\0').flatMap((line) => {
      const [sha = '', author = '', subject = ''] = line.split('\x1f')
      return sha === '' ? [] : [{ sha, author, subject }]
    })
  const [first] = await show('--max-count=1', from)
  const commits = await show('--first-parent', '--reverse', `${from}..${to}`)
  if (first === undefined) throw new Error(`git does not show ${from}`)
  return { good: first, commits }
}
