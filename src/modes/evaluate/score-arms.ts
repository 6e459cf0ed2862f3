import type { Log } from '../../io/log.js'
import { sha256, sha256Hex } from '../../io/sha256.js'
import { withinTime } from '../../io/within-time.js'
import type { MeasuredArm } from '../../measure/run/input.js'
import { watchConduct } from '../../metrics/agent/watch-conduct.js'
import { buildMetrics, recordedMetric } from '../../metrics/build-metrics.js'
import { summarizeCode } from '../../metrics/code/define-on-code.js'
import { hasOwnCost } from '../../metrics/cost/price-reply.js'
import { fingerprintMetrics, metricFacts } from '../../metrics/define-metric.js'
import { customMetricsOf, scoreTrial } from '../../metrics/score-trial.js'
import { summarizeRun } from '../../metrics/summarize-run.js'
import { openTables } from '../../metrics/tables/index.js'
import { tableFiguresOf } from '../../metrics/tables/table-figures.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { Metric, MetricFacts, MetricSettings } from '../../model/metric.js'
import type { Judgments } from '../../model/run/judgments.js'
import type { TableTrial } from '../../model/run/run-table.js'
import { isFromResults, type Run, type ScoredRun, type Trial } from '../../model/run/run.js'
import type { RuleSet } from '../../model/suite/rules.js'
import { isReference } from '../../store/runs/read-reference.js'
import { readScoredRun } from '../../store/runs/read-run.js'
import { watchReplies } from '../reply-content.js'

/** Hashes of answers by case and number of the trial; a trial that failed has none. */
export type AnswerHashes = ReadonlyMap<string, readonly number[]>

/** 48 bits: among a million pairs of different answers, none is likely to have equal hashes. */
const HASH_DIGITS = 12

/** Passes an arm's trials to the tables, and keeps the hashes of its answers. */
export function watchAnswers(tables: ReturnType<typeof openTables>, arm: number) {
  const answers: Map<string, number[]> = new Map()
  const onTrial = (scored: TableTrial): void => {
    tables.add(arm, scored)
    const { golden, trial, observation } = scored
    if (observation.status === 'failed') return
    const ofCase = answers.get(golden.id) ?? []
    ofCase[trial] = Number.parseInt(sha256Hex(observation.reply.answer).slice(0, HASH_DIGITS), 16)
    answers.set(golden.id, ofCase)
  }
  return { answers: answers as AnswerHashes, onTrial }
}

/** The most replies that are compared: hashing all of a large run would cost a tenth of its comparison. */
const MOST_COMPARED = 2000

/** Collects, while a run is scored, what a comparison asks about its cases besides the scores. */
function watchCases({ settings }: Run) {
  let compared = 0
  const ownCost = new Set<string>()
  const conduct = watchConduct(settings.scoring)
  const replies = watchReplies()
  return {
    add: (scored: Pick<TableTrial, 'golden' | 'observation'>): void => {
      conduct.add(scored)
      const { golden, observation } = scored
      // A reply from a cache is a copy, which says nothing about the target.
      const isOwn = observation.status === 'failed' || observation.cached !== true
      if (isOwn && ++compared <= MOST_COMPARED) replies.add(golden.id, observation)
      if (observation.status === 'ok' && hasOwnCost(observation.reply)) ownCost.add(golden.id)
    },
    finish: () => ({
      own_cost_cases: [...ownCost],
      conduct: conduct.finish(),
      ...(compared <= MOST_COMPARED && { replies: replies.finish() }),
    }),
  }
}

/**
 * Returns the settings of metrics. The rules decide for both sides what a success is, what a token costs, and what else
 * settles a metric.
 */
export function metricSettings({ settings, pricing: own }: Run, ruleSet: RuleSet | null): MetricSettings {
  const { primary_k, success } = ruleSet?.rules.settings ?? settings
  const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b)
  const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings
  return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) }
}

interface Scoring {
  readonly metrics: readonly Metric[]
  /** The suite's own metrics that the other side has; if the run lacks one, a gate on it says that it was not measured. */
  readonly expected?: readonly MetricFacts[] | undefined
  /** Whether the run's own summaries are of these very scores, provided that the metrics are the same. */
  readonly isSummarized?: boolean
}

/**
 * Reads a recorded run and recomputes its scores with these metrics. Those of the suite's own metrics stay as they were
 * recorded: the module that can score them is a pull request's code, and may not even be available. A reference has no
 * observations: its scores stay as they were recorded, and metrics that were defined differently are not compared. Throws
 * as `readScoredRun` does.
 */
export async function readRescored(
  request: Scoring & {
    readonly folder: string
    readonly run: Run
    readonly log: Log
    /** Returns what a judge has said about a trial meanwhile; if absent, the recorded judgments count. */
    readonly judgmentsOf?: (trial: Trial) => Judgments | undefined
    /** As in `readScoredRun`. */
    readonly declared?: readonly MetricFacts[] | undefined
    /** Called once for every trial, with its new scores. */
    readonly onTrial?: (trial: TableTrial) => void
  },
): Promise<ScoredRun> {
  const { folder, run, declared, log, onTrial } = request
  const metrics = withRecorded(run, request.metrics)
  if (await isReference(folder))
    return { ...(await readScoredRun(folder, { log, run, declared })), priced_by: run.pricing }
  const watched = watchCases(run)
  const { trials } = await readScoredRun(folder, {
    log,
    run,
    rescore: (golden, recorded) => {
      const { trial, observation } = recorded
      const judgments = request.judgmentsOf?.(recorded) ?? recorded.judgments
      watched.add({ golden, observation })
      const scores = scoreTrial({ metrics, golden, observation, recorded, ...(judgments && { judgments }), withinTime })
      onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores })
      return scores
    },
  })
  return { ...describeScores(run, trials, request), ...watched.finish() }
}

function withRecorded(own: Run, metrics: readonly Metric[]): readonly Metric[] {
  return [...metrics, ...[...customMetricsOf(own), ...tableFiguresOf(own)].map(recordedMetric)]
}

/** Returns a run whose trials are scored by these metrics. */
function describeScores(own: Run, trials: ScoredRun['trials'], scoring: Scoring): ScoredRun {
  const metrics = withRecorded(own, scoring.metrics)
  const unmeasured = (scoring.expected ?? []).filter(({ id }) => !metrics.some((metric) => metric.id === id))
  const fingerprints = { ...own.fingerprints, metrics: fingerprintMetrics(metrics, sha256) }
  const isKnown = scoring.isSummarized === true && isEqual(fingerprints.metrics, own.fingerprints.metrics)
  const summarize = () => summarizeRun({ metrics, trials, kept: summarizeCode(metrics, own.code_quality) })
  return {
    run: {
      ...own,
      metrics: [...metrics.map(metricFacts), ...unmeasured],
      fingerprints,
      summaries: isKnown ? own.summaries : summarize(),
    },
    trials,
    stale_cases: own.stale_cases,
  }
}

export type EarlyScores = ReturnType<typeof openEarlyScores>

/** An arm of a report that is scored before it. */
interface EarlyArm {
  /** The position among the arms of the report. */
  readonly place: number
  readonly answers: AnswerHashes
  /** False if an earlier job made some of its trials. */
  readonly isWhole: () => boolean
  readonly scored: (run: Run, expected?: readonly MetricFacts[]) => ScoredRun
  readonly onTrial?: (trial: TableTrial) => void
}

/**
 * Keeps the scores of arms that are scored before the report: of main, which plans the rounds, and of what is measured,
 * as its answers come. Whoever needs them again need not read the run.
 * @param placeOf an arm's place in the report, where the baseline comes first, by its place in the run
 */
export function openEarlyScores(placeOf: (arm: number) => number) {
  let opened: { readonly settings: MetricSettings; readonly tables: ReturnType<typeof openTables> } | null = null
  /** By `run_id`; `null` if the arm is scored by other settings than the first. */
  const arms = new Map<string, EarlyArm | null>()
  const openBy = (settings: MetricSettings) => (opened !== null && isEqual(opened.settings, settings) ? opened : null)
  const open = (settings: MetricSettings) => {
    opened ??= { settings, tables: openTables(settings) }
    return openBy(settings)
  }
  const watchArm = ({ place: arm, run: measured, trials }: MeasuredArm): EarlyArm | null => {
    const settings = metricSettings(measured, null)
    const own = open(settings)
    if (own === null) return null
    const place = placeOf(arm)
    const { answers, onTrial } = watchAnswers(own.tables, place)
    const watched = watchCases(measured)
    const metrics = buildMetrics(settings)
    let seen = 0
    return {
      place,
      answers,
      isWhole: () => trials().length === seen,
      scored: (run, expected) => ({
        ...describeScores(run, trials(), { metrics, expected, isSummarized: run.counts !== null }),
        ...watched.finish(),
      }),
      onTrial: (trial) => {
        seen += 1
        watched.add(trial)
        onTrial(trial)
      },
    }
  }
  return {
    onTrial: (arm: MeasuredArm, trial: TableTrial): void => {
      const { run_id: id } = arm.run
      if (!arms.has(id)) arms.set(id, watchArm(arm))
      arms.get(id)?.onTrial?.(trial)
    },
    /**
     * Reads a baseline's run before anything is asked, with everything that a report needs of it. Throws as
     * `readRescored` does.
     */
    readMain: async (request: Parameters<typeof readRescored>[0] & { readonly settings: MetricSettings }) => {
      const { run, settings } = request
      // Results of another harness are scored by the settings of what they are compared with.
      const own = isFromResults(run) ? null : open(settings)
      if (own === null) return readRescored(request)
      const { answers, onTrial } = watchAnswers(own.tables, 0)
      const watch = (trial: TableTrial): void => {
        onTrial(trial)
        request.onTrial?.(trial)
      }
      const scored = await readRescored({ ...request, onTrial: watch })
      arms.set(run.run_id, { place: 0, answers, isWhole: () => true, scored: () => scored })
      return scored
    },
    /** Returns a run with the trials made so far, scored by these settings; `null` if not all of them were seen. */
    find: (run: Run, settings: MetricSettings, expected?: readonly MetricFacts[]): ScoredRun | null => {
      const arm = openBy(settings) === null ? null : arms.get(run.run_id)
      return arm?.isWhole() === true ? arm.scored(run, expected) : null
    },
    /**
     * Returns the arms by `run_id`, and the tables that saw them; `null` unless these are of exactly these runs, the
     * baseline first, and scored by these settings.
     */
    forReport: (settings: MetricSettings, runs: readonly Run[]) => {
      const own = openBy(settings)
      const watched = new Map([...arms].flatMap(([id, arm]) => (arm === null ? [] : [[id, arm] as const])))
      const isOfThese = [...watched].every(([id, { place, isWhole }]) => runs[place]?.run_id === id && isWhole())
      return own !== null && isOfThese ? { tables: own.tables, arms: watched } : null
    },
  }
}

const isEqual = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)
