import { scored } from '../../model/score.js'
import { defineRunMetric } from '../define-metric.js'
import { defineOutcomeMetric } from '../success.js'
import { totalTokens } from './tokens.js'

const SOURCE = 'LLMC, evaluation framework, tokens per accurate answer'

/** Tokens of a trial that succeeds, 0 of one that does not: a part of the next. */
export const tokensAccurate = defineOutcomeMetric({
  name: 'tokens.accurate',
  title: 'tokens of accurate answers',
  source: SOURCE,
  unit: 'tokens',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, null],
  version: 1,
  score: ({ observation }, outcome) => {
    const tokens = totalTokens(observation.reply)
    return tokens.kind === 'unscored' ? tokens : scored(tokens.value * outcome)
  },
  when_failed: 'unscored',
})

export const tokensPerAccurateAnswer = defineRunMetric({
  name: 'tokens.per-accurate-answer',
  title: 'tokens per accurate answer',
  source: `${SOURCE}: the mean over accurate answers`,
  unit: 'tokens',
  direction: 'lower',
  range: [0, null],
  default_margin: { kind: 'relative', value: 0.1 },
  definition: 'tokens.per-accurate-answer/1',
  per_run: () => ({ figure: 'ratio', numerator: 'tokens.accurate', denominator: 'success' }),
})

export const tokensSpentPerAccurateAnswer = defineRunMetric({
  name: 'tokens.spent-per-accurate-answer',
  title: 'tokens spent per accurate answer',
  source: `${SOURCE}: all tokens by the number of accurate answers`,
  unit: 'tokens',
  direction: 'lower',
  range: [0, null],
  default_margin: { kind: 'relative', value: 0.1 },
  definition: 'tokens.spent-per-accurate-answer/1',
  per_run: () => ({ figure: 'ratio', numerator: 'tokens.total', denominator: 'success' }),
})
