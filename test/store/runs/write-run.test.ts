import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { continueRun, lockRun, writeRun } from '../../../src/store/runs/write-run.js'
import { makeRun } from './make-run.js'

let folder: string
const told: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-lock-'))
  told.length = 0
})
afterEach(async () => rm(folder, { recursive: true }))

const tell = (message: string): number => told.push(message)
const leave = async (text: string): Promise<void> => writeFile(join(folder, 'run.lock'), text)

/** Runs `body` with the id of a live process. Returns its result, and the id of the process, which has then ended. */
async function withProcess<Value>(body: (pid: number) => Promise<Value>): Promise<[Value, number]> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  const pid = child.pid ?? 0
  try {
    return [await body(pid), pid]
  } finally {
    child.kill('SIGKILL')
    await once(child, 'close')
  }
}

test('a folder written by a live process is refused with its id, and its run is kept; that of a dead one is taken over with a note', async () => {
  await using first = await writeRun(folder, makeRun({ run_id: 'first' }))
  await first[Symbol.asyncDispose]()
  const host = hostname()
  const [, pid] = await withProcess(async (living) => {
    await leave(JSON.stringify({ pid: living, host }))
    for (const open of [writeRun, continueRun])
      await expect(open(folder, makeRun(), tell)).rejects.toMatchObject({
        code: 'run-locked',
        facts: { folder, pid: living, path: join(folder, 'run.lock') },
      })
    expect(JSON.parse(await readFile(join(folder, 'run.json'), 'utf8'))).toMatchObject({ run_id: 'first' })
  })
  await using next = await continueRun(folder, makeRun({ run_id: 'next' }), tell)
  expect(told).toEqual([`Took over ${folder} from process ${pid} on ${host}, which ended without releasing it.`])
  expect(JSON.parse(await readFile(join(folder, 'run.lock'), 'utf8'))).toEqual({ pid: process.pid, host })
  await next[Symbol.asyncDispose]()
  expect((await readdir(folder)).sort()).toEqual(['run.json', 'trials.jsonl'])
})

test.each([
  ['of another machine', JSON.stringify({ pid: 1, host: 'elsewhere.example' }), 'process 1 on elsewhere.example'],
  ['that is none', '{"__proto__": 1}', 'process 0 on an unknown machine'],
  ['that is empty', '', 'process 0 on an unknown machine'],
])('a lock %s is taken over', async (_, text, who) => {
  await leave(text)
  using lock = lockRun(folder, tell)
  expect([told, typeof lock]).toEqual([
    [`Took over ${folder} from ${who}, which ended without releasing it.`],
    'object',
  ])
})
