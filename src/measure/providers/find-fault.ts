import { z } from 'zod'
import { isRecord } from '../../model/json.js'
import { isOutage } from '../../model/outage.js'

/** An error in the body of an answer with status 200. */
export interface Fault {
  readonly message: string
  /**
   * The error's code, or 400 if its text blames the request. Undefined if the provider behind the gateway failed, even if the
   * gateway reports that as 400.
   */
  readonly status?: number | undefined
}

const word = z.union([z.string(), z.number()]).nullish().catch(undefined)
const errorSchema = z.looseObject({
  message: z.string().catch('an error without a message'),
  code: word,
  type: word,
  // The error of the provider behind a gateway.
  metadata: z.looseObject({ raw: z.unknown().optional() }).nullish().catch(undefined),
})
const REQUEST_FAULT = /invalid|unsupported|not_found|context_length|too_long|content_policy/i

/**
 * Finds the error in a successful reply of an OpenAI-compatible API; `null` if there is none. A gateway such as OpenRouter sends an
 * error this way once the provider behind it has begun: as `error` of the body or choice, as `finish_reason`, or with `choices`
 * null.
 * Source: openrouter.ai/docs/api-reference/errors
 */
export function findFault(body: unknown): Fault | null {
  if (!isRecord(body)) return null
  const choice: unknown = Array.isArray(body['choices']) ? body['choices'][0] : undefined
  // False, an empty text and an empty object are no error.
  const error = [body['error'], isRecord(choice) ? choice['error'] : null].find((one) =>
    isRecord(one) ? Object.keys(one).length > 0 : typeof one === 'string' && one !== '',
  )
  if (error !== undefined) return readFault(typeof error === 'string' ? { message: error } : error)
  const reason = isRecord(choice) ? choice['finish_reason'] : null
  if (isBroken(reason)) return { message: `\`finish_reason\` is \`${reason}\`` }
  return body['choices'] === null ? { message: '`choices` is null' } : null
}

/** Whether the provider broke off the reply: OpenRouter, or Z.AI after a network failure. */
export const isBroken = (reason: unknown): reason is 'error' | 'network_error' =>
  reason === 'error' || reason === 'network_error'

function readFault(error: unknown): Fault {
  const { message, code, type, metadata } = errorSchema.parse(error)
  const status = Number(code)
  // Without quotes: the words of an error in JSON are read as any other.
  const words = `${message} ${type ?? ''} ${JSON.stringify(metadata?.raw ?? '')}`.replaceAll(/[\\"]/g, '')
  if (status === 400 && isOutage(words)) return { message }
  if (Number.isInteger(status) && status >= 400 && status <= 599) return { message, status }
  return { message, status: REQUEST_FAULT.test(`${code ?? ''} ${type ?? ''}`) ? 400 : undefined }
}
