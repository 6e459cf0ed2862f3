import { z } from 'zod'
import type { AttributeValue } from './span.js'

/** Longer texts are cut: arguments of a tool, in characters. */
const MAX_TEXT = 8000
const MAX_DEPTH = 12
/** Texts, numbers, lists and objects within one value. */
const MAX_PARTS = 500

const keyValueSchema = z.object({ key: z.string(), value: z.unknown().optional() })
/** In JSON an int64 is a text, and so are NaN and the infinities, which have no place in what is stored. An empty text is not 0. */
const numberSchema = z.union([z.number(), z.string().regex(/\S/)]).nullish()
const listSchema = z.object({ values: z.array(z.unknown()).nullish() })
const anyValueSchema = z.object({
  stringValue: z.string().nullish(),
  boolValue: z.boolean().nullish(),
  intValue: numberSchema,
  doubleValue: numberSchema,
  arrayValue: listSchema.nullish(),
  kvlistValue: listSchema.nullish(),
})

/** The entries of a list of OTLP's `KeyValue` whose keys are wanted, of each the first; what is not one is left out. */
export function readAttributes(
  entries: readonly unknown[],
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, AttributeValue> {
  const attributes = new Map<string, AttributeValue>()
  for (const entry of entries) {
    const { data } = keyValueSchema.safeParse(entry)
    if (data === undefined || !wanted.has(data.key) || attributes.has(data.key)) continue
    const value = readValue(data.value, { left: MAX_PARTS }, MAX_DEPTH)
    if (value !== null) attributes.set(data.key, value)
  }
  return attributes
}

/** OTLP's `AnyValue` as plain data; null for an empty one, for bytes, and for what is nested too deeply or too much of it. */
function readValue(value: unknown, parts: { left: number }, depth: number): AttributeValue {
  const { data } = anyValueSchema.safeParse(value)
  if (data === undefined || depth === 0 || parts.left <= 0) return null
  parts.left -= 1
  const { stringValue, boolValue, intValue, doubleValue, arrayValue, kvlistValue } = data
  if (typeof stringValue === 'string') return stringValue.slice(0, MAX_TEXT)
  if (typeof boolValue === 'boolean') return boolValue
  const number = intValue ?? doubleValue ?? null
  if (number !== null) return Number.isFinite(Number(number)) ? Number(number) : null
  if (arrayValue) return (arrayValue.values ?? []).slice(0, parts.left).map((item) => readValue(item, parts, depth - 1))
  if (kvlistValue) {
    const entries = (kvlistValue.values ?? []).slice(0, parts.left).flatMap((entry) => {
      const pair = keyValueSchema.safeParse(entry).data
      return pair === undefined ? [] : [[pair.key.slice(0, MAX_TEXT), readValue(pair.value, parts, depth - 1)] as const]
    })
    return Object.fromEntries(entries)
  }
  return null
}
