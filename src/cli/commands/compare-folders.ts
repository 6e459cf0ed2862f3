import type { ExitCode, FailOn } from '../../model/result/verdict.js'
import { evaluateTournament, type TournamentEvaluation } from '../../modes/evaluate/evaluate-tournament.js'
import type { MeasuredRun } from '../../modes/evaluate/watch-run.js'
import { renderTerminal } from '../../report/render/terminal.js'
import type { FlagValues, Terminal } from './command.js'
import { inferenceFlag } from './flags.js'
import { evaluateHere, listFiles, printEvaluation, QUICKCHART, storedBaseline } from './print-evaluation.js'

/** Compares two run folders, or more with each other, baseline first; prints the result and gives the exit code. */
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
  const [baseline, candidate] = folders
  const inference = inferenceFlag(flags) ?? 'recorded'
  if (baseline === undefined || candidate === undefined) throw new Error('two folders are wanted')
  if (folders.length > 2) {
    const { log } = terminal
    const links = {}
    return printTournament(
      await evaluateTournament({ folders, failOn, inference, outputFolder, charts: QUICKCHART, links, log }),
      flags,
      terminal,
    )
  }
  const stored = await storedBaseline(baseline, terminal)
  const evaluation = await evaluateHere(
    { candidateFolder: candidate, measured, baseline: stored, failOn, inference, outputFolder },
    terminal,
  )
  return printEvaluation(evaluation, flags, terminal)
}

/** The report for people and where its files are, or with `--json` ab.json for machines; gives the exit code. */
function printTournament(evaluation: TournamentEvaluation, flags: FlagValues, terminal: Terminal): ExitCode {
  const { tournament, report, comparisons } = evaluation
  if (flags['json'] === true) terminal.print(JSON.stringify(tournament, null, 2))
  else {
    terminal.print(renderTerminal(report, { width: terminal.columns, color: terminal.color }))
    terminal.print(listFiles(evaluation, terminal))
    for (const path of comparisons) terminal.print(listFiles({ files: { comparison: path }, runFolders: [] }, terminal))
  }
  return tournament.exit_code
}
