import type { MetricFacts } from '../../model/metric.js'
import type { GateResult } from '../../model/result/gate-result.js'
import { MIN_LABELS } from '../../model/run/judging.js'
import type { ScoredRun, ScoredTrial } from '../../model/run/run.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import { weightedKappa } from '../../stats/agreement.js'
import { mean } from '../../stats/moments.js'
import type { CheckedGate } from './check-gates.js'

/** Label ids, by the judge's question that decides whether an answer is right. */
const LABELS: Partial<Record<JudgedQuestion, readonly string[]>> = {
  answer: ['judge.correctness'],
  quality: ['quality.answer-quality', 'quality.factual-correctness', 'quality.completeness'],
}

export interface AgreementInput {
  /** Main's run if there is one, so that no change can loosen its own gates. */
  readonly scored: ScoredRun
  /** The smallest κ allowed; `undefined` if none is required. */
  readonly least: number | undefined
}

/**
 * Adds to each gate how far its judge agrees with people, and lowers severity `fail` to `warn` if κ over enough labels is below `least`
 * (docs/decision-rules.md#judges-that-disagree-with-people).
 */
export function demoteJudges(
  checked: readonly CheckedGate[],
  { scored, least }: AgreementInput,
): readonly CheckedGate[] {
  return checked.map((one) => {
    const agreement = measureAgreement(one.metric, scored, one.gate.severity === 'fail' ? least : undefined)
    if (agreement === null) return one
    return { ...one, agreement, ...(agreement.least !== undefined && { gate: { ...one.gate, severity: 'warn' } }) }
  })
}

/**
 * Returns the failures that rest on a judge that agrees too little with people: the judge graded one of the case's failing tries, the
 * target did not fail in that try, and with `success: all` neither a passage nor the workflow was lost.
 */
export function findDoubted(
  failures: readonly string[],
  tries: readonly ScoredTrial[],
  { scored, least }: AgreementInput,
): readonly string[] {
  const { metrics, settings } = scored.run
  const success = metrics.find(({ id }) => id === 'success')
  if (failures.length === 0 || success === undefined || measureAgreement(success, scored, least)?.least === undefined)
    return []
  const graded = labelsOf(success)
  const isLostOtherwise = ({ failed, scores }: ScoredTrial): boolean =>
    failed === true ||
    (settings.success === 'all' && (scores['success.retrieval'] === 0 || scores['success.workflow'] === 0))
  const doubted = new Set(
    tries.flatMap((one) =>
      one.scores['success'] === 0 && graded.some((id) => one.scores[id] !== undefined) && !isLostOtherwise(one)
        ? [one.case]
        : [],
    ),
  )
  return failures.filter((id) => doubted.has(id))
}

const labelsOf = ({ judged_by: questions = [] }: MetricFacts): readonly string[] =>
  questions.flatMap((question) => LABELS[question] ?? [])

/** Tolerance for binary fractions: 0.8 − 0.5 is slightly more than 0.3. */
const ROUNDING = 1e-9

/**
 * Measures weighted κ between judge and people, over the first tries of the labelled cases. Compares the labels of the metric itself if
 * there are any, else those of the judge's questions that decide it, as the mean of their values scaled to 0–1. With `least` given, adds
 * `needed` if there are too few labels, or `least` if κ is below it. `null` if no judge decides the metric, no answered case has labels, or
 * κ is undefined.
 */
function measureAgreement(
  judged: MetricFacts,
  { run, trials }: ScoredRun,
  least: number | undefined,
): NonNullable<GateResult['agreement']> | null {
  const { id: metric, judged_by: questions = [] } = judged
  if (questions.length === 0) return null
  const first = new Map(trials.flatMap((one) => (one.trial === 0 && !one.failed ? [[one.case, one.scores]] : [])))
  const highest = new Map(run.metrics.map(({ id, range }) => [id, range[1] ?? 1]))
  const isLabelled = run.cases.some(({ human_labels: labels }) => labels?.[metric] !== undefined)
  const names = isLabelled ? [metric] : labelsOf(judged)
  const pairs = run.cases.flatMap(({ id, human_labels: labels = {} }) => {
    const scores = first.get(id) ?? {}
    const both = names.filter((name) => typeof scores[name] === 'number' && typeof labels[name] === 'number')
    const meanOf = (said: Readonly<Record<string, number>>): number =>
      mean(both.map((name) => (said[name] ?? 0) / (highest.get(name) ?? 1)))
    return both.length === 0 ? [] : [[meanOf(scores), meanOf(labels)] as const]
  })
  const found = weightedKappa(pairs, 1)
  if (found === null) return null
  const agreement = { ...found, n: pairs.length }
  if (least === undefined) return agreement
  if (agreement.n < MIN_LABELS) return { ...agreement, needed: MIN_LABELS }
  return found.kappa < least - ROUNDING ? { ...agreement, least } : agreement
}
