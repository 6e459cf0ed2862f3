import type { MetricDefinition } from '../../model/metric.js'
import { type Component, COMPONENT_TYPES, type Reply } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { defineAmountMetric, defineMetric, defineRunMetric } from '../define-metric.js'

type ComponentType = Component['type']

const SOURCE = 'ProjectScylla, docs/design/metrics-formulas.md, token tracking by component'
const SKILL: readonly ComponentType[] = ['SKILL_PROMPT', 'DOMAIN_EXPERTISE']
const SCHEMA: readonly ComponentType[] = ['TOOL_SCHEMA']

/**
 * The tokens in and out of the components of some types: 0 when components are reported and none is of them. A component that gives one
 * of the two counts has none of the other; one that gives neither makes the sum unscored.
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

function defineTokens(
  {
    name,
    title,
    aliases = [],
  }: { readonly name: string; readonly title: string; readonly aliases?: readonly string[] },
  types: readonly ComponentType[],
): MetricDefinition {
  return defineAmountMetric({
    name,
    title,
    source: SOURCE,
    unit: 'tokens',
    aliases,
    score: ({ observation }) => sumComponents(observation.reply, types),
  })
}

/** One metric for each type of component, in the order of the types. */
export const componentTokens: readonly MetricDefinition[] = COMPONENT_TYPES.map((type) => {
  const words = type.toLowerCase().split('_')
  return defineTokens(
    {
      name: `components.${words.join('-')}`,
      title: `${words.join(' ')} tokens`,
      aliases: type === 'TOOL_SCHEMA' ? ['components.schema-overhead', 'schema-overhead'] : [],
    },
    [type],
  )
})

export const skillTokens = defineTokens({ name: 'components.skill-tokens', title: 'skill tokens' }, SKILL)

/**
 * The share of skill tokens in skill and schema tokens, 0 to 1; null when both are 0.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, skill efficiency.
 * @example skillEfficiency({ skill: 200, schema: 800 }) // 0.2
 */
export function skillEfficiency({ skill, schema }: { readonly skill: number; readonly schema: number }): number | null {
  return skill + schema === 0 ? null : skill / (skill + schema)
}

export const componentSkillEfficiency = defineMetric({
  name: 'components.skill-efficiency',
  aspect: 'spending',
  title: 'skill efficiency',
  source: 'ProjectScylla, docs/design/metrics-formulas.md, skill efficiency',
  unit: 'ratio',
  kind: 'continuous',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'relative', value: 0.1 },
  absolute_margin: 0.05,
  definition: 'components.skill-efficiency/1',
  applies: () => true,
  score: ({ observation: { reply } }) => {
    const [skill, schema] = [sumComponents(reply, SKILL), sumComponents(reply, SCHEMA)]
    if (skill.kind === 'unscored') return skill
    if (schema.kind === 'unscored') return schema
    const share = skillEfficiency({ skill: skill.value, schema: schema.value })
    return share === null ? unscored('there are neither skill nor schema tokens') : scored(share)
  },
  when_failed: 'unscored',
})

export const tokenEfficiencyRatio = defineRunMetric({
  name: 'components.token-efficiency-ratio',
  aspect: 'spending',
  title: 'schema tokens per skill token',
  source: 'ProjectScylla, docs/design/metrics-formulas.md, token efficiency ratio',
  unit: 'ratio',
  direction: 'lower',
  range: [0, null],
  default_margin: { kind: 'relative', value: 0.1 },
  absolute_margin: 0.05,
  definition: 'components.token-efficiency-ratio/1',
  per_run: () => ({
    figure: 'ratio',
    numerator: 'components.tool-schema',
    denominator: 'components.skill-tokens',
  }),
})
