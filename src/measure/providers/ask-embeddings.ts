import { z } from 'zod'
import { countOf } from '../../format/format-number.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import type { SpentTokens } from '../../model/run/judging.js'
import { type ChatFailure, limitRequest, type RequestLimits } from './ask-chat.js'
import type { Provider } from './openai-client.js'

export type EmbeddingsOutcome =
  | { readonly kind: 'replied'; readonly vectors: readonly (readonly number[])[]; readonly spent: SpentTokens | null }
  | ChatFailure

/** Zod refuses numbers that are not finite. */
const replySchema = z.looseObject({
  model: z.string().nullish(),
  data: z.array(z.looseObject({ index: z.int().nonnegative(), embedding: z.array(z.number()).min(1) })),
  usage: z.looseObject({ prompt_tokens: z.int().nonnegative() }).nullish().catch(null),
})

/**
 * The vectors of several texts, in their order and of one length, by one request that is never repeated. Throws as `limitRequest` does.
 * Source: platform.openai.com/docs/api-reference/embeddings/create
 */
export async function askEmbeddings(
  provider: Provider,
  asked: { readonly model: string; readonly input: readonly string[]; readonly dimensions?: number | undefined },
  limits: RequestLimits,
): Promise<EmbeddingsOutcome> {
  const { model, input, dimensions } = asked
  return limitRequest(provider, limits, async (options) => {
    // Else the package asks for base64, and reads the numbers of a server that knows none (Ollama, LM Studio) as bytes.
    const body = omitUndefined<Parameters<typeof provider.client.embeddings.create>[0]>({
      ...{ model, input: [...input], dimensions, encoding_format: 'float' },
    })
    return readVectors(await provider.client.embeddings.create(body, options), input.length)
  })
}

function readVectors(value: unknown, count: number): EmbeddingsOutcome {
  const { data: reply, error } = replySchema.safeParse(value)
  if (reply === undefined) {
    const [{ path, message } = { path: [], message: 'no list of embeddings' }] = error.issues
    return unreadable(`\`${path.map(String).join('.')}\`: ${message}`)
  }
  const sorted = reply.data.toSorted((one, other) => one.index - other.index)
  if (sorted.length !== count) return unreadable(`it has ${countOf(sorted.length, 'vector')} for ${count} texts`)
  if (sorted.some(({ index }, at) => index !== at)) return unreadable(`its indexes are not 0 to ${count - 1}`)
  const vectors = sorted.map(({ embedding }) => embedding)
  const lengths = new Set(vectors.map(({ length }) => length))
  if (lengths.size > 1) return unreadable(`its vectors have different lengths: ${[...lengths].join(', ')}`)
  const tokens = reply.usage?.prompt_tokens
  const spent = tokens === undefined ? null : { model: reply.model ?? null, input_tokens: tokens, output_tokens: 0 }
  return { kind: 'replied', vectors, spent }
}

function unreadable(what: string): ChatFailure {
  return { kind: 'unreadable', message: `The provider’s reply cannot be used: ${what}.` }
}
