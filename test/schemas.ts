import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { generateSchemas } from '../scripts/generate-schemas.js'
import { REGISTRY as JUDGES } from '../src/measure/judges/index.js'
import { REGISTRY as TARGETS } from '../src/measure/targets/index.js'

/** Closed schemas: written files must have no field that the schema does not name. */
const schemas = generateSchemas(TARGETS, JUDGES, true)
const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  formats: { uri: true },
})

/** Returns the validator of a file in schema/, by its name without `.schema.json`. */
export function validatorOf(name: string): ValidateFunction {
  return (
    ajv.getSchema(`urn:goldenpair:schema:${name}`) ??
    ajv.compile(JSON.parse(schemas[`${name}.schema.json`] ?? '') as object)
  )
}
