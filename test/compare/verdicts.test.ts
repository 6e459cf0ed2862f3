import { describeCause } from '../../src/format/describe-reason.js'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import type { GateResult } from '../../src/model/result/gate-result.js'
import type { MeasuredPair } from '../../src/model/result/finding.js'
import { UserError } from '../../src/model/error.js'
import { findOverclaims } from './find-overclaims.js'
import { buildCompareInput, caseId, type OracleInput } from './verdict-oracle.js'
import { writeFindings } from '../../src/report/words/write-comparison.js'
import { writeRecommendations } from '../../src/report/words/write-recommendations.js'

interface OracleGateResult {
  readonly id: string
  readonly n: number | null
  readonly row?: string
  readonly delta: number | null
  readonly p: number | null
  readonly pAdjusted: number | null
  readonly lower: number | null
  readonly pTolerance?: number
  readonly pAdjustedTolerance?: number
  readonly interval?: readonly [number, number]
  readonly canFlag?: number | 'none'
  readonly casesNeeded?: number | 'none'
  readonly casesToSettle?: number | 'none'
  readonly gaffkeShare?: number
  readonly gaffkeShareTolerance?: number
  readonly verdict: string
  readonly suspect: boolean
  readonly failed: boolean
  readonly wording?: string
  readonly scoredShare: { readonly baseline: number | null; readonly candidate: number | null }
  readonly missingUnevenly?: boolean
  readonly newlyFailing?: number
  readonly newlyPassing?: number
  readonly borderline?: boolean
  readonly ruleOut?: number | 'none'
  readonly ruleOutUnit?: string
  readonly ruleOutTolerance?: number
  readonly clusters?: number
  readonly df?: number
  readonly ratioOfMeans?: number
  readonly candidateValue?: number | 'infinite'
  readonly warnings?: readonly string[]
  readonly pMatchedTrials?: number
  readonly deltaMatchedTrials?: number
}

interface ExpectedRun {
  readonly verdict: string | null
  readonly because: string | null
  readonly exitCode: number
  readonly primary: string | null
  readonly zeroTolerance?: readonly number[]
  readonly error?: string
}

interface OracleCase {
  readonly id: string
  readonly label: string
  readonly input: OracleInput
  readonly expected: {
    readonly gates: readonly OracleGateResult[]
    readonly run: ExpectedRun
  }
}

const oracle = JSON.parse(readFileSync(new URL('../oracle/verdicts.json', import.meta.url), 'utf8')) as {
  readonly count: number
  readonly cases: readonly OracleCase[]
}

/** Reasons by the oracle's hint; other hints are checked as they stand. */
const REASONS: Readonly<Record<string, RegExp>> = {
  'no-baseline': /^(no baseline yet|the baseline could not be read)$/,
  'no-value': /^(no case is scored$|\S+ is infinite in the candidate)/,
  'no-paired-case': /^no case is scored on both sides$/,
  'judge-changed': /^defined differently from the baseline's$/,
  'baseline-is-0': /^the baseline is 0, so nothing can be relative to it/,
  'measured-on-different-machines': /^not measured side by side in one job$/,
  'missing unevenly': /^(cases|trials) are missing unevenly/,
  'information only below 200 cases': /^information only/,
  'the total is worse by half the margin or more':
    /^(cannot tell|worse, perhaps by more than .*): the total is (up|down) by .* half the margin or more$/,
  'unchanged on all 1 cases': /^unchanged on the only case$/,
}

const WARNINGS: Readonly<Record<string, string>> = {
  'few-clusters': ' (fewer than 10): the test leans on its assumptions',
  'unequal-trials': 'the arms have different numbers of trials',
}

/** Runs that docs/decision-rules.md decides otherwise than the oracle, and the rule that does; what the oracle says of their gates holds. */
const RULED_OTHERWISE: Readonly<Record<string, { readonly rule: string; readonly run: Partial<ExpectedRun> }>> = {
  'verdict-467': {
    rule: 'line 5 comes before line 6: a confirmed failure counts although too few cases of the gate are scored',
    run: { verdict: 'regressed', because: 'zero-tolerance', exitCode: 1 },
  },
}

/** The oracle's row of trials on these cases is replaced by rounds, which have an oracle of their own (`rounds.json`). */
const REPLACED = 'these-cases'

const kept = oracle.cases.filter(({ input }) => input.settings.inference !== REPLACED)
const decided = kept.filter(({ expected }) => expected.run.error === undefined)
const comparisons = new Map<string, MeasuredPair>()

/** Its comparison, which is made once: their draws take seconds. */
function compareOnce({ id, input }: OracleCase): MeasuredPair {
  const comparison = comparisons.get(id) ?? compareRuns(buildCompareInput(input))
  comparisons.set(id, comparison)
  return comparison
}

describe('the verdicts of the oracle', () => {
  test('there are as many cases as the oracle says', () => {
    expect(oracle.cases).toHaveLength(oracle.count)
    expect(oracle.cases.length - kept.length).toBe(17)
  })

  test.each(decided)('$id: $label', (one) => {
    const { id, expected } = one
    const run = { ...expected.run, ...RULED_OTHERWISE[id]?.run }
    const comparison = compareOnce(one)
    expect(comparison.gates.map((result) => result.gate.id)).toEqual(expected.gates.map(({ id }) => id))
    expected.gates.forEach((gate, index) => {
      const result = comparison.gates[index]
      if (result !== undefined) expectGate(result, gate)
    })
    const { word, because, exit_code: exitCode, passed, primary } = comparison.verdict
    expect({ verdict: word, because, exitCode, passed, primary, zeroTolerance: comparison.zero_tolerance }).toEqual({
      verdict: run.verdict,
      because: run.because,
      exitCode: run.exitCode,
      passed: run.exitCode === 0,
      primary: run.primary,
      zeroTolerance: (run.zeroTolerance ?? []).map(caseId),
    })
  })

  test('what the rules decide otherwise is decided otherwise by the oracle', () => {
    for (const [id, { run }] of Object.entries(RULED_OTHERWISE))
      expect(decided.find((one) => one.id === id)?.expected.run).not.toMatchObject(run)
  })

  const refused = kept.filter(({ expected }) => expected.run.error !== undefined)
  test.each(refused)('$id: $label is refused', ({ input, expected }) => {
    const code = refusalOf(input)
    expect({ code, exitCode: 3 }).toEqual({ code: expected.run.error, exitCode: expected.run.exitCode })
  })
})

describe('findings never say more than the verdicts', () => {
  const compareAll = () => decided.map((one) => ({ id: one.id, comparison: compareOnce(one) }))

  test('whatever the oracle compares', () => {
    const compared = compareAll()
    expect(compared.length).toBeGreaterThan(300)
    const overclaims = compared.flatMap(({ id, comparison }) =>
      writeFindings(comparison).flatMap((finding) =>
        findOverclaims(finding, comparison).map((text) => `${id}: ${text}`),
      ),
    )
    expect(overclaims).toEqual([])
  })

  test('nor leave out a gate that fails, nor tell it after one that improved', () => {
    for (const { id, comparison } of compareAll()) {
      const told = writeFindings(comparison).map(({ gate }) => gate)
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
    const texts = compareAll().flatMap(({ comparison }) =>
      writeRecommendations(comparison).filter(({ about }) => about !== 'look-first'),
    )
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter(({ text }) => !/\d/.test(text))).toEqual([])
  })
})

function refusalOf(input: OracleInput): string | null {
  try {
    compareRuns(buildCompareInput(input))
    return null
  } catch (error) {
    if (error instanceof UserError) return String(error.code)
    throw error
  }
}

function expectGate(result: GateResult, gate: OracleGateResult): void {
  const { verdict, suspect, failed } = result
  expect({ verdict, suspect, failed }, gate.id).toEqual({
    verdict: gate.verdict,
    suspect: gate.suspect,
    failed: gate.failed,
  })
  expectNumbers(result, gate)
  expectClose(result.scored_share.baseline, gate.scoredShare.baseline)
  expectClose(result.scored_share.candidate, gate.scoredShare.candidate)
  if (gate.n !== null) expect(result.n).toBe(gate.n)
  expect(result.row).toBe(gate.row ?? null)
  expect(result.clusters).toBe(gate.clusters ?? null)
  if (gate.missingUnevenly !== undefined) expect(result.missing_unevenly).toBe(gate.missingUnevenly)
  if (gate.newlyFailing !== undefined) expect(result.newly_failing).toBe(gate.newlyFailing)
  if (gate.newlyPassing !== undefined) expect(result.newly_passing).toBe(gate.newlyPassing)
  if (gate.borderline !== undefined) expect(result.borderline).toBe(gate.borderline)
  if (gate.wording !== undefined) expect(describeCause(result)).toMatch(reasonPattern(result, gate.wording))
  expect(result.warnings).toHaveLength(gate.warnings?.length ?? 0)
  for (const warning of gate.warnings ?? []) expect(result.warnings.join()).toContain(WARNINGS[warning] ?? warning)
}

/** The oracle's wording is a hint that does not know of absolute bounds; a broken one is what the reader needs. */
function reasonPattern(result: GateResult, wording: string): RegExp {
  const hasBrokenBound = result.verdict === 'breached' && result.gate.evidence !== 'threshold'
  if (hasBrokenBound) return / is (below the minimum|above the maximum) of /
  return REASONS[wording] ?? new RegExp(`^${wording}`)
}

function expectNumbers(result: GateResult, gate: OracleGateResult): void {
  expectClose(result.delta, gate.delta)
  // Where it comes from draws, the generator has its share in it.
  expectClose(result.p, gate.p, { absolute: gate.pTolerance ?? 0, relative: 1e-6 })
  expectClose(result.p_adjusted, gate.pAdjusted, { absolute: gate.pAdjustedTolerance ?? 0, relative: 1e-6 })
  const plain = result.bounds.find(({ method }) => ['tango', 't', 'cr2-t'].includes(method))
  expectClose(plain?.value ?? null, gate.lower, plain?.method === 'tango' ? { absolute: 1e-6 } : {})
  // docs/decision-rules.md#figures-of-the-run: a bootstrap's from 200 cases on, where it does not contradict the p.
  if (result.row === 'per-run') expect(result.interval?.method ?? 'bootstrap').toBe('bootstrap')
  else expectInterval(result, gate)
  if (gate.gaffkeShare !== undefined) {
    const share = result.bounds.find(({ method }) => method === 'gaffke')?.share_at_or_below ?? null
    expectClose(share, gate.gaffkeShare, { absolute: (gate.gaffkeShareTolerance ?? 0) + 1e-8 })
  }
  if (gate.ruleOut !== undefined) {
    const absolute = (result.row === 'mcnemar' ? 1e-6 : 1e-8) + (gate.ruleOutTolerance ?? 0)
    expectClose(result.can_rule_out, orNull(gate.ruleOut), { absolute })
  }
  if (gate.canFlag !== undefined) expectClose(result.can_flag, orNull(gate.canFlag))
  if (gate.casesNeeded !== undefined) expect(result.cases_needed).toBe(orNull(gate.casesNeeded))
  if (gate.casesToSettle !== undefined) expect(result.cases_to_settle).toBe(orNull(gate.casesToSettle))
  if (gate.ruleOutUnit !== undefined) expect(result.figures_unit).toBe(gate.ruleOutUnit)
  if (gate.df !== undefined) expectClose(result.df, gate.df, { absolute: 0 })
  if (gate.ratioOfMeans !== undefined) expectClose(result.ratio_of_means, gate.ratioOfMeans)
  if (gate.candidateValue === 'infinite') expect(result.infinite).toContain('candidate')
  else if (gate.candidateValue !== undefined) expectClose(result.candidate_value, gate.candidateValue)
  expectClose(result.checks.matched_trials?.p ?? null, gate.pMatchedTrials ?? null, { absolute: 0, relative: 1e-6 })
  expectClose(result.checks.matched_trials?.delta ?? null, gate.deltaMatchedTrials ?? null)
}

function orNull(figure: number | 'none'): number | null {
  return figure === 'none' ? null : figure
}

function expectInterval({ interval }: GateResult, gate: OracleGateResult): void {
  const spread = interval?.method === 'tango' ? 1e-6 : 1e-8
  expectClose(interval?.low ?? null, gate.interval?.[0] ?? null, { absolute: spread })
  expectClose(interval?.high ?? null, gate.interval?.[1] ?? null, { absolute: spread })
}

function expectClose(
  actual: number | null,
  expected: number | null,
  { absolute = 1e-8, relative = 1e-8 }: { absolute?: number; relative?: number } = {},
): void {
  if (actual === null || expected === null) {
    expect(actual).toBe(expected)
    return
  }
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(absolute + relative * Math.abs(expected))
}
