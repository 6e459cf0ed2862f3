import { sha256 } from '../../io/sha256.js'
import type { Suite } from '../../model/suite/suite.js'
import { loadSuite, SUITE_REGISTRIES } from '../../run/load-suite.js'
import { skipCodeQuality, type SkippedCode } from '../../run/skip-code-quality.js'
import type { Surroundings } from './surroundings.js'

/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
export async function loadSuiteHere(
  path: string,
  { workingDirectory, scorer, log }: Pick<Surroundings, 'workingDirectory' | 'scorer' | 'log'>,
  { strict = false, skipped = null }: { readonly strict?: boolean; readonly skipped?: SkippedCode | null } = {},
): Promise<Suite> {
  const registries = SUITE_REGISTRIES
  const suite = await loadSuite({ path, workingDirectory, registries, hash: sha256, scorer, log, strict })
  return skipped === null ? suite : skipCodeQuality(suite, { skipped, log })
}
