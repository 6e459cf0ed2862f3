import type { AnsweredTrial } from '../../model/metric.js'
import { scored, unscored, type Score } from '../../model/score.js'
import { contextSize, contextTokens, estimatedShare, type ContextTokens } from './context-size.js'
import { defineAmountMetric } from '../define/define-amount-metric.js'
import { defineMetric } from '../define/define-metric.js'
import { expectsSpans, SPAN_RULES } from './match-spans.js'
import { rememberLast } from '../remember-last.js'

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
