/** Unicode's punctuation and, as SQuAD has it, the ASCII symbols that Python's `string.punctuation` counts in. */
const PUNCTUATION = /[\p{P}$+<=>^`|~]/gu
const ARTICLES = new Set(['a', 'an', 'the'])
const UNSPACED_CHARACTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu

/**
 * The words of a text that comparing answers looks at: composed (NFKC), lower case, without punctuation, without the
 * articles a, an, the. Text written without spaces (Chinese, Japanese) gives one word a character.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250, and its evaluate-v1.1.py, equal to it on ASCII text; characters as
 * words: the mixed segmentation of CMRC 2018, Cui et al. 2019, arXiv:1810.07366.
 * @example answerWords('The Eiffel Tower!') // ['eiffel', 'tower']
 */
export function answerWords(text: string): readonly string[] {
  return plainWords(text.normalize('NFKC').replace(PUNCTUATION, '')).filter((word) => !ARTICLES.has(word))
}

/**
 * The words of an expected answer and of a given one, made the same way. An expected answer of nothing but punctuation and
 * articles ("+", "The The") keeps them, and then so does the given one; else an empty reply would be right.
 */
export function comparableWords(expected: string, given: string): readonly [readonly string[], readonly string[]] {
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
