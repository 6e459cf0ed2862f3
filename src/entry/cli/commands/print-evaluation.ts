import { writeComparison } from '../../../report/words/write-comparison.js'
import { relative } from 'node:path'
import { readPrefix } from '../../../github/checkout.js'
import type { ExitCode, FailOn } from '../../../model/result/verdict.js'
import { evaluate, type EvaluateRequest, type Evaluation } from '../../../modes/evaluate/evaluate.js'
import type { WrittenReport } from '../../../modes/evaluate/write-report.js'
import { renderTerminal } from '../../../report/render/terminal.js'
import { wrapText } from '../../../report/render/text-width.js'
import type { Flags } from '../../../modes/request/options/index.js'
import type { Terminal } from './flags.js'
import { storedBaseline } from './surroundings.js'

/** What the command line says last of a report, given its path as the user sees it. */
type Closing = (path: string, terminal: Terminal) => string

interface Showing {
  readonly flags: Flags
  readonly terminal: Terminal
  readonly closing?: Closing | undefined
}

const pointToReport: Closing = (path, { columns }) =>
  wrapText(`Full report: ${path} (more here with --verbose)`, columns).join('\n')

/** The report for people, or with `--json` the comparison for machines; gives the exit code. */
export function printEvaluation(evaluation: Evaluation, { flags, terminal, closing }: Showing): ExitCode {
  const { comparison } = evaluation
  if (flags.json) terminal.print(JSON.stringify(writeComparison(comparison), null, 2))
  else printReport(evaluation, { flags, terminal, closing })
  return comparison.verdict.exit_code
}

interface Written extends Pick<WrittenReport, 'report' | 'files'> {
  readonly runFolders: readonly string[]
}

/** What is needed to decide, and with `--verbose` all that a comment folds and every file; then the closing words. */
export function printReport(written: Written, { flags, terminal, closing }: Showing): void {
  const isVerbose = flags.verbose
  terminal.print(renderTerminal(written.report, { width: terminal.columns, color: terminal.color, isVerbose }))
  if (isVerbose) terminal.print(`${listFiles(written, terminal)}${closing === undefined ? '' : '\n'}`)
  // The list has the report too.
  const last = closing ?? (isVerbose ? null : pointToReport)
  if (last !== null) terminal.print(last(showPath(written.files.report, terminal), terminal))
}

function listFiles({ files, runFolders }: Written, terminal: Terminal): string {
  const rows = [...Object.entries(files), ...runFolders.map((folder) => ['run', folder] as const)]
  return rows.map(([what, path]) => `  ${what.padEnd(10)}  ${showPath(path, terminal)}`).join('\n')
}

/** A path from where the user stands. */
function showPath(path: string, { workingDirectory }: Terminal): string {
  const near = relative(workingDirectory, path)
  return near.startsWith('..') ? path : near
}

const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' } as const

/** Compares a recorded run as the command line does: everything is shown, charts have addresses, nothing is linked. */
export async function evaluateHere(
  request: Pick<EvaluateRequest, 'candidates' | 'baseline' | 'failOn' | 'inference' | 'outputFolder'>,
  { log, workingDirectory }: Terminal,
): Promise<Evaluation> {
  const prefix = (await readPrefix(workingDirectory)) ?? ''
  return evaluate({ ...request, prefix, details: 'full', charts: QUICKCHART, links: {}, log })
}

/** Compares run folders, the baseline first; prints the result and gives the exit code. */
export async function compareFolders(
  folders: readonly string[],
  input: Showing & { readonly outputFolder: string; readonly failOn?: FailOn },
): Promise<ExitCode> {
  const { outputFolder, flags, terminal, failOn = flags.failOn } = input
  const [first, ...candidates] = folders
  if (first === undefined || candidates.length === 0) throw new Error('two folders are wanted')
  const inference = flags.inference ?? 'recorded'
  terminal.progress?.(() => `Comparing ${folders.length} runs …`)
  const baseline = await storedBaseline(first, terminal)
  const evaluation = await evaluateHere({ candidates, baseline, failOn, inference, outputFolder }, terminal)
  return printEvaluation(evaluation, input)
}
