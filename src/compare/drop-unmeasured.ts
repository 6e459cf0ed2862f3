import type { Gate } from '../model/gate.js'
import type { ScoredTrial } from '../model/run.js'

/**
 * The gates without those that nobody asked for and nothing measured: a default guardrail (tokens, precision) whose metric no
 * trial of either arm could score, because the target does not report it. A gate that the suite names always stays.
 */
export function dropUnmeasured(
  gates: readonly Gate[],
  trials: readonly (readonly ScoredTrial[])[],
): { readonly gates: readonly Gate[]; readonly dropped: readonly Gate[] } {
  const isDropped = (gate: Gate): boolean =>
    gate.assumed === true &&
    !gate.primary &&
    !trials.some((arm) => arm.some(({ scores }) => scores[gate.metric] !== undefined))
  return { gates: gates.filter((gate) => !isDropped(gate)), dropped: gates.filter(isDropped) }
}
