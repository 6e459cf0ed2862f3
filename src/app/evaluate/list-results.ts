import type { Comparison, Flip, GateResult } from '../../core/model/comparison.js'
import { isFailing } from '../../core/report/case-states.js'
import { caseMeansOf } from '../../core/stats/case-means.js'
import type { CaseDetails, FlipDetail } from '../../core/model/report.js'
import type { ScoredRun, ScoredTrial } from '../../core/model/run.js'
import type { TestResult, TestResults } from '../../core/model/test-results.js'

const SUCCESS = 'success'
const LATENCY = 'performance.latency'

/** What is known of one case in the candidate's run. */
interface CaseTally {
  /** How many of the scored trials succeeded, and how many they are; null where there is none. */
  readonly passes: readonly [number, number] | null
  seconds: number
  /** Why a trial has no `success`. */
  reason: string | null
}

/**
 * The gates, then the cases of the candidate's run in its order, as tests. A case fails when fewer than half of its scored trials
 * succeed, whether that is new or not; a case that is flaky passes with a remark; one without a score is skipped, as is a gate that
 * cannot tell. With details `ids` no text of a case is shown, with `none` no case at all.
 */
export function listResults(input: {
  readonly comparison: Comparison
  readonly candidate: ScoredRun
  readonly told: readonly FlipDetail[]
  readonly details: CaseDetails
}): TestResults {
  const { comparison, candidate, details } = input
  const { suite } = comparison
  const gates = { name: 'gates', results: comparison.gates.map((gate) => gateResult(gate, suite)) }
  if (details === 'none') return [gates]
  const tallies = tallyCases(candidate.trials)
  const flips = new Map(comparison.flips.map((flip) => [flip.case_id, flip]))
  const told = new Map(details === 'full' ? input.told.map((detail) => [detail.case_id, detail]) : [])
  const cases = candidate.run.cases.map(({ id, at }): TestResult => {
    const tally = tallies.get(id)
    const outcome = caseOutcome(tally, flips.get(id), told.get(id))
    return { name: id, group: `${suite}.cases`, file: at.file, seconds: tally?.seconds ?? 0, outcome }
  })
  return [gates, { name: 'cases', results: cases }]
}

/** Ids of the cases that fail in the candidate's run, in its order. */
export function listFailing({ run, trials }: ScoredRun): readonly string[] {
  const { tallyOf } = caseMeansOf(trials)
  return run.cases.flatMap(({ id }) => (isFailing(tallyOf(id)) ? [id] : []))
}

function tallyCases(trials: readonly ScoredTrial[]): ReadonlyMap<string, CaseTally> {
  const { tallyOf } = caseMeansOf(trials)
  const tallies = new Map<string, CaseTally>()
  for (const { case: id, scores, unscored } of trials) {
    const tally = tallies.get(id) ?? { passes: tallyOf(id), seconds: 0, reason: null }
    tallies.set(id, tally)
    tally.seconds += scores[LATENCY] ?? 0
    if (scores[SUCCESS] === undefined) tally.reason ??= unscored[SUCCESS] ?? null
  }
  return tallies
}

const gateResult = (result: GateResult, suite: string): TestResult => ({
  name: result.gate.id,
  group: `${suite}.gates`,
  file: null,
  seconds: 0,
  outcome: gateOutcome(result),
})

function gateOutcome({ gate, verdict, failed, reason, warnings }: GateResult): TestResult['outcome'] {
  const message = `${verdict}: ${reason}`
  if (failed && gate.severity === 'fail')
    return { kind: 'failed', type: verdict, message, details: warnings.join('\n') }
  const cannotTell = verdict === 'invalid' || verdict === 'not-comparable' || verdict === 'inconclusive'
  return cannotTell ? { kind: 'skipped', message } : { kind: 'passed', remark: message }
}

function caseOutcome(
  tally: CaseTally | undefined,
  flip: Flip | undefined,
  detail: FlipDetail | undefined,
): TestResult['outcome'] {
  if (tally === undefined) return { kind: 'skipped', message: 'not measured' }
  if (tally.passes === null) return { kind: 'skipped', message: tally.reason ?? 'success does not apply' }
  const [passed, scored] = tally.passes
  const count = `${passed} of ${scored} ${scored === 1 ? 'trial' : 'trials'} succeeded`
  const before = flip === undefined ? '' : ` (before: ${flip.baseline.passed} of ${flip.baseline.trials})`
  if (!isFailing(tally.passes)) return { kind: 'passed', remark: passed === scored ? null : `${count}${before}` }
  const type = flip?.kind === 'newly-failing' ? 'newly-failing' : 'failing'
  return { kind: 'failed', type, message: `${count}${before}`, details: detail === undefined ? '' : tell(detail) }
}

function tell({ query, expected_answers, expected_spans, candidate, reasons }: FlipDetail): string {
  const parts = [
    ['question', query],
    ['expected', [...expected_answers, ...expected_spans].join('\n')],
    ['answer', candidate?.answer ?? null],
    ['failure', candidate?.failure?.message ?? null],
    ['reason', reasons.join('; ')],
  ] as const
  return parts.flatMap(([what, text]) => (text === null || text === '' ? [] : [`${what}: ${text}`])).join('\n')
}
