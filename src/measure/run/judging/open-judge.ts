import { formatMoney } from '../../../format/format-number.js'
import { sha256 } from '../../../io/sha256.js'
import type { JudgeSession } from '../../judges/judge.js'
import { costOfTokens } from '../../../metrics/cost/price-reply.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { pick } from '../../../model/omit-undefined.js'
import { identityFor, type JudgeCall, type JudgeConfig, type JudgeReply, sumSpent } from '../../../model/run/judging.js'
import type { Pricing } from '../../../model/suite/pricing.js'
import { VERSION } from '../../../model/version.js'
import { maskSecrets, printableAddress } from '../../providers/access.js'
import { targetEnvironment } from '../../../io/target-environment.js'
import { type CallLimits, costOfCharge, NotAffordable } from '../budget/spending.js'
import type { RunSuiteInput } from '../input.js'
import { type CallEnd, endInTrouble, type Pacer } from '../pacing/pacer.js'
import { type RetryOptions, retryOutages } from '../pacing/provider-health.js'

/** A judge sees the same environment variables as targets. */
export interface OpenJudge extends Pick<
  RunSuiteInput,
  'judges' | 'providers' | 'env' | 'targetEnvNames' | 'workingDirectory' | 'cache' | 'clock' | 'log'
> {
  readonly config: JudgeConfig
}

/** Starts a suite's judge. Throws what its start throws, such as `provider-key-missing`, before any request. */
export async function openJudge(input: OpenJudge): Promise<JudgeSession> {
  const { config, judges, env, targetEnvNames } = input
  const definition = judges.find(({ name }) => name === config.type)
  if (definition === undefined)
    throw new Error(`the suite was parsed with a judge \`${config.type}\` that is not registered`)
  const { options } = config
  const session = await definition.start({ ...input, options, env: targetEnvironment(env, targetEnvNames) })
  // Removes secrets from replies and failures.
  const mask = maskSecrets(input)
  return decorateJudge(session, async (request, limits) => mask.data(await session.ask(request, limits)))
}

/**
 * Asks a judge and retries after outages. Returns the answer, the attempts lost to outages, and the known usage and cost of all
 * attempts.
 */
export async function askPatiently(
  session: JudgeSession,
  request: JudgeCall,
  /** `seed`: must differ for every call. */
  input: RetryOptions & { readonly timeoutMs: number; readonly seed: string; readonly pricing: Pricing },
) {
  const { timeoutMs, signal } = input
  const outageOf = (reply: JudgeReply) => (reply.kind === 'failed' ? reply.infrastructure : null)
  const ask = async (): Promise<JudgeReply> => session.ask(request, { timeoutMs, signal })
  const { answer, lost } = await retryOutages(ask, { ...input, outageOf })
  const spent = sumSpent([...lost, answer].map((reply) => reply.spent))
  const cost = spent === null ? null : costOfTokens(spent, input.pricing)
  return { answer, lost, spent, cost_usd: cost?.kind === 'scored' ? cost.value : null }
}

/** Limits a judge's readings to budget and rate: first reserves the money, then waits for a turn. Cached readings need neither. */
export function limitJudge(
  session: JudgeSession,
  facts: CallLimits & Pick<OpenJudge, 'config' | 'cache' | 'providers'> & { readonly pricing: Pricing },
) {
  const pacer = facts.pacers.ofJudge(facts.config)
  return {
    session: cacheJudge(payJudge(paceJudge(session, pacer), facts), facts),
    /** Whether the provider was given up, so that retries are pointless. */
    isHopeless: () => pacer.gaveUp() !== null,
  }
}

/**
 * Makes every reading wait for its turn at the pacer. After the provider was given up, readings fail at once with the pacer's
 * reason.
 */
function paceJudge(session: JudgeSession, pacer: Pacer): JudgeSession {
  return decorateJudge(session, async (request, limits) => {
    const bound = session.bound(request)
    // A free reading calls no provider.
    if (bound === null) return session.ask(request, limits)
    const { case: question, trial } = request
    const tokens = bound.input_tokens + bound.output_tokens
    const pass = await pacer.enter({ id: `${question}#${trial}`, question, tokens }, limits.signal)
    if (pass === null)
      return { kind: 'failed', message: pacer.gaveUp() ?? '', spent: null, infrastructure: {}, charge: 'unasked' }
    let end: CallEnd = { kind: 'abandoned' }
    try {
      const reply = await session.ask(request, limits)
      end = endOf(reply)
      return reply
    } finally {
      pass.leave(end)
    }
  })
}

function endOf(reply: JudgeReply): CallEnd {
  const tokens = reply.spent === null ? null : reply.spent.input_tokens + reply.spent.output_tokens
  if (reply.kind === 'read' || reply.infrastructure === null) return { kind: 'answered', tokens }
  return endInTrouble({ message: reply.message, ...reply.infrastructure })
}

/**
 * Reserves the worst-case cost of every reading before it is made. A reading without reported tokens counts as its worst case.
 * `ask` rejects with `NotAffordable` if the budget has no room.
 */
export function payJudge(
  session: JudgeSession,
  { spending, pricing }: Pick<CallLimits, 'spending'> & { readonly pricing: Pricing },
): JudgeSession {
  if (spending === null) return session
  return decorateJudge(session, async (request, limits) => {
    const bound = session.bound(request)
    if (bound === null) return session.ask(request, limits)
    const price = costOfTokens(bound, pricing)
    if (price.kind === 'unscored') {
      spending.halt({ isUnknown: true, detail: `of the judge, ${price.reason}` })
      throw new NotAffordable()
    }
    const reservation = await spending.reserve(() => price.value, limits.signal)
    if (reservation === null) {
      spending.halt({ detail: `the judge’s next reading could cost ${formatMoney(price.value)}` })
      throw new NotAffordable()
    }
    let actualUsd = price.value
    try {
      const reply = await session.ask(request, limits)
      const { spent } = reply
      const charge = reply.kind === 'failed' ? reply.charge : spent === null ? 'unknown' : 'reported'
      const cost = costOfCharge({ charge, spent }, pricing)
      if (cost.kind === 'scored') actualUsd = cost.value
      return reply
    } finally {
      reservation.settle(actualUsd)
    }
  })
}

/** Returns the judge with another `ask`. The layers have the same order as in `decorateTarget`. */
const decorateJudge = (session: JudgeSession, ask: JudgeSession['ask']): JudgeSession => ({ ...session, ask })

/**
 * Adds recorded replies to a judge, which are reused for the same material, prompt and reading number. A cached reply costs
 * nothing. Failed readings are not cached. Without a cache, returns the judge unchanged.
 */
export function cacheJudge(
  session: JudgeSession,
  { cache = null, config: { type }, providers }: Pick<OpenJudge, 'cache' | 'config' | 'providers'>,
): JudgeSession {
  if (cache === null) return session
  // Address set by the workflow; `null` for the provider's own.
  const { openaiBaseUrl: url } = providers
  const base_url = url === null ? null : printableAddress(url)
  return decorateJudge(session, async (request, limits) => {
    // A free reading is as fast as the cache.
    if (session.bound(request) === null) return session.ask(request, limits)
    limits.signal.throwIfAborted()
    const judge = { type, base_url, identity: identityFor(session.identity, request.question) }
    const key = sha256(canonicalJson({ kind: 'reading', goldenpair: VERSION, judge, asked: pick(request, DECIDING) }))
    const kept = readKeptReading(await cache.find(key), request)
    if (kept !== null) return kept
    const reply = await session.ask(request, limits)
    if (reply.kind === 'read') await cache.keep(key, { value: reply.value, model: reply.spent?.model ?? null })
    return reply
  })
}

/**
 * The fields that determine the answer. Without the nonce, which is always new, and without `user`, which is made from the material
 * and the prompt.
 */
const DECIDING = [
  'question',
  'prompt',
  'system',
  'material',
  'reading',
  'schema_name',
  'max_output_tokens',
  'seed',
] as const

/** Returns `null` if nothing is cached, or if the cached value is not a reply to this request. */
function readKeptReading(kept: unknown, { schema }: JudgeCall): JudgeReply | null {
  if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('model' in kept)) return null
  const { value, model } = kept
  const parsed = schema.safeParse(value)
  if (!parsed.success || (model !== null && typeof model !== 'string')) return null
  return { kind: 'read', value: parsed.data, spent: { model, input_tokens: 0, output_tokens: 0 }, cached: true }
}
