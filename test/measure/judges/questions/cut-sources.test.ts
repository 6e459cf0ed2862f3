import { expect, test } from 'vitest'
import { cutSources } from '../../../../src/measure/judges/questions/show-text.js'

const lines = (count: number, name = 'x'): string => Array.from({ length: count }, () => name).join('\n')

test.each([
  ['all that fits', [{ path: 'a.py', text: lines(3), borders: [1] }], 5, ['x\nx\nx'], null],
  [
    'up to a function',
    [{ path: 'a.py', text: lines(10), borders: [1, 5, 9] }],
    14,
    ['x\nx\nx\nx'],
    'a.py after line 4 of 10',
  ],
  [
    'up to a line where a function is too long',
    [{ path: 'a.py', text: lines(10), borders: [1] }],
    6,
    ['x\nx\nx'],
    'a.py after line 3 of 10',
  ],
  [
    'no file behind the one that is cut',
    ['a.py', 'b.py', 'c.py'].map((path) => ({ path, text: lines(2), borders: [] })),
    4,
    ['x\nx'],
    'b.py, and 1 more file',
  ],
])('a judge is shown %s', (_what, sources, cap, texts, cut) => {
  const shown = cutSources(sources, cap)
  expect([shown.files.map(({ text }) => text), shown.cut]).toEqual([texts, cut])
})
