import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { suggest } from '../../model/suggest.js'

type JsonSchema = Readonly<Record<string, unknown>>

let validator: Ajv2020 | null = null
const compiled = new WeakMap<JsonSchema, ValidateFunction>()

/** Strict: an unknown keyword or format is refused, since ignoring one would pass answers that it forbids. */
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
 * What tells whether a JSON value meets a schema. Telling it may take for ever; making this does not, and must not be stopped: Ajv would be left
 * half way.
 * @example openJsonSchema({ required: ['n'], properties: { n: { type: 'integer' } } })({ n: 1 }) // true
 * @throws Error for a schema that cannot be used, with which `checkJsonSchema` finds something wrong
 */
export function openJsonSchema(schema: JsonSchema): ValidateFunction {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const ajv = openValidator()
  const validate = ajv.compile(schema)
  compiled.set(schema, validate)
  // Ajv takes each `$id` once, and two cases may share a schema.
  ajv.removeSchema(schema)
  return validate
}

/**
 * What is wrong with the schema of a `json_schema` check, null when it can be used.
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
    const message = error instanceof Error ? error.message : String(error)
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
  const near = suggest(keyword, Object.keys(ajv.RULES.keywords))
  const hint = near === null ? '' : ` Did you mean \`${near}\`?`
  return `json_schema has the keyword \`${keyword}\`, which JSON Schema 2020-12 does not know.${hint}`
}
