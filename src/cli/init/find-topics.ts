import type { Chunk } from '../../search/chunk.js'
import { askForDocstring, askForHeading } from './phrase-question.js'
import { readDocstring } from './read-docstring.js'

/** Something in the repository that can be asked about. */
export interface Topic {
  readonly kind: 'code' | 'docs'
  readonly path: string
  readonly symbol: string
  readonly line: number
  readonly question: string
  /** What the question was made of, in words. */
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
  /^(?:table of contents|contents|licen[cs]e|contributing|contributors|authors?|acknowledge?ments?|credits|changelog|badges?|see also|references|links|todo|\W*v?\d[\d.]*\b.*)$/i
const LEAST_TEXT = 40
/** The rank from which on topics are taken only where there is nothing else. */
export const LAST_RESORT = 4

/** Everything that can be asked about, each symbol or heading once, in the order of the files. Headings that occur twice are left out. */
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
  if (!/\p{L}/u.test(heading) || SAME_EVERYWHERE.test(heading) || !text.includes('\n') || body.length < LEAST_TEXT)
    return null
  const isTitle = /^ {0,3}#\s/.test(text)
  const rank = (BESIDE_THE_POINT.test(path) ? LAST_RESORT : 0) + (isTitle ? 1 : 0)
  return { kind: 'docs', path, symbol, line, question: askForHeading(heading), origin: 'heading', rank }
}

function topicOfSymbol(chunk: Chunk, symbol: string): Topic | null {
  const { path, start_line: line } = chunk
  if (PRIVATE_NAME.test(symbol) || symbol.length < 3) return null
  const sentence = readDocstring(chunk)
  const last = BESIDE_THE_POINT.test(path) ? LAST_RESORT : 0
  if (sentence === null) {
    const question = `What does ${symbol} do?`
    return { kind: 'code', path, symbol, line, question, origin: 'name', rank: last + 2 }
  }
  const { question, isAction } = askForDocstring(sentence)
  return { kind: 'code', path, symbol, line, question, origin: 'docstring', rank: last + (isAction ? 0 : 1) }
}
