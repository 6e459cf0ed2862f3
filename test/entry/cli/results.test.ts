import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resultFileSchema, type ResultFile } from '../../../src/model/run/result-file.js'
import { validatorOf } from '../../schemas.js'
import { runCli } from './run-cli.js'

/** A target that uses ten tokens per trial and passes c1 always, c2 from the second trial on. */
const TARGET = `
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query } = JSON.parse(line)
  const passes = query === 'one' || !id.endsWith('#0')
  const usage = { input_tokens: 8, output_tokens: 2 }
  console.log(JSON.stringify({ id, answer: passes ? 'yes, ' + id : 'no', usage, cost_usd: 0.01 }))
}
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-results-'))
  mkdirSync(join(folder, 'golden'))
  writeFileSync(join(folder, 'target.mjs'), TARGET)
  writeFileSync(
    join(folder, 'golden/cases.yaml'),
    '- { id: c1, query: one, checks: [{ contains: yes }] }\n- { id: c2, query: two, tags: [t], checks: [{ contains: yes }] }\n',
  )
  writeFileSync(
    join(folder, 'golden/suite.yaml'),
    `name: rag_qa
cases: [cases.yaml]
target: { type: command, command: '${process.execPath} target.mjs' }
variants: { small: { settings: { top_k: 3 } } }
`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (path: string): ResultFile => {
  const value: unknown = JSON.parse(readFileSync(join(folder, path), 'utf8'))
  expect(validatorOf('result')(value)).toBe(true)
  return resultFileSchema.parse(value)
}

describe('goldenpair run --results', () => {
  test('writes the whole run, and each round of trials next to it', async () => {
    const { code, log } = await runCli(folder, ['run', '--runs', '3', '--results', 'results'])
    expect(code).toBe(0)
    const files = readdirSync(join(folder, 'results')).sort()
    const [whole = '', ...rounds] = files
    expect(whole).toMatch(/^small_rag_qa_\d{8}_\d{6}\.json$/)
    const name = whole.replace(/\.json$/, '')
    expect(rounds).toEqual([`${name}_run1.json`, `${name}_run2.json`, `${name}_run3.json`])
    expect(log).toContain(`The results are in ${join('results', whole)}.`)

    const all = read(`results/${whole}`)
    expect(all).toMatchObject({ variant: 'small', run_index: null, run_count: 3, tokens_total: 60 })
    expect(all.settings.declared).toEqual(['settings.top_k'])
    expect(all.cost_usd_total).toBeCloseTo(0.06, 12)
    expect(all.aggregates['success']?.mean).toBeCloseTo(5 / 6, 12)
    expect(all.aggregates['success.trial-deviation']?.mean).toBeCloseTo(Math.sqrt(1 / 3) / 2, 12)
    expect(all.questions.map(({ id, trials, tokens_total: tokens }) => [id, trials, tokens])).toEqual([
      ['c1', 3, 30],
      ['c2', 3, 30],
    ])
    const [, second] = all.questions
    expect(second?.scores['success']).toEqual({
      mean: expect.closeTo(2 / 3, 12) as number,
      stddev_sample: expect.closeTo(Math.sqrt(1 / 3), 12) as number,
      n: 3,
    })
    expect(second?.representative).toEqual({ trial: 1, answer: 'yes, c2#1', failure: null })

    const first = read(`results/${name}_run1.json`)
    expect(first).toMatchObject({ run_index: 1, run_count: 3, tokens_total: 20 })
    expect(first.aggregates['success']).toEqual({ mean: 0.5, n: 2, applicable: 2 })
    expect(first.questions[1]).toMatchObject({ trials: 1, representative: { trial: 0, answer: 'no' } })
    expect(first.questions[1]?.scores['success']).toEqual({ mean: 0, stddev_sample: null, n: 1 })
  })

  test('writes one file for one trial per case', async () => {
    await runCli(folder, ['run', '--trials', '1', '--results', 'once'])
    expect(readdirSync(join(folder, 'once'))).toHaveLength(1)
  })

  test('is refused with --shard, before anything runs', async () => {
    const { code, log } = await runCli(folder, ['run', '--shard', '1/2', '--results', 'never'])
    expect(code).toBe(3)
    expect(log).toContain('none beside --shard, which measures a part of the cases')
  })
})
