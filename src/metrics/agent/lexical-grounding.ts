/** A list's own numbering says nothing: `1.` or `2)` at the start of a line. */
const LIST_NUMBER = /^[ \t]*\d+[.)]\s/gm
const THOUSANDS = /[,_](?=\d{3}(?!\d))/g
/** Not inside a word: the 8 of `utf8` is no number of the answer. */
const NUMBER = /(?<![\p{L}\p{N}_.,])\d+(?:[.,_]\d+)*/gu
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/gu
const SENTENCE_END = /(?<=[.!?:])\s+|\n+/u
const CAPITAL = /^\p{Lu}[\p{L}\p{M}\p{N}_]/u

/** What an answer states that can be looked up word for word. */
interface Terms {
  readonly numbers: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

/**
 * How far an answer can be found in what was retrieved: the mean of the share of its numbers and of the share of its names (words with a
 * capital, but for the first of a sentence) that stand in one of the texts. A kind that the answer has none of is left out; null when it
 * has neither. A cheap stand-in for claims that somebody checked.
 * Source: the checker of hallucinations behind Metrics Alignment, in which a missing kind counts as 1.
 * @example lexicalGrounding('It expires after 14 days, says Ada Lovelace.', ['Tokens expire after 14 days.']) // 0.5: 1 of 1 numbers, 0 of 2 names
 */
export function lexicalGrounding(answer: string, texts: readonly string[]): number | null {
  const { numbers, names } = termsOf(answer)
  const shares = [foundShare(numbers, texts, numbersOf), foundShare(names, texts, wordsOf)].flatMap((one) => one ?? [])
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

function termsOf(answer: string): Terms {
  const text = answer.normalize('NFKC').replace(LIST_NUMBER, '')
  const names = text.split(SENTENCE_END).flatMap((sentence) => {
    const words = sentence.match(WORD) ?? []
    return words.slice(1).filter((word) => CAPITAL.test(word))
  })
  return { numbers: new Set(numbersOf(text)), names: new Set(names.map((name) => name.toLowerCase())) }
}

/** `1,240` and `1_240` are `1240`. */
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
