import { basename, resolve } from 'node:path'
import { readPrefix, readRepositoryName } from '../../github/checkout.js'
import { nameSchema } from '../../model/suite/suite.js'
import type { SuiteHome } from '../suite/parse-suite.js'

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
  const name = directory === '' ? ((await repository()) ?? basename(resolve(workingDirectory))) : basename(directory)
  return { name: toName(name), directory }
}

function toName(text: string): string {
  const name = text
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 60)
  return nameSchema.safeParse(name).success ? name : 'suite'
}
