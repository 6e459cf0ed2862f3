import { expect, test } from 'vitest'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { describeScoring } from '../../src/metrics/define-metric.js'
import { SPAN_RULES } from '../../src/metrics/retrieval/match-spans.js'
import { HOP_RULES } from '../../src/metrics/workflow/match-hops.js'
import { DEFAULT_SCORING, type Scoring } from '../../src/model/suite/scoring.js'
import { SETTINGS } from './make-trial.js'

const aliases = (...names: readonly string[]): Pick<Scoring, 'aliases'> => ({
  aliases: { ...DEFAULT_SCORING.aliases, tools: Object.fromEntries(names.map((name) => [name, 'x'])) },
})

test('the changed scoring leaves out defaults, and has a fixed order', () => {
  expect(describeScoring(DEFAULT_SCORING, ['aliases.agents', 'success_spans'])).toBe('')
  expect(describeScoring({ ...DEFAULT_SCORING, success_spans: 'critical' }, ['success_spans'])).toBe(
    ' {"success_spans":"critical"}',
  )
  const written = (...names: readonly string[]) =>
    describeScoring({ ...DEFAULT_SCORING, ...aliases(...names) }, ['aliases.tools'])
  expect(written('a', 'b')).toBe(' {"aliases.tools":{"a":"x","b":"x"}}')
  expect(written('b', 'a')).toBe(written('a', 'b'))
})

const WORKFLOW = ['success', 'success.workflow', 'workflow.pass', 'workflow.agents-pass', 'workflow.tools-missing']
const IDS = [
  ...WORKFLOW,
  'success.retrieval',
  'success.answer',
  'agents.coverage',
  'tools.coverage',
  'branching.tool-coverage',
  'coordination.success',
  'coordination.agent-coverage',
  'hops.coverage',
]

test.each<[Partial<Scoring>, readonly string[]]>([
  [aliases('websearch'), [...WORKFLOW, 'tools.coverage', 'branching.tool-coverage']],
  [
    { aliases: { ...DEFAULT_SCORING.aliases, agents: { a: 'b' } } },
    [...WORKFLOW, 'agents.coverage', 'coordination.success', 'coordination.agent-coverage'],
  ],
  [{ aliases: { ...DEFAULT_SCORING.aliases, route_tiers: { a: 'local' } } }, []],
  [{ always_expected_agents: [] }, WORKFLOW],
  [{ workflow: { strict: false, require_trace: false } }, WORKFLOW],
  [{ coordination_hop_threshold: 0.9 }, ['coordination.success']],
  [{ success_spans: 'critical' }, ['success', 'success.retrieval']],
  [{ success_sources: 'all' }, ['success', 'success.retrieval']],
  [{ judged: ['quality'] }, ['success', 'success.answer']],
  [{ judged: ['rubric'] }, []],
])('%j is part of the definitions that it changes', (changed, expected) => {
  const definitionsWith = (scoring: Scoring) =>
    new Map(buildMetrics({ ...SETTINGS, scoring }).map(({ id, definition }) => [id, definition]))
  const before = definitionsWith(DEFAULT_SCORING)
  const after = definitionsWith({ ...DEFAULT_SCORING, ...changed })
  expect(IDS.filter((id) => before.get(id) !== after.get(id))).toEqual(IDS.filter((id) => expected.includes(id)))
})

test('the definitions of success name their rules', () => {
  const definitions = buildMetrics(SETTINGS).filter(({ id }) => /^success(\.(retrieval|answer|workflow))?$/.test(id))
  expect(definitions.map(({ definition }) => definition)).toEqual([
    `success/2 rule=all k=5 ${SPAN_RULES} sources=any ${HOP_RULES}`,
    `success.retrieval/2 k=5 ${SPAN_RULES} sources=any`,
    `success.answer/2 ${HOP_RULES}`,
    'success.workflow/1',
  ])
})
