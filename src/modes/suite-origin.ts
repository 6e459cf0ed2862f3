import { sha256 } from '../io/sha256.js'
import { posix } from 'node:path'
import { shortCommit } from '../format/join-names.js'
import { findAcceptance } from '../github/pull-requests.js'
import { listRepositoryFiles, readPrefix, readRepositoryFile } from '../github/checkout.js'
import type { ReferencePoint } from '../github/reference-point.js'
import { readRequestFailure, explainUnread } from '../github/client.js'
import { globToRegExp } from '../model/glob.js'
import { checkJsonSchema } from '../metrics/answer/json-schema.js'
import type { Run } from '../model/run/run.js'
import type { GoldenCase } from '../model/suite/case.js'
import type { SuiteOrigin } from '../model/suite/rules.js'
import { type ActionRequest, openRepository } from './request/action-request.js'
import { workflowPlace } from './request/measure-checkout.js'
import { findSuiteHome } from '../measure/load-suite.js'
import { parseCases } from '../measure/suite/parse-cases.js'
import { casePatterns, parseManifest, resolveFrom } from '../measure/suite/parse-manifest.js'
import type { TextFile } from '../measure/suite/problem.js'
import { splitGlob } from '../io/files.js'

export type BaseFiles = NonNullable<Awaited<ReturnType<typeof openBaseFiles>>>

/**
 * Opens the files of the commit that a change is compared with, by paths from the working directory. Reads them through
 * the API, since a checkout of depth 1 lacks them. `null` if the commit is unknown.
 */
export async function openBaseFiles(request: ActionRequest, { sha }: Pick<ReferencePoint, 'sha'>) {
  if (sha === null) return null
  const prefix = (await readPrefix(request.workingDirectory)) ?? request.inputs.workingDirectory
  const at = async (path: string) => ({ ...(await openRepository(request)), path: posix.join(prefix, path), ref: sha })
  const readFile = async (path: string) => readRepositoryFile(await at(path))
  return {
    sha,
    readFile,
    /** Whether there is a file or a folder; `null` if GitHub cannot say. */
    has: async (path: string) =>
      readFile(path).then(
        () => true,
        (error: unknown) => (readRequestFailure(error)?.status === 404 ? false : null),
      ),
    /** Lists the files that match a glob; `null` if there are too many. */
    findFiles: async (glob: string) => {
      const { fixed, enters } = splitGlob(glob)
      const listed = await listRepositoryFiles(await at(fixed.join('/')), enters)
      const pattern = globToRegExp(glob)
      return listed?.map((file) => [...fixed, file].join('/')).filter((file) => pattern.test(file)) ?? null
    },
  }
}

/**
 * Reads the manifest of a suite at the commit that a change is compared with; `path` is relative to the working
 * directory, with `/`. `null` if there is none, or if GitHub does not provide it, which is logged.
 */
export async function readBaseManifest(request: ActionRequest, files: BaseFiles | null, path: string) {
  if (files === null) return null
  try {
    const text = await files.readFile(path)
    if (text === null) return null
    const { parsed } = parseManifest({ path, text })
    const home = await findSuiteHome(request.workingDirectory, workflowPlace(request))
    return {
      path,
      text,
      /** `null` if it cannot be read as a suite. */
      name: parsed === null || parsed.isBroken('name') ? null : (parsed.manifest.name ?? home.name),
      zero_tolerance: parsed?.manifest.zero_tolerance ?? 'critical',
    }
  } catch (error) {
    request.effects.log.info(`${path} of ${shortCommit(files.sha)} cannot be read: ${explainUnread(error)}`)
    return null
  }
}

/** The part of a comparison's base that has been read already. */
export interface KnownBase {
  readonly files: BaseFiles | null
  readonly manifest: Awaited<ReturnType<typeof readBaseManifest>>
}

export interface FindOrigin extends KnownBase {
  /** The run to compare with; `null` if there is none. */
  readonly baseRun: Pick<Run, 'commit' | 'cases'> | null
  /** The cases of the change. */
  readonly cases: readonly GoldenCase[]
  /** The number of the pull request; `null` if nobody can set a label. */
  readonly number: number | null
}

/**
 * Finds the cases that a change started from, and whether a person has accepted what it does to them. They are the
 * baseline's cases if it was measured at the base commit, and otherwise those of that commit, since edits by others in
 * between are not the change's doing. Undefined if they are not known; then no edit is held against the change.
 */
export async function findOrigin(request: ActionRequest, origin: FindOrigin): Promise<SuiteOrigin | undefined> {
  const { inputs, effects } = request
  const { files, baseRun, number } = origin
  const isMeasuredThere = baseRun !== null && baseRun.commit === files?.sha
  const cases = isMeasuredThere ? baseRun.cases : await readBaseCases(request, origin)
  if (cases === null) return undefined
  const accept_label = number === null ? null : inputs.acceptLabel
  const now = new Map(origin.cases.filter(({ enabled }) => enabled).map(({ id, fingerprint }) => [id, fingerprint]))
  const isEdited = cases.some(({ id, enabled, fingerprint }) => enabled && now.get(id) !== fingerprint)
  if (!isEdited || accept_label === null || number === null) return { cases, is_accepted: false, accept_label }
  const by = await askAcceptance(request, number)
  if (by !== null) effects.log.notice(`@${by} has accepted the edits of cases by the label \`${accept_label}\`.`)
  return { cases, is_accepted: by !== null, accept_label }
}

/**
 * Returns who has accepted by the label what a pull request does to its own cases; `null` if nobody has. Logs why a label
 * does not count.
 */
export async function askAcceptance(request: ActionRequest, number: number | null): Promise<string | null> {
  const { acceptLabel: label } = request.inputs
  if (number === null) return null
  const { by, reason } = await findAcceptance({ ...(await openRepository(request)), number, label })
  if (reason !== null) request.effects.log.warning(`The label \`${label}\` does not count: ${reason}.`)
  return by
}

async function readBaseCases({ effects }: ActionRequest, { files, manifest }: KnownBase) {
  if (files === null || manifest === null) return null
  try {
    const caseFiles: TextFile[] = []
    for (const pattern of casePatterns(manifest)) {
      const glob = resolveFrom(manifest.path, pattern)
      const found = glob === null ? [] : await files.findFiles(glob)
      if (found === null) return null
      for (const path of found) {
        if (path === manifest.path) continue
        const text = await files.readFile(path)
        if (text === null) return null
        caseFiles.push({ path, text })
      }
    }
    const { documents_dir = null, profile = null } = parseManifest(manifest).parsed?.manifest ?? {}
    return parseCases({ files: caseFiles, hash: sha256, checkJsonSchema, documents_dir, profile }).cases
  } catch (error) {
    effects.log.warning(
      `The cases of ${shortCommit(files.sha)} cannot be read, so edits of them go unnoticed: ${explainUnread(error)}`,
    )
    return null
  }
}
