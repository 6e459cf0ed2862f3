import { validateHeaderName } from 'node:http'
import { z } from 'zod'
import { UserError } from '../../../model/error.js'
import type { TargetRequest } from '../target.js'
import { checkPlaceholder, fillTemplate, fillText, findPlaceholders, hasSetting } from '../template.js'
import type { HttpRequest } from './connections.js'
import { parsePath } from './map-response.js'

const word = z.string().min(1)

/** What this process says itself, for a body that it writes whole. */
const OWN_HEADERS = ['connection', 'content-length', 'transfer-encoding']

const REFERENCES = 'after `${` comes the name of an environment variable and `}`'

const address = word.superRefine((text, context) => {
  // Where a variable holds a part of it, it is checked when that is known.
  const problem = !hasPlainReferences(text) ? REFERENCES : namesIn(text).length > 0 ? null : checkAddress(text)
  if (problem !== null) context.addIssue({ code: 'custom', message: problem })
})

const headers = z.record(z.string(), z.string()).superRefine((record, context) => {
  for (const [name, value] of Object.entries(record)) {
    const problem = findHeaderProblem(name, value)
    if (problem !== null) context.addIssue({ code: 'custom', path: [name], message: problem })
  }
})

/** Any value: faults of its placeholders are reported where they stand. */
const template = z.unknown().superRefine((value, context) => {
  for (const { path, name } of findPlaceholders(value)) {
    const problem = checkPlaceholder(name)
    if (problem !== null) context.addIssue({ code: 'custom', path: [...path], message: problem })
  }
})

const path = z.string().superRefine((text, context) => {
  const parsed = parsePath(text)
  if (typeof parsed === 'string') context.addIssue({ code: 'custom', message: parsed })
})
/** As deep as replies are: a field, its own fields, and those of the elements of a list among them. */
const source = z.union([path, z.record(word, z.union([path, z.record(word, path)]))])

export const httpOptions = z
  .strictObject({
    /** `${NAME}` is a variable that the target may see, `{{query}}` and the like a part of the request. */
    url: address,
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH']).default('POST'),
    /** `${NAME}` is a variable that the target may see. The suite is public: no secrets here. */
    headers: headers.default({}),
    /** What is sent; the request of the protocol when absent. */
    body: template.optional(),
    /** Where the fields of the reply are; absent: the reply of the protocol. */
    response: z.object({ answer: path }).catchall(source).optional(),
    /** The answer comes in parts. */
    stream: z.enum(['sse', 'ndjson']).optional(),
    /** Starts the server. A list starts the program directly; a string goes through the shell. */
    start: z.union([word, z.array(word).min(1)]).optional(),
    /** Relative to the checkout. */
    cwd: word.optional(),
    /** Literal values, added to the environment of the program. */
    env: z.record(word, z.string()).optional(),
    /** Answers with 2xx when the server is ready; without it the port of `url` has to take connections. */
    ready: address.optional(),
    /** How long the server may take to be ready. */
    start_seconds: z.number().positive().max(3600).default(60),
    /** How long the program may take to end after SIGTERM. */
    shutdown_seconds: z.number().nonnegative().max(600).default(5),
  })
  .superRefine(({ method, body, start, cwd, env, ready }, context) => {
    const refuse = (key: string, message: string): void => context.addIssue({ code: 'custom', path: [key], message })
    if (method === 'GET' && body !== undefined) refuse('body', 'a GET has no body. Put the question into `url`.')
    if (start === undefined && cwd !== undefined) refuse('cwd', 'this is the folder of `start`, which is missing')
    if (start === undefined && env !== undefined) refuse('env', 'this is for the program of `start`, which is missing')
    if (ready !== undefined && findPlaceholders(ready).length > 0) refuse('ready', 'this has no placeholders')
  })
export type HttpOptions = z.output<typeof httpOptions>

function findHeaderProblem(name: string, value: string): string | null {
  if (OWN_HEADERS.includes(name.toLowerCase())) return 'a suite cannot set this header'
  try {
    validateHeaderName(name)
  } catch {
    return 'this is not a header name'
  }
  if (!hasPlainReferences(value)) return REFERENCES
  if (findPlaceholders(value).length > 0) return 'placeholders are allowed in `url` and `body` only'
  return checkHeaderValue(value)
}

const PLACEHOLDERS = /\{\{[^{}]*\}\}/g

/** Why an address cannot be asked; null when it can. Placeholders may stand behind the host. */
function checkAddress(text: string): string | null {
  for (const { name } of findPlaceholders(text)) {
    const problem = checkPlaceholder(name)
    if (problem !== null) return problem
  }
  const [one, other] = ['1', '2'].map((value) => text.replace(PLACEHOLDERS, value))
  if (one === undefined || other === undefined || !URL.canParse(one) || !URL.canParse(other)) return NO_ADDRESS
  const { protocol, username, password, origin } = new URL(one)
  if (!/^https?:$/.test(protocol)) return NO_ADDRESS
  if (username !== '' || password !== '')
    return 'an address must not contain a user name. Give the header `authorization`'
  return new URL(other).origin === origin ? null : 'placeholders are allowed only after the host'
}

const NO_ADDRESS = 'an address begins with `http://` or `https://` and a host'

/** Why a text cannot be a header's value; null when it can. Narrower than HTTP, which leaves open what other bytes mean. */
function checkHeaderValue(value: string): string | null {
  return /^[\t\x20-\x7e]*$/.test(value) ? null : 'a header may contain only visible ASCII characters and blanks'
}

const REFERENCE = /\$\{([A-Za-z_]\w*)\}/g

/** Whether every `${` in a text begins the name of an environment variable. */
function hasPlainReferences(text: string): boolean {
  return !text.replace(REFERENCE, '').includes('${')
}

/** The variables that a text names. */
export function namesIn(text: string): readonly string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = '']) => name)
}

/**
 * An option's text with the values of its `${NAME}`, blanks and line feeds around them left out (files of secrets end in one).
 * @throws `target-env-missing` for a variable that the target may not see
 */
function expandEnvironment(
  text: string,
  { option, env }: { readonly option: string; readonly env: Readonly<Record<string, string>> },
): string {
  return text.replace(REFERENCE, (_, variable: string) => {
    const value = env[variable]
    if (value === undefined) throw new UserError('target-env-missing', { option, variable })
    return value.trim()
  })
}

/** Shorter values are no secrets, and hiding them would make holes in messages. */
const SHORTEST_SECRET = 4
const ACCEPTED = { sse: 'text/event-stream', ndjson: 'application/x-ndjson', json: 'application/json' } as const

interface Surroundings {
  /** What the target may see. */
  readonly env: Readonly<Record<string, string>>
  /** The variant's. */
  readonly settings: TargetRequest['settings']
}

/**
 * Fills in what is the same in all requests, and gives the function that makes each. Throws the user's errors `target-env-missing`,
 * `target-env-unusable` and `target-setting-missing`.
 */
export function prepareRequests(options: HttpOptions, { env, settings }: Surroundings) {
  const { method, body, stream } = options
  for (const [option, template] of Object.entries({ url: options.url, body })) {
    const missing = findPlaceholders(template).find(
      ({ name }) => name.startsWith('settings.') && !hasSetting(name, settings),
    )
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
    makeRequest: (request: TargetRequest): Omit<HttpRequest, 'timeoutMs'> => ({
      url: fixedUrl ?? new URL(fillText(address, request, encodePart)),
      method,
      headers: request.traceparent === undefined ? headers : { traceparent: request.traceparent, ...headers },
      body: method === 'GET' ? null : JSON.stringify(body === undefined ? request : fillTemplate(body, request)),
    }),
    /** The address as far as it is the same in all requests. */
    origin: new URL(address.replace(/\{\{.*/s, '')),
    /** Values from the environment that requests carry, which no message may show. */
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

/** Half of a surrogate pair, which a query may hold, cannot be encoded. */
function encodePart(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString())
}
