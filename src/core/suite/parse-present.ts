import { z, type ZodSafeParseResult, type ZodType } from 'zod'

/** Sets of fields that are remembered; the values of a suite have the same few. */
const MOST_SETS = 100
/** Values with the same fields after which only those are looked at: to narrow a schema takes as long as dozens of values. */
const WORTH = 20

/**
 * Parses objects as their schema does, but looks only at the fields that they have: of many fields each of thousands of values has a few.
 * Where anything is wrong, the whole schema says what.
 * @example parsePresent(z.strictObject({ a: z.int(), b: z.string().default('x') }))({ a: 1 }).data // { a: 1, b: 'x' }
 */
export function parsePresent<Schema extends z.ZodObject>(
  schema: Schema,
  { worth = WORTH } = {},
): (value: unknown) => ZodSafeParseResult<z.output<Schema>> {
  const sets = new Map<string, { times: number; narrowed: Narrowed | null }>()
  const narrowFor = (keys: readonly string[]): Narrowed | null => {
    // As JSON: a key may have any sign in it, and must not pass for two.
    const name = JSON.stringify(keys)
    const set = sets.get(name) ?? { times: 0, narrowed: null }
    if (set.times === 0 && sets.size < MOST_SETS) sets.set(name, set)
    set.times += 1
    if (set.times === worth) set.narrowed = narrow(schema, keys)
    return set.narrowed
  }
  return (value) => {
    const narrowed = typeof value === 'object' && value !== null ? narrowFor(Object.keys(value)) : null
    const parsed = narrowed?.schema.safeParse(value)
    if (narrowed === null || parsed?.success !== true) return schema.safeParse(value)
    const data: Record<string, unknown> = {}
    for (const { key, absent } of narrowed.fields)
      data[key] = absent === null ? parsed.data[key] : absent.def.defaultValue
    return { success: true, data: data as z.output<Schema> }
  }
}

/** A schema of some fields of another. */
interface Narrowed {
  readonly schema: z.ZodObject
  /** What comes of them, in the order of the whole schema: its fields, and `absent` ones that have a default. */
  readonly fields: readonly { readonly key: string; readonly absent: z.ZodDefault | null }[]
}

/** Null where the whole schema demands more, knows less, or has checks of its own. */
function narrow({ shape, def }: z.ZodObject, keys: readonly string[]): Narrowed | null {
  const all = Object.entries<ZodType>(shape)
  const present = new Set(keys)
  const given = all.filter(([key]) => present.has(key))
  const mayLack = ([key, field]: readonly [string, ZodType]): boolean =>
    present.has(key) || field instanceof z.ZodDefault || (field instanceof z.ZodOptional && !fillsIn(field))
  if (given.length < present.size || !all.every(mayLack) || (def.checks ?? []).length > 0) return null
  return {
    schema: z.object(Object.fromEntries(given)),
    fields: all.flatMap(([key, field]) =>
      present.has(key) ? { key, absent: null } : field instanceof z.ZodDefault ? { key, absent: field } : [],
    ),
  }
}

/** Whether absence gives a value, as with a default inside of it. */
function fillsIn(field: z.ZodOptional): boolean {
  return field.safeParse(undefined).data !== undefined
}
