import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Judgments } from '../../../../src/model/run/judgments.js'
import type { Observation } from '../../../../src/model/run/observation.js'
import { locateScorer } from '../../../../src/measure/run/custom-metrics/messages.js'
import { openScorer, type Scorer } from '../../../../src/measure/run/custom-metrics/start-scorer.js'
import { makeCase, makeFailure, makeReply } from '../../../metrics/make-trial.js'
import { recordLog } from '../../targets/start-session.js'
import { compileHome } from './compile-home.js'

let folder: string
let home: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-scorer-'))
  home = await compileHome()
  await writeFile(join(folder, 'metrics.mjs'), METRICS)
})
afterAll(async () => rm(folder, { recursive: true }))

const METRICS = `export default ({ defineMetric, z }) => {
  const metric = (name, score, more) => defineMetric({ name, score, when_failed: 'unscored', ...more })
  const word = z.string().min(1)
  return [
    metric('number', () => 0.25),
    metric('yes', async () => true),
    metric('no', () => false),
    metric('own', ({ observation }) => (word.safeParse(observation.reply.answer).success ? 1 : 0)),
    metric('gains', ({ ranking }) => ranking?.gains[0] ?? -1),
    metric('judged', ({ judgments }) => (judgments === null ? { unscored: 'nobody judged it' } : Object.keys(judgments).length), {
      judged_by: ['answer'],
    }),
    metric('unjudged', ({ judgments }) => judgments === null),
    metric('spans', () => 1, { applies: (golden) => golden.expected_spans.length > 0 }),
    metric('zero', () => 1, { when_failed: 0 }),
    metric('nan', () => NaN),
    metric('text', () => '1'),
    metric('nothing', () => {}),
    metric('list', () => [1]),
    metric('throws', ({ golden }) => golden.nothing.here),
    metric('later', async () => { throw 'x'.repeat(999) }),
    metric('loud', () => { console.log('{"id":1,"scores":{"custom.number":9},"unscored":{}}'); return 1 }),
    metric('ends', ({ observation: { reply } }) => {
      if (reply.answer === 'end') process.exit(7)
      if (reply.answer === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      return 1
    }),
  ]
}
`
const IDS = ['custom.number', 'custom.ends']

function open(limitMs = 20_000, modules: readonly string[] = ['metrics.mjs']) {
  const log = recordLog()
  const program = locateScorer({ home, env: { PATH: process.env['PATH'] }, targetEnvNames: [] })
  const facts = {
    unit: 'count',
    kind: 'continuous',
    direction: 'higher',
    environment: 'free',
    scale: 'linear',
  } as const
  const metrics = IDS.map((id) => ({
    ...facts,
    id,
    title: id,
    range: [null, null] as const,
    definition: id,
    custom: true as const,
    source: '',
  }))
  const suite = { file: 'suite.yaml', custom_metrics: { modules, metrics }, timeout_seconds: limitMs / 1000 }
  const scorer = openScorer({ suite, scorer: program, workingDirectory: folder, log })
  if (scorer === null) throw new Error('the suite has metrics of its own')
  return { scorer, log }
}

const score = async (scorer: Scorer, observation: Observation, written = {}, judgments: Judgments | null = null) =>
  scorer.score({ golden: makeCase(written), observation, judgments }, new AbortController().signal)

describe("the suite's own metrics", () => {
  test('score a trial independently, and give the reason if they do not', async () => {
    const { scorer: opened } = open()
    await using scorer = opened
    const spans = [{ path: 'a.md' }]
    expect(await score(scorer, makeReply({ spans }), { expected_spans: [{ path: 'a.md', relevance: 3 }] })).toEqual({
      scores: {
        'custom.number': 0.25,
        'custom.yes': 1,
        'custom.no': 0,
        'custom.own': 1,
        'custom.unjudged': 1,
        'custom.gains': 3,
        'custom.spans': 1,
        'custom.zero': 1,
        'custom.loud': 1,
        'custom.ends': 1,
      },
      unscored: {
        'custom.judged': 'nobody judged it',
        'custom.nan': "the suite's metric returned NaN, not a finite number",
        'custom.text': "the suite's metric returned a string, not a number",
        'custom.nothing': "the suite's metric returned undefined, not a number",
        'custom.list': "the suite's metric returned a list, not a number",
        'custom.throws': "it threw TypeError: Cannot read properties of undefined (reading 'here')",
        'custom.later': `it threw ${'x'.repeat(191)}`,
      },
    })
    // Metrics see only those judgments that they request.
    const judgments = { answer: { error: 'it refused' }, quality: { error: 'it refused' } }
    const judged = await score(scorer, makeReply({ spans }), {}, judgments)
    expect(judged.scores).toMatchObject({ 'custom.judged': 1, 'custom.unjudged': 1 })
    const failed = await score(scorer, makeFailure('timeout', 'No reply within 1 s.'))
    expect(failed.scores).toEqual({ 'custom.zero': 0 })
    expect(failed.unscored['custom.number']).toBe('the trial failed (timeout): No reply within 1 s.')
    expect(failed.unscored['custom.spans']).toBeUndefined()
  })

  test('that end their process leave only that trial unscored', async () => {
    const { scorer: opened, log } = open()
    await using scorer = opened
    const [first, second] = await Promise.all([score(scorer, makeReply({ answer: 'end' })), score(scorer, makeReply())])
    const reason = "the process of the suite's own metrics exited with code 7"
    expect(first).toEqual({ scores: {}, unscored: Object.fromEntries(IDS.map((id) => [id, reason])) })
    expect(second.scores['custom.number']).toBe(0.25)
    expect(log.lines).toEqual([])
  })

  test('that hang are given up in time, and completely after three times in a row', async () => {
    const { scorer: opened, log } = open(200)
    await using scorer = opened
    const hang = makeReply({ answer: 'hang' })
    const reasons = []
    for (let round = 0; round < 4; round++) reasons.push((await score(scorer, hang)).unscored['custom.number'])
    const late = "the process of the suite's own metrics gave no answer within 0.2 s"
    expect(reasons).toEqual([
      ...[late, late, late],
      "the process of the suite's own metrics was stopped after 3 failures in a row",
    ])
    expect(log.lines).toEqual([
      "warning: Giving up the suite's own metrics after 3 failures in a row: their process gave no answer within 0.2 s.",
    ])
  })

  test('whose module can no longer be loaded leave trials unscored', async () => {
    const { scorer: opened } = open(20_000, ['metrics.mjs', 'gone.mjs'])
    await using scorer = opened
    const { unscored } = await score(scorer, makeReply())
    expect(unscored['custom.number']).toMatch(
      /^the process of the suite's own metrics could not load a module: it threw Error: Cannot find module/,
    )
  })

  test('are stopped with the run', async () => {
    const { scorer: opened } = open()
    await using scorer = opened
    await score(scorer, makeReply())
    const stop = new AbortController()
    const asked = scorer.score(
      { golden: makeCase(), observation: makeReply({ answer: 'hang' }), judgments: null },
      stop.signal,
    )
    setTimeout(() => stop.abort(new Error('stopped by hand')), 50)
    await expect(asked).rejects.toThrow('stopped by hand')
  })
})
