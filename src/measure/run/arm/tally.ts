import { cutText } from '../../../format/cut-text.js'
import { quoteLine } from '../../../io/log.js'
import { listReadings } from '../../../metrics/answer/judged-part.js'
import { summarizeCode } from '../../../metrics/code/define-on-code.js'
import { costOfReply } from '../../../metrics/cost/price-reply.js'
import { summarizeRun } from '../../../metrics/summarize-run.js'
import { UserError } from '../../../model/error.js'
import type { Metric } from '../../../model/metric.js'
import type { Observation } from '../../../model/run/observation.js'
import { type Run, type Trial, withoutObservation } from '../../../model/run/run.js'
import type { Pricing } from '../../../model/suite/pricing.js'
import { collectScores } from '../../../stats/scores/collect-scores.js'
import type { RunSuiteInput } from '../input.js'

/** Counts and scores of a run's trials so far. */
export type Tally = ReturnType<typeof startTally>

/** Failures of requests that were sent and may be billed, although no readable answer came. */
const LOST: ReadonlySet<string> = new Set(['timeout', 'crash', 'protocol'])

/** Two waves of trials at the default concurrency. */
const MEANS_HANGING = 8

/**
 * Starts to count the trials of a run and keep their scores. `unknownUsd` is the amount counted for a trial that may have cost
 * something but reports no cost.
 */
export function startTally(pricing: Pricing, unknownUsd = 0) {
  const cases = new Set<string>()
  const models = new Set<string>()
  const corpora = new Set<string>()
  const counts = { trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 }
  let unasked = 0
  let cached = 0
  let costUsd = 0
  let unknown = 0
  const addUnknown = (): void => {
    unknown += 1
    costUsd += unknownUsd
  }
  let dearestUsd: number | null = null
  let crashes = 0
  let firstFailure: string | null = null
  let firstOutage: string | null = null
  const judge = startJudgeTally()
  const scored = collectScores()
  const count = (trial: Pick<Trial, 'case' | 'retries' | 'observation' | 'judgments' | 'judge_retries'>): void => {
    const { observation } = trial
    cases.add(trial.case)
    judge.add(trial)
    counts.trials += 1
    counts.retries += trial.retries
    if (observation.status === 'ok') {
      const { reply } = observation
      const cost = costOfReply(reply, pricing)
      counts.ok += 1
      if (reply.model !== undefined) models.add(reply.model)
      if (reply.corpus !== undefined) corpora.add(reply.corpus)
      if (observation.cached === true) cached += 1
      if (cost.kind === 'scored') {
        if (observation.cached !== true) costUsd += cost.value
        dearestUsd = Math.max(dearestUsd ?? 0, cost.value)
      } else if (observation.cached !== true) addUnknown()
    } else if (observation.failure.kind === 'infrastructure') {
      counts.infrastructure += 1
      if (observation.failure.asked === false) unasked += 1
      firstOutage ??= observation.failure.message
    } else {
      counts.failed += 1
      firstFailure ??= observation.failure.message
      if (LOST.has(observation.failure.kind)) addUnknown()
      if (observation.failure.kind === 'timeout') counts.timeouts += 1
      if (observation.failure.kind === 'crash') crashes += 1
    }
  }
  const sumUp = () => {
    const some = { unasked: unasked || undefined, cached: cached || undefined, judge: judge.counts() ?? undefined }
    return { cases: cases.size, ...counts, ...some }
  }
  return {
    /** Counts a trial that is not scored yet. */
    count,
    add: (trial: Trial): void => {
      count(trial)
      scored.add(withoutObservation(trial), trial.observation)
    },
    /** Returns the scores of all added trials, in order. */
    trials: scored.trials,
    /**
     * `trials` = `ok` + `failed` + `infrastructure`; `timeouts` are part of `failed`, `unasked` of `infrastructure`; `cases` have at
     * least one trial.
     */
    counts: sumUp,
    /**
     * Returns the run with counts, summaries, and the sorted models that answered and judged (`judge_models` is undefined without
     * readings). If `metrics` cannot measure the source code, its existing summaries are kept.
     */
    complete: (
      run: Run,
      metrics: readonly Pick<Metric, 'id' | 'per_run' | 'measured_on' | 'measure'>[] = run.metrics,
    ) => ({
      ...run,
      fingerprints: {
        ...run.fingerprints,
        models: [...models].sort(),
        judge_models: judge.counts() === null ? undefined : judge.models(),
      },
      counts: sumUp(),
      summaries: summarizeRun({
        metrics,
        trials: scored.trials(),
        kept: { ...run.summaries, ...summarizeCode(metrics, run.code_quality) },
      }),
    }),
    /** Returns the searched corpora named in replies, sorted. More than one means that the corpus changed during the run. */
    corpora: () => [...corpora].sort(),
    /** Returns the cost so far, including the judge. An answer of unknown cost counts as `unknownUsd`, a cached one as 0. */
    costUsd: () => costUsd + judge.costUsd(),
    /** Returns the number of answers, lost calls and judge readings that may have cost something but report no cost. */
    unknownCosts: () => unknown + judge.unknownCosts(),
    /** The most expensive trial; `null` if no cost is known. */
    dearestUsd: () => dearestUsd,
    /** Whether the target ever did anything but crash. */
    hasAnswered: () => counts.trials > crashes,
    /** Whether nothing but time-outs came, too many to be chance: each further trial would only cost as much time. */
    hangs: () => counts.timeouts === counts.trials && counts.trials >= MEANS_HANGING,
    /** Returns the message of the first failure that is not an outage; `null` if there is none. */
    firstFailure: () => firstFailure,
    /** The same for the first outage. */
    firstOutage: () => firstOutage,
  }
}

/** Starts to count the work of a judge. */
export function startJudgeTally() {
  const models = new Set<string>()
  const counts = { readings: 0, failed: 0, retries: 0 }
  let fromCache = 0
  let costUsd = 0
  let unknown = 0
  return {
    add: ({ judgments, judge_retries: retries = 0 }: Pick<Trial, 'judgments' | 'judge_retries'>): void => {
      counts.retries += retries
      for (const { error, model, cost_usd: cost, cached } of judgments === undefined ? [] : listReadings(judgments)) {
        counts.readings += 1
        if (error !== undefined) counts.failed += 1
        if (cached === true) fromCache += 1
        if (model !== undefined) models.add(model)
        costUsd += cost ?? 0
        if (cost === undefined && cached !== true) unknown += 1
      }
    },
    /** `null` if there were no readings. */
    counts: () => (counts.readings + counts.retries === 0 ? null : { ...counts, cached: fromCache || undefined }),
    /** Returns the models that judged, sorted. */
    models: () => [...models].sort(),
    /** Returns the known cost. Unknown costs count as 0. */
    costUsd: () => costUsd,
    /** Returns the number of readings of unknown cost. */
    unknownCosts: () => unknown,
  }
}

const SHOWN_LENGTH = 300

/**
 * Returns `target-answered-nothing` if trials failed and none was answered, which points to a wrong model, address or protocol.
 * `null` if one was answered, or if most failures were outages (the run is then invalid) and `lacking` names no variable that the
 * target probably lacks.
 */
export function findSilence(variant: string, tally: Tally, lacking = ''): UserError | null {
  const { ok, failed, infrastructure, unasked = 0, trials } = tally.counts()
  const first = tally.firstFailure() ?? (lacking === '' ? null : tally.firstOutage())
  if (ok > 0 || first === null || (infrastructure - unasked > failed && lacking === '')) return null
  const detail = cutText(quoteLine(first, []), SHOWN_LENGTH)
  return new UserError('target-answered-nothing', { variant, trials: trials - unasked, detail, lacking })
}

/** Even slow systems answer within this time, and users of one that is down should hear of it by then. */
const SILENCE_MS = 30_000
/** This many time-outs in a row are not a coincidence. */
const IN_A_ROW = 3

/** Logs that a target does not answer: after 30 s without a first reply, and after several time-outs in a row. */
export function watchSilence(
  input: Pick<RunSuiteInput, 'clock' | 'sleep' | 'log'> & { readonly timeoutSeconds: number },
) {
  const { timeoutSeconds, clock, sleep, log } = input
  const end = new AbortController()
  const startedMs = clock.monotonicMs()
  let hasHeard = false
  let streak = 0
  const limit = `${timeoutSeconds} s`
  const tellFirst = (): void => {
    if (hasHeard || end.signal.aborted || clock.monotonicMs() - startedMs < SILENCE_MS) return
    log.info(
      `No reply for ${SILENCE_MS / 1000} s. Is the target up? A request may take ${limit} (\`timeout_seconds\`) before it counts as failed.`,
    )
  }
  if (timeoutSeconds * 1000 > SILENCE_MS) sleep(SILENCE_MS, end.signal).then(tellFirst, () => undefined)
  return {
    /** Adds the trials in the order in which they end. */
    add: (observation: Observation): void => {
      hasHeard = true
      streak = observation.status === 'failed' && observation.failure.kind === 'timeout' ? streak + 1 : 0
      if (streak === IN_A_ROW)
        log.warning(
          `${IN_A_ROW} trials in a row got no reply within ${limit}. Is the target up? Each further trial may take as long; if you stop now, no result is lost.`,
        )
    },
    [Symbol.dispose]: () => end.abort(),
  }
}
