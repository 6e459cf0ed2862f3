import { describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/io/sha256.js'
import type { ExpectedSpan } from '../../../src/model/suite/case.js'
import { listSymbols } from '../../../src/measure/search/find-symbols.js'
import {
  type CheckedFile,
  findStaleSpans,
  listStaleCases,
  findSpanTexts,
} from '../../../src/measure/suite/stale-spans.js'
import { read, TARGET } from './registries.js'

const SOURCES: Readonly<Record<string, string>> = {
  'auth/token.py':
    'import os\n\ndef rotate_key(key):\n    def inner():\n        pass\n    return key\n\nclass Token:\n    def read(self):\n        return 1\n',
  'src/a.ts': 'export function parse(): void {}\nexport class Suite {\n  load(): void {}\n}\n',
  'main.go': 'package main\n\nfunc (s *Server) Start() error {\n\treturn nil\n}\n',
  'lib.rs': 'pub struct Pool;\nimpl Pool {\n    pub fn take(&self) {}\n}\n',
  'App.java': 'public class App {\n    public static void main(String[] args) {}\n}\n',
  'docs/guide.md': '# Guide\n\ntext\n\n## Time limits\n\nThirty days.\n',
  'run.rb': 'def start\nend\n',
}
const files = new Map(
  Object.entries(SOURCES).map(([path, text]): [string, CheckedFile] => [
    path,
    { lines: text.split('\n'), symbols: listSymbols(path, text) },
  ]),
)

function find(spans: readonly Partial<ExpectedSpan>[], more = '') {
  const text = JSON.stringify([
    { id: 'c', query: 'q', expected_spans: spans, ...(more === '' ? {} : JSON.parse(more)) },
  ])
  const { cases } = read(TARGET, text, 'a.json').suite
  return findStaleSpans({ cases, files, known: Object.keys(SOURCES), hash: sha256 })
}
const messages = (spans: readonly Partial<ExpectedSpan>[]) =>
  find(spans).stale.map(({ problem }) => `${problem.file}:${problem.line}: ${problem.message}`)

describe('findStaleSpans', () => {
  test.each([
    ['auth/token.py', 'rotate_key'],
    ['auth/token.py', 'inner'],
    ['auth/token.py', 'Token.read'],
    ['auth/token.py', 'read'],
    ['src/a.ts', 'parse'],
    ['src/a.ts', 'Suite.load'],
    ['src/a.ts', 'Suite#load()'],
    ['main.go', 'Server.Start'],
    ['main.go', 'Start'],
    ['lib.rs', 'Pool::take'],
    ['App.java', 'App.main'],
    ['docs/guide.md', 'Time limits'],
    ['docs/guide.md', '## `Time` limits'],
    ['run.rb', 'start'],
  ])('finds in %s the symbol %s', (path, symbol) => {
    expect(messages([{ path, symbol }])).toEqual([])
  })

  test.each([
    ['auth/token.py', 'rotate', 'rotate_key'],
    ['src/a.ts', 'prase', 'parse'],
    ['src/a.ts', 'Suite.laod', 'Suite.load'],
    ['main.go', 'Server.Strat', 'Server.Start'],
    ['lib.rs', 'Pool.takes', 'Pool.take'],
    ['App.java', 'App.mian', 'App.main'],
    ['docs/guide.md', 'Time limit', 'Time limits'],
    ['run.rb', 'stop', null],
  ])('reports that %s has no symbol %s, and the nearest one', (path, symbol, nearest) => {
    expect(messages([{ path, symbol }])).toEqual([
      `golden/cases/a.json:1: case \`c\`: the symbol \`${symbol}\` is not in ${path}${nearest === null ? '' : `; nearest: \`{ path: ${path}, symbol: ${nearest} }\``}. Edit the case or restore the symbol.`,
    ])
  })

  test('names the nearest path of one that no longer exists', () => {
    const gone = ['src/token.py', 'src/b.ts', 'x/y/nothing.c'].map((path) => ({ path }))
    expect(messages([{ path: 'src/a.ts' }, ...gone])).toEqual([
      'golden/cases/a.json:1: case `c`: the file `src/token.py` is not in this checkout; nearest: `auth/token.py`. Edit the case or restore the file.',
      'golden/cases/a.json:1: case `c`: the file `src/b.ts` is not in this checkout; nearest: `src/a.ts`. Edit the case or restore the file.',
      'golden/cases/a.json:1: case `c`: the file `x/y/nothing.c` is not in this checkout. Edit the case or restore the file.',
    ])
  })

  test('checks lines', () => {
    expect(messages([{ path: 'src/a.ts', start_line: 1, end_line: 5 }])).toEqual([])
    expect(messages([{ path: 'src/a.ts', start_line: 6 }])).toEqual([
      'golden/cases/a.json:1: case `c`: src/a.ts has 5 lines, but an expected span ends on line 6. Edit the case.',
    ])
  })

  test('compares a sha256 with the text of symbol, lines or file, and ignores other hashes', () => {
    const limits = sha256('## Time limits\n\nThirty days.')
    const span = { path: 'docs/guide.md', symbol: 'Time limits' }
    expect(
      messages([
        { ...span, hash: limits },
        { ...span, hash: 'chunk-17' },
      ]),
    ).toEqual([])
    expect(messages([{ path: 'docs/guide.md', start_line: 5, end_line: 8, hash: limits }])).toEqual([])
    expect(messages([{ path: 'docs/guide.md', hash: sha256((SOURCES['docs/guide.md'] ?? '').trim()) }])).toEqual([])
    expect(messages([{ ...span, hash: sha256('old') }])).toEqual([
      `golden/cases/a.json:1: case \`c\`: the text of \`Time limits\` in docs/guide.md has changed since its \`hash\` was taken. Check whether it still answers the query, then write \`hash: ${limits}\`; \`goldenpair validate --rebind\` looks where it is now.`,
    ])
  })

  test('accepts for a symbol with several definitions each of their texts', () => {
    const lines = ['def f():', '    1', 'def f():', '    2']
    const file = { lines, symbols: listSymbols('a.py', lines.join('\n')) }
    expect(findSpanTexts({ path: 'a.py', symbol: 'f', relevance: 1 }, file)).toEqual([
      'def f():\n    1',
      'def f():\n    2',
    ])
  })

  test('reports no single cases if no expected path is in the checkout, and no disabled cases', () => {
    expect(find([{ path: 'elsewhere.py' }])).toEqual({ stale: [], unchecked: true })
    expect(find([])).toEqual({ stale: [], unchecked: false })
    expect(find([{ path: 'src/a.ts', symbol: 'gone' }], '{"enabled":false}')).toEqual({ stale: [], unchecked: false })
  })
})

describe('listStaleCases', () => {
  const gone = { path: 'auth/token.py', symbol: 'lost_one' }
  const kept = { path: 'docs/guide.md' }
  const changed = { path: 'run.rb', hash: `sha256:${'0'.repeat(64)}` }
  test.each([
    ['all spans gone', [gone, { path: 'lost.md' }], ['c'], ['c']],
    ['one of two gone, which leaves what can be retrieved', [gone, kept], [], []],
    ['the text of one changed', [changed, kept], ['c'], []],
    ['one gone and one changed', [gone, changed], ['c'], []],
    ['nothing lost', [kept], [], []],
  ])('with %s', (_, spans, stale, deleted) => {
    const { cases } = read(TARGET, JSON.stringify([{ id: 'c', query: 'q', expected_spans: spans }]), 'a.json').suite
    const found = findStaleSpans({ cases, files, known: [], hash: sha256 })
    expect(listStaleCases(cases, found.stale)).toEqual({ stale_cases: stale, deleted_cases: deleted })
  })
})
