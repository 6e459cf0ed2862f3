import { describe, expect, test } from 'vitest'
import { importTexts, readExamples } from './read-examples.js'

const drafts = (format: string, ...texts: string[]) =>
  importTexts(
    format,
    texts.map((text, index) => ({ path: `file-${index + 1}`, text })),
  )
const notesOf = ({ notes }: ReturnType<typeof importTexts>) =>
  notes.map(({ file, line, message }) => `${file}:${line ?? '-'}: ${message}`)

describe('llmc', () => {
  const imported = importTexts('llmc', readExamples('llmc'))

  test('judgments become spans, the most relevant first', () => {
    expect(imported.cases).toEqual([
      {
        draft: {
          id: 'renew',
          query: 'Where are renewals decided?',
          expected_spans: [{ path: 'src/loans.py', relevance: 2 }, { path: 'src/cards.py' }],
        },
        file: 'llmc.json',
        line: 4,
      },
    ])
  })

  test('queries without a relevant document and judgments of 0 are noted', () => {
    expect(notesOf(imported)).toEqual([
      'llmc.json:13: query `weather` skipped: no document is judged relevant to it.',
      'llmc.json:-: 1 judgment of 0 or below skipped: a document that is not listed counts the same.',
    ])
  })

  test('a query without text is refused with its line, and a judgment without a document is noted', () => {
    expect(() => drafts('llmc', '{"queries": [{"query_id": "a"}]}')).toThrow(
      'file-1:1 cannot be imported as llmc: no field is named query, question,',
    )
    expect(notesOf(drafts('llmc', '{"queries": [\n{"text": "a", "judgments": [\n{"doc": 1}]}]}'))).toEqual([
      'file-1:2: query `a` skipped: no document is judged relevant to it.',
      'file-1:-: `judgments` has the text of passages and no names of them, so nothing is expected of retrieval there. Name the documents in a field `source`.',
    ])
  })
})

describe('beir', () => {
  test('queries and judgments are joined, and entries without a partner are noted', () => {
    const imported = importTexts('beir', readExamples('beir'))
    expect(imported.cases.map(({ draft }) => draft)).toEqual([
      {
        id: 'q1',
        query: 'late fees of a book',
        expected_spans: [{ path: 'fees.md', relevance: 2 }, { path: 'library.md' }],
      },
      { id: 'q2', query: 'opening hours on holidays', expected_spans: [{ path: 'hours.md' }] },
    ])
    expect(notesOf(imported)).toEqual([
      'beir/qrels.tsv:-: 1 judgment of 0 or below skipped: a document that is not listed counts the same.',
      'beir/queries.jsonl:3: query `q3` skipped: no document is judged relevant to it.',
      'beir/qrels.tsv:6: judgments of 1 query skipped, because no file has the text of the query: q9.',
    ])
  })

  test.each([
    ['without a header', 'q1\td1\t1\n'],
    ['as JSON Lines', '{"query-id": "q1", "corpus-id": "d1", "score": 1}'],
    ['with an iteration, as TREC has it', 'q1 0 d1 1'],
  ])('reads qrels %s', (_, qrels) => {
    expect(drafts('beir', '{"_id": "q1", "text": "a"}', qrels).cases[0]?.draft.expected_spans).toEqual([{ path: 'd1' }])
  })

  test('numeric ids become text', () => {
    expect(drafts('beir', '{"_id": 7, "text": "a"}', '7\t12\t1').cases[0]?.draft).toEqual({
      id: '7',
      query: 'a',
      expected_spans: [{ path: '12' }],
    })
  })

  test.each([
    [
      ['{"_id": "q1", "text": "a"}'],
      'file-1 cannot be imported as beir: it needs both queries and qrels, but there are no qrels.',
    ],
    [['q1\td1\t1'], 'file-1 cannot be imported as beir: it needs both queries and qrels, but there are no queries.'],
    [['{"_id": "q1", "text": "a"}\n{"_id": '], 'file-1:2 cannot be imported as beir: the line is not JSON.'],
    [
      ['{"_id": "q1", "text": "a"}', 'query\tdocument\tscore\nq1\td1\n'],
      'file-2:2 cannot be imported as beir: a line of qrels needs query, document and grade, or query, iteration, document and grade.',
    ],
  ])('%j is refused', (texts, message) => {
    expect(() => drafts('beir', ...texts)).toThrow(`${message} docs/import.md shows the format.`)
  })
})

describe('trec', () => {
  test.each([
    ['51\tlate fees\n', 'qrels'],
    ['51 Q0 FT911-3 1\n', 'topics'],
  ])('topics and qrels must come together: %j is refused', (text, missing) => {
    expect(() => drafts('trec', text)).toThrow(
      `file-1 cannot be imported as trec: it needs both topics and qrels, but there are no ${missing}. docs/import.md shows the format.`,
    )
  })

  test('the title is the query, or the description without one; the higher of two grades counts', () => {
    expect(importTexts('trec', readExamples('trec')).cases).toEqual([
      {
        draft: { id: '301', query: 'Late fees', expected_spans: [{ path: 'fees.md' }] },
        file: 'trec/topics.txt',
        line: 1,
      },
      {
        draft: { id: '302', query: 'When is the library open?', expected_spans: [{ path: 'hours.md', relevance: 2 }] },
        file: 'trec/topics.txt',
        line: 10,
      },
    ])
  })

  test('reads topics with one line each', () => {
    expect(drafts('trec', '51\tlate fees\n', '51 Q0 FT911-3 1\n').cases[0]?.draft).toEqual({
      id: '51',
      query: 'late fees',
      expected_spans: [{ path: 'FT911-3' }],
    })
  })

  test('negative grades count as not relevant', () => {
    const { cases, notes } = drafts('trec', '1\ta', '1 0 spam -2\n1 0 good 1')
    expect(cases[0]?.draft.expected_spans).toEqual([{ path: 'good' }])
    expect(notes).toHaveLength(1)
  })

  test('a topic without text is refused with its line', () => {
    expect(() => drafts('trec', '<top>\n<num> 1\n<title> a\n</top>\n<top>\n<num> 2\n</top>')).toThrow(
      'file-1:5 cannot be imported as trec: a topic needs <num> and <title> or <desc>. docs/import.md shows the format.',
    )
  })

  test('if many queries have no judgments, only the first are named', () => {
    const topics = Array.from({ length: 9 }, (_, index) => `${index}\tquery ${index}`).join('\n')
    const messages = drafts('trec', topics, '0 0 d 1').notes.map(({ message }) => message)
    expect(messages).toHaveLength(6)
    expect(messages.at(-1)).toBe('3 more queries skipped for the same reason.')
  })
})
