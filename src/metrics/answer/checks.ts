import type { AnsweredTrial, MetricDefinition, WithinTime } from '../../model/metric.js'
import { countOf } from '../../format/format-number.js'
import { type Score, scored, scoredOr, unscored } from '../../model/score.js'
import type { Check } from '../../model/suite/case.js'
import type { Pricing } from '../../model/suite/pricing.js'
import { costOfReply } from '../cost/price-reply.js'
import { latencySeconds } from '../cost/times.js'
import { totalTokens } from '../cost/tokens.js'
import { defineMetric, BAD_YES_NO, YES_NO } from '../define-metric.js'
import { memoizeLast } from '../memoize-last.js'
import { allOf } from '../workflow/validate-calls.js'
import { openJsonSchema } from './json-schema.js'

const CHECKS = `| check                      | holds when                                                                                            |
| -------------------------- | ----------------------------------------------------------------------------------------------------- |
| \`contains\`, \`not_contains\` | the text is, or is not, in the answer; \`ignore_case: true\` to ignore case                             |
| \`equals\`                   | the answer is the text, apart from white space around it; \`ignore_case\` as above                       |
| \`regex\`                    | the JavaScript expression matches somewhere in the first 100,000 characters; \`flags\` of i, m, s, u, v |
| \`json_schema\`              | the whole answer is JSON that meets the schema (a fence around it is not JSON)                        |
| \`max_latency_s\`            | the reply took at most this many seconds                                                              |
| \`max_tokens\`               | input and output tokens add up to at most this many                                                   |
| \`max_cost_usd\`             | \`cost.usd\` is at most this                                                                            |
| \`max_tool_calls\`           | \`tools.calls\` is at most this many                                                                    |

Text is NFC-normalized before it is compared. \`json_schema\` is JSON Schema 2020-12 in Ajv's strict mode; a \`$ref\` must point
inside the schema. A suite with an unknown keyword, or with \`format\`, is refused.

A \`regex\` or \`json_schema\` that takes longer than a second on an answer, as \`^(a+)+$\` can, is stopped. Once a process has lost five
seconds in this way, it stops each one after 10 ms. Write expressions whose parts cannot match the same text.`

/** Characters of the answer that a regular expression reads, so that a runaway reply cannot stall a run. */
const REGEX_ANSWER_LENGTH = 100_000

/** End of a reason, after the name of the check that was stopped. */
export const TOO_SLOW = 'took too long on this answer and was stopped'

/** Characters that allow backtracking. Without them, an expression visits each place of the answer once, and cannot take long. */
const MAY_TURN_BACK = /[*+?{|]/

/** Whether an expression matches somewhere in the beginning of an answer; `null` if it took too long. */
export function testExpression(expression: RegExp, answer: string, withinTime: WithinTime): boolean | null {
  const text = answer.slice(0, REGEX_ANSWER_LENGTH)
  return MAY_TURN_BACK.test(expression.source) ? withinTime(() => expression.test(text)) : expression.test(text)
}

/** The parts of a trial that a check needs. */
type Asked = Pick<AnsweredTrial, 'observation' | 'withinTime'>

/**
 * Returns 1 if every check of the case holds and 0 if one does not. Unscored if none fails but one cannot be decided, for example because a
 * figure was not reported.
 */
export function scoreChecks(trial: Asked & Pick<AnsweredTrial, 'golden'>, pricing: Pricing): Score {
  return allOf(trial.golden.checks.map((check) => checkAnswer(check, trial, pricing)))
}

/** Returns 1 if one check holds for a reply, else 0. A limit on an unknown figure is unscored, with the figure's reason. */
export function checkAnswer(check: Check, trial: Asked, pricing: Pricing): Score {
  const { observation } = trial
  const { reply } = observation
  const answer = reply.answer.normalize('NFC')
  if ('contains' in check) return pass(folded(answer, check).includes(folded(check.contains, check)))
  if ('not_contains' in check) return pass(!folded(answer, check).includes(folded(check.not_contains, check)))
  if ('equals' in check) return pass(folded(answer, check).trim() === folded(check.equals, check).trim())
  if ('regex' in check || 'json_schema' in check) return checkSlowly(check, trial)
  const { figure, limit } = readLimit(check, observation, pricing)
  return figure.kind === 'unscored' ? figure : pass(figure.value <= limit)
}
type TextCheck =
  SlowCheck | { readonly contains: string } | { readonly not_contains: string } | { readonly equals: string }

/** Returns the figure that a check limits, its limit, and a function that formats such a figure: "2.5 s". */
function readLimit(check: Exclude<Check, TextCheck>, observation: AnsweredTrial['observation'], pricing: Pricing) {
  const { reply } = observation
  const amount = (unit: string) => (value: number) => `${Number(value.toPrecision(4))} ${unit}`
  const count = (noun: string) => (value: number) => countOf(value, noun)
  if ('max_latency_s' in check)
    return { figure: latencySeconds(observation), limit: check.max_latency_s, write: amount('s') }
  if ('max_tokens' in check) return { figure: totalTokens(reply), limit: check.max_tokens, write: count('token') }
  if ('max_cost_usd' in check)
    return { figure: costOfReply(reply, pricing), limit: check.max_cost_usd, write: amount('US dollars') }
  const calls = scoredOr(reply.tools?.length, 'the target did not report its tool calls')
  return { figure: calls, limit: check.max_tool_calls, write: count('tool call') }
}

/**
 * Explains, as a clause, why a check that scores 0 does not hold.
 * @example explainCheck({ contains: 'Paris', ignore_case: false }, trial, pricing) // 'the answer does not contain "Paris"'
 */
export function explainCheck(check: Check, { observation }: Asked, pricing: Pricing): string {
  if ('contains' in check) return `the answer does not contain ${JSON.stringify(check.contains)}`
  if ('not_contains' in check) return `the answer contains ${JSON.stringify(check.not_contains)}`
  if ('equals' in check) return `the answer is not ${JSON.stringify(check.equals)}`
  if ('regex' in check) return `the answer does not match /${check.regex}/${check.flags}`
  if ('json_schema' in check) return 'the answer is not JSON that fits the schema of the case'
  const { figure, limit, write } = readLimit(check, observation, pricing)
  const verb = 'max_cost_usd' in check ? 'cost' : 'took'
  const taken = figure.kind === 'scored' ? `${write(figure.value)}, ` : ''
  return `the answer ${verb} ${taken}more than ${write(limit)}`
}

const pass = (holds: boolean): Score => scored(holds ? 1 : 0)

/** Composes a text (NFC), so that two ways of writing the same letter are equal, and lower-cases it if the check ignores case. */
function folded(text: string, { ignore_case: ignoreCase }: { readonly ignore_case: boolean }): string {
  const composed = text.normalize('NFC')
  return ignoreCase ? composed.toLowerCase() : composed
}

type SlowCheck = Extract<Check, { readonly regex: string } | { readonly json_schema: unknown }>

/** Caches the results of slow checks for the last answer: several metrics use the same checks, and each may take a second. */
const knownOf = memoizeLast((_observation: AnsweredTrial['observation']) => new Map<SlowCheck, Score>())

function checkSlowly(check: SlowCheck, { observation, withinTime }: Asked): Score {
  const known = knownOf(observation)
  const { answer } = observation.reply
  const score =
    known.get(check) ??
    ('regex' in check ? checkRegex(check, answer, withinTime) : checkJson(answer, check.json_schema, withinTime))
  known.set(check, score)
  return score
}

/** Scores a `regex` check. The suite's parser has tested the expression; an invalid one in a hand-edited run must not stop the scoring. */
function checkRegex(
  { regex, flags }: Extract<Check, { readonly regex: string }>,
  answer: string,
  withinTime: WithinTime,
): Score {
  try {
    const holds = testExpression(new RegExp(regex, flags), answer, withinTime)
    return holds === null ? unscored(`the check's regex ${TOO_SLOW}`) : pass(holds)
  } catch (error) {
    return unscored(`the check's regex cannot be used: ${error instanceof Error ? error.message : 'no reason given'}`)
  }
}

function checkJson(answer: string, schema: Readonly<Record<string, unknown>>, withinTime: WithinTime): Score {
  try {
    const value: unknown = JSON.parse(answer)
    const matches = openJsonSchema(schema)
    const holds = withinTime(() => matches(value))
    return holds === null ? unscored(`the check's json_schema ${TOO_SLOW}`) : pass(holds)
  } catch {
    return pass(false)
  }
}

/** Metrics of the answer that need nothing to compare it with. */
export const ANSWER_CHECKS: readonly MetricDefinition[] = [
  defineMetric({
    name: 'answer.checks',
    title: 'checks',
    summary: 'Whether every deterministic check of the case holds.',
    formula: '1 when all hold, else 0. The table below lists the checks.',
    needs: 'To cases with `checks`.',
    edge_cases:
      'When no check fails, but the tokens, cost or tool calls that a check limits are unknown, or a `regex` or `json_schema` was stopped.',
    remarks: CHECKS,
    example: {
      text: '`contains: here` and `max_latency_s: 1`; the answer "here" took 1.5 s: 0.',
      case: { checks: [{ contains: 'here' }, { max_latency_s: 1 }] },
      latency_ms: 1500,
      value: 0,
    },
    source: "Goldenpair's own rule; JSON Schema 2020-12",
    ...YES_NO,
    applies: (golden) => golden.checks.length > 0,
    score: (trial, { settings }) => scoreChecks(trial, settings.pricing),
    when_failed: 0,
  }),
  defineMetric({
    name: 'answer.empty',
    aspect: 'conduct',
    title: 'empty-answer rate',
    summary: 'Whether the answer is empty. Its mean is the share of such cases.',
    formula: '1 when the answer is empty or only white space, else 0.',
    needs: 'To every case except those that must abstain, where an empty answer is a way to decline.',
    edge_cases: 'Only after a failure of the infrastructure. A failed trial is 1.',
    example: { text: 'The answer ` ` (one space): 1.', reply: { answer: ' ' }, value: 1 },
    source: 'Goldenpair: pytest-style failing criterion of a single run',
    ...BAD_YES_NO,
    criterion: 'empty_answer',
    // A case that must abstain asks the target to decline, and an empty answer does so.
    applies: ({ answer_mode }) => answer_mode !== 'must_abstain',
    score: ({ observation }) => scored(observation.reply.answer.trim() === '' ? 1 : 0),
    when_failed: 1,
  }),
]
