import type { Log } from '../io/log.js'
import type { Suite } from '../model/suite/suite.js'
import type { SpendLedger } from '../store/ledger/spend-ledger.js'
import type { ActionRequest } from './action-request.js'
import { openMonth } from './budget/open-month.js'
import { cacheOfInputs } from './cache/cache-judge.js'
import type { Progress } from './input.js'
import { loadSuite } from './load-suite.js'
import type { MeasureRequest } from './measure.js'
import { providersOfInputs } from './provider-access.js'
import { SUITE_REGISTRIES } from './registries.js'
import { skipCodeQuality } from './skip-code-quality.js'

/** What every measurement of the Action is asked alike; a mode adds its arms. */
type Common = Omit<MeasureRequest, 'arms' | 'mode' | 'commit' | 'shard' | 'isResuming' | 'branch'>

/** Reads the suite of the checkout, and of the inputs what every mode measures by. Throws as `loadSuite` does. */
export async function prepareMeasurement(
  request: ActionRequest,
): Promise<{ readonly suite: Suite; readonly common: Common; readonly ledger: SpendLedger }> {
  const { inputs, workingDirectory, scorer, programs, effects } = request
  const { clock, hash, log, env, signal } = effects
  const loaded = await loadSuite({
    path: inputs.suite,
    workingDirectory,
    registries: SUITE_REGISTRIES,
    hash,
    log,
    strict: inputs.strict,
    scorer,
  })
  const ledger = await openMonth(request, loaded)
  // The workflow's limit goes before the suite's, which a pull request can edit.
  const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd }
  const { skipped } = inputs
  const suite = skipped === null ? limited : skipCodeQuality(limited, { skipped, log })
  const common = {
    suite,
    subset: inputs.subset,
    overrides: {
      seed: inputs.seed ?? undefined,
      concurrency: inputs.concurrency ?? undefined,
      inference: inputs.inference ?? undefined,
    },
    env,
    targetEnvNames: inputs.targetEnv,
    providers: providersOfInputs(inputs, env),
    scorer,
    programs,
    workingDirectory,
    cache: cacheOfInputs(request),
    ...(request.onSpent && { onSpent: request.onSpent }),
    clock,
    log,
    signal,
    onProgress: logTenths(log),
  }
  return { suite, common, ledger }
}

/** A line at every tenth of the run: a job's log is no terminal. */
function logTenths(log: Log): (progress: Progress) => void {
  let reached = 0
  return ({ done, total, failed }) => {
    const tenth = Math.floor((done * 10) / total)
    if (tenth === reached) return
    reached = tenth
    log.info(`${done} of ${total} trials${failed === 0 ? '' : `, ${failed} without an answer`}`)
  }
}
