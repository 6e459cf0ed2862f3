import { z, type ZodType } from 'zod'

/** The schema inside a default, an optional value, a list … */
export function innerSchema(schema: { readonly unwrap: () => unknown }): ZodType {
  return asSchema(schema.unwrap())
}

/** What zod's types call only the core of a schema. */
export function asSchema(found: unknown): ZodType {
  if (!(found instanceof z.ZodType)) throw new TypeError('a schema without a schema inside')
  return found
}
