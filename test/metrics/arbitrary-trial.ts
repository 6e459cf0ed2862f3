import fc from 'fast-check'
import { ATTEMPT_RESULTS, COMPONENT_TYPES, STEP_TYPES, type Observation } from '../../src/model/run/observation.js'
import type { Judgments } from '../../src/model/run/judgments.js'
import { makeFailure, makeReply } from './make-trial.js'

type Written = Readonly<Record<string, unknown>>

/** Any code point except surrogates. `unit: 'binary'` draws the same but builds tables for a second. */
const codePoint = fc.nat({ max: 0x10_ffff - 0x800 }).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800))

/** An empty text, typical texts of suites and targets, a lone surrogate, and arbitrary texts. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'the',
    'a.ts',
    'b.ts',
    './a.ts',
    'c.ts',
    'search',
    'Search',
    'local',
    'api',
    '\ud800',
    '__proto__',
  ),
  fc.string({ unit: codePoint, maxLength: 12 }),
)
const name = fc
  .oneof(fc.constantFrom('a.ts', './a.ts', 'search', 'rank', 'local', 'api', 'codex', 's1', '\udfff'), text)
  .filter((value) => value !== '')
const count = fc.nat({ max: 1e9 })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const amount = fc.oneof(share, fc.double({ min: 0, max: 1e9, noNaN: true }))
const line = fc.nat({ max: 40 })

/** Any subset of these fields. */
function some(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Written> {
  return fc.record(fields, { requiredKeys: [] })
}

function few(one: fc.Arbitrary<unknown>, maxLength = 5): fc.Arbitrary<readonly unknown[]> {
  return fc.array(one, { maxLength })
}

export const anySpan = some({
  path: text,
  symbol: fc.constantFrom('f', 'g'),
  start_line: line,
  end_line: line,
  source: text,
  hash: fc.constantFrom('h1', 'h2'),
  tokens: count,
  chars: count,
  injected: fc.boolean(),
  text,
})

const claim = fc.record(
  { text, supported: fc.option(fc.boolean()), contradicted: fc.boolean() },
  { requiredKeys: ['text', 'supported'] },
)

/** Any subset of the fields of a reply. */
export const anyReply = some({
  answer: text,
  abstained: fc.boolean(),
  clarified: fc.boolean(),
  spans: few(anySpan, 12),
  sources: few(text),
  model: fc.oneof(text, fc.constant('openai/gpt-4o')),
  usage: some({ input_tokens: count, output_tokens: count, cached_tokens: count }),
  cost_usd: amount,
  ttft_ms: amount,
  phases_ms: some({ embed: amount, retrieve: amount, generate: amount, tool: amount }),
  planner: some({
    route: name,
    confidence: share,
    intent: text,
    span_count: count,
    top_span: text,
    span_ids: few(text),
  }),
  attempts: few(
    some({
      route_tier: name,
      model: text,
      input_tokens: count,
      output_tokens: count,
      cached_tokens: count,
      cost_usd: amount,
      latency_ms: amount,
      result: fc.constantFrom(...ATTEMPT_RESULTS),
      error: text,
    }),
  ),
  tools: few(
    fc.record(
      {
        name,
        arguments: fc.jsonValue({ maxDepth: 2 }),
        ok: fc.boolean(),
        error: text,
        duration_ms: amount,
        agent: text,
        tokens: count,
        sources: few(text),
      },
      { requiredKeys: ['name'] },
    ),
  ),
  agents: few(name),
  steps: few(
    some({
      id: text,
      type: fc.constantFrom(...STEP_TYPES),
      text,
      confidence: share,
      is_backtrack: fc.boolean(),
      agent: text,
      goal_alignment: share,
      weight: amount,
      completed: fc.boolean(),
    }),
  ),
  progress: some({
    achieved: few(
      fc.record(
        { step_id: name, weight: amount, completed: fc.boolean(), goal_alignment: share },
        { requiredKeys: ['step_id'] },
      ),
    ),
    actions_total: count,
    actions_aligned: count,
  }),
  changes: few(some({ id: text, caused_failure: fc.boolean(), reverted: fc.boolean() })),
  claims: few(claim),
  contradictions: count,
  components: few(
    fc.record(
      { type: fc.constantFrom(...COMPONENT_TYPES), name: text, input_tokens: count, output_tokens: count },
      { requiredKeys: ['type'] },
    ),
  ),
  cache: some({ hits: count, misses: count }),
  resources: some({
    memory_mb: amount,
    memory_peak_mb: amount,
    cpu_percent: amount,
    cores: fc.integer({ min: 1, max: 64 }),
  }),
})

const unique = (one: fc.Arbitrary<string>): fc.Arbitrary<readonly string[]> => fc.uniqueArray(one, { maxLength: 4 })

/** Any subset of the fields of a case. */
export const anyCase = some({
  expected_spans: few(
    fc.record(
      {
        path: fc.constantFrom('a.ts', 'b.ts', 'c.ts'),
        symbol: fc.constantFrom('f', 'g'),
        start_line: fc.integer({ min: 1, max: 40 }),
        hash: fc.constantFrom('h1', 'h2'),
        relevance: share,
      },
      { requiredKeys: ['path'] },
    ),
    6,
  ),
  expected_answer: fc.oneof(name, fc.array(name, { minLength: 1, maxLength: 3 })),
  expected_sources: unique(name),
  expected_answer_criteria: fc.oneof(name, fc.array(name, { minLength: 1, maxLength: 3 })),
  key_points: unique(name),
  requirements: few(
    fc.record({ id: name, description: name, weight: amount }, { requiredKeys: ['id', 'description'] }),
  ),
  expected_claims: unique(name),
  tags: unique(name),
  difficulty: fc.constantFrom('easy', 'hard', 'branching', 'coordination'),
  profile: fc.constantFrom('default', 'multi_hop', 'branching', 'coordination'),
  multi_hop: fc.boolean(),
  required_hops: few(
    fc.record(
      { id: name, any_of: fc.array(name, { minLength: 1, maxLength: 2 }), source: name },
      { requiredKeys: ['id', 'any_of'] },
    ),
  ),
  branching: fc.boolean(),
  branching_points: fc.nat({ max: 3 }),
  coordination_points: fc.nat({ max: 3 }),
  required_tools: unique(name),
  optional_tools: unique(name),
  forbidden_tools: unique(name),
  required_agents: unique(name),
  optional_agents: unique(name),
  forbidden_agents: unique(name),
  clarification_expected: fc.boolean(),
  expected_steps: few(fc.record({ step_id: name, weight: amount }, { requiredKeys: ['step_id'] })),
  expected_route: name,
  answer_mode: fc.constantFrom('answerable', 'must_abstain', 'must_clarify'),
  checks: fc.subarray([
    { contains: 'a' },
    { regex: '^a' },
    { max_tokens: 100 },
    { max_cost_usd: 1 },
    { max_tool_calls: 1 },
    { json_schema: { type: 'object' } },
  ]),
})

const failed = fc.record({ error: fc.string() })
const grade = fc.integer({ min: 1, max: 5 })
const rubricScore = fc.option(fc.record({ score: share, confidence: share }, { requiredKeys: ['score'] }))

/** Any subset of the judgments of a trial, or none. */
export const anyJudgments: fc.Arbitrary<Judgments | undefined> = fc.option(
  fc.record(
    {
      answer: fc.oneof(fc.record({ correctness: grade, completeness: grade, faithfulness: grade }), failed),
      quality: fc.oneof(
        fc.record(
          {
            answer_quality: share,
            factual_correctness: share,
            completeness: share,
            criteria: fc.array(fc.record({ text: fc.string(), met: fc.boolean() }), { maxLength: 3 }),
          },
          { requiredKeys: ['answer_quality', 'factual_correctness', 'completeness'] },
        ),
        failed,
      ),
      rubric: fc.record({
        runs: fc.array(
          fc.oneof(
            fc.record(
              {
                requirements: fc.dictionary(name, rubricScore, { maxKeys: 3 }),
                categories: fc.dictionary(fc.constantFrom('clarity', 'efficiency', 'mine'), rubricScore),
                weighted_score: share,
                confidence: share,
              },
              { requiredKeys: [] },
            ),
            failed,
          ),
          { maxLength: 3 },
        ),
      }),
      claims: fc.oneof(
        fc.record({
          claims: fc.array(
            fc.record(
              { text: fc.string(), supported: fc.option(fc.boolean()), contradicted: fc.boolean() },
              { requiredKeys: ['text', 'supported'] },
            ),
            { maxLength: 4 },
          ),
        }),
        failed,
      ),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
)

/** An answer in nine of ten draws, otherwise a failure. */
export const anyObservation: fc.Arbitrary<Observation> = fc.oneof(
  { weight: 9, arbitrary: anyReply.map((written) => makeReply(written)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('timeout', 'infrastructure', 'crash').map((kind) => makeFailure(kind, 'x')),
  },
)
