import { spawn } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUNDLE } from '../bundle.js'
import { seededRandom } from '../../src/stats/random.js'
import type { Run } from '../../src/model/run/run.js'
import { runCli } from '../entry/cli/run-cli.js'
import { FIXTURES } from '../measure/targets/start-session.js'
import { pairOf } from '../pair-of.js'
import { storedTrials } from '../store/runs/stored-trials.js'

const CLI = join(BUNDLE, 'cli.js')
const CASES = 30
const TRIALS = 2
/** Each of four workers has at most one question in progress, or one answer that is not yet written. */
const UNWRITTEN = 4

let folder: string
let whole: Awaited<ReturnType<typeof readResult>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-interrupted-'))
  await mkdir(join(folder, 'golden'))
  const command = [process.execPath, join(FIXTURES, 'killer.mjs')]
  await writeFile(
    join(folder, 'golden/suite.yaml'),
    `{name: kill, cases: cases.json, trials: ${TRIALS}, target: {type: command, command: ${JSON.stringify(command)}}}`,
  )
  const cases = Array.from({ length: CASES }, (_, index) => {
    const answer = `word${index ** 3}`
    return {
      id: `c${index}`,
      query: `say ${answer}`,
      checks: [{ contains: answer }],
      expected_spans: [{ path: 'a.md' }],
    }
  })
  await writeFile(join(folder, 'golden/cases.json'), JSON.stringify(cases))
  expect((await runCli(folder, ['run', '--out', 'whole'])).code).toBe(0)
  whole = await readResult('whole')
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

/** Runs the real command line. Its target kills it as `kill` says (`SIGNAL LINES FILE`); `shell` is a script that starts it. */
async function goldenpair(args: readonly string[], kill?: string, shell?: string) {
  const { PATH } = process.env
  const env = { PATH, ...(kill !== undefined && { GOLDENPAIR_TEST_KILL: kill }) }
  const words = [
    ...(shell === undefined ? [] : ['/bin/sh', '-c', shell]),
    process.execPath,
    CLI,
    'run',
    ...args,
    '--target-env',
    'GOLDENPAIR_TEST_KILL',
  ]
  const [file = '', ...rest] = words
  const child = spawn(file, rest, { cwd: folder, env })
  let stderr = ''
  child.stdout.resume()
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  return new Promise<{ code: number | null; signal: string | null; stderr: string }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stderr }))
  })
}

/** Reads what two equal runs must have in common: everything except times and names. */
async function readResult(out: string) {
  const run = JSON.parse(await readFile(join(folder, out, 'run.json'), 'utf8')) as Run
  const comparison = pairOf(await readFile(join(folder, out, 'comparison.json'), 'utf8'))
  const bound = run.metrics.filter(({ environment }) => environment === 'bound').map(({ id }) => id)
  const free = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => !bound.includes(id)))
  const trials = storedTrials(join(folder, out)).map((trial) => {
    const { observation } = trial
    const measured =
      observation.status === 'ok'
        ? { ...observation, latency_ms: 0, reply: { ...observation.reply, resources: undefined } }
        : { ...observation, latency_ms: 0 }
    return { ...trial, scores: free(trial.scores), observation: measured }
  })
  return {
    trials: trials.sort((a, b) => a.trial - b.trial || (a.case < b.case ? -1 : 1)),
    run: { ...run, run_id: '', session_id: '', started_at: '', finished_at: '', summaries: free(run.summaries) },
    verdict: comparison.verdict,
  }
}

test('the uninterrupted run is right', () => {
  expect(whole.trials).toHaveLength(CASES * TRIALS)
  expect(whole.run.counts).toMatchObject({ cases: CASES, trials: CASES * TRIALS, ok: CASES * TRIALS })
  expect(whole.run.fingerprints.corpus).toBe('v1')
  expect(whole.run.summaries['success']?.mean).toBeGreaterThan(0)
  expect(whole.run.summaries['success']?.mean).toBeLessThan(1)
})

/** Two runs, each killed ten times at a random line, sometimes in the middle of a line. */
test('kill -9 at 20 random points loses no finished trial, repeats at most four, and the resumed run is complete', async () => {
  const random = seededRandom('kill')
  const points = Array.from({ length: 2 }, () =>
    Array.from({ length: 10 }, () => ({
      lines: Math.floor(random() * (CASES * TRIALS - UNWRITTEN)),
      isCut: random() < 0.5,
    })).sort((a, b) => a.lines - b.lines),
  )
  const follow = async (run: (typeof points)[number], index: number): Promise<void> => {
    const out = `killed-${index}`
    const file = join(folder, out, 'trials.jsonl')
    let kept: readonly string[] = []
    for (const [kills, { lines, isCut }] of run.entries()) {
      const { signal } = await goldenpair(['--resume', '--out', out], `SIGKILL ${lines} ${file}`)
      expect(signal).toBe('SIGKILL')
      const now = (await readFile(file, 'utf8')).split('\n').slice(0, -1)
      expect(now.length).toBeGreaterThanOrEqual(lines)
      expect(now.slice(0, kept.length)).toEqual(kept)
      kept = now
      const asked = (await readFile(`${file}.asked`, 'utf8')).split('\n').length - 1
      expect(asked - now.length).toBeLessThanOrEqual(UNWRITTEN * (kills + 1))
      if (isCut) await appendFile(file, (kept[0] ?? '{"case":"c1","trial":1,"retries":0}').slice(0, 30))
    }
    expect((await runCli(folder, ['run', '--resume', '--out', out])).code).toBe(0)
    expect(await readResult(out)).toEqual(whole)
  }
  await Promise.all(points.map(follow))
})

test.each(['SIGINT', 'SIGTERM'])('%s ends with the finished trials and how to continue', async (signal) => {
  const file = join(folder, signal, 'trials.jsonl')
  const { code, stderr } = await goldenpair(['--out', signal], `${signal} 20 ${file}`)
  const made = (await readFile(file, 'utf8')).split('\n').length - 1
  expect(code).toBe(3)
  expect(made).toBeGreaterThanOrEqual(20)
  expect(stderr).toContain(
    `error: Interrupted: ${made} of 60 trials were made and are kept in ${signal}. Run the same command with --resume to make the rest.`,
  )
  expect((await runCli(folder, ['run', '--resume', '--out', signal])).code).toBe(0)
  expect(await readResult(signal)).toEqual(whole)
})

test.skipIf(process.platform === 'win32')(
  'a file that may not grow keeps only whole lines, and the run continues when it may',
  async () => {
    const command = [process.execPath, join(FIXTURES, 'scripted.mjs')]
    const target = { type: 'command', command, shutdown_seconds: 1 }
    await writeFile(join(folder, 'golden/large.yaml'), JSON.stringify({ cases: 'large-cases.yaml', target }))
    const cases = Array.from({ length: 20 }, (_, index) => ({
      id: `c${index}`,
      query: 'megabytes 0.1',
      checks: [{ contains: 'x' }],
    }))
    await writeFile(join(folder, 'golden/large-cases.yaml'), JSON.stringify(cases))
    // The limit is in blocks of 512 or 1024 bytes: more than run.json needs, and less than the trials need.
    const args = ['--suite', 'golden/large.yaml', '--out', 'full']
    const full = await goldenpair(args, undefined, 'ulimit -f 1000 && exec "$0" "$@"')
    expect(full.stderr).toContain(
      'error: Cannot write full/trials.jsonl: the file would exceed the allowed size. Fix that, or name another place with --out.',
    )
    expect(full.code).toBe(3)
    const text = await readFile(join(folder, 'full', 'trials.jsonl'), 'utf8')
    expect(text).toMatch(/\}\n$/)
    const lines = text.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ trial: 0 })
    expect((await runCli(folder, ['run', ...args, '--resume'])).code).toBe(0)
    expect((await readFile(join(folder, 'full', 'trials.jsonl'), 'utf8')).slice(0, text.length)).toBe(text)
    expect((await readResult('full')).run.counts).toMatchObject({ trials: 20, ok: 20 })
  },
)
