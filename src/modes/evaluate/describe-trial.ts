import { formatDuration } from '../../format/format-number.js'
import { labelSpan } from '../../format/join-names.js'
import { representativeTrial } from '../../metrics/build-result.js'
import { matchSpans } from '../../metrics/retrieval/match-spans.js'
import type { TraceEntry, TrialStory } from '../../model/result/case-data.js'
import type { Reply } from '../../model/run/observation.js'
import type { ScoredTrial, TrialRecord } from '../../model/run/run.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { describeJudgments } from './describe-judgments.js'

/** A trial as a reader wants to see it: what it answered, retrieved, was graded, and how it came about. */
export function describeTrial({ trial, observation, judgments, retries }: TrialRecord, golden: GoldenCase): TrialStory {
  const judged = describeJudgments(judgments ?? {})
  const lost: TrialStory['facts'] = retries === 0 ? [] : [['retries', String(retries)]]
  if (observation.status === 'failed') {
    const { kind, message, stderr_tail: tail } = observation.failure
    const failure = { kind, message, stderr_tail: tail ?? null }
    return { trial, answer: null, failure, spans: [], judged, trace: [], facts: lost }
  }
  const { reply } = observation
  const facts = [...describeUsage(reply), ...lost]
  return {
    trial,
    answer: reply.answer,
    failure: null,
    spans: describeSpans(reply, golden),
    judged,
    trace: describeTrace(reply),
    facts: observation.cached === true ? [...facts, ['from the cache', 'yes']] : facts,
  }
}

function describeSpans({ spans = [] }: Reply, golden: GoldenCase): TrialStory['spans'] {
  const matches = matchSpans(spans, golden.expected_spans)
  return spans.map((span, place) => {
    const { rank = null, expected = null } = matches[place] ?? {}
    return {
      rank,
      label: labelSpan(span),
      finds: expected === null ? null : { label: labelSpan(expected), relevance: expected.relevance },
      score: span.score ?? null,
      text: span.text ?? null,
    }
  })
}

/** Phases first, since they have no place among the rest; then models, reasoning and tools, each in its order. */
function describeTrace({
  phases_ms: phases = {},
  attempts = [],
  steps = [],
  tools = [],
}: Reply): readonly TraceEntry[] {
  return [
    ...Object.entries(phases).map(([title, ms]): TraceEntry => ({ kind: 'phase', title, detail: null, ms, ok: null })),
    ...attempts.map(({ route_tier: tier, model, result, error, latency_ms: ms }): TraceEntry => ({
      kind: 'attempt',
      title: [tier, model].filter((part) => part !== undefined).join(' · ') || 'model',
      detail: error ?? result ?? null,
      ms: ms ?? null,
      ok: result === undefined ? null : result === 'ok',
    })),
    ...steps.map(({ id, type, text, agent, completed }): TraceEntry => ({
      kind: 'step',
      title: [type ?? 'step', id, agent].filter((part) => part !== undefined).join(' · '),
      detail: text ?? null,
      ms: null,
      ok: completed ?? null,
    })),
    ...tools.map(({ name, agent, arguments: given, error, ok, duration_ms: ms }): TraceEntry => ({
      kind: 'tool',
      title: [name, agent].filter((part) => part !== undefined).join(' · '),
      detail: error ?? (given === undefined ? null : JSON.stringify(given)),
      ms: ms ?? null,
      ok: ok ?? null,
    })),
  ]
}

function describeUsage({ model, usage, ttft_ms: firstToken, planner, agents, sources }: Reply): TrialStory['facts'] {
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
  ]
  return facts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)] as const]))
}

/** The trial that a case is shown by: the first that fails, since it shows what went wrong, else the one that stands for all; null without any. */
export function shownTrial<Item extends Pick<ScoredTrial, 'trial' | 'scores'>>(trials: readonly Item[]): Item | null {
  const ordered = [...trials].sort((a, b) => a.trial - b.trial)
  return ordered.find(({ scores }) => scores['success'] === 0) ?? representativeTrial(ordered)
}
