import { relative, resolve } from 'node:path'
import type { ExitCode } from '../../../model/result/verdict.js'
import type { Suite } from '../../../model/suite/suite.js'
import { confirmFailures } from '../../../modes/confirm-failures/confirm-failures.js'
import { continueSpending } from '../../../measure/run/budget/spending.js'
import { judgeOfSuite } from '../../../measure/run/judging/start-judging.js'
import type { FinishedArm } from '../../../measure/run/run-suite.js'
import { writeResults } from '../../../measure/run/write-results.js'
import type { Baseline } from '../../../store/baselines/baseline.js'
import type { ReplyCache } from '../../../store/open-cache.js'
import { openLedger } from '../../../store/spend-ledger.js'
import type { Flags } from '../../../modes/request/options/index.js'
import type { Terminal } from './flags.js'
import { evaluateHere, printEvaluation } from './print-evaluation.js'
import { describeEnd, type Emit } from './stream-events.js'
import type { Surroundings } from './surroundings.js'

/** What `goldenpair run` does with a run that was measured: its results, a second look at what newly fails, and the report. */
export async function finishRun(input: {
  readonly measured: FinishedArm
  /** As it was asked. */
  readonly suite: Suite
  readonly surroundings: Surroundings
  readonly cache: ReplyCache | null
  readonly baseline: Baseline
  readonly flags: Flags
  readonly terminal: Terminal
  /** Takes the end in place of the printed report. */
  readonly emit: Emit | undefined
}): Promise<ExitCode> {
  const { measured, suite, surroundings, cache, baseline, flags, terminal, emit } = input
  const { failOn, inference, results } = flags
  const { out: outputFolder } = measured
  const { workingDirectory, log } = terminal
  if (results !== undefined) {
    const folder = resolve(workingDirectory, results)
    const [path = folder] = await writeResults({ run: measured.run, runFolder: outputFolder, folder, log })
    log.info(`The results are in ${relative(workingDirectory, path)}.`)
  }
  using spending = await continueSpending({
    suite,
    ledger: openLedger(workingDirectory),
    clock: surroundings.clock,
    folder: outputFolder,
    log,
  })
  await confirmFailures({
    ...surroundings,
    suite,
    spending,
    startJudge: judgeOfSuite(suite, { ...surroundings, cache }),
    folder: outputFolder,
    baseline,
    ruleSet: null,
  })
  const request = {
    candidates: [outputFolder],
    baseline,
    failOn,
    inference: inference ?? ('recorded' as const),
    outputFolder,
  }
  const evaluation = await evaluateHere(request, terminal)
  log.info(`The run is in ${relative(workingDirectory, outputFolder) || '.'}.`)
  if (emit === undefined) return printEvaluation(evaluation, { flags, terminal })
  emit(describeEnd(measured, evaluation, terminal))
  return evaluation.comparison.verdict.exit_code
}
