import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TrialRecord } from '../../../src/model/run/run.js'
import { readObservations, readRun, readScoredRun } from '../../../src/store/runs/read-run.js'
import { writeRun } from '../../../src/store/runs/write-run.js'
import { recordLog } from '../../measure/targets/start-session.js'
import { makeCase, makeRun, makeTrial } from './make-run.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-runs-'))
})
afterEach(async () => rm(folder, { recursive: true }))

async function write(run: unknown, trials: string): Promise<void> {
  await writeFile(join(folder, 'run.json'), typeof run === 'string' ? run : JSON.stringify(run))
  await writeFile(join(folder, 'trials.jsonl'), trials)
}

const lines = (...trials: readonly unknown[]): string => trials.map((trial) => `${JSON.stringify(trial)}\n`).join('')

describe('a written run', () => {
  test('is read back unchanged, with observations separate', async () => {
    const out = join(folder, 'deep/er')
    const run = makeRun()
    {
      await using writer = await writeRun(out, { ...run, counts: null, finished_at: null })
      expect(await readRun(out)).toEqual({ ...run, counts: null, finished_at: null })
      await writer.append(makeTrial('b'))
      await writer.append(makeTrial('a'))
      await writer.finish(run)
    }
    expect((await readdir(out)).sort()).toEqual(['run.json', 'trials.jsonl'])
    expect(await readRun(out)).toEqual(run)
    expect(await readScoredRun(out, { log: recordLog() })).toEqual({
      run,
      trials: [
        { case: 'b', trial: 0, scores: { success: 1 }, unscored: {} },
        { case: 'a', trial: 0, scores: { success: 1 }, unscored: {} },
      ],
      stale_cases: [],
    })
  })

  test.each([
    ['{"success":1,"recall@5":0.25}', { success: 1, 'recall@5': 0.25 }],
    ['{"success":1,"__proto__":{"success":0}}', { success: 1 }],
    ['{"success":1,"__proto__":7}', { success: 1 }],
    ['{"success":null}', 'scores'],
    ['{"success":"1"}', 'scores'],
    ['[1]', 'scores'],
    ['7', 'scores'],
  ])('has numbers as scores, or is refused: %s', async (scores, expected) => {
    const line = lines(makeTrial('a', 0, { scores: {} })).replace('"scores":{}', `"scores":${scores}`)
    await write(makeRun(), `${line}${lines(makeTrial('b'))}`)
    const reading = readScoredRun(folder, { log: recordLog() })
    if (typeof expected === 'string') await expect(reading).rejects.toThrow(expected)
    else expect((await reading).trials[0]?.scores).toEqual(expected)
  })

  test('is the JSON of the run, at its beginning and at its end', async () => {
    const cases = [makeCase('a', { query: '\n  "cases": [] and $& and $1' }), makeCase('b', { tags: [] })]
    const [first, last] = [makeRun({ cases, counts: null, finished_at: null }), makeRun({ cases })]
    const read = async () => readFile(join(folder, 'run.json'), 'utf8')
    await using writer = await writeRun(folder, first)
    expect(await read()).toBe(`${JSON.stringify(first, null, 2)}\n`)
    for (const run of [last, makeRun({ cases: [] }), makeRun()]) {
      await writer.finish(run)
      expect(await read()).toBe(`${JSON.stringify(run, null, 2)}\n`)
    }
  })

  test('replaces what an earlier run left', async () => {
    await write(makeRun(), lines(makeTrial('a'), makeTrial('b')))
    {
      await using writer = await writeRun(folder, makeRun())
      await writer.append(makeTrial('a'))
    }
    expect(await readFile(join(folder, 'trials.jsonl'), 'utf8')).toBe(lines(makeTrial('a')))
  })

  test('can be scored again from its observations', async () => {
    await write(makeRun(), lines(makeTrial('a', 0, { scores: { success: 99 } })))
    const { trials } = await readScoredRun(folder, {
      log: recordLog(),
      rescore: (golden, { observation }) => ({
        scores: { success: observation.status === 'ok' && observation.reply.answer === golden.id ? 1 : 0 },
        unscored: { other: 'why' },
      }),
    })
    expect(trials).toEqual([{ case: 'a', trial: 0, scores: { success: 1 }, unscored: { other: 'why' } }])
  })

  test('returns the observations of a few cases in order of trial, without scores', async () => {
    await write(makeRun(), lines(makeTrial('a', 1), makeTrial('b', 0), makeTrial('a', 0)))
    const found = await readObservations(folder, { caseIds: new Set(['a', 'nobody']), log: recordLog() })
    const records = [makeTrial('a', 0), makeTrial('a', 1)].map(
      ({ scores: _scores, unscored: _unscored, ...rest }) => rest,
    )
    expect(found).toEqual(new Map([['a', records]]))
  })

  test('returns them by their lines and without scores if their order is known, or shows them and keeps none', async () => {
    const trials = [makeTrial('ä', 1), makeTrial('b', 0), makeTrial('ä', 0), makeTrial('c', 0)]
    await write(
      makeRun(),
      lines(...trials.slice(0, 3), 'no trial').replace('\n"no', '\r\n"no') + lines(trials[3]).trimEnd(),
    )
    const seen: string[] = []
    const order = [...trials.slice(0, 3), makeTrial('d'), ...trials.slice(3)]
    const ask = async (ids: readonly string[], more: { readonly add?: (trial: TrialRecord) => void } = {}) =>
      readObservations(folder, { caseIds: new Set(ids), ...more, log: recordLog(), order })
    const record = (trial: number) => {
      const { retries, observation } = makeTrial('ä', trial)
      return { case: 'ä', trial, retries, observation }
    }
    expect(await ask(['ä'])).toEqual(new Map([['ä', [record(0), record(1)]]]))
    expect(await ask(['b', 'c'], { add: (trial) => void seen.push(trial.case) })).toEqual(new Map())
    expect(seen).toEqual(['b', 'c'])
    await expect(ask(['d'])).rejects.toMatchObject({ code: 'run-invalid', facts: { line: 4 } })
  })
})

test('a last line that was cut off is left out with a warning', async () => {
  await write(makeRun({ counts: null }), lines(makeTrial('a')) + lines(makeTrial('b')).slice(0, 30))
  const log = recordLog()
  const { run, trials } = await readScoredRun(folder, { log })
  expect(run.counts).toBeNull()
  expect(trials.map((trial) => trial.case)).toEqual(['a'])
  expect(log.lines).toEqual([
    `warning: ${folder}/trials.jsonl:2 is cut off and was ignored: the run ended while writing it.`,
  ])
})

test('a last line that only lacks its line feed is read', async () => {
  await write(makeRun(), lines(makeTrial('a'), makeTrial('b')).trimEnd())
  const log = recordLog()
  expect((await readScoredRun(folder, { log })).trials).toHaveLength(2)
  expect(log.lines).toEqual([])
})

describe('an invalid run is the user’s error', () => {
  const read = async (): Promise<unknown> => readScoredRun(folder, { log: recordLog() })

  test('nothing there', async () => {
    await expect(read()).rejects.toMatchObject({
      code: 'run-not-found',
      message: `No run in ${folder}: it has no run.json. Name a folder that \`goldenpair run\` wrote (run.json and trials.jsonl).`,
    })
    await writeFile(join(folder, 'run.json'), JSON.stringify(makeRun()))
    await expect(read()).rejects.toMatchObject({
      code: 'run-not-found',
      facts: { folder, missing: 'trials.jsonl' },
    })
  })

  test('a newer schema', async () => {
    await write({ ...makeRun(), schema_version: 2, something: 'new' }, '')
    await expect(read()).rejects.toMatchObject({
      code: 'run-too-new',
      message: `${folder}/run.json has schema_version 2, and this Goldenpair reads 1: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.`,
    })
  })

  test('too large', async () => {
    await write(' '.repeat(65 * 1024 * 1024 + 1), '')
    await expect(read()).rejects.toMatchObject({
      code: 'run-too-large',
      message: `The run ${folder}/run.json exceeds the limit of 65 MB. Make the target reply with less text, or measure fewer cases.`,
    })
  })

  test.each([
    ['no JSON', '{"a":', 'it is not JSON'],
    [
      'a missing field',
      { ...makeRun(), seed: undefined },
      '`seed`: Invalid input: expected number, received undefined',
    ],
    ['a wrong case', { ...makeRun(), cases: [{ id: 'a' }] }, '`cases[0].query`: Invalid input'],
    [
      'a wrong gate',
      { ...makeRun(), gates: [{ ...makeRun().gates[0], severity: 'x' }] },
      '`gates[0].severity`: Invalid',
    ],
    ['a wrong metric', { ...makeRun(), metrics: [{ id: 'm' }] }, '`metrics[0].title`: Invalid input'],
  ])('run.json with %s', async (_, run, problem) => {
    await write(run, '')
    await expect(read()).rejects.toThrow(`The run ${folder}/run.json cannot be read: ${problem}`)
  })

  test.each([
    ['no JSON', `${lines(makeTrial('a'))}{"case"\n`, 2, 'the line is not JSON'],
    ['a wrong field', lines({ ...makeTrial('a'), retries: -1 }), 1, '`retries`: Too small: expected number to be >=0'],
    ['an unknown case', lines(makeTrial('a'), makeTrial('z')), 2, 'the case `z` is not in run.json'],
    ['a trial twice', lines(makeTrial('a'), makeTrial('a')), 2, 'trial 0 of case `a` is there twice'],
  ])('trials.jsonl with %s', async (_, trials, line, problem) => {
    await write(makeRun(), trials)
    await expect(read()).rejects.toMatchObject({
      code: 'run-invalid',
      message: `The run ${folder}/trials.jsonl:${line} cannot be read: ${problem}. Measure again, or name another run folder.`,
    })
  })
})
