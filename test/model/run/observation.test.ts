import { describe, expect, test } from 'vitest'
import { replySchema } from '../../../src/model/run/observation.js'
import { judgmentsSchema } from '../../../src/model/run/judgments.js'

/** A reply with every field in docs/protocol.md. */
const FULL = {
  answer: 'Fourteen days.',
  sources: ['docs/refunds.md'],
  planner: { route: 'local', confidence: 0.8, intent: 'refund', span_count: 2, top_span: 'a', span_ids: ['a', 'b'] },
  attempts: [
    { route_tier: 'local', model: 'qwen2.5:7b', input_tokens: 1, output_tokens: 1, result: 'escalated' },
    {
      route_tier: 'api',
      model: 'gpt-5-mini',
      input_tokens: 9,
      output_tokens: 8,
      cached_tokens: 0,
      cost_usd: 0.1,
      latency_ms: 5,
    },
  ],
  tools: [
    { name: 'search', arguments: { query: 'q' }, ok: true, duration_ms: 3, agent: 'research', tokens: 4, sources: [] },
  ],
  agents: ['orchestrator', 'research'],
  steps: [
    { id: 's1', type: 'decision', text: 't', confidence: 1, is_backtrack: false, goal_alignment: 0.5, weight: 2 },
  ],
  progress: {
    achieved: [{ step_id: 's1', weight: 1, completed: true, goal_alignment: 1 }],
    actions_total: 3,
    actions_aligned: 2,
  },
  changes: [{ id: 'c1', caused_failure: true, reverted: false }],
  claims: [{ text: 'x', supported: null, contradicted: false, span_id: 'a' }],
  contradictions: 0,
  components: [{ type: 'TOOL_SCHEMA', name: 'search', input_tokens: 500, output_tokens: 0, cached_tokens: 0 }],
  cache: { hits: 1, misses: 0 },
  resources: { memory_mb: 210, memory_peak_mb: 300, cpu_percent: 130, cores: 4 },
  spans: [{ path: 'a.ts', chars: 12, injected: false }],
}

describe('the fields that a target may report', () => {
  test('are read and kept unchanged, including unknown ones', () => {
    const reply = { ...FULL, mine: 1, planner: { ...FULL.planner, mine: 2 } }
    expect(replySchema.parse(reply)).toEqual(reply)
  })

  test.each([
    [{ planner: { confidence: 1.01 } }, 'planner.confidence'],
    [{ planner: { confidence: NaN } }, 'planner.confidence'],
    [{ attempts: [{ input_tokens: -1 }] }, 'attempts.0.input_tokens'],
    [{ attempts: [{ result: 'gave up' }] }, 'attempts.0.result'],
    [{ attempts: [{ cost_usd: Infinity }] }, 'attempts.0.cost_usd'],
    [{ tools: [{ ok: true }] }, 'tools.0.name'],
    [{ tools: ['search'] }, 'tools.0'],
    [{ agents: [''] }, 'agents.0'],
    [{ steps: [{ type: 'guess' }] }, 'steps.0.type'],
    [{ steps: [{ goal_alignment: -0.1 }] }, 'steps.0.goal_alignment'],
    [{ progress: { achieved: [{ weight: 1 }] } }, 'progress.achieved.0.step_id'],
    [{ claims: [{ text: 'x' }] }, 'claims.0.supported'],
    [{ components: [{ type: 'tool_schema' }] }, 'components.0.type'],
    [{ cache: { hits: 0.5 } }, 'cache.hits'],
    [{ resources: { cores: 0 } }, 'resources.cores'],
    [{ contradictions: -1 }, 'contradictions'],
  ])('%j is refused at %s', (wrong, place) => {
    const issues = replySchema.safeParse({ answer: '', ...wrong }).error?.issues ?? []
    expect(issues.map(({ path }) => path.join('.'))).toEqual([place])
  })
})

describe('a judgment', () => {
  test.each([
    { answer: { correctness: 5, completeness: 4, faithfulness: 1, reasoning: 'r', cost_usd: 0.01 } },
    { answer: { error: 'not JSON' } },
    {
      quality: { answer_quality: 0.9, factual_correctness: 1, completeness: 0.8, criteria: [{ text: 't', met: true }] },
    },
    {
      rubric: {
        runs: [{ categories: { clarity: { score: 0.8, confidence: 0.9 }, documentation: null } }, { error: 'x' }],
      },
    },
    { claims: { claims: [{ text: 't', supported: true }] } },
    {},
  ])('%j is kept', (judgments) => {
    expect(judgmentsSchema.parse(judgments)).toEqual(judgments)
  })

  test.each([
    { answer: { correctness: 0, completeness: 4, faithfulness: 1 } },
    { answer: { correctness: 4.5, completeness: 4, faithfulness: 1 } },
    { answer: { correctness: 4 } },
    { quality: { answer_quality: 1.1, factual_correctness: 1, completeness: 1 } },
    { opinion: {} },
  ])('%j is refused', (judgments) => {
    expect(judgmentsSchema.safeParse(judgments).success).toBe(false)
  })
})
