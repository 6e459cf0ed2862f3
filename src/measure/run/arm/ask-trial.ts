import type { GoldenCase } from '../../../model/suite/case.js'
import type { Failure, Observation } from '../../../model/run/observation.js'
import type { Suite } from '../../../model/suite/suite.js'
import type { Attempt, AttemptFailure, TargetRequest, TargetSession } from '../../targets/target.js'
import type { SpanLocator } from './locate-spans.js'
import { type RetryOptions, retryOutages } from '../pacing/provider-health.js'

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
  /** `checkout` is the measured code, where retrieved spans are looked up. */
  input: PlannedRequest & RetryOptions & { readonly checkout: SpanLocator },
): Promise<{ readonly observation: Observation; readonly retries: number }> {
  const { golden, suite, seed, signal } = input
  const request = makeRequest(input)
  const timeoutMs = (golden.timeout_seconds ?? suite.timeout_seconds) * 1000
  const { answer, lost } = await retryOutages(async () => session.ask(request, { timeoutMs, signal }), {
    ...input,
    seed: `${seed}/retry/${request.id}`,
    outageOf,
  })
  // A target that was given up meanwhile is not asked again: what it said last is what came back.
  const attempts = [...lost, answer]
  const asked = attempts.filter((attempt) => outageOf(attempt)?.bill?.charge !== 'unasked')
  const [last = answer] = asked.slice(-1)
  return { observation: await input.checkout.locate(withoutBill(last), golden), retries: Math.max(0, asked.length - 1) }
}

function outageOf(attempt: Attempt): AttemptFailure | null {
  return attempt.status === 'failed' && attempt.failure.kind === 'infrastructure' ? attempt.failure : null
}

/** As it is stored. */
function withoutBill(attempt: Attempt): Observation {
  return attempt.status === 'ok' ? attempt : { ...attempt, failure: toFailure(attempt.failure) }
}

const toFailure = ({ bill: _bill, ...failure }: AttemptFailure): Failure => failure
