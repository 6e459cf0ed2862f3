import { tryJson } from '../../model/json.js'
import { suggest } from '../../model/suggest.js'
import type { TargetRequest } from './target.js'

/** What a placeholder may stand for; `settings.NAME` too. */
const FIELDS = ['case', 'id', 'query', 'seed', 'settings', 'top_k', 'trial'] as const
/** Those that differ from case to case. */
const NAMING_CASE: readonly string[] = ['query', 'case', 'id']

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g
const ALONE = /^\{\{\s*([^{}]*?)\s*\}\}$/

/** A placeholder as it stands in a template. */
export interface Placeholder {
  /** Where in the template. */
  readonly path: readonly (string | number)[]
  /** What stands between the braces. */
  readonly name: string
}

/** All placeholders in the strings of a template, in order; keys are no templates. */
export function findPlaceholders(template: unknown, path: readonly (string | number)[] = []): readonly Placeholder[] {
  if (typeof template === 'string') return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => ({ path, name }))
  if (typeof template !== 'object' || template === null) return []
  const isList = Array.isArray(template)
  return Object.entries(template).flatMap(([key, member]) =>
    findPlaceholders(member, [...path, isList ? Number(key) : key]),
  )
}

/** Whether a template says which case is asked; without it every case gets the same request. */
export function namesCase(template: unknown): boolean {
  return findPlaceholders(template).some(({ name }) => NAMING_CASE.includes(name))
}

/**
 * Whether a template is one text that reads as an object or a list, which was hardly meant as a text.
 * @example isQuotedJson('{"q": "{{query}}", "k": {{top_k}}}') // true
 */
export function isQuotedJson(template: unknown): boolean {
  if (typeof template !== 'string') return false
  const value = tryJson(template.replace(PLACEHOLDER, '0'))
  return typeof value === 'object' && value !== null
}

/** What is wrong with a placeholder whatever the settings are; null when nothing is. */
export function checkPlaceholder(name: string): string | null {
  if (FIELDS.some((field) => field === name) || /^settings(?:\.[^.\s]+)+$/.test(name)) return null
  const meant = suggest(name, FIELDS)
  return `there is no placeholder \`{{${name}}}\`.${meant === null ? '' : ` Did you mean \`{{${meant}}}\`?`} Known: ${FIELDS.join(', ')}, settings.NAME`
}

/** Whether the settings have what a placeholder stands for, null included. */
export function hasSetting(name: string, settings: TargetRequest['settings']): boolean {
  return valueOf(name, { settings }) !== undefined
}

/**
 * The template with every placeholder replaced. A string that is one placeholder alone becomes the value with its type; within
 * a longer string, text stands as it is and everything else as JSON.
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

/** A text with every placeholder replaced, each value put through `encode`. */
export function fillText(
  template: string,
  request: TargetRequest,
  encode: (value: string) => string = (value) => value,
): string {
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = valueOf(name, request)
    return encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
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
