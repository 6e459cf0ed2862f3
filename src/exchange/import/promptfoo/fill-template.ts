import type { JsonRecord } from '../../../model/json.js'
import { asText } from '../importer.js'

/** A variable of a template, as Nunjucks writes it; filters and statements are not filled. */
const VARIABLE = /\{\{-?\s*([\w$]+)\s*-?\}\}/g

/**
 * A template with its variables filled in, and the names that were used. Null where a variable has no text or where something other
 * than a plain variable stands in it.
 * @example fillTemplate('To {{ language }}: {{text}}', { language: 'French', text: 'Hi' })?.text // 'To French: Hi'
 */
export function fillTemplate(
  template: string,
  vars: JsonRecord,
): { readonly text: string; readonly used: readonly string[] } | null {
  const used: string[] = []
  let isWhole = true
  const text = template.replaceAll(VARIABLE, (_, name: string) => {
    const value = Object.hasOwn(vars, name) ? asText(vars[name]) : null
    if (value === null) isWhole = false
    used.push(name)
    return value ?? ''
  })
  const rest = template.replaceAll(VARIABLE, '')
  return isWhole && !/\{\{|\{%/.test(rest) ? { text, used } : null
}
