import type { JudgeReply, JudgeRequest, SpentTokens } from '../../core/model/judging.js'
import { seededRandom } from '../../core/stats/random.js'
import type { Sleep } from '../../shell/io/sleep.js'
import type { JudgeSession } from '../../shell/judges/judge.js'
import { waitMs } from '../run-suite/ask-with-retries.js'

export interface JudgeRetryOptions {
  readonly retries: number
  readonly timeoutMs: number
  readonly seed: number
  /** Whether another attempt is not worth its wait. */
  readonly isHopeless?: () => boolean
  readonly signal: AbortSignal
  readonly sleep: Sleep
}

/** What a judge said, with the tokens of all attempts, and how many of them were lost to infrastructure. Only such failures are tried again. */
export async function askJudgeWithRetries(
  session: JudgeSession,
  request: JudgeRequest,
  options: JudgeRetryOptions,
): Promise<{ readonly reply: JudgeReply; readonly retries: number }> {
  const { timeoutMs, signal } = options
  let spent: SpentTokens | null = null
  for (let retries = 0; ; retries++) {
    const reply = await session.ask(request, { timeoutMs, signal })
    spent = addSpent(spent, reply.spent)
    const outage = reply.kind === 'failed' ? reply.infrastructure : null
    if (outage === null || retries >= options.retries || options.isHopeless?.() === true)
      return { reply: { ...reply, spent }, retries }
    const { question, case: caseId, trial, reading } = request
    const jitter = seededRandom(`${options.seed}/judge/${caseId}/${trial}/${question}/${reading}/${retries}`)()
    await options.sleep(waitMs(outage, retries, jitter), signal)
  }
}

/** Attempts that say nothing of tokens were not answered. */
function addSpent(one: SpentTokens | null, other: SpentTokens | null): SpentTokens | null {
  if (one === null || other === null) return one ?? other
  const cached = (one.cached_tokens ?? 0) + (other.cached_tokens ?? 0)
  return {
    model: other.model ?? one.model,
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    ...(cached > 0 && { cached_tokens: cached }),
  }
}
