import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { UserError } from '../model/error.js'
import { OWN_PROGRAMS, runProgram } from './own-programs.js'

/**
 * So that git starts nothing that its configuration names, and asks nobody: a target may have written `.git/config`. An empty value is false, or
 * takes back what was set before (git-config(1), gitcredentials(7)).
 */
const SETTINGS = [
  // In a container the checkout belongs to another user, and git would refuse to read it.
  'safe.directory=*',
  // Before git 2.36, `false` would be a program.
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

const ENVIRONMENT = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
}

let globalFile: string | null = null

/** A global configuration, since git before 2.38 takes `safe.directory` from no other place. What a target adds to it counts as in `.git/config`. */
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

/** What of the configuration decides what files hold: also the machine's and the user's, as they were before a target ran. */
const OF_FILES = /^(?:core\.(?:autocrlf|eol|symlinks|longpaths|excludesfile|attributesfile)|filter\..+)$/s

let known: ReturnType<typeof readConfiguration> | null = null

/** Reads git's configuration in a folder as it is before any code of others runs; the programs that it names later are not started. */
export async function trustConfiguration(cwd: string): Promise<void> {
  known = readConfiguration(cwd)
  await known
}

async function readConfiguration(cwd: string) {
  const entries = await listConfiguration(cwd, {}).catch(() => [])
  return {
    ofFiles: new Map(entries.filter(([name]) => OF_FILES.test(name))),
    // Then objects are fetched when they are first read (git clone --filter).
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
 * What git writes to stdout. It runs no hook and no program that was configured after `trustConfiguration`, and fetches nothing but what a
 * partial clone lacks, over HTTP. Throws where it fails and where there is no git.
 */
export async function git(
  cwd: string,
  args: readonly string[],
  { env = {}, input = '' }: { readonly env?: Variables; readonly input?: string } = {},
): Promise<string> {
  const { ofFiles, isPartial } = await (known ??= readConfiguration(cwd))
  const transports = isPartial ? 'http:https' : 'none'
  const own = { ...ENVIRONMENT, GIT_CONFIG_GLOBAL: findGlobalFile(), GIT_ALLOW_PROTOCOL: transports, ...env }
  const now = await listConfiguration(cwd, own)
  const settings = [
    ...ofFiles,
    ...now.flatMap(([name]): readonly (readonly [string, string])[] => {
      if (name.startsWith('hook.')) return [[`${name.slice(0, name.lastIndexOf('.'))}.enabled`, 'false']]
      return name.startsWith('filter.') && !ofFiles.has(name) ? [[name, '']] : []
    }),
  ]
  // By variables, since `-c` takes a name with `=` in it for another one.
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

/** Whether git ends without an error. */
export async function gitSucceeds(cwd: string, args: readonly string[]): Promise<boolean> {
  return (await git(cwd, args).catch(() => null)) !== null
}

type PathRules = Pick<path.PlatformPath, 'relative' | 'isAbsolute' | 'sep'>

/** What leaves folders below `cwd` out of what git looks at; one that is elsewhere, on another drive too, is no part of it. */
export function excludeFolders(cwd: string, folders: readonly string[], platform: PathRules = path): readonly string[] {
  return folders.flatMap((folder) => {
    const way = platform.relative(cwd, folder).split(platform.sep)
    if (way[0] === '' || way[0] === '..' || platform.isAbsolute(way.join(platform.sep))) return []
    return [`:(exclude,literal)${way.join('/')}`]
  })
}

/**
 * Whether anything differs from the commit that is checked out but what git ignores, `.goldenpair` and `except`. Throws where there is no git.
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

/** Whether a checkout has changes that no commit has, as `differs` counts them; false where there is no git. */
export async function hasChanges(cwd: string, except: readonly string[]): Promise<boolean> {
  return differs(cwd, except).catch(() => false)
}

/**
 * The commit that is checked out if nothing `differs` from it, and the hash of its files, equal for commits of equal files; null otherwise,
 * and where there is no git.
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
 * The files that HEAD changes since it left `base`, from the working directory, with `/`; others of the repository are left out.
 * Throws the user's error `flag-invalid` where git cannot tell: no repository, no such commit, no common history.
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
 * The files in which two commits differ, from the root of the repository, with `/`; of a submodule its path with a `/` behind. Null where git does not have
 * both of them, as in a shallow checkout, and where there is no git.
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

/** A commit as git shows it: its author and the first line of its message are text of others. */
export type CommitFacts = Awaited<ReturnType<typeof readHistory>>['good']

/**
 * The commits after `good` up to `bad`, the oldest first, of merges the first parent alone; and `good` itself. Throws the user's error
 * `history-unusable`.
 */
export async function readHistory(good: string, bad: string, workingDirectory: string) {
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
