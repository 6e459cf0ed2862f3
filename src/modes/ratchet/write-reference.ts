import type { Reference } from '../../model/reference.js'

/**
 * A reference as text for review: a line for each member of its lists and mappings (a case, a gate, a metric's summary, a setting), so
 * that a diff shows what moved and nothing else.
 */
export function writeReference(reference: Reference): string {
  const members = Object.entries(reference).map(([key, value]) => `  ${JSON.stringify(key)}: ${writeMember(value)}`)
  return `{\n${members.join(',\n')}\n}\n`
}

function writeMember(value: unknown): string {
  if (Array.isArray(value))
    return enclose(
      '[]',
      value.map((item) => JSON.stringify(item)),
    )
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`)
  return enclose('{}', members)
}

function enclose(brackets: string, lines: readonly string[]): string {
  if (lines.length === 0) return brackets
  return `${brackets.charAt(0)}\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ${brackets.charAt(1)}`
}
