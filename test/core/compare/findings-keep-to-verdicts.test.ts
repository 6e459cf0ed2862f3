import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/core/compare/compare-runs.js'
import type { Comparison, GateResult } from '../../../src/core/model/comparison.js'
import type { Finding } from '../../../src/core/model/finding.js'
import { UserError } from '../../../src/core/model/error.js'
import { buildCompareInput, type OracleInput } from './verdict-oracle.js'

const oracle = JSON.parse(readFileSync(new URL('../../oracle/verdicts.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly { readonly id: string; readonly input: OracleInput }[]
}

/** What a sentence about a gate may say, and what must hold of the gate for it. */
const CLAIMS: readonly (readonly [RegExp, (result: GateResult) => boolean])[] = [
  [/: improved|slightly better/, ({ verdict }) => verdict === 'improved'],
  [/which breaks its margin/, ({ verdict }) => verdict === 'regressed'],
  [/which breaks its threshold|is (below the minimum|above the maximum)/, ({ verdict }) => verdict === 'breached'],
  [/slightly worse, shown to stay/, ({ verdict }) => verdict === 'no-regression'],
  [/: worse, by less than its margin/, ({ verdict, suspect }) => verdict === 'inconclusive' && !suspect],
  [/enough to break its margin/, ({ suspect }) => suspect],
  [
    /cannot tell from chance|was not tested/,
    ({ verdict }) => verdict === 'inconclusive' || verdict === 'no-regression',
  ],
  [/not shown to stay/, ({ failed }) => failed],
  [/only .* are scored/, ({ verdict }) => verdict === 'invalid'],
]

function compare(input: OracleInput): Comparison | null {
  try {
    return compareRuns(buildCompareInput(input))
  } catch (error) {
    if (error instanceof UserError) return null
    throw error
  }
}

function namesOf(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]))
}

/** What a finding says that its gate, or its metric, does not bear out. */
function findOverclaims(finding: Finding, { gates, metrics, slices, alpha }: Comparison): readonly string[] {
  const result = gates.find(({ gate }) => gate.id === finding.gate)
  const verdictOf = (title: string): string | undefined => gates.find(({ metric }) => metric.title === title)?.verdict
  const overclaims = [
    ...namesOf(/(?:loss|rise) in (\S+) of/g, finding.text).filter((title) => verdictOf(title) !== 'no-regression'),
    ...namesOf(/(\S+) unchanged on all/g, finding.text)
      .filter((title) => !title.startsWith('('))
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
  const isProven = told.some(({ p_adjusted: p, reason }) => p !== null && p < alpha && reason === null)
  const isClaim = /: (worse|better|changed), exploratory/.test(finding.text)
  return isClaim && !isProven ? [...overclaims, finding.text] : overclaims
}

describe('findings never say more than the verdicts', () => {
  const compared = oracle.cases.flatMap(({ id, input }) => {
    const comparison = compare(input)
    return comparison === null ? [] : [{ id, comparison }]
  })

  test('whatever the oracle compares', () => {
    expect(compared.length).toBeGreaterThan(300)
    const overclaims = compared.flatMap(({ id, comparison }) =>
      comparison.findings.flatMap((finding) => findOverclaims(finding, comparison).map((text) => `${id}: ${text}`)),
    )
    expect(overclaims).toEqual([])
  })

  test('nor leave out a gate that fails, nor tell it after one that improved', () => {
    for (const { id, comparison } of compared) {
      const told = comparison.findings.map(({ gate }) => gate)
      const failed = comparison.gates.filter((result) => result.failed).map(({ gate }) => gate.id)
      const improved = comparison.gates.filter(({ verdict }) => verdict === 'improved').map(({ gate }) => gate.id)
      expect({ id, missing: [...failed, ...improved].filter((gate) => !told.includes(gate)) }).toEqual({
        id,
        missing: [],
      })
      const firstGood = Math.min(...improved.map((gate) => told.indexOf(gate)), told.length)
      expect({ id, late: failed.filter((gate) => told.indexOf(gate) > firstGood) }).toEqual({ id, late: [] })
    }
  })

  test('and every recommendation has its figure', () => {
    const texts = compared.flatMap(({ comparison }) =>
      comparison.recommendations.filter(({ about }) => about !== 'look-first'),
    )
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter(({ text }) => !/\d/.test(text))).toEqual([])
  })
})
