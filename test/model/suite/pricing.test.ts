import { expect, test } from 'vitest'
import { undatedModelName } from '../../../src/model/suite/pricing.js'

test.each([
  ['gpt-5-mini-2025-08-07', 'gpt-5-mini'],
  ['claude-opus-4-5-20251101', 'claude-opus-4-5'],
  ['mistral-large-latest', 'mistral-large'],
  ['qwen2.5:7b', 'qwen2.5:7b'],
  ['gpt-4-0613', 'gpt-4-0613'],
])('%s is %s without its date', (name, undated) => expect(undatedModelName(name)).toBe(undated))
