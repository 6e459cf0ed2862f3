import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readNamedRun } from '../../../src/store/baselines/path.js'
import { recordEffects } from '../../publishers/publication.js'

const HEADER = {
  schema_version: 1,
  mode: 'run',
  suite: { name: 'demo' },
  commit: 'abc1234',
  branch: 'main',
  started_at: '2026-01-01T00:00:00Z',
  finished_at: '2026-01-01T01:00:00Z',
}

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'goldenpair-path-'))
  await mkdir(join(root, 'golden', 'baseline'), { recursive: true })
})
afterEach(async () => rm(root, { recursive: true, force: true }))

async function write(header: object | string): Promise<void> {
  const text = typeof header === 'string' ? header : JSON.stringify({ ...HEADER, ...header })
  await writeFile(join(root, 'golden', 'baseline', 'run.json'), text)
}

async function find(input: string, damage: string | null = null) {
  return readNamedRun({
    input,
    suite: 'demo',
    folder: join(root, 'fetched'),
    workingDirectory: root,
    referencePoint: null,
    github: null,
    inspect: () => Promise.resolve(damage),
    patience: { wait: () => Promise.resolve(), signal: new AbortController().signal },
    clock: { now: () => new Date('2026-01-02T01:00:00Z'), monotonicMs: () => 0 },
    log: recordEffects({}).effects.log,
  })
}

describe('the baseline at a path', () => {
  test.each(['golden/baseline', 'golden/baseline/run.json'])('is the run folder at %s', async (input) => {
    await write({})
    expect(await find(input)).toEqual({
      kind: 'found',
      folder: join(root, 'golden', 'baseline'),
      commit: 'abc1234',
      branch: 'main',
      age_hours: 24,
      distance: null,
      run_url: null,
      note: null,
    })
  })

  test('is a reference, which is a file', async () => {
    await writeFile(join(root, 'golden', 'reference.json'), JSON.stringify({ kind: 'reference', ...HEADER }))
    expect(await find('golden/reference.json')).toMatchObject({
      kind: 'found',
      folder: join(root, 'golden', 'reference.json'),
      commit: 'abc1234',
    })
    await writeFile(join(root, 'golden', 'reference.json'), 'cases: []')
    expect(await find('golden/reference.json')).toEqual({
      kind: 'none',
      reason: 'golden/reference.json cannot be used: its reference.json cannot be read',
      lost: 'unreadable',
    })
  })

  test('is unreadable if it is damaged', async () => {
    await write({})
    expect(await find('golden/baseline', 'none of its 9 trials was answered')).toEqual({
      kind: 'none',
      reason: 'golden/baseline cannot be used: none of its 9 trials was answered',
      lost: 'unreadable',
    })
  })

  test('is stale if it is old', async () => {
    await write({ finished_at: '2025-12-01T01:00:00Z' })
    expect(await find('golden/baseline')).toMatchObject({ kind: 'found', stale: '32 days old' })
  })

  test.each([
    ['golden/other', null],
    ['artefact', 'artifact'],
  ])("is the user's mistake if nothing is at %s", async (got, suggestion) => {
    await expect(find(got)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { name: 'baseline', got, suggestion },
    })
  })

  test('is an error if a newer Goldenpair wrote it, because nothing can be said about the change without it', async () => {
    await write({ schema_version: 2 })
    await expect(find('golden/baseline')).rejects.toMatchObject({
      code: 'run-too-new',
      facts: { got: 2, supported: 1 },
    })
  })

  test.each([
    [
      'another suite',
      { suite: { name: 'x' } },
      'it is a run of the suite "x", and this one is "demo"; correct `name` or measure it again',
    ],
    ['a run that never finished', { finished_at: null }, 'its run never finished'],
  ])('is unreadable if it contains %s: a named baseline is not a first run', async (_what, header, why) => {
    await write(header)
    const reason = `golden/baseline cannot be used: ${why}`
    expect(await find('golden/baseline')).toEqual({ kind: 'none', reason, lost: 'unreadable' })
  })

  test.each<[string, object | string, string, string]>([
    ['another file', '{}', 'golden/baseline', 'its run.json is not a run of Goldenpair'],
    ['no JSON', 'nothing', 'golden/baseline', 'its run.json cannot be read'],
    ['no run', {}, 'golden', 'it has no run.json'],
  ])('is unreadable if it contains %s', async (_what, header, input, reason) => {
    await write(header)
    expect(await find(input)).toEqual({
      kind: 'none',
      reason: `${input} cannot be used: ${reason}`,
      lost: 'unreadable',
    })
  })
})
