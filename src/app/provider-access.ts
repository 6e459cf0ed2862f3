import { z } from 'zod'
import { UserError } from '../core/model/error.js'
import type { ProviderAccess } from '../shell/providers/access.js'
import type { ActionInputs } from './action-inputs.js'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * What the user's shell gives to reach model providers; an empty variable is one that is not set.
 * @throws UserError `input-invalid`, for an address that is none
 */
export function providersOfShell(env: Variables): ProviderAccess {
  return {
    openaiApiKey: env['OPENAI_API_KEY'] || null,
    openaiBaseUrl: readAddress(env, 'OPENAI_BASE_URL'),
    githubToken: env['GITHUB_TOKEN'] || null,
    githubModelsUrl: readAddress(env, 'GITHUB_MODELS_URL'),
  }
}

/** What the workflow gives: by inputs alone, but for the address of GitHub Models. Throws as `providersOfShell`. */
export function providersOfInputs(
  { openaiApiKey, openaiBaseUrl, githubToken }: Pick<ActionInputs, 'openaiApiKey' | 'openaiBaseUrl' | 'githubToken'>,
  env: Variables,
): ProviderAccess {
  const githubModelsUrl = readAddress(env, 'GITHUB_MODELS_URL')
  return { openaiApiKey, openaiBaseUrl, githubToken: githubToken || null, githubModelsUrl }
}

function readAddress(env: Variables, name: string): string | null {
  const got = env[name] || null
  if (got === null || z.url({ protocol: /^https?$/ }).safeParse(got).success) return got
  throw new UserError('input-invalid', { name, got, expected: 'an http(s) address', suggestion: null })
}
