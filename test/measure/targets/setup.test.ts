import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../../src/io/clock.js'
import { FIXTURES, recordLog } from './start-session.js'
import { runSetup } from '../../../src/measure/targets/target.js'

let folder: string
let trace: string
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'goldenpair-setup-'))
  folder = join(root, 'checkout')
  trace = join(root, 'trace')
  git('init', '--quiet', folder)
  await commit('first')
})
afterEach(async () => rm(join(folder, '..'), { recursive: true }))

function git(...args: string[]): void {
  const cwd = existsSync(folder) ? folder : tmpdir()
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd })
}

async function commit(text: string): Promise<void> {
  await writeFile(join(folder, 'a.txt'), text)
  git('add', '.')
  git('commit', '--quiet', '-m', text)
}

async function setUp(how = 'work', signal = new AbortController().signal) {
  const log = recordLog()
  const command = ['sh', join(FIXTURES, 'setup.sh'), trace, how]
  const env = { PATH: process.env['PATH'] ?? '' }
  await runSetup({ command, workingDirectory: folder, env, clock: systemClock, log, signal })
  return log.lines
}

const runs = async (): Promise<number> => (await readFile(trace, 'utf8')).split('\n').length - 1

test('the setup runs once per commit and command', async () => {
  expect(await setUp()).toEqual([
    expect.stringMatching(/^info: Setting up the target: .*setup\.sh .* work$/),
    expect.stringMatching(/^info: The set-up took \d+\.\d s\.$/),
  ])
  expect(await setUp()).toEqual([
    expect.stringMatching(/^info: The set-up `.* work` was done on this commit before\.$/),
  ])
  expect(await runs()).toBe(1)
  await setUp('another')
  expect(await runs()).toBe(2)
  await commit('second')
  await setUp()
  expect(await runs()).toBe(3)
})

test('the setup runs every time in a checkout with changes, with new files, or without git', async () => {
  await setUp()
  await writeFile(join(folder, 'a.txt'), 'changed')
  await setUp()
  await setUp()
  expect(await runs()).toBe(3)
  git('checkout', '--quiet', '.')
  await setUp()
  expect(await runs()).toBe(3)
  await writeFile(join(folder, 'new.txt'), '')
  await setUp()
  expect(await runs()).toBe(4)
  await rm(join(folder, '.git'), { recursive: true })
  await setUp()
  await setUp()
  expect(await runs()).toBe(6)
})

test('the setup runs again after a failure, which is the user’s error with its log', async () => {
  const command = `sh ${join(FIXTURES, 'setup.sh')} ${trace} fail`
  await expect(setUp('fail')).rejects.toMatchObject({
    code: 'setup-failed',
    message: `The set-up of the target, \`${command}\`, exited with code 3. Run it by hand in a fresh checkout, or correct \`setup\` of the suite's target. The end of its log:\n  | installing …\n  | no such package: plum`,
  })
  await expect(setUp('fail')).rejects.toMatchObject({ code: 'setup-failed' })
  expect(await runs()).toBe(2)
})

test('a missing program is the user’s error', async () => {
  const given = { workingDirectory: folder, env: {}, clock: systemClock, log: recordLog() }
  const { signal } = new AbortController()
  await expect(runSetup({ ...given, command: ['no-such-program-here'], signal })).rejects.toThrow(
    `The set-up of the target, \`no-such-program-here\`, could not be started (\`no-such-program-here\` is not installed or not on PATH, in ${folder}). Run it by hand in a fresh checkout, or correct \`setup\` of the suite's target. It wrote nothing.`,
  )
})

test('the setup is ended when the run is stopped', async () => {
  const stop = new AbortController()
  const waiting = setUp('hang', stop.signal)
  const caught = waiting.catch((reason: unknown) => reason)
  await expect.poll(() => existsSync(trace)).toBe(true)
  stop.abort(new Error('stopped'))
  expect(await caught).toEqual(new Error('stopped'))
})
