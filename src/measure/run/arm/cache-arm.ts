import { readCleanCheckout } from '../../../io/git.js'
import { sha256 } from '../../../io/sha256.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { type Observation, observationSchema } from '../../../model/run/observation.js'
import type { Run } from '../../../model/run/run.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import type { Suite, Variant } from '../../../model/suite/suite.js'
import { VERSION } from '../../../model/version.js'
import { printableAddress } from '../../providers/access.js'
import type { ReplyCache } from '../../../store/open-cache.js'
import type { TargetRequest, TargetSession } from '../../targets/target.js'
import { decorateTarget } from './limit-target.js'
import type { RunSuiteInput } from '../input.js'

interface ArmToCache {
  readonly name: string
  readonly suite: Suite
  readonly variant: Variant
  readonly cases: readonly GoldenCase[]
  readonly workingDirectory: string
  readonly run: Pick<Run, 'plan'>
}

/**
 * The target of an arm with the run's cache before it; null where there is none, or it is unknown what decides an answer: a target whose
 * code is of the checkout has to have it as it was committed.
 */
export async function cacheArm(
  session: TargetSession,
  input: RunSuiteInput,
  arm: ArmToCache,
): Promise<TargetSession | null> {
  const { cache = null, targets, arms, targetEnvNames, providers, log } = input
  const { target } = arm.variant
  if (cache === null) return null
  const decidedBy = targets.find(({ name }) => name === target.type)?.decidedBy?.(target.options) ?? null
  if (decidedBy === null) return null
  const checkout = decidedBy === 'checkout' ? await readChecked(arm, cache, arms) : null
  if (decidedBy === 'checkout' && checkout === null) {
    log.info(
      `The answers of \`${arm.name}\` are not cached: the checkout has uncommitted changes or is no git repository.`,
    )
    return null
  }
  const timed = new Set(
    arm.cases.filter(({ checks }) => checks.some((check) => 'max_latency_s' in check)).map(({ id }) => id),
  )
  const { openaiBaseUrl } = providers
  return cacheTarget(session, {
    cache,
    identity: {
      target,
      controlled: arm.suite.controlled,
      env_names: [...targetEnvNames].sort(),
      tree: checkout?.tree ?? null,
      corpus: session.corpusFingerprint,
      base_url: openaiBaseUrl === null ? null : printableAddress(openaiBaseUrl),
    },
    isFresh: ({ case: id, trial }) => timed.has(id) || (arm.run.plan !== undefined && trial > 0),
  })
}

async function readChecked({ workingDirectory }: ArmToCache, { folder }: ReplyCache, arms: RunSuiteInput['arms']) {
  return readCleanCheckout(workingDirectory, [folder, ...arms.map(({ out }) => out)])
}

/**
 * The target, which is not asked what it has answered before. An answer from the cache says so and has no latency. What failed is never
 * kept, and neither kept nor looked up is what is `isFresh`: a case that limits latency, whose answer is of use only with its time, and the further
 * tries of a run in rounds, which would be copies.
 */
function cacheTarget(
  session: TargetSession,
  input: {
    readonly cache: ReplyCache
    readonly identity: TargetIdentity
    readonly isFresh: (request: TargetRequest) => boolean
  },
): TargetSession {
  const { cache, identity, isFresh } = input
  return decorateTarget(session, async (request, limits) => {
    if (isFresh(request)) return session.ask(request, limits)
    limits.signal.throwIfAborted()
    const key = targetKey(identity, request)
    const kept = readKeptAnswer(await cache.find(key))
    if (kept !== null) return kept
    const observation = await session.ask(request, limits)
    if (observation.status === 'ok') await cache.keep(key, observation)
    return observation
  })
}

/** Null where there is none, or what a file holds is no answer. */
function readKeptAnswer(value: unknown): Observation | null {
  const parsed = observationSchema.safeParse(value)
  return parsed.success && parsed.data.status === 'ok' ? { ...parsed.data, latency_ms: null, cached: true } : null
}

/** What decides the answers of one arm's target, but for the question. No value of the environment: it may be a secret. */
interface TargetIdentity {
  readonly target: Variant['target']
  readonly controlled: Suite['controlled']
  /** Names of the variables that the workflow lets it see. */
  readonly env_names: readonly string[]
  /** The checkout's files; null where the target's code is not of the checkout. */
  readonly tree: string | null
  /** What it searches and what it is prompted with, where the adapter knows it. */
  readonly corpus: string | null
  /** Where it asks a model, without user and password; null is the provider's own place. */
  readonly base_url: string | null
}

/** The key of an answer: equal for two requests that would be answered alike but for chance, whose draw is the case, the trial and the seed. */
function targetKey(identity: TargetIdentity, request: TargetRequest): string {
  const { case: caseId, trial, query, top_k, seed, settings } = request
  const asked = { case: caseId, trial, query, top_k, seed, settings }
  return sha256(canonicalJson({ kind: 'answer', goldenpair: VERSION, ...identity, asked }))
}
