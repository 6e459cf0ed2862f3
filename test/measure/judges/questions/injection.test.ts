import { expect, test } from 'vitest'
import type { JudgeRequest } from '../../../../src/model/run/judging.js'
import { JUDGED_QUESTIONS } from '../../../../src/model/suite/scoring.js'
import { HOSTILE_TEXTS } from './hostile-texts.js'
import { makeRequest, type Asked } from './make-request.js'

/** The sum of the caps in show-text.ts, with room for marks and labels. */
const LONGEST_MESSAGE = 62_000
const UNSEEN = /(?!\n|\t|\u200C|\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|[\u{E0100}-\u{E01EF}]/u

/** Puts a text into every place from which the judge's material is taken. */
const everywhere = (text: string): Asked => ({
  golden: {
    query: text,
    expected_answer: [text, text],
    key_points: [text],
    expected_answer_criteria: [text, 'b'],
    requirements: [{ id: text, description: text }],
  },
  reply: {
    answer: text,
    spans: [{ path: text, symbol: text, text }, { source: text, text }, { hash: text }],
  },
  categories: { [text]: 1 },
})
/** Puts a text into the name of a source about which nothing else is known. */
const asSource = (text: string): Asked => ({
  golden: { expected_answer: 'x' },
  reply: { answer: 'x', sources: [text] },
})

const PLACES = [
  ...JUDGED_QUESTIONS.map((question) => ({ question, place: everywhere })),
  { question: 'answer' as const, place: asSource },
]

function markOf({ user }: JudgeRequest): string {
  return /^The mark of this message is ([0-9a-f]{32})\.\n/.exec(user)?.[1] ?? 'none'
}

/** Returns every line that contains the mark, with `M` in place of the mark. */
function outlineOf(request: JudgeRequest): readonly string[] {
  const mark = markOf(request)
  const lines = request.user.split('\n').filter((line) => line.includes(mark))
  return lines.map((line) => line.replace(mark, 'M'))
}

function frameOf({ system, prompt, schema_name, max_output_tokens, seed }: JudgeRequest): string {
  return JSON.stringify([system, prompt, schema_name, max_output_tokens, seed])
}

test.each(Object.entries(HOSTILE_TEXTS))('%s changes only its own part of the user message', (_what, text) => {
  for (const { question, place } of PLACES) {
    const benign = makeRequest(question, place('harmless'))
    const request = makeRequest(question, place(text))
    expect(frameOf(request) === frameOf(benign)).toBe(true)
    // Parts begin and end in the same order and nowhere else, because no text contains the mark.
    expect(outlineOf(request)).toEqual(outlineOf(benign))
    expect(JSON.stringify(request.material).toLowerCase().includes(markOf(request))).toBe(false)
    expect(request.user.length).toBeLessThan(LONGEST_MESSAGE)
    expect(UNSEEN.exec(request.user)).toBe(null)
  }
})

test('there are at least thirty hostile texts', () => {
  expect(Object.keys(HOSTILE_TEXTS).length).toBeGreaterThanOrEqual(30)
})
