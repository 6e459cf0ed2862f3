import { describe, expect, test } from 'vitest'
import { retrievedSources, setPrecisionRecall } from '../../../src/metrics/retrieval/sources.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

const IDS = ['sources.precision', 'sources.recall', 'sources.f1']
const CASE = { expected_sources: ['a.md', 'docs/b.md'] }

describe('the documents of a reply', () => {
  test.each([
    ['are its sources, each once', { sources: ['a.md', './a.md', 'docs\\b.md'] }, ['a.md', 'docs/b.md']],
    ['are its sources, whatever its spans say', { sources: [], spans: [{ path: 'a.md' }] }, []],
    [
      'are else those of its spans, the source before the path',
      { spans: [{ source: 'a.md', path: 'x' }, { path: 'b.md' }] },
      ['a.md', 'b.md'],
    ],
    ['are composed (NFC)', { sources: ['cafe\u0301.md'] }, ['café.md']],
    ['are none where it retrieved none', { spans: [] }, []],
    ['are unknown where no span names one', { spans: [{ text: 'x' }] }, null],
    ['are unknown where it says nothing', {}, null],
  ])('%s', (_what, reply, names) => {
    const found = retrievedSources(reply)
    expect(found === null ? null : [...found]).toEqual(names)
  })
})

test('precision and recall of sets', () => {
  expect(setPrecisionRecall(new Set(['a', 'x']), new Set(['a', 'b', 'c']))).toEqual({ precision: 1 / 2, recall: 1 / 3 })
  expect(setPrecisionRecall(new Set(), new Set(['a']))).toEqual({ precision: 0, recall: 0 })
})

describe('precision, recall and F1 of sources', () => {
  test.each([
    ['one of two found, and another', makeReply({ sources: ['a.md', 'x.md'] }), CASE, [0.5, 0.5, 0.5]],
    [
      'a source expected twice counts once',
      makeReply({ sources: ['a.md'] }),
      { expected_sources: ['a.md', './a.md'] },
      [1, 1, 1],
    ],
    ['nothing retrieved', makeReply({ sources: [] }), CASE, [0, 0, 0]],
    ['nothing reported', makeReply(), CASE, IDS.map(() => 'the target reported no sources')],
    ['a failed trial', makeFailure('timeout', 'too slow'), CASE, [0, 0, 0]],
    ['nothing expected', makeReply({ sources: ['a.md'] }), {}, [undefined, undefined, undefined]],
    [
      'an empty list expected',
      makeReply({ sources: ['a.md'] }),
      { expected_sources: [] },
      [undefined, undefined, undefined],
    ],
  ])('%s', (_what, observation, written, expected) => {
    const { scores, unscored } = scoreWith(written, observation)
    expect(IDS.map((id) => scores[id] ?? unscored[id])).toEqual(expected)
  })
})
