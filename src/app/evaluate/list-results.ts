import type { Comparison, Flip, GateResult } from '../../core/model/comparison.js'
import { caseMeansOf } from '../../core/stats/case-means.js'
import type { CaseDetails, FlipDetail } from '../../core/model/report.js'
import type { ScoredRun, ScoredTrial } from '../../core/model/run.js'
import type { TestResult, TestResults } from '../../core/model/test-results.js'

const SUCCESS = 'success'
const LATENCY = 'performance.latency'

/** What is known of one case in the candidate's run. */
interface CaseTally {
  trials: number
  scored: number
  passed: number
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
  return run.cases.flatMap(({ id }) => {
    const [passed, scored] = tallyOf(id) ?? [0, 0]
    return passed * 2 < scored ? [id] : []
  })
}

function isFailing(tally: CaseTally | undefined): boolean {
  return tally !== undefined && tally.scored > 0 && tally.passed * 2 < tally.scored
}

function tallyCases(trials: readonly ScoredTrial[]): ReadonlyMap<string, CaseTally> {
  const tallies = new Map<string, CaseTally>()
  for (const { case: id, scores, unscored } of trials) {
    const tally = tallies.get(id) ?? { trials: 0, scored: 0, passed: 0, seconds: 0, reason: null }
    tallies.set(id, tally)
    tally.trials += 1
    tally.seconds += scores[LATENCY] ?? 0
    const success = scores[SUCCESS]
    if (success === undefined) tally.reason ??= unscored[SUCCESS] ?? null
    else {
      tally.scored += 1
      tally.passed += success
    }
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
  if (tally.scored === 0) return { kind: 'skipped', message: tally.reason ?? 'success does not apply' }
  const count = `${tally.passed} of ${tally.scored} ${tally.scored === 1 ? 'trial' : 'trials'} succeeded`
  const before = flip === undefined ? '' : ` (before: ${flip.baseline.passed} of ${flip.baseline.trials})`
  if (!isFailing(tally)) return { kind: 'passed', remark: tally.passed === tally.scored ? null : `${count}${before}` }
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
