import { z } from 'zod'
import { hasUser } from './has-user.js'

/** The options by which a suite says where its model is: part of the options of every adapter that calls one. */
export const providerOptions = {
  /** `github-models` needs no key of its own: the job's token, with `models: read`. */
  preset: z.enum(['github-models']).optional(),
  /** Of any API that speaks OpenAI's chat completions. It gets no key but that of `api_key_env`. */
  base_url: z
    .url({ protocol: /^https?$/, error: 'an address that begins with `http://` or `https://` and a host' })
    .refine(
      (url) => !URL.canParse(url) || !hasUser(url),
      'a user name has no place in an address. Let `api_key_env` name the variable with the key',
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
