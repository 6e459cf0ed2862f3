import type { Evaluation } from '../../app/evaluate.js'
import { renderTerminal } from '../../core/render/terminal.js'
import type { FlagValues, Terminal } from './command.js'

/** The report for people, or with `--json` the comparison for machines. */
export function printEvaluation(evaluation: Evaluation, flags: FlagValues, terminal: Terminal): void {
  if (flags['json'] === true) terminal.print(JSON.stringify(evaluation.comparison, null, 2))
  else terminal.print(renderTerminal(evaluation.report, { width: terminal.columns, color: terminal.color }))
}
