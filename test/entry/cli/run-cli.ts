import type { Terminal } from '../../../src/entry/cli/flags.js'
import { runCommandLine } from '../../../src/entry/cli/cli.js'
import type { ExitCode } from '../../../src/model/result/verdict.js'

export interface CommandResult {
  readonly code: ExitCode
  /** The printed output and, separately, the log. */
  readonly out: string
  readonly log: string
}

/** Runs a command line in this process, in a folder, without a terminal. */
export async function runCli(
  folder: string,
  args: readonly string[],
  more: Partial<Terminal> = {},
): Promise<CommandResult> {
  const printed: string[] = []
  const logged: string[] = []
  const say =
    (level: string) =>
    (message: string): void =>
      void logged.push(`${level}${message}`)
  const terminal: Terminal = {
    print: (text) => void printed.push(text),
    log: { debug: () => undefined, info: say(''), notice: say(''), warning: say('warning: '), error: say('error: ') },
    progress: null,
    columns: 100,
    color: false,
    workingDirectory: folder,
    env: { PATH: process.env['PATH'] },
    home: folder,
    signal: new AbortController().signal,
    ...more,
  }
  const code = await runCommandLine(args, terminal)
  return { code, out: printed.join('\n'), log: logged.join('\n') }
}
