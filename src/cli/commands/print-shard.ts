import { relative } from 'node:path'
import { describeShard } from '../../run/describe-shard.js'
import type { FinishedArm } from '../../run/run-suite.js'
import type { ExitCode } from '../../model/verdict.js'
import type { FlagValues, Terminal } from './command.js'

/** What a shard says for itself: what it measured and where it is. A part of a suite has no verdict, so it always passes. */
export function printShard({ run, out }: FinishedArm, flags: FlagValues, terminal: Terminal): ExitCode {
  const { run_id, variant, commit, shard, counts, summaries } = run
  const folder = relative(terminal.workingDirectory, out) || '.'
  if (flags['json'] === true)
    terminal.print(JSON.stringify({ folder, run_id, variant, commit, shard, counts, summaries }, null, 2))
  else if (shard !== null)
    terminal.print(
      `${describeShard(shard, counts)} The run is in ${folder}; \`goldenpair merge\` takes it with the others.`,
    )
  return 0
}
