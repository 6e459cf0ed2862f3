import type { MetricDefinition } from '../model/metric.js'
import type { Reply } from '../model/observation.js'
import { scored, unscored, type Score } from '../model/score.js'
import { defineMetric, type MetricSpec } from './define/define-metric.js'

/** Input and output tokens of a reply together; unscored unless the target reported both. */
export function totalTokens(reply: Reply): Score {
  const input = inputTokensOf(reply)
  const output = outputTokensOf(reply)
  if (input.kind === 'unscored') return input
  if (output.kind === 'unscored') return output
  return scored(input.value + output.value)
}

/** Input tokens as the target reported them, cached ones included. */
export function inputTokensOf({ usage }: Reply): Score {
  return usage?.input_tokens === undefined
    ? unscored('the target reported no input tokens')
    : scored(usage.input_tokens)
}

export function outputTokensOf({ usage }: Reply): Score {
  return usage?.output_tokens === undefined
    ? unscored('the target reported no output tokens')
    : scored(usage.output_tokens)
}

interface TokenMetricSpec extends Pick<MetricSpec, 'name' | 'title' | 'aliases' | 'default_gate'> {
  readonly figure: (reply: Reply) => Score
}

function defineTokenMetric({ figure, ...spec }: TokenMetricSpec): MetricDefinition {
  return defineMetric({
    ...spec,
    source: 'counts reported by the target (`usage`)',
    unit: 'tokens',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    scale: 'log-ratio',
    default_margin: { kind: 'relative', value: 0.1 },
    definition: `${spec.name}/1`,
    applies: () => true,
    score: ({ observation }) => figure(observation.reply),
    when_failed: 'unscored',
  })
}

export const tokensTotal = defineTokenMetric({
  name: 'tokens.total',
  title: 'tokens per query',
  aliases: ['tokens'],
  default_gate: 'guardrail',
  figure: totalTokens,
})

export const tokensInput = defineTokenMetric({
  name: 'tokens.input',
  title: 'input tokens per query',
  figure: inputTokensOf,
})

export const tokensOutput = defineTokenMetric({
  name: 'tokens.output',
  title: 'output tokens per query',
  figure: outputTokensOf,
})
