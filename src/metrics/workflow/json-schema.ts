import { canonicalJson } from '../../model/fingerprint.js'
import { suggest } from '../../model/suggest.js'

type JsonObject = Readonly<Record<string, unknown>>

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']

interface Keyword {
  /** What the keyword's own value must be, in words, and whether it is. */
  readonly wants: string
  readonly accepts: (argument: unknown) => boolean
  /** Whether a value meets it; a value of a type that the keyword does not speak of does. */
  readonly allows: (value: unknown, argument: unknown, schema: JsonObject) => boolean
}

const size: Pick<Keyword, 'wants' | 'accepts'> = {
  wants: 'a whole number from 0',
  accepts: (argument) => Number.isInteger(argument) && Number(argument) >= 0,
}
const bound: Pick<Keyword, 'wants' | 'accepts'> = { wants: 'a number', accepts: (argument) => isNumber(argument) }

/** The part of JSON Schema 2020-12 that a `json_schema` check knows; the meaning of each keyword is the standard's. */
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  additionalProperties: {
    wants: 'true or false',
    accepts: (argument) => typeof argument === 'boolean',
    allows: (value, argument, schema) => {
      if (argument !== false || !isObject(value)) return true
      const known = isObject(schema['properties']) ? schema['properties'] : {}
      return Object.keys(value).every((name) => Object.hasOwn(known, name))
    },
  },
  const: {
    wants: 'any value',
    accepts: () => true,
    allows: (value, argument) => canonicalJson(value) === canonicalJson(argument),
  },
  enum: {
    wants: 'a list',
    accepts: Array.isArray,
    allows: (value, argument) => listOf(argument).some((item) => canonicalJson(item) === canonicalJson(value)),
  },
  items: {
    wants: 'a schema',
    accepts: isObject,
    allows: (value, argument) => listOf(value).every((item) => matchesJsonSchema(item, objectOf(argument))),
  },
  maxLength: { ...size, allows: (value, argument) => typeof value !== 'string' || lengthOf(value) <= Number(argument) },
  maximum: { ...bound, allows: (value, argument) => !isNumber(value) || value <= Number(argument) },
  minLength: { ...size, allows: (value, argument) => typeof value !== 'string' || lengthOf(value) >= Number(argument) },
  minimum: { ...bound, allows: (value, argument) => !isNumber(value) || value >= Number(argument) },
  pattern: {
    wants: 'a regular expression',
    accepts: isPattern,
    allows: (value, argument) => typeof value !== 'string' || new RegExp(String(argument), 'u').test(value),
  },
  properties: {
    wants: 'an object of schemas',
    accepts: (argument) => isObject(argument) && Object.values(argument).every(isObject),
    allows: (value, argument) =>
      !isObject(value) ||
      Object.entries(objectOf(argument)).every(
        ([name, schema]) => !Object.hasOwn(value, name) || matchesJsonSchema(value[name], objectOf(schema)),
      ),
  },
  required: {
    wants: 'a list of names',
    accepts: (argument) => Array.isArray(argument) && argument.every((name) => typeof name === 'string'),
    allows: (value, argument) =>
      !isObject(value) || listOf(argument).every((name) => Object.hasOwn(value, String(name))),
  },
  type: {
    wants: `one or several of ${TYPES.join(', ')}`,
    accepts: (argument) => {
      const types = Array.isArray(argument) ? argument : [argument]
      return types.length > 0 && types.every((type) => TYPES.includes(String(type)))
    },
    allows: (value, argument) =>
      (Array.isArray(argument) ? listOf(argument) : [argument]).some((type) => hasType(value, String(type))),
  },
}

/**
 * What is wrong with the schema of a `json_schema` check, null when it can be used. Keywords outside the subset are
 * refused, since ignoring one would pass answers that it forbids. `at` is where the schema stands.
 * @example checkJsonSchemaKeywords({ maximum: '5' }) // 'json_schema.maximum must be a number.'
 */
export function checkJsonSchemaKeywords(schema: Readonly<Record<string, unknown>>, at = 'json_schema'): string | null {
  for (const [name, argument] of Object.entries(schema)) {
    const keyword = keywordOf(name)
    if (!keyword) return describeUnknown(name, at)
    if (!keyword.accepts(argument)) return `${at}.${name} must be ${keyword.wants}.`
    for (const [place, inner] of innerSchemas(name, argument)) {
      const problem = checkJsonSchemaKeywords(inner, `${at}.${place}`)
      if (problem !== null) return problem
    }
  }
  return null
}

function innerSchemas(name: string, argument: unknown): readonly (readonly [string, JsonObject])[] {
  if (name === 'items') return [['items', objectOf(argument)]]
  if (name !== 'properties') return []
  return Object.entries(objectOf(argument)).map(([property, inner]) => [`properties.${property}`, objectOf(inner)])
}

function describeUnknown(name: string, at: string): string {
  const known = Object.keys(KEYWORDS)
  const near = suggest(name, known)
  const hint = near === null ? '' : ` Did you mean \`${near}\`?`
  return `${at} has the keyword \`${name}\`, which is not supported.${hint} Known: ${known.join(', ')}.`
}

function keywordOf(name: string): Keyword | undefined {
  return Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined
}

/**
 * Whether a JSON value meets a schema with which `checkJsonSchemaKeywords` finds nothing wrong.
 * @example matchesJsonSchema({ n: 1 }, { required: ['n'], properties: { n: { type: 'integer' } } }) // true
 */
export function matchesJsonSchema(value: unknown, schema: JsonObject): boolean {
  return Object.entries(schema).every(([name, argument]) => {
    const keyword = keywordOf(name)
    return keyword === undefined || keyword.allows(value, argument, schema)
  })
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

function isPattern(argument: unknown): boolean {
  if (typeof argument !== 'string') return false
  try {
    new RegExp(argument, 'u')
    return true
  } catch {
    return false
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/** JSON Schema counts code points, not UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length
}
