import { z } from 'zod'
import { countOf } from '../../format/format-number.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import { describeFaults } from '../../model/run/file-version.js'
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
 * Requests the vectors of several texts, in their order and all of one length. Sends one request without retries. Throws like
 * `limitRequest`.
 * Source: platform.openai.com/docs/api-reference/embeddings/create
 */
export async function askEmbeddings(
  provider: Provider,
  asked: { readonly model: string; readonly input: readonly string[]; readonly dimensions?: number | undefined },
  limits: RequestLimits,
): Promise<EmbeddingsOutcome> {
  const { model, input, dimensions } = asked
  return limitRequest(provider, limits, async (options) => {
    // Otherwise the package asks for base64 and decodes the numbers of servers without base64 (Ollama, LM Studio) as bytes.
    const body = omitUndefined<Parameters<typeof provider.client.embeddings.create>[0]>({
      model,
      input: [...input],
      dimensions,
      encoding_format: 'float',
    })
    return readVectors(await provider.client.embeddings.create(body, options), input.length)
  })
}

/** The texts of one caller and how to return the outcome. */
interface Waiting {
  readonly input: readonly string[]
  readonly limits: RequestLimits
  readonly resolve: (outcome: EmbeddingsOutcome) => void
  readonly reject: (reason: unknown) => void
}

/** Limit of a self-hosted server per request (Text Embeddings Inference). */
const MAX_TEXTS = 32

/**
 * Wraps `ask` to batch the texts of several callers, each text once. While a request is in flight, new texts wait for the next one.
 * Each caller gets its own vectors and a share of the tokens by text length. If the provider refuses a batch, each caller's texts
 * are asked alone.
 */
export function batchEmbeddings(
  ask: (input: readonly string[], limits: RequestLimits) => Promise<EmbeddingsOutcome>,
): typeof ask {
  const waiting: Waiting[] = []
  let isBusy = false

  const askFor = async (batch: readonly Waiting[], limits: RequestLimits): Promise<void> => {
    const texts = [...new Set(batch.flatMap(({ input }) => input))]
    try {
      const outcome = await ask(texts, limits)
      if (outcome.kind === 'other' && batch.length > 1) for (const one of batch) await askFor([one], limits)
      else shareOutcome(outcome, texts, batch)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  const work = async (): Promise<void> => {
    isBusy = true
    // Lets callers of the same moment join the batch.
    await Promise.resolve()
    for (let [first] = waiting; first !== undefined; [first] = waiting)
      await askFor(takeBatch(waiting, first), first.limits)
    isBusy = false
  }

  return async (input, limits) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, limits, resolve, reject })
      if (!isBusy) void work()
    })
}

/** Removes and returns the first caller and those after it with the same signal whose texts fit into one request. */
function takeBatch(waiting: Waiting[], { limits: { signal } }: Waiting): readonly Waiting[] {
  const texts = new Set<string>()
  const end = waiting.findIndex(({ input, limits }, at) => {
    for (const text of input) texts.add(text)
    return at > 0 && (texts.size > MAX_TEXTS || limits.signal !== signal)
  })
  return waiting.splice(0, end < 0 ? waiting.length : end)
}

/** Resolves each caller with its share; whole tokens are distributed without a remainder. */
function shareOutcome(outcome: EmbeddingsOutcome, texts: readonly string[], batch: readonly Waiting[]): void {
  const lengths = batch.map(({ input }) => input.reduce((sum, text) => sum + text.length, 1))
  const all = lengths.reduce((sum, length) => sum + length, 0)
  let [before, given] = [0, 0]
  for (const [at, { input, resolve }] of batch.entries()) {
    before += lengths[at] ?? 0
    if (outcome.kind !== 'replied') resolve(outcome)
    else {
      const { vectors, spent } = outcome
      const upTo = Math.round(((spent?.input_tokens ?? 0) * before) / all)
      const own = spent && { ...spent, input_tokens: upTo - given }
      given = upTo
      resolve({ kind: 'replied', vectors: input.map((text) => vectors[texts.indexOf(text)] ?? []), spent: own })
    }
  }
}

function readVectors(value: unknown, count: number): EmbeddingsOutcome {
  const { data: reply, error } = replySchema.safeParse(value)
  if (reply === undefined) return unreadable(describeFaults(error))
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
