import type { CaseDraft } from '../../import/importer.js'
import { nameCase } from '../../import/name-case.js'
import type { Chunk } from '../../search/chunk.js'
import { queryTerms, tokenize } from '../../search/tokenize.js'
import { chooseTopics } from './choose-topics.js'
import type { InitTarget } from './choices.js'
import { findTopics, type Topic } from './find-topics.js'

const MOST_TOPICS = 7
/** Questions that hardly any repository answers; the first one that shares no word with it is taken. */
const STRANGE_QUESTIONS = [
  'What is the boiling point of tungsten?',
  'Which night train goes to Lisbon on Sundays?',
  'How long must rye dough rest?',
]

/**
 * The first cases of a suite, made of symbols and headings of the repository and marked as drafts: at most eight, the last of which
 * must be declined. None where there is nothing to ask about.
 */
export function draftCases(chunks: readonly Chunk[], target: InitTarget): readonly CaseDraft[] {
  const topics = chooseTopics(findTopics(chunks), MOST_TOPICS)
  const ids = new Set<string>()
  const drafts = topics.map((topic): CaseDraft => {
    const base = nameCase(topic.symbol.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' '), 'case')
    let id = base
    for (let number = 2; ids.has(id); number++) id = `${base}-${number}`
    ids.add(id)
    return {
      id,
      query: topic.question,
      tags: ['draft', topic.kind],
      notes: explain(topic),
      ...expectation(topic, target),
    }
  })
  if (drafts.length === 0 || target === 'command') return drafts
  const strange = strangeQuestion(chunks)
  if (strange === null) return drafts
  const notes =
    'Nothing here answers this, and the system must say so. Write a question that your users might really ask in vain.'
  return [...drafts, { id: 'must-decline', query: strange, tags: ['draft'], notes, answer_mode: 'must_abstain' }]
}

/** What can be expected without knowing the answer: that the place is found; of a program of the user's only that it answers. */
function expectation({ path, symbol }: Topic, target: InitTarget): Pick<CaseDraft, 'expected_spans' | 'checks'> {
  if (target === 'command') return { checks: [{ regex: '\\S' }] }
  return { expected_spans: [target === 'search' ? { path, symbol } : { path }] }
}

function explain({ origin, symbol, path, line }: Topic): string {
  const source = origin === 'docstring' ? `the docstring of ${symbol}` : `the ${origin} "${symbol}"`
  return `Draft, made of ${source} (${path}:${line}). Ask it as your users would, check what is expected, then drop the tag.`
}

function strangeQuestion(chunks: readonly Chunk[]): string | null {
  const known = new Set(chunks.flatMap(({ text }) => [...new Set(tokenize(text))]))
  return STRANGE_QUESTIONS.find((question) => queryTerms(question).every((term) => !known.has(term))) ?? null
}
