/** The gpt-5 family and the o-series: they refuse a `temperature` of the caller's (requirements 24), and `max_tokens`. */
const REASONING = /(?:^|\/)(?:gpt-5|o[1-9](?:-|$))/i

/**
 * Whether a model takes a `temperature`.
 * @example takesTemperature('openai/gpt-5-mini') // false
 * @example takesTemperature('gpt-4.1-mini') // true
 */
export function takesTemperature(model: string): boolean {
  return !REASONING.test(model)
}

/**
 * The member that caps the tokens of a reply. Reasoning models take only `max_completion_tokens`; many servers that speak OpenAI's API
 * know only the older `max_tokens`, which OpenAI's other models still take.
 * @example outputCapMember('o3-mini') // 'max_completion_tokens'
 */
export function outputCapMember(model: string): 'max_completion_tokens' | 'max_tokens' {
  return REASONING.test(model) ? 'max_completion_tokens' : 'max_tokens'
}
