import { describe, expect, test } from 'vitest'
import { findModelChange, findMovedModels } from '../../../src/compare/pair/comparability.js'
import type { Run } from '../../../src/model/run/run.js'
import { scoredRun } from '../build-runs.js'

function answeredBy(models: string[], target: Record<string, unknown> = {}, more: Partial<Run> = {}): Run {
  return { ...scoredRun({ cases: [], trials: [], fingerprints: { models }, settings: { target } }).run, ...more }
}

describe('models that differ', () => {
  test.each<[string, Run, Run, string]>([
    ['are the same', answeredBy(['a']), answeredBy(['a']), 'none'],
    ['are unknown on one side', answeredBy([]), answeredBy(['a']), 'none'],
    ['may have been changed by the code', answeredBy(['a-1']), answeredBy(['a-2']), 'unnamed'],
    ['grew by one', answeredBy(['a']), answeredBy(['a', 'b']), 'unnamed'],
    [
      'changed although the commit is the same',
      answeredBy(['a'], {}, { commit: 'c1' }),
      answeredBy(['b'], {}, { commit: 'c1' }),
      'provider',
    ],
    [
      'changed with uncommitted changes',
      answeredBy(['a'], {}, { commit: 'c1' }),
      answeredBy(['b'], {}, { commit: 'c1', dirty: true }),
      'unnamed',
    ],
    [
      'are named by the settings',
      answeredBy(['a'], { settings: { model: 'small' } }),
      answeredBy(['b'], { settings: { model: 'large' } }),
      'configured',
    ],
    [
      'are named by an option deep inside',
      answeredBy(['a'], { options: { llm: { modelName: 'a' } } }),
      answeredBy(['b'], { options: { llm: { modelName: 'b' } } }),
      'configured',
    ],
    [
      'are named by a flag of the command',
      answeredBy(['a'], { options: { command: ['node', 't.mjs', '--model', 'a'] } }),
      answeredBy(['b'], { options: { command: ['node', 't.mjs', '--model', 'b'] } }),
      'configured',
    ],
    [
      'changed while the settings name others for other work',
      answeredBy(['a'], { settings: { embedding_model: 'e1', model: 'm' } }),
      answeredBy(['b'], { settings: { embedding_model: 'e2', model: 'm' } }),
      'provider',
    ],
    ['are two in place of one with both names', answeredBy(['a', 'b']), answeredBy(['ab']), 'unnamed'],
    [
      'are named in words with underscores',
      answeredBy(['a'], { llm_model: 'a' }),
      answeredBy(['b'], { llm_model: 'b' }),
      'configured',
    ],
    [
      'are named in a list of steps',
      answeredBy(['a'], { steps: ['first', { model: 'a' }] }),
      answeredBy(['b'], { steps: ['first', { model: 'b' }] }),
      'configured',
    ],
    [
      'changed while the same settings come in another order',
      answeredBy(['a'], { model: 'm', llm_model: 'n', cache: null }),
      answeredBy(['b'], { llm_model: 'n', cache: null, model: 'm' }),
      'provider',
    ],
    [
      'changed while a flag moved',
      answeredBy(['a'], { command: '--model m run' }),
      answeredBy(['b'], { command: 'run --model m' }),
      'provider',
    ],
    [
      'changed while a flag names others for other work',
      answeredBy(['a'], { command: ['run', '--rerank-model', 'r1'] }),
      answeredBy(['b'], { command: ['run', '--rerank-model', 'r2'] }),
      'unnamed',
    ],
    [
      'changed while other settings did',
      answeredBy(['a'], { settings: { model: 'm', top_k: 5 } }),
      answeredBy(['b'], { settings: { model: 'm', top_k: 9 } }),
      'provider',
    ],
  ])('%s', (_what, baseline, candidate, change) => expect(findModelChange(baseline, candidate)).toBe(change))
})

test('two versions of a model in one run are a change during the measurement', () => {
  const models = ['gpt-5-mini-2025-11-01', 'gpt-5-mini-2025-08-07', 'qwen2.5:7b']
  expect(findMovedModels(answeredBy(models))).toEqual(['gpt-5-mini-2025-08-07 and gpt-5-mini-2025-11-01'])
})
