import type { MetricDefinition, MetricExample } from '../../model/metric.js'
import { type Score, scored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { isBranching, isCoordination, KIND_RULES, requiresHops } from '../case-kinds.js'
import { changedScoring, defineMetric, type MetricSpec, YES_NO } from '../define-metric.js'
import { BOTH_HOPS, ONE_HOP, SEARCHED, TWO_AGENTS, TWO_HOPS, TWO_TOOLS } from '../examples.js'
import { AGENT_COVERAGE, TOOL_COVERAGE, TRACE_REPORTED } from './call-coverage.js'
import { ALL_HOPS, GROUNDED_HOP_COVERAGE, HOP_COVERAGE, HOP_RULES, scoreHopCoverage } from './match-hops.js'
import { allOf } from './validate-calls.js'

/** Cases of one kind, which have metrics of their own. */
interface CaseKind {
  /** The first part of the id, and in the title: `branching`. */
  readonly kind: string
  readonly includes: (golden: GoldenCase) => boolean
  /** Behind the name of a metric: `where agents work together`. */
  readonly where: string
  /** What makes the case of an example one of them. */
  readonly mark: Readonly<Record<string, unknown>>
}

interface KindRow {
  /** The last part of the id. */
  readonly part: string
  readonly of: MetricSpec
  /** Behind the kind of cases that it applies to. */
  readonly needs: string
  readonly source: string
  /** An example without the mark of its kind. */
  readonly example: MetricExample
  /** Where it is not simply the metric of the same name. */
  readonly docs?: Partial<MetricSpec['docs']>
}

/** What a metric says of the cases of one kind: the same figure under another name, with the meaning of the first in its definition. */
function defineForKind({ kind, includes, where, mark }: CaseKind, row: KindRow): MetricDefinition {
  const { of: spec, example } = row
  const name = `${kind}.${row.part}`
  return defineMetric({
    ...spec,
    name,
    title: `${kind}: ${spec.title}`,
    source: row.source,
    docs: {
      summary: `\`${spec.name}\` ${where}.`,
      formula: `\`${spec.name}\`.`,
      needs: row.needs.startsWith('To') ? row.needs : `To ${kind} cases, as for \`${kind}.hop-coverage\`${row.needs}.`,
      edge_cases: `As \`${spec.name}\`.`,
      ...row.docs,
      example: { ...example, case: { ...example.case, ...mark } },
    },
    definition: (context) => {
      const { definition = `${spec.name}/1` } = spec
      return `${name}/1 ${KIND_RULES} ${typeof definition === 'string' ? definition : definition(context)}`
    },
    applies: (golden, context) => includes(golden) && (spec.applies?.(golden, context) ?? true),
  })
}

const HOP_EXAMPLE = { text: 'One of two hops is stated: 0.5.', case: TWO_HOPS, reply: ONE_HOP, value: 0.5 }
const GROUNDED_EXAMPLE = {
  text: 'Both hops are stated, and the source of one was retrieved: 0.5.',
  case: TWO_HOPS,
  reply: BOTH_HOPS,
  value: 0.5,
}
const TOOL_EXAMPLE = {
  text: 'Required `search` and `rank`; called `search`: 0.5.',
  case: TWO_TOOLS,
  reply: SEARCHED,
  value: 0.5,
}
const TRACE_EXAMPLE = { text: 'No `tools`: 0.', reply: {}, value: 0 }

const BRANCHING: CaseKind = {
  kind: 'branching',
  includes: isBranching,
  where: 'where the way to the answer forks',
  mark: { branching: true },
}

/** Metrics of cases whose way to the answer forks. */
export const BRANCHING_METRICS: readonly MetricDefinition[] = [
  {
    part: 'hop-coverage',
    of: HOP_COVERAGE,
    needs:
      'To branching cases: with `branching: true`, `branching_points` above 0 or `difficulty: branching`, or, in the profile `branching`, with more than one hop. A case of another profile is none. It has `required_hops`.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, branching hop coverage',
    example: HOP_EXAMPLE,
  },
  {
    part: 'grounded-hop-coverage',
    of: GROUNDED_HOP_COVERAGE,
    needs: ', that `hops.grounded-coverage` applies to',
    source: 'poc-ai-workflow-frameworks, METRICS.md, grounded hop coverage on branching',
    example: GROUNDED_EXAMPLE,
  },
  {
    part: 'success',
    of: { ...ALL_HOPS, title: 'every hop stated' },
    needs: ', with `required_hops`',
    source: 'poc-ai-workflow-frameworks, METRICS.md, branching success rate; cases without hops are left out',
    example: { ...HOP_EXAMPLE, text: 'One of two hops is stated: 0.', value: 0 },
    docs: {
      summary: 'Whether a case whose way forks is answered in full. Its mean is the branching success rate.',
      formula: '1 when `hops.coverage` is 1, else 0.',
      edge_cases: 'As `hops.coverage`.',
    },
  },
  {
    part: 'tool-coverage',
    of: TOOL_COVERAGE,
    needs: ', with `required_tools`',
    source: 'poc-ai-workflow-frameworks, METRICS.md, tool coverage',
    example: TOOL_EXAMPLE,
  },
  {
    part: 'trace-reported',
    of: TRACE_REPORTED,
    needs: '',
    source: 'poc-ai-workflow-frameworks, METRICS.md, tool trace reporting rate',
    example: TRACE_EXAMPLE,
  },
].map((row: KindRow) => defineForKind(BRANCHING, row))

function reaches(score: Score, least: number): Score {
  return score.kind === 'unscored' ? score : scored(score.value >= least ? 1 : 0)
}

const COORDINATED: MetricSpec = {
  ...AGENT_COVERAGE,
  ...YES_NO,
  title: 'agents and hops',
  definition: ({ scoring }) =>
    `${HOP_RULES}${changedScoring(scoring, ['aliases.agents', 'coordination_hop_threshold'])}`,
  applies: (golden, context) => (AGENT_COVERAGE.applies?.(golden, context) ?? true) && requiresHops(golden),
  score: (trial, context) =>
    allOf([
      reaches(AGENT_COVERAGE.score(trial, context), 1),
      reaches(scoreHopCoverage(trial), context.scoring.coordination_hop_threshold),
    ]),
}

const COORDINATION: CaseKind = {
  kind: 'coordination',
  includes: isCoordination,
  where: 'where agents work together',
  mark: { difficulty: 'coordination' },
}

/** Metrics of cases that several agents work on together. */
export const COORDINATION_METRICS: readonly MetricDefinition[] = [
  {
    part: 'hop-coverage',
    of: HOP_COVERAGE,
    needs:
      'To coordination cases: with `difficulty: coordination` or `hard_coordination`, or `coordination_points` above 0, or, in the profile `coordination`, with `required_agents` and no difficulty. A case of another profile is none. It has `required_hops`.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, hop coverage on coordination',
    example: HOP_EXAMPLE,
  },
  {
    part: 'grounded-hop-coverage',
    of: GROUNDED_HOP_COVERAGE,
    needs: ', that `hops.grounded-coverage` applies to',
    source: 'poc-ai-workflow-frameworks, METRICS.md, grounded hop coverage on coordination',
    example: GROUNDED_EXAMPLE,
  },
  {
    part: 'success',
    of: COORDINATED,
    needs: ', with `required_agents` and `required_hops`',
    source: "poc-ai-workflow-frameworks, METRICS.md, coordination success rate; the threshold is its implementation's",
    docs: {
      summary:
        'Whether all agents took part and the answer has most of what they know. Its mean is the coordination success rate.',
      formula:
        '1 when `agents.coverage` is 1 and `hops.coverage` is at least `coordination_hop_threshold` (default 0.8), else 0.',
      edge_cases: 'When `agents.coverage` is unscored and enough hops are stated.',
    },
    example: {
      text: 'Both required agents, four of five hops: 1.',
      case: { ...TWO_AGENTS, required_hops: [1, 2, 3, 4, 5].map((n) => ({ id: `h${n}`, any_of: [`fact ${n}`] })) },
      reply: { answer: 'fact 1, fact 2, fact 3, fact 4', agents: ['billing', 'legal'] },
      value: 1,
    },
  },
  {
    part: 'agent-coverage',
    of: AGENT_COVERAGE,
    needs: ', with `required_agents`',
    source: 'poc-ai-workflow-frameworks, METRICS.md, agent coverage',
    example: {
      text: 'Required `billing` and `legal`; called `legal`: 0.5.',
      case: TWO_AGENTS,
      reply: { agents: ['legal'] },
      value: 0.5,
    },
  },
  {
    part: 'tool-coverage',
    of: TOOL_COVERAGE,
    needs: ', with `required_tools`',
    source: 'poc-ai-workflow-frameworks, METRICS.md, tool coverage for coordination',
    example: TOOL_EXAMPLE,
  },
  {
    part: 'trace-reported',
    of: TRACE_REPORTED,
    needs: '',
    source: 'poc-ai-workflow-frameworks, METRICS.md, tool trace reporting rate for coordination',
    example: TRACE_EXAMPLE,
  },
].map((row: KindRow) => defineForKind(COORDINATION, row))
