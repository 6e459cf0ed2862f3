import type { z } from 'zod'

/**
 * The first thing wrong with a stored value, by its place.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
export function describeFirstIssue(error: z.ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return error.message
  const place = issue.path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`),
    '',
  )
  return place === '' ? issue.message : `\`${place}\`: ${issue.message}`
}
