import { systemClock } from '../../io/clock.js'
import { locateScorer } from '../../run/custom-metrics/messages.js'
import { locatePrograms } from '../../run/locate-programs.js'
import type { MeasureRequest } from '../../run/measure.js'
import { providersOfShell } from '../../run/provider-access.js'
import type { Terminal } from './command.js'

/** What a command hands on of where it was started, to whatever loads, measures or judges. */
export type Surroundings = Required<
  Pick<
    MeasureRequest,
    'env' | 'targetEnvNames' | 'providers' | 'scorer' | 'programs' | 'workingDirectory' | 'clock' | 'log' | 'signal'
  >
>

/** The programs that it starts may see the variables that are named, beside the harmless ones. */
export function surroundingsOf(terminal: Terminal, targetEnvNames: readonly string[] = []): Surroundings {
  const { env, home, workingDirectory, log, signal } = terminal
  return {
    env,
    targetEnvNames,
    providers: providersOfShell(env),
    scorer: locateScorer({ home, env, targetEnvNames }),
    programs: locatePrograms(home),
    workingDirectory,
    clock: systemClock,
    log,
    signal,
  }
}
