import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readJsonLines } from '../../../src/store/runs/read-json-lines.js'
import { recordLog } from '../../measure/targets/start-session.js'

test('signals are handled even if each line keeps the process busy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-lines-'))
  const path = join(folder, 'lines.jsonl')
  await writeFile(path, '1\n2\n')
  const heard: number[] = []
  for await (const { line } of readJsonLines(path, recordLog())) {
    if (line === 1) setImmediate(() => heard.push(line))
    else heard.push(line)
    // Blocks for longer than a reader may ignore other events.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)
  }
  expect(heard).toEqual([1, 2])
  await rm(folder, { recursive: true })
})
