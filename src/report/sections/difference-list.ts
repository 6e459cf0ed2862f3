import type { Comparison, FingerprintDifference } from '../../model/comparison.js'
import type { Block, ReportContext, Text } from '../../model/report.js'

/** Everything that is not the same on both sides, with what follows from it, folded away; null when nothing differs. */
export function buildDifferenceList({ differences }: Comparison, { names }: ReportContext): Block | null {
  if (differences.length === 0) return null
  const summary = `Not the same in ${names.baseline} and ${names.candidate}: ${differences.map(({ what }) => what).join(', ')}`
  return {
    kind: 'details',
    summary: [summary],
    blocks: [{ kind: 'list', items: differences.map(describe) }],
    brief: true,
  }
}

function describe({ what, baseline, candidate, changes, effect }: FingerprintDifference): Text {
  const name = { kind: 'strong', text: what } as const
  if (changes !== undefined)
    return [name, `: ${changes.join('; ')}. ${effect.slice(0, 1).toUpperCase()}${effect.slice(1)}.`]
  return [name, `: ${shorten(baseline)} → ${shorten(candidate)}${effect === '' ? '' : `: ${effect}`}`]
}

/** Hashes are told apart by their first digits. */
function shorten(value: string): string {
  return value.replace(/\b(sha256:)?([0-9a-f]{12})[0-9a-f]{20,}\b/g, '$2…')
}
