import { COMPOSED } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import { type Component, COMPONENT_TYPES, type Reply } from '../../model/run/observation.js'
import { combineScores, type Score, scored, unscored } from '../../model/score.js'
import { AMOUNT, defineMetric, defineRunMetric, EXPENSE, SHARE } from '../define-metric.js'

type ComponentType = Component['type']

const SKILL: readonly ComponentType[] = ['SKILL_PROMPT', 'DOMAIN_EXPERTISE']

/**
 * Sums the input and output tokens of the components of some types; 0 if components are reported and none is of these types. A component
 * that gives only one of the two counts has 0 of the other; one that gives neither makes the sum unscored.
 * @example sumComponents({ answer: '', components: [{ type: 'TOOL_SCHEMA', input_tokens: 50 }] }, ['TOOL_SCHEMA']) // 50
 */
export function sumComponents({ components }: Reply, types: readonly ComponentType[]): Score {
  if (components === undefined) return unscored('the target reported no components')
  let tokens = 0
  for (const { type, input_tokens: input, output_tokens: output } of components) {
    if (!types.includes(type)) continue
    if (input === undefined && output === undefined) return unscored(`a component of type ${type} gives no tokens`)
    tokens += (input ?? 0) + (output ?? 0)
  }
  return scored(tokens)
}

/** What the tokens of each type were used for: ProjectScylla's types, then those with which the components sum to the total. */
const SCYLLA = {
  SYSTEM_PROMPT: 'the base system prompt',
  SKILL_PROMPT: 'instructions of a skill',
  DOMAIN_EXPERTISE: 'knowledge of the domain',
  TOOL_SCHEMA: 'definitions of tools (the document’s schema overhead: `schema-overhead` is the same metric)',
  TOOL_CALL: 'calls of tools',
  TOOL_RESPONSE: 'results of tools',
  ORCHESTRATOR: 'coordination',
  SUB_AGENT: 'agents that work was handed to',
  MONITOR: 'the detection of errors',
  EVALUATOR: 'self-reflection',
}
const PURPOSES: Readonly<Record<ComponentType, string>> = {
  ...SCYLLA,
  USER_PROMPT: 'the user’s own words',
  RESPONSE: 'the answer',
  CONTEXT: 'retrieved context',
  REASONING: 'reasoning',
  OTHER: 'everything else',
}

function defineType(type: ComponentType): MetricDefinition {
  const words = type.toLowerCase().split('_')
  return defineMetric({
    ...AMOUNT,
    name: `components.${words.join('-')}`,
    title: `${words.join(' ')} tokens`,
    aliases: type === 'TOOL_SCHEMA' ? ['components.schema-overhead', 'schema-overhead'] : [],
    source:
      type in SCYLLA
        ? 'ProjectScylla, docs/design/metrics-formulas.md, token tracking by component'
        : 'ProjectScylla: with these, the components sum to the total',
    summary: `Tokens that went to ${PURPOSES[type]}.`,
    formula: `Σ \`input_tokens\` + \`output_tokens\` of the \`components\` of type \`${type}\`; 0 when components are reported and none is of that type.`,
    edge_cases:
      'When the target reported no `components`, or one of the type gives neither `input_tokens` nor `output_tokens`; and for failed trials.',
    example: {
      text: 'One component with 40 in and 10 out, one with 50 in: 100.',
      reply: {
        components: [
          { type, input_tokens: 40, output_tokens: 10 },
          { type, input_tokens: 50 },
        ],
      },
      value: 100,
    },
    unit: 'tokens',
    score: ({ observation }) => sumComponents(observation.reply, [type]),
  })
}

/**
 * Computes the share of skill tokens in skill and schema tokens, 0 to 1; `null` if both are 0.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, skill efficiency.
 * @example skillEfficiency({ skill: 200, schema: 800 }) // 0.2
 */
export function skillEfficiency({ skill, schema }: { readonly skill: number; readonly schema: number }): number | null {
  return skill + schema === 0 ? null : skill / (skill + schema)
}

/** Metrics of what the tokens of a reply were spent on: each type of component, then skills compared with tool definitions. */
export const COMPONENTS: readonly MetricDefinition[] = [
  ...COMPONENT_TYPES.map(defineType),
  defineMetric({
    ...AMOUNT,
    name: 'components.skill-tokens',
    title: 'skill tokens',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, skill efficiency',
    summary: 'Tokens that went to skills.',
    formula: '`components.skill-prompt` + `components.domain-expertise`.',
    edge_cases: 'When one of the two is unscored.',
    example: { text: '150 and 50: 200.', reply: COMPOSED, value: 200 },
    unit: 'tokens',
    score: ({ observation }) => sumComponents(observation.reply, SKILL),
  }),
  defineMetric({
    name: 'components.skill-efficiency',
    aspect: 'spending',
    title: 'skill efficiency',
    summary: 'How much of the tokens of skills and tool definitions goes to skills.',
    formula: 'skill / (skill + schema): `components.skill-tokens`, `components.tool-schema`. 1 without a schema.',
    edge_cases: 'As the two metrics in its formula, and when both are 0.',
    example: { text: '200 skill tokens and 800 schema tokens: 0.2.', reply: COMPOSED, value: 0.2 },
    source: 'ProjectScylla, docs/design/metrics-formulas.md, skill efficiency',
    ...SHARE,
    score: ({ observation: { reply } }) =>
      combineScores(
        [sumComponents(reply, SKILL), sumComponents(reply, ['TOOL_SCHEMA'])],
        (skill, schema) => skillEfficiency({ skill, schema }) ?? 'there are neither skill nor schema tokens',
      ),
  }),
  defineRunMetric({
    name: 'components.token-efficiency-ratio',
    aspect: 'spending',
    title: 'schema tokens per skill token',
    summary: 'How many schema tokens there are for each skill token.',
    formula:
      'Σ `components.tool-schema` / Σ `components.skill-tokens` over the cases, each with its means over trials.',
    edge_cases:
      'A case: when one of its two metrics is unscored. The figure: when no case has skill tokens; it is then infinite if there are schema tokens, and missing if there are none.',
    example: { text: '800 schema tokens and 200 skill tokens: 4.', trials: [{ reply: COMPOSED }], value: 4 },
    source: 'ProjectScylla, docs/design/metrics-formulas.md, token efficiency ratio',
    ...EXPENSE,
    unit: 'ratio',
    absolute_margin: 0.05,
    per_run: () => ({ figure: 'ratio', numerator: 'components.tool-schema', denominator: 'components.skill-tokens' }),
  }),
]
