import { basename, join, relative, resolve, sep } from 'node:path'
import type { Hash } from '../core/model/fingerprint.js'
import { UserError } from '../core/model/error.js'
import type { Suite } from '../core/model/suite.js'
import { casePatterns, resolveFrom } from '../core/suite/case-patterns.js'
import { parseSuite } from '../core/suite/parse-suite.js'
import type { TextFile } from '../core/suite/read-yaml.js'
import type { SuiteRegistries } from '../core/suite/registries.js'
import { locatePath, readTextFile } from '../shell/io/files.js'
import { globToRegExp } from '../shell/io/glob.js'
import { listFiles } from '../shell/io/list-files.js'
import type { Log } from '../shell/io/log.js'

const MAX_BYTES = 10_000_000

/**
 * The suite at a path (absolute, or from the working directory), with the case files that it names. Warnings go to the log.
 * Nothing outside the working directory is read; globs follow no links and enter neither hidden folders nor `node_modules`.
 * Throws the user's errors `suite-not-found`, `suite-outside`, `file-unreadable` and `suite-invalid`.
 */
export async function loadSuite({
  path,
  workingDirectory,
  registries,
  hash,
  log,
}: {
  readonly path: string
  readonly workingDirectory: string
  readonly registries: SuiteRegistries
  readonly hash: Hash
  readonly log: Log
}): Promise<Suite> {
  const read = async (shown: string): Promise<TextFile> => ({
    path: shown,
    text: await readTextFile({ path: join(workingDirectory, shown), shown, maxBytes: MAX_BYTES }),
  })
  const manifest = await read(await findManifest(path, workingDirectory))
  const found = new Set<string>()
  const emptyPatterns: string[] = []
  for (const pattern of casePatterns(manifest) ?? []) {
    const glob = resolveFrom(manifest.path, pattern)
    const files = glob === null ? [] : await findFiles(glob, workingDirectory)
    const cases = files.filter((file) => file !== manifest.path)
    if (cases.length === 0) emptyPatterns.push(pattern)
    for (const file of cases) found.add(file)
  }
  const caseFiles: TextFile[] = []
  for (const file of found) caseFiles.push(await read(file))

  const { suite, warnings } = parseSuite({ manifest, caseFiles, emptyPatterns, registries, hash })
  for (const warning of warnings) log.warning(warning)
  return suite
}

/** The manifest's path from the working directory, with `/`. */
async function findManifest(path: string, workingDirectory: string): Promise<string> {
  const full = resolve(workingDirectory, path)
  const place = await locatePath(workingDirectory, full)
  if (place === 'missing') throw new UserError('suite-not-found', { path })
  if (place === 'outside') throw new UserError('suite-outside', { path, working_directory: workingDirectory })
  return relative(workingDirectory, full).split(sep).join('/') || '.'
}

/** Files below the working directory that match a glob from there, sorted. */
async function findFiles(glob: string, workingDirectory: string): Promise<readonly string[]> {
  const parts = glob.split('/')
  const firstWild = parts.findIndex((part) => /[*?{]/.test(part))
  const fixed = parts.slice(0, firstWild === -1 ? -1 : firstWild)
  const depth = glob.includes('**') ? Infinity : parts.length - fixed.length - 1
  const folder = join(workingDirectory, ...fixed)
  if ((await locatePath(workingDirectory, folder)) !== 'inside') return []
  const enters = (inner: string): boolean => {
    const name = basename(inner)
    return name !== 'node_modules' && !name.startsWith('.') && inner.split('/').length <= depth
  }
  const pattern = globToRegExp(glob)
  const files = await listFiles(folder, enters)
  return files.map((file) => [...fixed, file].join('/')).filter((file) => pattern.test(file))
}
