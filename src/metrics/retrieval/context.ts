import { ONE_SPAN, WASTEFUL } from '../examples.js'
import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import { injectedSpans, type Reply, type Span } from '../../model/run/observation.js'
import { computeFrom, toScore } from '../../model/score.js'
import { sum } from '../../stats/moments.js'
import {
  BAD_SHARE,
  COUNT,
  AMOUNT,
  defineFamily,
  defineMetric,
  defineRunMetric,
  NEUTRAL_SHARE,
} from '../define-metric.js'
import { memoizeLast } from '../memoize-last.js'
import { describeUndecidedSpan, expectsSpans, matchSpans, SPAN_RULES } from './match-spans.js'

/** The usual estimate for English text and code, for targets that count no tokens. */
const CHARACTERS_PER_TOKEN = 4

/**
 * Returns the tokens of a retrieved span: its own count, else a quarter of its characters, rounded up; `null` if neither is reported.
 * @example tokensOfSpan({ text: 'hello' }) // 2
 */
export function tokensOfSpan(span: Span): number | null {
  if (span.tokens !== undefined) return span.tokens
  const characters = span.chars ?? span.text?.length
  return characters === undefined ? null : Math.ceil(characters / CHARACTERS_PER_TOKEN)
}

/** Returns the spans in the prompt of a reply, with their tokens; a reason if the reply has no spans, or one of them has no size. */
export const contextSize = memoizeLast(({ spans }: Reply) => {
  if (spans === undefined) return 'the target reported no spans'
  const injected = injectedSpans(spans)
  const tokens = injected.map((span) => tokensOfSpan(span) ?? NaN)
  const total = sum(tokens)
  return Number.isNaN(total) ? 'a span has neither tokens nor text' : { injected, tokens, total }
})

/**
 * Counts the tokens of the spans in the prompt, and the wasted ones: those of spans that the case does not expect. System prompt and
 * question do not count. A span that is retrieved twice, or that the case judges irrelevant, is wasted. Returns a reason if the reply has
 * no spans, one of them has no size, or it is unknown whether one is expected.
 */
export const contextTokens = memoizeLast(({ observation, golden }: Pick<AnsweredTrial, 'observation' | 'golden'>) => {
  const size = contextSize(observation.reply)
  if (typeof size === 'string') return size
  const { injected, tokens, total } = size
  const matches = matchSpans(injected, golden.expected_spans)
  const wasted = tokens.filter((_, at) => (matches[at]?.expected?.relevance ?? 0) === 0)
  return describeUndecidedSpan(injected, matches) ?? { total, wasted: sum(wasted) }
})

/**
 * Computes the share of the spans in the prompt whose tokens are estimated from their characters.
 * @example estimatedShare({ answer: '', spans: [{ tokens: 40 }, { text: 'hello' }] }) // 0.5
 */
export function estimatedShare(reply: Reply): number | string {
  return computeFrom(contextSize(reply), ({ injected }) => {
    const estimated = injected.filter(({ tokens }) => tokens === undefined).length
    return injected.length === 0 ? 'no span is in the prompt' : estimated / injected.length
  })
}

const NEEDS = 'To cases with an expected span of relevance above 0.'
const NO_SIZE =
  'When the reply has no `spans`, or one of them gives neither `tokens`, `chars` nor `text`; when the trial failed.'
const TOKENS = {
  edge_cases: NO_SIZE,
  source: 'LLMC, evaluation framework, Context Waste Ratio; tokens of spans only',
  unit: 'tokens',
} as const

type ContextTokens = Exclude<ReturnType<typeof contextTokens>, string>

const defineContext = defineFamily((figure: (tokens: ContextTokens) => number | string) => ({
  ...TOKENS,
  needs: NEEDS,
  example: WASTEFUL,
  rules: SPAN_RULES,
  applies: expectsSpans,
  score: (trial) => toScore(computeFrom(contextTokens(trial), figure)),
}))

/** Metrics of what the retrieved spans take up in the prompt. */
export const CONTEXT: readonly MetricDefinition[] = [
  defineContext({
    name: 'context.waste',
    aspect: 'spending',
    title: 'context waste',
    summary: 'How much of the context is irrelevant.',
    formula:
      "(T − R) / T: T is the number of tokens of all spans in the prompt, R of those that the case expects. A span's tokens are its `tokens`, else a quarter of its `chars` or of the characters of its `text`, rounded up. The spans with `injected: true` are in the prompt, or all spans if none has `injected`. A span that is retrieved twice, or expected with relevance 0, is waste. The system prompt and the question do not count.",
    source:
      'LLMC, evaluation framework, Context Waste Ratio; the tokens are those of spans, not of files or of the whole prompt',
    edge_cases: `${NO_SIZE} When T is 0.`,
    example: { text: 'Expected `a.ts`; retrieved `a.ts` of 40 tokens and `x.ts` of 60: 60/100 = 0.6.', value: 0.6 },
    ...BAD_SHARE,
    unit: 'share',
    measure: ({ total, wasted }) => (total === 0 ? 'the retrieved context has no tokens' : wasted / total),
  }),
  defineRunMetric({
    name: 'context.waste-pooled',
    aspect: 'spending',
    title: 'context waste, pooled',
    summary: 'The same over all tokens of the run, so that long contexts weigh more.',
    formula: 'Σ wasted tokens / Σ tokens over the cases, each with its means over trials.',
    needs: NEEDS,
    edge_cases: 'A case: as in `context.waste`. The figure: when no case has a token of context.',
    example: {
      text: 'Two cases waste 60 of 100 and 0 of 20 tokens: 60/120 = 0.5, while the mean of their ratios is 0.3.',
      trials: [WASTEFUL, { case: ONE_SPAN, reply: { spans: [{ path: 'a.ts', tokens: 20 }] } }],
      value: 0.5,
    },
    source: 'LLMC, evaluation framework, Context Waste Ratio, over all tokens of the run',
    ...BAD_SHARE,
    unit: 'share',
    per_run: () => ({ figure: 'ratio', numerator: 'context.wasted-tokens', denominator: 'context.tokens' }),
  }),
  defineMetric({
    name: 'context.tokens',
    title: 'context tokens',
    summary: 'How many tokens of context are retrieved.',
    formula: 'T of `context.waste`.',
    example: { text: 'Spans of 40 and 60 tokens: 100.', ...WASTEFUL, value: 100 },
    ...COUNT,
    ...TOKENS,
    score: ({ observation }) => toScore(computeFrom(contextSize(observation.reply), ({ total }) => total)),
  }),
  defineContext({
    name: 'context.relevant-tokens',
    title: 'relevant context tokens',
    summary: 'How many tokens of the context are relevant.',
    formula: 'R of `context.waste`: the tokens of the spans in the prompt that the case expects, each counted once.',
    example: { text: 'As for `context.waste`: 40.', value: 40 },
    ...COUNT,
    unit: 'tokens',
    measure: ({ total, wasted }) => total - wasted,
  }),
  defineContext({
    ...AMOUNT,
    name: 'context.wasted-tokens',
    title: 'wasted context tokens',
    summary: 'How many tokens of the context are irrelevant.',
    formula: 'T − R of `context.waste`.',
    example: { text: 'As for `context.waste`: 60.', value: 60 },
    measure: ({ wasted }) => wasted,
  }),
  defineMetric({
    name: 'context.estimated',
    title: 'estimated share of context spans',
    summary: 'For how many of the spans Goldenpair estimates the tokens.',
    formula: 'Spans in the prompt without `tokens` (their characters are divided by four) / all spans in the prompt.',
    source: 'LLMC, evaluation framework, Context Waste Ratio: tokens of spans, else an estimate, which is marked',
    edge_cases: `${NO_SIZE} When no span is in the prompt.`,
    example: {
      text: 'A span with `tokens: 40` and one with `text: hello`: 1/2 = 0.5.',
      reply: {
        spans: [
          { path: 'a.ts', tokens: 40 },
          { path: 'b.ts', text: 'hello' },
        ],
      },
      value: 0.5,
    },
    ...NEUTRAL_SHARE,
    score: ({ observation }) => toScore(estimatedShare(observation.reply)),
  }),
]
