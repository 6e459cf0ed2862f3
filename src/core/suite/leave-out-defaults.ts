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
  readonly leave: Leave
  readonly isFilledIn: (member: unknown) => boolean
}

function lookAt(schema: ZodType): Field {
  let leave: Leave | null = null
  return {
    // Made when it is needed: a schema may lie inside itself.
    leave: (value) => (leave ??= leaverOf(schema))(value),
    isFilledIn: schema instanceof z.ZodDefault ? equalTo(schema.def.defaultValue) : () => false,
  }
}

/** Whether a value is written as this one by `canonicalJson`, which is asked only about lists and mappings of the same size. */
function equalTo(given: unknown): (member: unknown) => boolean {
  const written = canonicalJson(given)
  const size = sizeOf(given)
  return (member) =>
    member === given || (size !== null && size === sizeOf(member) && (size === 0 || canonicalJson(member) === written))
}

/** Null for what is neither a list nor a mapping; a mapping's is negative. */
function sizeOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null
  return Array.isArray(value) ? value.length : -1 - Object.keys(value).length
}

function leaveMembers(value: object, fields: ReadonlyMap<string, Field>): Readonly<Record<string, unknown>> {
  const members: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value) as [string, unknown][]) {
    const field = fields.get(key)
    if (field === undefined) members[key] = member
    else if (!field.isFilledIn(member)) members[key] = field.leave(member)
  }
  return members
}

function inner(schema: z.ZodDefault | z.ZodOptional | z.ZodArray): ZodType {
  const found: unknown = schema.unwrap()
  if (!(found instanceof z.ZodType)) throw new TypeError('a schema without a schema inside')
  return found
}
