import { basename, join, resolve } from 'node:path'
import { findMatches, locatePath, nameFrom, readTextFile, splitGlob } from '../io/files.js'
import { LARGE_TEXT, limitHeapGrowth } from '../io/heap.js'
import type { Log } from '../io/log.js'
import { REGISTRY as JUDGES } from './judges/index.js'
import { checkJsonSchema } from '../metrics/answer/json-schema.js'
import { buildMetrics, defaultGates, resolveMetric } from '../metrics/build-metrics.js'
import { tableFigure } from '../metrics/tables/table-figures.js'
import { JUDGE_MEASURES } from '../metrics/tables/judges/judge-reliability.js'
import { UserError } from '../model/error.js'
import { sha256 } from '../io/sha256.js'
import { nameSchema, type Suite } from '../model/suite/suite.js'
import { judgePromptPaths, type PromptFile } from './suite/parse-variants.js'
import { casePatterns, type PlacedGlob, resolveFrom, sourcePatterns } from './suite/parse-manifest.js'
import { inspectSuite, type LeftOut, refuseSuite, type SuiteHome } from './suite/parse-suite.js'
import {
  foldProblems,
  formatProblem,
  type Problem,
  quote,
  type SuiteRegistries,
  type TextFile,
} from './suite/problem.js'
import { listStaleCases } from './suite/stale-spans.js'
import { REGISTRY as TARGETS } from './targets/index.js'
import { checkSpans } from './run/arm/locate-spans.js'
import { loadModules, OUTSIDE, readNamed } from './run/custom-metrics/load-modules.js'
import type { RunSuiteInput } from './run/input.js'
import { readPrefix, readRepositoryName } from '../github/checkout.js'
import { globToRegExp } from '../model/glob.js'

const MAX_BYTES = 10_000_000

export interface LoadSuite extends Pick<RunSuiteInput, 'workingDirectory' | 'scorer'> {
  /** Absolute, or relative to the working directory. */
  readonly path: string
  readonly registries: SuiteRegistries
  /** The place given by the workflow; absent on the command line. */
  readonly place?: WorkflowPlace | null
}

/**
 * Loads the suite at a path with its case files. Logs warnings and stale spans; stale spans are errors instead if the suite or the
 * caller is strict. Reads nothing outside the working directory; globs do not follow links or enter hidden folders or
 * `node_modules`. Throws the user errors `suite-not-found`, `suite-outside`, `file-unreadable` and `suite-invalid`.
 */
export async function loadSuite(input: LoadSuite & { readonly log: Log; readonly strict?: boolean }): Promise<Suite> {
  const { log, strict = false, ...source } = input
  const loaded = await readSuite(source)
  const { suite, stale } = loaded
  if (suite === null) throw refuseSuite(loaded.path, loaded.problems)
  if (stale.length > 0 && (strict || loaded.strict)) throw refuseSuite(loaded.path, stale)
  for (const warning of foldProblems([...loaded.warnings, ...stale])) log.warning(formatProblem(warning))
  if (loaded.unchecked) log.info(UNCHECKED_SPANS)
  return suite
}

/** Replaces the warnings for each span. */
export const UNCHECKED_SPANS = 'Expected spans were not checked: none of their paths is in this checkout.'

/**
 * Reads the suite at a path with all errors, warnings and notes; an invalid suite is returned as data. `path` is the manifest's,
 * `files` are the manifest and its case files. `stale` lists expected spans that the working directory lacks; `unchecked` is true
 * if it has none of their paths. Throws the user errors `suite-not-found`, `suite-outside` and `file-unreadable`.
 */
export async function readSuite(input: LoadSuite) {
  const { path, workingDirectory, registries, scorer, place: workflow = null } = input
  const read = async (shown: string): Promise<TextFile> => ({
    path: shown,
    text: await readTextFile({ path: join(workingDirectory, shown), shown, maxBytes: MAX_BYTES }),
  })
  const manifest = await read(await findManifest(path, workingDirectory))
  const found = new Set<string>()
  const leftOut: LeftOut[] = []
  for (const pattern of casePatterns(manifest)) {
    const glob = resolveFrom(manifest.path, pattern)
    const nothing = { files: [], links: [], folders: [] }
    const { files, links, folders } = glob === null ? nothing : await findMatches(glob, workingDirectory)
    const cases = files.filter((file) => file !== manifest.path)
    const isEmpty = cases.length === 0
    if (links.length > 0) leftOut.push({ pattern, isEmpty, paths: links, kind: 'link' })
    if (folders.length > 0) leftOut.push({ pattern, isEmpty, paths: folders, kind: 'folder' })
    if (isEmpty && links.length + folders.length === 0) leftOut.push({ pattern, isEmpty, paths: [], kind: 'nothing' })
    for (const file of cases) found.add(file)
  }
  const caseFiles: TextFile[] = []
  for (const file of found) caseFiles.push(await read(file))
  limitHeapGrowth(
    caseFiles.reduce((sum, { text }) => sum + text.length, 0),
    LARGE_TEXT,
  )

  const modules = await loadModules({ manifest, workingDirectory, scorer })
  const prompts = await readPrompts(manifest, readPromptsIn(workingDirectory))
  const home = await findSuiteHome(workingDirectory, workflow)
  const files = { manifest, caseFiles, leftOut, modules, prompts }
  const inspected = inspectSuite({ ...files, home, registries, hash: sha256 })
  const { suite } = inspected
  const place = { path: manifest.path, files: [manifest.path, ...found] }
  if (suite === null) return { ...inspected, ...place, stale: [], unchecked: false }
  const idle = await findIdleSources(sourcePatterns(manifest), rootOf(workingDirectory, home))
  const { stale, unchecked } = await checkSpans({ cases: suite.cases, workingDirectory })
  return {
    ...inspected,
    ...place,
    warnings: [...inspected.warnings, ...idle],
    suite: { ...suite, ...listStaleCases(suite.cases, stale) },
    stale: stale.map(({ problem }) => problem),
    unchecked,
  }
}

/** Returns the manifest's path relative to the working directory, with `/`. */
async function findManifest(path: string, workingDirectory: string): Promise<string> {
  const full = resolve(workingDirectory, path)
  const place = await locatePath(workingDirectory, full)
  if (place === 'missing') throw new UserError('suite-not-found', { path })
  if (place === 'outside') throw new UserError('suite-outside', { path, working_directory: workingDirectory })
  return nameFrom(workingDirectory, full) || '.'
}

/** Enough for any instruction. The prompt is sent with every question. */
const MAX_PROMPT_BYTES = 64_000
const SHOWN_LENGTH = 200

/**
 * Reads the prompt files that a manifest names for its judge. Problems with a file are returned as data. Throws what `read` throws.
 */
export async function readPrompts(
  manifest: TextFile,
  read: ReturnType<typeof readPromptsIn>,
): Promise<readonly PromptFile[]> {
  const found: PromptFile[] = []
  for (const { question, path: written } of judgePromptPaths(manifest)) {
    const path = resolveFrom(manifest.path, written)
    const text = path === null ? { problem: OUTSIDE } : await read(path)
    const refuse = (problem: string): void =>
      void found.push({ question, kind: 'refused', message: `\`${written.slice(0, SHOWN_LENGTH)}\`: ${problem}` })
    if (typeof text !== 'string') refuse(text.problem)
    else if (text.trim() === '') refuse('it is empty. Write what the judge should do, or remove it.')
    else if (Buffer.byteLength(text) > MAX_PROMPT_BYTES) refuse(`it is larger than ${MAX_PROMPT_BYTES / 1000} kB.`)
    else found.push({ question, kind: 'read', path: path ?? written, text })
  }
  return found
}

/** Returns a reader for prompts in a checkout. Does not follow links that lead outside. */
export const readPromptsIn = (workingDirectory: string) => async (path: string) =>
  readNamed(path, workingDirectory, async (shown) =>
    readTextFile({ path: join(workingDirectory, shown), shown, maxBytes: MAX_PROMPT_BYTES }),
  )

/** Everything that a suite may name, from the registries. */
export const SUITE_REGISTRIES: SuiteRegistries = {
  targets: TARGETS,
  judges: JUDGES,
  metrics: buildMetrics,
  resolveMetric,
  tableFigure,
  judgeMeasures: JUDGE_MEASURES.map(({ metric }) => metric),
  defaultGates,
  checkJsonSchema,
}

/** The checkout as described by the workflow. */
export interface WorkflowPlace {
  readonly repo: string
  /** The working directory relative to the root of the repository, used if git does not tell. */
  readonly workingDirectory: string
}

/**
 * Names a suite after its working directory or, at the root of a repository, after the repository, because every manifest's folder
 * is called `golden`. Characters not allowed in a name become a dash.
 */
export async function findSuiteHome(workingDirectory: string, place: WorkflowPlace | null): Promise<SuiteHome> {
  const prefix = await readPrefix(workingDirectory)
  const directory = (prefix ?? place?.workingDirectory ?? '').replace(/^\.?\/+|^\.$|\/+$/g, '')
  const repository = async (): Promise<string | null> =>
    place?.repo ?? (prefix === null ? null : readRepositoryName(workingDirectory))
  const text = directory === '' ? ((await repository()) ?? basename(resolve(workingDirectory))) : basename(directory)
  const plain = text.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '')
  return { name: nameSchema.safeParse(plain.slice(0, 60)).data ?? 'suite', directory }
}

/** Returns the root of the repository, which sources are relative to. */
export function rootOf(workingDirectory: string, { directory }: Pick<SuiteHome, 'directory'>): string {
  const steps = directory.split('/').filter((step) => step !== '')
  return join(workingDirectory, ...steps.map(() => '..'))
}

/** Returns a warning for each source that matches no file, because changes to the intended files would go unnoticed. */
export async function findIdleSources(sources: readonly PlacedGlob[], root: string): Promise<readonly Problem[]> {
  const warnings: Problem[] = []
  for (const { glob, ...place } of sources) {
    const { files, folders } = await findMatches(glob, root)
    if (files.length > 0) continue
    const hint = folders.length > 0 ? `For everything in the folder, write ${quote(`${glob}/**`)}.` : HINT
    warnings.push({ ...place, message: `no file matches the source ${quote(glob)} of the target. ${hint}` })
  }
  return warnings
}

const HINT = 'Sources are named from the root of the repository.'

/**
 * Whether a changed file belongs to the sources, which do not include hidden folders or `node_modules`. A submodule (path ending
 * with `/`) always does, because its content is not inspected.
 */
export function isSource(path: string, sources: readonly string[]): boolean {
  if (path.endsWith('/')) return true
  return sources.some((glob) => {
    if (!globToRegExp(glob).test(path)) return false
    const { fixed, enters } = splitGlob(glob)
    const folders = path.split('/').slice(fixed.length, -1)
    return folders.every((_, index) => enters(folders.slice(0, index + 1).join('/')))
  })
}
