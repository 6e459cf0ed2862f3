import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  hasGroups,
  openProcReader,
  openTreeReader,
  parsePsTime,
  parseStat,
  readProcTree,
  signalTree,
  sumPsTree,
} from '../../src/io/process-tree.js'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'goldenpair-proc-'))
})
afterAll(() => rmSync(root, { recursive: true }))

interface FakeProcess {
  readonly pid: number
  readonly parent: number
  readonly name?: string
  readonly state?: string
  /** The user and system time, then those of ended children. */
  readonly ticks?: readonly [number, number, number, number]
  readonly kilobytes?: number
  readonly threads?: number
  /** The children by thread; `undefined` for a kernel without such lists. */
  readonly children?: Readonly<Record<number, string>> | undefined
}

/** Makes a folder with the layout of Linux's `/proc`. */
function layOut(name: string, processes: readonly FakeProcess[]): string {
  const proc = join(root, name)
  for (const one of processes) {
    const { pid, parent, name = 'node', state = 'S', ticks = [0, 0, 0, 0], kilobytes, threads = 1, children } = one
    const folder = join(proc, `${pid}`)
    mkdirSync(join(folder, 'task', `${pid}`), { recursive: true })
    writeFileSync(
      join(folder, 'stat'),
      `${pid} (${name}) ${state} ${parent} 1 1 0 -1 4194304 9 9 9 9 ${ticks.join(' ')} 20 0 7 0 11\n`,
    )
    const memory = kilobytes === undefined ? '' : `VmHWM:\t  999999 kB\nVmRSS:\t  ${kilobytes} kB\n`
    writeFileSync(join(folder, 'status'), `Name:\t${name}\nPPid:\t${parent}\n${memory}Threads:\t${threads}\n`)
    for (const [thread, list] of Object.entries(children ?? {})) {
      mkdirSync(join(folder, 'task', thread), { recursive: true })
      writeFileSync(join(folder, 'task', thread, 'children'), list)
    }
  }
  writeFileSync(join(proc, 'uptime'), '1 1')
  return proc
}

const FAMILY: readonly FakeProcess[] = [
  { pid: 1, parent: 0, kilobytes: 4096, children: { 1: '10 30 ' } },
  // A shell that has waited for a child with 3 s of CPU time.
  { pid: 10, parent: 1, name: 'sh', ticks: [100, 50, 250, 50], kilobytes: 2048, children: { 10: '11 ', 12: '20 21 ' } },
  { pid: 11, parent: 10, name: 'a) S 1 (b', ticks: [200, 0, 0, 0], kilobytes: 102_400, children: { 11: '' } },
  // A process that has ended and for which nobody has waited.
  { pid: 20, parent: 10, state: 'Z', ticks: [25, 25, 0, 0], children: { 20: '' } },
  // A process in the list of its parent that has disappeared since.
  { pid: 30, parent: 1, ticks: [9999, 0, 0, 0], kilobytes: 999_999, children: { 30: '' } },
]
const withoutLists = FAMILY.map((one) => ({ ...one, children: undefined }))

describe('a tree of processes in /proc', () => {
  test.each([
    ['by the lists of its threads', FAMILY],
    ['by parents, where a kernel keeps no lists', withoutLists],
  ])('is summed up %s', (name, processes) => {
    const proc = layOut(name, processes)
    expect(readProcTree(10, proc)).toEqual({ cpuSeconds: 1.5 + 3 + 2 + 0.5, memoryMb: 102 })
    expect(readProcTree(11, proc)).toEqual({ cpuSeconds: 2, memoryMb: 100 })
    expect(readProcTree(20, proc)).toEqual({ cpuSeconds: 0.5, memoryMb: 0 })
    expect(readProcTree(99, proc)).toBeNull()
  })

  test.each([
    ['63 threads are listed anew each time', 63, [3, 3]],
    ['200 threads are kept for 100 ms', 200, [1, 3]],
  ])('whose children of %s', (_, threads, [during = 0, after = 0]) => {
    const parent = { pid: 5, parent: 1, kilobytes: 1024, threads }
    const child = { pid: 6, parent: 5, kilobytes: 2048, children: { 6: '' } }
    const proc = layOut(`threads-${threads}`, [{ ...parent, children: { 5: '' } }, child])
    const clock = { nowMs: 0 }
    const read = openProcReader(proc, () => clock.nowMs)
    expect(read(5)?.memoryMb).toBe(1)
    layOut(`threads-${threads}`, [{ ...parent, children: { 5: '6 ' } }])
    clock.nowMs = 99
    expect(read(5)?.memoryMb).toBe(during)
    clock.nowMs = 100
    expect(read(5)?.memoryMb).toBe(after)
  })

  test('with a cycle, because a process id was reused, ends', () => {
    const proc = layOut('circle', [
      { pid: 5, parent: 6, kilobytes: 1024, children: { 5: '6 ' } },
      { pid: 6, parent: 5, kilobytes: 1024, children: { 6: '5 ' } },
    ])
    expect(readProcTree(5, proc)).toEqual({ cpuSeconds: 0, memoryMb: 2 })
  })

  test.each(['', '7 (node) S 3', 'nonsense', '7 (a) S x 7 7 0 -1 0 0 0 0 0 1 1 1 1'])('%j is not a stat', (text) => {
    expect(parseStat(text)).toBeNull()
  })
})

describe('a tree of processes by ps', () => {
  const text = `    1     0  4096 10:00.00
   10     1  2048 00:00:01
   11    10 10240 1-00:00:02
   12    11  1024   0:01.25

`
  test.each([
    [10, { cpuSeconds: 86_400 + 4.25, memoryMb: 13 }],
    [12, { cpuSeconds: 1.25, memoryMb: 1 }],
    [99, null],
  ])('under %i', (pid, usage) => {
    expect(sumPsTree(pid, text)).toEqual(usage)
  })

  test.each([
    ['0:01.23', 1.23],
    ['00:02:03', 123],
    ['1-02:03:04', 93_784],
  ])('%s are %j seconds', (text, seconds) => {
    expect(parsePsTime(text)).toBeCloseTo(seconds, 12)
  })
})

describe('Windows', () => {
  test('has no reader and no groups', () => {
    expect(openTreeReader('win32')).toBeNull()
    expect(['win32', 'linux', 'darwin'].map((platform) => hasGroups(platform as NodeJS.Platform))).toEqual([
      false,
      true,
      true,
    ])
  })

  /**
   * The output and the exit code of `taskkill /PID 4184 /T /F` as we know them, not recorded on Windows. The code uses only
   * whether it succeeded.
   */
  const TASKKILL = {
    ended: {
      status: 0,
      output:
        'SUCCESS: The process with PID 5280 (child process of PID 4184) has been terminated.\r\nSUCCESS: The process with PID 4184 (child process of PID 1912) has been terminated.\r\n',
    },
    gone: { status: 128, output: 'ERROR: The process "4184" not found.\r\n' },
    denied: {
      status: 1,
      output:
        'ERROR: The process with PID 4184 (child process of PID 1912) could not be terminated.\r\nReason: Access is denied.\r\n',
    },
  }
  const ended: string[] = []
  const child = (facts: Partial<Parameters<typeof signalTree>[0]> = {}): Parameters<typeof signalTree>[0] => ({
    ...{ pid: 4184, exitCode: null, signalCode: null },
    kill: (signal) => ended.push(`kill ${String(signal)}`) > 0,
    ...facts,
  })
  const send = (signal: NodeJS.Signals | 0, of = child(), { status } = TASKKILL.ended): unknown[] => {
    ended.length = 0
    const taskkill = (args: readonly string[]): boolean => ended.push(`taskkill ${args.join(' ')}`) > 0 && status === 0
    return [signalTree(of, signal, { platform: 'win32', windows: { taskkill } }), ...ended]
  }

  test('ends a program with all its children by taskkill', () => {
    expect(send('SIGKILL')).toEqual([true, 'taskkill /PID 4184 /T /F'])
  })

  test.each([TASKKILL.gone, TASKKILL.denied])(
    'ends at least the program itself where taskkill says $output',
    (said) => {
      expect(send('SIGKILL', child(), said)).toEqual([true, 'taskkill /PID 4184 /T /F', 'kill SIGKILL'])
    },
  )

  test('sends no other signal, which would end the program at once', () => {
    expect([send('SIGTERM'), send(0)]).toEqual([[true], [true]])
  })

  test.each([
    ['ended', { exitCode: 0 }],
    ['was ended', { signalCode: 'SIGTERM' as const }],
    ['was never started', { pid: undefined }],
  ])('ignores an id whose program %s: it may have been reused', (_, facts) => {
    expect(send('SIGKILL', child(facts))).toEqual([false])
  })
})

const GRANDCHILD = `
const kept = Buffer.alloc(80 * 1024 * 1024, 1)
while (process.cpuUsage().user < 300_000);
console.log('ready')
setInterval(() => kept.length, 1000)`
const CHILD = `require('child_process').spawn(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit' })`

// Debian’s ps takes the same options as macOS’s.
test
  .runIf(process.platform !== 'win32')
  .each(process.platform === 'linux' ? (['linux', 'darwin'] as const) : (['darwin'] as const))(
  'a real child of a child is measured as on %s',
  async (platform) => {
    const child = spawn(process.execPath, ['-e', CHILD, GRANDCHILD], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    try {
      await once(child.stdout, 'data')
      const usage = await openTreeReader(platform)?.read(child.pid ?? 0)
      expect(usage?.memoryMb).toBeGreaterThan(80)
      // On Linux, ps counts whole seconds.
      expect(usage?.cpuSeconds).toBeGreaterThanOrEqual(platform === 'linux' ? 0.29 : 0)
    } finally {
      process.kill(-(child.pid ?? NaN), 'SIGKILL')
    }
  },
)
