import type { GoldenCase } from '../../core/model/case.js'
import type { Observation } from '../../core/model/observation.js'
import type { Suite } from '../../core/model/suite.js'
import type { Sleep } from '../../shell/io/sleep.js'
import type { TargetRequest, TargetSession } from '../../shell/targets/target.js'
import { askWithRetries } from './ask-with-retries.js'

export interface PlannedRequest {
  readonly golden: GoldenCase
  readonly trial: number
  readonly suite: Pick<Suite, 'k' | 'primary_k' | 'timeout_seconds'>
  /** The variant's. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Of trial 0: every trial has its own, the same in every arm of another variant. */
  readonly seed: number
}

export interface AskTrial extends PlannedRequest {
  readonly retries: number
  /** Whether another attempt is not worth its wait. */
  readonly isHopeless?: () => boolean
  readonly signal: AbortSignal
  readonly sleep: Sleep
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
  { retries, isHopeless, signal, sleep, ...planned }: AskTrial,
): Promise<{ readonly observation: Observation; readonly retries: number }> {
  const { golden, suite, seed } = planned
  const timeoutMs = (golden.timeout_seconds ?? suite.timeout_seconds) * 1000
  const options = { retries, timeoutMs, seed, signal, sleep, ...(isHopeless && { isHopeless }) }
  return askWithRetries(session, makeRequest(planned), options)
}
