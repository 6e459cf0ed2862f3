const VERTEX_VERSION = /(?:-v\d)?@(?:20\d{6}|\d{3}|default|latest)$/
const BEDROCK_VERSION = /-(?:v\d+|\d):\d+(?::\d+k)?$/
const DATE_OR_LATEST = /-(?:20\d{6}|20\d{2}-\d{2}-\d{2}|latest)$/
const GEMINI_VERSION = /^((?:.*\/)?gemini-.*)-00\d$/

/**
 * A model's name without its version at its end: a date (`-20251101`, `-2025-11-01`) or `-latest`, Vertex's `@20250514`
 * and `-001`, Bedrock's `-v1:0`. A tag is no version: `qwen2.5:7b` stays.
 * @example undatedModelName('gpt-5-mini-2025-08-07') // 'gpt-5-mini'
 */
export function undatedModelName(name: string): string {
  return withoutProviderVersion(name).replace(DATE_OR_LATEST, '').replace(GEMINI_VERSION, '$1')
}

/**
 * A model's name without what Bedrock and Vertex add behind its date. Vertex writes the date itself behind `@`.
 * @example withoutProviderVersion('claude-sonnet-4-20250514-v1:0') // 'claude-sonnet-4-20250514'
 */
export function withoutProviderVersion(name: string): string {
  return name.replace(BEDROCK_VERSION, '').replace(VERTEX_VERSION, '')
}
