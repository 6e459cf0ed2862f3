import { isAsked } from '../../model/run/observation.js'
import { planConfirmations } from '../../compare/pair/flips.js'
import { countOf } from '../../format/format-number.js'
import { systemSleep, workThrough } from '../../io/clock.js'
import { buildMetrics } from '../../metrics/build-metrics.js'
import { UserError } from '../../model/error.js'
import {
  CONFIRMATIONS_SCHEMA_VERSION,
  type ConfirmationsEnd,
  CONFIRMING_TRIALS,
} from '../../model/result/confirmation.js'
import { stateVersion } from '../../model/run/file-version.js'
import type { Run, ScoredRun, Trial } from '../../model/run/run.js'
import type { RuleSet } from '../../model/suite/rules.js'
import { isWatched, type Suite } from '../../model/suite/suite.js'

import { openSpanLocator } from '../../measure/run/arm/locate-spans.js'
import { startTarget } from '../../measure/run/arm/start-target.js'
import { NotAffordable, type Spending } from '../../measure/run/budget/spending.js'
import { recordJudged, type TrialJudge } from '../../measure/run/judging/start-judging.js'
import { openPacers } from '../../measure/run/pacing/pacer.js'
import type { Baseline } from '../../store/baselines/baseline.js'
import { writeConfirmations } from '../../store/runs/confirmations.js'
import { readObservations, readRun } from '../../store/runs/read-run.js'
import type { Seal } from '../../store/runs/seal.js'
import { REGISTRY as TARGETS } from '../../measure/targets/index.js'
import type { RunSuiteInput } from '../../measure/run/input.js'
import { type EarlyScores, metricSettings, readRescored } from '../evaluate/score-arms.js'
import { withinTime } from '../../io/within-time.js'
import { scoreTrial } from '../../metrics/score-trial.js'
import type { Metric } from '../../model/metric.js'
import { askTrial, limitTarget, type PlannedRequest } from '../../measure/run/arm/ask-target.js'

/** Re-runs may take as long as the run did, and this long in any case. */
const MIN_LIMIT_MS = 5 * 60_000

export interface ConfirmFailures extends Pick<
  RunSuiteInput,
  'env' | 'targetEnvNames' | 'programs' | 'providers' | 'workingDirectory' | 'clock' | 'log' | 'signal'
> {
  /** The suite as it was measured. */
  readonly suite: Suite
  /** The run folder of the candidate, which was measured just now in this checkout. */
  readonly folder: string
  readonly baseline: Baseline
  /** Scores of both runs that exist already; if absent, none. */
  readonly early?: EarlyScores | undefined
  /** The rules that the run is judged by; if `null`, its own. */
  readonly ruleSet: RuleSet | null
  /** The budget that the re-runs are paid from; `null` without one. */
  readonly spending: Spending | null
  /** Starts the judge of what comes back; `null` if there is none. */
  readonly startJudge: ((spending: Spending | null) => Promise<TrialJudge>) | null
}

/**
 * Asks the newly failing cases that zero tolerance watches again, up to three trials in all
 * (docs/decision-rules.md#zero-tolerance), and records what comes back next to the run. Returns the seal of that file.
 * `null`, with nothing asked, if there is no baseline, nothing newly fails, or one trial is proof. Throws
 * `run-interrupted` when aborted, `output-unwritable`, and as reading the two runs does.
 */
export async function confirmFailures(request: ConfirmFailures): Promise<Seal | null> {
  const { folder, baseline, ruleSet, log, signal } = request
  if (baseline.kind === 'none') return null
  const run = await readRun(folder)
  if (run.stopped !== undefined || !mayConfirm(run, ruleSet)) return null
  const settings = metricSettings(run, ruleSet)
  const metrics = buildMetrics(settings)
  const score = async (from: string, own: Run): Promise<ScoredRun> =>
    request.early?.find(own, settings) ?? readRescored({ folder: from, run: own, metrics, log })
  const candidate = await score(folder, run)
  const base = await score(baseline.folder, await readRun(baseline.folder))
  const plan = planConfirmations({ baseline: base, candidate, ...(ruleSet && { ruleSet }) }).flatMap((one) =>
    followTrials(one, candidate),
  )
  if (plan.length === 0) return null
  log.info(`Asking ${countOf(plan.length, 'broken case')} again, up to ${CONFIRMING_TRIALS} trials in all.`)
  // Not one `Math.max` call: a run has more trials than a call may have arguments.
  const dearestUsd = candidate.trials
    .flatMap(({ scores }) => scores['cost.usd'] ?? [])
    .reduce<number | null>((most, cost) => Math.max(most ?? cost, cost), null)
  const wanted = { run, plan, metrics, baseline_run_id: base.run.run_id, dearestUsd }
  return askAndRecord(request, wanted).catch((cause: unknown) => {
    if (!signal.aborted) throw cause
    const [done, again] = [candidate.trials.length, plan.reduce((sum, { trials }) => sum + trials, 0)]
    const facts = { folders: [folder], done, total: done + again, isResumable: false }
    throw new UserError('run-interrupted', facts, { cause })
  })
}

/**
 * Returns what is left to ask of a case. Extra tries of a round (`asked_on`) are re-runs too, and one that passed ends
 * them.
 */
function followTrials(
  { case_id: id, trials }: ReturnType<typeof planConfirmations>[number],
  { run, trials: all }: ScoredRun,
) {
  const own = all.filter((trial) => trial.case === id)
  const passes = own.flatMap(({ asked_on: isAskedOn, scores }) => (isAskedOn ? (scores['success'] ?? []) : []))
  const left = passes.includes(1) ? 0 : trials - passes.length
  const first = run.plan === undefined ? run.trials_per_case : Math.max(...own.map(({ trial }) => trial)) + 1
  // Re-runs follow the case's own trials.
  return left <= 0 ? [] : [{ case_id: id, trials: left, first }]
}

/** Whether zero tolerance could want a re-run at all; checked before anything long is read. */
function mayConfirm({ settings, cases }: Run, ruleSet: RuleSet | null): boolean {
  const { zero_tolerance: scope, deterministic } = ruleSet?.rules.settings ?? settings
  if (deterministic && settings.deterministic) return false
  return cases.some((golden) => isWatched(golden, scope))
}

type Planned = ReturnType<typeof followTrials>[number]

type OnTrial = (trial: Trial) => void

interface Wanted {
  readonly run: Run
  /** Sorted by id. */
  readonly plan: readonly Planned[]
  /** The metrics that decide what a pass is. */
  readonly metrics: readonly Metric[]
  readonly baseline_run_id: string
  /** The cost of the run's dearest trial in US dollars; `null` if no cost is known. */
  readonly dearestUsd: number | null
}

async function askAndRecord(request: ConfirmFailures, wanted: Wanted): Promise<Seal> {
  const { run, plan, baseline_run_id } = wanted
  const head = { ...stateVersion(CONFIRMATIONS_SCHEMA_VERSION), run_id: run.run_id, baseline_run_id } as const
  const hasCrashed = await findCrashing(request, plan)
  const isAnswering: boolean[] = []
  const unreached: ConfirmationsEnd = { stopped_by: 'target', cases: plan.map(({ case_id }) => case_id) }
  const record = async (ask: (append: OnTrial) => Promise<ConfirmationsEnd | null>): Promise<Seal> => {
    using writer = writeConfirmations(request.folder, head)
    const stopped = await ask(writer.append)
    // The last line says why some are missing.
    if (stopped !== null) writer.append(stopped)
    return writer.seal()
  }
  const seal = await record(async (append) =>
    askFreshTarget(request, wanted, (trial) => {
      append(trial)
      isAnswering.push(isAsked(trial.observation) && (!isCrash(trial) || hasCrashed.has(trial.case)))
    }),
  )
  // A target that answered before and now only crashes could not start again, which says nothing about the cases.
  return isAnswering.length > 0 && !isAnswering.includes(true) ? record(() => Promise.resolve(unreached)) : seal
}

/**
 * Asks cases again, in the order of the plan, each until it passes or was asked as often as planned. Returns which cases
 * were not, and why, or `null`. Their trials are numbered on from the case's own. The target is a fresh one, so that what
 * the run left behind in the old one cannot make a case fail again. Rejects as `TargetSession.ask` does.
 */
async function askFreshTarget(request: ConfirmFailures, { run, plan, metrics, dearestUsd }: Wanted, onTrial: OnTrial) {
  const { suite, spending, workingDirectory, clock } = request
  const { retries } = suite
  const variant = suite.variants[run.variant]
  if (variant === undefined) throw new Error(`the suite has no variant ${run.variant}, which was measured`)
  await using session = await startTarget(
    { ...request, targets: TARGETS },
    { variant, workingDirectory, hasAnswered: true },
  )
  await using judge = (await request.startJudge?.(spending)) ?? null
  const { session: limited, pacer } = limitTarget(session, {
    variant,
    targets: TARGETS,
    pricing: run.pricing,
    spending,
    pacers: openPacers({
      targets: TARGETS,
      judges: [],
      providers: request.providers,
      concurrency: run.settings.concurrency,
      retries,
      clock,
      sleep: systemSleep,
      log: request.log,
    }),
    dearestUsd,
    sample: null,
  })
  const locate = openSpanLocator(workingDirectory)
  const limitMs = Math.max(Date.parse(run.finished_at ?? run.started_at) - Date.parse(run.started_at), MIN_LIMIT_MS)
  const start = clock.monotonicMs()
  const cases = new Map(run.cases.map((golden) => [golden.id, golden]))
  const cutShort: string[] = []
  let stoppedBy = null as ConfirmationsEnd['stopped_by'] | null

  const mayGoOn = (): boolean => {
    if (spending !== null && spending.halted() !== null) stoppedBy ??= 'budget'
    if (clock.monotonicMs() - start > limitMs) stoppedBy ??= 'time'
    return stoppedBy === null
  }
  const askOrStop = async (planned: PlannedRequest, signal: AbortSignal) => {
    const isHopeless = (): boolean => pacer !== null && pacer.gaveUp() !== null
    try {
      const made = await askTrial(limited, { ...planned, locate, retries, isHopeless, signal, sleep: systemSleep })
      const judged = await judge?.judge({ ...planned, observation: made.observation }, signal)
      return { ...made, ...(judged && recordJudged(judged)) }
    } catch (error) {
      if (!(error instanceof NotAffordable)) throw error
      stoppedBy ??= 'budget'
      return null
    }
  }
  const askCase = async ({ case_id, trials, first }: Planned, signal: AbortSignal): Promise<void> => {
    const golden = cases.get(case_id)
    if (golden === undefined) throw new Error(`the plan has a case that the run lacks: ${case_id}`)
    for (let again = 0; again < trials; again++) {
      signal.throwIfAborted()
      const trial = first + again
      const planned = { golden, trial, suite: run.settings, settings: variant.target.settings, seed: run.seed }
      const made = mayGoOn() ? await askOrStop(planned, signal) : null
      if (made === null) {
        cutShort.push(golden.id)
        return
      }
      const scores = scoreTrial({ metrics, golden, ...made, withinTime })
      onTrial({ case: golden.id, trial, ...made, ...scores })
      if (scores.scores['success'] === 1) return
    }
  }
  const pace = { concurrency: run.settings.concurrency, signal: request.signal }
  await workThrough({ items: plan.values(), ...pace }, askCase)
  return stoppedBy === null || cutShort.length === 0 ? null : { stopped_by: stoppedBy, cases: cutShort.sort() }
}

/** Finds the planned cases that made the target crash in the run itself. */
async function findCrashing({ folder, log }: ConfirmFailures, plan: Wanted['plan']): Promise<ReadonlySet<string>> {
  const trials = await readObservations(folder, { caseIds: new Set(plan.map(({ case_id }) => case_id)), log })
  return new Set([...trials].filter(([, made]) => made.some(isCrash)).map(([id]) => id))
}

function isCrash({ observation }: Pick<Trial, 'observation'>): boolean {
  return observation.status === 'failed' && observation.failure.kind === 'crash'
}
