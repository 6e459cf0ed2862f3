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
 * whole. All terms are in lower case, with inflections removed by `foldWord`.
 * @example tokenize('parseSuites') // ['pars', 'suit', 'parsesuit']
 */
export function tokenize(text: string): string[] {
  const terms: string[] = []
  for (const word of text.match(/[\p{L}\p{N}_]+/gu) ?? []) for (const term of termsOfWord(word)) terms.push(term)
  return terms
}

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

function splitWord(word: string): readonly string[] {
  const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{Lm}+|\p{N}+/gu) ?? []
  const terms = parts.map((part) => foldWord(part.toLowerCase()))
  return parts.length > 1 ? [...terms, foldWord(parts.join('').toLowerCase())] : terms
}

/** Returns the distinct terms of a question without stop words, in order. */
export function queryTerms(query: string): string[] {
  const words = query.match(/[\p{L}\p{N}_]+/gu) ?? []
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

function dropE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word
}
