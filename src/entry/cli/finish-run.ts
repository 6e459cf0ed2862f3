import { join, relative, resolve } from 'node:path'
import type { ExitCode } from '../../model/result/verdict.js'
import type { Suite } from '../../model/suite/suite.js'
import type { EarlyScores } from '../../modes/evaluate/score-arms.js'
import { confirmFailures } from '../../modes/confirm-failures/confirm-failures.js'
import { continueSpending } from '../../measure/run/budget/spending.js'
import { judgeOfSuite } from '../../measure/run/judging/start-judging.js'
import type { FinishedArm } from '../../measure/run/run-suite.js'
import type { Baseline } from '../../store/baselines/baseline.js'
import type { ReplyCache } from '../../store/open-cache.js'
import { openLedger } from '../../store/spend-ledger.js'
import type { Showing } from './flags.js'
import { evaluateLocal, printEvaluation } from './print-evaluation.js'
import { describeEnd, type Emit } from './stream-events.js'
import type { CliContext } from './context.js'
import { replaceJson } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import type { Run, Trial } from '../../model/run/run.js'
import { readTrials } from '../../store/runs/read-run.js'
import { buildResultFile } from '../../metrics/summarize-run.js'

/** Ends a measured `goldenpair run`: writes its result files, asks newly failing cases again, and reports. */
export async function finishRun(
  measured: FinishedArm,
  input: {
    /** With the overrides of the flags. */
    readonly suite: Suite
    readonly context: CliContext
    readonly cache: ReplyCache | null
    readonly baseline: Baseline
    readonly early: EarlyScores
    /** Gets the last event, instead of a printed report. */
    readonly emit: Emit | undefined
  },
  showing: Showing,
): Promise<ExitCode> {
  const { suite, context, cache, baseline, early, emit } = input
  const { flags, terminal } = showing
  const { out: outputFolder } = measured
  const { workingDirectory, log } = terminal
  if (flags.results !== undefined) {
    const folder = resolve(workingDirectory, flags.results)
    log.info(`The results are in ${relative(workingDirectory, await writeResults(measured, folder, log))}.`)
  }
  const ledger = openLedger(workingDirectory)
  using spending = await continueSpending({ ...context, suite, ledger, folder: outputFolder })
  await confirmFailures({
    ...context,
    suite,
    spending,
    startJudge: judgeOfSuite(suite, { ...context, cache }),
    folder: outputFolder,
    baseline,
    early,
    ruleSet: null,
  })
  const evaluation = await evaluateLocal({ candidates: [outputFolder], baseline, early, outputFolder }, showing)
  log.info(`The run is in ${relative(workingDirectory, outputFolder) || '.'}.`)
  if (emit === undefined) return printEvaluation(evaluation, showing)
  emit(describeEnd(measured, evaluation, terminal))
  return evaluation.comparison.verdict.exit_code
}

/**
 * Writes a recorded run as result files: `{variant}_{suite}_{YYYYMMDD_HHMMSS}.json` and, if there are several rounds of
 * trials, `…_run<n>.json` in the same folder for each round. Returns the path of the first. Keeps all answers in memory
 * meanwhile. Throws as `readTrials` does, and `output-unwritable`.
 */
async function writeResults({ run, out }: FinishedArm, folder: string, log: Log): Promise<string> {
  const trials: Trial[] = []
  for await (const trial of readTrials(out, log)) trials.push(trial)
  const start = join(folder, nameResult(run))
  const rounds = run.trials_per_case < 2 ? [] : Array.from({ length: run.trials_per_case }, (_, round) => round + 1)
  for (const index of [null, ...rounds])
    await replaceJson(`${start}${index === null ? '' : `_run${index}`}.json`, buildResultFile(run, trials, index))
  return `${start}.json`
}

/**
 * Returns the name of a result file without its ending; the time is the start of the run in UTC.
 * @example langgraph_rag_qa_20260209_174417
 */
export function nameResult(run: Pick<Run, 'variant' | 'suite' | 'started_at'>): string {
  const [date = '', time = ''] = new Date(run.started_at).toISOString().split('T')
  const stamp = `${date.replaceAll('-', '')}_${time.slice(0, 8).replaceAll(':', '')}`
  return [run.variant, run.suite.name, stamp].map((part) => part.replace(/[^A-Za-z0-9._-]+/g, '-')).join('_')
}
