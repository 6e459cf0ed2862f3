import { describe, expect, test } from 'vitest'
import type { Span } from '../../../src/model/run/observation.js'
import { nameFiles } from '../../../src/measure/search/locate-span.js'

const ROOTS = ['/work/app', '/private/work/app', 'C:\\work\\app']

const pathOf = (span: Span): string | undefined => nameFiles({ answer: '', spans: [span] }, ROOTS).spans?.[0]?.path

describe('the path of a span', () => {
  test.each<[string, Span, string | undefined]>([
    ['a relative path', { path: './docs/a.md' }, './docs/a.md'],
    ['an absolute path inside the checkout', { path: '/work/app/docs/a.md' }, 'docs/a.md'],
    ['one with links followed', { path: '/private/work/app/docs/a.md' }, 'docs/a.md'],
    ['one of Windows', { path: 'c:\\work\\app\\docs\\a.md' }, 'docs/a.md'],
    ['an address of a file', { path: 'file:///work/app/docs/a%20b.md' }, 'docs/a b.md'],
    ['an absolute path outside', { path: '/srv/app/docs/a.md' }, '/srv/app/docs/a.md'],
    ['a folder whose name only begins so', { path: '/work/application/a.md' }, '/work/application/a.md'],
    ['a way out of the checkout', { path: '/work/app/../secret' }, '/work/app/../secret'],
    ['the checkout itself', { path: '/work/app/' }, '/work/app/'],
    ['`source`', { source: 'docs/a.md' }, 'docs/a.md'],
    ['`source`, absolute', { source: '/work/app/docs/a.md' }, 'docs/a.md'],
    ['`file`', { file: 'docs/a.md' }, 'docs/a.md'],
    ['`metadata.source`', { metadata: { source: 'docs/a.md' } }, 'docs/a.md'],
    ['`metadata.file_path`', { metadata: { file_path: '/work/app/docs/a.md' } }, 'docs/a.md'],
    ['`path` before all others', { path: 'a.md', source: 'b.md', metadata: { source: 'c.md' } }, 'a.md'],
    ['metadata that is not an object', { metadata: 'a.md' }, undefined],
    ['a source that is not text', { metadata: { source: 7 } }, undefined],
    ['none', { text: 'x' }, undefined],
  ])('%s', (_what, span, path) => {
    expect(pathOf(span)).toBe(path)
  })
})

test("source names also lose the checkout's folder", () => {
  const reply = { answer: '', sources: ['/work/app/a.md', 'b.md'], spans: [{ source: '/work/app/a.md' }] }
  expect(nameFiles(reply, ROOTS)).toEqual({
    answer: '',
    sources: ['a.md', 'b.md'],
    spans: [{ path: 'a.md', source: 'a.md' }],
  })
})

test('a reply without anything to change is unchanged', () => {
  const reply = { answer: '', sources: ['b.md'], spans: [{ path: 'a.md' }, { text: 'x' }] }
  expect(nameFiles(reply, ROOTS)).toEqual(reply)
})
