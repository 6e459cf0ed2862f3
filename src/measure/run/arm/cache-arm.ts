import { readCleanCheckout } from '../../../io/git.js'
import { sha256 } from '../../../io/sha256.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { type Observation, observationSchema } from '../../../model/run/observation.js'
import type { Run } from '../../../model/run/run.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import type { Suite, Variant } from '../../../model/suite/suite.js'
import { VERSION } from '../../../model/version.js'
import { printableAddress } from '../../providers/access.js'
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
 * code is of the checkout has to have it as it was committed. An answer from the cache says so and has no latency. What failed is never kept, and
 * neither kept nor looked up is what must be fresh: a case that limits latency, whose answer is of use only with its time, and the further tries
 * of a run in rounds, which would be copies.
 */
export async function cacheArm(
  session: TargetSession,
  { cache = null, targets, arms, targetEnvNames, providers, log }: RunSuiteInput,
  arm: ArmToCache,
): Promise<TargetSession | null> {
  const { target } = arm.variant
  if (cache === null) return null
  const decidedBy = targets.find(({ name }) => name === target.type)?.decidedBy?.(target.options) ?? null
  if (decidedBy === null) return null
  const ownFolders = [cache.folder, ...arms.map(({ out }) => out)]
  const checkout = decidedBy === 'checkout' ? await readCleanCheckout(arm.workingDirectory, ownFolders) : null
  if (decidedBy === 'checkout' && checkout === null) {
    log.info(
      `The answers of \`${arm.name}\` are not cached: the checkout has uncommitted changes or is not a git repository.`,
    )
    return null
  }
  const timed = new Set(
    arm.cases.filter(({ checks }) => checks.some((check) => 'max_latency_s' in check)).map(({ id }) => id),
  )
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

/** The key of an answer: equal for two requests that would be answered alike but for chance, whose draw is the case, the trial and the seed. */
function targetKey(identity: Readonly<Record<string, unknown>>, request: TargetRequest): string {
  const { case: caseId, trial, query, top_k, seed, settings } = request
  const asked = { case: caseId, trial, query, top_k, seed, settings }
  return sha256(canonicalJson({ kind: 'answer', goldenpair: VERSION, ...identity, asked }))
}
