import { defineOverlapMetric } from '../define/define-overlap-metric.js'
import { comparableWords } from './normalize-answer.js'

/**
 * The harmonic mean of precision and recall over the words that the answer shares with the expected one, each word as often
 * as both have it; 0 when they share none.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250.
 * @example tokenF1("Gustave Eiffel's company", 'the company of Gustave Eiffel') // 4/7: 2 of 4 and 2 of 3 words
 */
export function tokenF1(expected: string, answer: string): number {
  const [wanted, given] = comparableWords(expected, answer)
  const open = new Map<string, number>()
  for (const word of wanted) open.set(word, (open.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of given) {
    const left = open.get(word) ?? 0
    if (left === 0) continue
    open.set(word, left - 1)
    shared += 1
  }
  return shared === 0 ? 0 : (2 * shared) / (wanted.length + given.length)
}

export const tokenF1Metric = defineOverlapMetric({
  name: 'answer.token-f1',
  title: 'token F1',
  source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250',
  version: 1,
  default_gate: 'stand-in',
  overlap: tokenF1,
})
