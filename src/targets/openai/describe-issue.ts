import type { z } from 'zod'

/** The first thing that is wrong, as `key: what`. */
export function describeIssue({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return 'it cannot be read'
  const where = issue.path.map(String).join('.')
  return where === '' ? issue.message : `\`${where}\`: ${issue.message}`
}
