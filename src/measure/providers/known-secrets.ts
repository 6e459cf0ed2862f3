import type { Log } from '../../io/log.js'
import { isSecret, type Mask, maskOf } from '../../model/mask.js'
import type { ProviderAccess } from './access.js'
import { credentialsOf, namedValues } from '../../io/target-environment.js'

/** What is secret in a job: the credentials of its environment, whatever it names for targets, and the keys that its inputs give. */
export interface SecretSources {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly targetEnvNames: readonly string[]
  readonly providers?: Pick<ProviderAccess, 'openaiApiKey' | 'githubToken'>
}

/** Of what is named for targets, values that are too short or too plain to be told from ordinary text are left out. */
export function knownSecrets({ env, targetEnvNames, providers }: SecretSources): readonly string[] {
  const keys = [providers?.openaiApiKey ?? '', providers?.githubToken ?? '']
  const named = namedValues(env, targetEnvNames).filter(isSecret)
  return [...new Set([...credentialsOf(env), ...named, ...keys])].filter((secret) => secret !== '')
}

/** Takes the job's secrets out of whatever enters from a target, a judge or an error. */
export function maskSecrets(sources: SecretSources): Mask {
  return maskOf(knownSecrets(sources))
}

/** The log, whose lines have no secret: they may repeat errors of programs and providers. */
export function maskLog(log: Log, { text }: Mask): Log {
  return {
    debug: (message) => log.debug(text(message)),
    info: (message) => log.info(text(message)),
    notice: (message) => log.notice(text(message)),
    warning: (message) => log.warning(text(message)),
    error: (message) => log.error(text(message)),
  }
}
