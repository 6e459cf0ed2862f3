import type { Chunk } from '../../../measure/search/chunk-file.js'

/** Something in the repository that can be asked about. */
export interface Topic {
  readonly kind: 'code' | 'docs'
  readonly path: string
  readonly symbol: string
  readonly line: number
  readonly question: string
  /** What the question was made from. */
  readonly origin: 'docstring' | 'heading' | 'name'
  /** Lower is better. */
  readonly rank: number
}

const MARKDOWN = /\.(?:md|markdown|mdx)$/i
/** Tests, examples, settings and pages that are the same everywhere. */
const BESIDE_THE_POINT =
  /(?:^|\/)(?:tests?|scripts?|__tests__|specs?|fixtures?|mocks?|__mocks__|e2e|examples?|migrations|third_party)\/|[._-](?:test|spec)\.\w+$|(?:^|\/)(?:test_\w+|conftest|setup)\.py$|\.d\.[mc]?ts$|\.config\.\w+$|(?:^|\/)\.[^/]+$|(?:^|\/)(?:changelog|changes|history|licen[cs]e|code_of_conduct|contributors|authors|pull_request_template)\b[^/]*$/i
const PRIVATE_NAME = /(?:^|\.)[_#]|(?:^|\.)(?:constructor|main|toString|default)$/
const SAME_EVERYWHERE =
  /^(?:[\d.]*\s*(?:table of )?contents:?|what(?:'s| is) inside|toc|index|overview of contents|(?:on|in) this (?:page|document|guide|readme):?|licen[cs]e|contributing|contributors|authors?|acknowledge?ments?|credits|changelog|badges?|see also|references|links|todo|\W*v?\d[\d.]*\b.*)$/i
/** In bytes, because a Chinese character (3 bytes) says more than a letter. */
const MIN_TEXT = 40
/** The rank from which on topics are used only if there is nothing else. */
export const LAST_RESORT = 4

/**
 * Finds everything that can be asked about, each symbol or heading once, in the order of the files. Leaves out headings
 * that occur twice.
 */
export function findTopics(chunks: readonly Chunk[]): readonly Topic[] {
  const topics = new Map<string, Topic>()
  const headings = new Map<string, number>()
  for (const chunk of chunks) {
    const { path, symbol } = chunk
    if (symbol === null) continue
    const key = `${path}\n${symbol}`
    if (MARKDOWN.test(path)) headings.set(symbol, (headings.get(symbol) ?? 0) + 1)
    const topic = MARKDOWN.test(path) ? topicOfHeading(chunk, symbol) : topicOfSymbol(chunk, symbol)
    if (topic !== null && !topics.has(key)) topics.set(key, topic)
  }
  const questions = new Set<string>()
  return [...topics.values()].filter(({ kind, symbol, question }) => {
    const isNew = !questions.has(question) && (kind === 'code' || headings.get(symbol) === 1)
    questions.add(question)
    return isNew
  })
}

function topicOfHeading({ path, text, start_line: line }: Chunk, symbol: string): Topic | null {
  const heading = symbol
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]*>|[`*]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{P}\s]+/gu, '')
    .trim()
  const body = text.slice(text.indexOf('\n') + 1).trim()
  const isShort = !text.includes('\n') || Buffer.byteLength(body) < MIN_TEXT
  if (!/\p{L}/u.test(heading) || SAME_EVERYWHERE.test(heading) || isShort || isListOfLinks(body)) return null
  // A title ranks after the headings below it.
  const rank = (BESIDE_THE_POINT.test(path) ? LAST_RESORT : 0) + (/^ {0,3}#\s/.test(text) ? 1 : 0)
  return { kind: 'docs', path, symbol, line, question: askForHeading(heading), origin: 'heading', rank }
}

/** Whether a text is a table of contents, whatever its heading. */
function isListOfLinks(body: string): boolean {
  const lines = body.split('\n').filter((line) => line.trim() !== '')
  const links = lines.filter((line) => /^\s*(?:[-*+]|\d+[.)])\s+\[[^\]]*\]\(#[^)]*\)\s*$/.test(line))
  return links.length > 1 && links.length >= lines.length / 2
}

function topicOfSymbol(chunk: Chunk, symbol: string): Topic | null {
  const { path, start_line: line } = chunk
  if (PRIVATE_NAME.test(symbol) || symbol.length < 3) return null
  const sentence = readDocstring(chunk)
  const last = BESIDE_THE_POINT.test(path) ? LAST_RESORT : 0
  const place = { kind: 'code', path, symbol, line } as const
  if (sentence === null) return { ...place, question: `What does ${symbol} do?`, origin: 'name', rank: last + 2 }
  const { question, isAction } = askForDocstring(sentence)
  return { ...place, question, origin: 'docstring', rank: last + (isAction ? 0 : 1) }
}

/** Words with which docstrings in the imperative begin; other words are as often nouns. */
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
 * Makes a question from the first sentence of a docstring. A search ignores the words that are added. `isAction` is false
 * for a noun phrase, which makes a poorer question.
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
 * Makes a question from a heading; a heading that is a question already is returned unchanged.
 * @example askForHeading('Opening hours') // 'What about opening hours?'
 * @example askForHeading('How to renew a card') // 'How do I renew a card?'
 * @example askForHeading('Configuring the cache') // 'How do I configure the cache?'
 */
export function askForHeading(heading: string): string {
  if (heading.endsWith('?')) return heading
  const howTo = /^how to\s+(.+)$/i.exec(heading)?.[1]
  if (howTo !== undefined) return `How do I ${howTo}?`
  const [first = ''] = heading.split(' ', 1)
  const rest = heading.slice(first.length)
  // "Opening hours" must not become "How do I open hours".
  const verb = /^ (?:an?|in|started|the|up|with|your)\b/.test(rest) ? verbOf(first.toLowerCase()) : null
  if (verb !== null) return `How do I ${verb}${rest}?`
  return `What about ${/^\p{Lu}\p{Ll}+$/u.test(first) && rest !== '' ? first.toLowerCase() : first}${rest}?`
}

/** Returns the verb of a word in "-ing"; `null` if no known verb fits. @example verbOf('getting') // 'get' */
function verbOf(word: string): string | null {
  const stem = /^(.{2,})ing$/.exec(word)?.[1]
  if (stem === undefined) return null
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((verb) => VERBS.has(verb)) ?? null
}

const LONGEST = 140
const MIN_WORDS = 3
/** The end of a first clause, abbreviations aside; a question keeps its mark. */
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.!;:](?:\s|$)|(?<=\?)\s/
/** Comments for tools and lawyers. */
const NOT_PROSE = /^(?:eslint|prettier|ts-|@|noqa|type:|pylint|flake8|nolint|go:|todo|fixme|copyright|licen[cs]e|spdx)/i

/**
 * Returns the first sentence of a symbol's comment or docstring, without its full stop; `null` if it does not read like
 * prose.
 * @example readDocstring({ path: 'a.py', text: 'def f():\n    """Return one. Always."""', … }) // 'Return one'
 */
export function readDocstring({ path, text }: Chunk): string | null {
  const comment = /\.pyi?$/.test(path) ? pythonDocstring(text) : leadingComment(text)
  const plain = (comment?.trim().split(/\n\s*\n|\n\s*(?=[@:-])/)[0] ?? '')
    .replaceAll(/\{@link\s+([^}]+)\}/g, '$1')
    .replaceAll(/[`*]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const sentence = plain.split(SENTENCE_END, 1)[0]?.trim() ?? ''
  const isProse = sentence.length <= LONGEST && sentence.split(' ').length >= MIN_WORDS && !NOT_PROSE.test(sentence)
  return isProse && /^\p{L}/u.test(sentence) ? sentence : null
}

function pythonDocstring(text: string): string | null {
  const [, , body] =
    /^\s*(?:async\s+def|def|class)\b[^"']*?:[ \t]*\n\s*[rRuU]{0,2}("""|''')([\s\S]*?)(?:\1|(?![\s\S]))/m.exec(text) ??
    []
  return body ?? null
}

/** Returns the comment right above the definition, without its comment marks. */
function leadingComment(text: string): string | null {
  const lines: string[] = []
  let isInside = false
  for (const source of text.split('\n')) {
    const line = source.trim()
    const isComment = isInside || /^(?:\/\/|\/\*|\*)/.test(line)
    // Decorators and attributes may stand between the comment and the definition.
    if (!isComment && /^(?:@|#\[)/.test(line)) continue
    if (!isComment) break
    isInside = (isInside || line.startsWith('/*')) && !line.includes('*/')
    lines.push(line.replace(/^(?:\/\*\*?|\*\/|\/\/[/!]?|\*(?!\/))\s?/, '').replace(/\s*\*\/$/, ''))
  }
  return lines.length === 0 ? null : lines.join('\n')
}
