import type { MetricFacts } from '../../model/metric.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { ScoredRun } from '../../model/run/run.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import { weightedKappa } from '../../stats/agreement.js'
import { mean } from '../../stats/moments.js'
import type { CheckedGate } from './check-gates.js'

/** What people label of an answer where a question to the judge decides whether it is right. */
const LABELS: Partial<Record<JudgedQuestion, readonly string[]>> = {
  answer: ['judge.correctness'],
  quality: ['quality.answer-quality', 'quality.factual-correctness', 'quality.completeness'],
}

/**
 * The gates with how far their judge agrees with people. One of severity `fail` whose κ is below `least` is of severity `warn`
 * (docs/decision-rules.md#judges-that-disagree-with-people). `scored` is main's run where there is one, so that no change can loosen its gates.
 */
export function weighJudges(
  checked: readonly CheckedGate[],
  scored: ScoredRun,
  least: number | undefined,
): readonly CheckedGate[] {
  return checked.map((one) => {
    const agreement = measureAgreement(one.metric, scored)
    if (agreement === null) return one
    const isTooLow = one.gate.severity === 'fail' && least !== undefined && agreement.kappa < least - ROUNDING
    if (!isTooLow) return { ...one, agreement }
    return { ...one, agreement: { ...agreement, least }, gate: { ...one.gate, severity: 'warn' } }
  })
}

/** 0.8 − 0.5 is a little more than 0.3. */
const ROUNDING = 1e-9

/**
 * Weighted κ over the first tries of the cases that people labelled, in what they labelled of it: the metric itself, else what decides it, as
 * the mean of its parts from 0 to 1. Null where no judge decides it, nobody labelled an answered case, or κ does not exist.
 */
function measureAgreement(
  { id: metric, judged_by: questions = [] }: MetricFacts,
  { run, trials }: ScoredRun,
): NonNullable<GateResult['agreement']> | null {
  if (questions.length === 0) return null
  const first = new Map(trials.flatMap((one) => (one.trial === 0 && !one.failed ? [[one.case, one.scores]] : [])))
  const highest = new Map(run.metrics.map(({ id, range }) => [id, range[1] ?? 1]))
  const isLabelled = run.cases.some(({ human_labels: labels }) => labels?.[metric] !== undefined)
  const names = isLabelled ? [metric] : questions.flatMap((question) => LABELS[question] ?? [])
  const pairs = run.cases.flatMap(({ id, human_labels: labels = {} }) => {
    const scores = first.get(id) ?? {}
    const both = names.filter((name) => typeof scores[name] === 'number' && typeof labels[name] === 'number')
    const meanOf = (said: Readonly<Record<string, number>>): number =>
      mean(both.map((name) => (said[name] ?? 0) / (highest.get(name) ?? 1)))
    return both.length === 0 ? [] : [[meanOf(scores), meanOf(labels)] as const]
  })
  const found = weightedKappa(pairs, 1)
  return found && { ...found, n: pairs.length }
}
