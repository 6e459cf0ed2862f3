import { answerWords } from '../../metrics/answer/normalize-answer.js'

/** English words that say nothing by themselves. */
const EMPTY = new Set(
  'and are as at be but by can do does for from has have how if in into is it its of on or that their then there these they this to was were what when where which who why will with you your not'.split(
    ' ',
  ),
)

const STATEMENT_END = /(?<=[.!?])\s+|\n+/u
const MOST_STATEMENTS = 100

/**
 * The share of a text's words that are among others; each counts once, and words such as "the" do not. Without a word left, 0.
 * @example coverage('Tokens expire after 14 days', contentWords('A token lasts 14 days.')) // 0.4: 14 and days, of 5
 */
export function coverage(text: string, known: ReadonlySet<string>): number {
  const words = contentWords(text)
  return words.size === 0 ? 0 : [...words].filter((word) => known.has(word)).length / words.size
}

/** The sentences of an answer that have words of their own, at most 100. */
export function splitStatements(answer: string): readonly string[] {
  return answer
    .split(STATEMENT_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => contentWords(sentence).size > 0)
    .slice(0, MOST_STATEMENTS)
}

/** The words of a text that say something, made comparable. */
export function contentWords(text: string): ReadonlySet<string> {
  return new Set(answerWords(text).filter((word) => !EMPTY.has(word)))
}
