import { UserError } from '../../../model/error.js'
import type { TargetRequest } from '../target.js'
import { fillTemplate, fillText, findPlaceholders, hasSetting } from '../template.js'
import type { HttpRequest } from './connections.js'
import { checkAddress, checkHeaderValue, expandEnvironment, type HttpOptions, namesIn } from './options.js'

/** Shorter values are no secrets, and hiding them would make holes in messages. */
const SHORTEST_SECRET = 4
const ACCEPTED = { sse: 'text/event-stream', ndjson: 'application/x-ndjson', json: 'application/json' } as const

interface Surroundings {
  /** What the target may see. */
  readonly env: Readonly<Record<string, string>>
  /** The variant's. */
  readonly settings: TargetRequest['settings']
}

export interface PreparedRequests {
  readonly makeRequest: (request: TargetRequest) => Omit<HttpRequest, 'timeoutMs'>
  /** The address as far as it is the same in all requests. */
  readonly origin: URL
  /** Values from the environment that requests carry. */
  readonly secrets: readonly string[]
}

/**
 * Fills in what is the same in all requests, and gives the function that makes each. Throws the user's errors `target-env-missing`,
 * `target-env-unusable` and `target-setting-missing`.
 */
export function prepareRequests(options: HttpOptions, { env, settings }: Surroundings): PreparedRequests {
  const { method, body, stream } = options
  for (const [option, template] of Object.entries({ url: options.url, body })) {
    const missing = findPlaceholders(template).find(({ name }) => isMissing(name, settings))
    if (missing !== undefined)
      throw new UserError('target-setting-missing', { option, name: missing.name, known: Object.keys(settings) })
  }
  const address = expandAddress(options.url, { option: 'url', env })
  const headers: Record<string, string> = {
    accept: ACCEPTED[stream ?? 'json'],
    // Without it a server may choose any (RFC 9110, 12.5.3).
    'accept-encoding': 'identity',
    'user-agent': 'goldenpair',
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
  }
  for (const [name, text] of Object.entries(options.headers)) {
    const option = `headers.${name}`
    const value = expandEnvironment(text, { option, env })
    const problem = checkHeaderValue(value)
    if (problem !== null) throw new UserError('target-env-unusable', { option, problem })
    headers[name.toLowerCase()] = value
  }
  const fixedUrl = findPlaceholders(address).length === 0 ? new URL(address) : null
  const texts = [options.url, ...Object.values(options.headers)]
  return {
    makeRequest: (request) => ({
      url: fixedUrl ?? new URL(fillText(address, request, encodePart)),
      method,
      headers: request.traceparent === undefined ? headers : { traceparent: request.traceparent, ...headers },
      body: method === 'GET' ? null : JSON.stringify(body === undefined ? request : fillTemplate(body, request)),
    }),
    origin: new URL(address.replace(/\{\{.*/s, '')),
    secrets: texts.flatMap(namesIn).flatMap((name) => {
      const value = env[name]?.trim() ?? ''
      return value.length < SHORTEST_SECRET ? [] : [value]
    }),
  }
}

/** An address with its variables filled in. Throws `target-env-missing`, and `target-env-unusable` when it is none then. */
export function expandAddress(
  text: string,
  { option, env }: { readonly option: string; readonly env: Surroundings['env'] },
): string {
  const address = expandEnvironment(text, { option, env })
  const problem = checkAddress(address)
  if (problem !== null) throw new UserError('target-env-unusable', { option, problem })
  return address
}

function isMissing(name: string, settings: TargetRequest['settings']): boolean {
  return name.startsWith('settings.') && !hasSetting(name, settings)
}

/** Half of a surrogate pair, which a query may hold, cannot be encoded. */
function encodePart(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString())
}
