import { z, type ZodType } from 'zod'
import type { SourcePath } from './source-document.js'

/** The keys that a mapping may have at a path of a schema; of a union the keys of all its branches. */
export function schemaKeys(schema: ZodType, path: SourcePath): readonly string[] {
  const found = path.reduce<readonly ZodType[]>(
    (at, step) => at.flatMap((each) => stepInto(each, step)),
    unwrapSchema(schema),
  )
  return [...new Set(found.flatMap((each) => (each instanceof z.ZodObject ? Object.keys(each.shape) : [])))]
}

function stepInto(schema: ZodType, step: PropertyKey): readonly ZodType[] {
  if (schema instanceof z.ZodArray) return unwrapSchema(schema.element)
  if (schema instanceof z.ZodRecord) return unwrapSchema(schema.valueType)
  if (schema instanceof z.ZodObject) return unwrapSchema(schema.shape[String(step)])
  return []
}

/** The schemas a value may meet once defaults, optionals and unions are looked through. */
export function unwrapSchema(schema: unknown): readonly ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return unwrapSchema(schema.unwrap())
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => unwrapSchema(option))
  return schema instanceof z.ZodType ? [schema] : []
}
