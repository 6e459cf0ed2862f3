import type { GoldenCase } from '../../core/model/case.js'
import type { Observation } from '../../core/model/observation.js'
import type { Suite } from '../../core/model/suite.js'
import type { Sleep } from '../../shell/io/sleep.js'
import type { TargetSession } from '../../shell/targets/target.js'
import { askWithRetries } from './ask-with-retries.js'

export interface AskTrial {
  readonly golden: GoldenCase
  readonly trial: number
  readonly suite: Pick<Suite, 'k' | 'primary_k' | 'timeout_seconds'>
  /** The variant's. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Of trial 0: every trial has its own, the same in every arm of another variant. */
  readonly seed: number
  readonly retries: number
  readonly signal: AbortSignal
  readonly sleep: Sleep
}

/** Makes one trial of one case: what came back, and how many attempts were lost to infrastructure before. */
export async function askTrial(
  session: TargetSession,
  { golden, trial, suite, settings, seed, retries, signal, sleep }: AskTrial,
): Promise<{ readonly observation: Observation; readonly retries: number }> {
  const request = {
    id: `${golden.id}#${trial}`,
    case: golden.id,
    trial,
    query: golden.query,
    top_k: Math.max(...suite.k, suite.primary_k),
    seed: seed + trial,
    settings,
  }
  const timeoutMs = (golden.timeout_seconds ?? suite.timeout_seconds) * 1000
  return askWithRetries(session, request, { retries, timeoutMs, seed, signal, sleep })
}
