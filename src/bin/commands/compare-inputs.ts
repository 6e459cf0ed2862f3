import { stat } from 'node:fs/promises'
import { basename, dirname, extname, resolve } from 'node:path'
import { locateScorer } from '../../app/custom-metrics/scorer-program.js'
import { loadSuite } from '../../app/load-suite.js'
import { SUITE_REGISTRIES } from '../../app/registries.js'
import { UserError } from '../../core/model/error.js'
import type { Suite } from '../../core/model/suite.js'
import { sha256 } from '../../shell/io/sha256.js'
import { claimsReference } from '../../shell/runs/read-reference.js'
import { readRun } from '../../shell/runs/read-run.js'
import type { Terminal } from './command.js'

/** What an argument of `compare` names. */
export type CompareInput =
  | { readonly kind: 'run'; readonly folder: string }
  /** `name` is the file's, without what ends it. */
  | { readonly kind: 'suite'; readonly name: string; readonly suite: Suite }

const MANIFESTS = ['.yaml', '.yml', '.json']

/**
 * Reads an argument without running anything: a run folder, its run.json, a reference, or a suite manifest that is to be run. Throws the user's errors
 * `neither-run-nor-suite` and those of `readRun` and `loadSuite`.
 */
export async function readCompareInput(
  argument: string,
  terminal: Terminal,
  targetEnvNames: readonly string[],
): Promise<CompareInput> {
  const { workingDirectory, log } = terminal
  const path = resolve(workingDirectory, argument)
  const isFile = await isRegularFile(path)
  if (!isFile || basename(path) === 'run.json') {
    const folder = isFile ? dirname(path) : path
    // A name like a manifest's that is not there was meant to be one.
    if (!isFile && MANIFESTS.includes(extname(path))) throw new UserError('suite-not-found', { path: argument })
    await readRun(folder)
    return { kind: 'run', folder }
  }
  if (await claimsReference(path)) {
    await readRun(path)
    return { kind: 'run', folder: path }
  }
  const extension = extname(path)
  if (!MANIFESTS.includes(extension)) throw new UserError('neither-run-nor-suite', { path: argument })
  const scorer = locateScorer({ ...terminal, targetEnvNames })
  const suite = await loadSuite({ path, workingDirectory, registries: SUITE_REGISTRIES, hash: sha256, log, scorer })
  return { kind: 'suite', name: basename(path, extension), suite }
}

async function isRegularFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}
