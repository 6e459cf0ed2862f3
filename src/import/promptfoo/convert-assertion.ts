import { asText, type CheckDraft, type ImportContext, isRecord, type JsonRecord } from '../importer.js'

export interface ConvertedAssertion {
  readonly checks: readonly CheckDraft[]
  /** What no check says, in words. */
  readonly lost: readonly string[]
}

interface Given extends ImportContext {
  readonly vars: JsonRecord
}

type Conversion = (assertion: JsonRecord, given: Given) => readonly CheckDraft[] | string

/** One conversion for each type of promptfoo that a check can say; a text says why it cannot be done here. */
const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  contains: eachText((contains) => ({ contains })),
  icontains: eachText((contains) => ({ contains, ignore_case: true })),
  'contains-all': eachText((contains) => ({ contains })),
  'icontains-all': eachText((contains) => ({ contains, ignore_case: true })),
  'not-contains': eachText((text) => ({ not_contains: text })),
  'not-icontains': eachText((text) => ({ not_contains: text, ignore_case: true })),
  'not-contains-any': eachText((text) => ({ not_contains: text })),
  'not-icontains-any': eachText((text) => ({ not_contains: text, ignore_case: true })),
  'contains-any': anyText({}),
  'icontains-any': anyText({ flags: 'i' }),
  'starts-with': eachText((text) => ({ regex: `^${escapeRegex(text)}` })),
  equals: (assertion, given) => {
    const { value } = assertion
    // Both compare JSON by its value.
    if (typeof value === 'object' && value !== null) return [{ json_schema: { const: value } }]
    return eachText((equals) => ({ equals }))(assertion, given)
  },
  regex: pattern((regex) => regex),
  'not-regex': pattern((regex) => `^(?![\\s\\S]*(?:${regex}))`),
  'is-json': jsonSchema,
  'contains-json': jsonSchema,
  latency: limit((ms) => ({ max_latency_s: ms / 1000 })),
  cost: limit((usd) => ({ max_cost_usd: usd })),
}

/** The checks of one assertion; of an `assert-set` those of its members, unless a share of them is enough. */
export function convertAssertion(assertion: unknown, given: Given): ConvertedAssertion {
  if (!isRecord(assertion)) return { checks: [], lost: ['an assertion that is not an object'] }
  const type = asText(assertion['type'])
  if (type === null)
    return { checks: [], lost: [`an assertion ${'$ref' in assertion ? 'by `$ref`' : 'without a type'}`] }
  if (assertion['weight'] === 0) return { checks: [], lost: [`\`${type}\` with weight 0 (it decides nothing)`] }
  if (type === 'assert-set') {
    const members = Array.isArray(assertion['assert']) ? (assertion['assert'] as unknown[]) : []
    if ('threshold' in assertion) return { checks: [], lost: ['`assert-set` with a threshold (all checks must hold)'] }
    const converted = members.map((member) => convertAssertion(member, given))
    return { checks: converted.flatMap(({ checks }) => checks), lost: converted.flatMap(({ lost }) => lost) }
  }
  const convert = Object.hasOwn(CONVERSIONS, type) ? CONVERSIONS[type] : undefined
  if (convert === undefined) return { checks: [], lost: [`\`${type}\``] }
  if ('transform' in assertion) return { checks: [], lost: [`\`${type}\` with \`transform\``] }
  const checks = convert(assertion, given)
  if (typeof checks === 'string') return { checks: [], lost: [`\`${type}\` (${checks})`] }
  const lost = type === 'contains-json' ? ['`contains-json` as it was (here the whole answer must be JSON)'] : []
  return { checks, lost }
}

function textsOf({ value }: JsonRecord, { vars }: Given): readonly string[] | string {
  const texts: string[] = []
  for (const each of [value].flat()) {
    const text = asText(each)
    if (text === null) return 'its value is not text'
    if (text.startsWith('file://')) return 'its value is in a file'
    const filled = fillTemplate(text, vars)
    if (filled === null) return 'its value is a template'
    texts.push(filled.text)
  }
  return texts
}

function eachText(check: (text: string) => CheckDraft): Conversion {
  return (assertion, given) => {
    const texts = textsOf(assertion, given)
    return typeof texts === 'string' ? texts : texts.map(check)
  }
}

function anyText(flags: { readonly flags?: string }): Conversion {
  return (assertion, given) => {
    const texts = textsOf(assertion, given)
    return typeof texts === 'string' ? texts : [{ regex: texts.map(escapeRegex).join('|'), ...flags }]
  }
}

function pattern(wrap: (regex: string) => string): Conversion {
  return (assertion, given) => {
    const texts = textsOf(assertion, given)
    if (typeof texts === 'string') return texts
    for (const text of texts) {
      try {
        new RegExp(text)
      } catch {
        return 'it is not a regular expression of JavaScript'
      }
    }
    return texts.map((text) => ({ regex: wrap(text) }))
  }
}

function jsonSchema({ value }: JsonRecord, { checkJsonSchema }: Given): readonly CheckDraft[] | string {
  if (value !== undefined && !isRecord(value)) return 'its schema is not inline'
  // Promptfoo reads every schema as draft 7; what 2020-12 writes differently is refused below.
  const schema = Object.fromEntries(Object.entries(value ?? {}).filter(([keyword]) => keyword !== '$schema'))
  const problem = checkJsonSchema(schema)
  return problem === null ? [{ json_schema: schema }] : problem.replace(/\.$/, '')
}

function limit(check: (threshold: number) => CheckDraft): Conversion {
  return ({ threshold }) =>
    typeof threshold === 'number' && threshold > 0 ? [check(threshold)] : 'it has no threshold above 0'
}

function escapeRegex(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

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
