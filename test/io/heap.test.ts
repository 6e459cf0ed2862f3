import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the flag that limits the heap is known to this Node', () => {
  const [, flag = ''] = /setFlagsFromString\('(--[a-z-]+)=/.exec(readFileSync('src/io/heap.ts', 'utf8')) ?? []
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8', maxBuffer: 10_000_000 })
  expect(flag).toBe('--heap-growing-percent')
  expect(known).toContain(`${flag} (`)
})
