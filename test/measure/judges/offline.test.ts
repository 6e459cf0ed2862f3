import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contentWords, wordCoverage } from '../../../src/measure/judges/lexical.js'
import { recordReading } from '../../../src/measure/judges/questions/record-reading.js'
import type { JudgedQuestion } from '../../../src/model/suite/scoring.js'
import { HOSTILE_TEXTS } from './questions/hostile-texts.js'
import { type Asked, FULL, makeRequest } from './questions/make-request.js'
import { LIMITS, startJudge } from './start-judge.js'

describe('the lexical judge', () => {
  const judge = async (question: JudgedQuestion, asked: Asked = {}) => {
    const session = await startJudge('lexical')
    const request = makeRequest(question, { ...FULL, categories: { functional_correctness: 2, clarity: 1 }, ...asked })
    const reply = await session.ask(request, LIMITS)
    return recordReading({ request, reply, cost_usd: null }).said
  }
  const LABEL = { model: 'lexical/1', tokens: 0 }
  const reasoning = 'Overlap of words (lexical/1): nobody read the answer.'

  test('answers every question based on the words that two texts share', async () => {
    expect(await judge('answer')).toEqual({ correctness: 3, completeness: 5, faithfulness: 1, reasoning, ...LABEL })
    expect(await judge('quality')).toEqual({
      answer_quality: expect.closeTo(1 / 3, 12) as number,
      factual_correctness: 0,
      completeness: 0,
      reasoning,
      criteria: [
        { text: 'say how long', met: false },
        { text: 'name the setting', met: false },
      ],
      ...LABEL,
    })
    const item = (score: number) => ({ score: expect.closeTo(score, 12) as number, confidence: 0.6, notes: '' })
    expect(await judge('rubric')).toEqual({
      requirements: { days: item(1), tone: item(0) },
      categories: { functional_correctness: item(0.5), clarity: null },
      weighted_score: 0.5,
      passed: false,
      confidence: 0.6,
      reasoning,
      ...LABEL,
    })
    const spans = [{ path: 'x' }, { path: 'a.md', text: 'Every token lives for 14 days, then it expires.' }]
    const answer = 'A token lives 14 days. It costs 3 euros!'
    expect(await judge('claims', { reply: { answer, spans } })).toEqual({
      claims: [
        { text: 'A token lives 14 days.', supported: true, contradicted: false, span_id: 'a.md' },
        { text: 'It costs 3 euros!', supported: false, contradicted: false },
      ],
      ...LABEL,
    })
    const golden = { key_points: ['14 days'], expected_claims: ['a refresh renews it'] }
    expect(await judge('answer', { golden })).toMatchObject({ correctness: null, completeness: 3 })
    expect(wordCoverage('Tokens expire after 14 days', contentWords('A token lasts 14 days.'))).toBe(0.4)
  })

  test('does not claim to know whether an answer declines', async () => {
    expect(await judge('answer', { golden: { ...FULL.golden, answer_mode: 'must_abstain' } })).toEqual({
      error: 'comparing words cannot tell whether an answer declines or asks back: such cases need a model as judge',
      ...LABEL,
    })
  })

  test('always gives the same result, for any text', async () => {
    for (const answer of Object.values(HOSTILE_TEXTS)) {
      const asked = { reply: { ...FULL.reply, answer } }
      for (const question of ['quality', 'claims'] as const) {
        const said = await judge(question, asked)
        expect(said).not.toHaveProperty('error')
        expect(await judge(question, asked)).toEqual(said)
      }
    }
  })
})

describe('the replay judge', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-judge-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const grades = (correctness: number) => ({
    correctness,
    completeness: 4,
    faithfulness: null,
    reasoning: 'r',
    model: 'm',
    tokens: 9,
  })
  const trial = (answer: string, judgments?: object) => ({
    case: 'c1',
    trial: 0,
    retries: 0,
    observation: { status: 'ok', latency_ms: 1, reply: { answer } },
    ...(judgments && { judgments }),
    scores: {},
    unscored: {},
  })
  const write = (name: string, ...lines: readonly unknown[]): string => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(
      join(folder, name),
      lines.map((line) => (typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)).join(''),
    )
    return name
  }
  const start = async (from: unknown) => startJudge('replay', { options: { from }, workingDirectory: folder })
  const GOLDEN = { expected_answer: 'x' }

  test('returns the recorded judgment of this trial, answer and reading, at no cost', async () => {
    const judgments = { answer: grades(3), answer_readings: [grades(3), grades(5), { error: 'refused' }] }
    write('run/trials.jsonl', trial('one', judgments), trial('other', { answer: grades(1) }), trial('unjudged'))
    const session = await start('run')
    const judge = async (answer: string, reading = 0, question: JudgedQuestion = 'answer') => {
      const request = makeRequest(question, { golden: GOLDEN, reply: { answer }, reading })
      const { said } = recordReading({ request, reply: await session.ask(request, LIMITS), cost_usd: 0 })
      return 'error' in said ? said.error : said
    }
    const now = { model: 'm', tokens: 0, cost_usd: 0 }
    expect(await judge('one')).toEqual({ ...grades(3), ...now })
    expect(await judge('one', 1)).toEqual({ ...grades(5), ...now })
    expect(await judge('other')).toEqual({ ...grades(1), ...now })
    expect(await judge('one', 2)).toBe('the recorded judgment failed: refused (replay)')
    expect(await judge('one', 3)).toBe('reading 4 is not recorded (replay)')
    expect(await judge('one', 0, 'quality')).toBe('it is not among the recorded judgments (replay)')
    expect(await judge('a third')).toBe('the recorded judgment is about another answer (replay)')
    expect(session.bound(makeRequest('quality'))).toBe(null)
  })

  test('grades completeness by the claims that a case expects', async () => {
    write('claims/trials.jsonl', trial('one', { answer: { ...grades(3), correctness: null } }))
    const session = await start('claims')
    const request = makeRequest('answer', { golden: { expected_claims: ['x'] }, reply: { answer: 'one' } })
    const { said } = recordReading({ request, reply: await session.ask(request, LIMITS), cost_usd: 0 })
    expect(said).toMatchObject({ correctness: null, completeness: 4, faithfulness: null })
  })

  test('is identified by its recorded contents, in any order and place', async () => {
    const [one, two] = [trial('a', { answer: grades(1) }), { case: 'c2', trial: 1, judgments: { answer: grades(2) } }]
    write('a.jsonl', one, two)
    const identity = async (...from: readonly string[]) => (await start(from)).identity
    expect(await identity('a.jsonl')).toEqual(await identity(write('b.jsonl', two), write('c.jsonl', '\n', one)))
    expect(await identity('a.jsonl')).not.toEqual(await identity('b.jsonl'))
    const session = await start('b.jsonl')
    const request = makeRequest('answer', { golden: GOLDEN })
    expect(await session.ask(request, LIMITS)).toMatchObject({
      kind: 'failed',
      message: 'trial 0 of case `c1` is not recorded (replay)',
      infrastructure: null,
    })
  })

  test.each([
    ['missing.jsonl', 'it does not exist'],
    ['..', 'it is not inside FOLDER'],
    ['empty', 'it has no trials.jsonl'],
    ['unjudged.jsonl', 'no line of it has `judgments`'],
    ['broken.jsonl', 'line 2 is not JSON'],
    ['odd.jsonl', 'line 1 is not a trial with judgments: `trial`: Invalid input: expected number, received undefined'],
  ])('refuses %s: %s', async (from, reason) => {
    mkdirSync(join(folder, 'empty'), { recursive: true })
    write('unjudged.jsonl', trial('a'))
    write('broken.jsonl', trial('a'), '{"case": ')
    write('odd.jsonl', { case: 'c1' })
    await expect(start(from)).rejects.toMatchObject({
      code: 'file-unreadable',
      facts: { path: from, reason: reason.replace('FOLDER', folder) },
    })
  })
})
