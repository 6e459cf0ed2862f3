import type { MetricFacts } from '../../model/metric.js'
import type { GateResult } from '../../model/result/gate-result.js'
import { FEWEST_LABELS } from '../../model/run/judging.js'
import type { ScoredRun, ScoredTrial } from '../../model/run/run.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import { weightedKappa } from '../../stats/agreement.js'
import { mean } from '../../stats/moments.js'
import type { CheckedGate } from './check-gates.js'

/** What people label of an answer where a question to the judge decides whether it is right. */
const LABELS: Partial<Record<JudgedQuestion, readonly string[]>> = {
  answer: ['judge.correctness'],
  quality: ['quality.answer-quality', 'quality.factual-correctness', 'quality.completeness'],
}

export interface AgreementAsked {
  /** Main's run where there is one, so that no change can loosen its gates. */
  readonly scored: ScoredRun
  /** The κ that is asked for; undefined: none. */
  readonly least: number | undefined
}

/**
 * The gates with how far their judge agrees with people. One of severity `fail` whose κ over enough labels is below `least` is of severity `warn`
 * (docs/decision-rules.md#judges-that-disagree-with-people).
 */
export function weighJudges(
  checked: readonly CheckedGate[],
  { scored, least }: AgreementAsked,
): readonly CheckedGate[] {
  return checked.map((one) => {
    const agreement = measureAgreement(one.metric, scored, one.gate.severity === 'fail' ? least : undefined)
    if (agreement === null) return one
    return { ...one, agreement, ...(agreement.least !== undefined && { gate: { ...one.gate, severity: 'warn' } }) }
  })
}

/**
 * Ids of the failures whose tries a judge fails that agrees with people too little: a try rests on its word that the judge graded, and that lost
 * neither passage nor workflow where these count.
 */
export function findDoubted(
  failures: readonly string[],
  tries: readonly ScoredTrial[],
  { scored, least }: AgreementAsked,
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

/** 0.8 − 0.5 is a little more than 0.3. */
const ROUNDING = 1e-9

/**
 * Weighted κ over the first tries of the cases that people labelled, in what they labelled of it: the metric itself, else what decides it, as
 * the mean of its parts from 0 to 1, and what follows where `least` is asked for. Null where no judge decides it, nobody labelled an answered
 * case, or κ does not exist.
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
  if (agreement.n < FEWEST_LABELS) return { ...agreement, needed: FEWEST_LABELS }
  return found.kappa < least - ROUNDING ? { ...agreement, least } : agreement
}
