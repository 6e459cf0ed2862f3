/** What docstrings in the imperative begin with; other words are as often nouns. */
const VERBS = new Set(
  (
    'add append apply ask assert attach build calculate call cancel check choose clean clear close collect combine compare compile ' +
    'compute configure connect construct convert copy count create decode delete deserialize detect determine dispatch display ' +
    'download draw emit enable encode ensure estimate evaluate execute expand export extract fetch fill filter find fit flush ' +
    'format generate get give group handle hide import index initialise initialize insert install invoke iterate join keep limit ' +
    'list load log look make map mark measure merge move normalise normalize notify open parse perform pick plot predict prepare ' +
    'print process produce publish push put query raise read receive record refresh register release reload remove rename render ' +
    'repeat replace report request reset resolve restart restore retrieve return reverse round run sample save scan schedule search ' +
    'select send serialise serialize set show shuffle sort split start stop store strip submit sum swap take tell test tokenise ' +
    'tokenize toggle train transform translate traverse trim try turn unpack update upload use validate verify wait walk wrap write yield'
  ).split(' '),
)
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
  if (VERBS.has(word)) return { question: `How do I ${lowered}?`, isAction: true }
  if (isPlainWord && /[^s]s$/.test(word) && word !== 'this') return { question: `What ${lowered}?`, isAction: true }
  return { question: `What is this: ${lowered}?`, isAction: false }
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
