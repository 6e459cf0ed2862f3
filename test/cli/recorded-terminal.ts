import type { Terminal } from '../../src/cli/commands/command.js'
import { runCommandLine } from '../../src/cli/cli.js'

/** Runs one command line in a folder and keeps what it says; `answers` are what the person types, then the end of input. */
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
    print: (text) => void printed.push(text),
    log: { debug: () => undefined, info: say(''), notice: say(''), warning: say('warning: '), error: say('error: ') },
    progress: () => undefined,
    ...(answers !== undefined && {
      ask: (question: string) => {
        asked.push(question)
        return Promise.resolve(left.shift() ?? null)
      },
    }),
    columns: 100,
    color: false,
    workingDirectory: folder,
    env: { PATH: process.env['PATH'] },
    home: folder,
    signal: new AbortController().signal,
  }
  const code = await runCommandLine(args, terminal)
  return { code, out: printed.join('\n'), log: logged.join('\n'), asked }
}
