import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readReview } from '../../src/judges/questions/ask-review.js'
import { summarizeCode } from '../../src/metrics/code/code-metrics.js'
import { describeDefaultMargin, describeRange } from '../../src/metrics/describe-facts.js'
import { REGISTRY } from '../../src/metrics/index.js'
import { summarizeRun } from '../../src/metrics/summarize-run.js'
import type { MetricSettings } from '../../src/model/metric.js'
import type { Judgments } from '../../src/model/run/judgments.js'
import { COMPONENT_TYPES } from '../../src/model/run/observation.js'
import { REVIEW_CRITERIA, type RunCode } from '../../src/model/run/run-code.js'
import { DEFAULT_SCORING } from '../../src/model/suite/scoring.js'
import { JUDGED } from './judged.js'
import { makeFailure, makeReply, metricsOf, scoreWith } from './make-trial.js'
import { measureCodeText } from './measure-code-text.js'

const SPANS = { expected_spans: [{ path: 'a.ts' }, { path: 'b.ts', relevance: 0.8 }, { path: 'c.ts', relevance: 0.5 }] }
const FOUND = makeReply({
  spans: [{ path: 'x.ts' }, { path: 'b.ts' }, { path: 'a.ts' }, { path: 'y.ts' }, { path: 'z.ts' }],
})
const USAGE = makeReply({ model: 'openai/gpt-5-mini', usage: { input_tokens: 900, output_tokens: 80 }, ttft_ms: 210 })

const ONE_SPAN = { expected_spans: [{ path: 'a.ts' }] }
const DOCUMENTS = { expected_sources: ['a.md', 'b.md', 'c.md'] }
const CITED = makeReply({ sources: ['./a.md', 'x.md', 'a.md'] })
const CONTEXT = makeReply({
  spans: [
    { path: 'a.ts', tokens: 40 },
    { path: 'x.ts', tokens: 60 },
  ],
})

const CHECKED = { checks: [{ contains: 'here' }] }
const USED = [1, 2, 3, 4, 10].map(
  (tokens) => [{}, makeReply({ usage: { input_tokens: tokens, output_tokens: 0 } })] as const,
)
const PAID = [1, 2, 3, 4, 10].map((dollars) => [{}, makeReply({ cost_usd: dollars })] as const)
const ACCURATE = [
  [CHECKED, USAGE],
  [CHECKED, makeReply({ answer: 'no', usage: { input_tokens: 1400, output_tokens: 100 } })],
] as const
const PHASES = makeReply({ phases_ms: { embed: 40, retrieve: 40, generate: 40, tool: 40 } })
const TIMED = [1, 2, 3, 4, 10].map((seconds) => [{}, makeReply({}, seconds * 1000)] as const)
const WASTED = [
  [ONE_SPAN, CONTEXT],
  [ONE_SPAN, makeReply({ spans: [{ path: 'a.ts', tokens: 20 }] })],
] as const
const ROUTED = makeReply({ attempts: [{ route_tier: 'local', result: 'low_confidence' }, { route_tier: 'api' }] })
const SURE = [
  [CHECKED, makeReply({ planner: { confidence: 0.9 } })],
  [CHECKED, makeReply({ planner: { confidence: 0.9 }, answer: 'no' })],
  [CHECKED, makeReply({ planner: { confidence: 0.2 }, answer: 'no' })],
] as const

const TOOLS = { required_tools: ['search', 'rank'], forbidden_tools: ['delete'] }
const TOOLS_CALLED = makeReply({ tools: [{ name: 'search' }, { name: 'web' }] })
const AGENTS = { required_agents: ['research', 'legal'], forbidden_agents: ['sales'] }
const AGENTS_CALLED = makeReply({ agents: ['orchestrator', 'research', 'poet'] })
const RESEARCH = { required_agents: ['research'] }
const RESEARCH_CALLED = makeReply({ agents: ['orchestrator', 'Research'] })
const TWO_AGENTS = { required_agents: ['billing', 'legal'] }
const TWO_TOOLS = { required_tools: ['search', 'rank'] }
const SEARCHED = makeReply({ tools: [{ name: 'SEARCH' }, { name: 'search' }] })
const THREE_CALLS = makeReply({
  tools: [
    { name: 'a', ok: true },
    { name: 'a', ok: true },
    { name: 'b', ok: false },
  ],
})
const NO_CALLS = makeReply({ tools: [] })
const HOPS = {
  required_hops: [
    { id: 'who', any_of: ['the buyer'], source: 'gifts.md' },
    { id: 'when', any_of: ['14 days'], source: 'refunds.md' },
  ],
}
const ONE_HOP = makeReply({ answer: 'The  buyer, in 140 days' })
const BOTH_HOPS = makeReply({ answer: 'The buyer, in 14 days', sources: ['gifts.md'] })
const BRANCHING = { branching: true }
const COORDINATION = { difficulty: 'coordination' }
const FIVE_HOPS = { required_hops: [1, 2, 3, 4, 5].map((n) => ({ id: `h${n}`, any_of: [`fact ${n}`] })) }
const FOUR_OF_FIVE = makeReply({ answer: 'fact 1, fact 2, fact 3, fact 4', agents: ['billing', 'legal'] })

const AGENT = makeReply({
  steps: [
    { type: 'plan', is_backtrack: false },
    { type: 'decision', confidence: 0.9, is_backtrack: false },
    { type: 'decision', confidence: 0.7, is_backtrack: true },
    { type: 'tool', text: 'Search', is_backtrack: false },
  ],
  claims: [
    { text: 'a', supported: true, contradicted: false },
    { text: 'b', supported: true },
    { text: 'c', supported: true },
    { text: 'd', supported: false, contradicted: true },
  ],
  tools: [
    { name: 'search', arguments: { query: 'a', limit: 5 } },
    { name: 'search', arguments: { query: 'b', limit: 5 } },
    { name: 'search', arguments: { limit: 5, query: 'a' } },
  ],
  cache: { hits: 1, misses: 3 },
  resources: { memory_mb: 200, memory_peak_mb: 320, cpu_percent: 240, cores: 8 },
  cost_usd: 0.02,
})
const PLANNED = makeReply({ steps: [{ type: 'plan' }, { type: 'decision' }, { type: 'execution' }, { type: 'tool' }] })
const CACHED = [
  [{}, AGENT],
  [{}, makeReply({ cache: { hits: 1, misses: 3 } })],
] as const

const PASSED = [
  [CHECKED, makeReply({ cost_usd: 0.1 })],
  [CHECKED, makeReply({ cost_usd: 0.2, answer: 'no' })],
  [CHECKED, makeReply({ cost_usd: 0.3 })],
] as const
const WORK = { expected_steps: [{ step_id: 'a', weight: 3 }, { step_id: 'b' }] }
const WORKED = makeReply({
  steps: [{ goal_alignment: 1, weight: 3 }, { goal_alignment: 0.2 }],
  progress: { achieved: [{ step_id: 'a' }, { step_id: 'b', completed: false }], actions_total: 4, actions_aligned: 3 },
})
const CHANGED = makeReply({
  changes: [
    { caused_failure: true, reverted: true },
    { caused_failure: false, reverted: true },
    { caused_failure: false, reverted: false },
    { caused_failure: false, reverted: false },
  ],
})
const CHANGING = [
  [{}, CHANGED],
  [{}, makeReply({ changes: [] })],
] as const
const COMPOSED = makeReply({
  components: [
    { type: 'TOOL_SCHEMA', input_tokens: 800 },
    { type: 'SKILL_PROMPT', input_tokens: 150 },
    { type: 'DOMAIN_EXPERTISE', input_tokens: 50 },
  ],
})
const COMPONENT_EXAMPLES = COMPONENT_TYPES.map((type) => {
  const name = `components.${type.toLowerCase().replaceAll('_', '-')}`
  const components = [
    { type, input_tokens: 40, output_tokens: 10 },
    { type, input_tokens: 50 },
  ]
  return [name, name, {}, makeReply({ components }), 100] as const
})

// Of figures that need several trials a case: the grades of two cases' trials; a 5 passes.
const GRADED = [
  [4, 5],
  [2, 5],
]
const REPEATED_EXAMPLES = [
  ['success.trial-deviation', Math.SQRT1_2],
  ['judge.correctness-trial-deviation', Math.SQRT2],
  ['judge.correctness-run-deviation', Math.SQRT2],
  ['judge.completeness-run-deviation', Math.SQRT2],
  ['judge.faithfulness-run-deviation', Math.SQRT2],
] as const

// The worked example of each section whose metric is a figure of the whole run: one trial a case.
const RUN_EXAMPLES = [
  ['context.waste-pooled', WASTED, 0.5],
  ['calibration.ece', SURE, 1 / 3],
  ['calibration.mce', SURE, 0.4],
  ['calibration.correlation', SURE, 0.5],
  ['tokens.total-p50', USED, 3],
  ['tokens.total-p95', USED, 8.8],
  ['tokens.per-accurate-answer', ACCURATE, 980],
  ['tokens.spent-per-accurate-answer', ACCURATE, 2480],
  ['cost.usd-p50', PAID, 3],
  ['cost.usd-p95', PAID, 8.8],
  ['performance.latency-p50', TIMED, 3],
  ['performance.latency-p95', TIMED, 8.8],
  ['cache.hit-rate', CACHED, 0.25],
  ['run.cost-of-pass', PASSED, 0.3],
  ['changes.fail-percentage', CHANGING, 0.25],
  ['changes.revert-rate', CHANGING, 0.5],
  ['components.token-efficiency-ratio', [[{}, COMPOSED]], 4],
] as const

// Of metrics that read what a judge said: the judgments of one trial that has spans.
const ASKED = { expected_answer: 'x', expected_answer_criteria: 'y', checks: [{ contains: 'here' }] }
const SPENT = { tokens: 800, cost_usd: 0.002 }
const SAID: Judgments = {
  answer: { correctness: 4, completeness: 5, faithfulness: 3, ...SPENT },
  quality: {
    answer_quality: 0.9,
    factual_correctness: 1,
    completeness: 0.8,
    criteria: [true, true, false, true, true].map((met) => ({ text: 'c', met })),
    tokens: 600,
    cost_usd: 0.001,
  },
}
const READ: Judgments = {
  rubric: {
    runs: [
      [0.8, 0.9],
      [0.85, 0.7],
      [0.75, 0.8],
    ].map(([score = 0, confidence = 0]) => ({ categories: { tone: { score } }, confidence })),
  },
}
const CATEGORIES = {
  functional_correctness: 0.9,
  completeness: 0.8,
  code_quality: 0.7,
  simplicity: 1,
  lack_of_duplication: 0.6,
  clarity: 0.5,
  documentation: 0.4,
  architectural_cleanliness: 0.3,
  efficiency: 0.2,
  cleanup_script_quality: 0.1,
}
const JUDGED_EXAMPLES: readonly (readonly [string, Judgments, number])[] = [
  ['judge.correctness', SAID, 4],
  ['judge.completeness', SAID, 5],
  ['judge.faithfulness', SAID, 3],
  ['judge.overall', SAID, 0.8],
  ['judge.error', { answer: { error: 'not JSON' } }, 1],
  ['judge.tokens', SAID, 1400],
  ['judge.cost-usd', SAID, 0.003],
  ['quality.answer-quality', SAID, 0.9],
  ['quality.factual-correctness', SAID, 1],
  ['quality.completeness', SAID, 0.8],
  ['quality.average', SAID, 0.9],
  ['quality.criteria-met', SAID, 0.8],
  ['rubric.weighted-score', READ, 1.915 / 2.4],
  ['run.composite', { ...SAID, ...READ }, (1 + 1.915 / 2.4) / 2],
  ['rubric.pass', READ, 1],
  ['rubric.confidence', READ, 0.8],
  ...Object.entries(CATEGORIES).map(([category, score]): [string, Judgments, number] => [
    `rubric.${category.replaceAll('_', '-')}`,
    { rubric: { runs: [{ categories: { [category]: { score } } }] } },
    score,
  ]),
]

// Of figures of the source code: those of one file.
const SOURCE = `import os
from langgraph.graph import Graph


# Picks one.
class Picker:
    def pick(self, items: list) -> str:
        for item in items:
            if item:
                return item
        return ''

    def all(self, items):
        return items + items
`
// V = 3, CC = 5, LLOC = 10, c = 10 %.
const MI =
  (100 / 171) *
  (171 - 5.2 * Math.log(3) - 0.23 * 5 - 16.2 * Math.log(10) + 50 * Math.sin(Math.sqrt((2.46 * 10 * Math.PI) / 180)))
const CODE_EXAMPLES = [
  ['code.mi', MI],
  ['code.lowest-mi', MI],
  ['code.average-complexity', 2],
  ['code.max-complexity', 3],
  ['code.average-block-complexity', 7 / 3],
  ['code.max-block-complexity', 3],
  ['code.return-annotations', 0.5],
  ['code.halstead-volume', 3],
  ['code.halstead-difficulty', 1],
  ['code.halstead-effort', 3],
  ['code.halstead-bugs', 0.001],
  ['code.sloc', 10],
  ['code.lloc', 10],
  ['code.comment-ratio', 0.1],
  ['code.imports', 2],
  ['code.framework-imports', 1],
  ['code.classes', 1],
  ['code.functions', 2],
  ['code.review', 3.86],
  ['code.review-readability', 4],
  ['code.review-idiomatic-usage', 4],
  ['code.review-error-handling', 3],
  ['code.review-extensibility', 4],
  ['code.review-testability', 3],
  ['code.review-documentation', 5],
  ['code.review-abstraction', 4],
] as const

// The worked example of each metric's section in docs/metrics.md.
const WORKED_EXAMPLES = [
  ['success', 'success', { ...SPANS, checks: [{ contains: 'here' }] }, FOUND, 1],
  ['success.retrieval', 'success.retrieval', SPANS, FOUND, 1],
  ['success.answer', 'success.answer', { answer_mode: 'must_abstain' }, makeReply({ answer: '' }), 1],
  ['success.workflow', 'success.workflow', { required_tools: ['search'] }, NO_CALLS, 0],
  ['retrieval.precision', 'retrieval.precision@5', SPANS, FOUND, 0.4],
  ['retrieval.recall', 'retrieval.recall@5', SPANS, FOUND, 2 / 3],
  ['retrieval.f1', 'retrieval.f1@5', SPANS, FOUND, 0.5],
  [
    'retrieval.ndcg',
    'retrieval.ndcg@5',
    SPANS,
    FOUND,
    (0.8 / Math.log2(3) + 1 / 2) / (1 + 0.8 / Math.log2(3) + 0.5 / 2),
  ],
  ['retrieval.average-precision', 'retrieval.average-precision@5', SPANS, FOUND, 7 / 18],
  ['retrieval.hit', 'retrieval.hit@1', SPANS, FOUND, 0],
  ['retrieval.mrr', 'retrieval.mrr', SPANS, FOUND, 0.5],
  ['retrieval.map', 'retrieval.map', SPANS, FOUND, 7 / 18],
  ['retrieval.r-precision', 'retrieval.r-precision', SPANS, FOUND, 2 / 3],
  ['retrieval.zero-recall', 'retrieval.zero-recall', SPANS, FOUND, 0],
  ['retrieval.returned', 'retrieval.returned', SPANS, FOUND, 5],
  [
    'retrieval.duplicates',
    'retrieval.duplicates',
    SPANS,
    makeReply({ spans: [{ path: 'a.ts' }, { path: './a.ts' }] }),
    1,
  ],
  ['retrieval.matched-by-path', 'retrieval.matched-by-path', SPANS, FOUND, 1],
  ['sources.precision', 'sources.precision', DOCUMENTS, CITED, 0.5],
  ['sources.recall', 'sources.recall', DOCUMENTS, CITED, 1 / 3],
  ['sources.f1', 'sources.f1', DOCUMENTS, CITED, 0.4],
  ['context.waste', 'context.waste', ONE_SPAN, CONTEXT, 0.6],
  ['context.tokens', 'context.tokens', ONE_SPAN, CONTEXT, 100],
  ['context.relevant-tokens', 'context.relevant-tokens', ONE_SPAN, CONTEXT, 40],
  ['context.wasted-tokens', 'context.wasted-tokens', ONE_SPAN, CONTEXT, 60],
  [
    'context.estimated',
    'context.estimated',
    {},
    makeReply({
      spans: [
        { path: 'a.ts', tokens: 40 },
        { path: 'b.ts', text: 'hello' },
      ],
    }),
    0.5,
  ],
  ['route.escalation-rate', 'route.escalation-rate', {}, ROUTED, 1],
  ['route.escalations', 'route.escalations', {}, ROUTED, 1],
  ['route.attempts', 'route.attempts', {}, ROUTED, 2],
  ['route.first-tier-share', 'route.first-tier-share', {}, ROUTED, 0],
  ['route.accuracy', 'route.accuracy', { expected_route: 'api' }, ROUTED, 0],
  ['route.under-routed', 'route.under-routed', { expected_route: 'api' }, ROUTED, 1],
  ['route.over-routed', 'route.over-routed', { expected_route: 'api' }, ROUTED, 0],
  ['planner.confidence', 'planner.confidence', {}, makeReply({ planner: { confidence: 0.8 } }), 0.8],
  ['planner.span-count', 'planner.span-count', {}, makeReply({ planner: { span_count: 4 } }), 4],
  [
    'calibration.brier',
    'calibration.brier',
    CHECKED,
    makeReply({ planner: { confidence: 0.9 }, answer: 'no' }),
    0.9 ** 2,
  ],
  ['workflow.pass', 'workflow.pass', TOOLS, TOOLS_CALLED, 0],
  ['workflow.agents-pass', 'workflow.agents-pass', RESEARCH, RESEARCH_CALLED, 1],
  ['workflow.agents-missing', 'workflow.agents-missing', AGENTS, AGENTS_CALLED, 1],
  ['workflow.agents-unexpected', 'workflow.agents-unexpected', AGENTS, AGENTS_CALLED, 1],
  ['workflow.agents-included', 'workflow.agents-included', AGENTS, AGENTS_CALLED, 1],
  ['workflow.agents-excluded', 'workflow.agents-excluded', AGENTS, AGENTS_CALLED, 1],
  ['workflow.tools-pass', 'workflow.tools-pass', TOOLS, TOOLS_CALLED, 0],
  ['workflow.tools-missing', 'workflow.tools-missing', TOOLS, TOOLS_CALLED, 1],
  ['workflow.tools-unexpected', 'workflow.tools-unexpected', TOOLS, TOOLS_CALLED, 1],
  ['workflow.tools-included', 'workflow.tools-included', TOOLS, TOOLS_CALLED, 1],
  ['workflow.tools-excluded', 'workflow.tools-excluded', TOOLS, TOOLS_CALLED, 1],
  ['agents.coverage', 'agents.coverage', TWO_AGENTS, makeReply({ agents: ['Billing'] }), 0.5],
  ['tools.coverage', 'tools.coverage', TWO_TOOLS, SEARCHED, 0.5],
  ['tools.trace-reported', 'tools.trace-reported', TWO_TOOLS, NO_CALLS, 1],
  ['tools.used', 'tools.used', {}, NO_CALLS, 0],
  ['tools.calls', 'tools.calls', {}, THREE_CALLS, 3],
  ['tools.errors', 'tools.errors', {}, THREE_CALLS, 1],
  [
    'clarification.match',
    'clarification.match',
    { clarification_expected: true },
    makeReply({ answer: 'Which year?' }),
    1,
  ],
  ['hops.coverage', 'hops.coverage', HOPS, ONE_HOP, 0.5],
  ['hops.grounded-coverage', 'hops.grounded-coverage', HOPS, BOTH_HOPS, 0.5],
  ['hops.chain-success', 'hops.chain-success', HOPS, ONE_HOP, 0],
  ['branching.hop-coverage', 'branching.hop-coverage', { ...HOPS, ...BRANCHING }, ONE_HOP, 0.5],
  ['branching.grounded-hop-coverage', 'branching.grounded-hop-coverage', { ...HOPS, ...BRANCHING }, BOTH_HOPS, 0.5],
  ['branching.success', 'branching.success', { ...HOPS, ...BRANCHING }, ONE_HOP, 0],
  ['branching.tool-coverage', 'branching.tool-coverage', { ...TWO_TOOLS, ...BRANCHING }, SEARCHED, 0.5],
  ['branching.trace-reported', 'branching.trace-reported', BRANCHING, makeReply(), 0],
  ['coordination.hop-coverage', 'coordination.hop-coverage', { ...HOPS, ...COORDINATION }, ONE_HOP, 0.5],
  [
    'coordination.grounded-hop-coverage',
    'coordination.grounded-hop-coverage',
    { ...HOPS, ...COORDINATION },
    BOTH_HOPS,
    0.5,
  ],
  ['coordination.success', 'coordination.success', { ...FIVE_HOPS, ...TWO_AGENTS, ...COORDINATION }, FOUR_OF_FIVE, 1],
  [
    'coordination.agent-coverage',
    'coordination.agent-coverage',
    { ...TWO_AGENTS, ...COORDINATION },
    makeReply({ agents: ['legal'] }),
    0.5,
  ],
  ['coordination.tool-coverage', 'coordination.tool-coverage', { ...TWO_TOOLS, ...COORDINATION }, SEARCHED, 0.5],
  ['coordination.trace-reported', 'coordination.trace-reported', COORDINATION, makeReply(), 0],
  [
    'answer.exact-match',
    'answer.exact-match',
    { expected_answer: 'The Eiffel Tower' },
    makeReply({ answer: 'eiffel tower.' }),
    1,
  ],
  [
    'answer.token-f1',
    'answer.token-f1',
    { expected_answer: "Gustave Eiffel's company" },
    makeReply({ answer: 'the company of Gustave Eiffel' }),
    4 / 7,
  ],
  [
    'answer.rouge-l',
    'answer.rouge-l',
    { expected_answer: 'police killed the gunman' },
    makeReply({ answer: 'police kill the gunman' }),
    2 / 3,
  ],
  ['answer.checks', 'answer.checks', { checks: [{ contains: 'here' }, { max_latency_s: 1 }] }, makeReply({}, 1500), 0],
  ['answer.empty', 'answer.empty', {}, makeReply({ answer: ' ' }), 1],
  ['tokens.total', 'tokens.total', {}, USAGE, 980],
  ['tokens.input', 'tokens.input', {}, USAGE, 900],
  ['tokens.output', 'tokens.output', {}, USAGE, 80],
  [
    'tokens.cached-share',
    'tokens.cached-share',
    {},
    makeReply({ usage: { input_tokens: 900, cached_tokens: 600 } }),
    2 / 3,
  ],
  ['tokens.accurate', 'tokens.accurate', { checks: [{ contains: 'there' }] }, USAGE, 0],
  ['cost.usd', 'cost.usd', {}, USAGE, 0.000385],
  ['cost.known', 'cost.known', {}, USAGE, 1],
  ['performance.latency', 'performance.latency', {}, USAGE, 1.5],
  ['performance.ttft', 'performance.ttft', {}, USAGE, 0.21],
  ['performance.embed', 'performance.embed', {}, PHASES, 0.04],
  ['performance.retrieve', 'performance.retrieve', {}, PHASES, 0.04],
  ['performance.generate', 'performance.generate', {}, PHASES, 0.04],
  ['performance.tool-time', 'performance.tool-time', {}, PHASES, 0.04],
  ['performance.timeout', 'performance.timeout', {}, makeFailure('timeout', 'no reply in 120 s'), 1],
  ['performance.failure', 'performance.failure', {}, makeFailure('crash', 'exit code 1'), 1],
  ['reasoning.depth', 'reasoning.depth', {}, AGENT, 4],
  ['reasoning.planning-score', 'reasoning.planning-score', {}, PLANNED, 0.7],
  ['reasoning.decision-confidence', 'reasoning.decision-confidence', {}, AGENT, 0.8],
  ['reasoning.backtrack-rate', 'reasoning.backtrack-rate', {}, AGENT, 0.25],
  ['reasoning.heuristic', 'reasoning.heuristic', {}, makeReply({ steps: [{ text: 'Search the index' }] }), 1],
  ['grounding.score', 'grounding.score', {}, AGENT, 0.75],
  ['grounding.factual-consistency', 'grounding.factual-consistency', {}, AGENT, 0.75],
  ['grounding.heuristic', 'grounding.heuristic', {}, AGENT, 0],
  ['tools.efficiency', 'tools.efficiency', {}, AGENT, 2 / 3],
  ['resources.memory-mb', 'resources.memory-mb', {}, AGENT, 200],
  ['resources.memory-peak-mb', 'resources.memory-peak-mb', {}, AGENT, 320],
  ['resources.memory-efficiency', 'resources.memory-efficiency', {}, AGENT, 75],
  ['resources.cpu-percent', 'resources.cpu-percent', {}, AGENT, 30],
  ['resources.cpu-efficiency', 'resources.cpu-efficiency', {}, AGENT, 70],
  ['cache.hits', 'cache.hits', {}, AGENT, 1],
  ['cache.accesses', 'cache.accesses', {}, AGENT, 4],
  ['performance.latency-score', 'performance.latency-score', {}, AGENT, 70],
  ['cost.score', 'cost.score', {}, AGENT, 80],
  ['run.progress', 'run.progress', WORK, WORKED, 0.75],
  ['run.progress-simple', 'run.progress-simple', WORK, WORKED, 0.5],
  ['run.strategic-drift', 'run.strategic-drift', {}, WORKED, 0.2],
  ['run.strategic-drift-simple', 'run.strategic-drift-simple', {}, WORKED, 0.25],
  ['changes.total', 'changes.total', {}, CHANGED, 4],
  ['changes.failed', 'changes.failed', {}, CHANGED, 1],
  ['changes.reverted', 'changes.reverted', {}, CHANGED, 2],
  ...COMPONENT_EXAMPLES,
  ['components.skill-tokens', 'components.skill-tokens', {}, COMPOSED, 200],
  ['components.skill-efficiency', 'components.skill-efficiency', {}, COMPOSED, 0.2],
] as const

describe('known answers', () => {
  test.each(WORKED_EXAMPLES)('%s', (_name, id, written, observation, value) => {
    expect(scoreWith(written, observation).scores[id]).toBeCloseTo(value, 12)
  })

  test.each(RUN_EXAMPLES)('%s of a run', (id, cases, value) => {
    const trials = cases.map(([written, observation], index) => ({
      case: `c${index}`,
      trial: 0,
      ...scoreWith(written, observation),
    }))
    expect(summarizeRun({ metrics: metricsOf(), trials })[id]).toEqual({
      mean: expect.closeTo(value, 12) as number,
      n: cases.length,
      applicable: cases.length,
    })
  })

  test.each(JUDGED_EXAMPLES)('%s of a judged trial', (id, judgments, value) => {
    const result = scoreWith(ASKED, makeReply({ spans: [] }), { scoring: JUDGED }, judgments)
    expect(result.scores[id]).toBeCloseTo(value, 12)
  })

  test.each(REPEATED_EXAMPLES)('%s of several trials', (id, value) => {
    const trials = GRADED.flatMap((grades, index) =>
      grades.map((grade, trial) => {
        const observation = makeReply({ answer: grade === 5 ? 'here' : 'no', spans: [] })
        const answer = { correctness: grade, completeness: grade, faithfulness: grade }
        return { case: `c${index}`, trial, ...scoreWith(ASKED, observation, { scoring: JUDGED }, { answer }) }
      }),
    )
    expect(summarizeRun({ metrics: metricsOf({ scoring: JUDGED }), trials })[id]).toEqual({
      mean: expect.closeTo(value, 12) as number,
      n: 2,
      applicable: 2,
    })
  })

  test('of source code', async () => {
    const grades = [4, 4, 3, 4, 3, 5, 4].map((score) => ({ reason: 'r', score }))
    const read = readReview(Object.fromEntries(REVIEW_CRITERIA.map((name, at) => [name, grades[at]])))
    if (typeof read === 'string') throw new Error(read)
    const code: RunCode = {
      ...(await measureCodeText({ 'a.py': SOURCE }, ['langgraph'])),
      review: { kind: 'reviewed', judge: 'j', prompt: 'code/1', cut: null, ...read },
    }
    const kept = summarizeCode(metricsOf(), code)
    expect(summarizeRun({ metrics: metricsOf(), trials: [], kept })).toMatchObject(
      Object.fromEntries(
        CODE_EXAMPLES.map(([id, value]) => [id, { mean: expect.closeTo(value, 12) as number, n: 1, applicable: 1 }]),
      ),
    )
  })

  test('every metric of the registry has one', () => {
    const names = [...WORKED_EXAMPLES, ...JUDGED_EXAMPLES, ...RUN_EXAMPLES, ...REPEATED_EXAMPLES, ...CODE_EXAMPLES].map(
      ([name]) => name,
    )
    expect(names.sort()).toEqual(REGISTRY.map(({ name }) => name).sort())
  })
})

describe('docs/metrics.md', () => {
  const sections = readFileSync(new URL('../../docs/metrics.md', import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1)
  const bulletOf = (section: string, name: string): string =>
    (section.split(`- **${name}.** `)[1] ?? '')
      .split(/\n- \*\*|\n\n/, 1)
      .join('')
      .replace(/\s+/g, ' ')
  const MARKS = [
    'binary',
    'compared as a ratio (log scale)',
    'one figure of the whole run',
    'one number of the source code',
    'bound to the machine',
  ]

  test('has one section for each metric, in the order of the registry', () => {
    const names = sections
      .map((section) => section.split('\n')[0])
      .filter((heading) => /^[a-z0-9.-]+$/.test(heading ?? ''))
    expect(names).toEqual(REGISTRY.map(({ name }) => name))
  })

  test.each(REGISTRY.map(({ name }) => name))(
    '%s says formula, range, direction, unit, what makes it unscored, source and example',
    (name) => {
      const section = sections.find((text) => text.startsWith(`${name}\n`)) ?? ''
      for (const part of ['Formula', 'Range', 'Applies', 'Unscored', 'Default margin', 'Source', 'Example'])
        expect(section, part).toContain(`**${part}.**`)
      for (const metric of metricsOf().filter(({ id }) => id === name || id === `${name}@5`)) {
        const range = bulletOf(section, 'Range')
        const facts = describeRange(metric).split('; ')
        expect(range).toContain(facts[0])
        for (const mark of MARKS) expect(range.toLowerCase().includes(mark), mark).toBe(facts.includes(mark))
        expect(bulletOf(section, 'Default margin')).toContain(describeDefaultMargin(metric))
      }
    },
  )
})

describe('definitions', () => {
  test('every metric names its definition after itself', () => {
    for (const { id, definition } of metricsOf())
      expect(definition.startsWith(`${id.replace(/@\d+$/, '')}/`), id).toBe(true)
  })

  const CALIBRATION = ['calibration.ece', 'calibration.mce', 'calibration.brier', 'calibration.correlation']
  const PASSES = ['run.composite', 'run.cost-of-pass', 'success.trial-deviation']
  const ACCURATE_ANSWERS = ['tokens.per-accurate-answer', 'tokens.spent-per-accurate-answer', 'tokens.accurate']
  const CHANGES: readonly (readonly [Partial<MetricSettings>, readonly string[]])[] = [
    [{ k: [1, 3, 10], primary_k: 3 }, ['success', 'success.retrieval', ...CALIBRATION, ...ACCURATE_ANSWERS, ...PASSES]],
    [{ success: 'retrieval' }, ['success', ...CALIBRATION, ...ACCURATE_ANSWERS, ...PASSES]],
    [{ success: 'answer' }, ['success', ...CALIBRATION, ...ACCURATE_ANSWERS, ...PASSES]],
    [
      { scoring: { ...DEFAULT_SCORING, calibration_buckets: { edges: [0.5], closed: 'left' } } },
      ['calibration.ece', 'calibration.mce'],
    ],
    [
      { scoring: { ...DEFAULT_SCORING, route_tiers: ['small', 'large'] } },
      [
        'route.escalation-rate',
        'route.escalations',
        'route.first-tier-share',
        'route.accuracy',
        'route.under-routed',
        'route.over-routed',
      ],
    ],
    [
      { scoring: { ...DEFAULT_SCORING, rubric_categories: { clarity: 1 } } },
      ['rubric.weighted-score', 'rubric.pass', 'run.composite'],
    ],
    [{ scoring: { ...DEFAULT_SCORING, composite_weights: { pass: 1, impl: 0 } } }, ['run.composite']],
    [{ scoring: { ...DEFAULT_SCORING, judged: ['rubric'] } }, []],
    [
      { scoring: { ...DEFAULT_SCORING, precision_divisor: 'returned' } },
      [1, 3, 5, 10].map((k) => `retrieval.precision@${k}`).concat([1, 3, 5, 10].map((k) => `retrieval.f1@${k}`)),
    ],
    [{ scoring: { ...DEFAULT_SCORING, ndcg_gain: 'exp' } }, [1, 3, 5, 10].map((k) => `retrieval.ndcg@${k}`)],
    [{ scoring: { ...DEFAULT_SCORING, mrr_cutoff: 10 } }, ['retrieval.mrr']],
    [{ scoring: { ...DEFAULT_SCORING, latency_anchor_s: 10 } }, ['performance.latency-score']],
    [{ scoring: { ...DEFAULT_SCORING, cost_anchor_usd: 1 } }, ['cost.score']],
    [{ pricing: { models: { 'my-model': { input: 1, output: 1 } } } }, []],
  ]

  test.each(CHANGES)('settings %j change the definition of %j only', (changed, ids) => {
    const before = new Map(metricsOf().map(({ id, definition }) => [id, definition]))
    const after = metricsOf(changed)
    expect(after.filter(({ id, definition }) => before.get(id) !== definition).map(({ id }) => id)).toEqual(ids)
  })
})
