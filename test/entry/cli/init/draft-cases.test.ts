import { describe, expect, test } from 'vitest'
import { askForDocstring, askForHeading, readDocstring } from '../../../../src/entry/cli/init/find-topics.js'
import { draftCases } from '../../../../src/entry/cli/init/init-repository.js'
import { nameSuite } from '../../../../src/entry/cli/init/find-setup.js'
import { type Chunk, chunkFile } from '../../../../src/measure/search/chunk-file.js'
import { REPOSITORIES, type RepositoryKind } from './make-repository.js'

const chunksOf = (files: Readonly<Record<string, string>>): Chunk[] =>
  Object.entries(files).flatMap(([path, text]) => chunkFile(path, text, { max_lines: 80, window_lines: 40 }))
const draft = (kind: RepositoryKind) =>
  draftCases(chunksOf(REPOSITORIES[kind]), 'search').map(({ id, query, tags, expected_spans, answer_mode }) =>
    [
      id,
      query,
      tags?.join(),
      answer_mode ?? expected_spans?.map((span) => `${span.path}::${span.symbol ?? ''}`).join(),
    ].join(' | '),
  )

describe('first cases', () => {
  test('come from docstrings before names, and not from tests', () => {
    expect(draft('python')).toEqual([
      'round-price | How do I round an amount to whole cents, halves up? | draft,code | shop/prices.py::round_price',
      'basket | What holds the articles that somebody wants to buy? | draft,code | shop/prices.py::Basket',
      'rate | What does RATE do? | draft,code | shop/prices.py::RATE',
      'basket-total | What does Basket.total do? | draft,code | shop/prices.py::Basket.total',
      'must-decline | What is the boiling point of tungsten? | draft | must_abstain',
    ])
  })

  test('come from the comments of TypeScript', () => {
    expect(draft('typescript')).toEqual([
      'parse-line | What parses one line of the access log? | draft,code | src/parse.ts::parseLine',
      'describe-status | What does describeStatus do? | draft,code | src/parse.ts::describeStatus',
      'must-decline | What is the boiling point of tungsten? | draft | must_abstain',
    ])
  })

  test('come from headings, file by file, titles last, and not from headings that are the same everywhere', () => {
    expect(draft('markdown')).toEqual([
      'opening-hours | What about opening hours? | draft,docs | README.md::Opening hours',
      'what-does-a-late-book-cost | What does a late book cost? | draft,docs | fees.md::What does a late book cost?',
      'how-to-renew-a-loan | How do I renew a loan? | draft,docs | README.md::How to renew a loan',
      'library | What about Library? | draft,docs | README.md::Library',
      'must-decline | What is the boiling point of tungsten? | draft | must_abstain',
    ])
  })

  test('come from headings over short texts of scripts that need few characters', () => {
    const help =
      '# 帮助\n\n## 退款政策\n\n客户可以在十四天内申请退款。\n\n## 配送时间\n\n标准配送需要三个工作日，加急第二天送达。\n\n## 其他\n\n无\n'
    const drafts = draftCases(chunksOf({ 'help.md': help }), 'search')
    expect(drafts.slice(0, -1).map(({ query }) => query)).toEqual(['What about 退款政策?', 'What about 配送时间?'])
  })

  test('do not exist if there is nothing to ask about', () => {
    expect(draft('empty')).toEqual([])
  })

  test('are at most eight, alternating documents and code', () => {
    const code = Array.from(
      { length: 20 },
      (_, index) => `def thing_${index}():\n    """Makes thing number ${index}."""\n`,
    )
    const docs = Array.from(
      { length: 20 },
      (_, index) => `## Part ${index}\n\n${'Some text about this part. '.repeat(3)}\n`,
    )
    const drafts = draftCases(chunksOf({ 'a.py': code.join('\n'), 'a.md': docs.join('\n') }), 'search')
    expect(drafts.map(({ tags }) => tags?.[1] ?? 'decline')).toEqual([
      'docs',
      'code',
      'docs',
      'code',
      'docs',
      'code',
      'docs',
      'decline',
    ])
  })

  test('state where they come from and that they are drafts', () => {
    expect(draftCases(chunksOf(REPOSITORIES.typescript), 'search')[0]?.notes).toBe(
      'Draft, made from the docstring of parseLine (src/parse.ts:3). Ask it as your users would, check what is expected, then drop the tag.',
    )
  })

  test('include one that must be declined, without a word from the repository', () => {
    const files = { 'metals.md': '## Tungsten\n\nThe boiling point of tungsten is 5930 degrees; that is a lot.\n' }
    expect(draftCases(chunksOf(files), 'search').at(-1)?.query).toBe('Which night train goes to Lisbon on Sundays?')
  })

  test("ask only for an answer if the program is the user's, and for the file if it is an example", () => {
    const chunks = chunksOf(REPOSITORIES.typescript)
    expect(draftCases(chunks, 'command').map(({ checks, expected_spans }) => ({ checks, expected_spans }))).toEqual([
      { checks: [{ regex: '\\S' }] },
      { checks: [{ regex: '\\S' }] },
    ])
    expect(draftCases(chunks, 'node')[0]?.expected_spans).toEqual([{ path: 'src/parse.ts' }])
  })
})

test.each([
  ['Return the median of a list', 'How do I return the median of a list?'],
  ['Returns the median', 'What returns the median?'],
  ['The cases of several files', 'What is this: the cases of several files?'],
  ['A basket', 'What is this: a basket?'],
  ['Everything that is asked', 'What is this: everything that is asked?'],
  ['This is the door', 'What is this: this is the door?'],
  ['JSON of a run', 'What is this: JSON of a run?'],
  ['What a run costs', 'What a run costs?'],
  ['Whether a run is over', 'What decides whether a run is over?'],
  ['Is it open?', 'Is it open?'],
])('the docstring %j asks %j', (sentence, question) => {
  expect(askForDocstring(sentence).question).toBe(question)
})

test.each([
  ['Configuring the cache', 'How do I configure the cache?'],
  ['Getting started', 'How do I get started?'],
  ['API limits', 'What about API limits?'],
  ['Opening hours', 'What about opening hours?'],
  ['How to renew a card', 'How do I renew a card?'],
  ['Why?', 'Why?'],
])('the heading %j asks %j', (heading, question) => {
  expect(askForHeading(heading)).toBe(question)
})

describe('a docstring', () => {
  const read = (path: string, text: string) => readDocstring({ path, text, symbol: 'x', start_line: 1, end_line: 9 })

  test.each([
    ['a.py', 'def f(a: int) -> dict[str, int]:\n    r"""Return one thing. Always."""', 'Return one thing'],
    ['a.py', "@cache\nasync def f(\n    a,\n):\n    '''\n    Return one\n    thing.\n    '''", 'Return one thing'],
    ['a.ts', '// Turn a status\n// into words.\nconst f = 1', 'Turn a status into words'],
    ['a.ts', '/**\n * Reads {@link Suite} files: all of them.\n *\n * @param a b\n */\n', 'Reads Suite files'],
    ['a.rs', '/// Adds two `numbers`.\n#[inline]\nfn add() {}', 'Adds two numbers'],
    ['A.java', '@Override\n/** Closes the open file! */\nvoid close() {}', 'Closes the open file'],
    ['a.ts', '// Reads a suite, e.g. yours. then checks it.', 'Reads a suite, e.g. yours'],
    ['a.ts', '// Is the door open? It may be.', 'Is the door open?'],
    ['a.go', '// Open opens the file.\nfunc Open() {}', 'Open opens the file'],
  ])('of %s %j is %j', (path, text, sentence) => {
    expect(read(path, text)).toBe(sentence)
  })

  test.each([
    ['a.py', 'def f():\n    return """no docstring at all"""'],
    ['a.py', 'def f():\n    """Too short."""'],
    ['a.ts', '// eslint-disable-next-line no-console at all\nconst f = 1'],
    ['a.ts', '/* Copyright 2020 by somebody else */\nconst f = 1'],
    ['a.ts', 'const f = 1 // after the fact, a comment'],
    ['a.ts', `// ${'very '.repeat(40)}long\nconst f = 1`],
  ])('is not to be found in %s %j', (path, text) => {
    expect(read(path, text)).toBe(null)
  })
})

test.each([
  ['My docs (old)', 'My-docs-old'],
  ['.github', 'github'],
  ['日本', 'golden'],
  ['a'.repeat(99), 'a'.repeat(60)],
])('the folder %j gives the suite the name %j', (folder, name) => {
  expect(nameSuite(folder)).toBe(name)
})

test.each(['Table of Contents', 'Contents:', 'On this page', 'What is inside'])('no case is about %j', (heading) => {
  const links = '- [Opening hours](#opening-hours)\n- [Fees for late books](#fees-for-late-books)\n'
  expect(draftCases(chunksOf({ 'a.md': `## ${heading}\n\n${links}` }), 'search')).toEqual([])
})
