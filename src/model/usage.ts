import { isRecord, type JsonRecord } from './json.js'
import { omitUndefined } from './omit-undefined.js'

/** Tokens of a call, a reply or a trace: whole numbers from 0. Cached tokens are part of the input, reasoning tokens part of the output. */
export interface Usage {
  readonly input_tokens?: number
  readonly output_tokens?: number
  readonly cached_tokens?: number
}

/**
 * Returns the tokens of all calls together. Input and output are each left out if a successful call does not report them, because a
 * partial sum would look like the total. Cached tokens are the sum of those reported.
 * @example two calls of 10 and 20 input tokens, of which only the first reports its output // { input_tokens: 30 }
 */
export function sumUsage(calls: readonly (Usage & { readonly error?: unknown })[]) {
  const answered = calls.filter(({ error }) => error === undefined)
  const isReported = (kind: keyof Usage): boolean =>
    calls.some((call) => call[kind] !== undefined) && answered.every((call) => call[kind] !== undefined)
  const sum = (kind: keyof Usage): number => calls.reduce((total, call) => total + (call[kind] ?? 0), 0)
  return omitUndefined<Partial<Record<keyof Usage, number>>>({
    input_tokens: isReported('input_tokens') ? sum('input_tokens') : undefined,
    output_tokens: isReported('output_tokens') ? sum('output_tokens') : undefined,
    cached_tokens: calls.some((call) => call.cached_tokens !== undefined) ? sum('cached_tokens') : undefined,
  })
}

/** Returns the tokens of input and output. */
export const countTokens = ({ input_tokens, output_tokens }: Usage) => ({ input_tokens, output_tokens })

/**
 * The fields of the providers' usage objects. The first name with a value above 0 counts; a dot leads into a member.
 * Source: OpenAI chat and Responses (platform.openai.com/docs/api-reference), Anthropic (platform.claude.com, Messages, prompt caching),
 * Gemini and Vertex (ai.google.dev/api/generate-content, UsageMetadata), Bedrock (docs.aws.amazon.com, TokenUsage), Mistral
 * (docs.mistral.ai/api), Cohere (docs.cohere.com, Chat v2), DeepSeek (api-docs.deepseek.com), xAI (docs.x.ai), OpenRouter
 * (openrouter.ai/docs, usage accounting), Vercel (ai-sdk.dev, LanguageModelUsage of 4 to 6), LiteLLM (docs.litellm.ai), LangChain
 * (reference.langchain.com, UsageMetadata), Ollama (docs.ollama.com/api), inspect_ai (ModelUsage), and the span attributes, without their
 * prefixes, of OpenTelemetry, OpenInference, Langfuse, Pydantic AI and Braintrust.
 */
const FIELDS = {
  input: readNames(`
    input_tokens prompt_tokens promptTokenCount prompt_token_count inputTokens.total inputTokens promptTokens
    inputTokenCount tokens.input_tokens billed_units.input_tokens prompt_eval_count tokens_in prompt input
    prompt_cache_miss_tokens`),
  output: readNames(`
    output_tokens completion_tokens candidatesTokenCount candidates_token_count responseTokenCount
    outputTokens.total outputTokens completionTokens outputTokenCount tokens.output_tokens
    billed_units.output_tokens eval_count tokens_out completion output`),
  cached: readNames(`
    cached_tokens prompt_tokens_details.cached_tokens input_tokens_details.cached_tokens cache_read_input_tokens
    cache_read.input_tokens cachedContentTokenCount cached_content_token_count cacheReadInputTokens
    cacheReadInputTokenCount prompt_cache_hit_tokens inputTokens.cacheRead inputTokenDetails.cacheReadTokens
    cachedInputTokens input_token_details.cache_read num_cached_tokens cached_prompt_text_tokens
    prompt_details.cache_read input_tokens_cache_read input_cached_tokens input_cache_read cache_read_tokens
    details.cache_read_tokens prompt_cached_tokens`),
  written: readNames(`
    cache_creation_input_tokens cache_creation.input_tokens prompt_tokens_details.cache_write_tokens
    prompt_tokens_details.cache_creation_tokens cacheWriteInputTokens cacheWriteInputTokenCount
    cacheCreationInputTokens inputTokens.cacheWrite inputTokenDetails.cacheWriteTokens
    input_token_details.cache_creation prompt_details.cache_write input_tokens_cache_write input_cache_creation
    cache_write_tokens details.cache_write_tokens prompt_cache_creation_tokens`),
  reasoning: readNames(`
    completion_tokens_details.reasoning_tokens output_tokens_details.reasoning_tokens thoughtsTokenCount
    thoughts_token_count outputTokens.reasoning outputTokenDetails.reasoningTokens reasoningTokens
    output_token_details.reasoning completion_details.reasoning completionDetails.reasoning reasoning.output_tokens reasoning_tokens
    output_reasoning_tokens details.reasoning_tokens completion_reasoning_tokens`),
  /** Tokens that tools add to the prompt. */
  tool: readNames('toolUsePromptTokenCount tool_use_prompt_token_count'),
  total: readNames('total_tokens totalTokenCount total_token_count totalTokens total tokens'),
}

type Field = keyof typeof FIELDS

/**
 * Cache fields that Anthropic, Bedrock and inspect do not include in their input. LiteLLM uses the same names next to OpenAI's
 * `prompt_tokens`, which do include them.
 */
const APART =
  /^(?:cache_(?:read|creation)_input_tokens|cache(?:Read|Write|Creation)InputToken(?:s|Count)|input_tokens_cache_\w+)$/
/** DeepSeek's uncached input, used if the total input is missing. */
const MISSES = 'prompt_cache_miss_tokens'
/** Gemini's reasoning, which its candidates do not include. */
const THOUGHTS = /^thoughts/

const MEMBERS: ReadonlySet<string> = new Set(
  Object.values(FIELDS).flatMap((names) => names.map((name) => name.split('.', 1)[0] ?? name)),
)

function readNames(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/**
 * Reads the tokens of a provider's usage object by the table of fields above. If input and output do not add up to the total, the rest is
 * the cache not included in the input, then reasoning not included in the output. Empty if nothing is counted.
 * @param isCacheApart whether Anthropic's and Bedrock's names mean what they mean there; in spans of OpenTelemetry they are a part of the
 * input
 * @example readUsage({ promptTokenCount: 21, candidatesTokenCount: 9, thoughtsTokenCount: 600 }) // { input_tokens: 21, output_tokens: 609 }
 */
export function readUsage(usage: JsonRecord, isCacheApart = true): Usage {
  const read = (field: Field) => readField(usage, field)
  const [input, output, cached, written] = [read('input'), read('output'), read('cached'), read('written')]
  const [reasoning, total] = [read('reasoning'), read('total')?.count]
  const cache = (cached?.count ?? 0) + (written?.count ?? 0)
  const thoughts = reasoning?.count ?? 0
  const prompt = (input?.count ?? 0) + (read('tool')?.count ?? 0)
  const completion = output?.count ?? 0
  const rest = (total ?? 0) - prompt - completion
  const isNamedApart =
    input?.name === MISSES ||
    (isCacheApart && !input?.name.startsWith('prompt') && [cached, written].some((one) => APART.test(one?.name ?? '')))
  const isApart = isNamedApart || cache > prompt || (rest !== thoughts && [cache, cache + thoughts].includes(rest))
  const whole = isApart ? prompt + cache : prompt
  const isOutside = thoughts > completion || THOUGHTS.test(reasoning?.name ?? '')
  const answer = isOutside ? completion + thoughts : output?.count
  return omitUndefined<Usage>({
    input_tokens: input === undefined ? subtract(total, answer) : whole,
    output_tokens:
      (input && subtract(total, whole + completion) !== undefined ? subtract(total, whole) : undefined) ?? answer,
    cached_tokens: cached?.count,
  })
}

/** Subtracts two counts; `undefined` if either is missing or the result would be negative. */
function subtract(total: number | undefined, part: number | undefined): number | undefined {
  return total === undefined || part === undefined || total < part ? undefined : total - part
}

/** Renames a provider's usage fields in a reply to those of the protocol. Keeps fields that the table does not name. */
export function normalizeUsage(usage: JsonRecord): JsonRecord {
  const others = Object.entries(usage).filter(([name]) => !MEMBERS.has(name) || OWN.has(name))
  return { ...Object.fromEntries(others), ...readUsage(usage) }
}

/** Whether a field, such as a column of a table, counts input or output tokens by the table above. */
export const isUsageField = (name: string): boolean =>
  MEMBERS.has(name) && /token|eval_count$/i.test(name) && !FIELDS.total.includes(name)

/**
 * Reads the tokens of a record that has other fields too, such as an attempt or a row of a table: from its `usage`, or else from its own
 * fields with names in the table above.
 */
export function readOwnUsage(record: JsonRecord): Usage {
  const inner = ['usage', 'tokenUsage', 'token_usage'].map((name) => record[name]).find(isRecord)
  const names = [...Object.keys(record).filter(isUsageField), 'total_tokens', 'totalTokens']
  return readUsage(inner ?? Object.fromEntries(names.map((name) => [name, record[name]])))
}

const OWN: ReadonlySet<string> = new Set<keyof Usage>(['input_tokens', 'output_tokens', 'cached_tokens'])

function readField(usage: JsonRecord, field: Field) {
  let zero: { name: string; count: number } | undefined
  for (const name of FIELDS[field]) {
    const count = readCount(readMember(usage, name))
    if (count === undefined) continue
    if (count > 0) return { name, count }
    zero ??= { name, count }
  }
  return zero
}

/** Reads a member; a dot in the name leads into it, except in spans, whose names contain the dots. */
function readMember(usage: JsonRecord, name: string): unknown {
  if (Object.hasOwn(usage, name)) return usage[name]
  if (!name.includes('.')) return undefined
  return name
    .split('.')
    .reduce<unknown>((at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined), usage)
}

/** Reads a whole number from 0, which may be written as text or as a fraction. */
function readCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= Number.MAX_SAFE_INTEGER ? Math.round(number) : undefined
}
