import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Run } from '../../../src/model/run/run.js'
import { runCli } from './run-cli.js'

const NODE = JSON.stringify(process.execPath)
const SUITE = `
name: fruit
cases: cases.yaml
target: { type: command, command: [sh, target.sh], shutdown_seconds: 0 }
variants:
  good: {}
  hangs: { env: { TURNS: hangs.txt, THEN: exec sleep 1000 } }
  sure: { env: { TURNS: sure.txt, THEN: exec sleep 1000 }, deterministic: true }
  mute: { env: { TURNS: mute.txt, THEN: exec sleep 1000, ANSWERS: '0' } }
  crashes: { env: { TURNS: crashes.txt, THEN: exit 3 } }
  server: { type: http, start: [${NODE}, server.mjs], url: 'http://127.0.0.1:\${PORT}/ask' }
concurrency: 1
timeout_seconds: 0.4
gates: [{ metric: success, max_drop: 5pp }]
`
const CASES = Array.from({ length: 30 }, (_, index) => `- { id: c${index}, query: x, checks: [{ contains: yes }] }\n`)

/** Answers three questions and then does what it is told to, however often it is started. */
const PROGRAM = String.raw`while IFS= read -r line; do
  printf x >> "${'$'}{TURNS:=good.txt}"
  if [ "$(wc -c < "$TURNS")" -gt "${'$'}{ANSWERS:-3}" ]; then eval "$THEN"; fi
  id=${'$'}{line#*'"id":"'}
  printf '{"id":"%s","answer":"yes"}\n' "${'$'}{id%%'"'*}"
done`
const SERVER = `import { appendFileSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
createServer((request, response) => {
  if (request.method === 'GET') return response.end()
  appendFileSync('server.txt', 'x')
  if (readFileSync('server.txt').length > 3) process.exit(3)
  response.end('{"answer":"yes"}')
}).listen(process.env.PORT, '127.0.0.1')`

const PATIENT = ['--timeout-seconds', '20']

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-given-up-'))
  await mkdir(join(folder, 'golden'))
  await writeFile(join(folder, 'golden/suite.yaml'), SUITE)
  await writeFile(join(folder, 'golden/cases.yaml'), CASES)
  await writeFile(join(folder, 'target.sh'), PROGRAM)
  await writeFile(join(folder, 'server.mjs'), SERVER)
  await runCli(folder, ['run', '--variant', 'good', '--out', 'base', '--trials', '2', ...PATIENT])
})
afterAll(async () => rm(folder, { recursive: true }))

const run = async (variant: string, ...more: string[]) =>
  runCli(folder, ['run', '--variant', variant, '--out', variant, '--baseline', 'base', ...more])

test.concurrent.each<[string, string, readonly string[]]>([
  ['hangs', 'hung 6', []],
  ['sure', 'hung 6', []],
  ['crashes', 'ended 20', PATIENT],
  ['server', 'ended 20', PATIENT],
])('what is not asked of a target that is given up is no failure: %s', async (variant, how, more) => {
  const { code, out } = await run(variant, ...more)
  const { counts } = JSON.parse(await readFile(join(folder, variant, 'run.json'), 'utf8')) as Run
  const { ok = 0, failed = 0, infrastructure, unasked = 0 } = counts ?? {}
  expect(ok).toBeGreaterThan(0)
  expect(failed).toBeGreaterThan(5)
  expect(unasked).toBeGreaterThan(1)
  expect([infrastructure, ok + failed + unasked]).toEqual([unasked, 30])
  const lines = out.split('\n')
  expect(lines[0]).toBe(`⚠️ Invalid: the target was given up, so ${unasked} of 30 cases were never asked`)
  expect(lines.slice(1, 4).join(' ')).toContain(
    `Last error: The target ${how} times in a row without an answer, so Goldenpair stopped asking. Too few answers are left to judge the change.`,
  )
  expect(code).toBe(2)
})

test.concurrent('a target that is given up before it answered anything is the user’s error', async () => {
  const { code, log } = await run('mute')
  expect(log).toContain('error: The target of variant `mute` answered no question: all 7 trials failed.')
  expect(code).toBe(3)
})
