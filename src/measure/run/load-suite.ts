import { basename, join, resolve } from 'node:path'
import { findMatches, locatePath, nameFrom, readTextFile, splitGlob } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import { REGISTRY as JUDGES } from '../judges/index.js'
import { checkJsonSchema } from '../../metrics/answer/json-schema.js'
import { buildMetrics, defaultGates, resolveMetric } from '../../metrics/build-metrics.js'
import { tableFigure } from '../../metrics/tables/table-figures.js'
import { JUDGE_MEASURES } from '../../metrics/tables/judges/judge-reliability.js'
import { UserError } from '../../model/error.js'
import { sha256 } from '../../io/sha256.js'
import { nameSchema, type Suite } from '../../model/suite/suite.js'
import { judgePromptPaths, type PromptFile } from '../suite/parse-variants.js'
import { casePatterns, type PlacedGlob, resolveFrom, sourcePatterns } from '../suite/parse-manifest.js'
import { inspectSuite, type LeftOut, refuseSuite, type SuiteHome } from '../suite/parse-suite.js'
import {
  foldProblems,
  formatProblem,
  type Problem,
  quote,
  type SuiteRegistries,
  type TextFile,
} from '../suite/problem.js'
import { listStaleCases } from '../suite/stale-spans.js'
import { REGISTRY as TARGETS } from '../targets/index.js'
import { checkSpans } from './arm/locate-spans.js'
import { loadModules, OUTSIDE, readNamed } from './custom-metrics/load-modules.js'
import type { RunSuiteInput } from './input.js'
import { readPrefix, readRepositoryName } from '../../github/checkout.js'
import { globToRegExp } from '../../model/glob.js'

const MAX_BYTES = 10_000_000

export interface LoadSuite extends Pick<RunSuiteInput, 'workingDirectory' | 'scorer'> {
  /** Absolute, or from the working directory. */
  readonly path: string
  readonly registries: SuiteRegistries
  /** By the workflow; absent on the command line. */
  readonly place?: WorkflowPlace | null
}

/**
 * The suite at a path, with the case files that it names. Warnings go to the log; stale spans too, or they are problems where the suite or
 * the caller is strict. Nothing outside the working directory is read; globs follow no links and enter neither hidden folders nor
 * `node_modules`. Throws the user's errors `suite-not-found`, `suite-outside`, `file-unreadable` and `suite-invalid`.
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

/** One warning that stands for those of every span. */
export const UNCHECKED_SPANS = 'Expected spans were not checked: none of their paths is in this checkout.'

/**
 * The suite at a path as it was read, with every error, warning and note; `path` is the manifest's, `files` are the manifest and its case files,
 * `stale` the expected spans that the working directory does not have, or `unchecked`, where it has none of their paths. Throws the user's errors `suite-not-found`, `suite-outside` and
 * `file-unreadable`; a suite that is wrong is data.
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

/** The manifest's path from the working directory, with `/`. */
async function findManifest(path: string, workingDirectory: string): Promise<string> {
  const full = resolve(workingDirectory, path)
  const place = await locatePath(workingDirectory, full)
  if (place === 'missing') throw new UserError('suite-not-found', { path })
  if (place === 'outside') throw new UserError('suite-outside', { path, working_directory: workingDirectory })
  return nameFrom(workingDirectory, full) || '.'
}

/** Long enough for any instruction; it is sent with every question. */
const MAX_PROMPT_BYTES = 64_000
const SHOWN_LENGTH = 200

/** The prompt files that a manifest names for its judge, as `readPromptsIn` reads them. Whatever is wrong with one is data. Throws what `read` throws. */
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

/** Reads prompts of a checkout; links that lead out of it are not followed. */
export const readPromptsIn = (workingDirectory: string) => async (path: string) =>
  readNamed(path, workingDirectory, async (shown) =>
    readTextFile({ path: join(workingDirectory, shown), shown, maxBytes: MAX_PROMPT_BYTES }),
  )

/** What a suite may name, from the registries. */
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

/** What the workflow says of the checkout. */
export interface WorkflowPlace {
  readonly repo: string
  /** The working directory from the root of the repository, where git does not say. */
  readonly workingDirectory: string
}

/**
 * Names a suite after its working directory or, at the root of a repository, after the repository: the folder of the manifest is `golden` for
 * everybody. What no name may have becomes a dash.
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

/** The root of the repository, from which sources are named. */
export function rootOf(workingDirectory: string, { directory }: Pick<SuiteHome, 'directory'>): string {
  const steps = directory.split('/').filter((step) => step !== '')
  return join(workingDirectory, ...steps.map(() => '..'))
}

/** A warning for each source that no file matches: what it was to name can change without anybody noticing. */
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
 * Whether a changed file is one of the sources, which enter neither hidden folders nor `node_modules`. A submodule, whose path ends with `/`, is always one:
 * what is in it is not looked at.
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
