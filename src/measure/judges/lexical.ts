import { z } from 'zod'
import { answerWords, rougeL, tokenF1 } from '../../metrics/answer/overlap.js'
import type { JudgeReply, JudgeRequest } from '../../model/run/judging.js'
import { mean } from '../../stats/moments.js'
import { defineJudge, judgeFailure } from './judge.js'
import { hasSourceText } from './questions/gather-material.js'

const MODEL = 'lexical/1'

/** Compares words without a model: a rough substitute for tests, demonstrations and offline work. */
export const lexical = defineJudge({
  name: 'lexical',
  options: z.strictObject({}),
  start: () =>
    Promise.resolve({
      identity: { adapter: MODEL },
      bound: () => null,
      ask: async (request, { signal }): Promise<JudgeReply> => {
        signal.throwIfAborted()
        const spent = { model: MODEL, input_tokens: 0, output_tokens: 0 }
        if (request.question === 'code')
          return judgeFailure('comparing words cannot tell how good code is: a review needs a model as judge', spent)
        return request.material.answer_mode === 'answerable'
          ? Promise.resolve({ kind: 'read', value: judgeByWords(request), spent })
          : judgeFailure(
              'comparing words cannot tell whether an answer declines or asks back: such cases need a model as judge',
              spent,
            )
      },
    }),
})

const REASONING = 'Overlap of words (lexical/1): nobody read the answer.'
/** Minimum share of words for a statement, criterion or key point to count as covered. */
const COVERED = 0.6
/** The lowest confidence at which no further reading of a rubric is requested; not a real estimate. */
const CONFIDENCE = 0.6

/** Makes a reply from the words that the answer shares with the expected texts. */
function judgeByWords({ question, material }: Pick<JudgeRequest, 'question' | 'material'>): unknown {
  const { answer, criteria, requirements, key_points: points, expected_answers: expected } = material
  const words = contentWords(answer)
  const isCovered = (text: string): boolean => wordCoverage(text, words) >= COVERED
  // The best token F1 or ROUGE-L with any of the expected answers.
  const similarity = largestOf(expected.flatMap((one) => [tokenF1(one, answer), rougeL(one, answer)]))
  // The share of key points that the answer covers; without key points, the covered share of words of the best-matching expected
  // answer.
  const completeness = shareOf(points.map(isCovered)) ?? largestOf(expected.map((one) => wordCoverage(one, words)))
  // A source that only has a name has no words.
  const sources = (material.spans ?? []).map(({ text }) => contentWords(text ?? ''))
  const statements = splitStatements(answer).map((text) => ({ text, ...bestSource(text, sources) }))
  const hasSupport = statements.map(({ best }) => best >= COVERED)
  const support = hasSourceText(material) ? (shareOf(hasSupport) ?? 0) : null
  switch (question) {
    case 'answer':
      return {
        reasoning: REASONING,
        correctness: gradeOf(similarity ?? completeness ?? support ?? 0),
        completeness: gradeOf(completeness ?? similarity ?? support ?? 0),
        faithfulness: gradeOf(support ?? 0),
      }
    case 'quality': {
      const met = criteria.map(isCovered)
      return {
        reasoning: REASONING,
        criteria: met.map((isMet, at) => ({ criterion: at + 1, met: isMet })),
        answer_quality: wordCoverage(material.query, words),
        factual_correctness: support ?? similarity ?? 0,
        completeness: shareOf(met) ?? similarity ?? wordCoverage(material.query, words),
      }
    }
    case 'rubric': {
      const item = (score: number | null) => ({ score, confidence: CONFIDENCE, notes: '' })
      const known: Readonly<Record<string, number | null>> = { functional_correctness: similarity, completeness }
      const scores = requirements.map(({ description, evaluation }) => {
        const covered = wordCoverage(description, words)
        return evaluation === 'binary' ? Number(covered >= COVERED) : covered
      })
      const whole = scores.length > 0 ? mean(scores) : similarity
      return {
        reasoning: REASONING,
        requirements: scores.map((score, at) => ({ requirement: at + 1, ...item(score) })),
        categories: material.categories.map((name, at) => ({
          category: at + 1,
          ...item((Object.hasOwn(known, name) ? known[name] : null) ?? null),
        })),
        weighted_score: whole,
        passed: (whole ?? 0) >= 0.7,
        confidence: CONFIDENCE,
      }
    }
    case 'similarity':
      return { similarity: similarity ?? 0 }
    case 'claims':
      return {
        claims: statements.map(({ text, best, source }) => {
          const supported = best >= COVERED
          return { text, supported, contradicted: false, source: supported ? source : null }
        }),
      }
  }
}

/** Converts a share to a grade. @example gradeOf(0.8) // 5: the highest fifth */
const gradeOf = (share: number): number => Math.min(5, 1 + Math.floor(share * 5))

const largestOf = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.max(...values))

function bestSource(statement: string, sources: readonly ReadonlySet<string>[]) {
  let found = { best: 0, source: 1 }
  for (const [at, words] of sources.entries()) {
    const share = wordCoverage(statement, words)
    if (share > found.best) found = { best: share, source: at + 1 }
  }
  return found
}

function shareOf(met: readonly boolean[]): number | null {
  return met.length === 0 ? null : met.filter(Boolean).length / met.length
}

/** English words without a meaning of their own. */
const EMPTY = new Set(
  'and are as at be but by can do does for from has have how if in into is it its of on or that their then there these they this to was were what when where which who why will with you your not'.split(
    ' ',
  ),
)

const STATEMENT_END = /(?<=[.!?])\s+|\n+/u
const MAX_STATEMENTS = 100

/**
 * Returns the share of a text's distinct words that are in `known`; words such as "the" are ignored. 0 if no word is left.
 * @example coverage('Tokens expire after 14 days', contentWords('A token lasts 14 days.')) // 0.4: 14 and days, of 5
 */
export function wordCoverage(text: string, known: ReadonlySet<string>): number {
  const words = contentWords(text)
  return words.size === 0 ? 0 : [...words].filter((word) => known.has(word)).length / words.size
}

/** Returns the sentences of an answer that have meaningful words, at most 100. */
function splitStatements(answer: string): readonly string[] {
  return answer
    .split(STATEMENT_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => contentWords(sentence).size > 0)
    .slice(0, MAX_STATEMENTS)
}

/** Returns the meaningful words of a text in a comparable form. */
export function contentWords(text: string): ReadonlySet<string> {
  return new Set(answerWords(text).filter((word) => !EMPTY.has(word)))
}
