import { tryJson } from '../../model/json.js'
import { suggest } from '../../model/suggest.js'
import type { TargetRequest } from './target.js'

/** Names allowed in a placeholder, in addition to `settings.NAME`. */
const FIELDS = ['case', 'id', 'query', 'seed', 'settings', 'top_k', 'trial'] as const
/** Placeholders that differ from case to case. */
const NAMING_CASE: readonly string[] = ['query', 'case', 'id']

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g
const ALONE = /^\{\{\s*([^{}]*?)\s*\}\}$/

/** A placeholder found in a template. */
export interface Placeholder {
  /** Its place in the template. */
  readonly path: readonly (string | number)[]
  /** The text between the braces. */
  readonly name: string
}

/** Returns all placeholders in the strings of a template, in order. Keys are not searched. */
export function findPlaceholders(template: unknown, path: readonly (string | number)[] = []): readonly Placeholder[] {
  if (typeof template === 'string') return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => ({ path, name }))
  if (typeof template !== 'object' || template === null) return []
  const isList = Array.isArray(template)
  return Object.entries(template).flatMap(([key, member]) =>
    findPlaceholders(member, [...path, isList ? Number(key) : key]),
  )
}

/** Whether a template contains the case's query or id. Otherwise every case sends the same request. */
export function namesCase(template: unknown): boolean {
  return findPlaceholders(template).some(({ name }) => NAMING_CASE.includes(name))
}

/** Returns the names of the settings that a template does not send. */
export function listUnsent(template: unknown, settings: TargetRequest['settings']): readonly string[] {
  const sent = findPlaceholders(template).map(({ name }) => `${name}.`)
  if (sent.includes('settings.')) return []
  return Object.keys(settings).filter((setting) => !sent.some((name) => name.startsWith(`settings.${setting}.`)))
}

/**
 * Whether a template is a string that contains a JSON object or list, which is probably a mistake.
 * @example isQuotedJson('{"q": "{{query}}", "k": {{top_k}}}') // true
 */
export function isQuotedJson(template: unknown): boolean {
  if (typeof template !== 'string') return false
  const value = tryJson(template.replace(PLACEHOLDER, '0'))
  return typeof value === 'object' && value !== null
}

/** Returns the problem with a placeholder that can be found without the settings; `null` if there is none. */
export function checkPlaceholder(name: string): string | null {
  if (FIELDS.some((field) => field === name) || /^settings(?:\.[^.\s]+)+$/.test(name)) return null
  const meant = suggest(name, FIELDS)
  return `there is no placeholder \`{{${name}}}\`.${meant === null ? '' : ` Did you mean \`{{${meant}}}\`?`} Known: ${FIELDS.join(', ')}, settings.NAME`
}

/** Whether the settings contain the value of a placeholder. A `null` value counts. */
export function hasSetting(name: string, settings: TargetRequest['settings']): boolean {
  return valueOf(name, { settings }) !== undefined
}

/**
 * Returns the template with every placeholder replaced. A string that consists of one placeholder becomes the value with its type.
 * Inside a longer string, text is inserted as is and everything else as JSON.
 * @example fillTemplate({ k: '{{top_k}}', q: 'Q: {{query}}' }, request) // { k: 5, q: 'Q: Why?' }
 */
export function fillTemplate(template: unknown, request: TargetRequest): unknown {
  if (typeof template === 'string') {
    const alone = ALONE.exec(template)?.[1]
    return alone === undefined ? fillText(template, request) : valueOf(alone, request)
  }
  if (Array.isArray(template)) return template.map((element) => fillTemplate(element, request))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([key, member]) => [key, fillTemplate(member, request)]))
}

/** Returns a text with every placeholder replaced by its value, passed through `encode`. */
export function fillText(
  template: string,
  request: TargetRequest,
  encode: (value: string) => string = (value) => value,
): string {
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = valueOf(name, request)
    return encode(typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value))
  })
}

function valueOf(name: string, request: object): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined),
      request,
    )
}
