import { describe, expect, test } from 'vitest'
import { UserError } from '../../../src/model/error.js'
import { nameResults } from '../../../src/modes/request/plan-results.js'
import { readActionInputs } from '../../../src/modes/request/action-request.js'

describe('the input `results-options`', () => {
  test.each([
    ['', {}],
    ['id: ticket\nscore: tone, clarity\n', { id: 'ticket', score: 'tone, clarity' }],
    ['\r\n  answer :  my answer: in full  \r\n', { answer: 'my answer: in full' }],
  ])('%j', (text, options) => {
    expect(readActionInputs({ 'INPUT_RESULTS-OPTIONS': text }).resultsOptions).toEqual(options)
  })

  const known =
    'lines such as `id: ticket`, of format, id, query, answer, pass, score, lower, higher, continuous, qrels, primary, margin'
  test.each([
    ['primry: tone', `got \`primry: tone\`, expected ${known}. Did you mean \`primary\`?`],
    ['--id ticket', `got \`--id ticket\`, expected ${known}.`],
    ['id:', `got \`id:\`, expected ${known}.`],
    ['__proto__: x', `got \`__proto__: x\`, expected ${known}.`],
    ['id: a\nid: b', 'got `id: b`, expected `id` once.'],
  ])('%j is refused', (text, message) => {
    expect(() => readActionInputs({ 'INPUT_RESULTS-OPTIONS': text })).toThrow(UserError)
    expect(() => readActionInputs({ 'INPUT_RESULTS-OPTIONS': text })).toThrow(`Input \`results-options\`: ${message}`)
  })
})

test.each([
  ['results.json', 'results'],
  ['out/rag/results.json', 'out-rag-results'],
  ['out/rag/results.json#openai:gpt-4o', 'out-rag-results-openai-gpt-4o'],
  ['.deepeval/.latest_test_run.json', 'deepeval-latest_test_run'],
  ['./../logs/Über alles.jsonl', 'logs-ber-alles'],
  ['结果.json', ''],
])('results without a label: %s is named %j', (path, name) => {
  expect(nameResults(path)).toBe(name)
})
