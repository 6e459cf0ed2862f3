import { sum } from '../stats/moments.js'
import { lookAtRun, type NextAsk, planRun } from '../compare/decide/rounds-of-run.js'
import { openPair } from '../compare/pair/open-pair.js'
import { isReadAtEachLook } from '../compare/rounds/gate-in-rounds.js'
import { openRounds } from '../compare/rounds/open-rounds.js'
import { expectAnswers } from '../compare/rounds/plan-rounds.js'
import { logProgress } from '../format/describe-progress.js'
import { countOf } from '../format/format-number.js'
import { type Clock, systemClock } from '../io/clock.js'
import { limitHeapGrowth } from '../io/heap.js'
import type { Log } from '../io/log.js'
import { describeRounds } from '../measure/run/dry-run/call-plan.js'
import type { PlannedAnswers } from '../measure/run/dry-run/plan-calls.js'
import type { NextTries, OpenRounds, RoundsState, WantedTries } from '../measure/run/input.js'
import { customMetricsOf } from '../metrics/score-trial.js'
import { onMistake } from '../model/error.js'
import { classOf, type RoundsPlan } from '../model/run/rounds-plan.js'
import { type Run, type ScoredRun, type ScoredTrial, type Trial, trialKey } from '../model/run/run.js'
import type { GoldenCase } from '../model/suite/case.js'
import { chooseInference } from '../model/suite/inference.js'
import { recordedRules, type RuleSet } from '../model/suite/rules.js'
import { readRun } from '../store/runs/read-run.js'
import { findRules, planScoring } from './evaluate/read-arms.js'
import { type EarlyScores, readRescored } from './evaluate/score-arms.js'
import { reportSteps } from './evaluate/report-steps.js'
import type { LookJudge } from './request/judge-candidate.js'

/**
 * A case that failed all its tries gets extra tries over at least this long, so that no bad minute of a provider breaks
 * it.
 */
const ASKED_ON_MS = 60_000
/** At most this many times as long as the rounds took: a program that answers at once has no bad minute. */
const MAX_TIMES = 10
/** The most extra tries of a case, including those without an answer. */
const MAX_ASKED_ON = 10

export interface AskInRounds {
  /**
   * The run folder or reference whose tries plan the rounds; if `null`, main is not known and every case counts as tried
   * once.
   */
  readonly main: string | null
  /** The arm that the others are compared with, if it is measured with them; if `null`, they are compared with `main`. */
  readonly beside: number | null
  /** Returns the rules that the run is judged by; if absent, they are those of `findRules`. */
  readonly rules?: (run: Run) => Promise<RuleSet>
  /** The most rounds. */
  readonly cap: number
  /**
   * Whether the judge is asked only when the run is reported. Until then nobody can look at what the judge decides,
   * except through `openJudge`.
   */
  readonly isJudgedLater?: boolean
  /** Why all rounds are asked without looks, as a clause; absent if they are not. */
  readonly asksAll?: string | undefined
  /** Opens the judge of the answers between the rounds; `null` if this job cannot judge. */
  readonly openJudge?: (ruleSet: RuleSet, run: Run) => Promise<LookJudge | null>
  /**
   * All cases, if only a shard of them is asked. The plan is that of the whole; since nobody can look, all rounds are
   * asked.
   */
  readonly whole?: readonly GoldenCase[] | undefined
  /**
   * Keeps main's scores, and has those of what is measured. If absent, main is read again for the report, and the answers
   * at each look.
   */
  readonly early?: EarlyScores | undefined
  readonly log: Log
  /** The system's clock by default. */
  readonly clock?: Pick<Clock, 'monotonicMs'>
}

/**
 * Plans the rounds of a change from main's tries, and looks after each (docs/decision-rules.md#these-cases). Reads main's
 * run before anything is asked.
 */
export function askInRounds(facts: AskInRounds): OpenRounds {
  return async (runs) => {
    const planned = await planRounds(facts, runs)
    if (planned === null) return null
    for (const line of describeRounds(planned.answers, planned)) facts.log.info(line)
    return planned
  }
}

/** Plans the same rounds, only to tell what they will cost. */
export function planAnswers(facts: AskInRounds): (runs: readonly Run[]) => Promise<PlannedAnswers | null> {
  // Without a judge, since starting one may start a program.
  return async (runs) => (await planRounds({ ...facts, isJudgedLater: false }, runs))?.answers ?? null
}

/** The places of the arms that are compared with each other; `null` is main. */
type Pairs = readonly (readonly [number | null, number])[]

/**
 * Plans the rounds, with the answers of each arm and the numbers of its cases and of the arms; `null` if nothing is decided in rounds. Then
 * everything is asked in one pass.
 */
async function planRounds(facts: AskInRounds, runs: readonly Run[]) {
  const compared = await findCompared(facts, runs)
  if (compared === null) return null
  const { only, ruleSet, isUnjudged } = compared
  const canLook = isUnjudged && facts.whole === undefined && ruleSet !== null
  const judge = canLook ? ((await facts.openJudge?.(ruleSet, only)) ?? null) : null
  // A run that is judged later is planned as if by main's judge.
  const judgedBy = judge?.fingerprint ?? (isUnjudged ? compared.mainRun?.fingerprints.judge : only.fingerprints.judge)
  const fingerprints = { ...only.fingerprints, judge: judgedBy }
  const whole = { ...only, fingerprints, cases: [...(facts.whole ?? only.cases)] }
  const main = await scoreMain(facts, compared, whole)
  const planning = compared.pairOf(main, { run: whole, trials: [], stale_cases: only.stale_cases })
  const plan = await readOrNull(() => planRun(planning, facts.cap))
  if (plan === null) return null
  const blind =
    facts.whole !== undefined
      ? 'a shard cannot see the others'
      : isUnjudged && judge === null
        ? 'the judge is asked only after all answers'
        : (facts.asksAll ?? null)
  const ids = [...new Set(runs.flatMap(({ cases }) => cases.map(({ id }) => id)))]
  const others = ids.filter((id) => plan.classes[id] === undefined)
  // One answer of each case is then proof, and a second shows whether it is.
  const isFact = only.settings.deterministic && ruleSet?.rules.settings.deterministic !== false
  const last = facts.whole !== undefined && isFact ? Math.min(2, plan.cap) : plan.cap
  const pairs = pairArms(facts.beside, runs)
  const lookAt = openLook(facts, compared, { main, judge, pairs })
  const wait = startWaiting(facts.log, facts.clock ?? systemClock)
  const next = async (state: RoundsState): Promise<NextTries | null> => {
    const { complete } = state
    if (complete === 0 || blind !== null) {
      if (complete === last) return null
      return { round: complete + 1, cases: listRound(plan, complete === 0 ? others : []), open: [] }
    }
    const ask = await readOrNull(async () => lookAt(state))
    if (ask === null || ask.next === null) return null
    // What must be asked before this look is decided comes first.
    const { round, open } = ask
    const cases = listTries(ask, pairs, state)
    if (cases.length === 0) return null
    return { round, cases, open, wait_ms: round === complete && !only.settings.deterministic ? wait(round, ask) : 0 }
  }
  const answers = forecastAnswers(plan, openRounds(openPair(planning)), { ids, others, isFact, blind, last })
  return { plan, next, answers, cases: ids.length, arms: runs.length }
}

type Compared = NonNullable<Awaited<ReturnType<typeof findCompared>>>

/** Finds what the arms are compared with, and by which rules; `null` if nothing is decided in rounds. */
async function findCompared(facts: AskInRounds, runs: readonly Run[]) {
  const { main, beside } = facts
  const measured = runs.filter((_, place) => place !== beside)
  const [only] = measured
  if (only === undefined) return null
  const mainRun = main === null ? null : await readRun(main)
  const baseRun = beside === null ? mainRun : (runs[beside] ?? null)
  const candidates = measured.map((run) => ({ run }))
  const ruleSet = (await facts.rules?.(only)) ?? findRules(candidates, baseRun)
  const inference = chooseInference('recorded', ruleSet?.rules.settings.inference ?? only.settings.inference)
  if (inference !== 'these-cases') return null
  const scoring = planScoring(only, measured.length === 1, { base: baseRun, ruleSet })
  const isUnjudged = facts.isJudgedLater === true && hasJudgedGate(only, ruleSet)
  const price = (scored: ScoredRun) => ({ ...scored, priced_by: scored.priced_by ?? scoring.settings.pricing })
  const pairOf = (baseline: ScoredRun, candidate: ScoredRun) =>
    ({ baseline, candidate, ...(ruleSet && { ruleSet }), failOn: 'regression', inference }) as const
  return { only, mainRun, baseRun, ruleSet, scoring, isUnjudged, price, pairOf }
}

/** Scores main's tries; without them, as if every case of `whole` had been tried once. */
async function scoreMain(facts: AskInRounds, compared: Compared, whole: Run): Promise<ScoredRun> {
  const { main, beside, early, log } = facts
  const { only, mainRun, baseRun, ruleSet, scoring } = compared
  if (main === null || mainRun === null) return asTriedOnce(baseRun ?? whole, ruleSet)
  const total = mainRun.counts?.trials ?? 0
  limitHeapGrowth(total)
  // If the baseline is measured with the others, main is no arm of the report.
  const read = (beside === null && early?.readMain) || readRescored
  const tell = reportSteps(() => logProgress(log.info))
  let seen = 0
  const onTrial = (): void => tell('reading the baseline', ++seen, total)
  const { settings, metrics } = scoring
  const declared = customMetricsOf(only)
  return compared.price(await read({ folder: main, run: mainRun, settings, metrics, declared, log, onTrial }))
}

/** Pairs the arms that are compared with each other. */
function pairArms(beside: number | null, runs: readonly Run[]): Pairs {
  const places = [...runs.keys()].filter((place) => place !== beside)
  if (beside === null) return places.map((place) => [null, place])
  const order = [beside, ...places]
  return order.flatMap((one, at) => order.slice(at + 1).map((other) => [one, other] as const))
}

/** Returns a function that looks at what the arms have answered so far. */
function openLook(
  { early, log }: AskInRounds,
  { scoring, price, pairOf }: Compared,
  { main, judge, pairs }: { readonly main: ScoredRun; readonly judge: LookJudge | null; readonly pairs: Pairs },
) {
  const { settings, metrics, expected } = scoring
  return async ({ complete, arms, spending }: RoundsState): Promise<NextAsk> => {
    const scored: ScoredRun[] = []
    for (const [place, { folder, run: asked }] of arms.entries()) {
      const fingerprints = { ...asked.fingerprints, judge: judge?.fingerprint }
      const run = { ...asked, trials_per_case: complete, ...(judge && { judge: judge.facts, fingerprints }) }
      const judgments = await judge?.judge(place, { folder, run, spending })
      const judgmentsOf = (trial: Trial) => judgments?.get(trialKey(trial.case, trial.trial))?.judgments ?? undefined
      const known = judgments === undefined ? early?.find(run, settings, expected) : undefined
      const arm = price(known ?? (await readRescored({ folder, run, metrics, expected, log, judgmentsOf })))
      scored.push({ ...arm, trials: arm.trials.filter(({ round = 1 }) => round <= complete) })
    }
    return lookAtRun(
      pairs.flatMap(([one, other]) => {
        const [base, candidate] = [one === null ? main : scored[one], scored[other]]
        return base && candidate ? [pairOf(base, candidate)] : []
      }),
    )
  }
}

/** Forecasts the answers of each arm. `others` are the cases that are in no statistic; `last` is the last round without looks. */
function forecastAnswers(
  plan: RoundsPlan,
  gates: ReturnType<typeof openRounds>,
  asked: { ids: readonly string[]; others: readonly string[]; isFact: boolean; blind: string | null; last: number },
): PlannedAnswers {
  const { ids, others, isFact, blind, last } = asked
  const { expected, most, cases_to_settle: settling } = expectAnswers(plan, gates, others.length)
  const failing = new Set(gates.flatMap(({ id, severity }) => (severity === 'fail' && !isFact ? [id] : [])))
  const hopeless = plan.gates.flatMap(({ id, hopeless: is }) =>
    is === true && failing.has(id) ? [[id, settling.get(id) ?? null] as const] : [],
  )
  const hopes = { without_looks: blind, hopeless: Object.fromEntries(hopeless) }
  if (blind === null) return { cap: plan.cap, expected: isFact ? ids.length : expected, most, ...hopes }
  const aRound = ids.flatMap((id) => (others.includes(id) ? [] : plan.tries[classOf(plan, id) ?? 'steady']))
  const all = sum(aRound) * last + others.length
  return { cap: last, expected: all, most: all, ...hopes }
}

/** Returns a run as if every case had been tried once: all are steady, and no gate's first look comes before the last. */
function asTriedOnce(run: Run, ruleSet: RuleSet | null): ScoredRun {
  const { gates } = ruleSet?.rules ?? recordedRules(run)
  const scores = Object.fromEntries(gates.map(({ metric }) => [metric, 1]))
  const trials = run.cases.map(({ id }) => ({ case: id, trial: 0, scores, unscored: {} }))
  return { run, trials, stale_cases: run.stale_cases }
}

/** Whether a judge decides a gate that keeps the rounds going. */
function hasJudgedGate(run: Run, ruleSet: RuleSet | null): boolean {
  const judged = new Set(run.metrics.flatMap(({ id, judged_by: by = [] }) => (by.length > 0 ? [id] : [])))
  const { gates } = ruleSet?.rules ?? recordedRules(run)
  return gates.some(
    ({ metric, margin, where, ...gate }) =>
      margin !== null && judged.has(metric) && isReadAtEachLook({ ...gate, is_slice: where !== null }),
  )
}

/**
 * Returns what is read; `null` if the user's files are at fault. They are read again when the target has stopped, which
 * reports the error without losing what was measured.
 */
async function readOrNull<Value>(read: () => Value | Promise<Value>): Promise<Value | null> {
  return Promise.resolve()
    .then(read)
    .catch(onMistake(() => null))
}

/** Lists the tries of a whole round; `others` are the cases that are in no statistic. */
function listRound({ classes, tries }: RoundsPlan, others: readonly string[]): readonly WantedTries[] {
  const planned = Object.entries(classes).map(([id, kind]) => ({ case_id: id, tries: tries[kind], asked_on: false }))
  return [...planned, ...others.map((id) => ({ case_id: id, tries: 1, asked_on: false }))]
}

/** Lists the tries that a look asks for. Extra tries (`asked_on`) are of the change alone, and one at a time. */
function listTries({ next, round }: NextAsk, pairs: Pairs, { arms }: RoundsState): readonly WantedTries[] {
  return (next ?? []).flatMap(({ pair = 0, ...one }): readonly WantedTries[] => {
    if (!one.asked_on) return [one]
    const arm = pairs[pair]?.[1] ?? 0
    const made = (arms[arm]?.trials ?? []).filter((trial) => trial.case === one.case_id && trial.asked_on === true)
    if (made.length >= MAX_ASKED_ON) return []
    return [{ ...one, tries: made.filter((trial: ScoredTrial) => trial.round === round).length + 1, arm }]
  })
}

/** Spreads the extra tries after a round over `ASKED_ON_MS`. */
function startWaiting(log: Log, clock: Pick<Clock, 'monotonicMs'>): (round: number, ask: NextAsk) => number {
  const start = clock.monotonicMs()
  let of = { round: 0, ms: 0 }
  return (round, { next }) => {
    const most = Math.max(1, ...(next ?? []).map(({ tries }) => tries))
    if (of.round !== round) {
      const wholeMs = Math.min(ASKED_ON_MS, MAX_TIMES * (clock.monotonicMs() - start))
      of = { round, ms: Math.ceil(wholeMs / most) }
      const cases = new Set((next ?? []).map(({ case_id: id }) => id)).size
      log.info(
        `Asking ${countOf(cases, 'broken case')} again, up to ${countOf(most, 'time')} over ${Math.ceil(wholeMs / 1000)} s.`,
      )
    }
    return of.ms
  }
}
