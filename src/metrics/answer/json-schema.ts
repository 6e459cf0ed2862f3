import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { messageOf } from '../../model/error.js'
import { didYouMean, suggest } from '../../model/suggest.js'

type JsonSchema = Readonly<Record<string, unknown>>

let validator: Ajv2020 | null = null
const compiled = new WeakMap<JsonSchema, ValidateFunction>()

/** Returns a strict validator: it refuses an unknown keyword or format, because ignoring one would pass answers that it forbids. */
function openValidator(): Ajv2020 {
  validator ??= new Ajv2020({
    allowUnionTypes: true,
    strictTypes: false,
    strictTuples: false,
    ownProperties: true,
    logger: false,
  })
  return validator
}

/**
 * Compiles a schema into a function that tells whether a JSON value meets the schema. That function may run forever. Compiling does not,
 * and must not be stopped: Ajv would be left half way.
 * @example openJsonSchema({ required: ['n'], properties: { n: { type: 'integer' } } })({ n: 1 }) // true
 * @throws Error for a schema that cannot be used; `checkJsonSchema` says what is wrong with it
 */
export function openJsonSchema(schema: JsonSchema): ValidateFunction {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const ajv = openValidator()
  const validate = ajv.compile(schema)
  compiled.set(schema, validate)
  // Ajv accepts each `$id` once, and two cases may share a schema.
  ajv.removeSchema(schema)
  return validate
}

/**
 * Returns what is wrong with the schema of a `json_schema` check; `null` if it can be used.
 * @example checkJsonSchema({ maximum: '5' }) // 'json_schema.maximum must be number.'
 */
export function checkJsonSchema(schema: JsonSchema): string | null {
  const ajv = openValidator()
  try {
    const isValid = ajv.validateSchema(schema)
    const [error] = ajv.errors ?? []
    if (isValid !== true && error !== undefined) return describeError(error)
    openJsonSchema(schema)
    return null
  } catch (error) {
    const message = messageOf(error)
    const [, keyword] = /unknown keyword: "(.*)"/.exec(message) ?? []
    return keyword === undefined ? `json_schema cannot be used: ${message}.` : describeUnknown(keyword, ajv)
  }
}

function describeError({ instancePath, message = 'is not valid', params }: ErrorObject): string {
  const { allowedValues } = params
  const values = Array.isArray(allowedValues) ? `: ${allowedValues.join(', ')}` : ''
  return `json_schema${instancePath.replaceAll('/', '.')} ${message}${values}.`
}

function describeUnknown(keyword: string, ajv: Ajv2020): string {
  const hint = didYouMean(suggest(keyword, Object.keys(ajv.RULES.keywords)))
  return `json_schema has the keyword \`${keyword}\`, which JSON Schema 2020-12 does not know.${hint}`
}
