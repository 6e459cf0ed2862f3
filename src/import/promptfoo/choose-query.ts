import { asText, type JsonRecord } from '../json-record.js'
import { fillTemplate } from './fill-template.js'

/** Variables that hold the question itself, whatever stands beside them. */
const QUESTIONS = ['query', 'question', 'user_query', 'user_question', 'user_input']

/**
 * What a target is asked, and the variables that are not in it: the variable named as a question; else the only one; else the
 * prompt with all of them filled in, where there is one prompt and it is written in the configuration. Null when none is text.
 */
export function chooseQuery(
  vars: JsonRecord,
  prompts: unknown,
): { readonly query: string; readonly unused: readonly string[] } | null {
  const names = Object.keys(vars)
  const question = QUESTIONS.find((name) => names.includes(name)) ?? (names.length === 1 ? names[0] : undefined)
  if (question !== undefined) {
    const query = asText(vars[question])
    const isFile = query !== null && query.startsWith('file://')
    return query === null || isFile ? null : { query, unused: names.filter((name) => name !== question) }
  }
  const templates = [prompts].flat().flatMap((prompt) => asText(prompt) ?? [])
  const [template] = templates
  if (template === undefined || templates.length > 1 || /^file:\/\//.test(template)) return null
  const filled = fillTemplate(template, vars)
  if (filled === null || filled.text.trim() === '') return null
  return { query: filled.text, unused: names.filter((name) => !filled.used.includes(name)) }
}
