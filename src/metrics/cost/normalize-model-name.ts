import { undatedModelName, withoutProviderVersion } from '../../model/undated-model-name.js'

/** Those of LiteLLM, LangChain and pydantic-ai. Anything else before a colon belongs to the name: Ollama's `qwen2.5:7b` is never `7b`. */
const PROVIDER_BEFORE_COLON =
  /^(?:anthropic|azure(?:_ai|_openai)?|bedrock(?:_converse)?|google(?:-gla|-vertex|_genai|_vertexai|_anthropic_vertex)?|ollama|openai|openrouter|vertex(?:_ai)?):/

/** https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-support.html */
const BEDROCK_REGION = /^(?:us|us-gov|eu|apac|jp|au|ca|global)\.(?=[a-z0-9]+\.)/
const BEDROCK_VENDOR =
  /^(?:ai21|amazon|anthropic|cohere|deepseek|google|meta|minimax|mistral|moonshot|moonshotai|nvidia|openai|qwen|writer|zai)\./
/** Newer ids have no colon: `anthropic.claude-opus-4-6-v1`. Without a vendor `-v3` is part of a name such as `deepseek-v3`. */
const VERSION_BEHIND_VENDOR = /-v\d+$/

/**
 * Variants that OpenRouter bills as the model itself: https://openrouter.ai/docs/guides/routing/model-variants/overview.
 * Others (`:extended`, `:online`, `:batch`) have prices of their own.
 */
const SAME_PRICE = /^(.*\/.*):(?:nitro|floor|exacto|beta|thinking)$/
const FREE = /\/.*:free$/

/**
 * The name in `known` that a model name means, or null. Tried in turn, the first hit wins: the name itself (case and outer
 * spaces ignored); without OpenRouter's `:nitro` and the like; without what stands before its last `/` and without a known
 * provider before `:`; without Bedrock's region, vendor and version; without a date or `-latest` at its end; with dots and spaces
 * written as dashes, and Claude's family before its number, if that fits one name only. A `:free` model is never the paid one.
 * @example normalizeModelName('us.anthropic.claude-opus-4-5-20251101-v1:0', ['claude-opus-4-5']) // 'claude-opus-4-5'
 */
export function normalizeModelName(model: string, known: readonly string[]): string | null {
  const forms = shorterForms(lowerCase(model))
  for (const form of forms) {
    const hit = known.find((name) => lowerCase(name) === form)
    if (hit !== undefined) return hit
  }
  const dashed = inOneSpelling(forms.at(-1) ?? '')
  const [only, second] = known.filter((name) => inOneSpelling(lowerCase(name)) === dashed)
  return only !== undefined && second === undefined ? only : null
}

/** Whether a model costs nothing by its name: a `vendor/model:free` of OpenRouter. */
export function isFreeModel(model: string): boolean {
  return FREE.test(lowerCase(model))
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

function shorterForms(written: string): readonly string[] {
  const sold = written.replace(SAME_PRICE, '$1')
  const bare = withoutProvider(sold)
  const anywhere = bare.replace(BEDROCK_REGION, '')
  const own = anywhere.replace(BEDROCK_VENDOR, '')
  const version = withoutProviderVersion(own)
  const dated = own === anywhere ? version : version.replace(VERSION_BEHIND_VENDOR, '')
  return [written, sold, bare, anywhere, own, dated, undatedModelName(dated)]
}

function withoutProvider(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(PROVIDER_BEFORE_COLON, '')
}

function withDashes(name: string): string {
  return name.replace(/[.\s]+/g, '-')
}

/** Anthropic wrote `claude-3-5-haiku` before it wrote `claude-haiku-4-5`, and calls `claude-sonnet-4` also `claude-sonnet-4-0`. */
function inOneSpelling(name: string): string {
  return withDashes(name)
    .replace(/^claude-(\d(?:-\d)?)-(haiku|opus|sonnet)$/, 'claude-$2-$1')
    .replace(/^(claude-(?:opus|sonnet)-4)-0$/, '$1')
}
