import { z } from 'zod'
import { tryJson } from '../../model/json.js'
import type { KeySource } from '../../model/error-catalogue.js'
import { UserError } from '../../model/error.js'
import { type Fault, findFault } from './find-fault.js'
import { printableAddress, type ProviderAccess, type ProviderOptions } from './access.js'

const OPENAI_URL = 'https://api.openai.com/v1'
const GITHUB_MODELS_URL = 'https://models.github.ai/inference'

/**
 * The only headers sent. The package adds others from the environment (OPENAI_CUSTOM_HEADERS) and facts about this machine, which a
 * suite's address must not get.
 */
const SENT_HEADERS = ['accept', 'authorization', 'content-type', 'user-agent']

/** A client of one provider. It never repeats a request, and it logs nothing. */
export type Provider = Awaited<ReturnType<typeof openProvider>>

/**
 * Opens a client for the address that the options choose. The workflow's key is sent only to the workflow's address, the job's
 * token only to GitHub Models, and to any other address only the variable that `api_key_env` names in `env`.
 * @param env variables that targets may see; see `targetEnvironment`
 * @throws UserError `provider-key-missing` if that key is missing
 */
export async function openProvider(
  options: ProviderOptions,
  { providers, env }: { readonly providers: ProviderAccess; readonly env: Readonly<Record<string, string>> },
) {
  const { baseUrl, key, keySource } = chooseAccess(options, providers, env)
  const address = printableAddress(baseUrl)
  if (key === null && keySource !== null) throw new UserError('provider-key-missing', { address, source: keySource })
  // Node loads its HTTP client with the first request; loading it here keeps that time out of the model's latency.
  const [{ OpenAI }] = await Promise.all([import('openai'), fetch('data:,')])
  // The package appends its paths to the base URL even after a query, and keeps only the last of repeated parameters.
  const { origin, pathname, search } = new URL(baseUrl)
  const client = new OpenAI({
    baseURL: `${origin}${pathname}`,
    apiKey: key ?? 'none',
    ...(key === null && { defaultHeaders: { authorization: null } }),
    // `null`, because otherwise the package reads them from the environment.
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
    /** The base URL for printing, without user, password and query. */
    address,
    /** Only for removing it from texts; `null` if no key is sent. */
    key,
    /** `null` if no key is sent. */
    keySource,
  }
}

/**
 * Returns a name for the chosen provider and key, which is equal for two adapters that use the same ones.
 * @example nameProvider({ preset: 'github-models' }, providers) // 'https://models.github.ai/inference github-token'
 */
export function nameProvider(options: ProviderOptions, providers: ProviderAccess): string {
  const { baseUrl, keySource } = chooseAccess(options, providers, {})
  const key = typeof keySource === 'object' ? (keySource?.variable ?? 'no key') : keySource
  return `${printableAddress(baseUrl)} ${key}`
}

/** Returns the base URL, its key and the key's source; the last two are `null` if no key is needed. */
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
  // A self-hosted server such as Ollama may not need a key.
  const needsKey = openaiApiKey !== null || isSameAddress(own, OPENAI_URL)
  return { baseUrl, key: openaiApiKey, keySource: needsKey ? 'openai-api-key' : null }
}

function isSameAddress(one: string, other: string): boolean {
  const normal = (url: string): string => new URL(url).href.replace(/\/+$/, '')
  return normal(one) === normal(other)
}

/** Does not follow redirects, which could send a key or a question elsewhere. */
async function fetchPlainly(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = [...new Headers(init.headers)].filter(([name]) => SENT_HEADERS.includes(name))
  const response = await fetch(url, { ...init, headers, redirect: 'manual' })
  const { status, statusText, headers: answered } = response
  if (status === 200) return refuseFault(response)
  if (status < 400 || status > 599) return response
  const body = await response.text().catch(() => '')
  return new Response(addErrorMember(body), { status, statusText, headers: answered })
}

/**
 * Turns an error with status 200 into one with the error's code as status. A gateway such as OpenRouter sends the failure of the
 * provider behind it this way, also instead of a stream: as `error`, in a choice, or with `choices` null; others send a page.
 * @throws Error if the fault has no code and is not caused by the request; the package treats that as a failed connection
 */
async function refuseFault(response: Response): Promise<Response> {
  const { headers } = response
  if (response.body === null) return response
  const [begin, whole] = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).tee()
  const reader = begin.getReader()
  const { value } = await reader.read()
  void reader.cancel()
  const first = new TextDecoder().decode(value).trimStart()
  // Some servers send a stream with a JSON content type.
  const isPage = first.startsWith('<') || /^text\/html\b/i.test(headers.get('content-type') ?? '')
  if (!isPage && !first.startsWith('{')) return new Response(whole, { status: 200, headers })
  const body = await new Response(whole).text()
  const fault: Fault | null = isPage ? { message: 'a page instead of JSON' } : findFault(tryJson(body))
  if (fault === null) return new Response(body, { status: 200, headers })
  if (fault.status === undefined) throw new Error(`status 200 with an error: ${fault.message}`)
  return new Response(JSON.stringify({ error: fault }), { status: fault.status, headers })
}

/** FastAPI's list of problems with a request; its member `input` may repeat the whole request. */
const faults = z.array(z.looseObject({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() })).min(1)
const named = z.looseObject({ error: z.unknown().refine(Boolean) })
const detailed = z.looseObject({ detail: z.union([z.string(), faults]) })
const worded = z.looseObject({ message: z.string() })

/**
 * Adds the member `error` to the body of an error, because the openai package reads nothing else: vLLM and Mistral describe the
 * error in `message`, FastAPI in `detail`. A body that is not JSON or has `error` is returned unchanged.
 * @example addErrorMember('{"detail":[{"loc":["body","seed"],"msg":"Extra inputs are not permitted"}]}') // '{"error":{"message":"body.seed: Extra inputs are not permitted"}}'
 */
export function addErrorMember(body: string): string {
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
