import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUNDLE } from '../../bundle.js'
import { textWidth } from '../../../src/report/render/text-width.js'

/** The built command line, because colours and columns depend on the process. */
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
  // Ten of the 20 trials fail; each of the others costs a cent.
  await writeFile(
    join(folder, 'golden/slow.yaml'),
    `name: slow
cases: [slow-cases.yaml]
target: { type: command, command: [${process.execPath}, answer.mjs] }
trials: 10
concurrency: 1
gates: [{ metric: answer.exact-match, min: 1, max_drop: 5pp, primary: true }]
`,
  )
  await writeFile(
    join(folder, 'golden/slow-cases.yaml'),
    `- { id: found, query: apples, expected_answer: apples }
- { id: lost, query: pears, expected_answer: pears }
`,
  )
  await writeFile(
    join(folder, 'answer.mjs'),
    `import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, query } = JSON.parse(line)
  const reply = query === 'apples' ? { answer: query, cost_usd: 0.01 } : { error: { message: 'there are no pears' } }
  setTimeout(() => process.stdout.write(JSON.stringify({ id, ...reply }) + '\\n'), 110)
})
`,
  )
  await writeFile(join(folder, 'a.md'), '# Apples\n\nAll about apples.\n')
  await writeFile(join(folder, 'b.md'), '# Pears\n\nAll about pears.\n')
})
afterAll(async () => rm(folder, { recursive: true }))

interface Place {
  readonly env?: Readonly<Record<string, string>>
  /** The columns of a pseudo-terminal. If absent, pipes are used. */
  readonly columns?: number
  /** Additional arguments, such as another log or a suite. */
  readonly more?: string
  /** The expected exit code; 0 by default. */
  readonly code?: number
}

/** Returns the output of `goldenpair run` as a process. */
async function run({
  env = {},
  columns,
  more = '',
  code: expected = 0,
}: Place): Promise<{ readonly out: string; readonly log: string }> {
  const line = `${process.execPath} ${CLI} run --out out --fail-on never ${more}`
  const [program, args] =
    columns === undefined ? ['sh', ['-c', line]] : [SCRIPT, ['-qec', `stty cols ${columns}; ${line}`, '/dev/null']]
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
  expect(code, log).toBe(expected)
  expect(log).not.toContain('\u001b')
  return { out: out.replaceAll('\r\n', '\n'), log }
}

/** Returns the text that remains visible on the terminal, and every line that was overwritten. */
function show(sent: string): { readonly seen: string; readonly rewritten: readonly string[] } {
  const lines = sent.split('\n').map((line) => line.split('\r\u001b[2K'))
  return {
    seen: lines.map((states) => states.at(-1)).join('\n'),
    rewritten: lines.flatMap((states) => states.slice(0, -1)).filter((text) => text !== ''),
  }
}

const BOLD = '\u001b[1m'

describe('colour', () => {
  test.each([
    ['is off in a pipe', {}, false],
    ['is on in a pipe where FORCE_COLOR asks for it', { FORCE_COLOR: '1' }, true],
    ['is off where NO_COLOR forbids it, whatever FORCE_COLOR says', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    ['is as if NO_COLOR were absent when it is empty', { FORCE_COLOR: '1', NO_COLOR: '' }, true],
  ])('%s', async (_, env, isOn) => {
    const { out } = await run({ env })
    expect(out.includes(BOLD)).toBe(isOn)
    expect(out).toContain('❌ Regressed')
    if (!isOn) expect(out).not.toContain('\u001b')
  })
})

describe('`npm start`', () => {
  /** What the demo of the sources prints, its log included, in a pipe; without the lines on the way, of which a slow machine has more. */
  const startDemo = (...flags: string[]): readonly string[] => {
    const home = fileURLToPath(new URL('../../..', import.meta.url))
    const start = `import { runCli } from ${JSON.stringify(join(BUNDLE, 'index.js'))}; await runCli(${JSON.stringify(home)})`
    const args = ['--input-type=module', '-e', start, 'goldenpair', 'init', '--demo', ...flags]
    const { PATH = '' } = process.env
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH },
    })
    expect(status, stderr).toBe(0)
    const lines = `${stderr}${stdout}`.trimEnd().split('\n')
    return lines.filter((text) => !/ of \d+ (?:trials|answers)\b.* left$/.test(text))
  }
  const NEXT = [
    /^Next: in your own repository, run npx github:goldenpair\/goldenpair/,
    /^and read docs\/getting-started\.md/,
  ]

  test('fits a screen and ends with the next step', () => {
    const lines = startDemo()
    expect(lines.length).toBeLessThanOrEqual(24)
    expect(lines.filter((text) => textWidth(text) > 80)).toEqual([])
    expect(lines.at(-3)).toMatch(/^Full report: goldenpair-report\/report\.html/)
    expect(lines.slice(-2)).toEqual(NEXT.map((pattern) => expect.stringMatching(pattern) as string))
    expect(lines).toContainEqual(expect.stringMatching(/^success +✅ [\d.]+ % → [\d.]+ %/))
  })

  test('has the rest with --verbose', () => {
    const lines = startDemo('--verbose')
    expect(lines.length).toBeGreaterThan(60)
    for (const text of ['Different in whole and lean: target', '  comparison  goldenpair-report/comparison.json'])
      expect(lines).toContain(text)
    expect(lines.slice(-2)).toEqual(NEXT.map((pattern) => expect.stringMatching(pattern) as string))
  })
})

describe('progress', () => {
  test('is one line per tenth in a pipe', async () => {
    const { log } = await run({ more: '--suite golden/slow.yaml' })
    const lines = log.split('\n').filter((line) => line.includes(' of 20 trials'))
    expect(lines.at(-1)).toMatch(/^20 of 20 trials · [\d.]+\/s · in [\d.]+ s · 10 failed · \$0\.10$/)
    expect(lines.length).toBeLessThanOrEqual(10)
    for (const line of lines) expect(Number(line.split(' ')[0]) % 2).toBe(0)
  })
})

// util-linux; other systems see the same by pipes above and in test/report/render/terminal-width.test.ts.
describe.runIf(existsSync(SCRIPT) && process.platform === 'linux')('a terminal', () => {
  test('with 40 columns gets lines that fit, in colour', async () => {
    const { out } = await run({ columns: 40, more: '2>/dev/null' })
    expect(out).toContain(BOLD)
    // eslint-disable-next-line no-control-regex -- the escape sequences of colours
    const lines = out.replace(/\u001b\[\d*m/g, '').split('\n')
    expect(lines.filter((text) => textWidth(text) > 40)).toEqual([])
    expect(lines.length).toBeGreaterThan(10)
  })

  test('with 40 columns gets errors that break between words', async () => {
    const { out } = await run({ columns: 40, more: '--suite nowhere.yaml', code: 3 })
    const lines = out.trimEnd().split('\n')
    expect(lines.filter((text) => textWidth(text) > 40)).toEqual([])
    expect(lines.join(' ')).toMatch(/^error: No suite at nowhere\.yaml\. .*\.$/)
    expect(lines.length).toBeGreaterThan(2)
  })

  test('gets no colour with NO_COLOR', async () => {
    expect((await run({ env: { NO_COLOR: '1' }, columns: 40 })).out).not.toContain('\u001b')
  })

  test.each([
    ['wide', 100, /^[█░]{20} \d+ of 20 trials · [\d.]+\/s · \d+ s left · \d+ failed · \$0\.\d\d$/],
    ['narrow', 40, /^\d+ of 20 trials · \d+ failed · \$0\.\d\d$/],
  ])(
    'that is %s gets one line of progress that is rewritten in place, and is gone at the end',
    async (_, columns, line) => {
      const { out } = await run({ columns, more: '--suite golden/slow.yaml' })
      const { seen, rewritten } = show(out)
      expect(rewritten.length).toBeGreaterThan(5)
      expect(rewritten).toContainEqual(expect.stringMatching(line))
      expect(rewritten.filter((text) => textWidth(text) >= columns)).toEqual([])
      expect(seen).not.toContain('of 20 trials')
      expect(seen).toContain('\u001b[1m❌ Regressed')
    },
  )

  test.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('gets no escape code with %j, and plain lines', async (env) => {
    const { out } = await run({ env, columns: 80, more: '--suite golden/slow.yaml' })
    expect(out).not.toContain('\u001b')
    expect(out).toMatch(/^20 of 20 trials · /m)
  })
})
