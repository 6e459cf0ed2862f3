import { escapeRegex } from '../../../model/glob.js'
import { isRecord, type JsonRecord, tryJson } from '../../../model/json.js'
import { asText, type CaseDraft, type CheckDraft, type ImportContext } from '../importer.js'

export interface Context extends ImportContext {
  readonly vars: JsonRecord
  /** Returns the text of a file that was given on the command line, by its `file://…`; `null` if it was not given. */
  readonly readFile: (reference: string) => string | null
}

/** The fields of a case that an assertion fills. */
export interface CaseFields extends Pick<CaseDraft, 'checks' | 'answer_mode' | 'required_tools' | 'forbidden_tools'> {
  readonly criteria?: readonly string[]
  /** Acceptable answers; one match is enough. */
  readonly references?: readonly string[]
}

/** Returns the reason as text if the assertion cannot be converted. */
export type Conversion = (assertion: JsonRecord, given: Context) => CaseFields | string

/** Passes the texts of the value on; returns the reason if they cannot be read. */
function withTexts(place: (texts: readonly string[]) => CaseFields | string): Conversion {
  return ({ value }, { vars, readFile }) => {
    const texts: string[] = []
    for (const each of [value].flat()) {
      let text = asText(each)
      if (text === null) return 'its value is not text'
      if (text.startsWith('file://')) text = readFile(text)
      if (text === null) return 'its value is in a file: name the file too'
      const filled = fillVariables(text, vars)
      if (filled === null) return 'its value is a template'
      texts.push(filled.text)
    }
    return place(texts)
  }
}

export function eachText(check: (text: string) => CheckDraft): Conversion {
  return withTexts((texts) => ({ checks: texts.map(check) }))
}

export function contained(key: 'contains' | 'not_contains', ignoresCase: boolean): Conversion {
  const rest = ignoresCase ? { ignore_case: true } : {}
  return eachText((text) => (key === 'contains' ? { contains: text, ...rest } : { not_contains: text, ...rest }))
}

export function anyText(flags: { readonly flags?: string }): Conversion {
  return withTexts((texts) => ({ checks: [{ regex: texts.map(escapeRegex).join('|'), ...flags }] }))
}

export function pattern(wrap: (regex: string) => string): Conversion {
  return withTexts((texts) => {
    for (const text of texts) {
      try {
        new RegExp(text)
      } catch {
        return 'it is not a regular expression of JavaScript'
      }
    }
    return { checks: texts.map((text) => ({ regex: wrap(text) })) }
  })
}

/** Checks the number of words (separated by white space): exactly so many, or between `min` and `max`. */
export function wordCount({ value }: JsonRecord): CaseFields | string {
  const { min, max } = isRecord(value) ? value : { min: value, max: value }
  const bounds = [min ?? 0, max ?? ''].map((bound) => asText(bound) ?? '')
  if (!/^\d{1,9},\d{0,9}$/.test(bounds.join()) || bounds.join() === '0,')
    return 'its value is neither a number nor `min` and `max`'
  return { checks: [{ regex: `^\\s*(?:\\S+(?:\\s+|$)){${bounds.join(',')}}$` }] }
}

export function jsonSchema({ value }: JsonRecord, { checkJsonSchema, readFile }: Context): CaseFields | string {
  const text = asText(value)
  const source = text?.startsWith('file://') ? readFile(text) : text
  const inline = text === null ? (value ?? {}) : tryJson(source ?? '')
  if (inline !== null && !isRecord(inline)) return 'its schema is not inline'
  // promptfoo reads every schema as draft 7; keywords with another meaning in 2020-12 are refused below.
  const schema = Object.fromEntries(Object.entries(inline ?? {}).filter(([keyword]) => keyword !== '$schema'))
  const problem = checkJsonSchema(schema)
  return problem === null ? { checks: [{ json_schema: schema }] } : problem.replace(/\.$/, '')
}

export function limit(check: (threshold: number) => CheckDraft): Conversion {
  return ({ threshold }) =>
    typeof threshold === 'number' && threshold > 0 ? { checks: [check(threshold)] } : 'it has no threshold above 0'
}

export function criterion(write: (text: string) => string): Conversion {
  return withTexts((texts) => ({ criteria: texts.map(write) }))
}

export const reference: Conversion = withTexts((references) => ({ references }))

/** Reads names of tools: one, a list, `{ name }`, or `{ steps }` with names; a pattern is not a name. */
export function tools(key: 'required_tools' | 'forbidden_tools'): Conversion {
  return ({ value }) => {
    const list = isRecord(value) ? (value['steps'] ?? value) : value
    const names = [list].flat().map((each) => (isRecord(each) ? asText(each['name']) : asText(each)))
    const listed = names.filter((name) => name !== null).flatMap((name) => name.split(/\s*,\s*/).filter(Boolean))
    if (listed.length === 0 || names.includes(null)) return 'its value does not name tools'
    if (isRecord(value) && ['min', 'max'].some((bound) => (value[bound] ?? null) !== null))
      return 'it counts the calls of a tool'
    return { [key]: listed }
  }
}

/** Converts a limit of tool calls; limits of other steps cannot be converted. */
export function stepLimit({ value }: JsonRecord): CaseFields | string {
  const { type, max, min, pattern: named } = isRecord(value) ? value : {}
  const isOfTools = [type].flat().join() === 'tool' && (named ?? null) === null && (min ?? null) === null
  return isOfTools && Number.isInteger(max) && Number(max) >= 0
    ? { checks: [{ max_tool_calls: Number(max) }] }
    : 'only a `max` of all tool calls is a check'
}

/** A variable of a template in Nunjucks syntax; filters and statements are not filled in. */
const VARIABLE = /\{\{-?\s*([\w$]+)\s*-?\}\}/g

/**
 * Fills variables into a template and returns the text and the names used. `null` if a variable has no text, or if the template holds
 * something other than plain variables.
 * @example fillVariables('To {{ language }}: {{text}}', { language: 'French', text: 'Hi' })?.text // 'To French: Hi'
 */
export function fillVariables(template: string, vars: JsonRecord) {
  const used = [...template.matchAll(VARIABLE)].map(([, name = '']) => name)
  const textOf = (name: string): string | null => (Object.hasOwn(vars, name) ? asText(vars[name]) : null)
  const rest = template.replaceAll(VARIABLE, '')
  if (/\{\{|\{%/.test(rest) || used.some((name) => textOf(name) === null)) return null
  return { text: template.replaceAll(VARIABLE, (_, name: string) => textOf(name) ?? ''), used }
}
