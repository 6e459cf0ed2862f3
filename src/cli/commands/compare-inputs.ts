import { stat } from 'node:fs/promises'
import { basename, dirname, extname, resolve } from 'node:path'
import { UserError } from '../../model/error.js'
import type { Suite } from '../../model/suite.js'
import { claimsReference } from '../../store/runs/read-reference.js'
import { readRun } from '../../store/runs/read-run.js'
import { loadSuiteHere } from './load-suite-here.js'
import type { Surroundings } from './surroundings.js'

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
export async function readCompareInput(argument: string, surroundings: Surroundings): Promise<CompareInput> {
  const path = resolve(surroundings.workingDirectory, argument)
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
  return { kind: 'suite', name: basename(path, extension), suite: await loadSuiteHere(path, surroundings) }
}

async function isRegularFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}
