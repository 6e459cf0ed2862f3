import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUNDLE } from '../bundle.js'
import { textWidth } from '../../src/report/render/text-width.js'

/** The built command line, since colours and columns are facts of a process. */
const CLI = join(BUNDLE, 'cli.js')
const SCRIPT = '/usr/bin/script'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-terminal-'))
  await mkdir(join(folder, 'golden'))
  await writeFile(
    join(folder, 'golden/suite.yaml'),
    `name: pages
cases: [cases.yaml]
target: { type: search, include: ['*.md'] }
gates: [{ metric: success, min: 1, max_drop: 5pp, primary: true }]
`,
  )
  await writeFile(
    join(folder, 'golden/cases.yaml'),
    `- { id: found, query: apples, expected_spans: [{ path: a.md }] }
- { id: lost, query: apples, expected_spans: [{ path: b.md }] }
`,
  )
  await writeFile(join(folder, 'a.md'), '# Apples\n\nAll about apples.\n')
  await writeFile(join(folder, 'b.md'), '# Pears\n\nAll about pears.\n')
})
afterAll(async () => rm(folder, { recursive: true }))

/** What `goldenpair run` prints as a process: by pipes, or in a pseudo-terminal of so many columns, whose log is left out. */
async function run(env: Record<string, string>, columns: number | null = null): Promise<string> {
  const line = [process.execPath, CLI, 'run', '--out', 'out', '--fail-on', 'never']
  const [program = '', ...args] =
    columns === null ? line : [SCRIPT, '-qec', `stty cols ${columns}; ${line.join(' ')} 2>/dev/null`, '/dev/null']
  const { PATH = '' } = process.env
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH, TERM: 'xterm', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code, log).toBe(0)
  expect(log).not.toContain('\u001b')
  return out.replaceAll('\r\n', '\n')
}

const BOLD = '\u001b[1m'

describe('colour', () => {
  test.each([
    ['is off in a pipe', {}, false],
    ['is on in a pipe where FORCE_COLOR asks for it', { FORCE_COLOR: '1' }, true],
    ['is off where NO_COLOR forbids it, whatever FORCE_COLOR says', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    ['is as if NO_COLOR were absent when it is empty', { FORCE_COLOR: '1', NO_COLOR: '' }, true],
  ])('%s', async (_, env, isOn) => {
    const out = await run(env)
    expect(out.includes(BOLD)).toBe(isOn)
    expect(out).toContain('❌ Regressed')
    if (!isOn) expect(out).not.toContain('\u001b')
  })
})

// util-linux; other systems see the same by pipes above and in test/report/render/terminal-width.test.ts.
describe.runIf(existsSync(SCRIPT) && process.platform === 'linux')('a terminal', () => {
  test('of 40 columns gets lines that fit, in colour', async () => {
    const out = await run({}, 40)
    expect(out).toContain(BOLD)
    // eslint-disable-next-line no-control-regex -- what colour adds
    const lines = out.replace(/\u001b\[\d*m/g, '').split('\n')
    const files = lines.findIndex((text) => text.startsWith('  comment'))
    expect(lines.slice(0, files).filter((text) => textWidth(text) > 40)).toEqual([])
    expect(lines.length).toBeGreaterThan(10)
  })

  test('gets no colour under NO_COLOR', async () => {
    expect(await run({ NO_COLOR: '1' }, 40)).not.toContain('\u001b')
  })
})
