import { posix } from 'node:path'
import { readCheckout } from '../github/checkout.js'
import type { PullRequest } from '../github/event-context.js'
import { MOST_ROUNDS } from '../model/run/rounds-plan.js'
import { isFromResults, type Run } from '../model/run/run.js'
import type { GoldenCase } from '../model/suite/case.js'
import type { RuleSet, SuiteOrigin } from '../model/suite/rules.js'
import { selectSubset } from '../model/suite/selection.js'
import type { Suite } from '../model/suite/suite.js'
import { type ActionRequest, REF } from './request/action-request.js'
import { checkSpans } from '../measure/run/arm/locate-spans.js'
import { type CheckoutPlan, planCheckout, type SuitePlan } from './request/measure-checkout.js'
import type { Baseline } from '../store/baselines/baseline.js'
import { readRun, readScoredRun } from '../store/runs/read-run.js'
import { addBaseForms } from '../measure/suite/base-forms.js'
import { listStaleCases } from '../measure/suite/stale-spans.js'
import type { AskInRounds } from './ask-in-rounds.js'
import { chooseRules } from './choose-rules.js'
import { describeReference, findBaseline, findPlanner, locateReference, refuseRef } from './find-baseline.js'
import { findOrigin, openBaseFiles, readBaseManifest } from './suite-origin.js'
import { countOf } from '../format/format-number.js'
import type { Log } from '../io/log.js'
import { takeFirst } from '../measure/suite/first-look.js'
import { groupBy } from '../model/group-by.js'
import { caseMeansOf } from '../stats/scores/case-means.js'

/** A change beside the commit that it is compared with, before anything is measured. */
export type Change = Awaited<ReturnType<typeof openChange>>

/**
 * The checkout of a change beside the commit that it is compared with. The suite is the one at the same path there, whatever the change calls
 * it: `renamed` says how, where its base calls it otherwise. Throws `input-invalid` for a shard of what is measured beside its base.
 */
export async function openChange(request: ActionRequest, pullRequest: PullRequest | null) {
  const { inputs, github, workingDirectory, effects } = request
  if (inputs.baseline.from === REF && inputs.shard !== null) throw refuseRef()
  const [checkout] = await Promise.all([
    readCheckout({ workingDirectory, fallbackSha: github.event.sha }),
    // Its client is loaded while git answers.
    pullRequest && effects.connect(),
  ])
  // GitHub answers while the suite is read, and a suite that cannot be read is told first.
  const locating = locateReference(request, { checkout, pullRequest })
  locating.catch(() => undefined)
  const plan = await planCheckout(request, { mode: 'pr', commit: checkout.sha })
  const point = await locating
  effects.log.info(describeReference(point))
  const files = await openBaseFiles(request, point)
  const change = { checkout, point, files, manifest: null, plan, renamed: null }
  if (plan.kind === 'results') return change
  const manifest = await readBaseManifest(request, files, posix.normalize(inputs.suite))
  const own = plan.name
  const name = manifest?.name ?? own
  if (name === own) return { ...change, manifest }
  effects.log.warning(`The suite ${name} is called ${own} in this change; it is compared as ${name}.`)
  return { ...change, manifest, plan: withSuite(plan, { ...plan.suite, name }), renamed: own }
}

function withSuite(plan: SuitePlan, suite: Suite): SuitePlan {
  return { ...plan, name: suite.name, suite, common: { ...plan.common, suite } }
}

interface ChangeFacts {
  readonly change: Change
  /** Null where it is not known yet. */
  readonly baseline: Baseline | null
  readonly pullRequest: PullRequest | null
}

/** The cases that a change started from. Only a pull request and a merge queue's group have a base; without a baseline nothing is compared. */
export async function findOriginOf(
  request: ActionRequest,
  { change: { files, manifest: there }, baseline, pullRequest }: ChangeFacts,
  cases: readonly GoldenCase[],
): Promise<SuiteOrigin | undefined> {
  if (pullRequest === null && request.github.event.kind !== 'merge_group') return undefined
  if (baseline?.kind === 'none') return undefined
  const baseRun = baseline === null ? null : await readRun(baseline.folder)
  const isOfSuite = baseRun !== null && !isFromResults(baseRun)
  const manifest = there ?? (isOfSuite ? await readBaseManifest(request, files, baseRun.suite.file) : null)
  return findOrigin(request, { files, manifest, baseRun, cases, number: numberOf(request, pullRequest) })
}

/** Of the pull request, or of a merge queue's; null where there is none. */
function numberOf({ github: { event } }: ActionRequest, pullRequest: PullRequest | null): number | null {
  return pullRequest?.number ?? (event.kind === 'merge_group' ? event.number : null)
}

/** Adds to a plan the cases that must be asked as the base has them, unless a person has accepted that they change. */
async function planBaseForms(request: ActionRequest, facts: ChangeFacts) {
  const { plan, manifest } = facts.change
  if (plan.kind === 'results') return { plan, origin: undefined }
  const origin = await findOriginOf(request, facts, plan.suite.cases)
  if (origin === undefined || origin.is_accepted) return { plan, origin }
  const scope = manifest?.zero_tolerance ?? 'critical'
  const { cases, base_forms } = addBaseForms({ own: plan.suite.cases, base: origin.cases, scope })
  if (base_forms.length === 0) return { plan, origin }
  const named = base_forms.slice(0, 5).map(({ case: id }) => id)
  request.effects.log.info(
    `Cases that this change edits or removes are asked as the base has them: ${named.join(', ')}${base_forms.length > named.length ? ` and ${base_forms.length - named.length} more` : ''}.`,
  )
  const { stale } = await checkSpans({ cases, workingDirectory: request.workingDirectory })
  return { plan: withSuite(plan, { ...plan.suite, cases, base_forms, ...listStaleCases(cases, stale) }), origin }
}

const NOT_FOUND: Baseline = { kind: 'none', reason: 'it is measured beside the change' }

type KnownOfChange = Awaited<ReturnType<typeof findMain>>

/** Everything that is known of a change before its target is asked. */
export async function findMain(request: ActionRequest, change: Change, pullRequest: PullRequest | null) {
  const { inputs, effects } = request
  const { first, subset, shard } = inputs
  const isLater = inputs.baseline.from === REF || shard !== null
  const place = { measured: change.checkout.sha, number: numberOf(request, pullRequest) }
  const finding = { request, suite: change.plan.name, ...change, ...place }
  // Null: its base is measured beside it, or whoever merges the shards finds it.
  const known = isLater ? null : await findBaseline(finding)
  const { plan: whole, origin } = await planBaseForms(request, { change, baseline: known, pullRequest })
  // It plans the rounds.
  const main = isLater && whole.kind === 'suite' ? await findPlanner(finding) : known
  let plan: CheckoutPlan = whole
  // The plan of a draft asks no more cases than the input `first` says.
  if (first !== null && whole.kind === 'suite' && pullRequest?.isDraft === true) {
    // Shards may find two runs of main, and must all choose the same cases.
    const folder = shard === null && main?.kind === 'found' ? main.folder : null
    plan = withSuite(whole, await openFirstLook(whole.suite, { first, subset, main: folder, log: effects.log }))
  }
  let chosen: RuleSet | null = null
  const choose = async (run: Run): Promise<RuleSet> => {
    chosen ??= await chooseRules(request, { ...change, run, baseline: main ?? NOT_FOUND, origin })
    return chosen
  }
  // They are chosen once; `chosen` is null before.
  return { known, plan, origin, main, rules: { choose, chosen: () => chosen } }
}

/** What a change would ask in its rounds (input `dry-run`), and of which suite. Throws as mode `pr` does before it asks. */
export async function planChange(request: ActionRequest) {
  const pullRequest = request.github.event.kind === 'pull_request' ? request.github.event.pullRequest : null
  const known = await findMain(request, await openChange(request, pullRequest), pullRequest)
  if (known.plan.kind === 'results') return null
  return { suite: known.plan.suite, rounds: roundsOf(request, known, request.inputs.baseline.from === REF) }
}

/** The rounds of a change. None where nothing is compared, and where the workflow says how often each case is asked. */
export function roundsOf(
  { inputs, effects }: ActionRequest,
  { plan, main, rules }: Pick<KnownOfChange, 'plan' | 'main' | 'rules'>,
  isBeside: boolean,
): AskInRounds | undefined {
  const isPart = inputs.shard !== null
  if (plan.kind === 'results' || inputs.trials !== null) return undefined
  if (main?.kind !== 'found' && !isBeside && !isPart) return undefined
  return {
    main: main?.kind === 'found' ? main.folder : null,
    // After the change's own.
    beside: isBeside ? 1 : null,
    cap: plan.suite.rounds ?? MOST_ROUNDS,
    isJudgedLater: true,
    whole: isPart ? selectSubset(plan.suite.cases, inputs.subset) : undefined,
    log: effects.log,
    rules: rules.choose,
  }
}

/**
 * The suite with the cases of a first look, which the log names by tag; the given one where that asks all of them. `main` is the folder of main's run,
 * null where there is none: then no case is known to pass.
 */
export async function openFirstLook(
  suite: Suite,
  input: { readonly first: number; readonly subset: string | null; readonly main: string | null; readonly log: Log },
): Promise<Suite> {
  const { first, subset, main, log } = input
  const { tallyOf } = caseMeansOf(main === null ? [] : (await readScoredRun(main, { log })).trials)
  const cases = selectSubset(suite.cases, subset)
  const taken = takeFirst(suite, { cases, first, passesOf: tallyOf })
  if (taken === null) {
    log.info(`The first look asks all ${countOf(cases.length, 'case')}.`)
    return suite
  }
  const tags = groupBy(taken.cases, ({ tags: [tag = 'no tag'] }) => tag)
  const shares = [...tags].map(([tag, own]) => `${tag} ${own.length}`)
  log.info(`First look: ${first} of ${countOf(cases.length, 'case')} (seed ${suite.seed}): ${shares.join(', ')}.`)
  return taken
}
