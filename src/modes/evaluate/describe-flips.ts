import { countOf } from '../../format/format-number.js'
import { labelSpan } from '../../format/join-names.js'
import { withinTime } from '../../io/within-time.js'
import { checkAnswer } from '../../metrics/answer/checks.js'
import { decidingQuestion, scoreJudgedAnswer } from '../../metrics/answer/judge-answer.js'
import { requiresHops } from '../../metrics/case-kinds.js'
import { expectsSpans, matchSpans, rankSpans, scoreRanking } from '../../metrics/retrieval/match-spans.js'
import { normalizePath } from '../../metrics/retrieval/normalize-path.js'
import { findsCritical, hitAtK } from '../../metrics/retrieval/ranking-formulas.js'
import { retrievedSources } from '../../metrics/retrieval/sources.js'
import { hasAbstained, hasAskedBack } from '../../metrics/workflow/clarification.js'
import { matchHops } from '../../metrics/workflow/match-hops.js'
import type { FlipDetail, FlipSide } from '../../model/result/report.js'
import type { Judgments } from '../../model/run/judgments.js'
import type { Reply } from '../../model/run/observation.js'
import type { Trial } from '../../model/run/run.js'
import type { Check, GoldenCase } from '../../model/suite/case.js'
import type { Pricing } from '../../model/suite/pricing.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { describeJudgments, describeNames, describeWorkflow } from './describe-judgments.js'
import { shownTrial } from './describe-trial.js'

/** Of the judge's words: enough for a sentence or two. */
const REASONING_LENGTH = 200

type TrialsByCase = ReadonlyMap<string, readonly Trial[]>

/** The stories behind flipped cases, in the order of `ids`: what was asked, expected, answered before and now, and why it fails. */
export function describeFlips({
  ids,
  cases,
  topK,
  pricing,
  scoring,
  deleted = [],
  baseline,
  candidate,
}: {
  readonly ids: readonly string[]
  readonly cases: readonly GoldenCase[]
  /** The primary k. */
  readonly topK: number
  readonly pricing: Pricing
  readonly scoring: Scoring
  /** Ids of cases whose source the change has deleted. */
  readonly deleted?: readonly string[]
  readonly baseline: TrialsByCase
  readonly candidate: TrialsByCase
}): readonly FlipDetail[] {
  const byId = new Map(cases.map((golden) => [golden.id, golden]))
  return ids.flatMap((id) => {
    const golden = byId.get(id)
    if (golden === undefined) return []
    const now = shownTrial(candidate.get(id) ?? [])
    return [
      {
        case_id: id,
        query: golden.query,
        // Results of another harness say no line.
        at: golden.at.line === 0 ? null : golden.at,
        critical: golden.critical,
        expected_answers: expectedAnswers(golden),
        expected_spans: golden.expected_spans.filter(({ relevance }) => relevance > 0).map(labelSpan),
        top_k: topK,
        baseline: describeSide(shownTrial(baseline.get(id) ?? []), golden),
        candidate: describeSide(now, golden),
        reasons: now === null ? [] : reasonsOf(now, golden, { topK, pricing, scoring }),
        ...(deleted.includes(id) && { source_deleted: true as const }),
      },
    ]
  })
}

function expectedAnswers({ expected_answer: expected, answer_mode: mode }: GoldenCase): readonly string[] {
  if (mode === 'must_abstain') return ['(it must decline to answer)']
  if (mode === 'must_clarify') return ['(it must ask back)']
  return expected === undefined ? [] : typeof expected === 'string' ? [expected] : expected
}

function describeSide(trial: Trial | null, golden: GoldenCase): FlipSide | null {
  if (trial === null) return null
  const { observation, judgments } = trial
  if (observation.status === 'failed') {
    const { kind, message, stderr_tail: tail } = observation.failure
    return { answer: null, spans: [], failure: { kind, message, stderr_tail: tail ?? null } }
  }
  const retrieved = observation.reply.spans ?? []
  const spans = matchSpans(retrieved, golden.expected_spans).flatMap(({ rank, expected }, index) => {
    const span = retrieved[index]
    if (rank === null || span === undefined) return []
    // A span that is judged irrelevant (relevance 0) is known, but not expected.
    const isExpected = expected !== null && expected.relevance > 0
    return [{ label: labelSpan(span), rank, matches: isExpected ? labelSpan(expected) : null }]
  })
  const judge = judgments === undefined ? [] : describeJudgments(judgments)
  return { answer: observation.reply.answer, spans, failure: null, ...(judge.length > 0 && { judge }) }
}

/** Why a trial fails, one clause each: what it declined, what it did not find, every check that does not hold, what it called. */
function reasonsOf(
  { observation, judgments, scores, unscored }: Trial,
  golden: GoldenCase,
  { topK, pricing, scoring }: { readonly topK: number; readonly pricing: Pricing; readonly scoring: Scoring },
): readonly string[] {
  const isAnswered = observation.status === 'ok'
  const missing = unscored['success']
  return [
    // An empty answer fails a case even where nothing is asked of the answer.
    ...(isAnswered && scores['success'] === 0 ? describeWillingness(observation.reply, golden) : []),
    ...(scores['success.retrieval'] === 0 ? describeRetrieval(observation, golden, { topK, scoring }) : []),
    ...(isAnswered && scores['success.answer'] === 0 ? describeFailedChecks(observation, golden, pricing) : []),
    ...(isAnswered && scores['success.answer'] === 0 ? describeHops(observation.reply, golden) : []),
    ...(isAnswered && scores['success.answer'] === 0 ? describeJudged(golden, judgments ?? null, scoring) : []),
    ...(isAnswered && scores['success.workflow'] === 0 ? describeWorkflow(golden, observation.reply, scoring) : []),
    ...(missing === undefined ? [] : [missing]),
  ]
}

/** Which part of the retrieval is at fault: spans within the primary k, sources, or both. A trial that failed retrieved nothing. */
function describeRetrieval(
  observation: Trial['observation'],
  golden: GoldenCase,
  { topK, scoring }: { readonly topK: number; readonly scoring: Scoring },
): readonly string[] {
  const reply = observation.status === 'ok' ? observation.reply : { spans: [] }
  const ranking = reply.spans === undefined ? null : rankSpans(reply.spans, golden.expected_spans)
  const isCritical = scoring.success_spans === 'critical'
  const found =
    ranking === null || !expectsSpans(golden)
      ? null
      : scoreRanking(ranking, (possible) => (isCritical ? findsCritical(possible, topK) : hitAtK(possible.gains, topK)))
  const isMissed = found?.kind === 'scored' && found.value === 0
  const sought = isCritical ? 'not every critical span' : 'no expected span'
  const retrieved = retrievedSources(reply)
  const expected = golden.expected_sources ?? []
  const missing = expected.filter((name) => retrieved?.has(normalizePath(name)) === false)
  const needsAll = scoring.success_sources === 'all' || expected.length === 1
  const lacksSources = needsAll || missing.length === expected.length
  return [
    ...(isMissed ? [`${sought} is among the first ${topK} retrieved`] : []),
    ...(lacksSources
      ? describeNames(needsAll ? 'it did not retrieve' : 'it retrieved none of', 'sources', missing)
      : []),
  ]
}

/** Hops count where the case asks for them. */
function describeHops(reply: Reply, golden: GoldenCase): readonly string[] {
  if (!requiresHops(golden)) return []
  const hops = golden.required_hops ?? []
  const found = matchHops(hops, reply.answer, withinTime)
  if (typeof found === 'string') return []
  const missing = hops.filter((hop) => !found.includes(hop)).map(({ id }) => id)
  return describeNames('the answer does not state', 'hops', missing)
}

function describeJudged(golden: GoldenCase, judgments: Judgments | null, scoring: Scoring): readonly string[] {
  const score = scoreJudgedAnswer({ golden, judgments }, { scoring })
  if (score.kind === 'unscored' || score.value === 1) return []
  const question = decidingQuestion(golden, { scoring })
  const reply = question === null ? undefined : judgments?.[question]
  const said = reply !== undefined && 'reasoning' in reply ? reply.reasoning?.replace(/\s+/g, ' ').trim() : ''
  return [`the judge does not find the answer right${said ? `: ${said.slice(0, REASONING_LENGTH)}` : ''}`]
}

function describeWillingness(
  reply: Reply,
  { answer_mode: mode, clarification_expected: mayAsk = false }: GoldenCase,
): readonly string[] {
  const hasDeclined = hasAbstained(reply)
  if (mode === 'must_abstain') return hasDeclined ? [] : ['it answered, but must decline']
  if (hasDeclined) return ['it declined to answer']
  if (mode === 'must_clarify' || mayAsk) return hasAskedBack(reply) ? [] : ['it answered, but must ask back']
  return reply.clarified === true && !mayAsk ? ['it asked back instead of answering'] : []
}

function describeFailedChecks(
  observation: Extract<Trial['observation'], { readonly status: 'ok' }>,
  { checks }: GoldenCase,
  pricing: Pricing,
): readonly string[] {
  const failed = checks.filter((check) => {
    const score = checkAnswer(check, { observation, withinTime }, pricing)
    return score.kind === 'scored' && score.value === 0
  })
  return failed.map(describeFailedCheck)
}

/**
 * What is wrong with an answer of which a check does not hold, as a clause.
 * @example describeFailedCheck({ contains: 'Paris', ignore_case: false }) // 'the answer does not contain "Paris"'
 */
export function describeFailedCheck(check: Check): string {
  if ('contains' in check) return `the answer does not contain ${JSON.stringify(check.contains)}`
  if ('not_contains' in check) return `the answer contains ${JSON.stringify(check.not_contains)}`
  if ('equals' in check) return `the answer is not ${JSON.stringify(check.equals)}`
  if ('regex' in check) return `the answer does not match /${check.regex}/${check.flags}`
  if ('json_schema' in check) return 'the answer is not JSON that fits the schema of the case'
  if ('max_latency_s' in check) return `the answer took longer than ${check.max_latency_s} s`
  if ('max_tokens' in check) return `the answer took more than ${countOf(check.max_tokens, 'token')}`
  if ('max_tool_calls' in check) return `the answer took more than ${countOf(check.max_tool_calls, 'tool call')}`
  return `the answer cost more than ${check.max_cost_usd} US dollars`
}
