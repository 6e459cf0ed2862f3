import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Judgments } from '../../../src/model/run/judgments.js'
import type { Trial } from '../../../src/model/run/run.js'
import { storedTrials } from '../../store/runs/stored-trials.js'
import { runCli } from './run-cli.js'
import { pairOf } from '../../pair-of.js'

const CASES = 24

/** A target that answers, fails one case if the variant says so, and gives itself good grades. */
const TARGET = `
import { createInterface } from 'node:readline'
const answer = { correctness: 5, completeness: 5, faithfulness: 5 }
for await (const line of createInterface({ input: process.stdin })) {
  const { id, case: name, settings } = JSON.parse(line)
  const reply = name === 'q1' && settings.fails
    ? { error: { kind: 'target', message: 'boom' } }
    : { answer: 'yes', spans: [], judgments: { answer } }
  process.stdout.write(JSON.stringify({ id, ...reply }) + '\\n')
}
`

let folder: string
const plain = (text: string): string => text.replaceAll('\u202f', ' ').replace(/\s+/g, ' ')
const trialsOf = (run: string): Trial[] => storedTrials(join(folder, run))

/** Simulates a user's own judge: adds its judgments to the lines of a run. */
function judge(run: string, judgmentsOf: (number: number) => Judgments): void {
  const judged = trialsOf(run).map((trial) =>
    trial.observation.status === 'ok' ? { ...trial, judgments: judgmentsOf(Number(trial.case.slice(1))) } : trial,
  )
  writeFileSync(join(folder, run, 'trials.jsonl'), judged.map((trial) => `${JSON.stringify(trial)}\n`).join(''))
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-judged-'))
  mkdirSync(join(folder, 'golden'))
  writeFileSync(join(folder, 'target.mjs'), TARGET)
  const cases = Array.from({ length: CASES }, (_, index) => ({
    id: `q${index}`,
    query: 'why?',
    expected_answer: 'yes',
  }))
  writeFileSync(join(folder, 'golden/cases.json'), JSON.stringify(cases))
  const suite = {
    name: 'judged',
    cases: ['cases.json'],
    target: { type: 'command', command: ['node', 'target.mjs'] },
    variants: { good: {}, bad: { settings: { fails: true } } },
    scoring: { judged: ['answer'] },
  }
  writeFileSync(join(folder, 'golden/suite.yaml'), JSON.stringify(suite))
  for (const variant of ['good', 'bad']) await runCli(folder, ['run', '--variant', variant, '--out', variant])
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.sequential('a run whose suite is judged', () => {
  test('has no score before it is judged, whatever the target says about itself', () => {
    const trials = trialsOf('good')
    expect(trials).toHaveLength(CASES)
    for (const { judgments, scores, unscored } of trials) {
      expect(judgments).toBeUndefined()
      expect(scores['judge.correctness']).toBeUndefined()
      expect([unscored['judge.correctness'], unscored['success']]).toEqual(Array(2).fill('no judge scored it'))
    }
    expect(trialsOf('bad').filter(({ scores }) => scores['judge.correctness'] === 0)).toHaveLength(1)
  })

  test('is compared by the judgments written into it', async () => {
    judge('good', () => ({ answer: { correctness: 5, completeness: 4, faithfulness: 3, model: 'gpt-5-mini' } }))
    judge('bad', (number) => ({
      answer: number === 0 ? { error: 'refused' } : { correctness: 3, completeness: 4, faithfulness: 3, model: 'opus' },
    }))
    const { code, out } = await runCli(folder, ['compare', 'good', 'bad', '--out', 'report'])
    expect([code, plain(out)]).toEqual([
      1,
      expect.stringContaining('Regressed: 23 of 23 cases broke Success 100 % → 0 %'),
    ])
    const comparison = pairOf(readFileSync(join(folder, 'report/comparison.json'), 'utf8'))
    const found = comparison.metrics.find(({ metric }) => metric.id === 'judge.correctness')
    // The failed trial is 0 among them; the one that the judge refused is missing, on both sides.
    expect([found?.baseline, found?.candidate, found?.n]).toEqual([5, 66 / 23, 23])
    const page = readFileSync(join(folder, 'report/report.html'), 'utf8')
    expect(page).toContain('Different models judged the arms, so their scores may not be comparable.')
  })

  test('names the line of an invalid judgment', async () => {
    const path = join(folder, 'bad/trials.jsonl')
    writeFileSync(path, readFileSync(path, 'utf8').replace('"correctness":3', '"correctness":4.5'))
    const { code, log } = await runCli(folder, ['compare', 'good', 'bad', '--out', 'report'])
    expect([code, log]).toEqual([3, expect.stringMatching(/trials\.jsonl.*judgments\.answer/)])
  })
})
