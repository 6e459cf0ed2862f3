import { systemClock } from '../../../src/io/clock.js'
import type { ProviderAccess, ProviderOptions } from '../../../src/measure/providers/access.js'
import { askChat, type ChatOutcome } from '../../../src/measure/providers/ask-chat.js'
import { openProvider } from '../../../src/measure/providers/openai-client.js'
import type { OpenAiDouble } from '../../doubles/openai/server.js'

/** The environment of a workflow that uses the double as its provider. */
export function accessTo({ url, key }: OpenAiDouble): ProviderAccess {
  return { openaiApiKey: key, openaiBaseUrl: url, githubToken: null, githubModelsUrl: null }
}

/** Asks a provider one question through the real client. Returns a `UserError` instead of throwing it. */
export async function askProvider({
  providers,
  options = {},
  env = {},
  isStreamed = false,
  timeoutMs = 20_000,
  signal = new AbortController().signal,
}: {
  readonly providers: ProviderAccess
  readonly options?: ProviderOptions
  readonly env?: Readonly<Record<string, string>>
  readonly isStreamed?: boolean
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
}): Promise<ChatOutcome | Error> {
  try {
    const provider = await openProvider(options, { providers, env })
    const body = { model: 'gpt-4.1-mini', messages: [{ role: 'user' as const, content: 'Why?' }] }
    const clock = { ...systemClock, now: () => new Date('2026-01-01T00:00:00Z') }
    return await askChat(provider, body, { timeoutMs, signal, clock, isStreamed })
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}
