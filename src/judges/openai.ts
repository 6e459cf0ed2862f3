import { z } from 'zod'
import { sumSpent } from './questions/sum-spent.js'
import type { Charge, JudgeCall, JudgeReply, SpentTokens } from '../model/judging.js'
import { learnRefusals } from '../providers/adapt-request.js'
import { askChat, chargeOf, type ChatOutcome } from '../providers/ask-chat.js'
import { boundTokens } from '../providers/bound-tokens.js'
import { takesTemperature } from '../providers/model-limits.js'
import { nameProvider, openProvider } from '../providers/openai-client.js'
import { namesOneAddress, providerOptions, TWO_ADDRESSES } from '../providers/provider-options.js'
import { defineJudge, type JudgeLimits } from './judge.js'
import { readText, writeRepair } from './openai/read-text.js'
import { adaptTo, ALL_TAKEN, writeBody } from './openai/write-body.js'

/** What a reasoning model may think before it writes; its thoughts count as output. */
const REASONING_TOKENS = 6_000
/** More than the words of a repair and the JSON Schema of any reply, in tokens. */
const EXTRA_TOKENS = 4_000

const options = z
  .strictObject({
    ...providerOptions,
    /** Default: gpt-5-mini, on GitHub Models openai/gpt-5-mini. */
    model: z.string().min(1).optional(),
    /** Left out where the model takes none. */
    temperature: z.number().min(0).max(2).default(0),
    /** Of one reply, thoughts included. Default: what the question needs, and 6,000 more for a model that reasons. */
    max_output_tokens: z.int().positive().optional(),
    reasoning_effort: z.enum(['minimal', 'low', 'medium', 'high']).optional(),
  })
  .refine(namesOneAddress, TWO_ADDRESSES)

/** A language model behind any API that speaks OpenAI's chat completions. */
export const openai = defineJudge({
  name: 'openai',
  title: 'A language model behind an OpenAI-compatible API',
  options,
  asks: nameProvider,
  async start(settings, { providers, env, clock }) {
    const provider = await openProvider(settings, { providers, env })
    const { zodResponseFormat } = await import('openai/helpers/zod')
    const { preset, base_url, max_output_tokens: cap, reasoning_effort: effort } = settings
    const model = settings.model ?? (preset === undefined ? 'gpt-5-mini' : 'openai/gpt-5-mini')
    const temperature = takesTemperature(model) ? settings.temperature : null
    const capOf = (request: JudgeCall): number =>
      cap ?? request.max_output_tokens + (takesTemperature(model) ? 0 : REASONING_TOKENS)
    const askAdapting = learnRefusals(ALL_TAKEN, adaptTo)

    const converse = async (request: JudgeCall, user: string, limits: JudgeLimits): Promise<ChatOutcome> => {
      const format = zodResponseFormat(request.schema, request.schema_name)
      const shared = { model, temperature, cap: capOf(request), effort: effort ?? null, request, user, format }
      return askAdapting(async (taken) =>
        askChat(provider, writeBody({ ...shared, taken }), { ...limits, clock, isStreamed: false }),
      )
    }

    return {
      identity: {
        adapter: 'openai/1',
        model,
        provider: preset ?? (base_url === undefined ? null : provider.address),
        temperature,
        reasoning_effort: effort ?? null,
        max_output_tokens: cap ?? null,
      },
      bound: (request) => ({
        model,
        // The second time is the repair.
        input_tokens: 2 * (boundTokens([request.system, request.user]) + EXTRA_TOKENS),
        output_tokens: 2 * capOf(request),
      }),
      ask: async (request, limits) => {
        const first = readOutcome(request, await converse(request, request.user, limits), limits)
        if (first.kind !== 'unfit') return first
        const repair = `${request.user}\n\n${writeRepair(first.faults)}`
        const second = readOutcome(request, await converse(request, repair, limits), limits)
        const spent = sumSpent([first.spent, second.spent])
        const isReported = first.spent !== null && (second.kind === 'failed' || second.spent !== null)
        if (second.kind === 'read') return { ...second, spent: isReported ? spent : null }
        if (second.kind === 'failed') return { ...second, spent, charge: isReported ? second.charge : 'unknown' }
        const message = `the reply does not fit, and did not when asked again: ${second.faults.join('; ')}`
        return fail(message, spent, isReported ? 'reported' : 'unknown')
      },
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }
  },
})

type Attempt =
  JudgeReply | { readonly kind: 'unfit'; readonly faults: readonly string[]; readonly spent: SpentTokens | null }

function readOutcome(request: JudgeCall, outcome: ChatOutcome, { timeoutMs }: JudgeLimits): Attempt {
  switch (outcome.kind) {
    case 'timeout':
      return {
        ...fail(`the judge gave no reply in ${timeoutMs / 1000} s`, null, chargeOf(outcome)),
        infrastructure: {},
      }
    case 'infrastructure': {
      const { message, status, retry_after_s } = outcome
      const infrastructure = {
        ...(status !== undefined && { status }),
        ...(retry_after_s !== undefined && { retry_after_s }),
      }
      return { ...fail(message, null, chargeOf(outcome)), infrastructure }
    }
    case 'unreadable':
    case 'other':
      return fail(outcome.message, null, chargeOf(outcome))
    case 'replied': {
      const { text, refusal, finishReason, spent } = outcome.reply
      if (refusal !== null) return fail(`the judge refused: ${refusal.replace(/\s+/g, ' ').slice(0, 200)}`, spent)
      if (finishReason === 'content_filter') return fail("the provider's content filter stopped the reply", spent)
      if (finishReason === 'length')
        return fail('the reply was cut at its most tokens: raise `max_output_tokens` of the judge', spent)
      return { ...readText(request.schema, text), spent }
    }
  }
}

/** Of an answer, which is billed though it is of no use, where no other charge is given. */
function fail(
  message: string,
  spent: SpentTokens | null,
  charge: Charge = spent === null ? 'unknown' : 'reported',
): Extract<JudgeReply, { kind: 'failed' }> {
  return { kind: 'failed', message, spent, infrastructure: null, charge }
}
