import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goldenpair } from './recorded-terminal.js'

const FILES = {
  'golden/suite.yaml':
    'name: pages\ncases: [cases.yaml]\ntarget: { type: search, include: ["pages/*.md"] }\nvariants: { a: {}, b: { chunk: { max_lines: 9, window_lines: 9 } } }\ngates: [{ metric: success, primary: true, max_drop: 5pp }]\n',
  'golden/cases.yaml':
    '- { id: keys, query: how are signing keys rotated, expected_spans: [{ path: pages/auth.md }] }\n',
  'pages/auth.md': '# Keys\n\nSigning keys are rotated with the command rotate.\n',
  '.gitignore': 'ignored.txt\n',
}

describe('a checkout with uncommitted changes', () => {
  let folder = ''
  let commit = ''
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=n@localhost', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  const dirtyOf = (run: string): unknown =>
    (JSON.parse(readFileSync(join(folder, run, 'run.json'), 'utf8')) as { dirty?: unknown }).dirty
  const say = async (...args: readonly string[]): Promise<string> =>
    (await goldenpair(folder, args)).out.replaceAll(/\s+/g, ' ')

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'goldenpair-changes-'))
    for (const [path, text] of Object.entries(FILES)) write(path, text)
    git('init', '--quiet')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Pages')
    commit = git('rev-parse', '--short=7', 'HEAD').trim()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test.each<[string, string | null, string, true | undefined]>([
    ['as it was committed', null, '', undefined],
    ['a file changed', 'pages/auth.md', '# Keys\n\nSigning keys.\n', true],
    ['a new file', 'pages/ops.md', '# Backup\n', true],
    ['a file that git ignores', 'ignored.txt', 'x', undefined],
    ['an earlier run and a report', 'goldenpair-report/report.html', 'x', undefined],
  ])('is mentioned next to its commit: %s', async (_what, path, text, dirty) => {
    if (path !== null) write(path, text)
    const out = await say('run', '--out', 'out')
    expect(out).toContain(`this run ${commit}${dirty ? ' + uncommitted changes' : ''} · 1 case`)
    expect(dirtyOf('out')).toBe(dirty)
    const provenance = readFileSync(join(folder, 'out/report.html'), 'utf8')
    expect(provenance.includes('</code> + uncommitted changes')).toBe(dirty === true)
    // The output of the first run does not count as a change in the second.
    await say('run', '--out', 'out')
    expect(dirtyOf('out')).toBe(dirty)
  })

  test('causes a warning if both sides are of one commit', async () => {
    const told = (who: string): string =>
      `Both sides were measured at commit ${commit}, ${who} with uncommitted changes: no commit contains their difference.`
    await say('run', '--out', 'before')
    expect(await say('run', '--out', 'after', '--baseline', 'before')).not.toContain(
      'Both sides were measured at commit',
    )
    write('pages/auth.md', '# Keys\n\nSigning keys.\n')
    const out = await say('run', '--out', 'after', '--baseline', 'before')
    expect(out).toContain(told('this run'))
    expect(out).toContain(`baseline ${commit} · candidate ${commit} + uncommitted changes`)
    expect(await say('compare', 'after', 'before')).toContain(told('the baseline'))
    expect(await say('run', '--out', 'later', '--baseline', 'after')).toContain(told('the baseline and this run'))
  })

  test('is mentioned, without a warning, if its variants are compared', async () => {
    write('pages/ops.md', '# Backup\n')
    const out = await say('ab', '--variants', 'a,b', '--fail-on', 'never')
    expect(out).toContain(`a ${commit} + uncommitted changes`)
    expect(out).toContain(`b ${commit} + uncommitted changes`)
    const noise = await say('ab', '--variants', 'a,a', '--fail-on', 'never')
    expect(noise).toContain(` · ${commit} + uncommitted changes · 1 case`)
    expect(out).not.toContain('Both sides were measured at commit')
  })
})
