import type { AnsweredTrial } from '../../model/metric.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { Check } from '../../model/suite/case.js'
import type { Pricing } from '../../model/suite/pricing.js'
import { costOfReply } from '../cost/price-reply.js'
import { latencySeconds } from '../cost/times.js'
import { totalTokens } from '../cost/tokens.js'
import { defineMetric } from '../define-metric.js'
import { allOf } from '../workflow/validate-calls.js'
import { matchesJsonSchema } from './json-schema.js'

export const checks = defineMetric({
  name: 'answer.checks',
  title: 'checks',
  source: 'the deterministic `checks` of the case; JSON Schema 2020-12 for `json_schema`',
  unit: 'ratio',
  kind: 'binary',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: 'answer.checks/1',
  applies: (golden) => golden.checks.length > 0,
  score: (trial, { settings }) => scoreChecks(trial, settings.pricing),
  when_failed: 0,
})

/** A `regex` check looks at this many characters of the answer, so that a runaway reply cannot stall a run. */
export const REGEX_ANSWER_LENGTH = 100_000

/** 1 when every check of the case holds, 0 when one does not; unscored when only a figure that was not reported could tell. */
export function scoreChecks(
  { observation, golden }: Pick<AnsweredTrial, 'observation' | 'golden'>,
  pricing: Pricing,
): Score {
  return allOf(golden.checks.map((check) => checkAnswer(check, observation, pricing)))
}

/** 1 when one check holds for a reply, else 0; a limit on a figure that is not known is unscored with the figure's reason. */
export function checkAnswer(check: Check, observation: AnsweredTrial['observation'], pricing: Pricing): Score {
  const { reply } = observation
  const answer = reply.answer.normalize('NFC')
  if ('contains' in check) return pass(folded(answer, check).includes(folded(check.contains, check)))
  if ('not_contains' in check) return pass(!folded(answer, check).includes(folded(check.not_contains, check)))
  if ('equals' in check) return pass(folded(answer, check).trim() === folded(check.equals, check).trim())
  if ('regex' in check) return checkRegex(check, reply.answer)
  if ('json_schema' in check) return pass(isJsonThat(reply.answer, check.json_schema))
  if ('max_latency_s' in check) return within(latencySeconds(observation), check.max_latency_s)
  if ('max_tokens' in check) return within(totalTokens(reply), check.max_tokens)
  if ('max_tool_calls' in check) return within(countToolCalls(reply), check.max_tool_calls)
  return within(costOfReply(reply, pricing), check.max_cost_usd)
}

function countToolCalls({ tools }: AnsweredTrial['observation']['reply']): Score {
  return tools === undefined ? unscored('the target reported no trace of tools') : scored(tools.length)
}

function pass(holds: boolean): Score {
  return scored(holds ? 1 : 0)
}

function within(figure: Score, limit: number): Score {
  return figure.kind === 'unscored' ? figure : pass(figure.value <= limit)
}

/** Composed, so that two ways of writing the same letter are equal, and in lower case where the check asks for it. */
function folded(text: string, { ignore_case: ignoreCase }: { readonly ignore_case: boolean }): string {
  const composed = text.normalize('NFC')
  return ignoreCase ? composed.toLowerCase() : composed
}

/** The parser of suites has tried the expression; one that a hand-edited run brings must not stop the scoring. */
function checkRegex({ regex, flags }: Extract<Check, { readonly regex: string }>, answer: string): Score {
  try {
    return pass(new RegExp(regex, flags).test(answer.slice(0, REGEX_ANSWER_LENGTH)))
  } catch (error) {
    return unscored(`the check's regex cannot be used: ${error instanceof Error ? error.message : 'no reason given'}`)
  }
}

function isJsonThat(answer: string, schema: Readonly<Record<string, unknown>>): boolean {
  try {
    return matchesJsonSchema(JSON.parse(answer), schema)
  } catch {
    return false
  }
}

export const emptyAnswer = defineMetric({
  name: 'answer.empty',
  aspect: 'conduct',
  title: 'empty-answer rate',
  source: 'Goldenpair: pytest-style failing criterion of a single run',
  unit: 'ratio',
  kind: 'binary',
  direction: 'lower',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  criterion: 'empty_answer',
  definition: 'answer.empty/1',
  // An empty answer is how a target declines, which a case that must abstain asks for.
  applies: ({ answer_mode }) => answer_mode !== 'must_abstain',
  score: ({ observation }) => scored(observation.reply.answer.trim() === '' ? 1 : 0),
  when_failed: 1,
})
