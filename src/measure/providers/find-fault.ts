import { z } from 'zod'
import { isRecord } from '../../model/json.js'
import { isOutage } from '../../model/outage.js'

/** An error in the body of an answer with status 200. */
export interface Fault {
  readonly message: string
  /**
   * The error's code, or 400 where its words say that the request is at fault; undefined: the provider behind the gateway is, also where a
   * gateway says 400 of it.
   */
  readonly status?: number | undefined
}

const word = z.union([z.string(), z.number()]).nullish().catch(undefined)
const errorSchema = z.looseObject({
  message: z.string().catch('an error without a message'),
  code: word,
  type: word,
  // What the provider behind a gateway said.
  metadata: z.looseObject({ raw: z.unknown().optional() }).nullish().catch(undefined),
})
const REQUEST_FAULT = /invalid|unsupported|not_found|context_length|too_long|content_policy/i

/**
 * The error in a success of an API like OpenAI's; null where there is none. A gateway such as OpenRouter sends it so once the provider
 * behind it has begun: as `error` of the whole or of the choice, as `finish_reason`, or with `choices` null.
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

/** A reply that the provider broke off: OpenRouter, and Z.AI where its network failed. */
export const isBroken = (reason: unknown): reason is string => reason === 'error' || reason === 'network_error'

function readFault(error: unknown): Fault {
  const { message, code, type, metadata } = errorSchema.parse(error)
  const status = Number(code)
  // Without quotes: the words of an error in JSON are read as any other.
  const words = `${message} ${type ?? ''} ${JSON.stringify(metadata?.raw ?? '')}`.replaceAll(/[\\"]/g, '')
  if (status === 400 && isOutage(words)) return { message }
  if (Number.isInteger(status) && status >= 400 && status <= 599) return { message, status }
  return { message, status: REQUEST_FAULT.test(`${code ?? ''} ${type ?? ''}`) ? 400 : undefined }
}
