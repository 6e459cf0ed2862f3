import { relative } from 'node:path'
import type { Evaluation } from '../../modes/evaluate/evaluate.js'
import { renderTerminal } from '../../report/render/terminal.js'
import type { ExitCode } from '../../model/verdict.js'
import type { FlagValues, Terminal } from './command.js'

/** The report for people and where its files are, or with `--json` the comparison for machines; gives the exit code. */
export function printEvaluation(evaluation: Evaluation, flags: FlagValues, terminal: Terminal): ExitCode {
  const { comparison, report } = evaluation
  if (flags['json'] === true) terminal.print(JSON.stringify(comparison, null, 2))
  else {
    terminal.print(renderTerminal(report, { width: terminal.columns, color: terminal.color }))
    terminal.print(listFiles(evaluation, terminal))
  }
  return comparison.verdict.exit_code
}

/** Where the files of an evaluation are, seen from where the user stands. */
export function listFiles(
  { files, runFolders }: { readonly files: Readonly<Record<string, string>>; readonly runFolders: readonly string[] },
  { workingDirectory }: Pick<Terminal, 'workingDirectory'>,
): string {
  const rows = [...Object.entries(files), ...runFolders.map((folder) => ['run', folder] as const)]
  const shown = (path: string): string => {
    const near = relative(workingDirectory, path)
    return near.startsWith('..') ? path : near
  }
  return rows.map(([what, path]) => `  ${what.padEnd(10)}  ${shown(path)}`).join('\n')
}
