import { z, type ZodSafeParseResult, type ZodType } from 'zod'
import { asSchema, innerSchema } from './inner-schema.js'
import { planByKeys } from './plan-by-keys.js'
import { isWithin, limitsOf, type Limit } from './schema-limits.js'

/**
 * Parses as the schema does, and several times as fast where nothing is wrong: a suite and a run have thousands of values of one schema.
 * Objects, lists, choices, texts and numbers are read here. Other types, whatever is not right at first sight, and all that is said of
 * a mistake are the schema's own.
 * @example quickParser(z.strictObject({ a: z.int(), b: z.string().default('x') }))({ a: 1 }).data // { a: 1, b: 'x' }
 */
export function quickParser<Schema extends ZodType>(
  schema: Schema,
): (value: unknown) => ZodSafeParseResult<z.output<Schema>> {
  const read = readLater(schema)
  return (value) => {
    const data = read(value)
    return data === DOUBTFUL ? schema.safeParse(value) : { success: true, data: data as z.output<Schema> }
  }
}

/** What a schema makes of a value that is right, else `DOUBTFUL`. */
type Read = (value: unknown) => unknown

const DOUBTFUL = Symbol('doubtful')

const readers = new WeakMap<ZodType, Read>()

function readerOf(schema: ZodType): Read {
  const known = readers.get(schema) ?? makeReader(schema)
  readers.set(schema, known)
  return known
}

function makeReader(schema: ZodType): Read {
  const ask = askSchema(schema)
  const limits = limitsOf(schema)
  if (limits === null) return ask
  const isPlain = plainTypeOf(schema)
  if (isPlain !== null) {
    const isRight = limits.length === 0 ? isPlain : (value: unknown) => isPlain(value) && isWithin(value, limits)
    return (value) => (isRight(value) ? value : ask(value))
  }
  if (schema instanceof z.ZodArray) return listOf(readerOf(innerSchema(schema)), limits)
  if (limits.length > 0) return ask
  // Absence is for the object to see.
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodDefault)
    return unless(undefined, DOUBTFUL, readerOf(innerSchema(schema)))
  if (schema instanceof z.ZodNullable) return unless(null, null, readerOf(innerSchema(schema)))
  if (schema instanceof z.ZodUnion) return firstOf(schema.options.map((option) => decide(asSchema(option))))
  if (schema instanceof z.ZodRecord) return recordOf(schema) ?? ask
  return schema instanceof z.ZodObject ? (objectOf(schema) ?? ask) : ask
}

/** Made when it is needed: an object may have one of its own kind in it. */
function readLater(schema: ZodType): Read {
  let read: Read | null = null
  return (value) => (read ??= readerOf(schema))(value)
}

function askSchema(schema: ZodType): Read {
  return (value) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? parsed.data : DOUBTFUL
  }
}

function unless(exception: unknown, data: unknown, read: Read): Read {
  return (value) => (value === exception ? data : read(value))
}

/** A later choice is taken only where this one is none. */
function decide(schema: ZodType): Read {
  const [read, ask] = [readerOf(schema), askSchema(schema)]
  return (value) => {
    const data = read(value)
    return data === DOUBTFUL ? ask(value) : data
  }
}

function firstOf(options: readonly Read[]): Read {
  return (value) => {
    for (const read of options) {
      const data = read(value)
      if (data !== DOUBTFUL) return data
    }
    return DOUBTFUL
  }
}

function listOf(read: Read, limits: readonly Limit[]): Read {
  return (value) => {
    if (!Array.isArray(value) || !isWithin(value, limits)) return DOUBTFUL
    const list: unknown[] = []
    for (const item of value as readonly unknown[]) {
      const data = read(item)
      if (data === DOUBTFUL) return DOUBTFUL
      list.push(data)
    }
    return list
  }
}

interface Field {
  readonly key: string
  readonly read: Read
  /** What comes of its absence. */
  readonly absent: 'nothing' | 'doubt' | z.ZodDefault
}

/** Null where the schema looks at members that it does not name. */
function objectOf({ shape, def: { catchall } }: z.ZodObject): Read | null {
  const keepsOthers = catchall instanceof z.ZodUnknown
  const refusesOthers = catchall instanceof z.ZodNever
  if (catchall !== undefined && !keepsOthers && !refusesOthers) return null
  const fields = Object.entries<ZodType>(shape).map(([key, schema]): Field => ({
    key,
    read: readLater(schema),
    absent: absenceOf(schema),
  }))
  const planOf = planByKeys((keys) => planMembers(fields, keys))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return DOUBTFUL
    const members = value as Readonly<Record<string, unknown>>
    const plan = planOf(members)
    if (plan === null || (refusesOthers && plan.others.length > 0)) return DOUBTFUL
    const object: Record<string, unknown> = {}
    for (const { key, read, absent } of plan.telling) {
      const member = members[key]
      const data = member === undefined && typeof absent === 'object' ? absent.def.defaultValue : read(member)
      if (data === DOUBTFUL) return DOUBTFUL
      object[key] = data
    }
    if (keepsOthers) for (const key of plan.others) object[key] = members[key]
    return object
  }
}

/** The fields that something comes of in an object with such keys, and the keys that are no field's; null where it lacks a field. */
function planMembers(
  fields: readonly Field[],
  keys: readonly string[],
): { readonly telling: readonly Field[]; readonly others: readonly string[] } | null {
  const present = new Set(keys)
  const telling = fields.filter(({ key, absent }) => present.has(key) || absent !== 'nothing')
  const isWhole = telling.every(({ key, absent }) => present.has(key) || absent !== 'doubt')
  if (!isWhole || present.has(PROTOTYPE)) return null
  for (const { key } of telling) present.delete(key)
  return { telling, others: [...present] }
}

/** To set it is to give an object another prototype. */
const PROTOTYPE = '__proto__'

/** Null where keys are more than texts. */
function recordOf({ keyType, valueType }: z.ZodRecord): Read | null {
  if (!(keyType instanceof z.ZodString)) return null
  const isAnyKey = limitsOf(keyType)?.length === 0 && plainTypeOf(keyType) !== null
  const readKey = readerOf(keyType)
  const read = readerOf(asSchema(valueType))
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return DOUBTFUL
    const members = value as Readonly<Record<string, unknown>>
    const record: Record<string, unknown> = {}
    for (const key of Object.keys(members)) {
      const data = key === PROTOTYPE ? DOUBTFUL : read(members[key])
      if (data === DOUBTFUL || (!isAnyKey && readKey(key) !== key)) return DOUBTFUL
      record[key] = data
    }
    return record
  }
}

function absenceOf(schema: ZodType): Field['absent'] {
  if (schema instanceof z.ZodDefault && limitsOf(schema)?.length === 0) return schema
  const { optin, optout } = schema._zod
  return optin === 'optional' && optout === 'optional' ? 'nothing' : 'doubt'
}

/** Whether a value is of the type, of those whose values are taken as they stand; null for every other type. */
function plainTypeOf(schema: ZodType): ((value: unknown) => boolean) | null {
  const { def } = schema
  if ('coerce' in def && def.coerce === true) return null
  if (schema instanceof z.ZodUnknown) return () => true
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === 'boolean'
  if (schema instanceof z.ZodEnum) return isAmong(schema.options)
  if (schema instanceof z.ZodLiteral) return isAmong([...schema.values])
  const format = 'format' in def ? def.format : null
  if (schema instanceof z.ZodNumber && format === 'safeint') return Number.isSafeInteger
  if (format !== null) return null
  if (schema instanceof z.ZodString) return (value) => typeof value === 'string'
  return schema instanceof z.ZodNumber ? Number.isFinite : null
}

function isAmong(values: readonly unknown[]): (value: unknown) => boolean {
  const known = new Set(values)
  return (value) => known.has(value)
}
