import { describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/io/sha256.js'
import { outlineText } from '../../../src/measure/run/arm/locate-spans.js'
import type { ExpectedSpan } from '../../../src/model/suite/case.js'
import { goldenCase as golden } from '../../compare/build-runs.js'
import { rebindSpans } from '../../../src/measure/suite/stale-spans.js'

const TEXT = 'Keys rotate every thirty days.\nThe old key works for one more day.'
const PAGE = `# Keys\n\n${TEXT}\n\nAsk the office.\n`
const SPAN: ExpectedSpan = { path: 'docs/keys.md', start_line: 3, end_line: 4, hash: sha256(TEXT), relevance: 1 }

describe('rebindSpans', () => {
  const rebind = (
    span: Partial<ExpectedSpan>,
    pages: Readonly<Record<string, string>>,
    before: string | null = null,
  ) => {
    const files = new Map(Object.entries(pages).map(([path, text]) => [path, outlineText(path, text)]))
    const cases = [golden({ id: 'keys', expected_spans: [{ ...SPAN, ...span }] })]
    const { rebindings, lost } = rebindSpans(cases, { files, hash: sha256, textBefore: () => before })
    return [...rebindings.map(({ kind, edit }) => ({ kind, ...edit })), ...lost.map(({ message }) => message)]
  }
  const changed = TEXT.replace('thirty', 'sixty')

  test.each([
    ['a text in its place', {}, { 'docs/keys.md': PAGE }, []],
    ['lines above', {}, { 'docs/keys.md': `Intro.\n\n${PAGE}` }, [{ kind: 'moved', start_line: 5, end_line: 6 }]],
    [
      'the nearest of two in one file',
      {},
      { 'docs/keys.md': `${TEXT}\n\n\n\n${PAGE}` },
      [{ kind: 'moved', start_line: 1, end_line: 2 }],
    ],
    [
      'a span with blank lines at its end',
      { end_line: 5 },
      { 'docs/keys.md': `# Keys\n\nIntro.\n\n${TEXT}\nMore.\n` },
      [{ kind: 'moved', start_line: 5, end_line: 6 }],
    ],
    [
      'another file',
      {},
      { 'docs/keys.md': '# Keys\n', 'docs/security.md': `# Security\n${TEXT}\n` },
      [{ kind: 'moved', path: 'docs/security.md', start_line: 2, end_line: 3 }],
    ],
    [
      'a file with another name, with its symbol',
      {
        symbol: 'Keys',
        start_line: undefined,
        end_line: undefined,
        hash: sha256(`# Keys\n\n${TEXT}\n\nAsk the office.`),
      },
      { 'docs/rotation.md': PAGE },
      [{ kind: 'moved', path: 'docs/rotation.md' }],
    ],
    [
      'a changed text of a symbol',
      { symbol: 'Keys', start_line: undefined, end_line: undefined },
      { 'docs/keys.md': `# Keys\n\n${changed}\n` },
      [{ kind: 'changed', hash: sha256(`# Keys\n\n${changed}`) }],
    ],
    [
      'no file that has it',
      {},
      { 'docs/other.md': '# Other\n' },
      ['case `keys`: the text of docs/keys.md:3-4 is in no file of this checkout.'],
    ],
    [
      'two files that have it',
      {},
      { 'a.md': TEXT, 'b.md': TEXT },
      [
        'case `keys`: the text of docs/keys.md:3-4 is in 2 places now: a.md:1-2, b.md:1-2. Write the one that answers the query.',
      ],
    ],
    ["a hash of the target's own", { hash: 'chunk-7' }, { 'docs/keys.md': '# Other\n' }, []],
  ])('%s', (_what, span, pages, expected) => {
    expect(rebind(span, pages as Readonly<Record<string, string>>)).toEqual(expected)
  })

  test('finds a text that moved and changed by its earlier text', () => {
    const page = `# Keys\n\nIntro, and more of it.\n\n${changed}\n`
    expect(rebind({}, { 'docs/keys.md': page }, TEXT)).toEqual([
      { kind: 'changed', start_line: 5, end_line: 6, hash: sha256(changed) },
    ])
    expect(rebind({}, { 'docs/keys.md': '# Prices\n\nA loaf is four crowns.\nA roll is one.\n' }, TEXT)).toEqual([
      'case `keys`: nothing in docs/keys.md is like the text of docs/keys.md:3-4. Choose what answers the query now.',
    ])
  })
})
