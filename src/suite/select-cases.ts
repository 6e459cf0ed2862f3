import type { GoldenCase } from '../model/suite/case.js'
import { UserError } from '../model/error.js'
import { matchesSelection, type Selection } from '../model/suite/selection.js'

/**
 * The enabled cases that a selection chooses, in the suite's order; all enabled ones for null.
 * Throws the user's error `selection-empty` when none is left.
 */
export function selectCases(cases: readonly GoldenCase[], selection: Selection | null): readonly GoldenCase[] {
  const enabled = cases.filter((golden) => golden.enabled)
  const selected = selection ? enabled.filter((golden) => matchesSelection(golden, selection)) : enabled
  if (selected.length > 0) return selected
  const tags = [...new Set(enabled.flatMap((golden) => golden.tags))].sort()
  throw new UserError('selection-empty', { cases: enabled.length, tags })
}
