import type { GateResult } from '../model/comparison.js'
import type { Because, ExitCode, FailOn, RunVerdict, RunVerdictWord } from '../model/verdict.js'
import { EPSILON } from '../stats/round-noise.js'

/** A decided gate with what the run's verdict needs beside it. */
interface RunGate {
  readonly result: Pick<GateResult, 'gate' | 'verdict' | 'suspect' | 'failed'>
  readonly has_margin: boolean
  readonly breaks_bound: boolean
  /** Some candidate case of the gate is scored. */
  readonly is_measured: boolean
  /** It could not be computed: a bug of Goldenpair. */
  readonly is_bug: boolean
}

interface RunState {
  readonly gates: readonly RunGate[]
  readonly primary: string | null
  readonly has_baseline: boolean
  readonly excluded_share: number | null
  readonly confirmed_failures: number
  readonly fail_on: FailOn
}

/** More of the baseline's cases edited, removed or stale leave too little to compare. */
const EXCLUDED_LIMIT = 0.2

/** The run's verdict: the first line of verdict-rules 8 that holds, with its exit code. */
export function decideRun(state: RunState): RunVerdict {
  const { word, because } = findVerdict(state)
  const exitCode = exitCodeOf(word, because, state.fail_on)
  return { word, because, exit_code: exitCode, passed: exitCode === 0, primary: state.primary }
}

function findVerdict(state: RunState): { readonly word: RunVerdictWord; readonly because: Because | null } {
  const failGates = state.gates.filter(({ result }) => result.gate.severity === 'fail')
  const compared = failGates.filter((gate) => gate.has_margin)
  const comparable = compared.filter(({ result }) => result.verdict !== 'not-comparable')
  const primary = failGates.find(({ result }) => result.gate.id === state.primary)?.result.verdict

  // Of a gate that warns, too: whatever is wrong in Goldenpair may be wrong elsewhere.
  if (state.gates.some((gate) => gate.is_bug)) return { word: 'invalid', because: 'gate-failed-to-compute' }
  if (failGates.some(({ result }) => result.verdict === 'invalid')) {
    return { word: 'invalid', because: 'missing-data-floor' }
  }
  if (!failGates.some((gate) => gate.is_measured)) return { word: 'invalid', because: 'nothing-measured' }
  if (failGates.some((gate) => gate.breaks_bound)) return { word: 'regressed', because: 'absolute-bound' }
  if (!state.has_baseline) return { word: 'not-comparable', because: 'no-baseline' }
  if (compared.length > 0 && comparable.length === 0) return { word: 'not-comparable', because: 'no-comparable-gate' }
  if ((state.excluded_share ?? 0) > EXCLUDED_LIMIT + EPSILON) {
    return { word: 'not-comparable', because: 'too-many-cases-excluded' }
  }
  if (failGates.some(({ result }) => result.verdict === 'regressed' || result.verdict === 'breached')) {
    return { word: 'regressed', because: 'gate' }
  }
  if (state.confirmed_failures > 0) return { word: 'regressed', because: 'zero-tolerance' }
  if (failGates.some(({ result }) => result.gate.evidence === 'non-inferior' && result.failed)) {
    return { word: 'inconclusive', because: 'non-inferiority-not-shown' }
  }
  if (primary === 'inconclusive' || primary === 'not-comparable') {
    return { word: 'inconclusive', because: 'primary-gate' }
  }
  if (primary === 'improved' && !failGates.some(({ result }) => result.suspect)) {
    return { word: 'improved', because: null }
  }
  const areAllUnchanged = comparable.length > 0 && comparable.every(({ result }) => result.verdict === 'unchanged')
  return { word: areAllUnchanged ? 'unchanged' : 'no-regression', because: null }
}

/** The table under verdict-rules 8; 3 belongs to errors, and 4 to bugs, which nothing hides. */
function exitCodeOf(word: RunVerdictWord, because: Because | null, failOn: FailOn): ExitCode {
  if (because === 'gate-failed-to-compute') return 4
  if (failOn === 'never') return 0
  switch (word) {
    case 'invalid':
      return 2
    case 'regressed':
      return 1
    case 'not-comparable':
      return because !== 'no-baseline' && failOn === 'inconclusive' ? 2 : 0
    case 'inconclusive':
      if (because === 'non-inferiority-not-shown') return 1
      return failOn === 'inconclusive' ? 2 : 0
    case 'improved':
    case 'unchanged':
    case 'no-regression':
      return 0
  }
}
