import type { ExitCode, FailOn } from '../../model/result/verdict.js'
import type { MeasuredRun } from '../../modes/evaluate/watch-run.js'
import type { FlagValues, Terminal } from './command.js'
import { inferenceFlag } from './flags.js'
import { evaluateHere, printEvaluation, storedBaseline } from './print-evaluation.js'

/** Compares run folders, the baseline first; prints the result and gives the exit code. */
export async function compareFolders({
  folders,
  measured = null,
  failOn,
  outputFolder,
  flags,
  terminal,
}: {
  readonly folders: readonly string[]
  /** What is known of the second of two because both were measured just now. */
  readonly measured?: MeasuredRun | null
  readonly failOn: FailOn
  readonly outputFolder: string
  readonly flags: FlagValues
  readonly terminal: Terminal
}): Promise<ExitCode> {
  const [first, ...candidates] = folders
  if (first === undefined || candidates.length === 0) throw new Error('two folders are wanted')
  const inference = inferenceFlag(flags) ?? 'recorded'
  const baseline = await storedBaseline(first, terminal)
  const evaluation = await evaluateHere({ candidates, measured, baseline, failOn, inference, outputFolder }, terminal)
  return printEvaluation(evaluation, flags, terminal)
}
