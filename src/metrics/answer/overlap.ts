import { countBy } from '../../model/group-by.js'
import type { MetricDefinition } from '../../model/metric.js'
import { computeFrom, scored, toScore } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { defineFamily, defineMetric, SHARE, YES_NO, GOOD_SHARE } from '../define-metric.js'
import { sum } from '../../stats/moments.js'
import { isJudged, readJudged } from './judged-part.js'

/** Unicode's punctuation and, as in SQuAD, the ASCII symbols of Python's `string.punctuation`. */
const PUNCTUATION = /[\p{P}$+<=>^`|~]/gu
const ARTICLES = new Set(['a', 'an', 'the'])
const UNSPACED_CHARACTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu

/**
 * Returns the words of a text that are compared between answers: composed (NFKC), lower case, without punctuation and without the articles
 * a, an, the. Text written without spaces (Chinese, Japanese) gives one word a character.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250, and its evaluate-v1.1.py, equal to it on ASCII text; characters as words: the
 * mixed segmentation of CMRC 2018, Cui et al. 2019, arXiv:1810.07366.
 * @example answerWords('The Eiffel Tower!') // ['eiffel', 'tower']
 */
export function answerWords(text: string): readonly string[] {
  return plainWords(text.normalize('NFKC').replace(PUNCTUATION, '')).filter((word) => !ARTICLES.has(word))
}

/**
 * Returns the words of an expected answer and of a given one, made the same way. If the expected answer is only punctuation and articles
 * ("+", "The The"), both keep them; otherwise an empty reply would be right.
 */
function comparableWords(expected: string, given: string): readonly [readonly string[], readonly string[]] {
  const words = answerWords(expected)
  if (words.length > 0) return [words, answerWords(given)]
  return [plainWords(expected.normalize('NFKC')), plainWords(given.normalize('NFKC'))]
}

function plainWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(UNSPACED_CHARACTER, ' $& ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Returns every answer that the case accepts; empty if it states none. */
function acceptedAnswers({ expected_answer: expected }: GoldenCase): readonly string[] {
  return typeof expected === 'string' ? [expected] : (expected ?? [])
}

/**
 * Returns 1 if the answer is the expected one after SQuAD's normalisation, else 0.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250.
 * @example exactMatch('The Eiffel Tower', 'eiffel tower.') // 1
 */
export function exactMatch(expected: string, answer: string): 0 | 1 {
  const [wanted, given] = comparableWords(expected, answer)
  return wanted.length > 0 && wanted.join(' ') === given.join(' ') ? 1 : 0
}

/** Defines metrics that compare the words of the answer with those of each expected answer; the highest value counts. */
const defineOverlap = defineFamily((overlap: (expected: string, given: string) => number) => ({
  needs: 'To cases with an `expected_answer`.',
  edge_cases: 'Only when the target did not answer; an empty answer is 0.',
  ...SHARE,
  applies: (golden) => acceptedAnswers(golden).length > 0,
  score: ({ observation: { reply }, golden }) =>
    scored(Math.max(...acceptedAnswers(golden).map((expected) => overlap(expected, reply.answer)))),
  when_failed: 0,
}))

/**
 * Computes the harmonic mean of precision and recall over the words that the answer shares with the expected one, each word as often as
 * both have it; 0 if they share none.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250.
 * @example tokenF1("Gustave Eiffel's company", 'the company of Gustave Eiffel') // 4/7: 2 of 4 and 2 of 3 words
 */
export function tokenF1(expected: string, answer: string): number {
  const [wanted, given] = comparableWords(expected, answer)
  const open = countBy(wanted)
  let shared = 0
  for (const word of given) {
    const left = open.get(word) ?? 0
    if (left === 0) continue
    open.set(word, left - 1)
    shared += 1
  }
  return shared === 0 ? 0 : (2 * shared) / (wanted.length + given.length)
}

/**
 * Computes the harmonic mean of precision and recall over the longest common subsequence of words: those that both texts have in the same
 * order, with gaps; 0 if they share none. Words are those of `comparableWords`.
 * Source: Lin 2004, ROUGE, ACL Workshop Text Summarization Branches Out, W04-1013, ROUGE-L with β = 1.
 * @example rougeL('police killed the gunman', 'police kill the gunman') // 2/3: police … gunman, 2 of 3 words on both sides
 */
export function rougeL(expected: string, answer: string): number {
  const [wanted, given] = comparableWords(expected, answer)
  const common = countCommonSubsequence(wanted, given)
  return common === 0 ? 0 : (2 * common) / (wanted.length + given.length)
}

/**
 * Computes the length of the longest common subsequence by rows of bits. An answer of 100,000 words takes milliseconds; the usual table
 * would have a cell for every pair of words.
 * Source: Hyyrö 2004, Bit-Parallel LCS-length Computation Revisited, AWOCA 2004.
 */
function countCommonSubsequence(wanted: readonly string[], given: readonly string[]): number {
  const places = new Map<string, bigint>()
  for (const [index, word] of wanted.entries()) places.set(word, (places.get(word) ?? 0n) | (1n << BigInt(index)))
  const all = (1n << BigInt(wanted.length)) - 1n
  let row = all
  for (const word of given) {
    const here = places.get(word)
    if (here === undefined) continue
    const open = row & here
    row = ((row + open) | (row - open)) & all
  }
  // Every zero bit is a word of the subsequence.
  return wanted.length - row.toString(2).replaceAll('0', '').length
}

/** Metrics of how many words the answer shares with an expected one. */
export const OVERLAP: readonly MetricDefinition[] = [
  defineOverlap({
    name: 'answer.exact-match',
    title: 'exact match',
    summary: 'Whether the answer equals an expected one, ignoring case, punctuation and articles.',
    formula:
      '1 when both have the same words in the same order, for at least one of several expected answers. Words are made like this: Unicode NFKC, lower case, punctuation removed (Unicode\'s, and ``$ + < = > ^ ` | ~``), split at white space, `a`, `an` and `the` left out. In Chinese and Japanese, written without spaces, each character is a word. If an expected answer has only punctuation and articles ("The The"), both texts keep them.',
    example: {
      text: '"The Eiffel Tower" and "eiffel tower.": 1.',
      case: { expected_answer: 'The Eiffel Tower' },
      reply: { answer: 'eiffel tower.' },
      value: 1,
    },
    source:
      'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250 (equal to it on ASCII text); characters as words: Cui et al. 2019, CMRC 2018, arXiv:1810.07366',
    ...YES_NO,
    absolute_margin: undefined,
    measure: exactMatch,
  }),
  defineOverlap({
    name: 'answer.token-f1',
    title: 'token F1',
    summary: 'How many words the answer shares with an expected one.',
    formula:
      "2PR / (P + R): P is the share of the answer's words that the expected answer has, R the reverse, each word counted as often as both have it; 0 when none is shared. The words are those of `answer.exact-match`; the best of several expected answers counts.",
    example: {
      text: 'Expected "Gustave Eiffel\'s company", answer "the company of Gustave Eiffel": P = 2/4, R = 2/3, F1 = 4/7 = 0.571.',
      case: { expected_answer: "Gustave Eiffel's company" },
      reply: { answer: 'the company of Gustave Eiffel' },
      value: 4 / 7,
    },
    source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250',
    default_gate: 'stand-in',
    measure: tokenF1,
  }),
  defineOverlap({
    name: 'answer.rouge-l',
    title: 'ROUGE-L',
    summary: 'How much of an expected answer the answer has in the same order.',
    formula:
      "2PR / (P + R) over the longest common subsequence: the most words that both have in the same order, gaps allowed. P is their share of the answer's words, R their share of the expected one's. The words are those of `answer.exact-match` (without articles, which other tools keep); the best of several expected answers counts.",
    example: {
      text: 'Expected "police killed the gunman", answer "police kill the gunman": 2 of 3 words on both sides: 0.667.',
      case: { expected_answer: 'police killed the gunman' },
      reply: { answer: 'police kill the gunman' },
      value: 2 / 3,
    },
    source: 'Lin 2004, ROUGE: A Package for Automatic Evaluation of Summaries, ACL W04-1013, ROUGE-L with β = 1',
    measure: rougeL,
  }),
]

/**
 * Returns the highest cosine of a vector with one of several of the same length, at least 0; `null` if one of them is all zeros.
 * Source: Salton, Wong & Yang 1975, Commun. ACM 18:613.
 * @example nearestCosine([3, 4], [[0, 1], [-3, -4]]) // 0.8
 */
export function nearestCosine(vector: readonly number[], others: readonly (readonly number[])[]): number | null {
  const dot = (other: readonly number[]): number => sum(vector.map((value, at) => value * (other[at] ?? 0)))
  const cosines = others.map((other) => dot(other) / (Math.hypot(...vector) * Math.hypot(...other)))
  const nearest = Math.max(...cosines)
  return Number.isFinite(nearest) ? Math.min(1, Math.max(0, nearest)) : null
}

/** Metrics of how near an answer is to an expected one in meaning, whatever its words. */
export const SIMILARITY: readonly MetricDefinition[] = [
  defineMetric({
    name: 'answer.similarity',
    title: 'similarity of meaning',
    summary:
      "How close the answer's meaning is to an expected one, whatever its words, according to an embedding model: [judges.md](judges.md#similarity).",
    formula:
      'Cosine of the two embeddings, a·b / (|a|·|b|), or 0 if it is negative; the closest of several expected answers counts. With most models no two texts are far apart: compare values of the same model only, and look at right and wrong answers to choose a bound.',
    needs: 'To cases with an `expected_answer`, in a suite with `similarity` among its `judged`.',
    edge_cases: 'When no model was asked, or it gave nothing usable. A failed trial or an empty answer is 0.',
    example: {
      text: 'Embeddings (3, 4) of the answer and (0, 1) of the expected one: 4/5 = 0.8.',
      case: { expected_answer: 'here' },
      judgments: { similarity: { similarity: nearestCosine([3, 4], [[0, 1]]) ?? 0 } },
      value: 0.8,
    },
    source:
      'Salton, Wong & Yang 1975, Commun. ACM 18:613; of embeddings of sentences: Reimers & Gurevych 2019, Sentence-BERT, arXiv:1908.10084',
    ...GOOD_SHARE,
    judged_by: ['similarity'],
    applies: (golden, context) => isJudged(context, 'similarity') && acceptedAnswers(golden).length > 0,
    score: ({ judgments }) => toScore(computeFrom(readJudged(judgments?.similarity), ({ similarity }) => similarity)),
    when_failed: 0,
  }),
]
