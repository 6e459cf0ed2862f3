import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type WrittenComparison, writtenComparisonSchema } from '../../../../src/model/result/comparison.js'
import type { Run } from '../../../../src/model/run/run.js'
import { validatorOf } from '../../../schemas.js'
import { runCli } from '../run-cli.js'
import { CASES, suiteOf, TARGET } from '../three-variants.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-ab-'))
  mkdirSync(join(folder, 'golden'))
  writeFileSync(join(folder, 'target.mjs'), TARGET)
  writeFileSync(join(folder, 'golden/cases.yaml'), CASES)
  writeFileSync(
    join(folder, 'golden/suite.yaml'),
    suiteOf({ poor: { knows: 8 }, best: { knows: 18 }, fair: { knows: 10 }, dear: { knows: 18, words: 90 } }),
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The target is deterministic, so nothing is left to chance on these cases. */
const LIKE_THESE = ['--inference', 'cases-like-these']
const goldenpair = async (...args: string[]) => runCli(folder, args)
const plain = (text: string): string => text.replaceAll('\u202f', ' ').replace(/\s+/g, ' ')
const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
const readComparison = (path: string): WrittenComparison => writtenComparisonSchema.parse(JSON.parse(read(path)))
const readRun = (path: string): Run => JSON.parse(read(join(path, 'run.json'))) as Run

describe('ab with three variants', () => {
  test('names the winner, warns that it was selected, and writes every comparison with the first', async () => {
    const { code, out } = await goldenpair('ab', '--variants', 'poor,best,fair', ...LIKE_THESE, '--out', 'report')
    expect(code).toBe(0)
    const text = plain(out)
    expect(text).toMatch(/✅ "best" is best: success \+\d+ points on "poor"/)
    expect(text).toContain('⚠️ "best" is the best of 3 here')
    expect(text).toContain('Compare "poor" and "best" alone, on fresh trials')
    expect(plain(read('report/comment.md'))).toContain(
      'Against "poor", each alone:** "best" improved; "fair" inconclusive.',
    )
    expect(readdirSync(join(folder, 'report')).sort()).toEqual([
      'cases.csv',
      'comment.md',
      'comparison.json',
      'junit.xml',
      'report.html',
      'report.md',
      'runs',
      'verdict-badge.json',
    ])
    const { baseline, arms, candidates, interleaved } = readComparison('report/comparison.json')
    expect([baseline, arms.map(({ name }) => name), interleaved]).toEqual(['poor', ['poor', 'best', 'fair'], true])
    expect(candidates.map(({ name, verdict }) => [name, verdict.word])).toEqual([
      ['best', 'improved'],
      ['fair', 'inconclusive'],
    ])
    const validate = validatorOf('comparison')
    validate(JSON.parse(read('report/comparison.json')))
    expect(validate.errors ?? []).toEqual([])
    expect(read('report/report.html')).toContain('success against tokens per query')
  })

  test('has the contents of a report of two arms: metrics with the arms as columns, cases with every answer, tags, trade-offs', async () => {
    await goldenpair('ab', '--variants', 'best,poor,dear', ...LIKE_THESE, '--out', 'report')
    const document = plain(read('report/report.md'))
    expect(document).toContain('| metric | best | poor | change | n | dear | change | n |')
    expect(document).toContain(
      '| success | 90 % | 40 % | **\\-50 points** | 20 | 90 % | 0 points | 20 |'.replace('\\-', '\u2212'),
    )
    expect(document).toContain('**10 cases differ between the arms.** Worst first:')
    expect(document).toContain('<code>q9</code>: passes in best, dear; fails in poor: the answer is not "yes"')
    expect(document).toContain('**best’s and dear’s answer, the same** > yes **poor’s answer** > no')
    expect(read('report/comment.md')).toContain('more metrics moved: exploratory')
    const { tables = [], trade_offs: tradeOffs } = readComparison('report/comparison.json')
    expect(tables.map(({ id }) => id)).toContain('scorecard')
    expect(tradeOffs.map(({ text }) => plain(text))).toEqual([
      '"poor" against "dear": worse success (90 % → 40 %: \u221250 points [\u221270, \u221226], n = 20) at 58 % of the tokens (tokens per query 190 → 110).',
    ])
    const junit = read('report/junit.xml')
    expect(junit).toContain('name="gates of poor"')
    expect(junit).toContain('name="cases of dear"')
  })

  test('has no winner if the best one costs too much, and --json prints comparison.json', async () => {
    const { code, out } = await goldenpair('ab', '--variants', 'poor,dear,fair', '--out', 'report', '--json')
    expect(code).toBe(0)
    expect(`${out}\n`).toBe(read('report/comparison.json'))
    const { ranking } = readComparison('report/comparison.json')
    expect(ranking?.outcome).toMatchObject({ kind: 'no-winner', because: 'vetoed', leaders: ['dear'] })
    expect(ranking?.outcome.reason).toContain('"dear" beats all others on success, but tokens per query fails')
  })

  test('exits with 2 without a winner under --fail-on inconclusive', async () => {
    const { code } = await goldenpair('ab', '--variants', 'best,dear,fair', '--fail-on', 'inconclusive')
    expect(code).toBe(2)
  })

  test.each([
    ['poor,best,poor', 'got poor, best, poor.'],
    ['poor,bset,fair', 'got poor, bset, fair. Did you mean `best`?'],
  ])('refuses %s', async (variants, message) => {
    const { code, log } = await goldenpair('ab', '--variants', variants)
    expect(code).toBe(3)
    expect(log).toBe(`error: Name two to ten different variants to compare: ${message} Known: poor, best, fair, dear.`)
  })
})

describe('compare', () => {
  beforeEach(() => {
    for (const [name, knows] of Object.entries({ poor: 8, best: 18, fair: 10 }))
      writeFileSync(join(folder, `golden/${name}.yaml`), suiteOf({ default: { knows } }))
  })

  test('runs two suites one after the other and compares them', async () => {
    const { code, out } = await goldenpair(
      'compare',
      'golden/poor.yaml',
      'golden/best.yaml',
      '--out',
      'report',
      '--trials',
      '2',
      '--json',
    )
    expect(code).toBe(0)
    const { verdict, interleaved } = JSON.parse(out) as WrittenComparison
    expect([verdict.word, interleaved]).toEqual(['improved', false])
    expect(readRun('report/runs/best').trials_per_case).toBe(2)
    expect(readdirSync(join(folder, 'report/runs')).sort()).toEqual(['best', 'poor'])
  })

  test('compares a recorded run with a suite, and overwrites no given run', async () => {
    await goldenpair('run', '--suite', 'golden/best.yaml', '--out', 'report/runs/best')
    const before = readRun('report/runs/best').run_id
    const { code } = await goldenpair('compare', 'report/runs/best', 'golden/best.yaml', '--out', 'report')
    expect(code).toBe(0)
    expect(readRun('report/runs/best').run_id).toBe(before)
    expect(readdirSync(join(folder, 'report/runs')).sort()).toEqual(['best', 'best-2'])
  })

  test('does not suggest --resume, which it lacks, when one of its suites is interrupted', async () => {
    const stop = new AbortController()
    const args = ['compare', 'golden/poor.yaml', 'golden/best.yaml', '--out', 'report']
    const { code, log } = await runCli(folder, args, { signal: stop.signal, progress: () => stop.abort() })
    expect(code).toBe(3)
    expect(log).toMatch(/error: Interrupted: \d+ of \d+ trials were made and are kept in report\/runs\/poor\.$/)
  })

  test('compares three recorded runs like ab, named by their folders if all are of one variant', async () => {
    for (const name of ['poor', 'best', 'fair'])
      await goldenpair('run', '--suite', `golden/${name}.yaml`, '--out', `runs/${name}`)
    const { code } = await goldenpair('compare', 'runs/poor', 'runs/best/run.json', 'runs/fair', '--out', 'report')
    expect(code).toBe(0)
    const { arms, verdict, interleaved } = readComparison('report/comparison.json')
    expect(arms.map(({ name }) => name)).toEqual(['poor', 'best', 'fair'])
    expect(verdict).toMatchObject({ word: 'winner', winner: 'best' })
    expect(interleaved).toBe(false)
  })

  test.each([
    [
      ['golden/best.yaml'],
      'goldenpair compare: 1 argument, expected two to 10 runs or suites, the baseline first. `goldenpair compare --help` shows what it takes.',
    ],
    [
      ['golden/best.yaml', 'target.mjs'],
      'target.mjs is neither a recorded run (a folder with run.json and trials.jsonl) nor a suite (a .yaml, .yml or .json file). Name one that `goldenpair run` wrote, or a suite to run.',
    ],
    [
      ['golden/best.yaml', 'golden/bset.yaml'],
      'No suite at golden/bset.yaml. Start with `goldenpair init`, or name one with --suite (input `suite` in the Action).',
    ],
  ])('the mistake %j is explained and runs nothing', async (args, message) => {
    expect(await goldenpair('compare', ...args)).toEqual({ code: 3, out: '', log: `error: ${message}` })
    expect(readdirSync(folder)).not.toContain('goldenpair-report')
  })

  test('--trials has no effect with recorded runs', async () => {
    await goldenpair('run', '--suite', 'golden/best.yaml', '--out', 'run')
    expect((await goldenpair('compare', 'run', 'run', '--trials', '3')).log).toContain(
      'error: --trials: got `3`, expected no such flag beside recorded runs, which are not run again.',
    )
  })
})
