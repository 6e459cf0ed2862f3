import type { z, ZodType } from 'zod'

/** A check of a text, a number or a list that only refuses; it refuses whatever it does not know. */
export type Limit = (value: string | number | readonly unknown[]) => boolean

/** The checks of a schema; null where one of them may change a value or is not known here. */
export function limitsOf({ def }: ZodType): readonly Limit[] | null {
  const limits: Limit[] = []
  for (const { _zod } of def.checks ?? []) {
    const limit = limitOf(_zod.def)
    if (limit === null) return null
    limits.push(limit)
  }
  return limits
}

function limitOf(given: z.core.$ZodCheckDef): Limit | null {
  const def = given as z.core.$ZodChecks['_zod']['def']
  if (def.check === 'min_length')
    // In code points, each of which is one or two units of a text.
    return (value) => typeof value !== 'number' && value.length >= 2 * def.minimum - 1
  if (def.check === 'max_length') return (value) => typeof value !== 'number' && value.length <= def.maximum
  if (def.check === 'greater_than')
    return (value) => typeof value === 'number' && (value > Number(def.value) || (def.inclusive && value === def.value))
  if (def.check === 'less_than')
    return (value) => typeof value === 'number' && (value < Number(def.value) || (def.inclusive && value === def.value))
  if (def.check !== 'string_format' || def.format !== 'regex' || def.pattern === undefined) return null
  const { pattern } = def
  // Others remember where they were.
  if (pattern.global || pattern.sticky) return null
  return (value) => typeof value === 'string' && pattern.test(value)
}

/** Whether no limit refuses the value, which must be of a type that they are of. */
export function isWithin(value: unknown, limits: readonly Limit[]): boolean {
  for (const keeps of limits) if (!keeps(value as Parameters<Limit>[0])) return false
  return true
}
