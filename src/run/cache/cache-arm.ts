import type { GoldenCase } from '../../model/case.js'
import type { Suite, Variant } from '../../model/suite.js'
import type { ReplyCache } from '../../store/cache/reply-cache.js'
import { readCleanCheckout } from '../../io/clean-checkout.js'
import { printableAddress } from '../../providers/printable-address.js'
import type { TargetSession } from '../../targets/target.js'
import type { RunSuiteInput } from '../input.js'
import { cacheTarget } from './cache-target.js'

interface ArmToCache {
  readonly name: string
  readonly suite: Suite
  readonly variant: Variant
  readonly cases: readonly GoldenCase[]
  readonly workingDirectory: string
}

/**
 * The target of an arm with the run's cache before it; null where there is none, or it cannot be told what decides an answer: a target whose
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
      `The answers of \`${arm.name}\` are not cached: the checkout has changes that are not committed, or no git.`,
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
    isTimed: (caseId) => timed.has(caseId),
  })
}

async function readChecked({ workingDirectory }: ArmToCache, { folder }: ReplyCache, arms: RunSuiteInput['arms']) {
  return readCleanCheckout(workingDirectory, [folder, ...arms.map(({ out }) => out)])
}
