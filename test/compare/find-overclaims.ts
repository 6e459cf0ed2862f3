import type { GateResult } from '../../src/model/result/gate-result.js'
import type { PairComparison } from '../../src/model/result/pair-comparison.js'
import type { Finding } from '../../src/model/result/finding.js'

/** The claims that a sentence about a gate can make, each with the condition that the gate must meet. */
const CLAIMS: readonly (readonly [RegExp, (result: GateResult) => boolean])[] = [
  [/: improved|slightly better/, ({ verdict }) => verdict === 'improved'],
  [/which breaks its margin/, ({ verdict }) => verdict === 'regressed'],
  [/which breaks its threshold|is (below the minimum|above the maximum)/, ({ verdict }) => verdict === 'breached'],
  [/slightly worse, shown to stay/, ({ verdict }) => verdict === 'no-regression'],
  [/: worse, perhaps by more than/, ({ verdict, suspect }) => verdict === 'inconclusive' && !suspect],
  [/enough to break its margin/, ({ suspect }) => suspect],
  [
    /cannot tell from chance|was not tested/,
    ({ verdict }) => verdict === 'inconclusive' || verdict === 'no-regression',
  ],
  [/not shown to stay/, ({ failed }) => failed],
  [/only .* are scored|the run was stopped by/, ({ verdict }) => verdict === 'invalid'],
]

function namesOf(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]))
}

/** Returns the claims of a finding that the result of its gate or metric does not support. */
export function findOverclaims(finding: Finding, { gates, metrics, slices, alpha }: PairComparison): readonly string[] {
  const result = gates.find(({ gate }) => gate.id === finding.gate)
  const verdictOf = (title: string): string | undefined => gates.find(({ metric }) => metric.title === title)?.verdict
  const overclaims = [
    ...namesOf(/(?:loss|rise) in (\S+) of/g, finding.text).filter((title) => verdictOf(title) !== 'no-regression'),
    ...namesOf(/(\S+) unchanged on all/g, finding.text)
      .filter((title) => !title.startsWith('(') && !title.endsWith(':'))
      .filter((title) => verdictOf(title) !== 'unchanged'),
  ]
  if (result !== undefined) {
    const made = CLAIMS.filter(([pattern]) => pattern.test(finding.text))
    return [...overclaims, ...(made.length === 1 && made[0]?.[1](result) === true ? [] : [finding.text])]
  }
  if (finding.about !== 'metric' && finding.about !== 'slice') return overclaims
  const told = [...metrics, ...slices.map((slice) => ({ ...slice.result, p_adjusted: slice.p_adjusted }))].filter(
    ({ metric }) => finding.text.toLowerCase().startsWith(metric.title.toLowerCase()),
  )
  const isProven = told.some(({ p_adjusted: p, cause }) => p !== null && p < alpha && cause === null)
  const isClaim = /: (worse|better|changed), exploratory/.test(finding.text)
  return isClaim && !isProven ? [...overclaims, finding.text] : overclaims
}
