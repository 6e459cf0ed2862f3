import { z } from 'zod'
import { isRecord } from '../../../model/json.js'
import { countTokens, readOwnUsage } from '../../../model/usage.js'
import type { ResultReader, ResultRow } from './result-arm.js'
import { listReasons, numberNames, parseRows, readError, toMilliseconds, userTurns } from './rows.js'

const optional = z.number().nullish()
const metricSchema = z.looseObject({
  name: z.string(),
  score: optional,
  threshold: optional,
  success: z.boolean().nullish(),
  error: z.string().nullish(),
  reason: z.unknown().optional(),
})
const caseSchema = z.looseObject({
  name: z.string(),
  input: z.string().nullish(),
  actualOutput: z.string().nullish(),
  expectedOutput: z.string().nullish(),
  success: z.boolean().nullish(),
  tokenCost: optional,
  completionTime: optional,
  tags: z.array(z.string()).nullish(),
  metricsData: z.array(metricSchema).nullish(),
  /** A conversation has them in place of an input and an output. */
  turns: z.array(z.unknown()).nullish(),
})
type Case = z.infer<typeof caseSchema>

const runSchema = z.looseObject({
  testCases: z.array(z.unknown()).default([]),
  conversationalTestCases: z.array(z.unknown()).default([]),
})
const isRun = (document: unknown): boolean =>
  isRecord(document) && (Array.isArray(document['testCases']) || Array.isArray(document['conversationalTestCases']))

/** DeepEval's `TestRun` as it writes it: `.deepeval/.latest_test_run.json`, or with DEEPEVAL_RESULTS_FOLDER a file a run. */
export const deepeval: ResultReader = {
  name: 'deepeval',
  title: "DeepEval's test run (.deepeval/.latest_test_run.json, or a file of DEEPEVAL_RESULTS_FOLDER)",
  matches: ({ document }) => isRun(unwrap(document)) && runSchema.safeParse(unwrap(document)).success,
  read: (file) => {
    const { testCases, conversationalTestCases } = runSchema.parse(unwrap(file.document))
    const cases = [testCases, conversationalTestCases].flatMap((listed) => parseRows(listed, caseSchema, file))
    return [{ name: '', rows: cases.map(readCase), directions: readDirections(cases) }]
  },
}

/** The file of the latest run has the run in `testRunData`. */
const unwrap = (document: unknown): unknown => (isRecord(document) ? document['testRunData'] : undefined) ?? document

/** Which way is better of each metric, by its scores that are not at their threshold and whether they passed; none where they disagree. */
function readDirections(cases: readonly Case[]): Readonly<Record<string, 'higher' | 'lower'>> {
  const directions = new Map<string, Set<'higher' | 'lower'>>()
  for (const { name, score, threshold, success } of cases.flatMap(({ metricsData }) => metricsData ?? []))
    if (typeof score === 'number' && typeof threshold === 'number' && typeof success === 'boolean')
      if (score !== threshold)
        directions.set(
          name,
          (directions.get(name) ?? new Set()).add(score > threshold === success ? 'higher' : 'lower'),
        )
  return Object.fromEntries([...directions].flatMap(([name, [way, other]]) => (way && !other ? [[name, way]] : [])))
}

function readCase({ name, input, metricsData, ...one }: Case): ResultRow {
  const given = metricsData ?? []
  // Two metrics of one name are two scores.
  const names = numberNames(given.map((metric) => metric.name))
  const metrics = given.map((metric, index) => ({ ...metric, name: names[index] ?? metric.name }))
  const query = userTurns(one.turns) ?? input ?? name
  // A metric that could not be computed says nothing of the answer.
  const failed = metrics.filter(({ success }) => success === false)
  const lost = failed.filter(({ score, error }) => typeof score !== 'number' && readError(error) !== undefined)
  const isLost = one.success === false && lost.length > 0 && lost.length === failed.length
  // Names are `test_case_0` unless a test has one of its own: they say where a question stands, not which it is.
  const isCounted = /^(conversational_)?test_case_\d+$/.test(name)
  return {
    // A conversation may begin as a question of its own does.
    id: isCounted ? (one.turns ? `conversation: ${query}` : query) : name,
    query,
    answer: one.actualOutput ?? null,
    expected: one.expectedOutput ?? undefined,
    tags: one.tags ?? [],
    passed: isLost ? null : (one.success ?? null),
    reasons: readReasons(metrics, one.success === false),
    scores: Object.fromEntries(metrics.map((metric) => [metric.name, metric.score ?? null])),
    latency_ms: toMilliseconds(one.completionTime),
    cost_usd: one.tokenCost ?? undefined,
    ...countTokens(readOwnUsage(one)),
  }
}

/** "Faithfulness 0.4 (threshold 0.7): why"; of a case that failed, the metrics that did. */
function readReasons(metrics: readonly z.infer<typeof metricSchema>[], isFailed: boolean): readonly string[] {
  return metrics
    .filter(({ success }) => !isFailed || success === false)
    .map(({ name, score, threshold, reason, error }) => {
      const value = typeof score === 'number' ? ` ${Number(score.toPrecision(3))}` : ''
      const limit = typeof threshold === 'number' ? ` (threshold ${Number(threshold.toPrecision(3))})` : ''
      const [why] = listReasons(reason, error)
      return `${name}${value}${limit}${why === undefined ? '' : `: ${why}`}`
    })
}
