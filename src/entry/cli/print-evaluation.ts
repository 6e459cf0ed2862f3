import { writeComparison } from '../../report/words/write-comparison.js'
import { readPrefix } from '../../github/checkout.js'
import { shortenPaths } from '../../io/files.js'
import type { ExitCode } from '../../model/result/verdict.js'
import { evaluate, type EvaluateRequest, type Evaluation } from '../../modes/evaluate/evaluate.js'
import type { WrittenReport } from '../../modes/evaluate/write-report.js'
import { renderTerminal } from '../../report/render/terminal.js'
import { wrapText } from '../../report/render/text-width.js'
import type { Showing } from './flags.js'
import { showProgress, storedBaseline } from './context.js'

/** Prints the report for people or, with `--json`, the comparison for machines. Returns the exit code. */
export function printEvaluation(evaluation: Evaluation, { flags, terminal }: Showing): ExitCode {
  if (flags.json) terminal.print(JSON.stringify(writeComparison(evaluation.comparison), null, 2))
  else printReport(evaluation, { flags, terminal })
  return evaluation.comparison.verdict.exit_code
}

interface Written extends Pick<WrittenReport, 'report' | 'files'> {
  readonly runFolders: readonly string[]
}

/** Prints what is needed to decide and where the rest is; with `--verbose` all that a comment folds, and every file. */
export function printReport(written: Written, { flags, terminal }: Showing): void {
  const { verbose: isVerbose } = flags
  terminal.print(renderTerminal(written.report, { width: terminal.columns, color: terminal.color, isVerbose }))
  const path = shortenPaths(written.files.report, terminal.workingDirectory)
  const pointer = wrapText(`Full report: ${path} (more here with --verbose)`, terminal.columns).join('\n')
  if (!isVerbose) return terminal.print(pointer)
  const files = [...Object.entries(written.files), ...written.runFolders.map((folder) => ['run', folder] as const)]
  terminal.print(
    files.map(([what, file]) => `  ${what.padEnd(10)}  ${shortenPaths(file, terminal.workingDirectory)}`).join('\n'),
  )
}

const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' } as const

/** Compares a recorded run as the command line does: with all details, with addresses of charts, without links. */
export async function evaluateLocal(
  request: Pick<EvaluateRequest, 'candidates' | 'baseline' | 'early' | 'outputFolder'>,
  { flags, terminal }: Showing,
): Promise<Evaluation> {
  const { log, workingDirectory } = terminal
  const { failOn, inference = 'recorded' } = flags
  const prefix = (await readPrefix(workingDirectory)) ?? ''
  const shown = { prefix, details: 'full', charts: QUICKCHART, links: {} } as const
  return evaluate({ ...request, ...shown, failOn, inference, openProgress: () => showProgress(terminal), log })
}

/** Compares run folders, the baseline first. Prints the result and returns the exit code. */
export async function compareFolders(
  [first = '', ...candidates]: readonly string[],
  { outputFolder, early }: Pick<EvaluateRequest, 'outputFolder' | 'early'>,
  showing: Showing,
): Promise<ExitCode> {
  showing.terminal.progress?.(() => `Comparing ${candidates.length + 1} runs …`)
  const baseline = await storedBaseline(first, showing.terminal)
  return printEvaluation(await evaluateLocal({ candidates, baseline, early, outputFolder }, showing), showing)
}
