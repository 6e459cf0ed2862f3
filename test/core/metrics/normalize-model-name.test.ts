import { describe, expect, test } from 'vitest'
import { normalizeModelName } from '../../../src/core/metrics/normalize-model-name.js'

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
    ['Bedrock ends its ids with a version', 'bedrock/anthropic.claude-opus-4-5-20251101-v1:0'],
    ['a tag is no name', 'llama3:7b'],
    ['nor is a revision', 'custom:v1'],
    ['a prefix is no name', 'gpt-5-mini-high'],
    ['eight digits that are no date', 'gpt-4o-99999999'],
    ['another provider of a model that is priced for one', 'groq/large'],
    ['an empty name', 'openai/'],
    ['a member of every object', 'constructor'],
  ])('%s: %s is unknown', (_what, model) => {
    expect(normalizeModelName(model, KNOWN)).toBeNull()
  })

  test('written exactly, a dated name has its own price', () => {
    expect(normalizeModelName('gpt-4o-2024-05-13', ['gpt-4o', 'gpt-4o-2024-05-13'])).toBe('gpt-4o-2024-05-13')
  })

  test('two names that differ in dots and dashes only are not guessed between', () => {
    expect(normalizeModelName('a b.c', ['a-b.c', 'a.b-c'])).toBeNull()
  })
})
