import { omitUndefined } from '../../../model/omit-undefined.js'
import type { JudgeMaterial, JudgeRequest } from '../../../model/run/judging.js'
import { EMPTY_ANSWER, mapGrades, type Reading, type RubricRun } from '../../../model/run/judgments.js'
import type { Observation } from '../../../model/run/observation.js'
import type { JudgedQuestion } from '../../../model/suite/scoring.js'
import type { JudgePrompts } from './choose-prompts.js'
import { listGradable, gatherMaterial, hasSourceText, type JudgedCase, makeReplySchema } from './gather-material.js'
import { CAPS, isBlank, layOutParts, type Part, cleanLine } from './show-text.js'

/** How one question about one trial is answered. */
export type Asking =
  | { readonly kind: 'ask'; readonly request: JudgeRequest }
  /** The judgment is known without a judge and needs no further reading. */
  | { readonly kind: 'decided'; readonly reading: Reading }
  /** Nothing is stored, so the metrics of the question are unscored. */
  | { readonly kind: 'not-applicable'; readonly reason: string }

/** Maximum tokens of a complete reply: for prose, and for each listed item. */
const REPLY_TOKENS = {
  answer: { prose: 800, item: 0 },
  quality: { prose: 800, item: 30 },
  rubric: { prose: 1_200, item: 120 },
  claims: { prose: 4_000, item: 0 },
  similarity: { prose: 0, item: 0 },
} as const

/**
 * Prepares one question about one trial, or returns why there is nothing to ask. The judged material is only in `user`; `system` is
 * the prompt. An empty answer gets the lowest scores without a judge, unless the case expects the target to decline.
 */
export function askJudge(
  input: JudgedCase & {
    readonly observation: Observation
    readonly trial: number
    readonly reading: number
    /** At least 128 bits of real randomness as text, new for every request. */
    readonly nonce: string
    readonly prompts: JudgePrompts
    /** The reading number is added: at temperature 0 the same seed would only repeat the reply. */
    readonly seed: number
  },
): Asking {
  const { question, golden, observation, trial, reading, nonce, prompts, seed } = input
  if (observation.status === 'failed') return { kind: 'not-applicable', reason: 'the trial failed' }
  const { reply } = observation
  const material = gatherMaterial(input, reply)
  const reason = findNothingToAsk(question, material)
  if (reason !== null) return { kind: 'not-applicable', reason }
  if (isBlank(reply.answer)) {
    const isSilenceWanted = golden.answer_mode === 'must_abstain' && reply.abstained !== false
    if (!isSilenceWanted) return { kind: 'decided', reading: decideEmpty(question, material) }
    if (!hasExpectation(material) || question === 'similarity')
      return { kind: 'not-applicable', reason: 'the target declined, as the case wants' }
  }
  const { id, system } = prompts[question]
  const { prose, item } = REPLY_TOKENS[question]
  const items = material.criteria.length + material.requirements.length + material.categories.length
  const request = {
    question,
    case: golden.id,
    trial,
    reading,
    prompt: id,
    system,
    user: layOutParts(listParts(material), nonce),
    material,
    schema: makeReplySchema(question, material),
    schema_name: `${question}_judgment`,
    max_output_tokens: prose + item * items,
    seed: question === 'similarity' ? 0 : seed + reading,
  }
  return { kind: 'ask', request }
}

/** Returns why a judge could not answer the question; `null` if it could. */
function findNothingToAsk(question: JudgedQuestion, material: JudgeMaterial): string | null {
  const { expected_answers, criteria, key_points, requirements, categories } = material
  for (const [what, { length }] of Object.entries({ expected_answers, criteria, key_points, requirements, categories }))
    if (length > CAPS.items)
      return `there are ${length} ${what.replace('_', ' ')}, but a judge gets at most ${CAPS.items}`
  switch (question) {
    case 'answer':
      return expected_answers.length + key_points.length > 0 || hasSourceText(material)
        ? null
        : 'the case has no expected answer, no key points and no expected claims, and the target gave no text of its sources'
    case 'quality':
      return null
    case 'similarity':
      return expected_answers.length > 0 ? null : 'the case has no expected answer'
    case 'rubric':
      return requirements.length + categories.length > 0
        ? null
        : 'the case has no requirements, and no category has a weight'
    case 'claims':
      if (isBlank(material.answer)) return 'the answer is empty, so that it makes no claim'
      return hasSourceText(material) ? null : 'the target gave no text of its sources'
  }
}

/** Whether the case has anything that an empty answer can be judged against. */
function hasExpectation({ expected_answers, criteria, key_points, requirements }: JudgeMaterial): boolean {
  return expected_answers.length + criteria.length + key_points.length + requirements.length > 0
}

const WANTED: Readonly<Record<JudgeMaterial['answer_mode'], string | null>> = {
  answerable: null,
  must_abstain: 'Nothing answers this query. The right answer declines: it says that this is not known.',
  must_clarify: 'This query can be read in several ways. The right answer asks back which one is meant.',
}

/** Returns the parts of a judge's user message. */
function listParts(material: JudgeMaterial): readonly Part[] {
  const { query, answer_mode: mode, answer, expected_answers, criteria, key_points, categories, spans } = material
  const wanted = WANTED[mode]
  return [
    { name: 'query', text: query },
    ...(wanted === null ? [] : [{ name: 'what the case wants', text: wanted }]),
    ...expected_answers.map((text, at) => ({ name: `expected answer ${at + 1}`, text })),
    ...key_points.map((text, at) => ({ name: `key point ${at + 1}`, text })),
    ...criteria.map((text, at) => ({ name: `criterion ${at + 1}`, text })),
    ...material.requirements.map(({ description, evaluation }, at) => ({
      name: `requirement ${at + 1}${evaluation === 'binary' ? ', met or not' : ''}`,
      text: description,
    })),
    ...categories.map((name, at) => ({ name: `category ${at + 1}`, text: cleanLine(name, CAPS.label) })),
    ...listSources(spans),
    { name: 'answer', text: answer },
  ]
}

function listSources(spans: JudgeMaterial['spans']): readonly Part[] {
  if (spans === null) return [{ name: 'sources', text: '(It is not known what the system retrieved.)' }]
  if (spans.length === 0) return [{ name: 'sources', text: '(The system retrieved nothing.)' }]
  return spans.map(({ label, text }, at) => ({
    name: `source ${at + 1}`,
    text: `${label}\n\n${text ?? '(Only its name is known.)'}`,
  }))
}

/** Spending of a judgment without a judge. */
const FREE = { tokens: 0, cost_usd: 0 }
const reasoning = EMPTY_ANSWER

/**
 * Returns the judgment of an empty answer without a judge: the lowest value of each scale.
 * Source: poc-ai-workflow-frameworks, METRICS.md ("bad: wrong, empty"); test-arcfusion-2025, docs/evaluation/metrics.md ("does not
 * answer").
 */
function decideEmpty(question: JudgedQuestion, material: JudgeMaterial): Reading {
  switch (question) {
    case 'answer': {
      const gradable = listGradable(material)
      return { question, said: { ...mapGrades((grade) => (gradable[grade] ? 1 : null)), reasoning, ...FREE } }
    }
    case 'quality': {
      const criteria = material.criteria.map((text) => ({ text, met: false }))
      const lowest = { answer_quality: 0, factual_correctness: 0, completeness: 0, reasoning, ...FREE }
      return { question, said: criteria.length === 0 ? lowest : { ...lowest, criteria } }
    }
    case 'rubric': {
      const { requirements, categories } = material
      const said = omitUndefined<RubricRun>({
        requirements: requirements.length > 0 ? scoreNone(requirements.map(({ id }) => id)) : undefined,
        categories: categories.length > 0 ? scoreNone(categories) : undefined,
        passed: false,
        confidence: 1,
        reasoning,
        ...FREE,
      })
      return { question, said }
    }
    case 'claims':
      return { question, said: { claims: [], ...FREE } }
    case 'similarity':
      return { question, said: { similarity: 0, ...FREE } }
  }
}

function scoreNone(names: readonly string[]): NonNullable<RubricRun['categories']> {
  return Object.fromEntries(names.map((name) => [name, { score: 0, confidence: 1 }]))
}
