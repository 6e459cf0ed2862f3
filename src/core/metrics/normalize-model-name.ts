import { undatedModelName } from '../model/undated-model-name.js'

const PROVIDER_BEFORE_COLON = /^(?:openai|anthropic|google|azure|bedrock|ollama):/

/**
 * The name in `known` that a model name means, or null. Tried in turn, the first hit wins: the name itself (case and outer
 * spaces ignored); without what stands before its last `/` and without a known provider before `:`; without a date
 * (`-20251101`, `-2025-11-01`) or `-latest` at its end; with dots and spaces written as dashes, if that fits one name only.
 * Anything else after a colon belongs to the name: `qwen2.5:7b` is never `7b`, nor Bedrock's `…-v1:0` ever `0`.
 * @example normalizeModelName('openai/gpt-5-mini-2025-08-07', ['gpt-5-mini']) // 'gpt-5-mini'
 */
export function normalizeModelName(model: string, known: readonly string[]): string | null {
  const written = lowerCase(model)
  const bare = withoutProvider(written)
  const undated = undatedModelName(bare)
  for (const form of [written, bare, undated]) {
    const hit = known.find((name) => lowerCase(name) === form)
    if (hit !== undefined) return hit
  }
  const dashed = withDashes(undated)
  const [only, second] = known.filter((name) => withDashes(lowerCase(name)) === dashed)
  return only !== undefined && second === undefined ? only : null
}

/**
 * One spelling for every way of writing the same priced name, dates kept: lower case, no provider, dashes.
 * @example canonicalModelName('openai/GPT-3.5 turbo') // 'gpt-3-5-turbo'
 */
export function canonicalModelName(model: string): string {
  return withDashes(withoutProvider(lowerCase(model)))
}

function lowerCase(name: string): string {
  return name.trim().toLowerCase()
}

function withoutProvider(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(PROVIDER_BEFORE_COLON, '')
}

function withDashes(name: string): string {
  return name.replace(/[.\s]+/g, '-')
}
