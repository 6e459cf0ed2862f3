import type { ExampleTrial } from '../model/metric.js'

// What several examples of metrics share: cases and replies as files write them.

export const THREE_SPANS = {
  expected_spans: [{ path: 'a.ts' }, { path: 'b.ts', relevance: 0.8 }, { path: 'c.ts', relevance: 0.5 }],
}
export const TWO_FOUND = {
  spans: [{ path: 'x.ts' }, { path: 'b.ts' }, { path: 'a.ts' }, { path: 'y.ts' }, { path: 'z.ts' }],
}
export const TWO_OF_THREE: ExampleTrial = { case: THREE_SPANS, reply: TWO_FOUND }

export const ONE_SPAN = { expected_spans: [{ path: 'a.ts' }] }
/** 60 of 100 tokens are wasted. */
export const WASTEFUL: ExampleTrial = {
  case: ONE_SPAN,
  reply: {
    spans: [
      { path: 'a.ts', tokens: 40 },
      { path: 'x.ts', tokens: 60 },
    ],
  },
}

/** A case that passes with the answer "here", the default answer of an example's reply. */
export const CHECKED = { checks: [{ contains: 'here' }] }

export const USAGE = { model: 'openai/gpt-5-mini', usage: { input_tokens: 900, output_tokens: 80 }, ttft_ms: 210 }
/** One answer that is right and one that is wrong. */
export const ONE_ACCURATE: readonly ExampleTrial[] = [
  { case: CHECKED, reply: USAGE },
  { case: CHECKED, reply: { answer: 'no', usage: { input_tokens: 1400, output_tokens: 100 } } },
]

export const ESCALATED = { attempts: [{ route_tier: 'local', result: 'low_confidence' }, { route_tier: 'api' }] }

/** Two of three confidences miss. */
export const SURE: readonly ExampleTrial[] = [
  { case: CHECKED, reply: { planner: { confidence: 0.9 } } },
  { case: CHECKED, reply: { planner: { confidence: 0.9 }, answer: 'no' } },
  { case: CHECKED, reply: { planner: { confidence: 0.2 }, answer: 'no' } },
]

export const TWO_TOOLS = { required_tools: ['search', 'rank'] }
export const ONE_OF_TWO_TOOLS: ExampleTrial = {
  case: TWO_TOOLS,
  reply: { tools: [{ name: 'SEARCH' }, { name: 'search' }] },
}
export const TWO_AGENTS = { required_agents: ['billing', 'legal'] }

const TWO_HOPS = {
  required_hops: [
    { id: 'who', any_of: ['the buyer'], source: 'gifts.md' },
    { id: 'when', any_of: ['14 days'], source: 'refunds.md' },
  ],
}
export const ONE_OF_TWO_HOPS: ExampleTrial = { case: TWO_HOPS, reply: { answer: 'The  buyer, in 140 days' } }
/** Both hops are stated, but only one has its source. */
export const BOTH_OF_TWO_HOPS: ExampleTrial = {
  case: TWO_HOPS,
  reply: { answer: 'The buyer, in 14 days', sources: ['gifts.md'] },
}

/** An agent that reports everything it did. */
export const AGENT = {
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
  resources: { memory_mb: 200, memory_peak_mb: 320, cpu_percent: 240, cpu_seconds: 0.6, cores: 8 },
  cost_usd: 0.02,
}

export const JUDGED_CASE = { expected_answer: 'x', expected_answer_criteria: 'y', checks: [{ contains: 'here' }] }
const SPENT = { tokens: 800, cost_usd: 0.002 }
/** Judgments of one answer. */
export const GRADED: ExampleTrial = {
  case: JUDGED_CASE,
  reply: { spans: [] },
  judgments: {
    answer: { correctness: 4, completeness: 5, faithfulness: 3, ...SPENT },
    quality: {
      answer_quality: 0.9,
      factual_correctness: 1,
      completeness: 0.8,
      criteria: [true, true, false, true, true].map((met) => ({ text: 'c', met })),
      tokens: 600,
      cost_usd: 0.001,
    },
  },
}
/** Three readings of a rubric, with their confidences. */
export const THREE_READINGS: ExampleTrial = {
  case: JUDGED_CASE,
  reply: { spans: [] },
  judgments: {
    rubric: {
      runs: [
        { categories: { tone: { score: 0.8 } }, confidence: 0.9 },
        { categories: { tone: { score: 0.85 } }, confidence: 0.7 },
        { categories: { tone: { score: 0.75 } }, confidence: 0.8 },
      ],
    },
  },
}
/** Two cases of two trials each, by the grades of a judge. A trial with a 5 passes. */
export const REPEATED: readonly ExampleTrial[] = [
  [4, 5],
  [2, 5],
].flatMap((grades, index) =>
  grades.map((grade) => ({
    case: { id: `c${index}`, ...JUDGED_CASE },
    reply: { answer: grade === 5 ? 'here' : 'no', spans: [] },
    judgments: { answer: { correctness: grade, completeness: grade, faithfulness: grade } },
  })),
)

export const PROGRESS = {
  steps: [{ goal_alignment: 1, weight: 3 }, { goal_alignment: 0.2 }],
  progress: { achieved: [{ step_id: 'a' }, { step_id: 'b', completed: false }], actions_total: 4, actions_aligned: 3 },
}
export const ONE_OF_TWO_STEPS: ExampleTrial = {
  case: { expected_steps: [{ step_id: 'a', weight: 3 }, { step_id: 'b' }] },
  reply: PROGRESS,
}
export const CHANGED = {
  changes: [
    { caused_failure: true, reverted: true },
    { caused_failure: false, reverted: true },
    { caused_failure: false, reverted: false },
    { caused_failure: false, reverted: false },
  ],
}
export const COMPOSED = {
  components: [
    { type: 'TOOL_SCHEMA', input_tokens: 800 },
    { type: 'SKILL_PROMPT', input_tokens: 150 },
    { type: 'DOMAIN_EXPERTISE', input_tokens: 50 },
  ],
}
