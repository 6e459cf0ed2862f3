import type { JudgeMaterial } from '../../../model/run/judging.js'
import { injectedSpans, type Reply, type Span } from '../../../model/run/observation.js'
import { type GoldenCase, listKeyPoints } from '../../../model/suite/case.js'
import { CATEGORY_WEIGHTS, type JudgedQuestion, type Scoring } from '../../../model/suite/scoring.js'
import { CAPS, cleanLine, cleanText } from './show-text.js'
import { z } from 'zod'

type Part = 'expected_answers' | 'criteria' | 'key_points' | 'requirements' | 'categories'

/**
 * The material that each question needs in addition to query, answer and spans. Other material would cost tokens and mislead the
 * judge.
 */
export const NEEDED_MATERIAL: Readonly<Record<JudgedQuestion, readonly Part[]>> = {
  answer: ['expected_answers', 'key_points'],
  quality: ['expected_answers', 'criteria'],
  rubric: ['expected_answers', 'requirements', 'categories'],
  claims: [],
  similarity: ['expected_answers'],
}

/** A question about a case. */
export interface JudgedCase {
  readonly question: JudgedQuestion
  readonly golden: GoldenCase
  readonly scoring: Pick<Scoring, 'rubric_categories'>
}

/** Returns the material that a judge is shown for one question about a trial: visible text only, cut to `CAPS`. */
export function gatherMaterial({ question, golden, scoring }: JudgedCase, reply: Reply): JudgeMaterial {
  const { query, answer_mode, expected_answer: expected = [], requirements = [] } = golden
  const given = <Item>(part: Part, items: readonly Item[]): readonly Item[] =>
    NEEDED_MATERIAL[question].includes(part) ? items : []
  return {
    // Embeddings compare two texts only, so the cache key of a reply must not depend on the query.
    query: question === 'similarity' ? '' : cleanText(query, CAPS.query),
    answer_mode,
    answer: cleanText(reply.answer, CAPS.answer),
    expected_answers: showAll(given('expected_answers', [expected].flat()), CAPS.expected_answers),
    criteria: showAll(given('criteria', listCriteria(golden.expected_answer_criteria ?? [])), CAPS.list),
    key_points: showAll(given('key_points', listKeyPoints(golden)), CAPS.list),
    requirements: given('requirements', requirements).map(({ id, description, evaluation = 'scaled' }) => ({
      id,
      description: cleanText(description, shareOf(CAPS.list, requirements.length)),
      evaluation,
    })),
    // The suite's categories with a weight above 0, else the default ones.
    categories: given(
      'categories',
      Object.entries(scoring.rubric_categories ?? CATEGORY_WEIGHTS).flatMap(([name, weight]) =>
        weight > 0 ? name : [],
      ),
    ),
    spans: question === 'similarity' ? null : gatherSpans(reply),
  }
}

const shareOf = (limit: number, count: number): number => Math.floor(limit / Math.max(count, 1))

function showAll(texts: readonly string[], limit: number): readonly string[] {
  return texts.map((text) => cleanText(text, shareOf(limit, texts.length)))
}

/** Returns the spans of the prompt until the limit is reached; without spans, the names of the sources. */
function gatherSpans({ spans, sources }: Reply): JudgeMaterial['spans'] {
  if (spans === undefined) {
    if (sources === undefined) return null
    return sources.slice(0, CAPS.items).map((name) => ({ label: cleanLine(name, CAPS.label), text: null }))
  }
  let room: number = CAPS.spans
  return injectedSpans(spans)
    .slice(0, CAPS.items)
    .map((span) => {
      const label = labelOf(span)
      if (span.text === undefined) return { label, text: null }
      const text = cleanText(span.text, Math.min(CAPS.span, Math.max(room, 0)))
      room -= text.length
      return { label, text }
    })
}

/**
 * Formats the name of a span. @example labelOf({ path: 'src/a.py', symbol: 'f', start_line: 3, end_line: 20 }) // 'src/a.py:3-20 f'
 */
function labelOf({ path, source, symbol, start_line: start, end_line: end, hash }: Span): string {
  const lines = start === undefined ? '' : end === undefined || end === start ? `:${start}` : `:${start}-${end}`
  const name = path === undefined ? (source ?? hash ?? 'unnamed') : `${path}${lines}`
  return cleanLine(symbol === undefined ? name : `${name} ${symbol}`, CAPS.label)
}

const ITEM = /^\s*(?:\d+[.)]|[-*•])\s+/

/**
 * Splits the criteria of a case. A text with two or more numbered or bulleted lines is a list. Text before the first item is a
 * heading if it ends with a colon, else a criterion. A line without a mark continues the item above.
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

/** Whether there is a source text to check statements against, or it is known that nothing was retrieved. */
export function hasSourceText({ spans }: JudgeMaterial): boolean {
  return spans !== null && (spans.length === 0 || spans.some(({ text }) => text !== null))
}

/** Returns which of the three grades the material provides a basis for. Grades without a basis are discarded. */
export function listGradable(material: JudgeMaterial) {
  const hasAnswer = material.expected_answers.length > 0
  return {
    correctness: hasAnswer,
    completeness: hasAnswer || material.key_points.length > 0,
    faithfulness: hasSourceText(material),
  }
}

// All members are required and objects are closed, because OpenAI's strict structured output demands it. Reasons come before
// scores, so that scores follow from them. Items are identified by number, so that no text of a suite enters the schema.
const reasoning = z.string()
const grade = z.literal([1, 2, 3, 4, 5])
const share = z.number().min(0).max(1)
const number = z.int().min(1)
const item = { score: share.nullable(), confidence: share, notes: z.string() }
const claim = z.strictObject({
  text: z.string(),
  supported: z.boolean().nullable(),
  contradicted: z.boolean(),
  source: number.nullable(),
})

/** The reply to each question. */
export const REPLY_SCHEMAS = {
  answer: z.strictObject({ reasoning, correctness: grade, completeness: grade, faithfulness: grade }),
  quality: z.strictObject({
    reasoning,
    criteria: z.array(z.strictObject({ criterion: number, met: z.boolean() })),
    answer_quality: share,
    factual_correctness: share,
    completeness: share,
  }),
  rubric: z.strictObject({
    reasoning,
    requirements: z.array(z.strictObject({ requirement: number, ...item })),
    categories: z.array(z.strictObject({ category: number, ...item })),
    weighted_score: share.nullable(),
    passed: z.boolean(),
    confidence: share,
  }),
  claims: z.strictObject({ claims: z.array(claim) }),
  similarity: z.strictObject({ similarity: share }),
}

/**
 * Returns the schema of a reply about this material: its shape, and that it contains every listed item exactly once and no other.
 * Its JSON Schema is the same for all material.
 */
export function makeReplySchema(question: JudgedQuestion, material: JudgeMaterial): z.ZodType {
  switch (question) {
    case 'answer':
    case 'similarity':
      return REPLY_SCHEMAS[question]
    case 'quality':
      return REPLY_SCHEMAS.quality.superRefine(({ criteria }, context) => {
        const numbers = criteria.map(({ criterion }) => criterion)
        requireEach(context, 'criteria', numbers, material.criteria.length)
      })
    case 'rubric':
      return REPLY_SCHEMAS.rubric.superRefine(({ requirements, categories }, context) => {
        const asked = material.requirements
        const required = requirements.map(({ requirement }) => requirement)
        requireEach(context, 'requirements', required, asked.length)
        const named = categories.map(({ category }) => category)
        requireEach(context, 'categories', named, material.categories.length)
        for (const [at, { requirement, score }] of requirements.entries())
          if (asked[requirement - 1]?.evaluation === 'binary' && score !== 0 && score !== 1 && score !== null)
            refuse(context, ['requirements', at, 'score'], `requirement ${requirement} is met or not: 1, 0 or null`)
      })
    case 'claims':
      return REPLY_SCHEMAS.claims.superRefine(({ claims }, context) => {
        const most = material.spans?.length ?? 0
        const fault = most === 0 ? 'there is no source' : `the sources are 1 to ${most}`
        for (const [at, { source }] of claims.entries())
          if (source !== null && source > most) refuse(context, ['claims', at, 'source'], fault)
      })
  }
}

function refuse(context: z.core.$RefinementCtx, path: readonly (string | number)[], message: string): void {
  context.addIssue({ code: 'custom', path: [...path], message })
}

function requireEach(context: z.core.$RefinementCtx, list: string, given: readonly number[], asked: number): void {
  const numbers = new Set(given)
  const missing = Array.from({ length: asked }, (_, at) => at + 1).filter((one) => !numbers.has(one))
  if (missing.length > 0) refuse(context, [list], `number ${missing.join(', ')} is missing`)
  else if (given.length > asked) refuse(context, [list], `there are ${asked}, each is listed once`)
}
