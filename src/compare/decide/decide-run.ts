import { hasSomethingToLose } from '../../format/format-possible.js'
import { EPSILON } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { Coverage } from '../../model/result/pair-comparison.js'
import type { Because, ExitCode, FailOn, RunVerdict, RunVerdictWord } from '../../model/result/verdict.js'
import type { Comparability } from '../pair/comparability.js'
import type { CheckedGate } from '../pair/check-gates.js'
import type { DecidedGate } from '../gate/decide-gates.js'

/** A decided gate, and what else the run's verdict needs to know of it. */
interface RunGate {
  readonly result: GateResult
  readonly breaks_bound: boolean
  /** Some candidate case of the gate is scored. */
  readonly is_measured: boolean
  /** It could not be computed: a bug of Goldenpair. */
  readonly is_bug: boolean
}

interface RunState {
  readonly gates: readonly RunGate[]
  readonly primary: string | null
  readonly no_baseline: Comparability['no_baseline']
  readonly excluded_share: number | null
  /** Share of the base's cases that the change edits or removes; null where no change is judged, or a person has accepted it. */
  readonly rewritten_share: number | null
  /** Results of another harness, of whose cases fewer than half pair, while as many are new as are gone. */
  readonly is_named_otherwise: boolean
  /** Nothing that the cases expect, or that the baseline retrieved, is among what the candidate retrieved. */
  readonly is_corpus_renamed: boolean
  readonly confirmed_failures: number
  /** Cases that zero tolerance watches and that have no score any more. */
  readonly watched_unscored: number
  /** Cases of the base that zero tolerance watches and that were not asked as the base has them. */
  readonly watched_unasked: number
  /** Null when a quality gate looks at every case. */
  readonly coverage: Coverage | null
  /** Some cases of a run were not asked on purpose. */
  readonly is_first_look: boolean
  /** Share of the candidate's cases that are in quarantine. */
  readonly quarantined_share: number
  /** Share of the primary gate's cases that ask for retrieval, where nothing that they expect was retrieved on either side; else 0. */
  readonly unmatched_share: number
  /** Scores with a better direction that both runs have and that could not be read. */
  readonly left_out: number
  readonly deterministic: boolean
  readonly fail_on: FailOn
}

/** More of the baseline's cases edited, removed or stale leave too little to compare. */
const EXCLUDED_LIMIT = 0.2

/** A change that edits or removes more of its base's cases decides by itself what it is judged by. */
const REWRITTEN_LIMIT = 0.2

/** With more of the cases out of sight of every quality gate, their sameness says nothing of the rest. */
const UNCOVERED_LIMIT = 0.2

/** The run's verdict: the first line of docs/decision-rules.md#the-verdict-of-the-run that holds, with its exit code. */
export function decideRun(state: RunState): RunVerdict {
  const { word, because } = findVerdict(state)
  const isUnmeasured = state.gates.some(({ result }) => result.gate.severity === 'fail' && result.verdict === 'invalid')
  const exitCode = exitCodeOf(word, because, { failOn: state.fail_on, isUnmeasured })
  return { word, because, exit_code: exitCode, passed: exitCode === 0, primary: state.primary }
}

function findVerdict(state: RunState): { readonly word: RunVerdictWord; readonly because: Because | null } {
  const failGates = state.gates.filter(({ result }) => result.gate.severity === 'fail')
  const compared = failGates.filter(({ result }) => result.gate.margin !== null && result.verdict !== 'invalid')
  const comparable = compared.filter(({ result }) => result.verdict !== 'not-comparable')
  const primaryGate = failGates.find(({ result }) => result.gate.id === state.primary)?.result ?? null
  const primary = primaryGate?.verdict

  // Of a gate that warns, too: whatever is wrong in Goldenpair may be wrong elsewhere.
  if (state.gates.some((gate) => gate.is_bug)) return { word: 'invalid', because: 'gate-failed-to-compute' }
  // A bound needs nothing to compare with.
  if (failGates.some(({ breaks_bound: isBroken, result }) => isBroken && result.verdict !== 'invalid'))
    return { word: 'regressed', because: 'absolute-bound' }
  if (state.no_baseline === 'removed') return { word: 'regressed', because: 'baseline-removed' }
  if (state.is_named_otherwise) return { word: 'not-comparable', because: 'cases-named-otherwise' }
  if (state.is_corpus_renamed) return { word: 'inconclusive', because: 'corpus-renamed' }
  const obstacle = findObstacle(state, compared.length > 0 && comparable.length === 0)
  const loss = findProvenLoss(state, failGates, obstacle)
  if (loss !== null) return { word: 'regressed', because: loss }
  // A guardrail without enough scores hides no word of the primary gate.
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
  // A case that must not start to fail was not seen to pass.
  const unwatched: Because | null = state.watched_unscored > 0 ? 'watched-case-unscored' : null
  const objection =
    unwatched ??
    (state.is_first_look ? 'first-look' : null) ??
    (state.left_out > 0 ? 'score-left-out' : null) ??
    (state.quarantined_share > UNCOVERED_LIMIT + EPSILON ? 'too-many-in-quarantine' : null) ??
    findBlindSpot(state.coverage) ??
    findNothingToLose(primaryGate, state) ??
    findLackOfEvidence(word, primaryGate, state)
  return objection === null ? { word, because: null } : { word: 'inconclusive', because: objection }
}

/** Why the two runs cannot be compared; null when they can. */
function findObstacle(state: RunState, isNoneComparable: boolean): Because | null {
  if (state.no_baseline !== null) return state.no_baseline === 'unreadable' ? 'baseline-unreadable' : 'no-baseline'
  if (isNoneComparable) return 'no-comparable-gate'
  return (state.excluded_share ?? 0) > EXCLUDED_LIMIT + EPSILON ? 'too-many-cases-excluded' : null
}

/** What is proven to be worse beside the baseline, whatever else could not be measured; null for nothing. */
function findProvenLoss(state: RunState, failGates: readonly RunGate[], obstacle: Because | null): Because | null {
  const isRewritten = (state.rewritten_share ?? 0) > REWRITTEN_LIMIT + EPSILON
  if (state.no_baseline === null && isRewritten) return 'suite-rewritten'
  if (obstacle !== null) return null
  if (failGates.some(({ result }) => result.verdict === 'regressed' || result.verdict === 'breached')) return 'gate'
  return state.confirmed_failures > 0 ? 'zero-tolerance' : null
}

/** Why good news of the gates is none of the suite (docs/decision-rules.md#coverage); null when they see enough of it. */
function findBlindSpot(coverage: Coverage | null): Because | null {
  if (coverage === null) return null
  if (coverage.losses.length > 0) return 'ungated-loss'
  if (!coverage.gated) return 'no-quality-gate'
  const { cases, uncovered, compared } = coverage
  const isBlind = (open: number, all: number): boolean => open > UNCOVERED_LIMIT * all + EPSILON
  // A change that adds cases with a gate must not make the others fewer.
  const isBlindToCompared = compared !== undefined && isBlind(compared.uncovered, compared.cases)
  return isBlind(uncovered.length, cases) || isBlindToCompared ? 'ungated-cases' : null
}

/** What cannot get worse is no good news (docs/decision-rules.md#good-news-needs-evidence), unless it is proven to be better. */
function findNothingToLose(
  primary: RunGate['result'] | null,
  { unmatched_share: unmatched }: RunState,
): Because | null {
  if (unmatched > UNCOVERED_LIMIT + EPSILON) return 'nothing-matched'
  return primary !== null && primary.verdict !== 'improved' && !hasSomethingToLose(primary) ? 'nothing-to-lose' : null
}

/**
 * A primary gate that saw no difference reassures only where its bounds rule a loss out (docs/decision-rules.md#good-news-needs-evidence).
 * That everything is as it was is an observation and needs no bound, but one case, or one cluster, of a target that may answer otherwise
 * tomorrow observes too little.
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

/** The table of docs/decision-rules.md#exit-codes; 3 belongs to errors, and 4 to bugs, which nothing hides. */
function exitCodeOf(
  word: RunVerdictWord,
  because: Because | null,
  {
    failOn,
    isUnmeasured,
  }: {
    readonly failOn: FailOn
    /** A gate that can fail the run is invalid. */
    readonly isUnmeasured: boolean
  },
): ExitCode {
  if (because === 'gate-failed-to-compute') return 4
  if (failOn === 'never') return 0
  if (word === 'regressed' || because === 'non-inferiority-not-shown') return 1
  // A change must not pass by what cannot be measured any more.
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

/** What the verdict of the run looks at in each gate. */
export function stateGates(gated: readonly DecidedGate[], checked: readonly CheckedGate[]): RunState['gates'] {
  // Code that was read stands in for no answer that was asked for.
  const isOfCodeAlone = checked.every(({ metric }) => metric.measured_on !== undefined)
  return gated.map(({ evidence: gate, result }) => ({
    result,
    breaks_bound: gate.broken_bound !== null,
    is_bug: gate.test.kind === 'invalid' && gate.test.is_bug === true,
    is_measured: gate.cases.scored.length > 0 || (isOfCodeAlone && gate.candidate_value !== null),
  }))
}
