import type { JudgeMaterial } from '../../../model/run/judging.js'
import { injectedSpans, type Reply, type Span } from '../../../model/run/observation.js'
import { type GoldenCase, listKeyPoints } from '../../../model/suite/case.js'
import { CATEGORY_WEIGHTS, type JudgedQuestion, type Scoring } from '../../../model/suite/scoring.js'
import { CAPS, showLine, showText } from './show-text.js'

type Part = 'expected_answers' | 'criteria' | 'key_points' | 'requirements' | 'categories'

/** What each question is asked with, in addition to query, answer and spans: what it does not need costs tokens and misleads. */
export const NEEDS: Readonly<Record<JudgedQuestion, readonly Part[]>> = {
  answer: ['expected_answers', 'key_points'],
  quality: ['expected_answers', 'criteria'],
  rubric: ['expected_answers', 'requirements', 'categories'],
  claims: [],
}

/** What a judge is shown of a trial for one question: every text visible and cut to `CAPS`. */
export function gatherMaterial(input: {
  readonly question: JudgedQuestion
  readonly golden: GoldenCase
  readonly reply: Reply
  readonly scoring: Pick<Scoring, 'rubric_categories'>
}): JudgeMaterial {
  const { question, golden, reply, scoring } = input
  const { query, answer_mode, expected_answer: expected = [], requirements = [] } = golden
  const given = <Item>(part: Part, items: readonly Item[]): readonly Item[] =>
    NEEDS[question].includes(part) ? items : []
  return {
    query: showText(query, CAPS.query),
    answer_mode,
    answer: showText(reply.answer, CAPS.answer),
    expected_answers: showAll(given('expected_answers', [expected].flat()), CAPS.expected_answers),
    criteria: showAll(given('criteria', listCriteria(golden.expected_answer_criteria ?? [])), CAPS.list),
    key_points: showAll(given('key_points', listKeyPoints(golden)), CAPS.list),
    requirements: given('requirements', requirements).map(({ id, description, evaluation = 'scaled' }) => ({
      id,
      description: showText(description, shareOf(CAPS.list, requirements.length)),
      evaluation,
    })),
    categories: given('categories', chosenCategories(scoring)),
    spans: gatherSpans(reply),
  }
}

/** The suite's categories that count, else the default ones. */
function chosenCategories({ rubric_categories: chosen }: Pick<Scoring, 'rubric_categories'>): readonly string[] {
  return Object.entries(chosen ?? CATEGORY_WEIGHTS).flatMap(([name, weight]) => (weight > 0 ? [name] : []))
}

function shareOf(limit: number, count: number): number {
  return Math.floor(limit / Math.max(count, 1))
}

function showAll(texts: readonly string[], limit: number): readonly string[] {
  return texts.map((text) => showText(text, shareOf(limit, texts.length)))
}

/** The spans of the prompt until their room is full; without spans, the names of the sources. */
function gatherSpans({ spans, sources }: Reply): JudgeMaterial['spans'] {
  if (spans === undefined) {
    if (sources === undefined) return null
    return sources.slice(0, CAPS.items).map((name) => ({ label: showLine(name, CAPS.label), text: null }))
  }
  let room: number = CAPS.spans
  return injectedSpans(spans)
    .slice(0, CAPS.items)
    .map((span) => {
      const label = labelOf(span)
      if (span.text === undefined) return { label, text: null }
      const text = showText(span.text, Math.min(CAPS.span, Math.max(room, 0)))
      room -= text.length
      return { label, text }
    })
}

/** @example labelOf({ path: 'src/a.py', symbol: 'f', start_line: 3, end_line: 20 }) // 'src/a.py:3-20 f' */
function labelOf({ path, source, symbol, start_line: start, end_line: end, hash }: Span): string {
  const lines = start === undefined ? '' : end === undefined || end === start ? `:${start}` : `:${start}-${end}`
  const name = path === undefined ? (source ?? hash ?? 'unnamed') : `${path}${lines}`
  return showLine(symbol === undefined ? name : `${name} ${symbol}`, CAPS.label)
}

const ITEM = /^\s*(?:\d+[.)]|[-*•])\s+/

/**
 * The criteria of a case one by one: a text that numbers or marks two or more of its lines is a list. What stands before the first item is its
 * heading when it ends in a colon, and a criterion otherwise; a line without a mark goes on with the item above it.
 * @example listCriteria('Should:\n1. name the model\n2. cite\n   the source') // ['name the model', 'cite the source']
 */
export function listCriteria(criteria: string | readonly string[]): readonly string[] {
  if (typeof criteria !== 'string') return criteria
  const lines = criteria.split('\n').filter((line) => line.trim() !== '')
  if (lines.filter((line) => ITEM.test(line)).length < 2) return [criteria.trim()]
  const start = lines.findIndex((line) => ITEM.test(line))
  const heading = lines.slice(0, start).join(' ').trim()
  const items = heading === '' || heading.endsWith(':') ? [] : [heading]
  for (const line of lines.slice(start)) {
    const text = line.replace(ITEM, '').trim()
    items.push(ITEM.test(line) ? text : `${items.pop() ?? ''} ${text}`)
  }
  return items
}

/** Whether there is a text that statements can be looked up in, or it is known that nothing was retrieved. */
export function hasSourceText({ spans }: JudgeMaterial): boolean {
  return spans !== null && (spans.length === 0 || spans.some(({ text }) => text !== null))
}

/** Which of the three grades the material gives a judge something to go by; a grade that it gives without is not kept. */
export function findGradable(material: JudgeMaterial): {
  readonly correctness: boolean
  readonly completeness: boolean
  readonly faithfulness: boolean
} {
  const hasAnswer = material.expected_answers.length > 0
  return {
    correctness: hasAnswer,
    completeness: hasAnswer || material.key_points.length > 0,
    faithfulness: hasSourceText(material),
  }
}
