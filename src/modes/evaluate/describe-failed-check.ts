import type { Check } from '../../model/case.js'

/**
 * What is wrong with an answer of which a check does not hold, as a clause.
 * @example describeFailedCheck({ contains: 'Paris', ignore_case: false }) // 'the answer does not contain "Paris"'
 */
export function describeFailedCheck(check: Check): string {
  if ('contains' in check) return `the answer does not contain ${JSON.stringify(check.contains)}`
  if ('not_contains' in check) return `the answer contains ${JSON.stringify(check.not_contains)}`
  if ('equals' in check) return `the answer is not ${JSON.stringify(check.equals)}`
  if ('regex' in check) return `the answer does not match /${check.regex}/${check.flags}`
  if ('json_schema' in check) return 'the answer is not JSON of the schema that the case demands'
  if ('max_latency_s' in check) return `the answer took longer than ${check.max_latency_s} s`
  if ('max_tokens' in check) return `the answer took more than ${check.max_tokens} tokens`
  if ('max_tool_calls' in check) return `the answer took more than ${check.max_tool_calls} calls of tools`
  return `the answer cost more than ${check.max_cost_usd} US dollars`
}
