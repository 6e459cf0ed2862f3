import { join } from 'node:path'
import { exists, replaceFile } from '../../io/files.js'
import { readCleanCheckout } from '../../io/git.js'
import { sha256 } from '../../io/sha256.js'
import { describeCommand, type ProgramEnd, startProgram } from '../../io/start-program.js'
import { UserError } from '../../model/error.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { TargetContext } from './target.js'

/** How a checkout, which is the working directory, is set up. One string as the command goes through the shell, a list does not. */
export type Setup = Pick<TargetContext, 'workingDirectory' | 'env' | 'clock' | 'log'> & {
  readonly command: string | readonly string[]
  readonly signal: AbortSignal
}

/**
 * Runs a target's `setup` to its end, unless a stamp in `.goldenpair/setup/` says that it has succeeded on this commit. A
 * checkout with changes, or without git, is set up every time. Throws `setup-failed`, `output-unwritable` for the stamp, and
 * the signal's reason when aborted.
 */
export async function runSetup(setup: Setup): Promise<void> {
  const { command, workingDirectory, clock, log } = setup
  const name = describeCommand(command)
  const commit = (await readCleanCheckout(workingDirectory))?.commit ?? null
  const key = sha256(canonicalJson({ commit, command })).replace(/^sha256:/, '')
  const stamp = join(workingDirectory, '.goldenpair', 'setup', `${key}.json`)
  if (commit !== null && (await exists(stamp))) {
    log.info(`The set-up \`${name}\` was done on this commit before.`)
    return
  }
  log.info(`Setting up the target: ${name}`)
  const from = clock.monotonicMs()
  const { end, output } = await runToEnd(setup)
  if (end.code !== 0) throw new UserError('setup-failed', { command: name, how: end.how, log: output })
  log.info(`The set-up took ${((clock.monotonicMs() - from) / 1000).toFixed(1)} s.`)
  // What the set-up itself changed makes the checkout no other commit.
  if (commit !== null) await replaceFile(stamp, `${JSON.stringify({ commit, command })}\n`)
}

async function runToEnd(input: Setup): Promise<{ end: ProgramEnd; output: string }> {
  const { command, workingDirectory, env, signal } = input
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      program.kill()
      reject(signal.reason as Error)
    }
    const program = startProgram({
      command,
      cwd: workingDirectory,
      env,
      onLine: (line) => program.note(`${line}\n`),
      onTooLong: (beginning) => program.note(`${beginning} …\n`),
      onEnd: (end) => {
        signal.removeEventListener('abort', stop)
        resolve({ end, output: `${program.log()}${end.rest}`.trimEnd() })
      },
    })
    signal.addEventListener('abort', stop, { once: true })
    program.endInput()
  })
}
