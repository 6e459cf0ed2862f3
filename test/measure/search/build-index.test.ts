import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { buildIndex } from '../../../src/measure/search/build-index.js'
import type { Chunk } from '../../../src/measure/search/chunk-file.js'
import { queryTerms, tokenize } from '../../../src/measure/search/tokenize.js'
import { seededRandom } from '../../../src/stats/random.js'

const WORDS = 'apple pear plum constructor __proto__ parseSuites 42 ripen August quince__medlar toString'.split(' ')
const random = seededRandom('index')
const words = (count: number): string =>
  Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ')
const CHUNKS = Array.from({ length: 200 }, (_, index): Chunk => {
  const text = words(1 + (index % 30))
  return {
    path: `${words(1)}/${index}.md`,
    symbol: index % 3 === 0 ? null : words(1),
    start_line: 1,
    end_line: 2,
    text,
  }
})

test('the index finds what MiniSearch finds when it adds the chunks itself, with the same scores', () => {
  const options = { k1: 1.4, b: 0.6, symbol_boost: 2, path_boost: 1.5 }
  const whole = new MiniSearch<Chunk & { id: number }>({
    fields: ['text', 'symbol', 'path'],
    tokenize,
    processTerm: (term) => term,
  })
  whole.addAll(CHUNKS.map((chunk, id) => ({ ...chunk, id, symbol: chunk.symbol ?? '' })))
  const index = buildIndex(CHUNKS, options)
  for (const query of [...WORDS, 'ripe plums in August', 'constructor toString', 'nothing of this']) {
    const terms = queryTerms(query)
    const expected = whole.search(terms.join(' '), {
      tokenize: (text) => text.split(' '),
      boost: { symbol: 2, path: 1.5 },
      bm25: { k: 1.4, b: 0.6, d: 0 },
    })
    const { hits } = index.search(query, CHUNKS.length)
    const byChunk = new Map(hits.map(({ chunk, score }) => [chunk.path, score]))
    expect(byChunk).toEqual(new Map(expected.map(({ id, score }) => [CHUNKS[id as number]?.path, score])))
  }
})

test('the index ignores a field whose boost is 0', () => {
  const chunk: Chunk = { path: 'plum.md', symbol: 'pear', start_line: 1, end_line: 1, text: 'apple' }
  const boosts = { k1: 1.2, b: 0.75, symbol_boost: 0, path_boost: 0 }
  const found = (query: string, options = boosts): number => buildIndex([chunk], options).search(query, 5).hits.length
  expect(['apple', 'pear', 'plum'].map((query) => found(query))).toEqual([1, 0, 0])
  expect(found('pear', { ...boosts, symbol_boost: 1 })).toBe(1)
})
