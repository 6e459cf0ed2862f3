import { describe, expect, test } from 'vitest'
import { combineReadings } from '../../../../src/measure/judges/questions/combine-readings.js'
import { recordReading, writeReply } from '../../../../src/measure/judges/questions/record-reading.js'
import { judgmentsSchema, type Reading } from '../../../../src/model/run/judgments.js'
import { FULL, makeRequest, type Asked } from './make-request.js'

const ASKED: Asked = { ...FULL, categories: { clarity: 1, code_quality: 1 } }
const item = (score: number | null) => ({ score, confidence: 0.9, notes: 'n' })
const kept = { score: 0.8, confidence: 0.9, notes: 'n' }

const REPLIES = {
  answer: { reasoning: 'r', correctness: 5, completeness: 4, faithfulness: 3 },
  quality: {
    reasoning: 'r',
    criteria: [
      { criterion: 2, met: false },
      { criterion: 1, met: true },
    ],
    answer_quality: 0.9,
    factual_correctness: 1,
    completeness: 0.5,
  },
  rubric: {
    reasoning: 'r',
    requirements: [
      { requirement: 1, ...item(1) },
      { requirement: 2, ...item(0.8) },
    ],
    categories: [
      { category: 1, ...item(0.8) },
      { category: 2, ...item(null) },
    ],
    weighted_score: 0.85,
    passed: true,
    confidence: 0.8,
  },
  claims: { claims: [{ text: 'It lives 14 days.', supported: true, contradicted: false, source: 1 }] },
}
const SAID = {
  answer: { correctness: 5, completeness: 4, faithfulness: 3, reasoning: 'r' },
  quality: {
    answer_quality: 0.9,
    factual_correctness: 1,
    completeness: 0.5,
    reasoning: 'r',
    criteria: [
      { text: 'say how long', met: true },
      { text: 'name the setting', met: false },
    ],
  },
  rubric: {
    requirements: { days: { ...kept, score: 1 }, tone: kept },
    categories: { clarity: kept, code_quality: null },
    weighted_score: 0.85,
    passed: true,
    confidence: 0.8,
    reasoning: 'r',
  },
  claims: {
    claims: [{ text: 'It lives 14 days.', supported: true, contradicted: false, span_id: 'src/auth.ts:3-20 issue' }],
  },
}
const QUESTIONS = ['answer', 'quality', 'rubric', 'claims'] as const

describe('a reply', () => {
  test.each(QUESTIONS)('about %s is stored with names for its numbers and with its spending', (question) => {
    const request = makeRequest(question, ASKED)
    const spent = { model: 'm', input_tokens: 10, output_tokens: 5 }
    const reading = recordReading({ request, reply: { kind: 'read', value: REPLIES[question], spent }, cost_usd: 0.01 })
    expect(reading).toEqual({ question, said: { ...SAID[question], model: 'm', tokens: 15, cost_usd: 0.01 } })
    expect(judgmentsSchema.parse(combineReadings([reading]))).toEqual(combineReadings([reading]))
    // The reply can be restored, as a replay does.
    const written = writeReply(request, combineReadings([reading]))
    const again =
      typeof written === 'string'
        ? written
        : recordReading({ request, reply: { kind: 'read', value: written.value, spent }, cost_usd: 0.01 })
    expect(again).toEqual(reading)
  })

  test('loses grades for which the judge had no basis', () => {
    const gradesFor = (golden: Readonly<Record<string, unknown>>, reply: Readonly<Record<string, unknown>>) => {
      const request = makeRequest('answer', { golden, reply })
      const { said } = recordReading({
        request,
        reply: { kind: 'read', value: REPLIES.answer, spent: null },
        cost_usd: null,
      })
      return 'correctness' in said ? [said.correctness, said.completeness, said.faithfulness] : said
    }
    expect(gradesFor({ expected_answer: 'x' }, {})).toEqual([5, 4, null])
    for (const field of ['key_points', 'expected_claims'])
      expect(gradesFor({ [field]: ['x'] }, { sources: ['a.pdf'] })).toEqual([null, 4, null])
    expect(gradesFor({}, { spans: [{ text: 'x' }] })).toEqual([null, null, 3])
    expect(gradesFor({}, { spans: [] })).toEqual([null, null, 3])
  })

  test.each([
    ['answer', { ...REPLIES.answer, correctness: 6 }, 'Invalid option: expected one of 1|2|3|4|5'],
    ['answer', { ...REPLIES.answer, correctness: 4.5 }, 'Invalid option: expected one of 1|2|3|4|5'],
    ['answer', { ...REPLIES.answer, extra: 1 }, 'Unrecognized key: "extra"'],
    ['quality', { ...REPLIES.quality, criteria: [] }, 'number 1, 2 is missing'],
    [
      'quality',
      { ...REPLIES.quality, criteria: [1, 2, 2].map((criterion) => ({ criterion, met: true })) },
      'there are 2, each is listed once',
    ],
    [
      'rubric',
      { ...REPLIES.rubric, requirements: [1, 2].map((requirement) => ({ requirement, ...item(0.5) })) },
      'requirement 1 is met or not: 1, 0 or null',
    ],
    ['rubric', { ...REPLIES.rubric, categories: [] }, 'number 1, 2 is missing'],
    ['claims', { claims: [{ ...REPLIES.claims.claims[0], source: 3 }] }, 'the sources are 1 to 2'],
    ['claims', null, 'Invalid input: expected object, received null'],
  ] as const)('about %s with %j does not fit', (question, value, fault) => {
    const request = makeRequest(question, ASKED)
    const { said } = recordReading({ request, reply: { kind: 'read', value, spent: null }, cost_usd: null })
    expect(said).toEqual({ error: `the reply does not fit: ${fault}` })
  })

  test('that failed is stored as a reason with its spending', () => {
    const request = makeRequest('answer', ASKED)
    const reply = {
      kind: 'failed' as const,
      message: 'refused',
      spent: { model: null, input_tokens: 3, output_tokens: 0 },
      infrastructure: null,
      charge: 'reported' as const,
    }
    expect(recordReading({ request, reply, cost_usd: null })).toEqual({
      question: 'answer',
      said: { error: 'refused', tokens: 3 },
    })
  })
})

describe('several readings', () => {
  const grades = (correctness: number | null, more: object = {}): Reading => ({
    question: 'answer',
    said: {
      correctness,
      completeness: 3,
      faithfulness: null,
      reasoning: String(correctness),
      model: 'm',
      tokens: 10,
      ...more,
    },
  })
  const scores = (answer_quality: number, met: boolean): Reading => ({
    question: 'quality',
    said: {
      answer_quality,
      factual_correctness: 1,
      completeness: 0,
      reasoning: String(answer_quality),
      criteria: [{ text: 'c', met }],
    },
  })
  const claims = (...supported: (boolean | null)[]): Reading => ({
    question: 'claims',
    said: { claims: supported.map((one) => ({ text: 't', supported: one })) },
  })
  const failure: Reading = { question: 'answer', said: { error: 'refused', tokens: 1 } }

  test('of grades agree on the lower median, with its nearest reasons and the total spending', () => {
    const readings = [grades(2), grades(5), grades(4), failure]
    expect(combineReadings(readings)).toEqual({
      answer: { correctness: 4, completeness: 3, faithfulness: null, reasoning: '4', model: 'm', tokens: 31 },
      answer_readings: readings.map(({ said }) => said),
    })
    expect(combineReadings([grades(2), grades(4)]).answer).toMatchObject({ correctness: 2, reasoning: '2' })
    expect(combineReadings([failure, failure]).answer).toEqual({ error: 'refused', tokens: 2 })
    // If one cost is unknown, the sum is unknown.
    expect(combineReadings([grades(4, { cost_usd: 1 }), grades(4)]).answer).not.toHaveProperty(
      'cost_usd',
      expect.anything(),
    )
  })

  test('of scores agree on the mean, and on a criterion by more than half', () => {
    const { quality } = combineReadings([scores(0.5, true), scores(1, true), scores(0.9, false)])
    expect(quality).toEqual({
      answer_quality: expect.closeTo(0.8, 12) as number,
      factual_correctness: 1,
      completeness: 0,
      reasoning: '0.9',
      criteria: [{ text: 'c', met: true }],
    })
    expect(combineReadings([scores(1, true), scores(1, false)]).quality).toMatchObject({ criteria: [{ met: false }] })
  })

  test('of claims give the list with the median supported share', () => {
    const lists = [claims(true, true), claims(false), claims(true, false, null)]
    expect(combineReadings(lists).claims).toEqual(lists[2]?.said)
    expect(combineReadings([claims()]).claims).toEqual({ claims: [] })
  })

  test('of a rubric stay separate, and all questions are combined', () => {
    const run: Reading = { question: 'rubric', said: { passed: true } }
    expect(combineReadings([run, grades(4), run])).toEqual({
      answer: grades(4).said,
      rubric: { runs: [run.said, run.said] },
    })
    expect(combineReadings([])).toEqual({})
  })
})

test.each([
  ['answer', {}, 'it is not among the recorded judgments'],
  ['answer', { answer: { error: 'refused' } }, 'the recorded judgment failed: refused'],
  ['answer', { answer: { ...SAID.answer, faithfulness: null } }, 'the recorded judgment has no grade for faithfulness'],
  [
    'quality',
    { quality: { ...SAID.quality, criteria: [] } },
    'the recorded judgment covers 0 criteria, but the case has 2',
  ],
  [
    'rubric',
    { rubric: { runs: [{ categories: SAID.rubric.categories }] } },
    'the recorded judgment has no score for days',
  ],
] as const)('of a recorded %s do not include %j: %s', (question, recorded, reason) => {
  expect(writeReply(makeRequest(question, ASKED), judgmentsSchema.parse(recorded))).toBe(reason)
  expect(
    writeReply(makeRequest(question, { ...ASKED, reading: 1 }), judgmentsSchema.parse({ answer: SAID.answer })),
  ).toBe('reading 2 is not recorded')
})
