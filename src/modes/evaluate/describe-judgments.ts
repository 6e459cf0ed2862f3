import { CALL_KINDS, type CallKind, NO_TRACE, validateWorkflow } from '../../metrics/workflow/validate-calls.js'
import type { JudgeOpinion } from '../../model/result/report.js'
import type {
  AnswerJudgment,
  ClaimsJudgment,
  FailedJudgment,
  Judgments,
  QualityJudgment,
  RubricRun,
} from '../../model/run/judgments.js'
import type { Reply } from '../../model/run/observation.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { JudgedQuestion, Scoring } from '../../model/suite/scoring.js'

type Judged = Omit<Extract<JudgeOpinion, { readonly kind: 'judged' }>, 'kind' | 'question'>
type Score = Judged['scores'][number]

/** What judges said of one trial's answer, one opinion for each question that they were asked; of a rubric the first usable reading. */
export function describeJudgments({ answer, quality, rubric, claims }: Judgments): readonly JudgeOpinion[] {
  const reading = rubric?.runs.find((run) => !('error' in run)) ?? rubric?.runs[0]
  return [
    ...opinion('answer', answer, readAnswer),
    ...opinion('quality', quality, readQuality),
    ...opinion('rubric', reading, readRubric),
    ...opinion('claims', claims, readClaims),
  ]
}

/** Nothing where the judge was not asked. */
function opinion<Said extends object>(
  question: JudgedQuestion,
  said: Said | FailedJudgment | undefined,
  read: (said: Said) => Judged,
): readonly JudgeOpinion[] {
  if (said === undefined) return []
  if (isFailed(said)) return said.asked === false ? [] : [{ kind: 'unjudged', question, reason: said.error }]
  return [{ kind: 'judged', question, ...read(said) }]
}

function isFailed(said: object): said is FailedJudgment {
  return 'error' in said
}

function readAnswer({ correctness, completeness, faithfulness, reasoning }: AnswerJudgment): Judged {
  const grades = { correctness, completeness, faithfulness }
  return { scores: Object.entries(grades).map(([name, value]) => ({ name, value, most: 5 })), ...because(reasoning) }
}

function readQuality(said: QualityJudgment): Judged {
  const missed = (said.criteria ?? []).filter(({ met }) => !met).map(({ text }) => `not met: ${text}`)
  return {
    scores: [
      { name: 'answer quality', value: said.answer_quality, most: 1 },
      { name: 'factual correctness', value: said.factual_correctness, most: 1 },
      { name: 'completeness', value: said.completeness, most: 1 },
    ],
    ...because(said.reasoning, missed),
  }
}

function readRubric({ requirements, categories, weighted_score: total, reasoning }: RubricRun): Judged {
  const parts = Object.entries({ ...categories, ...requirements })
  const notes = parts.flatMap(([name, part]) => (part?.notes === undefined ? [] : [`${name}: ${part.notes}`]))
  const scores = parts.map(([name, part]): Score => ({ name, value: part?.score ?? null, most: 1 }))
  return {
    scores: [...(total === undefined ? [] : [{ name: 'weighted score', value: total, most: 1 }]), ...scores],
    ...because(reasoning, notes),
  }
}

function readClaims({ claims }: ClaimsJudgment): Judged {
  const supported = claims.filter((claim) => claim.supported === true).length
  const others = claims.filter((claim) => claim.supported !== true)
  return {
    scores: [{ name: 'supported claims', value: supported, most: claims.length }],
    ...because(
      undefined,
      others.map(({ text, supported: is }) => `${is === null ? 'cannot be told' : 'not supported'}: ${text}`),
    ),
  }
}

function because(reasoning: string | undefined, lines: readonly string[] = []): Pick<Judged, 'reasoning'> {
  const text = [reasoning?.trim() ?? '', ...lines].filter((line) => line !== '').join('\n')
  return { reasoning: text === '' ? null : text }
}

/** More names than these make nobody wiser. */
const MOST_NAMES = 5
const NAME_LENGTH = 80

/**
 * What is wrong with the agents and tools that a reply called, a clause each; none where they are as the case says.
 * @example describeWorkflow(golden, { tools: [] }, scoring) // ['it did not call the tool "search"']
 */
export function describeWorkflow(golden: GoldenCase, reply: Reply, scoring: Scoring): readonly string[] {
  const validation = validateWorkflow(golden, reply, scoring)
  return CALL_KINDS.flatMap((kind): readonly string[] => {
    const calls = validation[kind]
    if (calls === null) return []
    if (calls === 'trace_missing') return [NO_TRACE[kind]]
    return [
      ...describeNames('it did not call', kind, calls.missing),
      ...describeNames('it called, but should not have,', kind, calls.unexpected),
    ]
  })
}

/**
 * Names behind what is wrong with them, as one clause; none where there is no name. `nouns` is a plural in -s.
 * @example describeNames('it did not retrieve', 'sources', ['a.md']) // ['it did not retrieve the source "a.md"']
 */
export function describeNames(
  what: string,
  nouns: CallKind | 'hops' | 'sources',
  names: readonly string[],
): readonly string[] {
  if (names.length === 0) return []
  const noun = names.length === 1 ? nouns.slice(0, -1) : nouns
  const listed = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name.slice(0, NAME_LENGTH)))
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''
  return [`${what} the ${noun} ${listed.join(', ')}${more}`]
}
