import { formatMoney } from '../../../format/format-number.js'
import { costOfReply, costOfTokens } from '../../../metrics/cost/price-reply.js'
import type { Pricing } from '../../../model/suite/pricing.js'
import type { Suite, Variant } from '../../../model/suite/suite.js'
import {
  type Attempt,
  type AttemptFailure,
  type TargetDefinition,
  type TargetRequest,
  type TargetSession,
  unaskedFailure,
} from '../../targets/target.js'
import { type CallLimits, costOfCharge, requirePrice, NotAffordable, type Spending } from '../budget/spending.js'
import { type CallEnd, endInTrouble, type Pacer } from '../pacing/pacer.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import { type Failure, isAsked, type Observation, observationSchema } from '../../../model/run/observation.js'
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
  /** Settings of the variant. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Seed of trial 0. Each trial has its own seed, which arms of other variants share. */
  readonly seed: number
}

/** Builds the request for one trial of a case. */
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

/** Makes one trial of a case. Returns the observation and the number of attempts lost to infrastructure before it. */
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
  // If the target was given up meanwhile, the result is the last attempt that was actually made.
  const asked = [...lost, answer].filter(isAsked)
  const [last = answer] = asked.slice(-1)
  return { observation: await input.locate(withoutBill(last), golden), retries: Math.max(0, asked.length - 1) }
}

/** `null` also if the attempt was not made: asking a target again that was given up is pointless. */
const outageOf = (attempt: Attempt): AttemptFailure | null =>
  attempt.status === 'failed' && attempt.failure.kind === 'infrastructure' && isAsked(attempt) ? attempt.failure : null

/** The stored form. */
function withoutBill(attempt: Attempt): Observation {
  return attempt.status === 'ok' ? attempt : { ...attempt, failure: toFailure(attempt.failure) }
}

const toFailure = ({ bill: _bill, ...failure }: AttemptFailure): Failure => failure

/**
 * Limits a target's requests to budget and rate: first reserves the money, then waits for a turn. `pacer` is `null` if no provider
 * is called. Throws `price-unknown` if there is a budget and the target's model has no price.
 */
export function limitTarget(
  session: TargetSession,
  facts: CallLimits & {
    readonly variant: Variant
    readonly targets: readonly TargetDefinition[]
    readonly pricing: Pricing
    /** Cost of the most expensive trial so far; `null` if unknown. */
    readonly dearestUsd: number | null
    /** Any of the requests to be made; `null` if there are none. */
    readonly sample: TargetRequest | null
  },
): { readonly session: TargetSession; readonly pacer: Pacer | null } {
  const { variant, targets, pricing, sample, spending, pacers } = facts
  if (isFree(variant, targets)) return { session, pacer: null }
  const pacer = pacers.ofTarget(variant)
  const paced = paceTarget(session, pacer)
  if (spending === null) return { session: paced, pacer }
  const model = sample === null ? undefined : session.model?.(sample)
  if (model !== undefined && variant.max_trial_cost_usd === undefined) requirePrice(variant.name, model, pricing)
  return { session: payTarget(paced, spending, facts), pacer }
}

/** Whether requests of a variant's target are always free. */
export function isFree({ target }: Variant, targets: readonly TargetDefinition[]): boolean {
  const definition = targets.find(({ name }) => name === target.type)
  return definition?.cost === 'none' || definition?.replays === true
}

/**
 * Makes every request wait for its turn at the pacer. After the provider was given up, requests fail at once as infrastructure
 * failures with the pacer's reason. Latencies do not include the wait.
 */
function paceTarget(session: TargetSession, pacer: Pacer): TargetSession {
  let mostTokens = 0
  return decorateTarget(session, async (request, limits) => {
    const bound = session.bound?.(request) ?? null
    const tokens = bound === null ? mostTokens : bound.input_tokens + bound.output_tokens
    const pass = await pacer.enter({ id: request.id, question: request.case, tokens }, limits.signal)
    if (pass === null) return { status: 'failed', latency_ms: 0, failure: unaskedFailure(pacer.gaveUp() ?? '') }
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

/** A failure of the case is still an answer of the provider, except a time-out, which shows nothing either way. */
function endOf(attempt: Attempt): CallEnd {
  if (attempt.status === 'failed') {
    const { kind } = attempt.failure
    if (kind === 'timeout' || !isAsked(attempt)) return { kind: 'abandoned' }
    return kind === 'infrastructure' ? endInTrouble(attempt.failure) : { kind: 'answered', tokens: null }
  }
  const { usage } = attempt.reply
  const tokens = usage === undefined ? null : (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0)
  return { kind: 'answered', tokens }
}

/**
 * Reserves the worst-case cost of every request before it is made: the price of the most tokens it can use, else the cost declared
 * in the suite, else the most expensive request so far. Until any cost is known, only one request is in flight. A request of
 * unknown cost counts as its worst case. `ask` rejects with `NotAffordable` if the budget has no room.
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
    // An earlier request, which this one waited for, showed that costs cannot be determined.
    if (spending.halted()?.because === 'unknown-cost') {
      reservation.settle(0)
      throw new NotAffordable()
    }
    // Of an answer of unknown cost.
    let actualUsd = firmUsd ?? dearest ?? 0
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

/** Cost in US dollars. It is unknown for a failure without a bill. */
const costOf = (attempt: Attempt, pricing: Pricing) =>
  attempt.status === 'ok'
    ? costOfReply(attempt.reply, pricing)
    : costOfCharge(attempt.failure.bill ?? { charge: 'unknown', spent: null }, pricing)

/**
 * Returns the session with another `ask`. A request passes these layers, from outside to inside:
 * - `retryOutages`: every attempt is paid for and waits for its turn again;
 * - `cacheArm`: a cached answer costs no money and needs no turn;
 * - `payTarget`: reserves money first, so that no request holds a turn while it waits for money;
 * - `paceTarget`;
 * - `maskTarget`: no outer layer, in particular the cache on disk, sees a secret;
 * - `nameTargetFiles`: the cache stores paths relative to the checkout, independent of its location;
 * - `listenToTraces`: innermost, so that data from spans is masked too.
 *
 * A judge has the same order, without traces (`decorateJudge`).
 */
export const decorateTarget = (session: TargetSession, ask: TargetSession['ask']): TargetSession => ({
  ...session,
  ask,
})

/**
 * Puts the run's cache in front of an arm's target. Returns `null` if there is no cache or it is unknown what determines an answer;
 * a target that runs code of the checkout needs a clean checkout. A cached answer is marked and has no latency. Failures are not
 * cached. Bypasses the cache for cases that limit latency, whose answers need their time, and for further tries in rounds, which
 * would be copies.
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
  // Everything that determines an answer, except the question.
  const identity = {
    target,
    controlled: arm.suite.controlled,
    // Names only, because the values of variables that the workflow passes may be secrets.
    env_names: [...targetEnvNames].sort(),
    tree: checkout?.tree ?? null,
    corpus: session.corpusFingerprint,
    base_url: openaiBaseUrl === null ? null : printableAddress(openaiBaseUrl),
  }
  return decorateTarget(session, async (request, limits) => {
    if (timed.has(request.case) || (arm.run.plan !== undefined && request.trial > 0))
      return session.ask(request, limits)
    limits.signal.throwIfAborted()
    // Equal for two requests whose answers differ only by chance, which is controlled by case, trial and seed.
    const asked = pick(request, ['case', 'trial', 'query', 'top_k', 'seed', 'settings'])
    const key = sha256(canonicalJson({ kind: 'answer', goldenpair: VERSION, ...identity, asked }))
    const { data: kept } = observationSchema.safeParse(await cache.find(key))
    if (kept?.status === 'ok') return { ...kept, latency_ms: null, cached: true }
    const observation = await session.ask(request, limits)
    if (observation.status === 'ok') await cache.keep(key, observation)
    return observation
  })
}
