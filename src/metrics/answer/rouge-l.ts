import { defineOverlapMetric } from '../define/define-overlap-metric.js'
import { comparableWords } from './normalize-answer.js'

/**
 * The harmonic mean of precision and recall over the longest common subsequence of words: those that both texts have in the same
 * order, with gaps; 0 when they share none. Words are those of `comparableWords`.
 * Source: Lin 2004, ROUGE, ACL Workshop Text Summarization Branches Out, W04-1013, ROUGE-L with β = 1.
 * @example rougeL('police killed the gunman', 'police kill the gunman') // 2/3: police … gunman, 2 of 3 words on both sides
 */
export function rougeL(expected: string, answer: string): number {
  const [wanted, given] = comparableWords(expected, answer)
  const common = countCommonSubsequence(wanted, given)
  return common === 0 ? 0 : (2 * common) / (wanted.length + given.length)
}

/**
 * Length of the longest common subsequence, by rows of bits: an answer of 100,000 words costs milliseconds, where the usual table
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
  // Every bit that is off stands for a word of the subsequence.
  return wanted.length - row.toString(2).replaceAll('0', '').length
}

export const rougeLMetric = defineOverlapMetric({
  name: 'answer.rouge-l',
  title: 'ROUGE-L',
  source: 'Lin 2004, ROUGE, ACL W04-1013',
  version: 1,
  overlap: rougeL,
})
