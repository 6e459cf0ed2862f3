import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { prepareFolder } from '../../../io/files.js'
import { UserError } from '../../../model/error.js'
import type { ExitCode } from '../../../model/result/verdict.js'
import { present } from '../../../model/omit-undefined.js'
import { MAX_ROUNDS } from '../../../model/run/rounds-plan.js'
import { selectSubset } from '../../../model/suite/selection.js'
import type { Suite } from '../../../model/suite/suite.js'
import { describeShard } from '../../../measure/recorded/merge-runs.js'
import { overrideSuite } from '../../../measure/run/measure.js'
import type { FinishedArm } from '../../../measure/run/run-suite.js'
import { type EarlyScores, openEarlyScores } from '../../../modes/evaluate/score-arms.js'
import type { Flags } from '../../../modes/request/options/index.js'
import { type Command, readOverrides, readSkippedCode, readTargetEnv, type Terminal } from '../flags.js'
import { describeEnd, type Emit, streamEvents } from '../stream-events.js'
import {
  baselineOf,
  openFlagCache,
  chooseVariant,
  loadLocalSuite,
  measureLocal,
  printPlan,
  readLocalCheckout,
  createContext,
} from '../context.js'

export const run: Command = {
  run: async ({ flags, terminal }) =>
    flags.json && !flags.dryRun
      ? streamEvents(terminal, async (streaming, emit) => runSuite(flags, streaming, emit))
      : runSuite(flags, terminal),
}

async function runSuite(flags: Flags, terminal: Terminal, emit?: Emit): Promise<ExitCode> {
  const { workingDirectory } = terminal
  const { shard = null, baseline: baselinePath, results, trials, first, subset = null, strict } = flags
  const overrides = readOverrides(flags)
  const context = createContext(terminal, readTargetEnv(flags))
  const main = baselinePath === undefined ? null : resolve(workingDirectory, baselinePath)
  const out = flags.out === undefined ? null : resolve(workingDirectory, flags.out)
  // Git answers while the suite is read; the promise never rejects.
  const checkout = readLocalCheckout(workingDirectory, present(out, main))
  const whole = await loadLocalSuite(flags.suite, context, { strict, skipped: readSkippedCode(flags) })
  const look = { first: first ?? Infinity, subset, main, log: terminal.log }
  const suite =
    first === undefined ? whole : await (await import('../../../modes/open-change.js')).openFirstLook(whole, look)
  const variant = chooseVariant(suite, flags)
  const outputFolder = out ?? resolve(workingDirectory, `.goldenpair/${suite.name}-${variant}`)
  if (out === null) await refuseOthersRun(outputFolder, suite, workingDirectory)
  const arms = [{ variant, out: outputFolder, trials: trials ?? suite.trials }]
  const measuredSuite = overrideSuite(suite, overrides)
  const cache = openFlagCache(flags, terminal)
  const asked = { suite, arms, subset, shard, overrides, cache }
  const early = openEarlyScores(() => (main === null ? 0 : 1))
  const rounds = await openRounds(measuredSuite, { main, early }, flags, terminal)
  if (flags.dryRun) {
    const { dryRun } = await import('../../../measure/run/dry-run/dry-run.js')
    const again = main !== null && shard === null ? ('zero-tolerance' as const) : null
    const known = { earlier: present(main, outputFolder), answers: rounds?.plan, again }
    return printPlan(await dryRun({ ...context, ...asked, ...known }), flags, terminal)
  }
  const baseline = await baselineOf(baselinePath, terminal)
  if (results !== undefined) prepareFolder(resolve(workingDirectory, results))
  const how = {
    mode: 'run',
    isResuming: flags.resume,
    checkout,
    rounds: rounds?.ask,
    // A shard has no report.
    onTrial: shard === null ? early.onTrial : undefined,
    onEvent: emit,
  } as const
  const [measured] = await measureLocal({ ...asked, ...how }, context, terminal)
  if (measured === undefined) throw new Error('the arm was not measured')
  if (shard !== null) return printShard(measured, terminal, emit)
  // Loaded after the last answer: while a target is asked, loading would delay its answers and make them seem slow.
  const { finishRun } = await import('../finish-run.js')
  const asMeasured = { suite: measuredSuite, context, cache, baseline, early, emit }
  return finishRun(measured, asMeasured, { flags, terminal })
}

/** Opens the rounds, if main's run is known and the caller does not say how often each case is asked. */
async function openRounds(
  suite: Suite,
  { main, early }: { readonly main: string | null; readonly early: EarlyScores },
  flags: Flags,
  terminal: Terminal,
) {
  if (main === null || flags.trials !== undefined) return undefined
  const { askInRounds, planAnswers } = await import('../../../modes/ask-in-rounds.js')
  const whole = flags.shard === undefined ? undefined : selectSubset(suite.cases, flags.subset ?? null)
  const facts = { main, beside: null, cap: suite.rounds ?? MAX_ROUNDS, whole, log: terminal.log }
  return { ask: askInRounds({ ...facts, early }), plan: planAnswers(facts) }
}

/**
 * Throws `file-exists` if the default folder of a suite has a run of another suite of that name, whose file still exists.
 */
async function refuseOthersRun(folder: string, { name, file }: Suite, workingDirectory: string): Promise<void> {
  if (!existsSync(join(folder, 'run.json'))) return
  const { readRunHeader } = await import('../../../store/baselines/fetch-candidate.js')
  const read = await readRunHeader(folder, name)
  const other = read.kind === 'read' ? (read.header.suite.file ?? file) : file
  if (other === file || !existsSync(resolve(workingDirectory, other))) return
  const cure = `It is a run of ${other}, and ${file} has the same name: give each suite its own \`name\`, or choose a folder with --out.`
  throw new UserError('file-exists', { paths: [relative(workingDirectory, folder)], cure })
}

/** Reports what a shard measured and where it is. Always passes, since part of a suite has no verdict. */
function printShard(measured: FinishedArm, terminal: Terminal, emit: Emit | undefined): ExitCode {
  const { shard, counts } = measured.run
  const folder = relative(terminal.workingDirectory, measured.out) || '.'
  if (emit !== undefined) emit(describeEnd(measured, null, terminal))
  else if (shard !== null)
    terminal.print(
      `${describeShard(shard, counts)} The run is in ${folder}; \`goldenpair merge\` takes it with the others.`,
    )
  return 0
}
