import { expect, test } from 'vitest'
import { boundTokens, tokenLimitName, acceptsTemperature } from '../../../src/measure/providers/adapt-request.js'

test.each([
  ['gpt-5', false],
  ['gpt-5-mini-2025-08-07', false],
  ['openai/gpt-5-nano', false],
  ['GPT-5.1', false],
  ['o1', false],
  ['o3-mini', false],
  ['openai/o4-mini', false],
  ['gpt-4.1-mini', true],
  ['gpt-4o', true],
  ['llama-3.3-70b-o1', true],
  ['mistral/olmo-2', true],
])('%s takes a temperature and max_tokens: %s', (model, isFree) => {
  expect(acceptsTemperature(model)).toBe(isFree)
  expect(tokenLimitName(model)).toBe(isFree ? 'max_tokens' : 'max_completion_tokens')
})

test('a text has at most as many tokens as bytes, plus a frame for every message', () => {
  expect(boundTokens(['né'])).toBe(11)
  expect(boundTokens(['a', ''])).toBe(17)
})
