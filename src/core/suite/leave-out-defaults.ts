import { z, type ZodType } from 'zod'
import { canonicalJson } from '../model/fingerprint.js'

/**
 * A parsed value without the members that are as the schema fills them in, at every depth, so that a hash of it stays the same when
 * the schema gets another member with a default. Members that the schema does not know are kept.
 * @example leaveOutDefaults({ id: 'a', checks: [], critical: true }, caseSchema) // { id: 'a', critical: true }
 */
export function leaveOutDefaults(value: unknown, schema: ZodType): unknown {
  return leaverOf(schema)(value)
}

type Leave = (value: unknown) => unknown

const leavers = new WeakMap<ZodType, Leave>()

/** What a schema says of defaults is looked up once: a suite has thousands of cases. */
function leaverOf(schema: ZodType): Leave {
  const known = leavers.get(schema) ?? makeLeaver(schema)
  leavers.set(schema, known)
  return known
}

function makeLeaver(schema: ZodType): Leave {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return leaverOf(inner(schema))
  if (schema instanceof z.ZodArray) {
    const element = leaverOf(inner(schema))
    return (value) => (Array.isArray(value) ? value.map(element) : value)
  }
  if (schema instanceof z.ZodObject) {
    const fields = new Map(
      (Object.entries(schema.shape) as [string, ZodType][]).map(([key, field]) => [key, lookAt(field)]),
    )
    return (value) => (isMapping(value) ? leaveMembers(value, fields) : value)
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.filter((option) => option instanceof z.ZodObject)
    return (value) => {
      if (!isMapping(value)) return value
      const keys = Object.keys(value)
      // The branch that knows them all.
      const branch = options.find(({ shape }) => keys.every((key) => Object.hasOwn(shape, key)))
      return branch === undefined ? value : leaverOf(branch)(value)
    }
  }
  return (value) => value
}

function isMapping(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is asked of a member of every case. */
interface Field {
  readonly schema: ZodType
  /** Its default as `canonicalJson` writes it; null without one. */
  readonly filledIn: string | null
}

const lookAt = (schema: ZodType): Field => ({
  schema,
  filledIn: schema instanceof z.ZodDefault ? canonicalJson(schema.def.defaultValue) : null,
})

function leaveMembers(value: object, fields: ReadonlyMap<string, Field>): Readonly<Record<string, unknown>> {
  const members: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value) as [string, unknown][]) {
    const field = fields.get(key)
    if (field === undefined) members[key] = member
    else if (field.filledIn === null || canonicalJson(member) !== field.filledIn)
      members[key] = leaverOf(field.schema)(member)
  }
  return members
}

function inner(schema: z.ZodDefault | z.ZodOptional | z.ZodArray): ZodType {
  const found: unknown = schema.unwrap()
  if (!(found instanceof z.ZodType)) throw new TypeError('a schema without a schema inside')
  return found
}
