import { expect, test } from 'vitest'
import { judgeTrials, prepareJudge } from '../../../../src/measure/run/judging/start-judging.js'
import type { JudgeCall, JudgeReply, JudgeRequest } from '../../../../src/model/run/judging.js'
import { openPacers } from '../../../../src/measure/run/pacing/pacer.js'
import { DEFAULT_SCORING, type JudgedQuestion } from '../../../../src/model/suite/scoring.js'
import { systemClock } from '../../../../src/io/clock.js'
import { defineJudge } from '../../../../src/measure/judges/judge.js'
import { z } from 'zod'
import { makeCase, makeTrial } from '../../../store/runs/make-run.js'
import { recordLog } from '../../targets/start-session.js'
import { NO_PROVIDERS } from '../../../modes/no-providers.js'

const spent = { model: 'm-1', input_tokens: 1000, output_tokens: 100 }
const GRADES = { reasoning: 'So it is.', correctness: 4, completeness: 4, faithfulness: 4 }
const QUALITY = { reasoning: 'So it is.', answer_quality: 0.1, factual_correctness: 0.1, completeness: 0.1 }
const outage = (retry_after_s?: number): JudgeReply => ({
  kind: 'failed',
  message: 'the provider answered 503',
  spent: null,
  charge: 'reported',
  infrastructure: { status: 503, ...(retry_after_s !== undefined && { retry_after_s }) },
})
const read = (value: unknown): JudgeReply => ({ kind: 'read', value, spent })

/** Judges one answered trial by a judge that gives these replies, the last one over and over. */
async function judge(
  judged: readonly JudgedQuestion[],
  replies: readonly (JudgeReply | ((request: JudgeRequest) => JudgeReply))[],
  more: { readonly trials?: number; readonly rubric_trials?: number; readonly confirm?: number } = {},
) {
  const requests: JudgeRequest[] = []
  const waits: number[] = []
  const log = recordLog()
  const scripted = defineJudge({
    name: 'scripted',
    options: z.strictObject({}),
    start: () =>
      Promise.resolve({
        identity: { adapter: 'scripted/1' },
        bound: () => null,
        ask: (request: JudgeCall) => {
          if (request.question === 'code') throw new Error('no trial')
          const reply = replies[Math.min(requests.push(request), replies.length) - 1]
          if (reply === undefined) throw new Error('no reply was scripted')
          return Promise.resolve(typeof reply === 'function' ? reply(request) : reply)
        },
      }),
  })
  const input = {
    config: { type: 'scripted', options: {}, trials: 1, rubric_trials: 3, prompts: {}, ...more },
    judges: [scripted],
    providers: NO_PROVIDERS,
    env: {},
    targetEnvNames: [],
    workingDirectory: '/',
    clock: systemClock,
    log,
    scoring: { ...DEFAULT_SCORING, judged: [...judged], rubric_categories: { clarity: 1 } },
    pricing: { models: { 'm-1': { input: 1, output: 10 } } },
    retries: 2,
    timeoutMs: 1000,
    seed: 1,
    sleep: (milliseconds: number) => Promise.resolve(void waits.push(milliseconds)),
  }
  const pacers = openPacers({ ...input, targets: [], concurrency: 1 })
  await using judging = judgeTrials(await prepareJudge(input), input, { pacers, spending: null })
  const observation = makeTrial('a', 0, {
    observation: { status: 'ok', reply: { answer: 'It is 14 days.', spans: [] }, latency_ms: 1000 },
  }).observation
  const golden = makeCase('a', { expected_answer: '14 days' })
  const made = await judging.judge({ golden, trial: 0, observation }, new AbortController().signal)
  const { facts, fingerprint } = judging
  return { ...made, requests, waits, log: log.lines, facts, fingerprint }
}

test('an outage is waited for, counted, and does not affect the grades', async () => {
  const { judgments, retries, waits } = await judge(['answer'], [outage(7), outage(), read(GRADES)])
  expect(judgments).toEqual({ answer: { ...GRADES, model: 'm-1', tokens: 1100, cost_usd: 0.002 } })
  expect(retries).toBe(2)
  expect(waits[0]).toBe(7000)
})

test.each<[string, readonly number[], number, number]>([
  ['a good answer is read once', [4], 1, 4],
  ['a failure that two more readings do not confirm does not count, at the price of three', [3, 5, 4], 3, 4],
  ['a failure that one of two more shares stays one', [2, 5, 3], 3, 3],
])('confirms a failing grade: %s', async (_what, grades, readings, correctness) => {
  const said = grades.map((grade) => read({ ...GRADES, correctness: grade }))
  const { judgments, requests, facts, fingerprint } = await judge(['answer', 'quality'], [...said, read(QUALITY)], {
    confirm: 2,
  })
  expect(requests.filter(({ question }) => question === 'answer').map(({ reading }) => reading)).toEqual(
    grades.map((_, at) => at),
  )
  expect(judgments?.answer).toMatchObject({ correctness, tokens: 1100 * readings })
  expect(judgments?.answer?.cost_usd).toBeCloseTo(0.002 * readings, 12)
  expect(judgments?.answer_readings?.length).toBe(readings === 1 ? undefined : readings)
  // `quality` does not decide success here, so its low score is read only once.
  expect(requests.filter(({ question }) => question === 'quality')).toHaveLength(1)
  // Runs that confirm low grades are not comparable with runs that do not.
  expect(facts.questions.answer).toMatchObject({ readings: 1, confirm: 2 })
  const plain = await judge(['answer'], [read(GRADES)])
  expect(plain.facts.questions.answer).not.toHaveProperty('confirm')
  expect(plain.fingerprint.answer).not.toBe(fingerprint.answer)
})

test('similarity is requested once, however often an answer is read', async () => {
  const one = await judge(['answer', 'similarity'], [read(GRADES), read(GRADES), read({ similarity: 0.5 })], {
    trials: 2,
  })
  expect(one.judgments?.similarity).toEqual({ similarity: 0.5, model: 'm-1', tokens: 1100, cost_usd: 0.002 })
  expect(one.requests.map(({ question }) => question)).toEqual(['answer', 'answer', 'similarity'])
  expect(one.facts.questions.similarity).toEqual({ prompt: 'similarity/1', readings: 1 })
})

test('a judge that stays away is not asked further, and each question has the reason', async () => {
  const { judgments, retries, requests, log } = await judge(['answer', 'quality', 'claims'], [outage()])
  expect(requests).toHaveLength(3)
  expect(retries).toBe(2)
  const unasked = { error: 'the provider answered 503', asked: false }
  expect(judgments).toEqual({
    answer: { error: 'the provider answered 503' },
    quality: unasked,
    claims: unasked,
  })
  // Reports say how much is unscored; without this line only the trials would say why.
  expect(log).toEqual([
    'warning: The judge gave nothing usable in 1 of 1 reading, and was not asked 2 questions; if no other reading is left, what it decides stays unscored. The first: the provider answered 503',
  ])
})

test('a judge whose provider was given up was not asked, and is counted so', async () => {
  const message = 'it did not answer for 3 min, so Goldenpair stopped asking'
  const givenUp: JudgeReply = { kind: 'failed', message, spent: null, infrastructure: {}, charge: 'unasked' }
  const unasked = { error: message, asked: false }
  const never = await judge(['answer', 'quality'], [givenUp])
  expect([never.judgments, never.retries]).toEqual([{ answer: unasked, quality: unasked }, 0])
  expect(never.log).toEqual([
    `warning: The judge was not asked 2 questions; if no other reading is left, what it decides stays unscored. The first: ${message}`,
  ])
  const once = await judge(['answer', 'quality'], [outage(), givenUp])
  expect(once.judgments).toEqual({ answer: { error: message }, quality: unasked })
})

test('an unusable reply is not requested again here, is paid for, and does not prevent other questions', async () => {
  const refusal: JudgeReply = { kind: 'failed', message: 'it refused', spent, infrastructure: null, charge: 'reported' }
  const { judgments, requests } = await judge(['quality', 'answer'], [refusal, read(GRADES)])
  expect(requests.map(({ question }) => question)).toEqual(['quality', 'answer'])
  expect(judgments?.quality).toEqual({ error: 'it refused', model: 'm-1', tokens: 1100, cost_usd: 0.002 })
  expect(judgments?.answer).toMatchObject({ correctness: 4 })
})

test('an answer is read as often as the suite says, with different seeds and nonces', async () => {
  const grade = (correctness: number) => read({ ...GRADES, correctness })
  const { judgments, requests } = await judge(['answer'], [grade(2), grade(5), grade(4)], { trials: 3 })
  expect(judgments?.answer).toMatchObject({ correctness: 4, tokens: 3300, cost_usd: 0.006 })
  expect(judgments?.answer_readings).toHaveLength(3)
  expect(requests.map(({ reading, seed }) => [reading, seed])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ])
  expect(new Set(requests.map(({ user }) => user)).size).toBe(3)
})

test('a rubric is read again while its readings disagree, up to eight times', async () => {
  const rubric = (score: number) =>
    read({
      reasoning: '',
      requirements: [],
      categories: [{ category: 1, score, confidence: 0.9, notes: '' }],
      weighted_score: score,
      passed: score > 0.7,
      confidence: 0.9,
    })
  const agreed = await judge(['rubric'], [rubric(0.8), rubric(0.9), rubric(0.8)])
  expect(agreed.judgments?.rubric?.runs).toHaveLength(3)
  const split = await judge(['rubric'], [rubric(0.2), rubric(0.9)])
  expect(split.judgments?.rubric?.runs).toHaveLength(8)
})
