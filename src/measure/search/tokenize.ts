/** Words of a question that do not help to find the answer. */
const STOP_WORDS = new Set(
  (
    'a about all am an and any are as at be been being but by can could did do does doing for from get gets give gives had happen happens has ' +
    'have how i if in into is it its just may me might must many much my not of on one or our out over shall she should so some such than ' +
    'that the their them then there these they this those to under up use used uses using was we were what when where which ' +
    'while who whom whose why will with would you your'
  ).split(' '),
)

/**
 * Splits a text into terms, in order. Identifiers are split at camelCase, snake_case, kebab-case and digit boundaries and also kept
 * whole. All terms are in lower case, with inflections removed by `foldWord`. In scripts without spaces between words, every two
 * neighbouring characters are a term, as in Lucene's CJKBigramFilter.
 * @example tokenize('parseSuites') // ['pars', 'suit', 'parsesuit']
 * @example tokenize('退款政策') // ['退款', '款政', '政策']
 */
export function tokenize(text: string): string[] {
  const terms: string[] = []
  for (const word of wordsOf(text)) for (const term of termsOfWord(word)) terms.push(term)
  return terms
}

/** A letter can be two characters, such as ü as u with a mark (NFD); Hindi and Arabic write vowels as marks. */
const wordsOf = (text: string): readonly string[] => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []

/**
 * Size of the cache, which is cleared when full, so that hostile texts cannot fill the memory. Texts have few distinct words, and
 * the files of a repository share most of them.
 */
const MAX_WORDS = 50_000
const LONGEST_WORD = 60
const termsByWord = new Map<string, readonly string[]>()

function termsOfWord(word: string): readonly string[] {
  const known = termsByWord.get(word)
  if (known !== undefined) return known
  const terms = splitWord(word)
  if (termsByWord.size >= MAX_WORDS) termsByWord.clear()
  if (word.length <= LONGEST_WORD) termsByWord.set(word, terms)
  return terms
}

const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+`
const PARTS = new RegExp(
  String.raw`\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}]+|${UNSPACED}|[\p{Lo}\p{M}]+|\p{Lm}+|\p{N}+`,
  'gu',
)
const IS_UNSPACED = new RegExp(`^${UNSPACED}$`, 'u')

function splitWord(word: string): readonly string[] {
  const parts = word.match(PARTS) ?? []
  const terms = parts.flatMap((part) => (IS_UNSPACED.test(part) ? pairCharacters(part) : foldWord(part.toLowerCase())))
  return parts.length > 1 ? [...terms, foldWord(parts.join('').toLowerCase())] : terms
}

function pairCharacters(text: string): readonly string[] {
  const pairs = Array.from(text.matchAll(/(?=(..))/gu), ([, pair = '']) => pair)
  return pairs.length === 0 ? [text] : pairs
}

/** Returns the distinct terms of a question without stop words, in order. */
export function queryTerms(query: string): string[] {
  const words = wordsOf(query)
  return [...new Set(words.filter((word) => !STOP_WORDS.has(word.toLowerCase())).flatMap(termsOfWord))]
}

/**
 * Reduces the inflections of a word to one form: plurals by the S-stemmer (Harman 1991, "How effective is suffixing?", table 1),
 * then -ed and -ing by Porter's step 1b and the final -e by step 5a (1980, "An algorithm for suffix stripping"), without the
 * measure m. Derived words (`compute`, `computation`) stay separate.
 * @example foldWord('restarted') // 'restart'
 * @example foldWord('queries') // 'query'
 */
export function foldWord(word: string): string {
  const singular = foldPlural(word)
  const stem = cutEnding(singular)
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return dropE(singular)
  return stem !== singular && /([^aeioulsz])\1$/.test(stem) ? stem.slice(0, -1) : dropE(stem)
}

function cutEnding(word: string): string {
  if (word.endsWith('ing')) return word.slice(0, -3)
  return word.endsWith('ed') && !word.endsWith('eed') ? word.slice(0, -2) : word
}

function foldPlural(word: string): string {
  if (word.length <= 3) return word
  if (word.endsWith('ies') && !/[ae]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (word.endsWith('es') && !/[aeo]es$/.test(word)) return word.slice(0, -1)
  return word.endsWith('s') && !/[us]s$/.test(word) ? word.slice(0, -1) : word
}

const dropE = (word: string): string => (word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word)
