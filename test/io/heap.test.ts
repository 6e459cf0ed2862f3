import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SET = [...readFileSync('src/io/heap.ts', 'utf8').matchAll(/setFlagsFromString\('((--[a-z-]+)=\d+)'\)/g)]

test('the flags that limit the heap are known to this Node', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8', maxBuffer: 10_000_000 })
  expect(SET.map(([, , flag]) => flag)).toEqual(['--semi-space-growth-factor', '--heap-growing-percent'])
  for (const [, , flag = ''] of SET) expect(known).toContain(`${flag} (`)
})

/** Bytes of the young generation before and after many objects that stay in use for a while. */
const GROW = `
  const v8 = require('node:v8')
  const youngBytes = () => v8.getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size
  if (process.argv[1]) v8.setFlagsFromString(process.argv[1])
  const before = youngBytes()
  const kept = []
  for (let index = 0; index < 2_000_000; index++) kept[index % 200_000] = { index }
  console.log(before, youngBytes())
`

test('the young generation grows no more', () => {
  const grow = (flag: string) =>
    execFileSync(process.execPath, ['-e', GROW, '--', flag], { encoding: 'utf8' }).split(' ').map(Number)
  const [, free = 0] = grow('')
  const [, kept = Infinity] = grow(SET[0]?.[1] ?? '')
  expect(kept).toBeLessThan(free / 4)
})
