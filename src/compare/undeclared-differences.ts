import type { Run } from '../model/run.js'
import { diffValues, type ValueChange } from './diff-values.js'

/** More are counted. */
const MOST_NAMED = 5
const NAME_LENGTH = 80

/**
 * A warning when two arms differ in more than they say: in a controlled setting, or in a setting of the target that neither variant sets.
 * The latter is known only of two variants of which one sets something; two runs of one variant differ by what changed between them.
 * Source: design document 000, controlled variables.
 */
export function warnOfUndeclaredDifferences(baseline: Run, candidate: Run): readonly string[] {
  const names = listUndeclared(baseline, candidate)
  if (names.length === 0) return []
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''
  return [
    `The arms differ in more than declared: ${names.slice(0, MOST_NAMED).join(', ')}${more}. That may be what makes the difference.`,
  ]
}

function listUndeclared(
  { variant: before, settings: old }: Run,
  { variant: after, settings: now }: Run,
): readonly string[] {
  const controlled = diffValues(old.controlled, now.controlled, ['controlled'])
  const declared = new Set([...(old.declared ?? []), ...(now.declared ?? [])])
  const isTold = old.declared !== undefined && now.declared !== undefined
  const target =
    before === after || !isTold || declared.size === 0
      ? []
      : diffValues(old.target, now.target, []).filter(({ path }) => !isDeclared(path, declared))
  return [...controlled, ...target].map(nameOf)
}

/** `settings.top_k` declares what is below it, `type` all that is the adapter's. */
function isDeclared([group = '', key]: readonly string[], declared: ReadonlySet<string>): boolean {
  return declared.has(group) || (key !== undefined && declared.has(`${group}.${key}`))
}

function nameOf({ path }: ValueChange): string {
  const letters = [...path.join('.')]
  return letters.length <= NAME_LENGTH ? letters.join('') : `${letters.slice(0, NAME_LENGTH - 1).join('')}…`
}
