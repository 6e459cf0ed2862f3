import { resolve } from 'node:path'
import { sha256 } from '../../io/sha256.js'
import type { JudgeSession } from '../../judges/judge.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { JudgeCall, JudgeReply } from '../../model/run/judging.js'
import { VERSION } from '../../model/version.js'
import { printableAddress } from '../../providers/access.js'
import { openCache, type ReplyCache } from '../../store/cache/open-cache.js'
import type { ActionRequest } from '../action-request.js'
import { decorateJudge } from '../judging/limit-judge.js'

/**
 * The judge, which is not asked what it has said before: of the same material, by the same prompt, in the same reading. A reply from the
 * cache has spent nothing. A reading that failed is never kept.
 */
export function cacheJudge(
  session: JudgeSession,
  {
    cache,
    type,
    baseUrl,
  }: {
    readonly cache: ReplyCache
    readonly type: string
    /** Where the workflow has it asked; null is the provider's own place. */
    readonly baseUrl: string | null
  },
): JudgeSession {
  const judge = { type, identity: session.identity, base_url: baseUrl === null ? null : printableAddress(baseUrl) }
  return decorateJudge(session, async (request, limits) => {
    // It costs nothing, and is as quick as a file.
    if (session.bound(request) === null) return session.ask(request, limits)
    limits.signal.throwIfAborted()
    const key = judgeKey(judge, request)
    const kept = readKept(await cache.find(key), request)
    if (kept !== null) return kept
    const reply = await session.ask(request, limits)
    if (reply.kind === 'read') await cache.keep(key, { value: reply.value, model: reply.spent?.model ?? null })
    return reply
  })
}

/** Of the question without its nonce, which is new every time: `user` is made of the material by the prompt that is named. */
function judgeKey(
  judge: Readonly<Record<string, unknown>>,
  { question, prompt, system, material, reading, schema_name, max_output_tokens, seed }: JudgeCall,
): string {
  const asked = { question, prompt, system, material, reading, schema_name, max_output_tokens, seed }
  return sha256(canonicalJson({ kind: 'reading', goldenpair: VERSION, judge, asked }))
}

/** Null where there is none, or what a file holds is no reply to this request. */
function readKept(kept: unknown, { schema }: JudgeCall): JudgeReply | null {
  if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('model' in kept)) return null
  const { value, model } = kept
  const parsed = schema.safeParse(value)
  if (!parsed.success || (model !== null && typeof model !== 'string')) return null
  return { kind: 'read', value: parsed.data, spent: { model, input_tokens: 0, output_tokens: 0 }, cached: true }
}

/** The cache that the input `cache-dir` names; null without it. */
export function cacheOfInputs({ inputs, workingDirectory, effects }: ActionRequest): ReplyCache | null {
  if (inputs.cacheDir === null) return null
  return openCache({ folder: resolve(workingDirectory, inputs.cacheDir), clock: effects.clock, log: effects.log })
}
