import { z } from 'zod'
import type { Log } from '../../io/log.js'
import { isSecret, type Mask, createMask } from '../../model/mask.js'
import { credentialsOf, namedValues } from '../../io/target-environment.js'

/**
 * Access to model providers, given by the workflow or the user's shell, never by the suite, which a pull request can edit. A key is
 * sent only to `openaiBaseUrl` (or the provider's own address), and to an address named by a suite only if the workflow allows that
 * key by name for targets.
 */
export interface ProviderAccess {
  readonly openaiApiKey: string | null
  /** `null`: the provider's own address. */
  readonly openaiBaseUrl: string | null
  /** Token for GitHub Models. */
  readonly githubToken: string | null
  /** Address of GitHub Models, to bill an organisation or use another host; `null` for the usual address. */
  readonly githubModelsUrl: string | null
}

/**
 * Whether an address contains a user or password. `fetch` refuses such an address, and addresses appear in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
export function hasUser(url: string): boolean {
  const { username, password } = new URL(url)
  return username !== '' || password !== ''
}

/**
 * Formats an address for printing, without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
export function printableAddress(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

/** Options that say where a suite's model is; shared by all adapters that call one. */
export const providerOptions = {
  /** `github-models` needs no key, only the job's token with `models: read`. */
  preset: z.enum(['github-models']).optional(),
  /** Address of any API compatible with OpenAI's chat completions. No key is sent to it except that of `api_key_env`. */
  base_url: z
    .url({ protocol: /^https?$/, error: 'an address that begins with `http://` or `https://` and a host' })
    .refine(
      (url) => !URL.canParse(url) || !hasUser(url),
      'an address must not contain a user name. Name the variable with the key in `api_key_env`',
    )
    .optional(),
  /** Name of the variable with the key. The workflow must allow it for targets (`target-env`). */
  api_key_env: z
    .string()
    .regex(/^[A-Za-z_]\w*$/)
    .optional(),
}

export type ProviderOptions = z.output<z.ZodObject<typeof providerOptions>>

/** Whether the options name at most one address: the token for GitHub Models must not be sent to a `base_url`. */
export function namesOneAddress({ preset, base_url, api_key_env }: ProviderOptions): boolean {
  return preset === undefined || (base_url === undefined && api_key_env === undefined)
}

export const TWO_ADDRESSES = '`preset` has its own address and key: leave out `base_url` and `api_key_env`'

/** Sources of a job's secrets: credentials in its environment, variables named for targets, and keys given as inputs. */
export interface SecretSources {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly targetEnvNames: readonly string[]
  readonly providers?: Pick<ProviderAccess, 'openaiApiKey' | 'githubToken'>
}

/**
 * Returns the secrets of a job, without values named for targets that are too short or common to distinguish from ordinary text.
 */
export function knownSecrets({ env, targetEnvNames, providers }: SecretSources): readonly string[] {
  const keys = [providers?.openaiApiKey ?? '', providers?.githubToken ?? '']
  const named = namedValues(env, targetEnvNames).filter(isSecret)
  return [...new Set([...credentialsOf(env), ...named, ...keys])].filter((secret) => secret !== '')
}

/** Returns a mask that removes the job's secrets from text of a target, judge or error. */
export function maskSecrets(sources: SecretSources): Mask {
  return createMask(knownSecrets(sources))
}

/** Returns a log that removes secrets from its lines, which may repeat errors of programs and providers. */
export function maskLog(log: Log, { text }: Mask): Log {
  return {
    debug: (message) => log.debug(text(message)),
    info: (message) => log.info(text(message)),
    notice: (message) => log.notice(text(message)),
    warning: (message) => log.warning(text(message)),
    error: (message) => log.error(text(message)),
  }
}
