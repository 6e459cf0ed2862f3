import { describe, expect, test } from 'vitest'
import { DEFAULT_PRICING, isFreeModel, normalizeModelName } from '../../../src/metrics/cost/price-reply.js'

const KNOWN = [
  'claude-opus-4-5',
  'gpt-4o',
  'gpt-5-mini',
  'GPT-3.5-turbo',
  'qwen2.5:7b',
  'mistral/large',
  '0',
  '7b',
  'v1',
]

/** Model ids as the providers' consoles and catalogues show them. */
const DEFAULTS = Object.keys(DEFAULT_PRICING.models)

describe('a provider’s model id', () => {
  test.each([
    ['anthropic.claude-sonnet-4-20250514-v1:0', 'claude-sonnet-4'],
    ['us.anthropic.claude-sonnet-4-20250514-v1:0', 'claude-sonnet-4'],
    ['eu.anthropic.claude-sonnet-4-20250514-v1:0', 'claude-sonnet-4'],
    ['apac.anthropic.claude-sonnet-4-20250514-v1:0', 'claude-sonnet-4'],
    ['us-gov.anthropic.claude-sonnet-4-20250514-v1:0', 'claude-sonnet-4'],
    ['global.anthropic.claude-haiku-4-5-20251001-v1:0', 'claude-haiku-4-5'],
    ['jp.anthropic.claude-haiku-4-5-20251001-v1:0', 'claude-haiku-4-5'],
    ['anthropic.claude-3-5-haiku-20241022-v1:0', 'claude-haiku-3-5'],
    ['anthropic.claude-opus-4-5-20251101-v1:0:200k', 'claude-opus-4-5'],
    ['anthropic.claude-opus-4-5-v1', 'claude-opus-4-5'],
    ['bedrock/anthropic.claude-opus-4-5-20251101-v1:0', 'claude-opus-4-5'],
    ['bedrock/converse/us.anthropic.claude-opus-4-5-20251101-v1:0', 'claude-opus-4-5'],
    ['bedrock:us.anthropic.claude-opus-4-5-20251101-v1:0', 'claude-opus-4-5'],
    ['arn:aws:bedrock:us-east-1::foundation-model/anthropic.claude-opus-4-5-20251101-v1:0', 'claude-opus-4-5'],
    [
      'arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.anthropic.claude-sonnet-4-20250514-v1:0',
      'claude-sonnet-4',
    ],
    ['claude-sonnet-4@20250514', 'claude-sonnet-4'],
    ['vertex_ai/claude-sonnet-4@20250514', 'claude-sonnet-4'],
    ['google-vertex:claude-sonnet-4@default', 'claude-sonnet-4'],
    ['claude-3-5-haiku@20241022', 'claude-haiku-3-5'],
    ['projects/p/locations/us-east5/publishers/anthropic/models/claude-opus-4-5@20251101', 'claude-opus-4-5'],
    ['claude-sonnet-4-0', 'claude-sonnet-4'],
    ['claude-3-5-haiku-latest', 'claude-haiku-3-5'],
    ['anthropic/claude-3.5-haiku', 'claude-haiku-3-5'],
    ['anthropic/claude-3.5-haiku:beta', 'claude-haiku-3-5'],
    ['anthropic/claude-sonnet-4:thinking', 'claude-sonnet-4'],
    ['openai/gpt-4o:nitro', 'gpt-4o'],
    ['openrouter/openai/gpt-4o-mini-2024-07-18:floor', 'gpt-4o-mini'],
    ['azure/gpt-4o', 'gpt-4o'],
  ])('%s is %s', (model, name) => {
    expect(normalizeModelName(model, DEFAULTS)).toBe(name)
  })

  test.each([
    ['publishers/google/models/gemini-2.0-flash-001', 'gemini-2.0-flash'],
    ['models/gemini-2.0-flash', 'gemini-2.0-flash'],
    ['meta.llama3-8b-instruct-v1:0', 'llama3-8b-instruct'],
    ['us.amazon.nova-lite-v1:0', 'nova-lite'],
    ['openai.gpt-oss-120b-1:0', 'gpt-oss-120b'],
    ['claude-3-5-sonnet-v2@20241022', 'claude-3-5-sonnet'],
    ['anthropic.claude-3-5-sonnet-20241022-v2:0', 'claude-3-5-sonnet'],
    ['eu.anthropic.claude-3-7-sonnet-20250219-v1:0', 'anthropic.claude-3-7-sonnet-20250219-v1:0'],
    ['z-ai/glm-4.6:exacto', 'z-ai/glm-4.6'],
  ])('for %s the %s of a list is found', (model, name) => {
    const own = [
      ...['gemini-2.0-flash', 'llama3-8b-instruct', 'nova-lite', 'gpt-oss-120b', 'claude-3-5-sonnet'],
      ...['claude-3-7-sonnet', 'anthropic.claude-3-7-sonnet-20250219-v1:0', 'z-ai/glm-4.6'],
    ]
    expect(normalizeModelName(model, own)).toBe(name)
  })

  test.each([
    ['the free model is not the paid one', 'openai/gpt-4o:free'],
    ['an extended context has its own price', 'openai/gpt-4o:extended'],
    ['so has a search of the web', 'openai/gpt-4o:online'],
    ['an Ollama tag is not a variant', 'gpt-4o:nitro'],
    ['another version', 'anthropic.claude-sonnet-4-5-20250929-v1:0'],
    ['a larger context of the same', 'claude-sonnet-4-20250514[1m]'],
    ['a profile that names no model', 'arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/a1b2c3'],
    ['a model of their own', 'ft:gpt-4o-mini-2024-07-18:acme::AbC123'],
    ['a preview has its own price', 'gpt-4o-audio-preview-2024-12-17'],
  ])('%s: %s is unknown', (_what, model) => {
    expect(normalizeModelName(model, DEFAULTS)).toBeNull()
  })

  test.each([
    ['meta-llama/llama-3.3-70b-instruct:free', true],
    ['openrouter/openai/GPT-4o:Free', true],
    ['openai/gpt-4o', false],
    ['llama3:free', false],
    ['openai/gpt-4o:freedom', false],
  ])('%s is free: %s', (model, isFree) => {
    expect(isFreeModel(model)).toBe(isFree)
  })
})

describe('a model name', () => {
  test.each([
    ['gpt-5-mini', 'gpt-5-mini'],
    [' GPT-5-Mini ', 'gpt-5-mini'],
    ['openai/gpt-5-mini', 'gpt-5-mini'],
    ['openrouter/openai/gpt-5-mini', 'gpt-5-mini'],
    ['openai:gpt-5-mini', 'gpt-5-mini'],
    ['azure:openai/gpt-4o', 'gpt-4o'],
    ['gateway/openai:gpt-4o', 'gpt-4o'],
    ['gpt-4o-2024-08-06', 'gpt-4o'],
    ['claude-opus-4-5-20251101', 'claude-opus-4-5'],
    ['claude-opus-4-5-latest', 'claude-opus-4-5'],
    ['Claude Opus 4.5', 'claude-opus-4-5'],
    ['anthropic/claude-opus-4.5', 'claude-opus-4-5'],
    ['gpt-3.5-turbo', 'GPT-3.5-turbo'],
    ['qwen2.5:7b', 'qwen2.5:7b'],
    ['ollama/qwen2.5:7b', 'qwen2.5:7b'],
    ['ollama:qwen2.5:7b', 'qwen2.5:7b'],
    ['mistral/large', 'mistral/large'],
  ])('%s is %s', (model, name) => {
    expect(normalizeModelName(model, KNOWN)).toBe(name)
  })

  test.each([
    ['a tag is not a name', 'llama3:7b'],
    ['nor is a revision', 'custom:v1'],
    ['a prefix is not a name', 'gpt-5-mini-high'],
    ['eight digits that are not a date', 'gpt-4o-99999999'],
    ['another provider of a model that is priced for one', 'groq/large'],
    ['an empty name', 'openai/'],
    ['a member of every object', 'constructor'],
  ])('%s: %s is unknown', (_what, model) => {
    expect(normalizeModelName(model, KNOWN)).toBeNull()
  })

  test('with an exact name, a dated model has its own price', () => {
    expect(normalizeModelName('gpt-4o-2024-05-13', ['gpt-4o', 'gpt-4o-2024-05-13'])).toBe('gpt-4o-2024-05-13')
  })

  test('no choice is made between two names that differ only in dots and dashes', () => {
    expect(normalizeModelName('a b.c', ['a-b.c', 'a.b-c'])).toBeNull()
  })
})
