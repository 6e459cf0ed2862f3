import { maskOf, type Mask } from '../../model/mask.js'
import type { ProviderAccess } from '../../providers/access.js'
import { credentialsOf } from '../../targets/target-environment.js'

/** What is secret in a job: the credentials of its environment, and the keys that its inputs give. */
export interface SecretSources {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly providers?: Pick<ProviderAccess, 'openaiApiKey' | 'githubToken'>
}

export function knownSecrets({ env, providers }: SecretSources): readonly string[] {
  const keys = [providers?.openaiApiKey ?? null, providers?.githubToken ?? null]
  return [...credentialsOf(env), ...keys.filter((key) => key !== null)]
}

/** Takes the job's secrets out of whatever enters from a target, a judge or an error. */
export function maskSecrets(sources: SecretSources): Mask {
  return maskOf(knownSecrets(sources))
}
