import { relative } from 'node:path'
import { systemClock } from '../../io/clock.js'
import { shortenPaths } from '../../io/files.js'
import { maskSecrets } from '../../measure/providers/access.js'
import type { FinishedArm } from '../../measure/run/run-suite.js'
import { messageOf, exitCodeOfError, UserError } from '../../model/error.js'
import { onlyCandidate } from '../../model/result/comparison.js'
import { plainHeadline } from '../../model/result/report.js'
import type { ExitCode } from '../../model/result/verdict.js'
import { RUN_EVENT_SCHEMA_VERSION, type RunEvent } from '../../model/run/run-event.js'
import { describeLosses } from '../../report/sections/flips/worse-cases.js'
import type { Evaluation } from '../../modes/evaluate/evaluate.js'
import type { Terminal } from './flags.js'

export type Emit = (event: RunEvent) => void

/**
 * Runs a command as `goldenpair run --json` does: prints each event, also each warning, as a line of JSON. An error is
 * printed as the last event and then rethrown.
 */
export async function streamEvents(terminal: Terminal, run: (terminal: Terminal, emit: Emit) => Promise<ExitCode>) {
  const emit: Emit = ({ event, ...facts }) => {
    const at = systemClock.now().toISOString()
    terminal.print(JSON.stringify({ schema_version: RUN_EVENT_SCHEMA_VERSION, event, at, ...facts }))
  }
  const { text: mask } = maskSecrets({ env: terminal.env, targetEnvNames: [] })
  const show = (text: string): string => shortenPaths(mask(text), terminal.workingDirectory)
  const warning = (message: string): void => {
    emit({ event: 'warning', message: show(message) })
    terminal.log.warning(message)
  }
  return run({ ...terminal, log: { ...terminal.log, warning } }, emit).catch((error: unknown) => {
    const isMistake = error instanceof UserError
    const message = show(messageOf(error))
    const exit_code = isMistake ? exitCodeOfError(error) : 4
    const end = { event: 'ended', exit_code, ...NO_VERDICT, counts: null, shard: null, files: {} } as const
    emit({ ...end, error: { code: isMistake ? String(error.code) : 'bug', message } })
    throw error
  })
}

const NO_VERDICT = { verdict: null, headline: null, gates: [], broken: [], worse: [] } as const

/**
 * Returns the last event of a measured run; `evaluation` is `null` for a shard, which is a part of a suite and has no
 * verdict.
 */
export function describeEnd(
  { run: { counts, shard }, out }: FinishedArm,
  evaluation: Evaluation | null,
  { workingDirectory }: Terminal,
): RunEvent {
  const { comparison, report } = evaluation ?? {}
  const places = Object.entries({ run: out, ...evaluation?.files })
  const files = Object.fromEntries(places.map(([name, path]) => [name, relative(workingDirectory, path) || '.']))
  const measured = { event: 'ended', counts, shard, files, error: null } as const
  if (comparison === undefined || report === undefined) return { ...measured, exit_code: 0, ...NO_VERDICT }
  const only = onlyCandidate(comparison)
  const { verdict, gates, flips } = only
  return {
    ...measured,
    exit_code: comparison.verdict.exit_code,
    verdict,
    headline: plainHeadline(report.headline),
    gates: gates.map(({ gate: { id }, verdict, failed }) => ({ id, verdict, failed })),
    broken: flips.flatMap(({ kind, case_id: id }) => (kind === 'newly-failing' ? [id] : [])),
    worse: [...describeLosses(only).keys()],
  }
}
