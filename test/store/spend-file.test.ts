import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSpendFile } from '../../src/store/spend-ledger.js'

test('the spending of a month is the sum of its lines, by suite; null if there are none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-ledger-'))
  const path = join(folder, 'deep', 'spend.jsonl')
  const ledger = openSpendFile(path)
  const november = { suite: 'fruit', month: '2026-11' }
  expect(await ledger.spentUsd(november)).toBeNull()
  ledger.add({ at: '2026-10-31T23:59:59.999Z', suite: 'fruit', usd: 1 })
  ledger.add({ at: '2026-11-02T00:00:00.000Z', suite: 'corn', usd: 2 })
  expect(await ledger.spentUsd(november)).toBeNull()
  ledger.add({ at: '2026-11-01T00:00:00.000Z', suite: 'fruit', usd: 0 })
  expect(await ledger.spentUsd(november)).toBe(0)
  ledger.add({ at: '2026-11-01T00:00:00.000Z', suite: 'fruit', usd: 0.25 })
  openSpendFile(path).add({ at: '2026-11-30T10:00:00.000Z', suite: 'fruit', usd: 0.5 })
  expect(await ledger.spentUsd(november)).toBe(0.75)
  expect((await readFile(path, 'utf8')).split('\n')[0]).toBe(
    '{"at":"2026-10-31T23:59:59.999Z","suite":"fruit","usd":1}',
  )
  await appendFile(path, 'a lot\n')
  await expect(ledger.spentUsd(november)).rejects.toThrow(
    `Cannot read ${path}: line 6 does not say what was spent. Fix it, or name another file.`,
  )
  await rm(folder, { recursive: true })
})
