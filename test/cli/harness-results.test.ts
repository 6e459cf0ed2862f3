import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Comparison, comparisonSchema } from '../../src/model/result/comparison.js'
import { runCli } from './run-cli.js'

interface Row {
  readonly question: string
  readonly correct: boolean
  readonly faithfulness: number | null
  readonly hallucination: number
  readonly error?: string
}

/** 60 questions, of which those in `broken` fail. */
const rows = (broken: (index: number) => boolean, faithfulness = 0.9): readonly Row[] =>
  Array.from({ length: 60 }, (_, index) => ({
    question: `question ${index}`,
    correct: !broken(index),
    faithfulness: faithfulness - (index % 7) / 100,
    hallucination: (index % 3) / 10,
  }))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-harness-'))
  const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value))
  write(
    'old.json',
    rows((index) => index % 10 === 0),
  )
  write(
    'new.json',
    rows((index) => index % 3 === 0),
  )
  write(
    'same.json',
    rows((index) => index % 10 === 0),
  )
  write(
    'lower.json',
    rows((index) => index % 10 === 0, 0.6),
  )
  write(
    'down.json',
    rows(() => false).map((row, index) => (index < 30 ? { question: row.question, error: '429' } : row)),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const compare = async (...args: readonly string[]): Promise<{ code: number; log: string; comparison: Comparison }> => {
  const { code, out, log } = await runCli(folder, ['compare', ...args, '--json', '--out', 'out'])
  return { code, log, comparison: comparisonSchema.parse(JSON.parse(out)) }
}
const gatesOf = ({ candidates }: Comparison) =>
  (candidates[0]?.gates ?? []).map(({ gate, verdict }) => [gate.id, gate.primary, verdict])

describe('goldenpair compare, of files that another harness wrote', () => {
  test('judges by what passed, and by each score in the direction that its name says', async () => {
    const { code, log, comparison } = await compare('old.json', 'new.json')
    expect([code, comparison.verdict.word]).toEqual([1, 'regressed'])
    expect(gatesOf(comparison)).toEqual([
      ['success', true, 'regressed'],
      ['custom.faithfulness', false, 'unchanged'],
      ['custom.hallucination', false, 'unchanged'],
    ])
    const [candidate] = comparison.candidates
    expect(candidate?.gates[0]).toMatchObject({ baseline: 0.9, n: 60, newly_failing: 18, newly_passing: 4 })
    expect(log).toBe('Higher is better: faithfulness (else --lower).\nLower is better: hallucination (else --higher).')
  })

  test('the same results twice are unchanged', async () => {
    const { code, comparison } = await compare('old.json', 'same.json')
    expect([code, comparison.verdict.word]).toEqual([0, 'unchanged'])
  })

  test('the verdict is about the score that is named', async () => {
    const { code, comparison } = await compare('old.json', 'lower.json', '--primary', 'faithfulness')
    expect([code, comparison.verdict]).toEqual([
      1,
      expect.objectContaining({ word: 'regressed', primary: 'custom.faithfulness' }),
    ])
  })

  test('what the provider did not answer says nothing of the change', async () => {
    const { code, comparison } = await compare('old.json', 'down.json')
    expect([code, comparison.verdict.word]).toEqual([2, 'invalid'])
  })

  test.each([
    [['old.json'], '1 argument, expected two to 10'],
    [['old.json', 'new.json', '--primary', 'faith'], '--primary'],
    [['old.json', 'new.json', '--trials', '3'], '--trials'],
    [['old.json#gpt', 'new.json'], 'it has no arm "gpt"'],
    [['missing.json', 'new.json'], 'missing.json'],
  ])('%j is refused: %s', async (args, message) => {
    const { code, log } = await runCli(folder, ['compare', ...args])
    expect(code).toBe(3)
    expect(log).toContain(message)
  })
})
