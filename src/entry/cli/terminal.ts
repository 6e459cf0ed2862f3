import { createInterface } from 'node:readline/promises'
import { shareSignal } from '../../io/clock.js'
import { type Log, mapLog, explainUnwritable } from '../../io/log.js'
import { ENDING_SIGNALS } from '../../io/platform.js'
import { exitCodeOfError, UserError } from '../../model/error.js'
import { escapeInvisible, removeInvisible } from '../../model/remove-invisible.js'
import { textWidth, wrapText } from '../../report/render/text-width.js'
import { maskSecrets } from '../../measure/providers/access.js'
import type { Terminal } from './flags.js'

const CLEAR_LINE = '\r\u001b[2K'
/** Bold, dim and plain text: all that the reports use. */
// eslint-disable-next-line no-control-regex -- they begin with one
const STYLE = /(\u001b\[[012]m)/

/** The width of a pipe, and of a terminal that does not report one. */
const USUAL_COLUMNS = 80
const widthOf = ({ columns }: { readonly columns?: number }): number => columns || USUAL_COLUMNS

/**
 * Returns the process's own terminal. Colour follows NO_COLOR, FORCE_COLOR and whether stdout is a terminal
 * (no-color.org). Lines are rewritten only in a terminal that can do so, and not under NO_COLOR.
 */
export function realTerminal(home: string): Terminal {
  const { stdout, stderr, env } = process
  const interrupted = new AbortController()
  stdout.on('error', (error: NodeJS.ErrnoException) =>
    endUnwritten(error, (message) => stderr.write(`error: ${message}\n`)),
  )
  stderr.on('error', (error: NodeJS.ErrnoException) => endUnwritten(error, () => undefined))
  const isPlain = (env['NO_COLOR'] ?? '') !== ''
  const isDumb = env['TERM'] === 'dumb'
  const isWatched = stderr.isTTY && env['CI'] === undefined
  const progress = isWatched && !isPlain && !isDumb ? openLine(stderr) : null
  const log = logTo((text) => {
    progress?.clear()
    const shown = removeInvisible(text)
    stderr.write(`${stderr.isTTY ? wrapLines(shown, widthOf(stderr)) : shown}\n`)
  }, env)
  for (const signal of ENDING_SIGNALS) {
    process.once(signal, () => {
      log.info(`\n${signal}: saving the results; press again to stop at once`)
      interrupted.abort()
    })
  }
  return {
    print: (text) => {
      progress?.clear()
      stdout.write(`${showPlainly(text)}\n`)
    },
    ...(!stdout.isTTY && {
      pipe: async (line: string) =>
        new Promise<void>((resolve) => {
          stdout.write(`${line}\n`, () => resolve())
        }),
    }),
    log: mapLog(log, maskSecrets({ env, targetEnvNames: [] }).text),
    progress: progress?.show ?? null,
    ...(isWatched &&
      process.stdin.isTTY && {
        ask: async (question: string) =>
          askPerson(question, { input: process.stdin, output: stderr, signal: interrupted.signal }),
      }),
    columns: widthOf(stdout),
    color: !isPlain && ((stdout.isTTY && !isDumb) || (env['FORCE_COLOR'] ?? '') !== ''),
    workingDirectory: process.cwd(),
    env,
    home,
    signal: shareSignal(interrupted.signal),
  }
}

function logTo(write: (text: string) => void, env: Terminal['env']): Log {
  return {
    debug: (message) => {
      if (env['GOLDENPAIR_DEBUG'] !== undefined) write(message)
    },
    info: write,
    notice: write,
    warning: (message) => write(`warning: ${message}`),
    error: (message) => write(`error: ${message}`),
  }
}

/** Shows a progress line, which is cleared when anything else is written. */
function openLine(stream: Pick<NodeJS.WriteStream, 'write' | 'columns'>) {
  let isEmpty = true
  const show = (line: (columns: number) => string): void => {
    const text = removeInvisible(line(widthOf(stream)))
    if (text === '' && isEmpty) return
    isEmpty = text === ''
    stream.write(`${CLEAR_LINE}${text}`)
  }
  return { show, clear: () => show(() => '') }
}

/** Wraps lines at spaces; a terminal would break words. */
const wrapLines = (text: string, columns: number): string =>
  text
    .split('\n')
    .flatMap((line) => (textWidth(line) <= columns ? line : wrapText(line, columns)))
    .join('\n')

/**
 * Escapes control characters, so that texts of suites and targets, in reports or in JSON, move no cursor and reverse no
 * line.
 */
const showPlainly = (text: string): string =>
  text
    .split(STYLE)
    .map((part, at) => (at % 2 === 1 ? part : escapeInvisible(part)))
    .join('')

/**
 * Handles a stream that cannot be written. If its reader stopped early (`goldenpair history | head`), the command goes on
 * and its exit code still counts. If a disk is full, the command goes on too, so that no run is lost because of what it
 * prints, but ends with the exit code of `stdout-unwritable`.
 */
function endUnwritten(error: NodeJS.ErrnoException, tell: (message: string) => void): void {
  if (error.code === 'EPIPE' || isUnwritten) return
  const reason = explainUnwritable(error)
  if (reason === null) throw error
  isUnwritten = true
  const refusal = new UserError('stdout-unwritable', { reason }, { cause: error })
  tell(refusal.message)
  process.once('exit', () => {
    process.exitCode = exitCodeOfError(refusal)
  })
}

/** Reports a full stream once, although it fails at every line. */
let isUnwritten = false

/**
 * Asks one question and returns the typed line, trimmed; `null` at the end of input (Ctrl-D) or if the signal is aborted.
 * Uses the terminal's own line editing, so that Ctrl-C stays a signal.
 */
export async function askPerson(
  question: string,
  { input, output, signal }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream; signal: AbortSignal },
): Promise<string | null> {
  if (signal.aborted) return null
  const lines = createInterface({ input, output, terminal: false })
  const ended = new Promise<null>((resolve) => {
    lines.once('close', () => resolve(null))
  })
  const stop = (): void => lines.close()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([lines.question(question).then((answer) => answer.trim()), ended])
  } finally {
    signal.removeEventListener('abort', stop)
    lines.close()
  }
}
