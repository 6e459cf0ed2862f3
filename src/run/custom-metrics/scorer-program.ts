import { join } from 'node:path'
import { targetEnvironment } from '../../targets/target-environment.js'

/** For loading the modules of a suite: starting Node and what they import. */
export const LOAD_LIMIT_MS = 30_000

/** How the program is started that runs a suite's own metrics, as pull-request code apart from this process. */
export interface ScorerProgram {
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** The one that lies beside this program in `home`, with what a target may see of the environment. */
export function locateScorer({
  home,
  env,
  targetEnvNames,
}: {
  /** Goldenpair's own folder. */
  readonly home: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly targetEnvNames: readonly string[]
}): ScorerProgram {
  return {
    command: [process.execPath, join(home, 'dist', 'metrics.js')],
    env: targetEnvironment(env, targetEnvNames),
  }
}
