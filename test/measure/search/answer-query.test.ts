import { describe, expect, test } from 'vitest'
import { answerQuery } from '../../../src/measure/search/answer-query.js'
import { buildIndex } from '../../../src/measure/search/build-index.js'
import type { Chunk } from '../../../src/measure/search/chunk-file.js'

const RANKING = { k1: 1.2, b: 0.75, symbol_boost: 2, path_boost: 1 }
const ANSWER = { min_score: 0, min_coverage: 0.5, answer_chunks: 2 }

const chunk = (path: string, symbol: string | null, text: string, line = 1): Chunk => ({
  path,
  symbol,
  start_line: line,
  end_line: line + text.split('\n').length - 1,
  text,
})

const CHUNKS = [
  chunk('docs/plums.md', 'Plums', '# Plums\nPlums ripen in August. They are\nstored in the cellar.'),
  chunk('docs/pears.md', 'Pears', '# Pears\nPears ripen in October.\n\n- Keep them cool.\n- Eat them soon.'),
  chunk(
    'src/basket.py',
    'Basket.add_fruit',
    'def add_fruit(self, fruit):\n    # Weighs the fruit.\n    self.items += 1\n    return 3',
  ),
]

describe('ranking', () => {
  test('BM25 scores a term as the formula says', () => {
    const index = buildIndex([chunk('x', null, 'plum plum pear'), chunk('x', null, 'pear', 5)], {
      ...RANKING,
      path_boost: 0,
    })
    // idf = ln(1 + 1.5/1.5); tf = 2 in a text of 2 distinct terms, where the mean is 1.5.
    const expected = Math.log(2) * ((2 * 2.2) / (2 + 1.2 * (0.25 + 0.75 * (2 / 1.5))))
    const { hits, weights } = index.search('plum', 5)
    expect(hits.map(({ score }) => score)).toEqual([expect.closeTo(expected, 12)])
    expect(weights).toEqual(new Map([['plum', Math.log(2)]]))
  })

  test('equal scores are ordered by path and line', () => {
    const same = [chunk('b', null, 'plum', 1), chunk('a', null, 'plum', 9), chunk('a', null, 'plum', 2)]
    const { hits } = buildIndex(same, RANKING).search('plum', 5)
    expect(hits.map(({ chunk: { path, start_line } }) => `${path}:${start_line}`)).toEqual(['a:2', 'a:9', 'b:1'])
  })

  test('finds identifiers by their words', () => {
    const { hits } = buildIndex(CHUNKS, RANKING).search('How is a fruit added to the basket?', 1)
    expect(hits.map(({ chunk: { symbol } }) => symbol)).toEqual(['Basket.add_fruit'])
  })
})

test('a question in a script without spaces is answered by the passage that shares its characters', () => {
  const help = [
    chunk('help.md', '退款政策', '## 退款政策\n客户可以在十四天内申请退款。'),
    chunk('help.md', '配送时间', '## 配送时间\n标准配送需要三个工作日。', 3),
  ]
  const { abstained, spans } = answerQuery(buildIndex(help, RANKING), '标准配送需要几个工作日？', 1, ANSWER)
  expect([abstained, spans[0]?.symbol]).toEqual([false, '配送时间'])
})

describe('answers', () => {
  const index = buildIndex(CHUNKS, RANKING)

  test('the best sentence, its place, the chunks and the tokens', () => {
    const { answer, abstained, spans, usage } = answerQuery(index, 'When do plums ripen?', 1, ANSWER)
    expect(answer).toBe('Plums ripen in August. [docs/plums.md::Plums]')
    expect(abstained).toBe(false)
    expect(spans).toEqual([
      {
        path: 'docs/plums.md',
        symbol: 'Plums',
        start_line: 1,
        end_line: 3,
        text: '# Plums\nPlums ripen in August. They are\nstored in the cellar.',
        score: expect.any(Number) as number,
        tokens: 16,
      },
    ])
    // The question has 20 characters, the text 61, the answer 46.
    expect(usage).toEqual({ input_tokens: 5 + 16, output_tokens: 12 })
  })

  test('a list item on its own', () => {
    expect(answerQuery(index, 'How do I keep pears cool?', 3, ANSWER).answer).toBe(
      '- Keep them cool. [docs/pears.md::Pears]',
    )
  })

  test('three lines of code, without comment marks', () => {
    expect(answerQuery(index, 'What weighs the fruit?', 3, ANSWER).answer).toBe(
      'def add_fruit(self, fruit):\nWeighs the fruit.\nself.items += 1 [src/basket.py::Basket.add_fruit]',
    )
  })

  test('abstains if too little of the question was found, and shows what was found', () => {
    const reply = answerQuery(index, 'Which tractors harvest plums in Bavaria?', 3, ANSWER)
    expect(reply.answer).toBe('')
    expect(reply.abstained).toBe(true)
    expect(reply.spans.map(({ path }) => path)).toEqual(['docs/plums.md'])
  })

  test('abstains below the minimum score', () => {
    expect(answerQuery(index, 'When do plums ripen?', 3, { ...ANSWER, min_score: 1000 }).abstained).toBe(true)
  })

  test('abstains with no chunks', () => {
    expect(answerQuery(index, 'What is it?', 3, ANSWER)).toEqual({
      answer: '',
      abstained: true,
      spans: [],
      usage: { input_tokens: 3, output_tokens: 0 },
    })
  })
})
