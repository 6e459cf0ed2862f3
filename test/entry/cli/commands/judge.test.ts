import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Run, Trial } from '../../../../src/model/run/run.js'
import { storedTrials } from '../../../store/runs/stored-trials.js'
import { startOpenAiDouble } from '../../../doubles/openai/server.js'
import { runCli } from '../run-cli.js'
import { pairOf } from '../../../pair-of.js'

const TARGET = `
import { createInterface } from 'node:readline'
const spans = [{ path: 'docs/returns.md', text: 'Parcels may be returned within fourteen days.', injected: true }]
for await (const line of createInterface({ input: process.stdin })) {
  const { id, case: name } = JSON.parse(line)
  const reply = name === 'broken'
    ? { error: { kind: 'target', message: 'boom' } }
    : { answer: name === 'wrong' ? 'Nobody knows.' : 'Parcels may be returned within fourteen days.', spans }
  process.stdout.write(JSON.stringify({ id, ...reply }) + '\\n')
}
`
const GRADES = { reasoning: 'It says so.', correctness: 5, completeness: 4, faithfulness: 5 }

let folder: string
const readRun = (run: string): Run => JSON.parse(readFileSync(join(folder, run, 'run.json'), 'utf8')) as Run
const readTrials = (run: string): ReadonlyMap<string, Trial> =>
  new Map(storedTrials(join(folder, run)).map((trial) => [trial.case, trial]))

function writeSuite(file: string, judge: object, more: object = {}): void {
  const suite = {
    name: 'judged',
    cases: ['cases.json'],
    target: { type: 'command', command: ['node', 'target.mjs'] },
    scoring: { judged: ['answer', 'claims'] },
    judge,
    gates: [{ metric: 'success' }, { metric: 'answer.token-f1', max_drop: 0.1 }],
    ...more,
  }
  writeFileSync(join(folder, 'golden', file), JSON.stringify(suite))
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-judge-'))
  mkdirSync(join(folder, 'golden'))
  writeFileSync(join(folder, 'target.mjs'), TARGET)
  const expected_answer = 'Parcels may be returned within fourteen days.'
  const labels = { right: 5, wrong: 1, broken: 1 }
  const cases = Object.entries(labels).map(([id, label]) => ({
    ...{ id, query: 'When?', expected_answer, human_labels: { 'judge.correctness': label } },
  }))
  writeFileSync(join(folder, 'golden/cases.json'), JSON.stringify(cases))
  writeFileSync(join(folder, 'golden/strict.md'), 'Grade strictly.\n')
  writeSuite('suite.yaml', { type: 'lexical' })
  writeSuite('openai.yaml', { type: 'openai', model: 'gpt-5-mini', trials: 2, prompts: { answer: 'strict.md' } })
  writeSuite('budget.yaml', { type: 'openai' }, { max_cost_usd: 1 })
  const { code, log } = await runCli(folder, ['run', '--out', 'words'])
  expect([code, log]).toEqual([0, expect.stringContaining('The run is in words.')])
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.sequential('a suite with a judge', () => {
  test('has every answer judged while it is measured, but no failed trial', () => {
    const trials = readTrials('words')
    expect(trials.get('right')).toMatchObject({
      judgments: { answer: { correctness: 5, model: 'lexical/1', tokens: 0, cost_usd: 0 } },
      scores: { success: 1, 'judge.correctness': 5, 'judge.cost-usd': 0 },
    })
    expect(trials.get('wrong')).toMatchObject({ scores: { success: 0, 'judge.correctness': 1 } })
    expect(trials.get('broken')?.judgments).toBeUndefined()
    const { counts, judge, fingerprints, settings } = readRun('words')
    expect(counts?.judge).toEqual({ readings: 4, failed: 0, retries: 0 })
    expect(judge).toEqual({
      type: 'lexical',
      identity: { adapter: 'lexical/1' },
      questions: { answer: { prompt: 'answer/2', readings: 1 }, claims: { prompt: 'claims/1', readings: 1 } },
    })
    expect(Object.keys(fingerprints.judge ?? {})).toEqual(['answer', 'claims'])
    expect(fingerprints.judge_models).toEqual(['lexical/1'])
    expect(settings.judge).toEqual({ type: 'lexical', options: {}, trials: 1, rubric_trials: 3, prompts: {} })
  })

  test('stops before anything runs if the judge has no key', async () => {
    const args = ['run', '--suite', 'golden/openai.yaml', '--out', 'keyless']
    const { code, log } = await runCli(folder, args)
    expect([code, log]).toEqual([3, expect.stringContaining('error: There is no key for https://api.openai.com/v1.')])
    expect(existsSync(join(folder, 'keyless'))).toBe(false)
  })

  test('stops before anything is asked if there is a budget and the judge has no price', async () => {
    await using double = await startOpenAiDouble()
    const env = { PATH: process.env['PATH'], OPENAI_API_KEY: double.key ?? '', OPENAI_BASE_URL: double.url }
    const shared = ['--suite', 'golden/budget.yaml', '--out', 'priceless', '--judge-model', 'unheard-of']
    for (const command of [['run'], ['judge', 'words']]) {
      const { code, log } = await runCli(folder, [...command, ...shared], { env })
      const message =
        'error: The suite has a budget (max_cost_usd), but the cost of `judge` cannot be counted: no price is known for the model unheard-of; set it under `pricing` in the suite. Set the price, or remove the budget. Nothing was asked.'
      expect([code, log]).toEqual([3, expect.stringContaining(message)])
    }
    const openai = ['judge', 'words', '--suite', 'golden/openai.yaml', '--out', 'priceless']
    const planned = await runCli(folder, [...openai, '--dry-run', '--max-cost-usd', '0.0001'], { env })
    const plan = expect.stringMatching(
      /^judge: answer +gpt-5-mini +\d+ to \d+ .*[^]*The budget of this run is \$0\.00010, which is less, so the run may stop early\.$/m,
    ) as string
    expect([planned.code, planned.out.replaceAll('\u202f', ' ')]).toEqual([0, plan])
    const stopped = await runCli(folder, [...openai, '--max-cost-usd', '0.0001'], { env })
    const warning =
      'warning: The run is incomplete: the run was stopped by its budget of $0.00010 after 1 of 3 trials: '
    expect([stopped.code, stopped.log]).toEqual([2, expect.stringContaining(warning)])
    expect(stopped.out).toMatch(/^openai judged 1 trial that lexical/)
    expect(double.requests).toEqual([])
    expect(readRun('priceless').stopped).toMatchObject({ because: 'budget', made: 1, planned: 3 })
    rmSync(join(folder, 'priceless'), { recursive: true })
  })

  test('judges a run that had no judge, and says so', async () => {
    writeSuite('unjudged.yaml', {}, { scoring: {}, judge: undefined })
    expect((await runCli(folder, ['run', '--suite', 'golden/unjudged.yaml', '--out', 'unjudged'])).code).toBe(0)
    const { out } = await runCli(folder, ['judge', 'unjudged'])
    expect(out).toMatch(/^lexical \(lexical\/1\) judged 3 trials that no judge had judged before\.$/m)
  })

  test('can be judged again by another judge, and the changes are reported', async () => {
    await using double = await startOpenAiDouble()
    const env = { PATH: process.env['PATH'], OPENAI_API_KEY: double.key ?? '', OPENAI_BASE_URL: double.url }
    const claims = [{ text: 'Fourteen days.', supported: true, contradicted: false, source: 1 }]
    double.answerAll(({ messages }) => ({
      text: JSON.stringify(JSON.stringify(messages[0]).includes('Grade strictly.') ? GRADES : { claims }),
      usage: { input: 1000, output: 100, cached: 0 },
    }))
    const args = ['judge', 'words', '--suite', 'golden/openai.yaml', '--out', 'model', '--concurrency', '1']
    const { code, out, log } = await runCli(folder, args, { env })
    expect(log).toMatch(/^3 of 3 trials · [\d.]+\/s · in [\d.]+ s · \$0\.0036$/m)
    expect([code, out.replaceAll('\u202f', ' ').split('\n').slice(0, 5)]).toEqual([
      0,
      [
        'openai (gpt-5-mini-2026-01-01) judged 3 trials that lexical (lexical/1) had judged before.',
        '',
        'metric                         before   now  equal  kappa  Spearman  trials',
        expect.stringMatching(/^success +33 % +67 % +67 % +0\.40 +0\.50 +3$/),
        expect.stringMatching(/^success\.answer /),
      ],
    ])
    expect(out).toContain('Scores of two judges are not comparable')
    // Two trials were answered; each of two questions is read twice.
    expect(double.requests).toHaveLength(8)
    const { counts, fingerprints, judge } = readRun('model')
    expect(counts?.judge).toEqual({ readings: 8, failed: 0, retries: 0 })
    expect(fingerprints.judge_models).toEqual(['gpt-5-mini-2026-01-01'])
    expect(judge?.questions.answer).toEqual({
      prompt: expect.stringMatching(/^golden\/strict\.md [0-9a-f]{12}$/) as string,
      readings: 2,
    })
    // 1,000 tokens at $0.25 and 100 at $2 per million: $0.00045 per reading.
    expect(readTrials('model').get('wrong')).toMatchObject({
      judgments: { answer: { correctness: 5, tokens: 2200, cost_usd: 0.0009 } },
      scores: { 'judge.cost-usd': 0.0018, 'judge.tokens': 4400 },
    })
    expect(JSON.stringify(readRun('model'))).not.toContain(double.key)
  })

  test('is not compared with what another judge judged, except for what no judge decides', async () => {
    const { code, out } = await runCli(folder, ['compare', 'words', 'model', '--out', 'report'])
    expect([code, out]).toEqual([0, expect.stringContaining("judged differently from the baseline's")])
    const comparison = pairOf(readFileSync(join(folder, 'report/comparison.json'), 'utf8'))
    expect(comparison.gates.map(({ gate, verdict }) => [gate.id, verdict])).toEqual([
      ['success', 'not-comparable'],
      ['answer.token-f1', 'inconclusive'],
    ])
    const told = comparison.differences.find(({ what }) => what === 'judge')
    expect(told).toMatchObject({ baseline: 'lexical', candidate: 'openai gpt-5-mini' })
    expect(told?.changes).toContain('answer.readings: 1 → 2')
    expect(told?.effect).toMatch(/^not compared, since the judge decides them: .*judge\.correctness.*success/)
    expect(comparison.differences.map(({ what }) => what)).not.toContain('metrics')
  })

  test('can have semantic similarity by a model of embeddings: planned, cached by text, priced, named', async () => {
    await using double = await startOpenAiDouble()
    const env = { PATH: process.env['PATH'], OPENAI_API_KEY: double.key ?? '', OPENAI_BASE_URL: double.url }
    const embedding = { model: 'text-embedding-3-small' }
    writeSuite('near.yaml', { type: 'openai', embedding }, { scoring: { judged: ['similarity'] } })
    const run = async (out: string, ...flags: readonly string[]) => {
      const before = double.requests.length
      const { code, log } = await runCli(folder, ['run', '--suite', 'golden/near.yaml', '--out', out, ...flags], {
        env,
      })
      expect([code, log]).toEqual([0, expect.stringContaining(`The run is in ${out}.`)])
      return double.requests.slice(before).map(({ path }) => path)
    }
    const planned = await runCli(folder, ['run', '--suite', 'golden/near.yaml', '--dry-run'], { env })
    expect(planned.out).toMatch(/^judge: similarity +text-embedding-3-small +3 to 9 +\d/m)
    const cache = ['--cache-dir', 'cache']
    expect(await run('near', ...cache)).toEqual(['/v1/embeddings', '/v1/embeddings'])
    const [right, wrong] = ['right', 'wrong'].map((id) => readTrials('near').get(id))
    // The double reports four tokens per text, at $0.02 per million.
    expect(right?.judgments?.similarity).toEqual({
      ...{ similarity: 1, model: 'text-embedding-3-small', tokens: 4, cost_usd: 0.00000008 },
    })
    expect(wrong).toMatchObject({
      scores: { 'answer.similarity': expect.closeTo(1 / Math.sqrt(18), 12) as number, 'judge.cost-usd': 0.00000016 },
    })
    expect(readTrials('near').get('broken')?.scores).toMatchObject({ 'answer.similarity': 0 })
    const { judge, fingerprints } = readRun('near')
    expect(judge?.identity['embedding']).toMatchObject(embedding)
    expect(fingerprints.judge_models).toEqual(['text-embedding-3-small'])
    expect(await run('known', ...cache)).toEqual([])
    expect(readTrials('known').get('right')?.judgments?.similarity).toMatchObject({ similarity: 1, cached: true })
    expect(await run('anew', ...cache, '--no-cache')).toHaveLength(2)
    expect(JSON.stringify(readRun('near'))).not.toContain(double.key)
  })

  test("can be calibrated: the same answers are judged again, and compared with people's labels", async () => {
    await using double = await startOpenAiDouble()
    const env = { PATH: process.env['PATH'], OPENAI_API_KEY: double.key ?? '', OPENAI_BASE_URL: double.url }
    writeSuite('steady.yaml', { type: 'openai' }, { scoring: { judged: ['answer'] } })
    const seeds = new Set<unknown>()
    let times = 0
    double.answerAll((request) => {
      seeds.add(request['seed'])
      const isWrong = request.messages[1]?.content?.includes('Nobody knows.') === true
      if (isWrong) times += 1
      // The judge is unsure about the wrong answer: it says right, wrong, right.
      return { text: JSON.stringify({ ...GRADES, correctness: isWrong && times === 2 ? 1 : 5 }) }
    })
    const judge = async (...args: readonly string[]) =>
      runCli(folder, ['judge', ...args, '--suite', 'golden/steady.yaml'], { env })
    expect((await judge('words', '--out', 'steady')).code).toBe(0)
    const planned = await judge('calibrate', 'steady', '--trials', '2', '--dry-run')
    expect(planned.out).toMatch(/^judge: answer +gpt-5-mini +6 to /m)
    expect(double.requests).toHaveLength(2)
    const { code, out } = await judge('calibrate', 'steady', '--trials', '2', '--baseline', 'steady')
    expect([code, out.replaceAll('\u202f', ' ').split('\n')]).toEqual([
      0,
      [
        'cases of success  another result when judged again 2 times                        1 of 3: 33 % [1 %, 91 %]',
        'gate success      inconclusive; judged again 2 times: inconclusive, inconclusive  0 of 2: 0 % [0 %, 84 %]',
        'verdict           inconclusive; judged again 2 times: inconclusive, inconclusive  0 of 2: 0 % [0 %, 84 %]',
        'labelled answers  people judged them differently                                  1 of 2: 50 % [1 %, 99 %]',
      ],
    ])
    // Each judging has its own seeds; a failed trial is not read.
    expect([double.requests.length, seeds.size]).toEqual([6, 3])
    expect(readTrials('steady-calibration/1').get('wrong')).toMatchObject({ judgments: { answer: { correctness: 1 } } })
    const other = await judge('calibrate', 'words', '--trials', '1', '--json', '--out', 'other')
    expect(other.log).toContain('Another judge judged the run; its judgments are not part of this.')
    expect(JSON.parse(other.out)).toMatchObject({
      judgings: 1,
      cases: [{ metric: 'success', changed: 0, of: 3 }],
      gates: [],
    })
  })

  test.each([
    [['judge', 'words', '--trials', '2'], 'error: --trials: got `2`, expected no such flag without `calibrate`.'],
    [['judge', 'calibrate'], 'error: goldenpair judge: no run folder.'],
    [['judge'], 'error: goldenpair judge: no run folder. `goldenpair judge --help` shows what it takes.'],
    [['judge', 'words', '--out', 'words/'], 'expected a folder other than that of the run.'],
    [
      ['judge', 'words', '--judge-model', 'gpt-5'],
      'error: --judge-model: got `gpt-5`, expected none: a judge of type `lexical` takes no such model.',
    ],
    [['judge', 'nowhere'], 'nowhere'],
  ])('refuses goldenpair %j', async (args, message) => {
    const { code, log } = await runCli(folder, args)
    expect([code, log]).toEqual([3, expect.stringContaining(message)])
  })
})
