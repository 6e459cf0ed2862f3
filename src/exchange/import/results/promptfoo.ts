import { z } from 'zod'
import { groupBy } from '../../../model/group-by.js'
import { countTokens, readUsage } from '../../../model/usage.js'
import type { ResultArm, ResultReader, ResultRow } from './result-arm.js'
import { asAnswer, listReasons, parseRows, writeQuery } from './rows.js'

/** promptfoo's `failureReason` if a provider failed, so that no assertion was checked. */
const PROVIDER_FAILED = 2

const anything = z.unknown().optional()
const record = z.record(z.string(), z.unknown()).nullish()
const amount = z.number().nonnegative().nullish()
const resultSchema = z.looseObject({
  success: z.boolean(),
  score: z.number().nullish(),
  // JSON has no NaN, so a score that could not be computed is null.
  namedScores: z.record(z.string(), z.number().nullable()).nullish(),
  failureReason: z.number().nullish(),
  error: z.string().nullish(),
  gradingResult: anything,
  latencyMs: amount,
  cost: amount,
  vars: record,
  testCase: z.looseObject({ description: z.string().nullish(), vars: record, metadata: record }).nullish(),
  provider: z.looseObject({ id: z.string(), label: z.string().nullish() }),
  prompt: z.looseObject({ label: z.string().nullish() }).nullish(),
  response: z.looseObject({ output: anything, tokenUsage: record }).nullish(),
})

const graded = { pass: anything, reason: anything, metadata: z.looseObject({ graderError: anything }).nullish() }
const gradingSchema = z.looseObject({ reason: anything, componentResults: z.array(z.looseObject(graded)).catch([]) })

/** The messages for an unreadable grader answer in versions without the field `graderError`. */
const GRADER_FAILED =
  /^(?:could not extract json|no output|(?:llm-rubric|model-graded-\S+) (?:produced|returned) malformed|api (?:call )?error)/i

/** Returns the reason of the grader's outage if nothing else failed; else `null`. */
function readGraderError(failed: z.infer<typeof gradingSchema>['componentResults']): string | null {
  const [first] = failed
  const reasonOf = ({ reason }: { readonly reason?: unknown }): string => (typeof reason === 'string' ? reason : '')
  const isDown = failed.every((one) => one.metadata?.graderError === true || GRADER_FAILED.test(reasonOf(one)))
  return isDown && first !== undefined ? `the grader failed: ${reasonOf(first)}` : null
}

const documentSchema = z.looseObject({ results: z.looseObject({ results: z.array(z.unknown()) }) })

/** Reads promptfoo's type `EvaluateResult`. Each combination of provider and prompt is an arm. */
export const promptfoo: ResultReader = {
  name: 'promptfoo',
  matches: ({ document, rows }) =>
    documentSchema.safeParse(document).success || resultSchema.safeParse(rows[0]).success,
  read: (file) => {
    const whole = documentSchema.safeParse(file.document)
    const results = parseRows(whole.success ? whole.data.results.results : file.rows, resultSchema, file)
    const prompts = new Set(results.map(({ prompt }) => prompt?.label ?? ''))
    const arms = groupBy(results, ({ provider: { id, label }, prompt }) => {
      const provider = label || id
      return prompts.size > 1 ? `${provider}: ${prompt?.label ?? ''}` : provider
    })
    return [...arms].map(([name, all]): ResultArm => ({ name, rows: all.map(readResult) }))
  },
}

function readResult(result: z.infer<typeof resultSchema>): ResultRow {
  const { testCase, response, success, namedScores, error, score } = result
  const query = writeQuery(testCase?.vars ?? result.vars ?? {})
  const named = [testCase?.metadata?.['id'], testCase?.description].find((one) => typeof one === 'string' && one !== '')
  const scores = Object.entries({ ...namedScores }).filter((entry): entry is [string, number] => entry[1] !== null)
  const grading = gradingSchema.safeParse(result.gradingResult).data
  const failed = (grading?.componentResults ?? []).filter(({ pass }) => pass === false)
  const outage = success ? null : readGraderError(failed)
  const isDown = outage !== null || result.failureReason === PROVIDER_FAILED
  return {
    // On one line, as ids must be.
    id: typeof named === 'string' ? named : query.replaceAll('\n', ', '),
    query,
    answer: asAnswer(response?.output),
    error: isDown ? (outage ?? error ?? 'the provider failed') : undefined,
    ...(outage !== null && { is_outage: true as const }),
    passed: isDown ? null : success,
    // The reason of the whole grading and of each failed assertion; in older files, the error.
    reasons: isDown ? [] : listReasons(...(grading ? [grading, ...failed].map(({ reason }) => reason) : [error])),
    // The own score is the mean of all assertions, including named ones. Null means no score, never 0.
    scores: isDown ? {} : scores.length > 0 ? Object.fromEntries(scores) : typeof score === 'number' ? { score } : {},
    latency_ms: result.latencyMs ?? undefined,
    cost_usd: result.cost ?? undefined,
    ...countTokens(readUsage(response?.tokenUsage ?? {})),
  }
}
