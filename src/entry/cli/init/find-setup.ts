import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { isRecord, tryJson } from '../../../model/json.js'

const SETUP_NODE = 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0'
const SETUP_PYTHON = 'actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0'

/** What installs a repository's dependencies, and the step of a workflow that installs the language. */
export type Setup = NonNullable<Awaited<ReturnType<typeof setUpNode | typeof setUpPython>>>

export type Dependencies = Awaited<ReturnType<typeof findDependencies>>

/**
 * Reads a repository's dependencies from package.json and lock files, requirements.txt and pyproject.toml. `packages` are
 * the names in package.json, except those for development. `folder` is the suite's folder and `prefix` its path in the
 * repository (empty at the root), whose lock file a workspace shares.
 */
export async function findDependencies(folder: string, prefix: string) {
  const root = prefix === '' ? folder : join(folder, ...prefix.split('/').map(() => '..'))
  const manifest = await readIfThere(join(folder, 'package.json'))
  const setups: Setup[] = []
  if (manifest !== null) setups.push(await setUpNode({ folder, root, prefix }, manifest))
  const python = await setUpPython(folder, prefix)
  if (python !== null) setups.push(python)
  // Whoever runs npm learns of a broken package.json; a suite can be written all the same.
  const { dependencies } = Object(tryJson(manifest ?? '')) as { readonly dependencies?: unknown }
  return { setups, packages: new Set(isRecord(dependencies) ? Object.keys(dependencies) : []) }
}

/** Returns the set-ups that a target of this kind needs; none for the built-in search. */
export function setupsFor({ setups }: Dependencies, target: InitTarget, command: string | null): readonly Setup[] {
  const language = languageOf(target, command)
  if (language === null) return []
  return setups.filter((setup) => language === 'any' || setup.language === language)
}

function languageOf(target: InitTarget, command: string | null): Setup['language'] | 'any' | null {
  if (target === 'search' || (target === 'http' && command === null)) return null
  if (target === 'python') return 'python'
  if (target === 'node' || target === 'module') return 'node'
  const [program = ''] = (command ?? '').trim().split(/\s/)
  if (/(?:^|\/)(?:node|npm|npx|pnpm|yarn|tsx)$/.test(program)) return 'node'
  return /(?:^|\/)(?:python[\d.]*|uvicorn|flask)$/.test(program) ? 'python' : 'any'
}

async function setUpNode(
  { folder, root, prefix }: { readonly folder: string; readonly root: string; readonly prefix: string },
  manifest: string,
) {
  const lock = async (name: string): Promise<string | null> =>
    (await readIfThere(join(folder, name))) ?? readIfThere(join(root, name))
  const yarn = await lock('yarn.lock')
  const command =
    (await lock('package-lock.json')) !== null || (await lock('npm-shrinkwrap.json')) !== null
      ? 'npm ci'
      : (await lock('pnpm-lock.yaml')) !== null
        ? 'corepack pnpm install --frozen-lockfile'
        : yarn === null
          ? 'npm install'
          : `corepack yarn install ${yarn.includes('__metadata:') ? '--immutable' : '--frozen-lockfile'}`
  const file = (await readIfThere(join(folder, '.nvmrc'))) === null ? 'package.json' : '.nvmrc'
  const isSaid = file === '.nvmrc' || /"engines"\s*:\s*\{[^}]*"node"/.test(manifest)
  const version = isSaid ? `node-version-file: ${quoteYaml(posix.join(prefix, file))}` : "node-version: 'lts/*'"
  return {
    language: 'node' as const,
    command,
    isolated: command,
    fills: 'node_modules/',
    step: [`- uses: ${SETUP_NODE}`, '  with:', `    ${version}`, '    package-manager-cache: false'],
  }
}

async function setUpPython(folder: string, prefix: string) {
  const project = (await readIfThere(join(folder, 'pyproject.toml'))) ?? ''
  const hasList = (await readIfThere(join(folder, 'requirements.txt'))) !== null
  if (!hasList && !/^\[(?:project|build-system|tool\.poetry)\]/m.test(project)) return null
  const what = hasList ? '-r requirements.txt' : '-e .'
  const hasVersion = (await readIfThere(join(folder, '.python-version'))) !== null
  const file = hasVersion ? '.python-version' : 'pyproject.toml'
  const isSaid = hasVersion || /^requires-python\s*=/m.test(project)
  const version = isSaid ? `python-version-file: ${quoteYaml(posix.join(prefix, file))}` : "python-version: '3.13'"
  return {
    language: 'python' as const,
    /** The `setup` of a target. */
    command: `python3 -m pip install ${what}`,
    /** Installs the dependencies into `.venv`, so that a target started from there has them on any machine. */
    isolated: `python3 -m venv .venv && .venv/bin/pip install ${what}`,
    /** The folder that it fills, as a line of .gitignore. */
    fills: '.venv/',
    /** The lines of the workflow's step. */
    step: [`- uses: ${SETUP_PYTHON}`, '  with:', `    ${version}`],
  }
}

/** Writes a path or name as YAML on one line. @example quoteYaml("it's here") // "'it''s here'" */
export function quoteYaml(text: string): string {
  return /^[A-Za-z][\w./-]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`
}

const readIfThere = async (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)

/**
 * What a new suite may ask: the built-in search, an application for Node, the user's own program or server, or an example
 * program to start from.
 */
export const INIT_TARGETS = ['search', 'module', 'command', 'http', 'python', 'node'] as const
export type InitTarget = (typeof INIT_TARGETS)[number]

/** The number of jobs in the workflow: two keep the token that may write away from the code of pull requests. */
export const WORKFLOW_JOBS = ['1', '2'] as const
export type WorkflowJobs = (typeof WORKFLOW_JOBS)[number]

/** The cases that fail the check if one of them breaks. */
export const WATCHED_CASES = ['critical', 'all'] as const
export type WatchedCases = (typeof WATCHED_CASES)[number]

/** What the person or the flags decided. */
export interface InitChoices {
  /** The name of the suite. */
  readonly name: string
  readonly target: InitTarget
  /**
   * What starts the program of target `command`, or the server of `http`; `null` for other targets, and for a server that
   * runs already.
   */
  readonly command: string | null
  /** The address of the server of target `http`; `null` for other targets. */
  readonly url: string | null
  readonly jobs: WorkflowJobs
  readonly watched: WatchedCases
  /** The most that a run may cost in US dollars; `null` for no limit. */
  readonly maxCostUsd: number | null
}

/** Makes the name of a suite from the name of a folder. @example nameSuite('My docs (old)') // 'My-docs-old' */
export function nameSuite(folder: string): string {
  const name = folder.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replaceAll(/^[._-]+|-+$/g, '')
  return name.slice(0, 60) || 'golden'
}
