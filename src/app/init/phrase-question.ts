const ARTICLES = new Set('a an the this these that all any each every both no one two'.split(' '))
const QUESTION_WORDS = new Set('what where when how which who why'.split(' '))

/**
 * A question made of the first sentence of a docstring. The words around it are ones that a search ignores.
 * `isAction` is false for a noun phrase, which makes a poorer question.
 * @example askForDocstring('Return the median of a list') // 'How do I return the median of a list?'
 * @example askForDocstring('Returns the median') // 'What returns the median?'
 * @example askForDocstring('The cases of several files') // 'What is this: the cases of several files?'
 */
export function askForDocstring(sentence: string): { readonly question: string; readonly isAction: boolean } {
  const first = /^\p{L}+/u.exec(sentence)?.[0] ?? ''
  const word = first.toLowerCase()
  const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(first)
  const lowered = isPlainWord || first.length === 1 ? `${word}${sentence.slice(first.length)}` : sentence
  if (sentence.endsWith('?')) return { question: sentence, isAction: true }
  if (QUESTION_WORDS.has(word)) return { question: `${sentence}?`, isAction: false }
  if (word === 'whether') return { question: `What decides ${lowered}?`, isAction: true }
  if (ARTICLES.has(word) || !isPlainWord) return { question: `What is this: ${lowered}?`, isAction: false }
  return { question: /[^s]s$/.test(word) ? `What ${lowered}?` : `How do I ${lowered}?`, isAction: true }
}

/**
 * A question made of a heading, which is taken as it is when it asks already.
 * @example askForHeading('Opening hours') // 'What is there about Opening hours?'
 * @example askForHeading('How to renew a card') // 'How do I renew a card?'
 */
export function askForHeading(heading: string): string {
  if (heading.endsWith('?')) return heading
  const howTo = /^how to\s+(.+)$/i.exec(heading)?.[1]
  return howTo === undefined ? `What is there about ${heading}?` : `How do I ${howTo}?`
}
