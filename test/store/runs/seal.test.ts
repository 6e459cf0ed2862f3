import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exitCodeOfError, UserError } from '../../../src/model/error.js'
import { sha256Hex } from '../../../src/io/sha256.js'
import { requireSealed, sealRun } from '../../../src/store/runs/seal.js'
import { continueRun, writeRun } from '../../../src/store/runs/write-run.js'
import { makeRun, makeTrial } from './make-run.js'

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'goldenpair-seal-'))
  folder = join(root, 'run')
  await mkdir(folder)
  await write('run.json', '{}')
  await write('trials.jsonl', 'a\n')
})
afterEach(async () => rm(root, { recursive: true }))

const write = async (name: string, text: string) => writeFile(join(folder, name), text)

test('a digest is the SHA-256 of FIPS 180-4', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test.each<[string, () => Promise<unknown>, readonly string[]]>([
  ['is as it was', async () => write('notes.txt', 'no part of a run'), []],
  ['is written again as it was', async () => write('trials.jsonl', 'a\n'), []],
  ['has a file changed at the same length', async () => write('trials.jsonl', 'b\n'), ['trials.jsonl']],
  ['has a file added', async () => write('confirmations.jsonl', ''), ['confirmations.jsonl']],
  ['has a file taken away', async () => rm(join(folder, 'run.json')), ['run.json']],
  [
    'has a folder in the place of a file',
    async () => {
      await rm(join(folder, 'run.json'))
      await mkdir(join(folder, 'run.json'))
    },
    ['run.json'],
  ],
  ['is gone', async () => rm(folder, { recursive: true }), ['run.json', 'trials.jsonl']],
])('a run folder that %s', async (_, change, files) => {
  const seal = await sealRun(folder)
  await change()
  const error: unknown = await requireSealed([seal]).catch((thrown: unknown) => thrown)
  if (files.length === 0) return expect(error).toBeUndefined()
  expect(error).toEqual(new UserError('files-rewritten', { files: files.map((name) => join(folder, name)) }))
  expect(exitCodeOfError(error as UserError)).toBe(2)
})

test('a reference is sealed as a single file', async () => {
  const seal = await sealRun(join(folder, 'run.json'))
  expect(seal).toEqual({ folder, files: { 'run.json': sha256Hex('{}') } })
})

test('of two seals of a file the later one counts', async () => {
  const old = await sealRun(folder)
  await write('trials.jsonl', 'a\nb\n')
  await expect(requireSealed([old, await sealRun(folder)])).resolves.toBeUndefined()
  await expect(requireSealed([await sealRun(folder), old])).rejects.toThrow('trials.jsonl')
})

test('files are sealed as this process wrote them, even after an interruption', async () => {
  const out = join(root, 'written')
  const started = makeRun({ counts: null, finished_at: null })
  {
    await using writer = await writeRun(out, started)
    await writer.append(makeTrial('a'))
  }
  await using writer = await continueRun(out, started)
  await writer.append(makeTrial('b'))
  const seal = await writer.finish(makeRun())
  expect(seal).toEqual(await sealRun(out))
  await writeFile(join(out, 'trials.jsonl'), '')
  expect(await writer.finish(makeRun())).toEqual(seal)
})
