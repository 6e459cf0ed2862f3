import { describeCause } from '../../format/describe-reason.js'
import { countOf } from '../../format/format-number.js'
import type { CaseDetail } from '../../model/result/case-data.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { Flip, PairComparison } from '../../model/result/pair-comparison.js'
import type { DetailLevel } from '../../model/result/report.js'
import type { TestResult, TestResults } from '../../model/run/result-file.js'
import type { ScoredRun, ScoredTrial } from '../../model/run/run.js'
import { isFailing } from '../../report/sections/flips/case-states.js'
import { quoteQuestion } from '../../report/words/case-words.js'
import { describeLosses } from '../../report/sections/flips/worse-cases.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'

const SUCCESS = 'success'
const LATENCY = 'performance.latency'

/**
 * Lists the gates, then the cases of the candidate's run in its order, as tests. A case fails if fewer than half of its
 * scored trials succeed, whether that is new or not, or if it is behind the loss of a gate on another metric. A flaky case passes with a remark. A case without a score is
 * skipped, as is a gate that cannot tell. With details `ids` no text of a case is shown, with `none` no case at all.
 */
export function listResults(input: {
  readonly comparison: PairComparison
  readonly candidate: ScoredRun
  readonly cases: readonly CaseDetail[]
  readonly details: DetailLevel
  /** The position of the candidate among those of the cases. */
  readonly place: number
  /** The name of the candidate; absent if it is the only one. */
  readonly name?: string | undefined
}): TestResults {
  const { comparison, candidate, details, place: candidatePlace, name } = input
  const suite = name === undefined ? comparison.suite : `${comparison.suite}.${name}`
  const whose = name === undefined ? '' : ` of ${name}`
  const ofGate = { group: `${suite}.gates`, file: null, seconds: 0 }
  const results = comparison.gates.map((result) => ({ name: result.gate.id, ...ofGate, outcome: gateOutcome(result) }))
  const gates = { name: `gates${whose}`, results }
  if (details === 'none') return [gates]
  const { tallyOf, placeOf } = caseMeansOf(candidate.trials)
  const { seconds, reasons } = surveyTrials(candidate.trials)
  const flips = new Map(comparison.flips.map((flip) => [flip.case_id, flip]))
  const described = new Map(details === 'full' ? input.cases.map((detail) => [detail.case_id, detail]) : [])
  const losses = describeLosses(comparison)
  const cases = candidate.run.cases.map(({ id, at, query }): TestResult => {
    const [place, tally, loss] = [placeOf(id), tallyOf(id), losses.get(id)]
    const text = describeFailing(described.get(id), candidatePlace)
    const outcome: TestResult['outcome'] =
      loss !== undefined && !isFailing(tally)
        ? { kind: 'failed', type: 'worse', message: loss, details: text }
        : tally === null
          ? { kind: 'skipped', message: place < 0 ? 'not measured' : (reasons.get(id) ?? 'success does not apply') }
          : caseOutcome(tally, flips.get(id), text)
    const asked = quoteQuestion(id, details === 'full' ? query : undefined)
    return { name: id + asked, group: `${suite}.cases`, file: at.file, seconds: seconds[place] ?? 0, outcome }
  })
  return [gates, { name: `cases${whose}`, results: cases }]
}

/** Lists the ids of the cases that fail in the candidate's run, in its order. */
export function listFailingCases({ run, trials }: ScoredRun): readonly string[] {
  const { tallyOf } = caseMeansOf(trials)
  return run.cases.flatMap(({ id }) => (isFailing(tallyOf(id)) ? [id] : []))
}

/** Sums the time of each case's trials, by its place, and collects why a case has a trial without `success`. */
function surveyTrials(trials: readonly ScoredTrial[]) {
  const { ids, placeOf } = caseMeansOf(trials)
  const seconds = new Float64Array(ids.length)
  const reasons = new Map<string, string>()
  for (const { case: id, scores, unscored } of trials) {
    const place = placeOf(id)
    seconds[place] = (seconds[place] ?? 0) + (scores[LATENCY] ?? 0)
    if (scores[SUCCESS] !== undefined || reasons.has(id)) continue
    const reason = unscored[SUCCESS]
    if (reason !== undefined) reasons.set(id, reason)
  }
  return { seconds, reasons }
}

function gateOutcome(result: GateResult): TestResult['outcome'] {
  const { gate, verdict, failed, warnings } = result
  const message = `${verdict}: ${describeCause(result)}`
  if (failed && gate.severity === 'fail')
    return { kind: 'failed', type: verdict, message, details: warnings.join('\n') }
  const cannotTell = verdict === 'invalid' || verdict === 'not-comparable' || verdict === 'inconclusive'
  return cannotTell ? { kind: 'skipped', message } : { kind: 'passed', remark: message }
}

function caseOutcome(tally: readonly [number, number], flip: Flip | undefined, details: string): TestResult['outcome'] {
  const [passed, scored] = tally
  if (passed === scored) return { kind: 'passed', remark: null }
  const count = `${passed} of ${countOf(scored, 'trial')} succeeded`
  const before = flip === undefined ? '' : ` (before: ${flip.baseline.passed} of ${flip.baseline.trials})`
  if (!isFailing(tally)) return { kind: 'passed', remark: `${count}${before}` }
  const type = flip?.kind === 'newly-failing' ? 'newly-failing' : 'failing'
  return { kind: 'failed', type, message: `${count}${before}`, details }
}

function describeFailing(detail: CaseDetail | undefined, place: number): string {
  if (detail === undefined) return ''
  const { query, expected_answers: answers, expected_spans: spans, candidates } = detail
  const { answer = null, reasons = [] } = candidates[place]?.detail ?? {}
  const parts = [
    ['question', query],
    ['expected', [...answers, ...spans.flatMap(({ label, relevance }) => (relevance > 0 ? [label] : []))].join('\n')],
    ['answer', answer],
    ['reason', reasons.map(({ text }) => text).join('; ')],
  ] as const
  return parts.flatMap(([what, text]) => (text === null || text === '' ? [] : [`${what}: ${text}`])).join('\n')
}
