import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildMetrics } from '../../../src/core/metrics/build-metrics.js'
import { REGISTRY } from '../../../src/core/metrics/index.js'
import { makeFailure, makeReply, scoreWith, SETTINGS } from './make-trial.js'

const SPANS = { expected_spans: [{ path: 'a.ts' }, { path: 'b.ts', relevance: 0.8 }, { path: 'c.ts', relevance: 0.5 }] }
const FOUND = makeReply({
  spans: [{ path: 'x.ts' }, { path: 'b.ts' }, { path: 'a.ts' }, { path: 'y.ts' }, { path: 'z.ts' }],
})
const USAGE = makeReply({ model: 'openai/gpt-5-mini', usage: { input_tokens: 900, output_tokens: 80 }, ttft_ms: 210 })

// The worked example of each metric's section in docs/metrics.md.
const WORKED_EXAMPLES = [
  ['success', 'success', { ...SPANS, checks: [{ contains: 'here' }] }, FOUND, 1],
  ['success.retrieval', 'success.retrieval', SPANS, FOUND, 1],
  ['success.answer', 'success.answer', { answer_mode: 'must_abstain' }, makeReply({ answer: '' }), 1],
  ['retrieval.precision', 'retrieval.precision@5', SPANS, FOUND, 0.4],
  ['retrieval.recall', 'retrieval.recall@5', SPANS, FOUND, 2 / 3],
  [
    'retrieval.ndcg',
    'retrieval.ndcg@5',
    SPANS,
    FOUND,
    (0.8 / Math.log2(3) + 1 / 2) / (1 + 0.8 / Math.log2(3) + 0.5 / 2),
  ],
  ['retrieval.hit', 'retrieval.hit@1', SPANS, FOUND, 0],
  ['retrieval.mrr', 'retrieval.mrr', SPANS, FOUND, 0.5],
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
  ['answer.checks', 'answer.checks', { checks: [{ contains: 'here' }, { max_latency_s: 1 }] }, makeReply({}, 1500), 0],
  ['tokens.total', 'tokens.total', {}, USAGE, 980],
  ['tokens.input', 'tokens.input', {}, USAGE, 900],
  ['tokens.output', 'tokens.output', {}, USAGE, 80],
  ['cost.usd', 'cost.usd', {}, USAGE, 0.000385],
  ['performance.latency', 'performance.latency', {}, USAGE, 1.5],
  ['performance.ttft', 'performance.ttft', {}, USAGE, 0.21],
] as const

describe('known answers', () => {
  test.each(WORKED_EXAMPLES)('%s', (_name, id, written, observation, value) => {
    expect(scoreWith(written, observation).scores[id]).toBeCloseTo(value, 12)
  })

  test('every metric of the registry has one', () => {
    expect(WORKED_EXAMPLES.map(([name]) => name)).toEqual(REGISTRY.map(({ name }) => name))
  })
})

describe('docs/metrics.md', () => {
  const sections = readFileSync(new URL('../../../docs/metrics.md', import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1)

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
      for (const metric of buildMetrics(SETTINGS).filter(({ id }) => id === name || id === `${name}@5`)) {
        const [low, high] = metric.range
        expect(section).toContain(
          `${low ?? 'unbounded'} to ${high ?? 'unbounded'}, ${metric.direction} is better, unit ${metric.unit}`,
        )
        const { kind, value } = metric.default_margin ?? { kind: 'absolute', value: NaN }
        expect(section).toContain(kind === 'relative' ? `${value * 100} % relative` : `${value} absolute`)
      }
    },
  )
})

describe('definitions', () => {
  test('every metric names its definition after itself', () => {
    for (const { id, definition } of buildMetrics(SETTINGS))
      expect(definition.startsWith(`${id.replace(/@\d+$/, '')}/`), id).toBe(true)
  })

  test.each([
    [{ k: [1, 3, 10], primary_k: 3 }, ['success', 'success.retrieval']],
    [{ success: 'retrieval' }, ['success']],
    [{ success: 'answer' }, ['success']],
    [{ pricing: { models: { 'my-model': { input: 1, output: 1 } } } }, []],
  ] as const)('settings %j change the definition of %j only', (changed, ids) => {
    const before = new Map(buildMetrics(SETTINGS).map(({ id, definition }) => [id, definition]))
    const after = buildMetrics({ ...SETTINGS, ...changed })
    expect(after.filter(({ id, definition }) => before.get(id) !== definition).map(({ id }) => id)).toEqual(ids)
  })
})

describe('every metric, on any trial', () => {
  const text = fc.oneof(
    fc.constantFrom('', 'the', 'a.ts', 'b.ts', './a.ts', 'c.ts'),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
    fc.option(value, { nil: undefined })
  const line = fc.nat({ max: 40 })
  const span = fc.record({
    path: maybe(text),
    symbol: maybe(fc.constantFrom('f', 'g')),
    start_line: maybe(line),
    end_line: maybe(line),
    hash: maybe(fc.constantFrom('h1', 'h2')),
  })
  const tokens = fc.nat({ max: 1e9 })
  const reply = fc.record({
    answer: text,
    abstained: maybe(fc.boolean()),
    spans: maybe(fc.array(span, { maxLength: 12 })),
    model: maybe(fc.oneof(text, fc.constant('openai/gpt-4o'))),
    usage: maybe(
      fc.record({ input_tokens: maybe(tokens), output_tokens: maybe(tokens), cached_tokens: maybe(tokens) }),
    ),
    cost_usd: maybe(fc.double({ min: 0, max: 10, noNaN: true })),
    ttft_ms: maybe(fc.nat()),
  })
  const expectedSpan = fc.record({
    path: fc.constantFrom('a.ts', 'b.ts', 'c.ts'),
    symbol: maybe(fc.constantFrom('f', 'g')),
    start_line: maybe(fc.integer({ min: 1, max: 40 })),
    hash: maybe(fc.constantFrom('h1', 'h2')),
    relevance: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  const golden = fc.record({
    expected_spans: fc.array(expectedSpan, { maxLength: 6 }),
    expected_answer: maybe(fc.string({ minLength: 1, maxLength: 12 })),
    answer_mode: fc.constantFrom('answerable', 'must_abstain'),
    checks: fc.subarray([
      { contains: 'a' },
      { regex: '^a' },
      { max_tokens: 100 },
      { max_cost_usd: 1 },
      { json_schema: { type: 'object' } },
    ]),
  })
  const observation = fc.oneof(
    { weight: 9, arbitrary: reply.map((written) => makeReply(written)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('timeout', 'infrastructure', 'crash').map((kind) => makeFailure(kind, 'x')),
    },
  )
  const metrics = buildMetrics(SETTINGS)

  test('gives a finite value in its range, 0 or 1 when binary, or a reason; never both', () => {
    fc.assert(
      fc.property(golden, observation, (written, observed) => {
        const result = scoreWith(written, observed)
        for (const { id, range, kind } of metrics) {
          const value = result.scores[id]
          if (value === undefined) continue
          expect(result.unscored[id], id).toBeUndefined()
          expect(Number.isFinite(value), id).toBe(true)
          expect(value, id).toBeGreaterThanOrEqual(range[0] ?? -Infinity)
          expect(value, id).toBeLessThanOrEqual(range[1] ?? Infinity)
          if (kind === 'binary') expect([0, 1], id).toContain(value)
        }
      }),
    )
  })

  test('gives the same for the same trial, and leaves the trial as it was', () => {
    fc.assert(
      fc.property(golden, observation, (written, observed) => {
        const before = JSON.stringify(observed)
        expect(scoreWith(written, observed)).toEqual(scoreWith(written, observed))
        expect(JSON.stringify(observed)).toBe(before)
      }),
    )
  })

  test('does not change when retrieved spans are repeated further down', () => {
    const named = span.filter(({ path, hash }) => path !== undefined || hash !== undefined)
    fc.assert(
      fc.property(
        golden,
        fc.array(named, { minLength: 1, maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (written, spans, picks) => {
          const repeated = spans.flatMap((one, rank) => [one, spans[(picks.next().value ?? 0) % (rank + 1)] ?? one])
          expect(scoreWith(written, makeReply({ spans: repeated }))).toEqual(scoreWith(written, makeReply({ spans })))
        },
      ),
    )
  })
})
