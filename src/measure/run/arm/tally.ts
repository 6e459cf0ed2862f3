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

/** What a run's trials come to so far. */
export type Tally = ReturnType<typeof startTally>

/** What was asked and got no answer that can be read: it may be billed. */
const LOST: ReadonlySet<string> = new Set(['timeout', 'crash', 'protocol'])

/** Counts the trials of a run as they come in, and keeps their scores. `unknownUsd` is what a trial counts as that may have cost something and does not say what. */
export function startTally(pricing: Pricing, unknownUsd = 0) {
  const cases = new Set<string>()
  const models = new Set<string>()
  const corpora = new Set<string>()
  const counts = { trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 }
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
    const judged = judge.counts() ?? undefined
    return { cases: cases.size, ...counts, cached: cached || undefined, judge: judged }
  }
  return {
    /** A trial that nobody has scored yet. */
    count,
    add: (trial: Trial): void => {
      count(trial)
      scored.add(withoutObservation(trial), trial.observation)
    },
    /** The scores of all that were added, in their order. */
    trials: scored.trials,
    /** `trials` = `ok` + `failed` + `infrastructure`; `timeouts` are part of `failed`; `cases` have at least one trial. */
    counts: sumUp,
    /**
     * The run with what its trials come to: counts, summaries, and the models that answered and judged, each list sorted; no second one where
     * nobody judged. Where `metrics` cannot measure its source code, what is said of that stays as it is.
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
    /** What the replies say they searched, sorted; more than one when that changed during the run. */
    corpora: () => [...corpora].sort(),
    /** What is spent, by the judge too, an answer of unknown cost counted as `unknownUsd`; one from the cache cost nothing. */
    costUsd: () => costUsd + judge.costUsd(),
    /** Answers, calls that were lost, and readings of a judge that may have cost something and do not say what. */
    unknownCosts: () => unknown + judge.unknownCosts(),
    /** The dearest trial; null as long as no cost is known. */
    dearestUsd: () => dearestUsd,
    /** Whether the target ever did anything but crash. */
    hasAnswered: () => counts.trials > crashes,
    /** The message of the first failure that is no outage; null where there is none. */
    firstFailure: () => firstFailure,
    /** The same of the first outage. */
    firstOutage: () => firstOutage,
  }
}

/** Counts what a judge did, as the trials come in. */
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
    /** Null where nobody judged. */
    counts: () => (counts.readings + counts.retries === 0 ? null : { ...counts, cached: fromCache || undefined }),
    /** The models that judged, sorted. */
    models: () => [...models].sort(),
    /** What is known to be spent; an unknown cost counts as nothing. */
    costUsd: () => costUsd,
    /** Readings whose cost is unknown. */
    unknownCosts: () => unknown,
  }
}

const SHOWN_LENGTH = 300

/**
 * `target-answered-nothing`, where trials failed and none was answered: a wrong model, address or protocol says nothing of the questions.
 * Null where one was, or most were outages, which make a run invalid, unless the target probably lacks a variable: `lacking` says so first.
 */
export function findSilence(variant: string, tally: Tally, lacking = ''): UserError | null {
  const { ok, failed, infrastructure, trials } = tally.counts()
  const first = tally.firstFailure() ?? (lacking === '' ? null : tally.firstOutage())
  if (ok > 0 || first === null || (infrastructure > failed && lacking === '')) return null
  const line = quoteLine(first, [])
  const shown = line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)} …` : line
  return new UserError('target-answered-nothing', { variant, trials, detail: shown, lacking })
}

/** Slow systems answer within it; whoever waits for one that is down should not wait longer to hear of it. */
const SILENCE_MS = 30_000
/** So many trials in a row that time out are no accident. */
const IN_A_ROW = 3

/** Says in the log that a target does not answer: after 30 s without a first reply, and when one trial after another times out. */
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
    /** Takes the trials in the order in which they end. */
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
