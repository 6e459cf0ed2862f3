import { dirname } from 'node:path'
import { compareRuns } from '../../compare/decide/compare-runs.js'
import { countOf } from '../../format/format-number.js'
import { UserError } from '../../model/error.js'
import { CONFIRMING_TRIALS } from '../../model/result/confirmation.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { HistoryRow, NightOutcome } from '../../model/run/history.js'
import { MAX_ROUNDS } from '../../model/run/rounds-plan.js'
import { isFromResults, type Run } from '../../model/run/run.js'
import type { RunFolder } from '../../measure/recorded/pool-runs.js'
import type { Gate } from '../../model/suite/gate.js'
import { chooseInference } from '../../model/suite/inference.js'
import { recordedRules, type RuleSet } from '../../model/suite/rules.js'
import { isNight } from '../../compare/nights/history.js'
import {
  CONFIRMATION_STRICTNESS,
  type FirstLook,
  chooseFreshCases,
  findRegressions,
  keepConfirmed,
} from '../../compare/nights/join-comparisons.js'
import type { ActionRequest } from '../request/action-request.js'
import { measureAgain } from '../request/measure-checkout.js'
import type { Baseline } from '../../store/baselines/baseline.js'
import { readRun } from '../../store/runs/read-run.js'
import type { AskInRounds } from '../ask-in-rounds.js'
import { readArms } from '../evaluate/read-arms.js'
import type { Bases } from './find-bases.js'
import type { NightBase, NightComparison, Regression, Tonight } from '../../model/result/night.js'
import { describeForTitle, describeFresh } from '../../report/words/regression-words.js'
import type { Text } from '../../model/result/report.js'
import type { FailOn, RunVerdict } from '../../model/result/verdict.js'
import { listUnmeasured, nameUnmeasured } from '../../report/words/headline.js'
import { say, writeLine } from '../../report/words/word-styles.js'

export type Confirmation =
  | {
      readonly kind: 'confirmed'
      readonly regressions: readonly Regression[]
      /** What confirmed it: "a fresh run of 60 cases, judged on the new data alone: success 93 % → 80 % (p = .002)". */
      readonly by: string
    }
  /** `reason` is a clause; `figures` follow it. */
  | { readonly kind: 'unconfirmed'; readonly reason: string; readonly figures: string }

type Worse = Extract<FirstLook, { kind: 'worse' }>

interface ConfirmWorse extends RunFolder {
  readonly look: Worse
  readonly bases: Bases
  /** Earlier runs, the oldest first. */
  readonly rows: readonly HistoryRow[]
}

/**
 * Measures all cases of what looks newly worse once more, and judges them on the new data alone: of many gates and many
 * nights, one will always look bad by chance. Results of another harness cannot be measured again, so for them the next
 * night is the second look. `null` if nothing looks newly worse.
 */
export async function confirmNew(
  request: ActionRequest,
  { look, ...facts }: Omit<ConfirmWorse, 'look'> & { readonly look: FirstLook },
): Promise<Confirmation | null> {
  if (look.kind !== 'worse') return null
  const regressions = look.regressions.filter(({ id }) => !look.known.has(id))
  if (regressions.length + look.watched.length === 0) return null
  const worse = { ...facts, look: { ...look, regressions } }
  return isFromResults(facts.run) ? confirmByLastNight(request, worse) : measureOnceMore(request, worse)
}

/** Returns the regressions that are known or were confirmed, those of the first look first. */
export function joinConfirmed({ regressions, known }: Worse, confirmation: Confirmation | null): Tonight {
  const confirmed = confirmation?.kind === 'confirmed' ? confirmation.regressions : []
  const isReported = ({ id }: Regression): boolean => known.has(id) || confirmed.some((one) => one.id === id)
  const regressed = [
    ...regressions.filter(isReported),
    ...confirmed.filter((one) => !regressions.some(({ id }) => id === one.id)),
  ]
  return regressed.length === 0 && confirmation?.kind === 'unconfirmed'
    ? { kind: 'unconfirmed', reason: confirmation.reason }
    : { kind: 'regressed', regressions: regressed }
}

/** Takes tonight as the fresh measurement of what looked worse last night, and of accepted regressions. */
async function confirmByLastNight(
  request: ActionRequest,
  { look, run, folder, bases, rows }: ConfirmWorse,
): Promise<Confirmation> {
  const last = rows.filter(isNight).findLast(({ night }) => night.outcome !== 'unclear')?.night
  const isWorse = last !== undefined && last.outcome !== 'good' && last.outcome !== 'start'
  const before = [
    ...(isWorse ? [...Object.keys(last.worse), ...last.suspect] : []),
    ...Object.keys(bases.ongoing?.worst ?? {}),
  ]
  const again: Worse = { ...look, regressions: look.regressions.filter(({ id }) => before.includes(id)), watched: [] }
  const compared = await compareFresh(request, { look: again, run, folder, bases, subset: run.subset })
  const regressions = keepConfirmed(again, compared)
  return regressions.length === 0
    ? { kind: 'unconfirmed', reason: 'results cannot be measured again, so the next night decides', figures: '' }
    : { kind: 'confirmed', regressions, by: 'the results of an earlier night' }
}

async function measureOnceMore(request: ActionRequest, { look, run, bases }: ConfirmWorse): Promise<Confirmation> {
  const slices = new Map(run.gates.map(({ id, where }) => [id, where]))
  const subset = chooseFreshCases(look, { whole: run.subset, slices })
  const hasCases = look.watched.length > 0 || look.regressions.some(({ of }) => of.kind === 'case')
  const leastTrials = hasCases && !run.settings.deterministic ? CONFIRMING_TRIALS : 1
  request.effects.log.info('Something got worse: measuring its cases once more.')
  try {
    const inRounds = roundsOf(request, { look, run, bases, subset })
    const asksAll = leastTrials === 1 ? undefined : `zero tolerance needs ${CONFIRMING_TRIALS} trials of a case`
    const rounds = inRounds && (await import('../ask-in-rounds.js')).askInRounds({ ...inRounds, asksAll })
    const fresh = await measureAgain(request, run.commit ?? '', leastTrials, { subset, rounds })
    const compared = await compareFresh(request, { look, run, folder: fresh.folder, bases, subset })
    const regressions = keepConfirmed(look, compared)
    const figures = describeFresh(look, compared)
    const by = `a fresh run of ${countOf(fresh.run.cases.length, 'case')}, judged on the new data alone`
    if (regressions.length > 0) return { kind: 'confirmed', regressions, by: `${by}${figures}` }
    const hasGates = look.regressions.some(({ of }) => of.kind === 'gate')
    return hasGates && compared.every(({ comparison }) => comparison.verdict.word === 'invalid')
      ? { kind: 'unconfirmed', reason: 'the fresh run is invalid', figures: '' }
      : { kind: 'unconfirmed', reason: `${by}, does not show it again`, figures }
  } catch (error) {
    if (!(error instanceof UserError) || request.effects.signal.aborted) throw error
    return { kind: 'unconfirmed', reason: `the fresh run failed: ${error.message}`, figures: '' }
  }
}

/**
 * Returns the rounds of a fresh measurement, planned by the run that it is compared with; if there are two, by the
 * reference, whose level is the stricter. Undefined if only cases of zero tolerance are in question, or if the workflow
 * says how often each case is asked.
 */
function roundsOf(
  { inputs, effects }: ActionRequest,
  { look, run, bases, subset }: Pick<ConfirmWorse, 'look' | 'run' | 'bases'> & { readonly subset: string | null },
): AskInRounds | undefined {
  const ofGates = look.regressions.filter(({ of }) => of.kind === 'gate')
  const against = ofGates.some((one) => one.against === 'reference') ? 'reference' : 'night'
  const main = bases[against]
  if (ofGates.length === 0 || main.kind === 'none' || inputs.trials !== null) return undefined
  const only = { gates: gatesInQuestion(look, run), subset, strictness: CONFIRMATION_STRICTNESS[against] }
  const rules = async (fresh: Run) => Promise.resolve(chooseRules(fresh, only))
  return { main: main.folder, beside: null, cap: MAX_ROUNDS, log: effects.log, rules }
}

/**
 * Returns the gates in question, or all if there are none: zero tolerance needs no gate, but a comparison without any
 * would be invalid.
 */
function gatesInQuestion({ regressions }: Worse, { gates }: Run): readonly Gate[] {
  const worse = new Set(regressions.flatMap(({ of }) => (of.kind === 'gate' ? [of.id] : [])))
  return worse.size === 0 ? gates : gates.filter(({ id }) => worse.has(id))
}

/**
 * Compares fresh data, in `folder`, with each run that they looked worse than, by the gates in question and the
 * strictness for that run.
 */
async function compareFresh(
  request: ActionRequest,
  { look, run, folder, bases, subset }: Omit<ConfirmWorse, 'rows'> & { readonly subset: string | null },
): Promise<readonly NightComparison[]> {
  const compared: NightComparison[] = []
  for (const against of new Set<NightBase>([...look.regressions, ...look.watched].map((one) => one.against))) {
    const comparison = await compareWith(request, {
      folder,
      baseline: bases[against],
      only: { gates: gatesInQuestion(look, run), subset, strictness: CONFIRMATION_STRICTNESS[against] },
      isOfTheseCases: true,
    })
    compared.push({ against, comparison })
  }
  return compared
}

/**
 * Compares a run with a baseline, without a report: by all of its gates or, with `only`, by some of them on a part of the
 * cases, at a fraction (1 / `strictness`) of its alpha. Throws as `evaluate` does.
 */
export async function compareWith(
  { inputs, effects }: ActionRequest,
  compared: {
    /** The run folder of the candidate. */
    readonly folder: string
    readonly baseline: Baseline
    readonly only?: { readonly gates: readonly Gate[]; readonly subset: string | null; readonly strictness: number }
    /**
     * Whether the verdict is about the suite's own cases, unless its rules say otherwise; if false, it is about cases
     * like these.
     */
    readonly isOfTheseCases: boolean
  },
): Promise<PairComparison> {
  const { folder, baseline, only, isOfTheseCases } = compared
  const run = await readRun(folder)
  const ruleSet = only === undefined ? null : chooseRules(run, only)
  const read = await readArms({ ...effects, candidates: [folder], baseline, ruleSet, outputFolder: dirname(folder) })
  return compareRuns({
    baseline: read.baseline.kind === 'none' ? null : read.baseline.scored,
    candidate: read.candidates[0].scored,
    failOn: inputs.failOn,
    inference: isOfTheseCases ? chooseInference('recorded', run.settings.inference) : 'cases-like-these',
    ...(ruleSet && { ruleSet }),
  })
}

function chooseRules(run: Run, { gates, subset, strictness }: NonNullable<Parameters<typeof compareWith>[1]['only']>) {
  const own = recordedRules(run)
  const settings = { ...own.settings, alpha: own.settings.alpha / strictness }
  return { rules: { ...own, gates, settings }, from: 'head', changes: [], subset } satisfies RuleSet
}

/** Returns the verdict of a night. A regression that a person has accepted is reported and fails nothing. */
export function decideVerdict(
  { verdict, gates }: PairComparison,
  { tonight, outcome, failOn }: { readonly tonight: Tonight; readonly outcome: NightOutcome; readonly failOn: FailOn },
): RunVerdict {
  // A bug of Goldenpair is never forgiven.
  if (verdict.exit_code === 4) return verdict
  if (tonight.kind === 'regressed') {
    const exit_code = failOn === 'never' || outcome === 'accepted' ? 0 : 1
    if (verdict.word === 'regressed') return { ...verdict, exit_code, passed: exit_code === 0 }
    return { ...verdict, word: 'regressed', because: 'gate', exit_code, passed: exit_code === 0 }
  }
  if (verdict.word !== 'regressed' || tonight.kind !== 'unconfirmed') return verdict
  // As on a pull request, nothing passes because it can no longer be measured.
  const isUnmeasured = gates.some((result) => result.gate.severity === 'fail' && result.verdict === 'invalid')
  const exit_code = failOn === 'inconclusive' || (isUnmeasured && failOn !== 'never') ? 2 : 0
  return { ...verdict, word: 'inconclusive', because: 'gate', exit_code, passed: exit_code === 0 }
}

/**
 * Writes what the report's own comparison does not say: that a regression is not confirmed, is known, or is one against the
 * reference alone; otherwise `null`.
 */
export function writeNightHeadline(
  tonight: Tonight,
  { first, known }: { readonly first: NightComparison | undefined; readonly known: ReadonlySet<string> },
): Text | null {
  const own = first === undefined ? [] : findRegressions(first.comparison, first.against)
  if (tonight.kind === 'unconfirmed') {
    const [worst] = own
    const fact = worst === undefined ? 'something got worse' : describeForTitle(worst)
    const line = { ...say('inconclusive', fact, ', in one measurement only'), brief: [fact, ', once'] }
    return writeLine(line, nameUnmeasured(listUnmeasured(first?.comparison.gates ?? [])))
  }
  const [worst] = tonight.kind === 'regressed' ? tonight.regressions : []
  if (tonight.kind !== 'regressed' || worst === undefined) return null
  const isOwn = own.some(({ id }) => tonight.regressions.some((one) => one.id === id))
  if (first?.comparison.verdict.word === 'regressed' && isOwn) return null
  const from = worst.against === 'reference' ? ', against the reference' : ''
  return [`❌ ${known.has(worst.id) ? 'Still regressed' : 'Regressed'}: ${describeForTitle(worst)}${from}`]
}
