import { z, type ZodType } from 'zod'
import { canonicalJson } from '../model/fingerprint.js'

/**
 * A parsed value without the members that are as the schema fills them in, at every depth, so that a hash of it stays the same when
 * the schema gets another member with a default. Members that the schema does not know are kept.
 * @example leaveOutDefaults({ id: 'a', checks: [], critical: true }, caseSchema) // { id: 'a', critical: true }
 */
export function leaveOutDefaults(value: unknown, schema: ZodType): unknown {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return leaveOutDefaults(value, inner(schema))
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray ? inner(schema) : null
    return element === null ? value : value.map((item) => leaveOutDefaults(item, element))
  }
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.keys(value)
  const shape = shapeFor(keys, schema)
  if (shape === null) return value
  const members: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value) as [string, unknown][]) {
    const field = shape[key]
    if (field === undefined) members[key] = member
    else if (!isDefault(member, field)) members[key] = leaveOutDefaults(member, field)
  }
  return members
}

function isDefault(value: unknown, field: ZodType): boolean {
  if (!(field instanceof z.ZodDefault)) return false
  const { defaultValue } = field.def
  if (typeof value !== 'object' || typeof defaultValue !== 'object') return value === defaultValue
  return canonicalJson(value) === canonicalJson(defaultValue)
}

type Shape = Readonly<Record<string, ZodType>>

/** The members that the schema gives a mapping with these keys; of a union those of the branch that knows them all. */
function shapeFor(keys: readonly string[], schema: ZodType): Shape | null {
  if (schema instanceof z.ZodObject) return schema.shape
  if (!(schema instanceof z.ZodUnion)) return null
  for (const option of schema.options) {
    if (option instanceof z.ZodObject && keys.every((key) => Object.hasOwn(option.shape, key))) return option.shape
  }
  return null
}

function inner(schema: z.ZodDefault | z.ZodOptional | z.ZodArray): ZodType {
  const found: unknown = schema.unwrap()
  if (!(found instanceof z.ZodType)) throw new TypeError('a schema without a schema inside')
  return found
}
