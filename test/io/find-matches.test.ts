import { expect, test } from 'vitest'
import { globToRegExp } from '../../src/model/glob.js'

test.each([
  ['**/*', 'a.md', true],
  ['**/*', 'deep/er/a.md', true],
  ['*.md', 'a.md', true],
  ['*.md', 'docs/a.md', false],
  ['docs/**', 'docs/a/b.md', true],
  ['docs/**', 'documents/a.md', false],
  ['src/**/*.{ts,js}', 'src/a.ts', true],
  ['src/**/*.{ts,js}', 'src/x/y/a.js', true],
  ['src/**/*.{ts,js}', 'src/a.tsx', false],
  ['a?c.txt', 'abc.txt', true],
  ['a?c.txt', 'a/c.txt', false],
  ['a+(b).txt', 'a+(b).txt', true],
  ['a.md', 'axmd', false],
  ['{a.md', '{a.md', true],
  ['**/**/a.md', 'a.md', true],
  ['**/**/a.md', 'x/y/a.md', true],
  ['docs/***', 'docs/a/b.md', true],
])('%s and %s: %s', (glob, path, matches) => {
  expect(globToRegExp(glob).test(path)).toBe(matches)
})

test('a row of the same wildcard counts as one, so that a hostile one is not tried at every position of the others', () => {
  const written = (glob: string): string => globToRegExp(glob).source
  expect(written(`${'**/'.repeat(1000)}*.md`)).toBe(written('**/*.md'))
  expect(written(`${'*'.repeat(1000)}x`)).toBe(written('**x'))
})
