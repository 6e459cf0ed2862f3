import type { z } from 'zod'
import { caseSchema, CRITICAL_TAG, type GoldenCase } from '../../model/suite/case.js'
import { canonicalJson, type Hash } from '../../model/fingerprint.js'

type Mapping = Readonly<Record<string, unknown>>

/**
 * A value without the members that are as the schema fills them in, at every depth, so that a hash of it stays the same when the
 * schema gets another member with a default. Members that the schema does not know are kept.
 * @example withoutDefaults({ id: 'a', query: 'q', checks: [], critical: true }, caseSchema) // { id: 'a', query: 'q', critical: true }
 */
export function withoutDefaults(value: unknown, schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'default' || def.type === 'optional') return withoutDefaults(value, def.innerType)
  if (Array.isArray(value))
    return def.type === 'array' ? value.map((item) => withoutDefaults(item, def.element)) : value
  if (!isMapping(value)) return value
  const shape = shapeFor(value, schema)
  const members: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value)) {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (field === undefined) members[key] = member
    else if (!isDefault(member, field)) members[key] = withoutDefaults(member, field)
  }
  return members
}

/** The fields of an object; of a choice of objects, those of the first that knows all of the value's keys. */
function shapeFor(value: Mapping, schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return def.shape
  if (def.type !== 'union') return {}
  const shapes = def.options.map((option) => shapeFor(value, option))
  return shapes.find((shape) => Object.keys(value).every((key) => Object.hasOwn(shape, key))) ?? {}
}

function isDefault(member: unknown, field: z.core.$ZodType): boolean {
  const { def } = (field as z.core.$ZodTypes)._zod
  if (def.type !== 'default') return false
  const { defaultValue } = def
  if (member === defaultValue) return true
  if (!isMapping(member) || !isMapping(defaultValue)) return false
  const hasSameSize = Object.keys(member).length === Object.keys(defaultValue).length
  return hasSameSize && canonicalJson(member) === canonicalJson(defaultValue)
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null
}

/**
 * Hash of all that a case asks and expects: everything that differs from the defaults but `notes`, `enabled` and where it is
 * written. A field that a later Goldenpair adds with a default so marks no case as edited.
 */
export function fingerprintCase(golden: Omit<GoldenCase, 'at' | 'fingerprint'>, hash: Hash): string {
  const asked = { ...golden, notes: undefined, enabled: undefined, at: undefined, fingerprint: undefined }
  if (!golden.tags.includes(CRITICAL_TAG)) return hash(canonicalJson(withoutDefaults(asked, caseSchema)))
  // The tag means `critical: true`, which is then no difference; the tag with `critical: false` is another case.
  const critical = golden.critical ? false : 'not'
  return hash(canonicalJson(withoutDefaults({ ...asked, critical }, caseSchema)))
}
