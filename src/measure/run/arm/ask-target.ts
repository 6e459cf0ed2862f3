import { formatMoney } from '../../../format/format-number.js'
import { costOfReply, costOfTokens } from '../../../metrics/cost/price-reply.js'
import type { Pricing } from '../../../model/suite/pricing.js'
import type { Suite, Variant } from '../../../model/suite/suite.js'
import type { Attempt, AttemptFailure, TargetDefinition, TargetRequest, TargetSession } from '../../targets/target.js'
import { type CallLimits, costOfCharge, demandPrice, NotAffordable, type Spending } from '../budget/spending.js'
import { type CallEnd, endInTrouble, type Pacer } from '../pacing/pacer.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import { type Failure, type Observation, observationSchema } from '../../../model/run/observation.js'
import type { SpanLocator } from './locate-spans.js'
import { type RetryOptions, retryOutages } from '../pacing/provider-health.js'
import { readCleanCheckout } from '../../../io/git.js'
import { sha256 } from '../../../io/sha256.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import type { Run } from '../../../model/run/run.js'
import { VERSION } from '../../../model/version.js'
import { printableAddress } from '../../providers/access.js'
import type { RunSuiteInput, SuiteArm, WorstCase } from '../input.js'
import { pick } from '../../../model/omit-undefined.js'

export interface PlannedRequest {
  readonly golden: GoldenCase
  readonly trial: number
  readonly suite: Pick<Suite, 'k' | 'primary_k' | 'timeout_seconds'>
  /** The variant's. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Of trial 0: every trial has its own, the same in every arm of another variant. */
  readonly seed: number
}

/** What the target is asked in one trial of one case. */
export function makeRequest({ golden, trial, suite, settings, seed }: PlannedRequest): TargetRequest {
  return {
    id: `${golden.id}#${trial}`,
    case: golden.id,
    trial,
    query: golden.query,
    top_k: Math.max(...suite.k, suite.primary_k),
    seed: seed + trial,
    settings,
  }
}

/** Makes one trial of one case: what came back, and how many attempts were lost to infrastructure before. */
export async function askTrial(
  session: TargetSession,
  /** `locate` looks retrieved spans up in the measured code. */
  input: PlannedRequest & RetryOptions & { readonly locate: SpanLocator },
) {
  const { golden, suite, seed, signal } = input
  const request = makeRequest(input)
  const timeoutMs = (golden.timeout_seconds ?? suite.timeout_seconds) * 1000
  const retrying = { ...input, seed: `${seed}/retry/${request.id}`, outageOf }
  const { answer, lost } = await retryOutages(async () => session.ask(request, { timeoutMs, signal }), retrying)
  // A target that was given up meanwhile is not asked again: what it said last is what came back.
  const attempts = [...lost, answer]
  const asked = attempts.filter((attempt) => outageOf(attempt)?.bill?.charge !== 'unasked')
  const [last = answer] = asked.slice(-1)
  return { observation: await input.locate(withoutBill(last), golden), retries: Math.max(0, asked.length - 1) }
}

function outageOf(attempt: Attempt): AttemptFailure | null {
  return attempt.status === 'failed' && attempt.failure.kind === 'infrastructure' ? attempt.failure : null
}

/** As it is stored. */
function withoutBill(attempt: Attempt): Observation {
  return attempt.status === 'ok' ? attempt : { ...attempt, failure: toFailure(attempt.failure) }
}

const toFailure = ({ bill: _bill, ...failure }: AttemptFailure): Failure => failure

/**
 * A target whose requests keep within the limits: the money is set aside first, then the turn is waited for. Throws `price-unknown` when
 * there is a budget and the target names a model that has no price. `pacer` is null where no provider is asked.
 */
export function limitTarget(
  session: TargetSession,
  facts: CallLimits & {
    readonly variant: Variant
    readonly targets: readonly TargetDefinition[]
    readonly pricing: Pricing
    /** The dearest trial that is known from before; null is none. */
    readonly dearestUsd: number | null
    /** Any request that will be made; null when none will. */
    readonly sample: TargetRequest | null
  },
): { readonly session: TargetSession; readonly pacer: Pacer | null } {
  const { variant, targets, pricing, sample, spending, pacers } = facts
  if (isFree(variant, targets)) return { session, pacer: null }
  const pacer = pacers.ofTarget(variant)
  const paced = paceTarget(session, pacer)
  if (spending === null) return { session: paced, pacer }
  const model = sample === null ? undefined : session.model?.(sample)
  if (model !== undefined && variant.max_trial_cost_usd === undefined) demandPrice(variant.name, model, pricing)
  return { session: payTarget(paced, spending, facts), pacer }
}

/** Whether no request of a variant's target ever costs anything. */
export function isFree({ target }: Variant, targets: readonly TargetDefinition[]): boolean {
  const definition = targets.find(({ name }) => name === target.type)
  return definition?.cost === 'none' || definition?.replays === true
}

/**
 * The session, every request of which waits for its turn at the pacer. Where the provider was given up, requests fail at once, as
 * infrastructure, with the pacer's reason. Waiting is in no latency.
 */
function paceTarget(session: TargetSession, pacer: Pacer): TargetSession {
  let mostTokens = 0
  return decorateTarget(session, async (request, limits) => {
    const bound = session.bound?.(request) ?? null
    const tokens = bound === null ? mostTokens : bound.input_tokens + bound.output_tokens
    const pass = await pacer.enter({ id: request.id, tokens }, limits.signal)
    const bill = { charge: 'unasked', spent: null } as const
    const failure = { kind: 'infrastructure', message: pacer.gaveUp() ?? '', bill } as const
    if (pass === null) return { status: 'failed', latency_ms: 0, failure }
    let end: CallEnd = { kind: 'abandoned' }
    try {
      const attempt = await session.ask(request, limits)
      end = endOf(attempt)
      if (end.kind === 'answered') mostTokens = Math.max(mostTokens, end.tokens ?? 0)
      return attempt
    } finally {
      pass.leave(end)
    }
  })
}

/** A failed case has been answered all the same, but for a time-out, which says nothing either way. */
function endOf(attempt: Attempt): CallEnd {
  if (attempt.status === 'failed') {
    const { kind } = attempt.failure
    if (kind === 'timeout') return { kind: 'abandoned' }
    return kind === 'infrastructure' ? endInTrouble(attempt.failure) : { kind: 'answered', tokens: null }
  }
  const { usage } = attempt.reply
  const tokens = usage === undefined ? null : (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0)
  return { kind: 'answered', tokens }
}

/**
 * The session, every request of which is set aside in the budget at its worst case before it is made: the price of the most tokens that
 * it can use, else what the suite declares, else the dearest request so far; before any cost is known, one request at a time.
 * A request of unknown cost counts as its worst case. `ask` rejects with `NotAffordable` when the budget has no room.
 */
function payTarget(
  session: TargetSession,
  spending: Spending,
  { variant, pricing, dearestUsd }: Pick<Parameters<typeof limitTarget>[1], 'variant' | 'pricing' | 'dearestUsd'>,
): TargetSession {
  let dearest = dearestUsd
  return decorateTarget(session, async (request, limits) => {
    const bound = session.bound?.(request) ?? null
    const most = bound === null ? null : costOfTokens(bound, pricing)
    const firmUsd = most?.kind === 'scored' ? most.value : (variant.max_trial_cost_usd ?? null)
    const worst = (): WorstCase => firmUsd ?? dearest ?? 'rest'
    const reservation = await spending.reserve(worst, limits.signal)
    if (reservation === null) {
      const usd = worst()
      spending.halt({ detail: `the next request could cost ${usd === 'rest' ? 'anything' : formatMoney(usd)}` })
      throw new NotAffordable()
    }
    // It waited behind the one that showed that the budget cannot be counted.
    if (spending.halted()?.because === 'unknown-cost') {
      reservation.settle(0)
      throw new NotAffordable()
    }
    const unknownUsd = firmUsd ?? dearest ?? 0
    let actualUsd = unknownUsd
    try {
      const attempt = await session.ask(request, limits)
      const cost = costOf(attempt, pricing)
      if (cost.kind === 'scored') {
        actualUsd = cost.value
        if (attempt.status === 'ok') dearest = Math.max(dearest ?? 0, cost.value)
      } else if (attempt.status === 'ok' && firmUsd === null) {
        const detail = `${cost.reason}. Set \`max_trial_cost_usd\` of the target, to 0 if it is free`
        spending.halt({ isUnknown: true, detail })
      }
      return attempt
    } finally {
      reservation.settle(actualUsd)
    }
  })
}

/** In US dollars. A failure that does not say what it is billed may cost anything. */
const costOf = (attempt: Attempt, pricing: Pricing) =>
  attempt.status === 'ok'
    ? costOfReply(attempt.reply, pricing)
    : costOfCharge(attempt.failure.bill ?? { charge: 'unknown', spent: null }, pricing)

/**
 * The session with another `ask`; all else is its own. A request passes, from outside in:
 * - `retryOutages`: every attempt is paid for and waits for its turn again;
 * - `cacheTarget`: what is known costs no money and takes no turn;
 * - `payTarget`: money is set aside first, so that nobody holds a turn while waiting for money;
 * - `paceTarget`;
 * - `maskTarget`: nothing above it, the cache on disk least of all, sees a secret;
 * - `nameTargetFiles`: the cache knows files by their paths in the checkout, wherever that was;
 * - `listenToTraces`: what the target says in spans is masked too.
 *
 * A judge has the same order, without traces (`decorateJudge`).
 */
export function decorateTarget(session: TargetSession, ask: TargetSession['ask']): TargetSession {
  return {
    ask,
    get corpusFingerprint() {
      return session.corpusFingerprint
    },
    startFailure: () => session.startFailure(),
    ...(session.lacking && { lacking: () => session.lacking?.() ?? '' }),
    ...(session.model && { model: session.model }),
    ...(session.bound && { bound: (request) => session.bound?.(request) ?? null }),
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  }
}

/**
 * The target of an arm with the run's cache before it; null where there is none, or it is unknown what decides an answer: a target whose
 * code is of the checkout has to have it as it was committed. An answer from the cache says so and has no latency. What failed is never kept, and
 * neither kept nor looked up is what must be fresh: a case that limits latency, whose answer is of use only with its time, and the further tries
 * of a run in rounds, which would be copies.
 */
export async function cacheArm(
  session: TargetSession,
  { cache = null, targets, arms, targetEnvNames, providers, log }: RunSuiteInput,
  arm: Required<Pick<SuiteArm, 'suite' | 'cases' | 'workingDirectory'>> & {
    readonly variant: Variant
    readonly run: Pick<Run, 'plan'>
  },
): Promise<TargetSession | null> {
  const { target } = arm.variant
  if (cache === null) return null
  const decidedBy = targets.find(({ name }) => name === target.type)?.decidedBy?.(target.options) ?? null
  if (decidedBy === null) return null
  const ownFolders = [cache.folder, ...arms.map(({ out }) => out)]
  const checkout = decidedBy === 'checkout' ? await readCleanCheckout(arm.workingDirectory, ownFolders) : null
  if (decidedBy === 'checkout' && checkout === null) {
    const why = 'the checkout has uncommitted changes or is not a git repository'
    log.info(`The answers of \`${arm.variant.name}\` are not cached: ${why}.`)
    return null
  }
  const isTimed = ({ checks }: GoldenCase): boolean => checks.some((check) => 'max_latency_s' in check)
  const timed = new Set(arm.cases.filter(isTimed).map(({ id }) => id))
  const { openaiBaseUrl } = providers
  // What decides its answers, but for the question.
  const identity = {
    target,
    controlled: arm.suite.controlled,
    // The names of what the workflow lets it see: a value may be a secret.
    env_names: [...targetEnvNames].sort(),
    tree: checkout?.tree ?? null,
    corpus: session.corpusFingerprint,
    base_url: openaiBaseUrl === null ? null : printableAddress(openaiBaseUrl),
  }
  return decorateTarget(session, async (request, limits) => {
    if (timed.has(request.case) || (arm.run.plan !== undefined && request.trial > 0))
      return session.ask(request, limits)
    limits.signal.throwIfAborted()
    // Equal for two requests that would be answered alike but for chance, whose draw is the case, the trial and the seed.
    const asked = pick(request, ['case', 'trial', 'query', 'top_k', 'seed', 'settings'])
    const key = sha256(canonicalJson({ kind: 'answer', goldenpair: VERSION, ...identity, asked }))
    const { data: kept } = observationSchema.safeParse(await cache.find(key))
    if (kept?.status === 'ok') return { ...kept, latency_ms: null, cached: true }
    const observation = await session.ask(request, limits)
    if (observation.status === 'ok') await cache.keep(key, observation)
    return observation
  })
}
