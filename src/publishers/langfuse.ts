import { z } from 'zod'
import { countOf } from '../format/format-number.js'
import { tryJson } from '../model/json.js'
import { postJson, type PostOutcome } from '../io/post-json.js'
import type { LangfuseDelivery, PublishEffects, Publisher, TraceScore } from './publication.js'

/**
 * Far below Langfuse's limit of 3.5 MB per batch. Batches are large because Langfuse limits the number of requests (30 a minute for single
 * scores).
 */
const BATCH_SCORES = 500
const ATTEMPTS = 3
const LONGEST_WAIT_SECONDS = 20
/** The time limit for all batches together. */
const DEADLINE_MS = 120_000
const MAX_ANSWER_BYTES = 1_000_000

const answerSchema = z.looseObject({
  errors: z.array(z.looseObject({ status: z.int(), message: z.string().nullish() })),
})

/**
 * Sends the scores of trials to their traces in Langfuse by batched ingestion. Sending twice is safe, because a score's id names what it
 * scores.
 */
export const langfuse: Publisher = {
  name: 'langfuse',
  publish: async ({ langfuse: delivery }, effects) => {
    if (delivery === undefined) return { kind: 'off' }
    const signal = AbortSignal.timeout(DEADLINE_MS)
    let sent = 0
    for await (const batch of inBatches(delivery.scores())) {
      const failure = explainAnswer(await sendBatch(batch, delivery, { signal, wait: effects.wait }))
      if (failure !== null)
        return { kind: 'failed', reason: sent === 0 ? failure : `${failure}, after ${countOf(sent, 'score')}` }
      sent += batch.length
    }
    if (sent === 0) return { kind: 'skipped', reason: 'no reply names its trace (`trace_id`)' }
    effects.log.info(`langfuse: ${countOf(sent, 'score')}.`)
    return { kind: 'done' }
  },
}

async function* inBatches(scores: AsyncIterable<TraceScore>): AsyncGenerator<readonly TraceScore[]> {
  let batch: TraceScore[] = []
  for await (const score of scores) {
    batch.push(score)
    if (batch.length < BATCH_SCORES) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function sendBatch(
  scores: readonly TraceScore[],
  { base_url, public_key, secret_key, run_id, sent_at }: LangfuseDelivery,
  { signal, wait }: { readonly signal: AbortSignal; readonly wait: PublishEffects['wait'] },
): Promise<PostOutcome> {
  const batch = scores.map(({ id, trace_id: traceId, name, value, comment }) => ({
    // Langfuse accepts an event id once but a score id repeatedly, so another run can correct the score.
    id: `${id}-${run_id}`,
    type: 'score-create',
    timestamp: sent_at,
    body: { id, traceId, name, value, dataType: 'NUMERIC', comment },
  }))
  const authorization = `Basic ${Buffer.from(`${public_key}:${secret_key}`).toString('base64')}`
  const post = { body: JSON.stringify({ batch }), headers: { authorization }, maxBytes: MAX_ANSWER_BYTES, signal }
  for (let attempt = 1; ; attempt += 1) {
    const answer = await postJson(`${base_url}/api/public/ingestion`, post)
    const isLost = answer.kind === 'unanswered' || answer.status === 429 || answer.status >= 500
    if (!isLost || attempt === ATTEMPTS || signal.aborted) return answer
    const asked = answer.kind === 'answered' ? Number(answer.headers.get('retry-after')) : 0
    await wait(1000 * Math.min(asked > 0 ? asked : attempt, LONGEST_WAIT_SECONDS))
  }
}

/** Explains in a clause why Langfuse did not accept all scores; `null` if it did. */
function explainAnswer(answer: PostOutcome): string | null {
  if (answer.kind === 'unanswered') return `Langfuse could not be reached: ${answer.reason}`
  const { status } = answer
  if (status === 401 || status === 403)
    return `Langfuse answered ${status}; see the inputs \`langfuse-public-key\`, \`langfuse-secret-key\` and \`langfuse-base-url\``
  const parsed = [200, 201, 207].includes(status) ? answerSchema.safeParse(tryJson(answer.body.toString())) : null
  if (parsed?.success !== true) return `Langfuse answered ${status}; see the input \`langfuse-base-url\``
  const { errors } = parsed.data
  const [first] = errors
  if (first === undefined) return null
  const message = (first.message ?? '').replace(/\s+/g, ' ').slice(0, 200)
  return `Langfuse refused ${countOf(errors.length, 'score')} (${first.status}${message === '' ? '' : `: ${message}`})`
}
