import { AGENT } from '../examples.js'
import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import type { Claim } from '../../model/run/judgments.js'
import { type Failure, injectedSpans } from '../../model/run/observation.js'
import { computeFrom, toScore } from '../../model/score.js'
import { isJudged, readJudged } from '../answer/judged-part.js'
import { defineFamily, defineMetric, type MetricContext, NEUTRAL_YES_NO, SHARE } from '../define-metric.js'
import { memoizeLast } from '../memoize-last.js'

/** The numbering of list items (`1.` or `2)` at the start of a line), which is not a number of the answer. */
const LIST_NUMBER = /^[ \t]*\d+[.)]\s/gm

const THOUSANDS = /[,_](?=\d{3}(?!\d))/g

/** A number that is not inside a word: the 8 of `utf8` does not count. */
const NUMBER = /(?<![\p{L}\p{N}_.,])\d+(?:[.,_]\d+)*/gu

const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/gu

const SENTENCE_END = /(?<=[.!?:])\s+|\n+/u

const CAPITAL = /^\p{Lu}[\p{L}\p{M}\p{N}_]/u

const NO_CLAIM = 'the answer makes no claims'

/** Deduction for each reported contradiction if claims are not listed. */
const CONTRADICTION = 0.2

/**
 * Computes how well an answer is grounded: by its claims, else, as a guess, by words and numbers of the spans in the prompt. Returns a
 * reason if neither is possible.
 */
const groundingOf = memoizeLast((trial: AnsweredTrial) => {
  const claims = claimsOf(trial)
  if (typeof claims === 'string') return claims
  if (claims !== null) {
    const share = supportedShare(claims)
    if (share !== null) return { share, isHeuristic: false }
    return claims.length === 0 ? NO_CLAIM : 'no claim is marked as supported or not'
  }
  const { answer, spans = [] } = trial.observation.reply
  const texts: string[] = []
  for (const { text } of injectedSpans(spans)) if (text !== undefined) texts.push(text)
  if (texts.length === 0) return 'the target reported neither claims nor the text of its spans'
  const share = lexicalGrounding(answer, texts)
  return share === null ? 'the answer has no numbers or names to look up in the context' : { share, isHeuristic: true }
})

/**
 * Computes consistency from a number of contradictions: 1 minus 0.2 for each, at least 0.
 * Source: Metrics Alignment, factual consistency.
 * @example consistencyOf(2) // 0.6
 */
export const consistencyOf = (contradictions: number): number => Math.max(0, 1 - CONTRADICTION * contradictions)

function measureConsistency(trial: AnsweredTrial): number | string {
  const claims = claimsOf(trial)
  if (typeof claims === 'string') return claims
  const share = claims === null ? null : consistentShare(claims)
  if (share !== null) return share
  const { contradictions } = trial.observation.reply
  if (contradictions !== undefined) return consistencyOf(contradictions)
  if (claims === null) return 'the target reported neither claims nor contradictions'
  return claims.length === 0 ? NO_CLAIM : 'no claim is marked as contradicted or not'
}

const defineGrounding = defineFamily((measure: (trial: AnsweredTrial) => number | string) => ({
  ...SHARE,
  example: { reply: AGENT },
  version: 2,
  judged_by: ['claims'],
  score: (trial) => toScore(measure(trial)),
  // A judge grades every answer, so a missing answer gets the worst grade. Without a judge, nobody knows whether the target would have
  // reported claims.
  when_failed: (_failure: Failure, context: MetricContext) => (isJudged(context, 'claims') ? 0 : 'unscored'),
}))

/**
 * Returns the claims that the judge found in an answer, else those that the target reports; `null` if there are neither. Returns a reason
 * if the judge was asked and failed: the target's claims do not replace the judge's, because two ways of counting claims are not
 * comparable.
 */
function claimsOf(input: Pick<AnsweredTrial, 'observation' | 'judgments'>): readonly Claim[] | string | null {
  const { observation, judgments } = input
  if (judgments?.claims === undefined) return observation.reply.claims ?? null
  const judged = readJudged(judgments.claims)
  return typeof judged === 'string' ? judged : judged.claims
}

/**
 * Returns the share of supported claims among those whose support is known; `null` if it is known for none.
 * Source: Metrics Alignment, grounding score, "% of claims supported by context".
 * @example supportedShare([{ text: 'a', supported: true }, { text: 'b', supported: false }, { text: 'c', supported: null }]) // 0.5
 */
export function supportedShare(claims: readonly Claim[]): number | null {
  const known = claims.filter(({ supported }) => supported !== null)
  return known.length === 0 ? null : known.filter(({ supported }) => supported).length / known.length
}

/**
 * Computes 1 − contradicted claims / claims; `null` if no claim says whether it is contradicted. If one does, claims that do not say so
 * count as not contradicted.
 * Source: Metrics Alignment, factual consistency.
 * @example consistentShare([{ text: 'a', supported: true, contradicted: false }, { text: 'b', supported: false, contradicted: true }]) // 0.5
 */
export function consistentShare(claims: readonly Claim[]): number | null {
  if (!claims.some(({ contradicted }) => contradicted !== undefined)) return null
  return 1 - claims.filter(({ contradicted }) => contradicted).length / claims.length
}

/**
 * Estimates how much of an answer can be found in the retrieved texts: the mean of the share of its numbers and of the share of its names
 * (capitalised words, except the first of a sentence) that occur in one of the texts. A kind that the answer does not contain is left out;
 * `null` if it contains neither. A cheap substitute for checked claims.
 * Source: the checker of hallucinations behind Metrics Alignment, in which a missing kind counts as 1.
 * @example lexicalGrounding('It expires after 14 days, says Ada Lovelace.', ['Tokens expire after 14 days.']) // 0.5: 1 of 1 numbers, 0 of 2 names
 */
export function lexicalGrounding(answer: string, texts: readonly string[]): number | null {
  const { numbers, names } = termsOf(answer)
  const shares = [foundShare(numbers, texts, numbersOf), foundShare(names, texts, wordsOf)].flatMap((one) => one ?? [])
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** Returns the numbers and names of an answer, which can be looked up literally. */
function termsOf(answer: string) {
  const text = answer.normalize('NFKC').replace(LIST_NUMBER, '')
  const names = text.split(SENTENCE_END).flatMap((sentence) => {
    return (sentence.match(WORD) ?? []).slice(1).filter((word) => CAPITAL.test(word))
  })
  return { numbers: new Set(numbersOf(text)), names: new Set(names.map((name) => name.toLowerCase())) }
}

/** Yields the numbers of a text; `1,240` and `1_240` become `1240`. */
function* numbersOf(text: string): Generator<string> {
  for (const [number] of text.matchAll(NUMBER)) yield number.replace(THOUSANDS, '')
}

function* wordsOf(text: string): Generator<string> {
  for (const [word] of text.matchAll(WORD)) yield word.toLowerCase()
}

function foundShare(
  terms: ReadonlySet<string>,
  texts: readonly string[],
  split: (text: string) => Iterable<string>,
): number | null {
  if (terms.size === 0) return null
  const missing = new Set(terms)
  for (const text of texts) {
    for (const term of split(text.normalize('NFKC'))) {
      missing.delete(term)
      if (missing.size === 0) return 1
    }
  }
  return (terms.size - missing.size) / terms.size
}

/** Metrics of how well the context supports the answer. */
export const GROUNDING: readonly MetricDefinition[] = [
  defineGrounding({
    name: 'grounding.score',
    title: 'grounding',
    summary: 'How much of the answer the context supports.',
    formula:
      "Supported claims / claims that are marked as supported or not (`supported` is not null). The claims are those that a judge found in the answer, else the `claims` of the reply. Without either, the score is guessed from words: the share of the answer's numbers and the share of its names (capitalized words that do not begin a sentence) that appear in the `text` of a span in the prompt, averaged; if the answer has no numbers or no names, the other share counts alone. If a judge was asked and failed, nothing takes its place.",
    source: 'Metrics Alignment, grounding score, "% of claims supported by context"',
    edge_cases:
      'When there are neither claims nor texts of spans; when no claim is marked; when the judge failed; in a guess, when the answer has neither numbers nor names. A failed trial is 0 with `judged: [claims]`, else unscored.',
    example: { text: 'Three of four claims are supported: 0.75.', value: 0.75 },
    measure: (trial) => computeFrom(groundingOf(trial), ({ share }) => share),
  }),
  defineGrounding({
    name: 'grounding.factual-consistency',
    title: 'factual consistency',
    summary: 'Whether the answer contradicts its context or itself.',
    formula:
      '1 − contradicted claims / claims, with the claims of `grounding.score`; if no claim is marked as `contradicted` or not, max(0, 1 − 0.2 · `contradictions`). If at least one is marked, unmarked claims count as not contradicted.',
    source: 'Metrics Alignment, factual consistency',
    edge_cases:
      'When neither marked claims nor `contradictions` are reported; when the judge failed. A failed trial is 0 with `judged: [claims]`, else unscored.',
    example: { text: 'One of four claims is contradicted: 0.75.', value: 0.75 },
    measure: measureConsistency,
  }),
  defineMetric({
    name: 'grounding.heuristic',
    title: 'grounding guessed from words',
    summary: 'Whether `grounding.score` is a guess from words.',
    formula: '1 when it is, 0 when it rests on claims.',
    source: 'Goldenpair: guesses are marked as guesses',
    edge_cases: 'When `grounding.score` is unscored, and for failed trials.',
    example: { text: 'A reply that lists claims: 0.', reply: AGENT, value: 0 },
    ...NEUTRAL_YES_NO,
    judged_by: ['claims'],
    score: (trial) => toScore(computeFrom(groundingOf(trial), ({ isHeuristic }) => Number(isHeuristic))),
  }),
]
