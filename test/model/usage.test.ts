import { describe, expect, test } from 'vitest'
import { normalizeUsage, readUsage, type Usage } from '../../src/model/usage.js'

const usage = (input_tokens: number, output_tokens: number, cached_tokens?: number): Usage =>
  cached_tokens === undefined ? { input_tokens, output_tokens } : { input_tokens, output_tokens, cached_tokens }

describe('the usage object of', () => {
  test.each<[provider: string, raw: Readonly<Record<string, unknown>>, read: Usage]>([
    [
      'OpenAI chat (platform.openai.com, chat object)',
      {
        prompt_tokens: 310,
        completion_tokens: 95,
        total_tokens: 405,
        prompt_tokens_details: { cached_tokens: 256, audio_tokens: 0 },
        completion_tokens_details: { reasoning_tokens: 64, accepted_prediction_tokens: 0 },
      },
      usage(310, 95, 256),
    ],
    [
      'OpenAI Responses (platform.openai.com, response object)',
      {
        input_tokens: 44,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: 91,
        output_tokens_details: { reasoning_tokens: 70 },
        total_tokens: 135,
      },
      usage(44, 91, 0),
    ],
    [
      'Anthropic (platform.claude.com, prompt caching)',
      {
        input_tokens: 18,
        cache_creation_input_tokens: 230,
        cache_read_input_tokens: 1900,
        cache_creation: { ephemeral_5m_input_tokens: 230, ephemeral_1h_input_tokens: 0 },
        output_tokens: 77,
        service_tier: 'standard',
      },
      usage(2148, 77, 1900),
    ],
    [
      'Anthropic with more input than was cached',
      { input_tokens: 900, cache_creation_input_tokens: 0, cache_read_input_tokens: 300, output_tokens: 5 },
      usage(1200, 5, 300),
    ],
    [
      'Gemini (ai.google.dev, UsageMetadata)',
      { promptTokenCount: 62, candidatesTokenCount: 30, thoughtsTokenCount: 512, totalTokenCount: 604 },
      usage(62, 542),
    ],
    [
      'Gemini without a total, or with tools',
      { promptTokenCount: 62, responseTokenCount: 30, thoughtsTokenCount: 20, toolUsePromptTokenCount: 8 },
      usage(70, 50),
    ],
    ['Gemini that only thought', { promptTokenCount: 9, thoughtsTokenCount: 40, totalTokenCount: 49 }, usage(9, 40)],
    [
      'Vertex in Python (cloud.google.com, GenerateContentResponse)',
      {
        prompt_token_count: 500,
        candidates_token_count: 12,
        thoughts_token_count: null,
        cached_content_token_count: 480,
        total_token_count: 512,
      },
      usage(500, 12, 480),
    ],
    [
      'Bedrock (docs.aws.amazon.com, TokenUsage)',
      { inputTokens: 60, outputTokens: 41, totalTokens: 701, cacheReadInputTokens: 600, cacheWriteInputTokens: 0 },
      usage(660, 41, 600),
    ],
    [
      'Bedrock’s invocation metrics',
      { inputTokenCount: 33, outputTokenCount: 9, invocationLatency: 812, firstByteLatency: 300 },
      usage(33, 9),
    ],
    ['Mistral (docs.mistral.ai)', { prompt_tokens: 21, completion_tokens: 6, total_tokens: 27 }, usage(21, 6)],
    [
      'Cohere (docs.cohere.com, chat)',
      { billed_units: { input_tokens: 7, output_tokens: 88 }, tokens: { input_tokens: 74.0, output_tokens: 88 } },
      usage(74, 88),
    ],
    ['Cohere without tokens', { billed_units: { input_tokens: 7, output_tokens: 88 } }, usage(7, 88)],
    [
      'DeepSeek (api-docs.deepseek.com, context caching)',
      {
        prompt_tokens: 140,
        completion_tokens: 33,
        total_tokens: 173,
        prompt_cache_hit_tokens: 128,
        prompt_cache_miss_tokens: 12,
      },
      usage(140, 33, 128),
    ],
    [
      'DeepSeek without the whole',
      { prompt_cache_hit_tokens: 128, prompt_cache_miss_tokens: 12, completion_tokens: 3 },
      usage(140, 3, 128),
    ],
    [
      'xAI, whose reasoning stands beside the completion (docs.x.ai, reasoning)',
      {
        prompt_tokens: 35,
        completion_tokens: 11,
        total_tokens: 446,
        prompt_tokens_details: { text_tokens: 35, cached_tokens: 5 },
        completion_tokens_details: { reasoning_tokens: 400 },
      },
      usage(35, 411, 5),
    ],
    [
      'OpenRouter (openrouter.ai, usage accounting)',
      {
        prompt_tokens: 205,
        completion_tokens: 4,
        total_tokens: 209,
        cost: 0.0009,
        prompt_tokens_details: { cached_tokens: 100, cache_write_tokens: 50 },
      },
      usage(205, 4, 100),
    ],
    ['the Vercel AI SDK 4 (ai-sdk.dev)', { promptTokens: 8, completionTokens: 3, totalTokens: 11 }, usage(8, 3)],
    [
      'the Vercel AI SDK 5 over Anthropic',
      { inputTokens: 14, outputTokens: 30, totalTokens: 44, reasoningTokens: undefined, cachedInputTokens: 999 },
      usage(1013, 30, 999),
    ],
    [
      'the Vercel AI SDK 6',
      {
        inputTokens: 1013,
        inputTokenDetails: { noCacheTokens: 14, cacheReadTokens: 999, cacheWriteTokens: undefined },
        outputTokens: 30,
        outputTokenDetails: { textTokens: 10, reasoningTokens: 20 },
        totalTokens: 1043,
      },
      usage(1013, 30, 999),
    ],
    [
      'the providers of the Vercel AI SDK 6',
      { inputTokens: { total: 20, noCache: 5, cacheRead: 15 }, outputTokens: { total: 9, reasoning: 4 } },
      usage(20, 9, 15),
    ],
    [
      'LiteLLM over Anthropic (docs.litellm.ai, prompt caching), where the input has the cached part',
      {
        prompt_tokens: 1500,
        completion_tokens: 20,
        total_tokens: 1520,
        prompt_tokens_details: { cached_tokens: 1400 },
        cache_read_input_tokens: 1400,
        cache_creation_input_tokens: 0,
      },
      usage(1500, 20, 1400),
    ],
    [
      'LangChain (reference.langchain.com, UsageMetadata)',
      {
        input_tokens: 350,
        output_tokens: 240,
        total_tokens: 590,
        input_token_details: { cache_creation: 200, cache_read: 100 },
        output_token_details: { reasoning: 200 },
      },
      usage(350, 240, 100),
    ],
    ['Ollama (docs.ollama.com)', { prompt_eval_count: 26, eval_count: 259, eval_duration: 4709213000 }, usage(26, 259)],
    [
      'inspect_ai (inspect.aisi.org.uk, ModelUsage)',
      { input_tokens: 6, output_tokens: 50, total_tokens: 1256, input_tokens_cache_read: 1200 },
      usage(1206, 50, 1200),
    ],
    ['Claude Code', { inputTokens: 5, outputTokens: 2, cacheCreationInputTokens: 30 }, usage(35, 2)],
    [
      'Pydantic AI (pydantic/pydantic-ai, usage), where the input has the cached part',
      { input_tokens: 80, cache_write_tokens: 10, cache_read_tokens: 60, output_tokens: 6, details: { x: 1 } },
      usage(80, 6, 60),
    ],
    [
      'Langfuse, which takes the cached part out of the input (langfuse.com, token usage)',
      { input: 20, input_cached_tokens: 60, output: 6, total: 86 },
      usage(80, 6, 60),
    ],
    [
      'Braintrust (braintrust.dev, metrics)',
      { prompt_tokens: 80, prompt_cached_tokens: 60, completion_tokens: 4, completion_reasoning_tokens: 2, tokens: 84 },
      usage(80, 4, 60),
    ],
    // Formats from public files, with other numbers.
    [
      'Gemini in tests of Rig: cached, thoughts and tools beside a total without the tools',
      {
        promptTokenCount: 90,
        cachedContentTokenCount: 30,
        candidatesTokenCount: 15,
        thoughtsTokenCount: 25,
        toolUsePromptTokenCount: 4,
        totalTokenCount: 134,
        trafficType: 'ON_DEMAND',
      },
      usage(94, 40, 30),
    ],
    [
      'Gemini in a report of a cut-off call',
      {
        promptTokenCount: 700,
        candidatesTokenCount: 40,
        totalTokenCount: 1840,
        promptTokensDetails: [{ modality: 'TEXT', tokenCount: 700 }],
        thoughtsTokenCount: 1100,
        serviceTier: 'standard',
      },
      usage(700, 1140),
    ],
    [
      'Gemini’s voice in tests of a gateway',
      { promptTokenCount: 110, responseTokenCount: 35, thoughtsTokenCount: 400, promptTokensDetails: [] },
      usage(110, 435),
    ],
    [
      'Bedrock in tests of a converter',
      { inputTokens: 12, outputTokens: 6, cacheReadInputTokens: 2, cacheWriteInputTokens: 3 },
      usage(17, 6, 2),
    ],
    [
      'Claude Code’s models in tests of a cost report',
      { inputTokens: 900, outputTokens: 150, cacheReadInputTokens: 400, cacheCreationInputTokens: 200, costUSD: 0.1 },
      usage(1500, 150, 400),
    ],
    [
      'a runtime with null for what it does not know',
      { inputTokens: 9, outputTokens: 0, complete: false, cacheReadInputTokens: null, cacheCreationInputTokens: 2 },
      usage(11, 0),
    ],
    [
      'DeepSeek in tests of a client, with reasoning',
      {
        prompt_tokens: 25,
        completion_tokens: 9,
        total_tokens: 34,
        prompt_cache_hit_tokens: 15,
        prompt_cache_miss_tokens: 10,
        completion_tokens_details: { reasoning_tokens: 6 },
      },
      usage(25, 9, 15),
    ],
    [
      'Cohere in tests of an instrumentation, with billed units beyond the tokens',
      { billed_units: { input_tokens: 8, output_tokens: 400 }, tokens: { input_tokens: 5, output_tokens: 28 } },
      usage(5, 28),
    ],
    [
      'OpenRouter in tests of a gateway',
      {
        prompt_tokens: 8000,
        completion_tokens: 650,
        total_tokens: 8650,
        cost: 0.002,
        cost_details: { upstream_inference_cost: null },
        prompt_tokens_details: { cached_tokens: 0, cache_write_tokens: 0, audio_tokens: 0 },
      },
      usage(8000, 650, 0),
    ],
    [
      'a gateway that writes both of two styles, one of them 0',
      { prompt_tokens: 0, completion_tokens: 0, input_tokens: 12, output_tokens: 5 },
      usage(12, 5),
    ],
    ['Gemini behind OpenAI’s names', { prompt_tokens: 21, completion_tokens: 9, total_tokens: 630 }, usage(21, 609)],
    ['an embedding', { prompt_tokens: 8, total_tokens: 8 }, usage(8, 0)],
    ['a table that has only sums', { completion_tokens: 8, total_tokens: 20 }, usage(12, 8)],
    [
      'a writer of texts and fractions',
      { prompt_tokens: '12', completion_tokens: 7.0, total_tokens: '19.0' },
      usage(12, 7),
    ],
    ['a provider that counts nothing', { total_tokens: 4, prompt_tokens: null }, {}],
    ['a hostile one', { prompt_tokens: -1, completion_tokens: 1e300, input_tokens: [], toString: 7 }, {}],
  ])('%s', (_, raw, expected) => {
    expect(readUsage(raw)).toEqual(expected)
    const stored = normalizeUsage(raw)
    expect(stored).toMatchObject(expected)
    expect(normalizeUsage(stored), 'read again, as from a recording').toEqual(stored)
  })
})

test('a reply keeps fields outside the table', () => {
  expect(normalizeUsage({ promptTokenCount: 1, candidatesTokenCount: 2, trafficType: 'ON_DEMAND' })).toEqual({
    ...usage(1, 2),
    trafficType: 'ON_DEMAND',
  })
  expect(normalizeUsage({ input_tokens: -1 })).toEqual({ input_tokens: -1 })
})
