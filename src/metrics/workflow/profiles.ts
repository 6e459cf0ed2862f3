import type { MetricDefinition, MetricDocs, MetricExample } from '../../model/metric.js'
import { combineScores, type Score } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { isBranching, isCoordination, KIND_RULES, requiresHops } from '../case-kinds.js'
import {
  describeScoring,
  defineMetric,
  definitionOf,
  type MetricContext,
  type MetricSpec,
  YES_NO,
} from '../define-metric.js'
import { BOTH_OF_TWO_HOPS, ONE_OF_TWO_HOPS, ONE_OF_TWO_TOOLS, TWO_AGENTS } from '../examples.js'
import { AGENT_COVERAGE, TOOL_COVERAGE, TRACE_REPORTED } from './call-coverage.js'
import { ALL_HOPS, GROUNDED_HOP_COVERAGE, HOP_COVERAGE, HOP_RULES, scoreHopCoverage } from './match-hops.js'
import { allOf } from './validate-calls.js'

/** A kind of cases that has metrics of its own. */
interface CaseKind {
  /** The first part of the ids, also used in titles: `branching`. */
  readonly kind: string
  readonly includes: (golden: GoldenCase) => boolean
  /** Text after the name of a metric: `where agents work together`. */
  readonly where: string
  /** What makes the case of an example one of this kind. */
  readonly mark: Readonly<Record<string, unknown>>
}

/** A metric of a kind, with the docs that differ from those of the metric `of`. */
interface KindRow extends Partial<Omit<MetricDocs, 'name'>> {
  /** The last part of the id. */
  readonly part: string
  readonly of: MetricSpec
  /** Text after the kind of cases that the metric applies to. */
  readonly needs: string
  /** The entry of METRICS.md. */
  readonly source: string
  /** An example, without the mark of its kind. */
  readonly example: MetricExample
  /** The meaning, if it is not that of the metric of the same name. */
  readonly rules?: (context: MetricContext) => string
}

/** Defines a metric for the cases of one kind: the same figure under another name. Its definition includes the meaning of the original. */
function defineForKind({ kind, includes, where, mark }: CaseKind, row: KindRow): MetricDefinition {
  const { part, of: spec, needs, source, example, rules, ...words } = row
  return defineMetric({
    ...spec,
    name: `${kind}.${part}`,
    title: `${kind}: ${spec.title}`,
    source: `poc-ai-workflow-frameworks, METRICS.md, ${source}`,
    summary: `\`${spec.name}\` ${where}.`,
    formula: `\`${spec.name}\`.`,
    needs: needs.startsWith('To') ? needs : `To ${kind} cases, as for \`${kind}.hop-coverage\`${needs}.`,
    edge_cases: `As \`${spec.name}\`.`,
    ...words,
    example: { ...example, case: { ...example.case, ...mark } },
    version: 1,
    rules: (context) => `${KIND_RULES} ${rules?.(context) ?? definitionOf(spec, context)}`,
    applies: (golden, context) => includes(golden) && (spec.applies?.(golden, context) ?? true),
  })
}

const HOPS = {
  part: 'hop-coverage',
  of: HOP_COVERAGE,
  example: { text: 'One of two hops is stated: 0.5.', ...ONE_OF_TWO_HOPS, value: 0.5 },
}
const GROUNDED = {
  part: 'grounded-hop-coverage',
  of: GROUNDED_HOP_COVERAGE,
  needs: ', that `hops.grounded-coverage` applies to',
  example: { text: 'Both hops are stated, and the source of one was retrieved: 0.5.', ...BOTH_OF_TWO_HOPS, value: 0.5 },
}
const TOOLS = {
  part: 'tool-coverage',
  of: TOOL_COVERAGE,
  needs: ', with `required_tools`',
  example: { text: 'Required `search` and `rank`; called `search`: 0.5.', ...ONE_OF_TWO_TOOLS, value: 0.5 },
}
const TRACES = {
  part: 'trace-reported',
  of: TRACE_REPORTED,
  needs: '',
  example: { text: 'No `tools`: 0.', reply: {}, value: 0 },
}

const BRANCHING: CaseKind = {
  kind: 'branching',
  includes: isBranching,
  where: 'whose way to the answer branches',
  mark: { branching: true },
}

/** Metrics of cases whose way to the answer branches. */
export const BRANCHING_METRICS: readonly MetricDefinition[] = [
  {
    ...HOPS,
    needs:
      'To branching cases: those with `branching: true`, `branching_points` above 0 or `difficulty: branching`, or more than one hop in the profile `branching`. They need `required_hops`, and cases of another profile do not count.',
    source: 'branching hop coverage',
  },
  { ...GROUNDED, source: 'grounded hop coverage on branching' },
  {
    part: 'success',
    of: { ...ALL_HOPS, title: 'every hop stated' },
    needs: ', with `required_hops`',
    source: 'branching success rate; cases without hops are left out',
    example: { text: 'One of two hops is stated: 0.', ...ONE_OF_TWO_HOPS, value: 0 },
    summary: 'Whether a branching case is answered in full. Its mean is the branching success rate.',
    formula: '1 when `hops.coverage` is 1, else 0.',
    edge_cases: 'As `hops.coverage`.',
  },
  { ...TOOLS, source: 'tool coverage' },
  { ...TRACES, source: 'tool trace reporting rate' },
].map((row: KindRow) => defineForKind(BRANCHING, row))

const reaches = (score: Score, least: number): Score => combineScores([score], (value) => Number(value >= least))

const COORDINATED: MetricSpec = {
  ...AGENT_COVERAGE,
  ...YES_NO,
  title: 'agents and hops',
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

/** Metrics of cases on which several agents work together. */
export const COORDINATION_METRICS: readonly MetricDefinition[] = [
  {
    ...HOPS,
    needs:
      'To coordination cases: those with `difficulty: coordination` or `hard_coordination`, `coordination_points` above 0, or `required_agents` and no difficulty in the profile `coordination`. They need `required_hops`, and cases of another profile do not count.',
    source: 'hop coverage on coordination',
  },
  { ...GROUNDED, source: 'grounded hop coverage on coordination' },
  {
    part: 'success',
    of: COORDINATED,
    rules: ({ scoring }: MetricContext) =>
      `${HOP_RULES}${describeScoring(scoring, ['aliases.agents', 'coordination_hop_threshold'])}`,
    needs: ', with `required_agents` and `required_hops`',
    source: "coordination success rate; the threshold is its implementation's",
    summary:
      'Whether all agents took part and the answer states most of the required hops. Its mean is the coordination success rate.',
    formula:
      '1 when `agents.coverage` is 1 and `hops.coverage` is at least `coordination_hop_threshold` (default 0.8), else 0.',
    edge_cases: 'When enough hops are stated but `agents.coverage` is unscored.',
    example: {
      text: 'Both required agents and four of five hops: 1.',
      case: { ...TWO_AGENTS, required_hops: [1, 2, 3, 4, 5].map((n) => ({ id: `h${n}`, any_of: [`fact ${n}`] })) },
      reply: { answer: 'fact 1, fact 2, fact 3, fact 4', agents: ['billing', 'legal'] },
      value: 1,
    },
  },
  {
    part: 'agent-coverage',
    of: AGENT_COVERAGE,
    needs: ', with `required_agents`',
    source: 'agent coverage',
    example: {
      text: 'Required `billing` and `legal`; called `legal`: 0.5.',
      case: TWO_AGENTS,
      reply: { agents: ['legal'] },
      value: 0.5,
    },
  },
  { ...TOOLS, source: 'tool coverage for coordination' },
  { ...TRACES, source: 'tool trace reporting rate for coordination' },
].map((row: KindRow) => defineForKind(COORDINATION, row))
