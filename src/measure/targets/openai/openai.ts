import { sha256 } from '../../../io/sha256.js'
import { UserError } from '../../../model/error.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { omitUndefined } from '../../../model/omit-undefined.js'
import type { Span } from '../../../model/run/observation.js'
import { boundTokens, isRefusal, learnRefusals, omitPart, swapCap, type Taken } from '../../providers/adapt-request.js'
import { askChat, type ChatBody, type ChatOutcome } from '../../providers/ask-chat.js'
import { nameProvider, openProvider } from '../../providers/openai-client.js'
import { describeHit } from '../../search/answer-query.js'
import { defineTarget, type TargetRequest } from '../target.js'
import { fillText, namesCase } from '../template.js'
import { type Conversation, converse, writeResult } from './converse.js'
import { type ChatCall, loadPrompt, options, planCall } from './plan-call.js'
import { openCorpus } from '../search.js'

const NO_ACCESS = { openaiApiKey: null, openaiBaseUrl: null, githubToken: null, githubModelsUrl: null }
/** Tokens of each tool call that is sent back to the model: id, name and arguments, without the answer. */
const TOKENS_PER_CALL = 64
const UNCOUNTED =
  'does not count the tokens of a stream. `stream: false` asks for whole replies, whose tokens it may count, without a time to the first one.'

/** Sends a prompt to any provider with OpenAI's chat completions API, optionally with passages found in the checkout. */
export const openai = defineTarget({
  name: 'openai',
  title: 'A prompt for a model of OpenAI or any compatible provider',
  options,
  cost: 'bounded',
  decidedBy: () => 'files',
  asks: (given, providers) => nameProvider(options.parse(given), providers),
  async start(settings, { settings: variantSettings, providers = NO_ACCESS, env, workingDirectory, log, clock }) {
    const prompt = await loadPrompt(settings, workingDirectory)
    const plan = (request: Pick<TargetRequest, 'settings'>): ChatCall => planCall(settings, prompt, request.settings)
    const { model, hasUselessTemperature } = plan({ settings: variantSettings })
    if (!namesCase(prompt.messages))
      log.warning(
        `${settings.prompt ?? 'The `openai` target'} has no \`{{query}}\`: the model does not see the question. Put it into a message.`,
      )
    if (hasUselessTemperature) log.info(`The temperature is left out: ${model} accepts only its own.`)
    const corpus = settings.context === undefined ? null : await openCorpus(workingDirectory, settings.context)
    const provider = await openProvider(settings, { providers, env })
    let hasAnswered = false
    let refusal: string | null = null

    const warned = new Set<string>()
    const askAdapting = learnRefusals(ALL_TAKEN, (taken, refusal) => {
      const other = adaptTo(taken, refusal)
      const left = JSON.stringify(other)
      // Questions asked concurrently each learn this on their own, so warn only once.
      if (other !== null && !warned.has(left)) log.warning(`Asked again without the refused option: ${refusal.message}`)
      warned.add(left)
      return other
    })
    const send: Conversation['send'] = async (body, limits) =>
      askAdapting(async (taken) => {
        const isStreamed = limits.isStreamed && taken.stream
        const outcome = await askChat(provider, adaptBody(body, taken), { ...limits, isStreamed })
        if (isStreamed && outcome.kind === 'replied' && outcome.reply.spent === null && !warned.has(UNCOUNTED)) {
          warned.add(UNCOUNTED)
          log.warning(`${provider.address} ${UNCOUNTED}`)
        }
        return outcome
      })

    /** Prepares the first request of a question, and the spans in it. */
    const prepare = (request: TargetRequest) => {
      const call = plan(request)
      const topK = call.topK ?? request.top_k
      const from = clock.monotonicMs()
      const hits = corpus?.index.search(request.query, topK).hits.slice(0, topK) ?? []
      const retrieveMs = clock.monotonicMs() - from
      const spans = hits.map((hit): Span => ({ ...describeHit(hit), injected: true }))
      const context = spans.map(writeSpan).join('\n\n')
      const asked = { ...request, top_k: topK }
      const messages = prompt.messages.map(({ role, text }) => ({ role, content: fillMessage(text, asked, context) }))
      return { call, messages, spans, retrieveMs }
    }

    return {
      corpusFingerprint: fingerprintOf(prompt.fingerprint, corpus?.fingerprint ?? null),
      ask: async (request, { timeoutMs, signal }) => {
        signal.throwIfAborted()
        const from = clock.monotonicMs()
        const { call, messages, spans, retrieveMs } = prepare(request)
        const ending = await converse(
          { call, messages, seed: settings.seed ? request.seed : null, send, toolResults: settings.tool_results },
          { timeoutMs, signal, clock, isStreamed: settings.stream },
        )
        const latency_ms = clock.monotonicMs() - from
        hasAnswered ||= ending.kind === 'replied'
        if (ending.kind === 'failed') {
          const { kind, status, message } = ending.failure
          if (kind === 'target' && status !== undefined) refusal ??= message
          return { status: 'failed', latency_ms, failure: ending.failure }
        }
        const reply = corpus === null ? ending.reply : { ...ending.reply, spans, phases_ms: { retrieve: retrieveMs } }
        return { status: 'ok', latency_ms, reply }
      },
      startFailure: () =>
        hasAnswered || refusal === null
          ? null
          : new UserError('provider-answered-nothing', { address: provider.address, detail: refusal }),
      model: (request) => plan(request).model,
      bound: (request) => {
        const { call, messages } = prepare(request)
        const { maxOutputTokens: output, body, maxSteps, maxToolCalls } = call
        if (output === null) return null
        const results = Object.values(settings.tool_results).map((result) => boundTokens([writeResult(result)]))
        const steps = results.length === 0 ? 1 : maxSteps
        // Every later request repeats the conversation before it.
        const first = boundTokens([...messages.map(({ content }) => content), JSON.stringify(body)])
        const answers = steps === 1 ? 0 : maxToolCalls * (Math.max(...results) + TOKENS_PER_CALL)
        const grown = (steps - 1) * output + answers
        return { model: call.model, input_tokens: steps * first + (steps - 1) * grown, output_tokens: steps * output }
      },
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }
  },
})

/** `[src/a.py:3-20 f]`, followed by its lines. */
function writeSpan({ path = '', start_line, end_line, symbol, text = '' }: Span): string {
  return `[${path}:${start_line ?? 0}-${end_line ?? 0}${symbol === undefined ? '' : ` ${symbol}`}]\n${text}`
}

function fingerprintOf(prompt: string | null, corpus: string | null): string | null {
  return prompt === null || corpus === null ? (prompt ?? corpus) : sha256(canonicalJson([prompt, corpus]))
}

const CONTEXT = /\{\{\s*context\s*\}\}/

/**
 * Replaces all placeholders of a message at once. Inserted text is not searched again, so that a question or a file cannot request
 * more.
 * @example fillMessage('Q: {{query}}', { query: '{{context}}' … }, 'text of the files') // 'Q: {{context}}'
 */
function fillMessage(text: string, request: TargetRequest, context: string): string {
  return text
    .split(CONTEXT)
    .map((part) => fillText(part, request))
    .join(context)
}

/**
 * Parts of a request that the provider is assumed to accept until it refuses them. `stream`: streaming with token counts; a
 * provider that does not count them is asked without streaming, so there is no time to the first token.
 */
const ALL_TAKEN = { temperature: true, seed: true, usualCap: true, stream: true }

/** Returns what to try next after a refusal that names a member which can be left out; `null` if the refusal has another reason. */
function adaptTo(taken: typeof ALL_TAKEN, refusal: Extract<ChatOutcome, { kind: 'other' }>): typeof ALL_TAKEN | null {
  if (taken.stream && isRefusal(refusal) && /stream_?options|include_usage/i.test(refusal.message))
    return { ...taken, stream: false }
  return omitPart(taken, refusal)
}

/** Returns a request without the members that the provider refuses. */
function adaptBody(given: ChatBody, taken: Taken): ChatBody {
  const { temperature, seed, ...body } = taken.usualCap ? given : swapCap(given)
  return omitUndefined<ChatBody>({
    ...body,
    temperature: taken.temperature ? temperature : undefined,
    seed: taken.seed ? seed : undefined,
  })
}
