import { z } from 'zod'
import { tryJson } from '../../model/json.js'
import type { KeySource } from '../../model/error-catalogue.js'
import { UserError } from '../../model/error.js'
import { type Fault, findFault } from './find-fault.js'
import { printableAddress, type ProviderAccess, type ProviderOptions } from './access.js'

const OPENAI_URL = 'https://api.openai.com/v1'
const GITHUB_MODELS_URL = 'https://models.github.ai/inference'

/** The package adds what it finds in the environment (OPENAI_CUSTOM_HEADERS) and facts of this machine; none of it is for a suite's address. */
const SENT_HEADERS = ['accept', 'authorization', 'content-type', 'user-agent']

/** A client of one provider. It never repeats a request, and it logs nothing. */
export type Provider = Awaited<ReturnType<typeof openProvider>>

/**
 * A client for the address that the options choose, with the key that may go there: the workflow's own key only to the workflow's own
 * address, the job's token only to GitHub Models, to any other address only the variable that `api_key_env` names in `env`.
 * @param env what targets may see: see `targetEnvironment`
 * @throws UserError `provider-key-missing`, where that key is not given
 */
export async function openProvider(
  options: ProviderOptions,
  { providers, env }: { readonly providers: ProviderAccess; readonly env: Readonly<Record<string, string>> },
) {
  const { baseUrl, key, keySource } = chooseAccess(options, providers, env)
  const address = printableAddress(baseUrl)
  if (key === null && keySource !== null) throw new UserError('provider-key-missing', { address, source: keySource })
  // Node loads its own HTTP client at the first request, and that time is not the model's.
  const [{ OpenAI }] = await Promise.all([import('openai'), fetch('data:,')])
  // The package adds its paths behind what it is given, a query too, and of two parameters of one name keeps the last.
  const { origin, pathname, search } = new URL(baseUrl)
  const client = new OpenAI({
    baseURL: `${origin}${pathname}`,
    apiKey: key ?? 'none',
    ...(key === null && { defaultHeaders: { authorization: null } }),
    // Null, or the package takes them from the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: async (url, init) => fetchPlainly(`${url instanceof Request ? url.url : url.toString()}${search}`, init),
  })
  return {
    client,
    /** The base URL as it may be printed: without user, password and query. */
    address,
    /** Only to hide it from texts; null where none is sent. */
    key,
    /** Null where no key is sent. */
    keySource,
  }
}

/**
 * Names the provider that the options choose and the key that goes there, for whoever must know that two adapters ask the same.
 * @example nameProvider({ preset: 'github-models' }, providers) // 'https://models.github.ai/inference github-token'
 */
export function nameProvider(options: ProviderOptions, providers: ProviderAccess): string {
  const { baseUrl, keySource } = chooseAccess(options, providers, {})
  const key = typeof keySource === 'object' ? (keySource?.variable ?? 'no key') : keySource
  return `${printableAddress(baseUrl)} ${key}`
}

/** The base URL, its key, and where that is from; null where no key is needed. */
function chooseAccess(
  { preset, base_url, api_key_env: variable }: ProviderOptions,
  { openaiApiKey, openaiBaseUrl, githubToken, githubModelsUrl }: ProviderAccess,
  env: Readonly<Record<string, string>>,
): { readonly baseUrl: string; readonly key: string | null; readonly keySource: KeySource | null } {
  if (preset === 'github-models')
    return { baseUrl: githubModelsUrl ?? GITHUB_MODELS_URL, key: githubToken, keySource: 'github-token' }
  const own = openaiBaseUrl ?? OPENAI_URL
  const baseUrl = base_url ?? own
  if (variable !== undefined) return { baseUrl, key: env[variable] || null, keySource: { variable } }
  if (!isSameAddress(baseUrl, own)) return { baseUrl, key: null, keySource: null }
  // A server of one's own, such as Ollama, may want none.
  const needsKey = openaiApiKey !== null || isSameAddress(own, OPENAI_URL)
  return { baseUrl, key: openaiApiKey, keySource: needsKey ? 'openai-api-key' : null }
}

function isSameAddress(one: string, other: string): boolean {
  const normal = (url: string): string => new URL(url).href.replace(/\/+$/, '')
  return normal(one) === normal(other)
}

/** A redirect is an answer of its own: it must not carry a key or a question somewhere else. */
async function fetchPlainly(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = [...new Headers(init.headers)].filter(([name]) => SENT_HEADERS.includes(name))
  const response = await fetch(url, { ...init, headers, redirect: 'manual' })
  const { status, statusText, headers: answered } = response
  if (status === 200) return refuseFault(response)
  if (status < 400 || status > 599) return response
  const body = await response.text().catch(() => '')
  return new Response(nameFault(body), { status, statusText, headers: answered })
}

/**
 * A gateway such as OpenRouter sends the failure of the provider behind it with status 200, also in place of a stream: as `error`, in a
 * choice, or with `choices` null; others send a page. The answer then gets the error's code as its status.
 * @throws Error where it has no code and is not the request's fault: the package calls it a connection that failed
 */
async function refuseFault(response: Response): Promise<Response> {
  const { headers } = response
  if (response.body === null) return response
  const [begin, whole] = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).tee()
  const reader = begin.getReader()
  const { value } = await reader.read()
  void reader.cancel()
  const first = new TextDecoder().decode(value).trimStart()
  // There are servers that call a stream JSON.
  const isPage = first.startsWith('<') || /^text\/html\b/i.test(headers.get('content-type') ?? '')
  if (!isPage && !first.startsWith('{')) return new Response(whole, { status: 200, headers })
  const body = await new Response(whole).text()
  const fault: Fault | null = isPage ? { message: 'a page instead of JSON' } : findFault(tryJson(body))
  if (fault === null) return new Response(body, { status: 200, headers })
  if (fault.status === undefined) throw new Error(`status 200 with an error: ${fault.message}`)
  return new Response(JSON.stringify({ error: fault }), { status: fault.status, headers })
}

/** FastAPI's list of what is wrong with a request, of which `input` may repeat the whole of it. */
const faults = z.array(z.looseObject({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() })).min(1)
const named = z.looseObject({ error: z.unknown().refine(Boolean) })
const detailed = z.looseObject({ detail: z.union([z.string(), faults]) })
const worded = z.looseObject({ message: z.string() })

/**
 * The body of an error answer with the member `error`, which is all that the openai package reads of one: vLLM and Mistral say what is
 * wrong in `message`, FastAPI in `detail`. What is no JSON, or has the member, stays as it is.
 * @example nameFault('{"detail":[{"loc":["body","seed"],"msg":"Extra inputs are not permitted"}]}') // '{"error":{"message":"body.seed: Extra inputs are not permitted"}}'
 */
export function nameFault(body: string): string {
  const value = tryJson(body)
  return value === undefined || value === null || named.safeParse(value).success
    ? body
    : JSON.stringify({ error: { message: describeFault(value) } })
}

function describeFault(value: unknown): string {
  const { data: { detail } = {} } = detailed.safeParse(value)
  if (typeof detail === 'string') return detail
  if (detail !== undefined) return detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ')
  return worded.safeParse(value).data?.message ?? JSON.stringify(value)
}
