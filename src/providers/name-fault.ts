import { z } from 'zod'

/** FastAPI's list of what is wrong with a request, of which `input` may repeat the whole of it. */
const faults = z.array(z.looseObject({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() })).min(1)
const named = z.looseObject({ error: z.unknown().refine(Boolean) })
const detailed = z.looseObject({ detail: z.union([z.string(), faults]) })
const worded = z.looseObject({ message: z.string() })

/**
 * The body of an error answer with the member `error`, which is all that the openai package reads of one: vLLM and Mistral say what is
 * wrong in `message`, FastAPI in `detail`. What is no JSON, or has the member, stays as it is.
 * @example nameFault('{"detail":[{"loc":["body","seed"],"msg":"Extra inputs are not permitted"}]}') // '{"error":{"message":"body.seed: Extra inputs are not permitted"}}'
 */
export function nameFault(body: string): string {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return body
  }
  return value === null || named.safeParse(value).success ? body : JSON.stringify({ error: { message: tell(value) } })
}

function tell(value: unknown): string {
  const { data: { detail } = {} } = detailed.safeParse(value)
  if (typeof detail === 'string') return detail
  if (detail !== undefined) return detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ')
  return worded.safeParse(value).data?.message ?? JSON.stringify(value)
}
