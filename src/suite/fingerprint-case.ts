import { z, type ZodType } from 'zod'
import { caseSchema, CRITICAL_TAG, type GoldenCase } from '../model/suite/case.js'
import { canonicalJson, type Hash } from '../model/fingerprint.js'
import { innerSchema } from '../model/inner-schema.js'
import { planByKeys } from '../model/plan-by-keys.js'

/**
 * Canonical JSON of a parsed value without the members that are as the schema fills them in, at every depth, so that a hash of it stays
 * the same when the schema gets another member with a default. Members that the schema does not know are kept, those of `leftOut` (of
 * the value itself) are not.
 * @example withoutDefaults(caseSchema, ['id'])({ id: 'a', query: 'q', checks: [], critical: true }) // '{"critical":true,"query":"q"}'
 */
export function withoutDefaults(schema: z.ZodObject, leftOut: readonly string[] = []): (value: unknown) => string {
  return writeMembers(fieldsOf(schema), leftOut)
}

type Write = (value: unknown) => string

/** What is asked of a member of every case. */
interface Field {
  readonly isFilledIn: (member: unknown) => boolean
  readonly write: Write
}

const UNKNOWN: Field = { isFilledIn: () => false, write: canonicalJson }

function fieldsOf({ shape }: z.ZodObject): ReadonlyMap<string, Field> {
  return new Map(Object.entries(shape as Readonly<Record<string, ZodType>>).map(([key, field]) => [key, lookAt(field)]))
}

function lookAt(schema: ZodType): Field {
  let write: Write | null = null
  return {
    isFilledIn: schema instanceof z.ZodDefault ? equalTo(schema.def.defaultValue) : () => false,
    // Made when it is needed: a schema may lie inside itself.
    write: (value) => (write ??= writerOf(schema))(value),
  }
}

const writers = new WeakMap<ZodType, Write>()

/** What a schema says of defaults is looked up once: a suite has thousands of cases. */
function writerOf(schema: ZodType): Write {
  const known = writers.get(schema) ?? makeWriter(schema)
  writers.set(schema, known)
  return known
}

function makeWriter(schema: ZodType): Write {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return writerOf(innerSchema(schema))
  if (schema instanceof z.ZodArray) {
    const element = writerOf(innerSchema(schema))
    return (value) => (Array.isArray(value) ? `[${value.map(element).join(',')}]` : canonicalJson(value))
  }
  if (schema instanceof z.ZodObject) return writeMembers(fieldsOf(schema))
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.filter((option) => option instanceof z.ZodObject)
    return (value) => {
      if (!isMapping(value)) return canonicalJson(value)
      const keys = Object.keys(value)
      // The branch that knows them all.
      const branch = options.find(({ shape }) => keys.every((key) => Object.hasOwn(shape, key)))
      return branch === undefined ? canonicalJson(value) : writerOf(branch)(value)
    }
  }
  return canonicalJson
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** As `canonicalJson`, which sorts the keys and leaves out what is undefined. */
function writeMembers(fields: ReadonlyMap<string, Field>, leftOut: readonly string[] = []): Write {
  const sortedFields = planByKeys((keys) =>
    keys
      .filter((key) => !leftOut.includes(key))
      .toSorted()
      .map((key) => ({ key, written: JSON.stringify(key), ...(fields.get(key) ?? UNKNOWN) })),
  )
  return (value) => {
    if (!isMapping(value)) return canonicalJson(value)
    let members = ''
    for (const { key, written, isFilledIn, write } of sortedFields(value)) {
      const member = value[key]
      if (member === undefined || isFilledIn(member)) continue
      members += `${members === '' ? '' : ','}${written}:${write(member)}`
    }
    return `{${members}}`
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

const writeAsked = withoutDefaults(caseSchema, ['notes', 'enabled', 'at', 'fingerprint'])

/**
 * Hash of all that a case asks and expects: everything that differs from the defaults but `notes`, `enabled` and where it is
 * written. A field that a later Goldenpair adds with a default so marks no case as edited.
 */
export function fingerprintCase(golden: Omit<GoldenCase, 'at' | 'fingerprint'>, hash: Hash): string {
  if (!golden.tags.includes(CRITICAL_TAG)) return hash(writeAsked(golden))
  // What the tag says already adds nothing; a statement against it makes another case.
  return hash(writeAsked({ ...golden, critical: golden.critical ? false : 'not' }))
}
