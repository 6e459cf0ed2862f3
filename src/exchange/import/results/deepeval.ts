import { z } from 'zod'
import { isRecord } from '../../../model/json.js'
import { countTokens, readOwnUsage } from '../../../model/usage.js'
import type { ResultReader, ResultRow } from './result-arm.js'
import { listReasons, numberNames, parseRows, readError, secondsToMs, joinUserTurns } from './rows.js'

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
  /** Used by conversations instead of input and output. */
  turns: z.array(z.unknown()).nullish(),
})
type Case = z.infer<typeof caseSchema>

const runSchema = z.looseObject({
  testCases: z.array(z.unknown()).default([]),
  conversationalTestCases: z.array(z.unknown()).default([]),
})
const isRun = (document: unknown): boolean =>
  isRecord(document) && (Array.isArray(document['testCases']) || Array.isArray(document['conversationalTestCases']))

/** Reads DeepEval's `TestRun` as written to `.deepeval/.latest_test_run.json`, or to one file per run with DEEPEVAL_RESULTS_FOLDER. */
export const deepeval: ResultReader = {
  name: 'deepeval',
  matches: ({ document }) => isRun(unwrap(document)) && runSchema.safeParse(unwrap(document)).success,
  read: (file) => {
    const { testCases, conversationalTestCases } = runSchema.parse(unwrap(file.document))
    const cases = [testCases, conversationalTestCases].flatMap((listed) => parseRows(listed, caseSchema, file))
    return [{ name: '', rows: cases.map(readCase), directions: readDirections(cases) }]
  },
}

/** In the file of the latest run, the run is in `testRunData`. */
const unwrap = (document: unknown): unknown => (isRecord(document) ? document['testRunData'] : undefined) ?? document

/** Infers each metric's direction from scores that differ from their threshold and whether they passed; none if the scores disagree. */
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
  // Two metrics with one name are two scores.
  const names = numberNames(given.map((metric) => metric.name))
  const metrics = given.map((metric, index) => ({ ...metric, name: names[index] ?? metric.name }))
  const query = joinUserTurns(one.turns) ?? input ?? name
  // A metric that could not be computed says nothing about the answer.
  const failed = metrics.filter(({ success }) => success === false)
  const lost = failed.filter(({ score, error }) => typeof score !== 'number' && readError(error) !== undefined)
  const isLost = one.success === false && lost.length > 0 && lost.length === failed.length
  // Names such as `test_case_0` are positions, not ids; only other names identify the test.
  const isCounted = /^(conversational_)?test_case_\d+$/.test(name)
  return {
    // A conversation can begin with the same question as another test.
    id: isCounted ? (one.turns ? `conversation: ${query}` : query) : name,
    query,
    answer: one.actualOutput ?? null,
    expected: one.expectedOutput ?? undefined,
    tags: one.tags ?? [],
    passed: isLost ? null : (one.success ?? null),
    reasons: readReasons(metrics, one.success === false),
    scores: Object.fromEntries(metrics.map((metric) => [metric.name, metric.score ?? null])),
    latency_ms: secondsToMs(one.completionTime),
    cost_usd: one.tokenCost ?? undefined,
    ...countTokens(readOwnUsage(one)),
  }
}

/** Writes "Faithfulness 0.4 (threshold 0.7): why"; for a failed case, only the failed metrics. */
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
