import { hasSomethingToLose } from '../../format/format-possible.js'
import { EPSILON } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { Coverage } from '../../model/result/pair-comparison.js'
import type { Because, ExitCode, FailOn, RunVerdict, RunVerdictWord } from '../../model/result/verdict.js'
import type { Comparability } from '../pair/comparability.js'
import type { CheckedGate } from '../pair/check-gates.js'
import type { DecidedGate } from '../gate/decide-gates.js'

/** A decided gate with the other facts that the run's verdict depends on. */
interface RunGate {
  readonly result: GateResult
  readonly breaks_bound: boolean
  /** Whether any candidate case of the gate is scored. */
  readonly is_measured: boolean
  /** Whether the gate could not be computed because of a bug in Goldenpair. */
  readonly is_bug: boolean
}

interface RunState {
  readonly gates: readonly RunGate[]
  readonly primary: string | null
  readonly no_baseline: Comparability['no_baseline']
  readonly excluded_share: number | null
  /** Share of the base's cases that the change edits or removes; `null` if no change is judged or a person accepted the edits. */
  readonly rewritten_share: number | null
  /**
   * Whether results of another harness seem to name their cases differently: fewer than half pair, and about as many are new as removed.
   */
  readonly is_named_otherwise: boolean
  /** Whether the candidate retrieved nothing that the cases expect and nothing that the baseline retrieved. */
  readonly is_corpus_renamed: boolean
  readonly confirmed_failures: number
  /** Number of cases that zero tolerance watches and that no longer have a score. */
  readonly watched_unscored: number
  /** Number of the base's cases that zero tolerance watches and that were not asked as the base defines them. */
  readonly watched_unasked: number
  /** `null` if every case is covered by a quality gate. */
  readonly coverage: Coverage | null
  /** Whether a run left out cases on purpose. */
  readonly is_first_look: boolean
  /** Whether the candidate's target was given up, so that not all was asked. */
  readonly is_given_up: boolean
  /** The same of the baseline, whose missing cases could hide a loss. */
  readonly is_baseline_given_up: boolean
  /** Share of the candidate's cases that are in quarantine. */
  readonly quarantined_share: number
  /** Share of the primary gate's cases that ask for retrieval, if neither side retrieved anything that they expect; otherwise 0. */
  readonly unmatched_share: number
  /** Number of scores with a better direction that both runs have and that could not be read. */
  readonly left_out: number
  readonly deterministic: boolean
  readonly fail_on: FailOn
}

/** Above this share of edited, removed or stale baseline cases, too little is left to compare. */
const EXCLUDED_LIMIT = 0.2

/** Above this share of edited or removed base cases, the change itself decides what it is judged by. */
const REWRITTEN_LIMIT = 0.2

/** Above this share of cases that no quality gate covers, the covered cases show too little about the rest. */
const UNCOVERED_LIMIT = 0.2

/** Decides the run's verdict, the first line of docs/decision-rules.md#the-verdict-of-the-run that applies, and its exit code. */
export function decideRun(state: RunState): RunVerdict {
  const { word, because } = findVerdict(state)
  const isInvalid = state.gates.some(({ result }) => result.gate.severity === 'fail' && result.verdict === 'invalid')
  const isUnmeasured = isInvalid || state.is_given_up
  const exitCode = exitCodeOf(word, because, { failOn: state.fail_on, isUnmeasured })
  return { word, because, exit_code: exitCode, passed: exitCode === 0, primary: state.primary }
}

function findVerdict(state: RunState): { readonly word: RunVerdictWord; readonly because: Because | null } {
  const failGates = state.gates.filter(({ result }) => result.gate.severity === 'fail')
  const compared = failGates.filter(({ result }) => result.gate.margin !== null && result.verdict !== 'invalid')
  const comparable = compared.filter(({ result }) => result.verdict !== 'not-comparable')
  const primaryGate = failGates.find(({ result }) => result.gate.id === state.primary)?.result ?? null
  const primary = primaryGate?.verdict

  // Warn gates count too: a bug in Goldenpair may affect other gates.
  if (state.gates.some((gate) => gate.is_bug)) return { word: 'invalid', because: 'gate-failed-to-compute' }
  // A bound needs no baseline.
  if (failGates.some(({ breaks_bound: isBroken, result }) => isBroken && result.verdict !== 'invalid'))
    return { word: 'regressed', because: 'absolute-bound' }
  if (state.no_baseline === 'removed') return { word: 'regressed', because: 'baseline-removed' }
  if (state.is_named_otherwise) return { word: 'not-comparable', because: 'cases-named-otherwise' }
  if (state.is_corpus_renamed) return { word: 'inconclusive', because: 'corpus-renamed' }
  const obstacle = findObstacle(state, compared.length > 0 && comparable.length === 0)
  const loss = findProvenLoss(state, failGates, obstacle)
  if (loss !== null) return { word: 'regressed', because: loss }
  // A guardrail with too few scores must not hide the primary gate's verdict.
  const deciding = primaryGate === null ? failGates.map(({ result }) => result) : [primaryGate]
  if (deciding.some(({ verdict }) => verdict === 'invalid')) return { word: 'invalid', because: 'missing-data-floor' }
  if (!failGates.some((gate) => gate.is_measured)) return { word: 'invalid', because: 'nothing-measured' }
  if (obstacle !== null) return { word: 'not-comparable', because: obstacle }
  if (state.watched_unasked > 0) return { word: 'inconclusive', because: 'watched-case-unasked' }
  if (failGates.some(({ result }) => result.gate.evidence === 'non-inferior' && result.failed))
    return { word: 'inconclusive', because: 'non-inferiority-not-shown' }
  if (primary === 'inconclusive' || primary === 'not-comparable')
    return { word: 'inconclusive', because: primaryGate?.these_cases?.worse === true ? 'worse' : 'primary-gate' }
  const areAllUnchanged = comparable.length > 0 && comparable.every(({ result }) => result.verdict === 'unchanged')
  const isImproved = primary === 'improved' && !failGates.some(({ result }) => result.suspect)
  const word = isImproved ? 'improved' : areAllUnchanged ? 'unchanged' : 'no-regression'
  const objection =
    // A case that must not start to fail has no score, so nobody saw it pass.
    (state.watched_unscored > 0 ? 'watched-case-unscored' : null) ??
    (state.is_given_up || state.is_baseline_given_up ? 'target-given-up' : null) ??
    (state.is_first_look ? 'first-look' : null) ??
    (state.left_out > 0 ? 'score-left-out' : null) ??
    (state.quarantined_share > UNCOVERED_LIMIT + EPSILON ? 'too-many-in-quarantine' : null) ??
    findBlindSpot(state.coverage) ??
    findNothingToLose(primaryGate, state) ??
    findLackOfEvidence(word, primaryGate, state)
  return objection === null ? { word, because: null } : { word: 'inconclusive', because: objection }
}

/** Returns why the two runs cannot be compared; `null` if they can. */
function findObstacle(state: RunState, isNoneComparable: boolean): Because | null {
  if (state.no_baseline !== null) return state.no_baseline === 'unreadable' ? 'baseline-unreadable' : 'no-baseline'
  if (isNoneComparable) return 'no-comparable-gate'
  return (state.excluded_share ?? 0) > EXCLUDED_LIMIT + EPSILON ? 'too-many-cases-excluded' : null
}

/** Returns the proven loss against the baseline, whatever else could not be measured; `null` if there is none. */
function findProvenLoss(state: RunState, failGates: readonly RunGate[], obstacle: Because | null): Because | null {
  const isRewritten = (state.rewritten_share ?? 0) > REWRITTEN_LIMIT + EPSILON
  if (state.no_baseline === null && isRewritten) return 'suite-rewritten'
  if (obstacle !== null) return null
  if (failGates.some(({ result }) => result.verdict === 'regressed' || result.verdict === 'breached')) return 'gate'
  return state.confirmed_failures > 0 ? 'zero-tolerance' : null
}

/** Returns why the gates cover too little of the suite for good news (docs/decision-rules.md#coverage); `null` if they cover enough. */
function findBlindSpot(coverage: Coverage | null): Because | null {
  if (coverage === null) return null
  if (coverage.losses.length > 0) return 'ungated-loss'
  if (!coverage.gated) return 'no-quality-gate'
  const { cases, uncovered, compared } = coverage
  const isBlind = (open: number, all: number): boolean => open > UNCOVERED_LIMIT * all + EPSILON
  // Adding covered cases must not dilute the share of uncovered ones.
  const isBlindToCompared = compared !== undefined && isBlind(compared.uncovered, compared.cases)
  return isBlind(uncovered.length, cases) || isBlindToCompared ? 'ungated-cases' : null
}

/**
 * Rejects good news about something that cannot get worse, unless it is proven to be better
 * (docs/decision-rules.md#good-news-needs-evidence).
 */
function findNothingToLose(
  primary: RunGate['result'] | null,
  { unmatched_share: unmatched }: RunState,
): Because | null {
  if (unmatched > UNCOVERED_LIMIT + EPSILON) return 'nothing-matched'
  return primary !== null && primary.verdict !== 'improved' && !hasSomethingToLose(primary) ? 'nothing-to-lose' : null
}

/**
 * Rejects good news of a primary gate that saw no difference and whose bounds do not rule out a loss
 * (docs/decision-rules.md#good-news-needs-evidence). `unchanged` on everything is an observation and needs no bound, but a single case or
 * cluster is too little unless the target is deterministic.
 */
function findLackOfEvidence(
  word: RunVerdictWord,
  primary: RunGate['result'] | null,
  { deterministic }: RunState,
): Because | null {
  if (primary?.verdict !== 'unchanged' || primary.row === 'exact' || primary.these_cases?.how === 'fact') return null
  const isSingle = primary.n === 1 || primary.clusters === 1
  if (word === 'unchanged') return isSingle && !deterministic ? 'nothing-ruled-out' : null
  const isRuledOut = primary.bounds.length > 0 && primary.bounds.every((bound) => bound.above_margin)
  return isRuledOut ? null : 'nothing-ruled-out'
}

/**
 * Returns the exit code from the table of docs/decision-rules.md#exit-codes. 3 is for the user's errors; 4, for bugs, is never suppressed.
 * `isUnmeasured`: a fail gate is invalid, or the target was given up.
 */
function exitCodeOf(
  word: RunVerdictWord,
  because: Because | null,
  { failOn, isUnmeasured }: { readonly failOn: FailOn; readonly isUnmeasured: boolean },
): ExitCode {
  if (because === 'gate-failed-to-compute') return 4
  if (failOn === 'never') return 0
  if (word === 'regressed' || because === 'non-inferiority-not-shown') return 1
  // A change must not pass because something can no longer be measured.
  if (isUnmeasured || because === 'corpus-renamed') return 2
  switch (word) {
    case 'invalid':
      return 2
    case 'not-comparable':
      if (because === 'baseline-unreadable') return 2
      return because !== 'no-baseline' && failOn === 'inconclusive' ? 2 : 0
    case 'inconclusive':
      return failOn === 'inconclusive' ? 2 : 0
    case 'improved':
    case 'unchanged':
    case 'no-regression':
      return 0
  }
}

/** Returns, for each gate, the facts that the run's verdict depends on. */
export function toGateStates(gated: readonly DecidedGate[], checked: readonly CheckedGate[]): RunState['gates'] {
  // Metrics measured on source code are no substitute for answers that were asked for.
  const isOfCodeAlone = checked.every(({ metric }) => metric.measured_on !== undefined)
  return gated.map(({ evidence: gate, result }) => ({
    result,
    breaks_bound: gate.broken_bound !== null,
    is_bug: gate.test.kind === 'invalid' && gate.test.is_bug === true,
    is_measured: gate.cases.scored.length > 0 || (isOfCodeAlone && gate.candidate_value !== null),
  }))
}
