import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { resolveWithin } from './clock.js'
import { hasGroups, signalTree } from './process-tree.js'
import { splitLines } from './split-lines.js'

/** The longest line that is read, in bytes. */
export const MAX_LINE = 64 * 1024 * 1024
const TAIL_SIZE = 16 * 1024
/** How long a program may take to end after it was asked to, and how long output may arrive after a program has ended. */
const GRACE_MS = 2000
const LOOK_EVERY_MS = 20

/** How a program ended by itself. */
export interface ProgramEnd {
  /** Follows the program's name in a message: "exited with code 1". */
  readonly how: string
  /** False if there is no such program. */
  readonly hasStarted: boolean
  /** `null` if it did not start, if a signal ended it, or if it still ran after it had closed its stdin or stdout. */
  readonly code: number | null
  /** What it wrote to stdout after its last line feed. */
  readonly rest: string
}

interface ProgramOptions {
  /** A string runs in the shell, a list does not. */
  readonly command: string | readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** Lines go to the log of stderr where nobody reads them. */
  readonly onLine?: (line: string) => void
  /** Called for a line over 64 MB, which is dropped; `beginning` are its first characters. */
  readonly onTooLong?: (beginning: string) => void
  /** Called once, after all output has been read; not called after `close`, `terminate` or `kill`. */
  readonly onEnd: (end: ProgramEnd) => void
}

/** A running program that reads lines and writes lines, with everything that it starts. */
export type Program = Readonly<ReturnType<typeof startProgram>>

/** Starts the program in a process group of its own. A program that cannot be started ends at once. */
export function startProgram({ command, cwd, env, onEnd, ...options }: ProgramOptions) {
  const [file = '', ...args] = typeof command === 'string' ? [command] : command
  const child = spawn(file, args, {
    cwd,
    env,
    shell: typeof command === 'string',
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: hasGroups(),
    windowsHide: true,
  })
  const tail = keepTail(TAIL_SIZE)
  const noteLine = (line: string): void => tail.append(`${line}\n`)
  const { onLine = noteLine, onTooLong = (beginning) => noteLine(`${beginning} …`) } = options
  let isClosing = false
  let hasEnded = false
  let rest: string[] | null = null

  const killTree = (): void => void signalTree(child, 'SIGKILL')
  const lines = splitLines({
    maxLength: MAX_LINE,
    onLine: (line) => (rest === null ? onLine(line) : rest.push(line)),
    onTooLong,
  })
  const finish = (how: string, more: Partial<ProgramEnd> = {}): void => {
    if (hasEnded) return
    rest = []
    lines.end()
    hasEnded = true
    process.off('exit', killTree)
    killTree()
    // A descendant that left the group may hold the pipes open for ever, so nothing waits for them.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy()
    if (!isClosing) onEnd({ how, hasStarted: true, code: null, rest: rest.join('\n'), ...more })
  }
  /** Ends a program that closed a pipe but still runs: it can no longer be asked, or cannot answer. */
  const finishSoon = (how: string): void => void setTimeout(() => finish(how), GRACE_MS).unref()

  process.once('exit', killTree)
  child.stdout.on('data', (bytes: Buffer) => {
    if (!hasEnded) lines.push(bytes)
  })
  child.stdout.on('end', () => finishSoon('closed its stdout'))
  child.stderr.setEncoding('utf8').on('data', (text: string) => tail.append(text))
  child.stdin.on('error', () => finishSoon('closed its stdin'))
  const exited = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      if (child.pid !== undefined) return
      const isMissing = 'code' in error && error.code === 'ENOENT' && existsSync(cwd)
      const why = isMissing ? `\`${child.spawnfile}\` is not installed or not on PATH` : error.message
      finish(`could not be started (${why}, in ${cwd})`, { hasStarted: false })
      resolve()
    })
    child.once('exit', (code, signal) => {
      const how = signal === null ? `exited with code ${code ?? 'unknown'}` : `was ended by ${signal}`
      child.once('close', () => finish(how, { code }))
      // A descendant may hold its output open for ever.
      setTimeout(() => finish(how, { code }), GRACE_MS).unref()
      resolve()
    })
  })

  let outbox = ''
  const flush = (): void => {
    if (outbox !== '' && child.stdin.writable) child.stdin.write(outbox)
    outbox = ''
  }
  return {
    /** Undefined if it could not be started. */
    pid: child.pid,
    /** Writes to stdin; all texts of one turn of the event loop go out together. */
    write: (text: string): void => {
      if (outbox === '') process.nextTick(flush)
      outbox += text
    },
    /** Tells the program that nothing more will be written. */
    endInput: (): void => {
      flush()
      child.stdin.end()
    },
    /** Adds a text to the log of the program's stderr. */
    note: (text: string): void => tail.append(text),
    /** The last 16 kB of stderr and notes. */
    log: (): string => tail.read(),
    /** Ends stdin, waits, then ends the program and everything it started. */
    close: async (waitMs: number): Promise<void> => {
      isClosing = true
      child.stdin.end()
      const hasExited = exited.then(() => true)
      if ((await resolveWithin(hasExited, waitMs)) === null) {
        signalTree(child, 'SIGTERM')
        if ((await resolveWithin(hasExited, GRACE_MS)) === null) killTree()
        await exited
      }
      finish('was closed')
    },
    /** Sends SIGTERM to a program that does not end when its stdin ends, waits, then ends it and everything it started. */
    terminate: async (waitMs: number): Promise<void> => {
      // Its process id may be another process's by now.
      if (hasEnded) return
      isClosing = true
      child.stdin.end()
      signalTree(child, 'SIGTERM')
      // A shell ends at once, while what it started may still be finishing its work.
      for (let leftMs = waitMs; leftMs > 0 && signalTree(child, 0); leftMs -= LOOK_EVERY_MS) await wait(LOOK_EVERY_MS)
      killTree()
      await exited
      finish('was terminated')
    },
    /** Ends the program and everything it started at once. */
    kill: (): void => {
      isClosing = true
      finish('was killed')
    },
  }
}

/** Keeps the last `size` characters of a program's output, for error messages; `read` starts at the first whole line. */
function keepTail(size: number): { readonly append: (text: string) => void; readonly read: () => string } {
  let kept = ''
  let isCut = false
  return {
    append: (text) => {
      const whole = kept + text
      isCut ||= whole.length > size
      kept = whole.slice(-size)
    },
    read: () => (isCut ? kept.slice(kept.indexOf('\n') + 1) : kept),
  }
}

/** Returns a command as one would type it, for messages; not quoted for a shell. */
export function describeCommand(command: string | readonly string[]): string {
  return typeof command === 'string' ? command : command.join(' ')
}
