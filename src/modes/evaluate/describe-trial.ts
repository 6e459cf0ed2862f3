import { formatDuration } from '../../format/format-number.js'
import { labelSpan } from '../../format/join-names.js'
import { matchSpans } from '../../metrics/retrieval/match-spans.js'
import type { JudgeOpinion, TraceEntry, TrialDetail } from '../../model/result/case-data.js'
import type { ClaimsJudgment, FailedJudgment, Judgments, RubricRun } from '../../model/run/judgments.js'
import type { Reply } from '../../model/run/observation.js'
import type { ScoredTrial, TrialRecord } from '../../model/run/run.js'
import type { Reason } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import { representativeTrial } from '../../metrics/summarize-run.js'

/**
 * Chooses the trial that a case is shown by: the first that fails, since it shows what went wrong, or else the most
 * representative one; `null` if there is none.
 */
export function chooseTrial<Item extends Pick<ScoredTrial, 'trial' | 'scores'>>(trials: readonly Item[]): Item | null {
  const ordered = [...trials].sort((a, b) => a.trial - b.trial)
  return ordered.find(({ scores }) => scores['success'] === 0) ?? representativeTrial(ordered)
}

/** Describes a trial for a reader: what it answered and retrieved, how it was graded, and how it came about. */
export function describeTrial(
  { trial: number, observation, judgments, retries }: TrialRecord,
  golden: GoldenCase,
  reasons: readonly Reason[],
): TrialDetail {
  const common = { number, reasons, judged: describeJudgments(judgments ?? {}) }
  const lost: TrialDetail['facts'] = retries === 0 ? [] : [['retries', String(retries)]]
  if (observation.status === 'failed') {
    const { kind, message, stderr_tail: tail } = observation.failure
    const failure = { kind, message, stderr_tail: tail ?? null }
    return { ...common, answer: null, failure, spans: [], trace: [], facts: lost }
  }
  const { reply } = observation
  const facts = [...describeUsage(reply), ...lost]
  return {
    ...common,
    answer: reply.answer,
    failure: null,
    spans: describeSpans(reply, golden),
    trace: describeTrace(reply),
    facts: observation.cached === true ? [...facts, ['from the cache', 'yes']] : facts,
  }
}

function describeSpans({ spans = [] }: Reply, golden: GoldenCase): TrialDetail['spans'] {
  const matches = matchSpans(spans, golden.expected_spans)
  return spans.map((span, place) => {
    const { rank = null, expected = null } = matches[place] ?? {}
    const finds = expected === null ? null : { label: labelSpan(expected), relevance: expected.relevance }
    return { rank, label: labelSpan(span), finds, score: span.score ?? null, text: span.text ?? null }
  })
}

/** Lists phases first, since they have no place among the rest; then models, reasoning and tools, each in its order. */
function describeTrace({ phases_ms: phases = {}, attempts = [], steps = [], tools = [] }: Reply) {
  const name = (...parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined).join(' · ')
  return [
    ...Object.entries(phases).map(([title, ms]) => traceEntry('phase', { title, ms })),
    ...attempts.map(({ route_tier: tier, model, result, error, latency_ms: ms }) => {
      const ok = result === undefined ? null : result === 'ok'
      return traceEntry('attempt', { title: name(tier, model) || 'model', detail: error ?? result, ms, ok })
    }),
    ...steps.map(({ id, type, text, agent, completed }) =>
      traceEntry('step', { title: name(type ?? 'step', id, agent), detail: text, ok: completed }),
    ),
    ...tools.map(({ name: tool, agent, arguments: given, error, ok, duration_ms: ms }) => {
      const detail = error ?? (given === undefined ? null : JSON.stringify(given))
      return traceEntry('tool', { title: name(tool, agent), detail, ms, ok })
    }),
  ]
}

function traceEntry(
  kind: TraceEntry['kind'],
  entry: { readonly title: string } & { readonly [Key in 'detail' | 'ms' | 'ok']?: TraceEntry[Key] | undefined },
): TraceEntry {
  const { title, detail = null, ms = null, ok = null } = entry
  return { kind, title, detail, ms, ok }
}

function describeUsage(reply: Reply): TrialDetail['facts'] {
  const { model, usage, ttft_ms: firstToken, planner, agents, sources, reasons } = reply
  const facts: readonly (readonly [string, string | number | undefined])[] = [
    ['model', model],
    ['input tokens', usage?.input_tokens],
    ['cached tokens', usage?.cached_tokens],
    ['output tokens', usage?.output_tokens],
    ['time to first token', firstToken === undefined ? undefined : formatDuration(firstToken / 1000)],
    ['route', planner?.route],
    ['intent', planner?.intent],
    ['agents', agents?.join(', ')],
    ['sources', sources?.join(', ')],
    ['reasons', reasons?.join('\n')],
  ]
  return facts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)] as const]))
}

type Judged = Omit<Extract<JudgeOpinion, { readonly kind: 'judged' }>, 'kind' | 'question'>

/**
 * Returns what judges said about one trial's answer, one opinion for each question that they were asked; for a rubric,
 * the first usable reading.
 */
export function describeJudgments({ answer, quality, rubric, claims, similarity }: Judgments): readonly JudgeOpinion[] {
  return [
    ...giveOpinion('answer', answer, ({ correctness, completeness, faithfulness, reasoning }) => ({
      scores: listScores(5, { correctness, completeness, faithfulness }),
      reasoning: joinLines(reasoning),
    })),
    ...giveOpinion('quality', quality, readQuality),
    ...giveOpinion('rubric', rubric?.runs.find((run) => !('error' in run)) ?? rubric?.runs[0], readRubric),
    ...giveOpinion('claims', claims, readClaims),
    ...giveOpinion('similarity', similarity, (judged) => ({
      scores: listScores(1, { similarity: judged.similarity }),
      reasoning: null,
    })),
  ]
}

/** Returns the opinion on one question; none if the judge was not asked. */
function giveOpinion<Judgment extends object>(
  question: JudgedQuestion,
  judgment: Judgment | FailedJudgment | undefined,
  read: (judgment: Judgment) => Judged,
): readonly JudgeOpinion[] {
  if (judgment === undefined) return []
  if ('error' in judgment)
    return judgment.asked === false ? [] : [{ kind: 'unjudged', question, reason: judgment.error }]
  return [{ kind: 'judged', question, ...read(judgment) }]
}

const listScores = (most: number, values: Readonly<Record<string, number | null>>): Judged['scores'] =>
  Object.entries(values).map(([name, value]) => ({ name, value, most }))

type Quality = Exclude<Judgments['quality'], FailedJudgment | undefined>

function readQuality({ reasoning, criteria = [], completeness, ...grades }: Quality): Judged {
  const { answer_quality, factual_correctness } = grades
  const scores = { 'answer quality': answer_quality, 'factual correctness': factual_correctness, completeness }
  const unmet = criteria.flatMap(({ met, text }) => (met ? [] : [`not met: ${text}`]))
  return { scores: listScores(1, scores), reasoning: joinLines(reasoning, unmet) }
}

function readRubric({ requirements, categories, weighted_score: total, reasoning }: RubricRun): Judged {
  const parts = Object.entries({ ...categories, ...requirements })
  const notes = parts.flatMap(([name, part]) => (part?.notes === undefined ? [] : [`${name}: ${part.notes}`]))
  const scores = parts.map(([name, part]) => ({ name, value: part?.score ?? null, most: 1 }))
  return {
    scores: [...(total === undefined ? [] : [{ name: 'weighted score', value: total, most: 1 }]), ...scores],
    reasoning: joinLines(reasoning, notes),
  }
}

function readClaims({ claims }: ClaimsJudgment): Judged {
  const others = claims.filter(({ supported }) => supported !== true)
  const words = others.map(
    ({ text, supported }) => `${supported === null ? 'cannot be told' : 'not supported'}: ${text}`,
  )
  const scores = listScores(claims.length, { 'supported claims': claims.length - others.length })
  return { scores, reasoning: joinLines(undefined, words) }
}

function joinLines(reasoning: string | undefined, lines: readonly string[] = []): string | null {
  const text = [reasoning?.trim() ?? '', ...lines].filter((line) => line !== '').join('\n')
  return text === '' ? null : text
}
