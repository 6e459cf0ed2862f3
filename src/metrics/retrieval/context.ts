import type { AnsweredTrial } from '../../model/metric.js'
import { injectedSpans, type Reply, type Span } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { defineAmountMetric, defineMetric, defineRunMetric } from '../define-metric.js'
import { rememberLast } from '../remember-last.js'
import { describeUndecided, expectsSpans, matchSpans, SPAN_RULES } from './match-spans.js'

/** Where a target counts none: the usual estimate for English text and code. */
const CHARACTERS_PER_TOKEN = 4

/**
 * Tokens of a retrieved span: its own count, else a quarter of its characters, rounded up; null when neither is reported.
 * @example tokensOfSpan({ text: 'hello' }) // 2
 */
export function tokensOfSpan(span: Span): number | null {
  if (span.tokens !== undefined) return span.tokens
  const characters = span.chars ?? span.text?.length
  return characters === undefined ? null : Math.ceil(characters / CHARACTERS_PER_TOKEN)
}

/** The spans of a reply that are in the prompt, and their tokens. */
interface ContextSize {
  readonly injected: readonly Span[]
  readonly tokens: readonly number[]
  readonly total: number
  /** How many of them have their tokens estimated from their characters. */
  readonly estimated: number
}

/** What a reply has put into the prompt; the reason where it has no spans, or one of them has no size. */
export const contextSize = rememberLast(({ spans }: Reply): ContextSize | string => {
  if (spans === undefined) return 'the target reported no spans'
  const injected = injectedSpans(spans)
  const tokens: number[] = []
  let total = 0
  let estimated = 0
  for (const span of injected) {
    const count = tokensOfSpan(span)
    if (count === null) return 'a span has neither tokens nor text'
    tokens.push(count)
    total += count
    if (span.tokens === undefined) estimated += 1
  }
  return { injected, tokens, total, estimated }
})

/** Tokens of the spans in the prompt, and of those among them that the case does not expect. */
export interface ContextTokens {
  readonly total: number
  readonly wasted: number
}

/**
 * What the retrieved spans cost in tokens, spans alone: neither system prompt nor question. A span that is retrieved twice, or that the
 * case judges irrelevant, is wasted. Unscored when the reply has no spans, one of them has no size, or it cannot be told whether it is expected.
 */
export function contextTokens({
  observation,
  golden,
}: Pick<AnsweredTrial, 'observation' | 'golden'>): ContextTokens | string {
  const size = contextSize(observation.reply)
  if (typeof size === 'string') return size
  const { tokens, total } = size
  let wasted = 0
  let index = 0
  const matches = matchSpans(size.injected, golden.expected_spans)
  const undecided = describeUndecided(size.injected, matches)
  if (undecided !== null) return undecided
  for (const { expected } of matches) {
    if (expected === null || expected.relevance === 0) wasted += tokens[index] ?? 0
    index += 1
  }
  return { total, wasted }
}

/**
 * The share of the spans in the prompt whose tokens are estimated from their characters.
 * @example estimatedShare({ answer: '', spans: [{ tokens: 40 }, { text: 'hello' }] }) // 0.5
 */
export function estimatedShare(reply: Reply): Score {
  const size = contextSize(reply)
  if (typeof size === 'string') return unscored(size)
  if (size.injected.length === 0) return unscored('no span is in the prompt')
  return scored(size.estimated / size.injected.length)
}

const tokensOfTrial = rememberLast(contextTokens)

function scoreContext(trial: AnsweredTrial, figure: (tokens: ContextTokens) => Score): Score {
  const tokens = tokensOfTrial(trial)
  return typeof tokens === 'string' ? unscored(tokens) : figure(tokens)
}

const SOURCE = 'LLMC, evaluation framework, Context Waste Ratio; tokens of spans only'

export const contextTotal = defineMetric({
  name: 'context.tokens',
  title: 'context tokens',
  source: SOURCE,
  unit: 'tokens',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, null],
  definition: 'context.tokens/1',
  applies: () => true,
  score: ({ observation }) => {
    const size = contextSize(observation.reply)
    return typeof size === 'string' ? unscored(size) : scored(size.total)
  },
  when_failed: 'unscored',
})

export const contextRelevant = defineMetric({
  name: 'context.relevant-tokens',
  title: 'relevant context tokens',
  source: SOURCE,
  unit: 'tokens',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, null],
  definition: `context.relevant-tokens/1 ${SPAN_RULES}`,
  applies: expectsSpans,
  score: (trial) => scoreContext(trial, ({ total, wasted }) => scored(total - wasted)),
  when_failed: 'unscored',
})

export const contextWasted = defineAmountMetric({
  name: 'context.wasted-tokens',
  title: 'wasted context tokens',
  source: SOURCE,
  unit: 'tokens',
  definition: `context.wasted-tokens/1 ${SPAN_RULES}`,
  applies: expectsSpans,
  score: (trial) => scoreContext(trial, ({ wasted }) => scored(wasted)),
})

export const contextWaste = defineMetric({
  name: 'context.waste',
  aspect: 'spending',
  title: 'context waste',
  source: SOURCE,
  unit: 'share',
  kind: 'continuous',
  direction: 'lower',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: `context.waste/1 ${SPAN_RULES}`,
  applies: expectsSpans,
  score: (trial) =>
    scoreContext(trial, ({ total, wasted }) =>
      total === 0 ? unscored('no tokens of context were retrieved') : scored(wasted / total),
    ),
  when_failed: 'unscored',
})

export const contextEstimated = defineMetric({
  name: 'context.estimated',
  title: 'estimated share of context spans',
  source: SOURCE,
  unit: 'ratio',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, 1],
  definition: 'context.estimated/1',
  applies: () => true,
  score: ({ observation }) => estimatedShare(observation.reply),
  when_failed: 'unscored',
})

export const contextWastePooled = defineRunMetric({
  name: 'context.waste-pooled',
  aspect: 'spending',
  title: 'context waste, pooled',
  source: 'LLMC, evaluation framework, Context Waste Ratio, over all tokens of the run',
  unit: 'share',
  direction: 'lower',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: 'context.waste-pooled/1',
  per_run: () => ({ figure: 'ratio', numerator: 'context.wasted-tokens', denominator: 'context.tokens' }),
})
