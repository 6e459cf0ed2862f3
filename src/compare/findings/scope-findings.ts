import { addScope } from '../../format/write-scope.js'
import type { GateResult } from '../../model/comparison.js'
import type { Finding } from '../../model/finding.js'
import type { FindingFacts } from './finding-facts.js'

/** What a test is behind; the others count cases, of which nothing is claimed but that. */
const TESTED: ReadonlySet<Finding['about']> = new Set(['gate', 'trade', 'metric', 'slice', 'cause'])

/** With inference `these-cases` every finding that rests on a test says which cases it speaks of. */
export function scopeFindings(
  findings: readonly Finding[],
  { inference, gates, metrics, cases }: Pick<FindingFacts, 'inference' | 'gates' | 'metrics' | 'cases'>,
): readonly Finding[] {
  if (inference !== 'these-cases') return findings
  const byId = new Map(gates.map((result) => [result.gate.id, result]))
  const isOfAll = metrics.every(({ n, p }) => p === null || n === cases.shared)
  return findings.map((finding) => {
    const result = finding.gate === null ? null : (byId.get(finding.gate) ?? null)
    return !TESTED.has(finding.about) || isKnown(result)
      ? finding
      : {
          ...finding,
          text: addScope(finding.text, result?.n ?? (isOfAll && finding.about !== 'slice' ? cases.shared : null)),
        }
  })
}

/** A reading of the code is certain, and a gate without a test claims nothing. */
function isKnown(result: GateResult | null): boolean {
  return result !== null && (result.row === null || result.row === 'exact')
}
