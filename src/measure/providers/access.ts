import { z } from 'zod'
import type { Log } from '../../io/log.js'
import { isSecret, type Mask, maskOf } from '../../model/mask.js'
import { credentialsOf, namedValues } from '../../io/target-environment.js'

/**
 * What the workflow or the user's shell — never the suite, which a pull request can edit — gives to reach model providers. A key goes
 * to `openaiBaseUrl` (or the provider's own address) and to no address that a suite names, unless the workflow has allowed
 * that key by name for targets.
 */
export interface ProviderAccess {
  readonly openaiApiKey: string | null
  /** Null is the provider's own. */
  readonly openaiBaseUrl: string | null
  /** For GitHub Models. */
  readonly githubToken: string | null
  /** Where GitHub Models are not at their usual address, or bill an organisation; null is the usual one. */
  readonly githubModelsUrl: string | null
}

/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
export function hasUser(url: string): boolean {
  const { username, password } = new URL(url)
  return username !== '' || password !== ''
}

/**
 * An address as it may be printed: without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
export function printableAddress(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

/** The options by which a suite says where its model is: part of the options of every adapter that calls one. */
export const providerOptions = {
  /** `github-models` needs no key of its own: the job's token, with `models: read`. */
  preset: z.enum(['github-models']).optional(),
  /** Of any API that speaks OpenAI's chat completions. It gets no key but that of `api_key_env`. */
  base_url: z
    .url({ protocol: /^https?$/, error: 'an address that begins with `http://` or `https://` and a host' })
    .refine(
      (url) => !URL.canParse(url) || !hasUser(url),
      'an address must not contain a user name. Name the variable with the key in `api_key_env`',
    )
    .optional(),
  /** The variable that holds the key; the workflow must have allowed it for targets (`target-env`). */
  api_key_env: z
    .string()
    .regex(/^[A-Za-z_]\w*$/)
    .optional(),
}

export type ProviderOptions = z.output<z.ZodObject<typeof providerOptions>>

/** Whether the options name one address at most: a token for GitHub Models must not go to a `base_url`. */
export function namesOneAddress({ preset, base_url, api_key_env }: ProviderOptions): boolean {
  return preset === undefined || (base_url === undefined && api_key_env === undefined)
}

export const TWO_ADDRESSES = '`preset` has its own address and key: leave out `base_url` and `api_key_env`'

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
