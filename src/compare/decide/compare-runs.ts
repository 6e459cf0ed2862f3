import { type FindingFacts, type MeasuredPair, ZERO_RECALL } from '../../model/result/finding.js'
import { type GateResult, likeTheseSchema } from '../../model/result/gate-result.js'
import { findGateToOpen, type GateLoss } from '../../model/result/pair-comparison.js'
import {
  describeShortReplies,
  findConditionWarnings,
  isNamedOtherwise,
  listLeftOut,
  listUngated,
  warnOfResults,
  writeWarnings,
} from '../differences/condition-warnings.js'
import { findDifferences } from '../differences/fingerprint-differences.js'
import { surveyNaming } from '../differences/naming.js'
import { findBrokenStages, findRenamedCorpus, findZeroRecall } from '../findings/retrieval.js'
import { findConcentration } from '../findings/find-concentration.js'
import { findPrimaryGate } from '../pair/check-gates.js'
import { measureCoverage } from './coverage.js'
import { type DecidedGate, decideGates } from '../gate/decide-gates.js'
import { decideRun, toGateStates } from './decide-run.js'
import { forecastGates } from '../gate/forecast-gates.js'
import { measureLevel } from '../gate/forecast-noise.js'
import { measureGate } from '../test/gate-evidence.js'
import { findDoubted } from '../pair/judge-agreement.js'
import { countPasses, findConfirmedFailures, findFlips, findUnscored } from '../pair/flips.js'
import { type JudgedPair, judgePairs } from './rounds-of-run.js'
import { countBy } from '../../model/group-by.js'
import { omitEmpty, pick } from '../../model/omit-undefined.js'
import { MAX_ROUNDS } from '../../model/run/rounds-plan.js'
import { matchesSelection } from '../../model/suite/selection.js'
import { toOneLine } from '../../model/remove-invisible.js'
import { countedTrials, groupByCase, isFromResults, isGivenUp } from '../../model/run/run.js'
import { listCases, listParts, listUnasked, referToRun, computeRewrittenShare } from './list-cases.js'
import { measureMetrics } from '../test/measure-metrics.js'
import { measureReliability } from '../noise/trial-noise.js'
import { hasWholeRound } from '../pair/comparability.js'
import { indexTrials, isScored } from '../pair/metric-columns.js'
import { type CompareInput, failDeleted, openPair, type OpenPair, SUCCESS } from '../pair/open-pair.js'
import { isOfAnswer } from '../rounds/decide-fact.js'
import { readExact } from '../test/exact-values.js'

const MAX_REASON = 200
/** The part of `success` that is about retrieval. */
const RETRIEVED = 'success.retrieval'

/**
 * Compares two scored runs case by case and decides every gate and the run (docs/decision-rules.md). Uses the candidate run's settings,
 * except those that the rule set replaces. Deterministic: draws are seeded by suite seed and gate id.
 * `opened`: the same two runs, already judged together with other pairs.
 * Throws the user errors of `checkGates`, whatever `failOn` is.
 */
export function compareRuns(input: CompareInput, opened?: JudgedPair): MeasuredPair {
  const { ruleSet } = input
  const pair = opened?.pair ?? openPair(input)
  const { baseline, candidate, alpha, seed, inference, pairing, facts } = pair
  const { run, trials } = candidate
  // Deciding the gates takes long where there are many cases.
  input.onTested?.(0, run.metrics.length)
  const { gates, stated, followed, asked } = decideOpened(pair, input, opened)
  const cases = listCases(pair, ruleSet)
  // From the runs as recorded, so that settings that the rules replace are listed too.
  const differences =
    input.baseline === null ? [] : findDifferences({ ...input, baseline: input.baseline, pairing, facts })
  const coverage = measureCoverage(pair)
  const forecast = facts.no_baseline === 'none' ? forecastPair(pair) : null
  const ungated = listUngated(pair.dropped, trials).unreported
  const leftOut = listLeftOut(pair)
  const renamed = findRenamedCorpus(pair)
  const verdict = decideRun({
    gates: stated,
    primary: findPrimaryGate(pair.checked)?.gate.id ?? null,
    no_baseline: facts.no_baseline,
    excluded_share: pairing.excluded_share,
    confirmed_failures: followed.zero_tolerance.length,
    rewritten_share: computeRewrittenShare(pairing.change),
    is_named_otherwise: isFromResults(run) && isNamedOtherwise(pairing),
    is_corpus_renamed: renamed !== null,
    watched_unscored: followed.unscored.length,
    watched_unasked: listUnasked(pairing.change, run.settings.zero_tolerance).length,
    coverage,
    is_given_up: isGivenUp(run),
    is_baseline_given_up: baseline !== null && isGivenUp(baseline.run),
    is_first_look: [run, baseline?.run].some((one) => one?.first_look !== undefined),
    quarantined_share: pairing.quarantined.length / Math.max(1, pairing.quarantined.length + pairing.candidate.length),
    unmatched_share: shareUnmatched(pair),
    left_out: leftOut.filter(({ directed, sides }) => directed && sides.length === 2).length,
    deterministic: run.settings.deterministic,
    fail_on: input.failOn,
  })
  const findingFacts = gatherFacts(pair, followed, {
    loss: findGateToOpen({ gates, verdict }),
    alike: findAlike(pair, gates),
  })
  const { concentration } = findingFacts
  const explored = measureMetrics(ofQuestions(pair), gates, input.onTested)
  const stages = findBrokenStages(findingFacts, followed.flips)
  return {
    suite: run.suite.name,
    seed,
    ...(inference === 'these-cases' && { inference, asked }),
    alpha,
    baseline: baseline === null ? null : referToRun(baseline.run),
    candidate: referToRun(run),
    interleaved: facts.interleaved,
    cases,
    ...(forecast === null ? {} : { forecast }),
    ...(coverage === null ? {} : { coverage }),
    ...explored,
    gates,
    flips: followed.flips,
    zero_tolerance: followed.zero_tolerance,
    ...omitEmpty({ zero_tolerance_doubted: followed.doubted, zero_tolerance_unscored: followed.unscored }),
    ...(followed.reliability === null ? {} : { reliability: followed.reliability }),
    ...(ruleSet && ruleSet.changes.length > 0 && { gates_changed: pick(ruleSet, ['from', 'changes']) }),
    differences,
    ...(renamed === null ? {} : { corpus_renamed: renamed }),
    ...omitEmpty({ ungated, left_out: leftOut }),
    ...(concentration !== null && {
      concentration: { ...pick(concentration, ['gate', 'trait', 'tag']), cases: concentration.failing },
    }),
    ...omitEmpty({ broken_stages: stages }),
    facts: findingFacts,
    warnings: [
      ...writeWarnings(pair, differences, input.confirmations?.stopped ?? null),
      ...describeShortReplies({ baseline: baseline?.trials ?? null, candidate: trials, k: run.settings.primary_k }),
      ...findConditionWarnings(pair, followed.flips),
      ...warnOfResults(run, { left_out: leftOut, metrics: explored.metrics }),
    ],
    verdict,
  }
}

/** Computes results from per-case values. These need more memory than the trials, so they are not kept while all metrics are tested. */
function decideOpened(pair: OpenPair, input: CompareInput, opened: JudgedPair | undefined) {
  const isOnTheseCases = pair.inference === 'these-cases'
  const questions = isOnTheseCases ? decidePairGates(ofQuestions(pair)).map(({ result }) => result) : []
  const judged = isOnTheseCases ? (opened ?? judgePairs([pair])[0] ?? null) : null
  const gated = decidePairGates(pair, judged?.judgedOf).map((decided, at) => besideQuestions(decided, questions[at]))
  return {
    gates: gated.map((decided) => nameUnscored(decided, pair)),
    stated: toGateStates(gated, pair.checked),
    followed: followCases(pair, input, gated),
    asked: countAsked(pair, judged),
  }
}

/** Adds, to a gate of which too few cases are scored, the most frequent reason why its trials are not. */
function nameUnscored({ result, evidence }: DecidedGate, { baseline, candidate, pairing }: OpenPair): GateResult {
  const { cause, metric } = result
  if (cause.kind !== 'too-few-scored') return result
  const { slice } = evidence.checked
  const [arm, cases] = cause.arm === 'baseline' ? [baseline, pairing.baseline ?? []] : [candidate, pairing.candidate]
  const ids = new Set(cases.flatMap((one) => (slice === null || matchesSelection(one, slice) ? one.id : [])))
  const trials = (arm?.trials ?? []).filter((trial) => ids.has(trial.case))
  const reasons = trials.flatMap(({ unscored }) => unscored[metric.id] ?? [])
  const [most] = [...countBy(reasons)].sort(([, one], [, other]) => other - one)
  if (most === undefined) return result
  const reason = toOneLine(most[0]).slice(0, MAX_REASON)
  return { ...result, cause: { ...cause, most_frequent: { reason, trials: most[1], unscored: reasons.length } } }
}

const LIKE_THESE = likeTheseSchema.omit({ infinite: true }).keyof().options

/** Adds, to a gate judged on these cases, the result of the first tries for questions like these. */
function besideQuestions({ evidence, result }: DecidedGate, other: GateResult | undefined): DecidedGate {
  if (result.these_cases === undefined || other === undefined) return { evidence, result }
  return { evidence, result: { ...result, like_these: pick(other, LIKE_THESE) } }
}

function decidePairGates(pair: OpenPair, judgedOf?: JudgedPair['judgedOf']): readonly DecidedGate[] {
  const { facts, alpha, checked: gates, casesOf } = pair
  const { deterministic } = pair.candidate.run.settings
  return decideGates(
    gates,
    ({ metric, slice }) => casesOf(metric, slice),
    (checked, cases) => measureGate({ ...pair, checked, cases, exact: readExact(checked.metric, pair) }),
    { alpha, deterministic, model_change: facts.model_change },
    judgedOf,
  )
}

/** Returns the pair with only the first scored try of each case. Under `cases-like-these` every try counts, so the pair stays as it is. */
function ofQuestions(pair: OpenPair): OpenPair {
  return pair.inference === 'these-cases' ? { ...pair, casesOf: pair.firstCasesOf } : pair
}

/** Counts how often the change was asked, and how many tries of main it was compared with. */
function countAsked({ baseline, candidate }: OpenPair, judged: JudgedPair | null) {
  const { run, trials } = candidate
  const { plan, stopped, trials_per_case: complete } = run
  const rounds = plan === undefined ? 1 : stopped !== undefined && !hasWholeRound(candidate) ? 0 : complete
  const planned = plan === undefined ? null : (judged?.rounds ?? null)
  const askedOn = trials.filter(({ asked_on: isAskedOn }) => isAskedOn === true).length
  const main = [...groupByCase(countedTrials(baseline?.trials ?? [])).values()].map((own) => own.length)
  return {
    rounds,
    cap: plan?.cap ?? 1,
    answers: trials.length,
    asked_on: askedOn,
    ...(planned !== null && { planned: pick(planned, ['expected', 'most']) }),
    main: main.length === 0 ? null : { least: Math.min(...main), most: Math.max(...main) },
    refuted_by: judged?.facts?.refuted_by ?? null,
  }
}

/** Finds the flipped cases and those that zero tolerance confirms, and measures reliability over repeated trials. */
function followCases(pair: OpenPair, { confirmations: reruns }: CompareInput, gated: readonly DecidedGate[]) {
  const { pairing, success, facts, inference } = pair
  const { run, trials } = pair.candidate
  const { zero_tolerance: scope, deterministic } = run.settings
  const again = [
    ...trials.filter((one) => one.asked_on === true),
    ...failDeleted(reruns?.trials ?? [], pairing.deleted),
  ]
  const confirmations = indexTrials(again)({ id: SUCCESS })
  const canCompareSuccess = facts.no_baseline === null && !facts.redefined.has(SUCCESS)
  const passes = canCompareSuccess ? countPasses(pairing, success, confirmations) : []
  const onAll = gated.find(({ result: { gate } }) => gate.metric === SUCCESS && gate.where === null)
  const own = onAll?.result.these_cases
  const inRounds = scope === 'all' && own?.how === 'rounds' ? own : null
  const rule = inRounds
    ? ({ scope: 'critical', isDeterministic: false } as const)
    : { scope, isDeterministic: deterministic }
  const failures = [...new Set([...(inRounds?.broke ?? []), ...findConfirmedFailures(passes, rule)])]
  const doubted = findDoubted(failures, [...trials, ...(reruns?.trials ?? [])], pair.agreeing)
  const confirmed = failures.filter((id) => !doubted.includes(id))
  return {
    passes,
    flips: findFlips(passes, new Set(confirmed)),
    zero_tolerance: confirmed,
    doubted,
    unscored: findUnscored(passes, scope),
    reliability: measureReliability(pair, {
      // The majority's test takes cases as the unit.
      can_compare_success: canCompareSuccess && inference === 'cases-like-these',
      evidence: gated.map(({ evidence }) => evidence),
    }),
  }
}

/** Returns, as a share of the primary gate's cases, those that ask for retrieval; 0 if any of them retrieved something it expects. */
function shareUnmatched({ checked, casesOf, baseline, candidate: { run, trials } }: OpenPair): number {
  const primary = findPrimaryGate(checked)
  const asksForIt = run.settings.success === 'all' || run.settings.success === 'retrieval'
  if (primary?.metric.id !== SUCCESS || !asksForIt) return 0
  const asking = new Set(casesOf({ id: RETRIEVED }, primary.slice).pairs.map((pair) => pair.case_id))
  const both = [...(baseline?.trials ?? []), ...trials].filter((trial) => asking.has(trial.case))
  const { matched } = surveyNaming(both)
  const isMatched = matched.has('spans') || matched.has('sources')
  return isMatched ? 0 : asking.size / Math.max(1, casesOf(primary.metric, primary.slice).pairs.length)
}

function forecastPair({ checked, pairing, columnOf, candidate: { run }, alpha, inference }: OpenPair) {
  const columns = new Map(checked.map(({ metric }) => [metric.id, columnOf(metric).candidate]))
  return forecastGates({
    gates: checked,
    cases: pairing.candidate,
    applies: (metric, { id }) => metric.measured_on !== undefined || isScored(columns.get(metric.id)?.get(id)),
    measured: (metric, some) => measureLevel(columnOf(metric).candidate, some),
    trials: { baseline: run.trials_per_case, candidate: run.trials_per_case },
    deterministic: run.settings.deterministic,
    alpha,
    rounds: inference === 'these-cases' ? MAX_ROUNDS : null,
  })
}

/** Collects what findings and recommendations are written from. */
function gatherFacts(
  pair: OpenPair,
  { passes, flips }: ReturnType<typeof followCases>,
  { loss, alike }: { readonly loss: GateLoss | null; readonly alike: FindingFacts['alike'] },
): FindingFacts {
  const { baseline, candidate, alpha, checked, casesOf } = pair
  const own = checked.find(({ gate }) => gate.id === loss?.gate.id)
  const compared = own === undefined ? [] : casesOf(own.metric, own.slice).pairs.map((one) => one.case_id)
  const lost = loss && { gate: loss, compared }
  const { paired } = pair.pairing
  const conduct = { baseline: baseline?.conduct ?? null, candidate: candidate.conduct ?? null }
  return {
    paired,
    passes,
    conduct,
    zero_recall: findZeroRecall(pair.pairing, pair.columnOf({ id: ZERO_RECALL })),
    primary_k: candidate.run.settings.primary_k,
    parts: listParts(pair),
    concentration: findConcentration({ alpha, flips, paired, passes, conduct, lost }),
    alike,
  }
}

function findAlike({ baseline, candidate }: OpenPair, gates: readonly GateResult[]): FindingFacts['alike'] {
  const [main, change] = [baseline?.replies, candidate.replies]
  const { run } = candidate
  if (!main || !change || run.settings.deterministic || isFromResults(run)) return null
  const isOpen = gates.some(({ gate: { severity }, metric, verdict, these_cases: own }) => {
    return severity === 'fail' && verdict === 'inconclusive' && own?.how === 'rounds' && isOfAnswer(metric)
  })
  return isOpen && main.differ.length + change.differ.length === 0 ? pick(main, ['trials', 'cases']) : null
}
