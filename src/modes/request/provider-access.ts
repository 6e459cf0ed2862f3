import { z } from 'zod'
import { refusedInput } from '../../model/error.js'
import type { Reader } from './options/option.js'
import { hasUser, printableAddress, type ProviderAccess } from '../../measure/providers/access.js'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Returns what the user's shell gives to reach model providers; an empty variable counts as not set.
 * @throws UserError `input-invalid`, for an address that is none
 */
export function readShellAccess(env: Variables): ProviderAccess {
  return {
    openaiApiKey: env['OPENAI_API_KEY'] || null,
    openaiBaseUrl: readVariable(env, 'OPENAI_BASE_URL'),
    githubToken: env['GITHUB_TOKEN'] || null,
    githubModelsUrl: readVariable(env, 'GITHUB_MODELS_URL'),
  }
}

/**
 * Returns what the workflow gives: only inputs, except for the address of GitHub Models. Throws as `readShellAccess`
 * does.
 */
export function readInputAccess(
  { openaiApiKey, openaiBaseUrl, githubToken }: Pick<ProviderAccess, 'openaiApiKey' | 'openaiBaseUrl' | 'githubToken'>,
  env: Variables,
): ProviderAccess {
  const githubModelsUrl = readVariable(env, 'GITHUB_MODELS_URL')
  return { openaiApiKey, openaiBaseUrl, githubToken: githubToken || null, githubModelsUrl }
}

function readVariable(env: Variables, name: string): string | null {
  const given = env[name] || null
  if (given === null) return null
  return readAddress(given, (expected, { got = given } = {}) => {
    throw refusedInput(name, got, expected)
  })
}

/** Reads an address from an input or a variable and returns it unchanged. A refusal shows neither user nor password. */
export const readAddress: Reader<string> = (given, refuse) => {
  if (!z.url({ protocol: /^https?$/ }).safeParse(given).success)
    return refuse('an http(s) address', { got: given.replace(/^(\w+:\/\/)?.*@/s, '$1') })
  return hasUser(given) ? refuse('an address without a user name or password', { got: printableAddress(given) }) : given
}
