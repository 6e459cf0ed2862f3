import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { continueLineFile, createLineFile } from '../../src/io/append-lines.js'
import { createFile, readTextFile, replaceFile, writeAtomic } from '../../src/io/files.js'
import { findUnsafeLink } from '../../src/io/links.js'
import { openSpendFile } from '../../src/store/spend-ledger.js'
import { writeRun } from '../../src/store/runs/write-run.js'
import { readRun, readTrials } from '../../src/store/runs/read-run.js'
import { makeRun } from '../store/runs/make-run.js'
import { recordEffects } from '../publishers/publication.js'

let root: string
let checkout: string
let outside: string
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'goldenpair-links-')))
  checkout = join(root, 'checkout')
  outside = join(root, 'outside')
  for (const folder of [join(checkout, '.git'), join(checkout, 'own'), outside])
    await mkdir(folder, { recursive: true })
  await writeFile(join(outside, 'secret'), 'a secret\n')
})
afterEach(async () => rm(root, { recursive: true }))

const at = (...path: string[]): string => join(checkout, ...path)

/** Checks that nothing outside has been changed or added. */
async function expectUntouched(): Promise<void> {
  expect(await readdir(outside)).toEqual(['secret'])
  expect(await readFile(join(outside, 'secret'), 'utf8')).toBe('a secret\n')
}

// Windows requires a permission to create links.
describe.skipIf(process.platform === 'win32')('a link', () => {
  test('out of the checkout is found wherever it stands in a path; one that stays inside, or is outside itself, is none', async () => {
    await symlink(outside, at('out'))
    await symlink('own', at('in'))
    await symlink(checkout, join(outside, '..', 'elsewhere'))
    await symlink(join(root, 'nowhere'), at('dangling'))
    await symlink('../..', at('own', 'up'))
    const leadsOut = `${at('out')} is a link that leads out of the checkout ${checkout}, to ${outside}`
    expect([
      findUnsafeLink(at('out')),
      findUnsafeLink(at('out', 'deep', 'run.json')),
      findUnsafeLink(at('in', 'run.json')),
      findUnsafeLink(at('not-there', 'run.json')),
      findUnsafeLink(join(root, 'elsewhere', 'own', 'run.json')),
      findUnsafeLink(join(root, 'elsewhere', 'out', 'run.json')),
      findUnsafeLink(at('dangling')),
      findUnsafeLink(at('own', 'up', 'outside')),
    ]).toEqual([
      leadsOut,
      leadsOut,
      null,
      null,
      null,
      `${join(root, 'elsewhere', 'out')} is a link that leads out of the checkout ${checkout}, to ${outside}`,
      `${at('dangling')} is a link that leads nowhere`,
      `${at('own', 'up')} is a link that leads out of the checkout ${checkout}, to ${root}`,
    ])
  })

  test('to another checkout leads out all the same, and the user may link what is no checkout', async () => {
    await mkdir(join(outside, '.git'))
    await symlink(outside, at('out'))
    expect(findUnsafeLink(at('out', 'a'))).toContain('leads out')
    await rm(join(outside, '.git'), { recursive: true })
    await rm(at('.git'), { recursive: true })
    expect(findUnsafeLink(at('out', 'a'))).toBeNull()
  })

  const WRITERS: readonly [string, (path: string) => unknown][] = [
    ['replaceFile', async (path) => replaceFile(path, 'new')],
    ['createFile', async (path) => createFile(path, 'new')],
    ['writeAtomic', async (path) => writeAtomic(path, { draft: `${path}.draft`, text: 'new' })],
    ['createLineFile', (path) => createLineFile(path)],
    ['continueLineFile', (path) => continueLineFile(path)],
    ['writeRun', async (path) => writeRun(path, makeRun())],
    ['the ledger', (path) => openSpendFile(path).add({ at: '2026-01-01T00:00:00Z', suite: 'a', usd: 1 })],
  ]
  test.each(WRITERS)('%s writes nothing through a folder that is one', async (_, write) => {
    await symlink(outside, at('goldenpair-report'))
    const refused = await Promise.resolve()
      .then(() => write(at('goldenpair-report', 'secret')))
      .catch((error: unknown) => error)
    const link = at('goldenpair-report')
    expect(refused).toMatchObject({
      code: 'output-unwritable',
      facts: { reason: `${link} is a link that leads out of the checkout ${checkout}, to ${outside}` },
    })
    await expectUntouched()
  })

  test.each(WRITERS.filter(([name]) => ['createLineFile', 'continueLineFile', 'the ledger'].includes(name)))(
    '%s writes nothing through a file that is one',
    async (_, write) => {
      await symlink(join(outside, 'secret'), at('trials.jsonl'))
      const refused = await Promise.resolve()
        .then(() => write(at('trials.jsonl')))
        .catch((error: unknown) => error)
      expect(refused).toMatchObject({ code: 'output-unwritable' })
      await expectUntouched()
    },
  )

  test('at a file that is written whole is replaced, and one at its draft is refused', async () => {
    await symlink(join(outside, 'secret'), at('run.json'))
    await replaceFile(at('run.json'), 'new')
    expect(await readFile(at('run.json'), 'utf8')).toBe('new')
    await symlink(join(outside, 'secret'), at('run.json.tmp'))
    await expect(replaceFile(at('run.json'), 'newer')).rejects.toMatchObject({ code: 'output-unwritable' })
    await expectUntouched()
  })

  test('is not read through: neither a case file nor a run', async () => {
    await symlink(join(outside, 'secret'), at('cases.yaml'))
    const path = at('cases.yaml')
    await expect(readTextFile({ path, shown: 'cases.yaml', maxBytes: 100 })).rejects.toMatchObject({
      message: `Cannot read cases.yaml: ${path} is a link that leads out of the checkout ${checkout}, to ${join(outside, 'secret')}. Fix it, or name another file.`,
    })
    await symlink(join(outside, 'secret'), at('run.json'))
    await symlink(join(outside, 'secret'), at('trials.jsonl'))
    await expect(readRun(checkout)).rejects.toMatchObject({ code: 'file-unreadable' })
    const trials = readTrials(checkout, recordEffects({}).effects.log)
    await expect(trials.next()).rejects.toMatchObject({ code: 'file-unreadable' })
  })
})
