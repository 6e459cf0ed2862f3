import { posix } from 'node:path'
import { readCheckout } from '../github/checkout.js'
import type { PullRequest } from '../github/event-context.js'
import { MAX_ROUNDS } from '../model/run/rounds-plan.js'
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
import { joinAndCount } from '../format/join-names.js'
import type { Log } from '../io/log.js'
import { takeFirst } from '../measure/suite/first-look.js'
import { groupBy } from '../model/group-by.js'
import { caseMeansOf } from '../stats/scores/case-means.js'

/** A change and the commit that it is compared with, before anything is measured. */
export type Change = Awaited<ReturnType<typeof openChange>>

/**
 * Opens the checkout of a change and the commit that it is compared with. The suite is the one at the same path in that
 * commit, whatever the change calls it; `renamed` is the change's name for it, if the base names it otherwise. Throws
 * `input-invalid` for a shard with `baseline: ref`.
 */
export async function openChange(request: ActionRequest, pullRequest: PullRequest | null) {
  const { inputs, github, workingDirectory, effects } = request
  if (inputs.baseline.from === REF && inputs.shard !== null) throw refuseRef()
  const [checkout] = await Promise.all([
    readCheckout({ workingDirectory, fallbackSha: github.event.sha }),
    // Loads the client while git answers.
    pullRequest && effects.connect(),
  ])
  // GitHub answers while the suite is read; an error in the suite is reported first.
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
  /** `null` if it is not known yet. */
  readonly baseline: Baseline | null
  readonly pullRequest: PullRequest | null
}

/**
 * Finds the cases that a change started from. Undefined outside a pull request or a merge queue's group, which alone have
 * a base, and without a baseline, since nothing is compared then.
 */
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

/** Returns the number of the pull request, or of the one in a merge queue; `null` if there is none. */
function numberOf({ github: { event } }: ActionRequest, pullRequest: PullRequest | null): number | null {
  return pullRequest?.number ?? (event.kind === 'merge_group' ? event.number : null)
}

/** Adds to a plan the cases that must be asked in the base's form, unless a person has accepted their changes. */
async function planBaseForms(request: ActionRequest, facts: ChangeFacts) {
  const { plan, manifest } = facts.change
  if (plan.kind === 'results') return { plan, origin: undefined }
  const origin = await findOriginOf(request, facts, plan.suite.cases)
  if (origin === undefined || origin.is_accepted) return { plan, origin }
  const scope = manifest?.zero_tolerance ?? 'critical'
  const { cases, base_forms } = addBaseForms({ own: plan.suite.cases, base: origin.cases, scope })
  if (base_forms.length === 0) return { plan, origin }
  const ids = base_forms.map(({ case: id }) => id)
  request.effects.log.info(
    `Cases that this change edits or removes are asked as the base has them: ${joinAndCount(ids, 5)}.`,
  )
  const { stale } = await checkSpans({ cases, workingDirectory: request.workingDirectory })
  return { plan: withSuite(plan, { ...plan.suite, cases, base_forms, ...listStaleCases(cases, stale) }), origin }
}

const NOT_FOUND: Baseline = { kind: 'none', reason: 'it is measured together with the change' }

/** Finds everything that is known about a change before its target is asked. */
export async function findMain(request: ActionRequest, change: Change, pullRequest: PullRequest | null) {
  const { inputs, effects } = request
  const { first, subset, shard } = inputs
  const isLater = inputs.baseline.from === REF || shard !== null
  const place = { measured: change.checkout.sha, number: numberOf(request, pullRequest) }
  const finding = { request, suite: change.plan.name, ...change, ...place }
  // `null` if the base is measured in the same job, or if the job that merges the shards finds the baseline.
  const known = isLater ? null : await findBaseline(finding)
  const { plan: whole, origin } = await planBaseForms(request, { change, baseline: known, pullRequest })
  // The run that plans the rounds.
  const main = isLater && whole.kind === 'suite' ? await findPlanner(finding) : known
  let plan: CheckoutPlan = whole
  // For a draft, the input `first` limits the cases that are asked.
  if (first !== null && whole.kind === 'suite' && pullRequest?.isDraft === true) {
    // Shards may find two runs of main but must choose the same cases, so they use none.
    const folder = shard === null && main?.kind === 'found' ? main.folder : null
    plan = withSuite(whole, await openFirstLook(whole.suite, { first, subset, main: folder, log: effects.log }))
  }
  let chosen: RuleSet | null = null
  const choose = async (run: Run): Promise<RuleSet> => {
    chosen ??= await chooseRules(request, { ...change, run, baseline: main ?? NOT_FOUND, origin })
    return chosen
  }
  // The rules are chosen once; before that, `chosen` returns `null`.
  return { known, plan, origin, main, rules: { choose, chosen: () => chosen } }
}

/**
 * Plans what a change would ask in its rounds, and of which suite (input `dry-run`). `null` for results of another
 * harness. Throws as mode `pr` does before it asks.
 */
export async function planChange(request: ActionRequest) {
  const pullRequest = request.github.event.kind === 'pull_request' ? request.github.event.pullRequest : null
  const known = await findMain(request, await openChange(request, pullRequest), pullRequest)
  if (known.plan.kind === 'results') return null
  return { suite: known.plan.suite, rounds: roundsOf(request, known, request.inputs.baseline.from === REF) }
}

/**
 * Returns the rounds of a change. Undefined if nothing is compared, or if the workflow says how often each case is asked.
 */
export function roundsOf(
  { inputs, effects }: ActionRequest,
  { plan, main, rules }: Pick<Awaited<ReturnType<typeof findMain>>, 'plan' | 'main' | 'rules'>,
  isBeside: boolean,
): AskInRounds | undefined {
  const isPart = inputs.shard !== null
  if (plan.kind === 'results' || inputs.trials !== null) return undefined
  if (main?.kind !== 'found' && !isBeside && !isPart) return undefined
  return {
    main: main?.kind === 'found' ? main.folder : null,
    // The arm after the change's own.
    beside: isBeside ? 1 : null,
    cap: plan.suite.rounds ?? MAX_ROUNDS,
    isJudgedLater: true,
    whole: isPart ? selectSubset(plan.suite.cases, inputs.subset) : undefined,
    log: effects.log,
    rules: rules.choose,
  }
}

/**
 * Returns the suite with the cases of a first look, whose numbers by tag are logged; the given suite if the look asks all
 * cases. `main` is the folder of main's run; `null` if there is none, so that no case is known to pass.
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
