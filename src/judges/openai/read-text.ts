import type { z } from 'zod'

const FENCE = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/i
const MOST_FAULTS = 5

/** A reply's text as the value that its schema describes, in a code fence or not; or what is wrong with it. */
export function readText(
  schema: z.ZodType,
  text: string,
): { readonly kind: 'read'; readonly value: unknown } | { readonly kind: 'unfit'; readonly faults: readonly string[] } {
  let value: unknown
  try {
    value = JSON.parse(FENCE.exec(text)?.[1] ?? text)
  } catch {
    return { kind: 'unfit', faults: [text.trim() === '' ? 'the reply is empty' : 'the reply is not JSON'] }
  }
  const checked = schema.safeParse(value)
  if (checked.success) return { kind: 'read', value }
  return { kind: 'unfit', faults: checked.error.issues.slice(0, MOST_FAULTS).map(describeFault) }
}

/** In words of ours alone: the judge's own, which the material may have put into its mouth, must not come back as an order. */
function describeFault({ code, path, message }: z.core.$ZodIssue): string {
  const where = path.length === 0 ? 'the whole' : path.map(String).join('.')
  return `${where}: ${code === 'unrecognized_keys' ? 'it has members that were not asked for' : message}`
}

/** What is added behind the material when a reply did not fit. */
export function writeRepair(faults: readonly string[]): string {
  return `Your last reply to this message could not be read: ${faults.join('; ')}. Judge the material again, and reply with the JSON object that the system message describes and nothing else.`
}
