import { canonicalJson } from '../../model/fingerprint.js'
import type { Suite, Variant } from '../../model/suite.js'
import { sha256 } from '../../io/sha256.js'
import type { TargetRequest } from '../../targets/target.js'
import { VERSION } from '../../model/version.js'

/** What decides the answers of one arm's target, but for the question. No value of the environment: it may be a secret. */
export interface TargetIdentity {
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
export function targetKey(identity: TargetIdentity, request: TargetRequest): string {
  const { case: caseId, trial, query, top_k, seed, settings } = request
  const asked = { case: caseId, trial, query, top_k, seed, settings }
  return sha256(canonicalJson({ kind: 'answer', goldenpair: VERSION, ...identity, asked }))
}
