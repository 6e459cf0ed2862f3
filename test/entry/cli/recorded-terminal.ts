import type { Terminal } from '../../../src/entry/cli/flags.js'
import { runCommandLine } from '../../../src/entry/cli/cli.js'

/** A terminal without a user, whose output is discarded. */
export function quietTerminal(folder: string): Terminal {
  const say = (): void => undefined
  return {
    print: say,
    log: { debug: say, info: say, notice: say, warning: say, error: say },
    progress: say,
    columns: 100,
    color: false,
    workingDirectory: folder,
    env: { PATH: process.env['PATH'] },
    home: folder,
    signal: new AbortController().signal,
  }
}

/** Runs a command line in a folder and records its output. `answers` are the lines that the user types, followed by the end of input. */
export async function goldenpair(
  folder: string,
  args: readonly string[],
  answers?: readonly string[],
): Promise<{ readonly code: number; readonly out: string; readonly log: string; readonly asked: readonly string[] }> {
  const printed: string[] = []
  const logged: string[] = []
  const asked: string[] = []
  const say =
    (level: string) =>
    (message: string): void =>
      void logged.push(`${level}${message}`)
  const left = [...(answers ?? [])]
  const terminal: Terminal = {
    ...quietTerminal(folder),
    print: (text) => void printed.push(text),
    log: { debug: () => undefined, info: say(''), notice: say(''), warning: say('warning: '), error: say('error: ') },
    ...(answers !== undefined && {
      ask: (question: string) => {
        asked.push(question)
        return Promise.resolve(left.shift() ?? null)
      },
    }),
  }
  const code = await runCommandLine(args, terminal)
  return { code, out: printed.join('\n'), log: logged.join('\n'), asked }
}
