import { z } from 'zod'
import { checkJsonSchema } from '../../../src/metrics/answer/json-schema.js'
import { defaultGates, resolveMetric } from '../../../src/metrics/build-metrics.js'
import { defineMetric, defineRunMetric, type MetricSpec } from '../../../src/metrics/define-metric.js'
import type { ErrorFacts } from '../../../src/model/error-catalogue.js'
import { UserError } from '../../../src/model/error.js'
import { scored } from '../../../src/model/score.js'
import type { Suite } from '../../../src/model/suite/suite.js'
import { parseSuite } from '../../../src/measure/suite/parse-suite.js'
import type { SuiteRegistries } from '../../../src/measure/suite/problem.js'

const WORDS = { summary: '', formula: '', edge_cases: '', example: { text: '', value: 1 } }

const plain: Omit<MetricSpec, 'name' | 'direction' | 'unit' | 'range'> = {
  title: 'A metric',
  source: 'the tests',
  ...WORDS,
  kind: 'continuous',
  applies: () => true,
  score: () => scored(1),
  when_failed: 0,
}
const needsSpans: MetricSpec['applies'] = ({ expected_spans }) => expected_spans.length > 0

const METRICS = [
  {
    ...plain,
    name: 'success',
    direction: 'higher',
    unit: 'ratio',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    default_gate: 'primary',
  },
  {
    ...plain,
    name: 'retrieval.precision',
    direction: 'higher',
    unit: 'ratio',
    range: [0, 1],
    at_each_k: true,
    default_margin: { kind: 'relative', value: 0.1 },
    default_gate: 'guardrail',
    applies: needsSpans,
  },
  {
    ...plain,
    name: 'retrieval.ndcg',
    direction: 'higher',
    unit: 'ratio',
    range: [0, 1],
    at_each_k: true,
    applies: needsSpans,
  },
  {
    ...plain,
    name: 'tokens.total',
    direction: 'lower',
    unit: 'tokens',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
  },
  { ...plain, name: 'tokens.share', direction: 'neutral', unit: 'ratio', range: [0, 1] },
  { ...plain, name: 'score.signed', direction: 'higher', unit: 'count', range: [null, null] },
] as const satisfies readonly MetricSpec[]

const LATENCY_P95 = defineRunMetric({
  name: 'latency.p95',
  title: 'A figure',
  source: 'the tests',
  direction: 'lower',
  unit: 's',
  range: [0, null],
  ...WORDS,
  per_run: () => ({ figure: 'percentile', of: 'score.signed', percentile: 95 }),
})

/** Seven metrics and two targets: one of every kind in which a suite can have mistakes. Few, so that the messages stay short. */
export const registries: SuiteRegistries = {
  targets: [
    {
      name: 'search',
      options: z.strictObject({ include: z.array(z.string()).default(['**/*']), k1: z.number().default(1.2) }),
      deterministic: true,
    },
    {
      name: 'command',
      options: z.strictObject({
        command: z.union([z.string().min(1), z.array(z.string())]),
        cwd: z.string().optional(),
      }),
    },
  ],
  judges: [
    { name: 'strict', options: z.strictObject({ model: z.string().min(1), temperature: z.number().optional() }) },
  ],
  metrics: (settings) =>
    [...METRICS.slice(0, 5).map(defineMetric), LATENCY_P95, ...METRICS.slice(5).map(defineMetric)].flatMap((metric) =>
      metric.expand(settings),
    ),
  resolveMetric,
  tableFigure: () => null,
  judgeMeasures: ['tokens.total', 'tokens.share', 'score.signed'],
  defaultGates,
  checkJsonSchema,
}

export const TARGET = 'target: { type: search }\n'
export const CASES = '- id: a\n  query: q\n  tags: [auth]\n  expected_spans: [{ path: a.ts }]\n'

/** Reads a suite with one manifest and one case file. The hash is the text itself. */
export function read(
  manifest: string,
  cases: string = CASES,
  file = 'a.yaml',
): { suite: Suite; warnings: readonly string[] } {
  return parseSuite({
    home: { name: 'golden', directory: '' },
    manifest: { path: 'golden/suite.yaml', text: manifest },
    caseFiles: [{ path: `golden/cases/${file}`, text: cases }],
    registries,
    hash: (text) => text,
  })
}

/** Returns the problems of an invalid suite, without the folder: `suite.yaml:1: …`. */
export function problemsOf(manifest: string, cases?: string, file?: string): readonly string[] {
  try {
    read(manifest, cases, file)
  } catch (error) {
    if (!(error instanceof UserError) || error.code !== 'suite-invalid') throw error
    const { problems } = error.facts as ErrorFacts['suite-invalid']
    return problems.map((problem) => problem.replace(/^golden\/(cases\/)?/, ''))
  }
  return []
}
