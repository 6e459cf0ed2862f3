import { loadSuite } from '../../app/load-suite.js'
import { SUITE_REGISTRIES } from '../../app/registries.js'
import type { Suite } from '../../core/model/suite.js'
import { sha256 } from '../../shell/io/sha256.js'
import type { Surroundings } from './surroundings.js'

/** The suite at a path, as every command reads one. Throws as `loadSuite` does. */
export async function loadSuiteHere(
  path: string,
  { workingDirectory, scorer, log }: Pick<Surroundings, 'workingDirectory' | 'scorer' | 'log'>,
  { strict = false }: { readonly strict?: boolean } = {},
): Promise<Suite> {
  return loadSuite({ path, workingDirectory, registries: SUITE_REGISTRIES, hash: sha256, scorer, log, strict })
}
