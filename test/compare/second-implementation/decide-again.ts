import type { CompareInput } from '../../../src/compare/pair/open-pair.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { collectCases, failCases, readScores, sortCases } from './cases.js'
import { findBlindSpot } from './coverage.js'
import {
  boundedValue,
  decideGate,
  findMargin,
  findPrimary,
  isMissingUnevenly,
  refuse,
  type SecondGate,
} from './gate-rules.js'
import { measure, noiseOf, notCompared, type Draws } from './measure.js'
import { decideRun, exitCodeOf, watch } from './run-rules.js'
import { holm } from './tests-about-zero.js'

interface SecondVerdict {
  readonly word: string
  readonly because: string | null
  readonly primary: string | null
  readonly zeroTolerance: readonly string[]
  readonly exitCode: number
}

export interface SecondComparison {
  readonly gates: readonly SecondGate[]
  readonly run: SecondVerdict
}

/**
 * The decision of a whole comparison by the text of docs/decision-rules.md, and by nothing else: plain and
 * slow, to be held against `compareRuns`. Gives the code of the user's error where the suite is refused.
 */
export function decideAgain(input: CompareInput, draws: Draws): SecondComparison | string {
  const { baseline, candidate, ruleSet } = input
  const settings = { ...candidate.run.settings, ...ruleSet?.rules.settings }
  const { alpha } = settings
  const deterministic = candidate.run.settings.deterministic && settings.deterministic
  const entries = (ruleSet?.rules.gates ?? candidate.run.gates).map((gate) => ({
    gate,
    ...findMargin(gate, candidate.run.metrics),
  }))
  const refusal = refuse(entries)
  if (refusal !== null) return refusal
  const primary = findPrimary(entries)
  const cases = sortCases(input)
  const columnsOf = (metric: Pick<MetricFacts, 'id' | 'per_run'>) => ({
    baseline: readScores(baseline, metric),
    candidate:
      metric.id === 'success' ? failCases(readScores(candidate, metric), cases.deleted) : readScores(candidate, metric),
  })
  const isRedefined = (id: string): boolean =>
    baseline?.run.fingerprints.metrics[id] !== candidate.run.fingerprints.metrics[id]
  const isInterleaved = baseline?.run.session_id === candidate.run.session_id

  const measured = entries.map((entry) => {
    const { gate, metric, margin } = entry
    const own = collectCases(cases, gate.where, columnsOf(metric))
    const isInvalid = [own.share.candidate, baseline === null ? null : own.share.baseline].some(
      (share) => share !== null && share < settings.min_scored_share - 1e-9,
    )
    const obstacle =
      baseline === null
        ? 'no baseline'
        : isRedefined(metric.id)
          ? 'redefined'
          : metric.environment === 'bound' && !isInterleaved
            ? 'other machine'
            : null
    const n = own.pairs.length
    const numbers =
      margin === null || obstacle !== null || isInvalid
        ? notCompared(obstacle ?? 'not measured', n)
        : measure({ gate, metric, margin, alpha, draws }, own)
    const value = boundedValue(metric, own)
    const isBroken =
      value !== null &&
      ((gate.min !== null && value < gate.min - noiseOf([value, gate.min])) ||
        (gate.max !== null && value > gate.max + noiseOf([value, gate.max])))
    return { ...entry, own, isInvalid, numbers, value, isBroken, missingUnevenly: isMissingUnevenly(own) }
  })

  const adjusted = measured.map(({ numbers }) => numbers.p)
  for (const severity of ['fail', 'warn']) {
    const family = measured.flatMap(({ gate, numbers }, index) =>
      gate.severity === severity && gate.evidence === 'significant' && numbers.p !== null
        ? [{ index, p: numbers.p }]
        : [],
    )
    const values = holm(family.map(({ p }) => p))
    family.forEach(({ index }, place) => (adjusted[index] = values[place] ?? null))
  }

  const gates = measured.map((one, index): SecondGate => {
    const { gate, numbers, own, value, missingUnevenly } = one
    const pAdjusted = adjusted[index] ?? null
    const verdict = decideGate(one, pAdjusted, alpha)
    const suspect = verdict === 'inconclusive' && numbers.reachesMargin && !numbers.isInformationOnly
    const isShown =
      (!missingUnevenly && gate.evidence === 'non-inferior' && numbers.isBounded()) ||
      (deterministic && numbers.isAllZero && !missingUnevenly)
    // A metric that is not measured does not fail a gate by itself.
    const failed =
      (one.isBroken && !one.isInvalid) ||
      (gate.evidence === 'significant' && verdict === 'regressed') ||
      (gate.evidence === 'threshold' && verdict === 'breached') ||
      (gate.evidence === 'non-inferior' &&
        one.margin !== null &&
        !['invalid', 'not-comparable'].includes(verdict) &&
        !isShown)
    return {
      ...numbers,
      id: gate.id,
      verdict,
      suspect,
      failed,
      pAdjusted,
      missingUnevenly,
      candidateValue: value,
      share: own.share,
    }
  })
  const scope = settings.zero_tolerance
  const zeroTolerance =
    baseline === null || isRedefined('success')
      ? { confirmed: [], unscored: [] }
      : watch(input, cases, { scope, deterministic })
  const findCaveat = (): string | null => {
    const isComparable = (metric: MetricFacts): boolean =>
      baseline !== null && !isRedefined(metric.id) && (metric.environment === 'free' || isInterleaved)
    return findBlindSpot({ gates: measured, cases, input, columnsOf, isComparable, alpha, draws })
  }
  const verdict = decideRun({
    measured,
    gates,
    primary,
    hasBaseline: baseline !== null,
    cases,
    zeroTolerance,
    isDeterministic: deterministic,
    findCaveat,
  })
  const hasInvalidGate = measured.some(({ gate, isInvalid }) => gate.severity === 'fail' && isInvalid)
  const exitCode = exitCodeOf(verdict, input.failOn, hasInvalidGate)
  return { gates, run: { ...verdict, primary, zeroTolerance: zeroTolerance.confirmed, exitCode } }
}
