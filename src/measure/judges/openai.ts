import { z } from 'zod'
import { nearestCosine } from '../../metrics/answer/overlap.js'
import { tryJson } from '../../model/json.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import {
  type JudgeCall,
  type JudgeMaterial,
  type JudgeReply,
  type SpentTokens,
  sumSpent,
} from '../../model/run/judging.js'
import { namesOneAddress, providerOptions, type ProviderOptions, TWO_ADDRESSES } from '../providers/access.js'
import {
  boundTokens,
  isRefusal,
  learnRefusals,
  omitPart,
  tokenLimitName,
  swapCap,
  type Taken as TakenByAll,
  acceptsTemperature,
} from '../providers/adapt-request.js'
import {
  askChat,
  chargeOf,
  type ChatBody,
  type ChatFailure,
  type ChatOutcome,
  type RequestLimits,
} from '../providers/ask-chat.js'
import { askEmbeddings, batchEmbeddings } from '../providers/ask-embeddings.js'
import { nameProvider, openProvider } from '../providers/openai-client.js'
import { defineJudge, judgeFailure, type JudgeLimits } from './judge.js'

/** Room for the reasoning of a model before it writes; reasoning counts as output. */
const REASONING_TOKENS = 6_000
/** Upper bound in tokens for the words of a repair request and the JSON Schema of any reply. */
const EXTRA_TOKENS = 4_000

const options = z
  .strictObject({
    ...providerOptions,
    /** Default: gpt-5-mini, on GitHub Models openai/gpt-5-mini. */
    model: z.string().min(1).optional(),
    /** Omitted for models that do not accept it. */
    temperature: z.number().min(0).max(2).default(0),
    /** Limit of one reply, including reasoning. Default: what the question needs, plus 6,000 for a reasoning model. */
    max_output_tokens: z.int().positive().optional(),
    reasoning_effort: z.enum(['minimal', 'low', 'medium', 'high']).optional(),
    /** The model for the question `similarity`. Uses the judge's provider unless it names its own. */
    embedding: z
      .strictObject({ ...providerOptions, model: z.string().min(1), dimensions: z.int().positive().optional() })
      .refine(namesOneAddress, TWO_ADDRESSES)
      .optional(),
  })
  .refine(namesOneAddress, TWO_ADDRESSES)

/** A language model behind any API compatible with OpenAI's chat completions. */
export const openai = defineJudge({
  name: 'openai',
  options,
  asks: (given, providers) => nameProvider(options.parse(given), providers),
  lacks: ({ embedding }, judged) =>
    judged.includes('similarity') && embedding === undefined
      ? '`scoring.judged` asks for `similarity`, but `judge.embedding` names no model for it. Add `embedding: { model: text-embedding-3-small }` to `judge`, or take `similarity` out of `judged`.'
      : null,
  async start(settings, { providers, env, clock }) {
    const provider = await openProvider(settings, { providers, env })
    const embedder = settings.embedding && (await openEmbedder(settings.embedding, settings, { providers, env }))
    const { preset, base_url, max_output_tokens: cap, reasoning_effort: effort } = settings
    const model = settings.model ?? (preset === undefined ? 'gpt-5-mini' : 'openai/gpt-5-mini')
    const temperature = acceptsTemperature(model) ? settings.temperature : null
    const capOf = (request: JudgeCall): number =>
      cap ?? request.max_output_tokens + (acceptsTemperature(model) ? 0 : REASONING_TOKENS)
    const askAdapting = learnRefusals(ALL_TAKEN, adaptTo)

    const converse = async (request: JudgeCall, user: string, limits: JudgeLimits): Promise<ReadOutcome> => {
      const formats = { json_schema: formatOf(request), json_object: { type: 'json_object' }, text: undefined } as const
      // Exactly two messages: the prompt as system, the material as user.
      const writeBody = (taken: Taken): ChatBody => {
        const body = omitUndefined<ChatBody>({
          model,
          messages: [
            { role: 'system', content: request.system },
            { role: 'user', content: user },
          ],
          response_format: formats[taken.format],
          temperature: taken.temperature ? (temperature ?? undefined) : undefined,
          seed: taken.seed ? request.seed : undefined,
          reasoning_effort: effort,
          [tokenLimitName(model)]: capOf(request),
        })
        return taken.usualCap ? body : swapCap(body)
      }
      const outcome = await askAdapting(async (taken) =>
        askChat(provider, writeBody(taken), { ...limits, clock, isStreamed: false }),
      )
      return readOutcome(request, outcome, limits)
    }

    return {
      identity: {
        adapter: 'openai/1',
        model,
        provider: preset ?? (base_url === undefined ? null : provider.address),
        temperature,
        reasoning_effort: effort ?? null,
        max_output_tokens: cap ?? null,
        ...(embedder && { embedding: embedder.identity }),
      },
      bound: (request) =>
        request.question === 'similarity'
          ? (embedder?.bound(request.material) ?? null)
          : {
              model,
              // Twice, to include the repair request.
              input_tokens: 2 * (boundTokens([request.system, request.user]) + EXTRA_TOKENS),
              output_tokens: 2 * capOf(request),
            },
      ask: async (request, limits) => {
        if (request.question === 'similarity')
          return embedder?.ask(request.material, { ...limits, clock }) ?? judgeFailure(NO_EMBEDDING, null, 'unasked')
        const first = await converse(request, request.user, limits)
        if (first.kind !== 'unfit') return first
        const faults = first.faults.join('; ')
        const repair = `Your last reply to this message could not be read: ${faults}. Judge the material again, and reply with the JSON object that the system message describes and nothing else.`
        const second = await converse(request, `${request.user}\n\n${repair}`, limits)
        const spent = sumSpent([first.spent, second.spent])
        const isReported = first.spent !== null && (second.kind === 'failed' || second.spent !== null)
        if (second.kind === 'read') return { ...second, spent: isReported ? spent : null }
        if (second.kind === 'failed') return { ...second, spent, charge: isReported ? second.charge : 'unknown' }
        const message = `the reply does not fit, and did not when asked again: ${second.faults.join('; ')}`
        return judgeFailure(message, spent, isReported ? 'reported' : 'unknown')
      },
    }
  },
})

/** Returns the same as the client's `zodResponseFormat` for a strict object without optional fields, without loading its 0.8 MB. */
export function formatOf({ schema, schema_name: name }: Pick<JudgeCall, 'schema' | 'schema_name'>) {
  const jsonSchema = { ...z.toJSONSchema(schema, { target: 'draft-7' }) }
  return { type: 'json_schema' as const, json_schema: { name, strict: true, schema: jsonSchema } }
}

const NO_EMBEDDING = 'the judge names no model of embeddings: set `judge.embedding.model`'

type EmbeddingOptions = NonNullable<z.output<typeof options>['embedding']>

/** Opens the embedding model that compares an answer with the expected ones, at its own provider or else the judge's. */
async function openEmbedder(own: EmbeddingOptions, judge: ProviderOptions, access: Parameters<typeof openProvider>[1]) {
  const { model, dimensions } = own
  const place = (own.preset ?? own.base_url ?? own.api_key_env) === undefined ? judge : own
  const provider = await openProvider(place, access)
  const ask = batchEmbeddings(async (input, limits) => askEmbeddings(provider, { model, dimensions, input }, limits))
  const listTexts = ({ answer, expected_answers: expected }: JudgeMaterial) => [...new Set([answer, ...expected])]
  return {
    identity: {
      adapter: 'openai-embeddings/1',
      model,
      dimensions: dimensions ?? null,
      provider: place.preset ?? (place.base_url === undefined ? null : provider.address),
    },
    bound: (material: JudgeMaterial) => ({ model, input_tokens: boundTokens(listTexts(material)), output_tokens: 0 }),
    ask: async (material: JudgeMaterial, limits: RequestLimits): Promise<JudgeReply> => {
      const input = listTexts(material)
      const outcome = await ask(input, limits)
      if (outcome.kind !== 'replied') return failAsking(outcome, limits)
      const { vectors, spent } = outcome
      const vectorOf = (text: string) => vectors[input.indexOf(text)] ?? []
      const similarity = nearestCosine(vectorOf(material.answer), material.expected_answers.map(vectorOf))
      if (similarity === null) return judgeFailure('an embedding of only zeros has no direction', spent)
      return { kind: 'read', value: { similarity }, spent }
    },
  }
}

type ReadOutcome =
  JudgeReply | { readonly kind: 'unfit'; readonly faults: readonly string[]; readonly spent: SpentTokens | null }

function readOutcome(request: JudgeCall, outcome: ChatOutcome, limits: JudgeLimits): ReadOutcome {
  if (outcome.kind !== 'replied') return failAsking(outcome, limits)
  const { text, refusal, finishReason, spent } = outcome.reply
  if (refusal !== null) return judgeFailure(`the judge refused: ${refusal.replace(/\s+/g, ' ').slice(0, 200)}`, spent)
  if (finishReason === 'content_filter') return judgeFailure("the provider's content filter stopped the reply", spent)
  if (finishReason === 'length')
    return judgeFailure('the reply was cut at its token limit: raise `max_output_tokens` of the judge', spent)
  const value = tryJson(FENCE.exec(text)?.[1] ?? text)
  if (value === undefined)
    return { kind: 'unfit', faults: [text.trim() === '' ? 'the reply is empty' : 'the reply is not JSON'], spent }
  const { error } = request.schema.safeParse(value)
  return error === undefined
    ? { kind: 'read', value, spent }
    : { kind: 'unfit', faults: error.issues.slice(0, MAX_FAULTS).map(describeFault), spent }
}

function failAsking(failure: ChatFailure, { timeoutMs }: Pick<JudgeLimits, 'timeoutMs'>): JudgeReply {
  if (failure.kind === 'timeout')
    return { ...judgeFailure(`the judge gave no reply in ${timeoutMs / 1000} s`, null), infrastructure: {} }
  const failed = judgeFailure(failure.message, null, chargeOf(failure))
  if (failure.kind !== 'infrastructure') return failed
  const { status, retry_after_s } = failure
  return {
    ...failed,
    infrastructure: omitUndefined<{ status?: number; retry_after_s?: number }>({ status, retry_after_s }),
  }
}

/** Matches a reply inside a code fence. */
const FENCE = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/i
const MAX_FAULTS = 5

/** Describes a fault without quoting the reply: text that the judged material put there must not come back as an instruction. */
function describeFault({ code, path, message }: z.core.$ZodIssue): string {
  const where = path.length === 0 ? 'the whole' : path.map(String).join('.')
  return `${where}: ${code === 'unrecognized_keys' ? 'it has members that were not asked for' : message}`
}

/** Parts of a request that the provider is assumed to accept until it refuses them. */
interface Taken extends TakenByAll {
  /** `text`: no response format; only the prompt asks for JSON. */
  readonly format: 'json_schema' | 'json_object' | 'text'
}

const ALL_TAKEN: Taken = { format: 'json_schema', temperature: true, seed: true, usualCap: true }

/** Returns what to try next after a refusal that names a member which can be left out; `null` if the refusal has another reason. */
function adaptTo(taken: Taken, refusal: { readonly status?: number; readonly message: string }): Taken | null {
  if (isRefusal(refusal) && /response_?format|json_?schema|json_object|structured/i.test(refusal.message)) {
    if (taken.format === 'json_schema') return { ...taken, format: 'json_object' }
    return taken.format === 'json_object' ? { ...taken, format: 'text' } : null
  }
  return omitPart(taken, refusal)
}
