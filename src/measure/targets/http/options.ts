import { validateHeaderName } from 'node:http'
import { z } from 'zod'
import { UserError } from '../../../model/error.js'
import type { TargetRequest } from '../target.js'
import { checkPlaceholder, fillTemplate, fillText, findPlaceholders, hasSetting } from '../template.js'
import type { HttpRequest } from './connections.js'
import { isParts, joinParts } from '../../../model/content-parts.js'
import type { JsonRecord } from '../../../model/json.js'

const word = z.string().min(1)

/** Headers that this process sets itself, because it sends a complete body. */
const OWN_HEADERS = ['connection', 'content-length', 'transfer-encoding']

const REFERENCES = 'after `${` comes the name of an environment variable and `}`'

/** Reports a problem at its path; does nothing for `null`. */
function report(context: z.core.$RefinementCtx, problem: string | null, path: readonly (string | number)[] = []): void {
  if (problem !== null) context.addIssue({ code: 'custom', path: [...path], message: problem })
}

const address = word.superRefine((text, context) => {
  // An address with a variable is checked later, when its value is known.
  report(context, !hasPlainReferences(text) ? REFERENCES : namesIn(text).length > 0 ? null : checkAddress(text))
})

const headers = z.record(z.string(), z.string()).superRefine((record, context) => {
  for (const [name, value] of Object.entries(record)) report(context, findHeaderProblem(name, value), [name])
})

const template = z.unknown().superRefine((value, context) => {
  for (const { path, name } of findPlaceholders(value)) report(context, checkPlaceholder(name), path)
})

const path = z.string().superRefine((text, context) => {
  const parsed = parsePath(text)
  report(context, typeof parsed === 'string' ? parsed : null)
})
/** Nested as deeply as replies are: a field, an object of fields, and inside it a list whose elements have fields. */
const source = z.union([path, z.record(word, z.union([path, z.record(word, path)]))])

export const httpOptions = z
  .strictObject({
    /** `${NAME}` is a variable that the target may see; `{{query}}` and similar placeholders are parts of the request. */
    url: address,
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH']).default('POST'),
    /** `${NAME}` is a variable that the target may see. The suite is public: no secrets here. */
    headers: headers.default({}),
    /** The body to send; default: the request of the protocol. */
    body: template.optional(),
    /** Paths to the fields of the reply; default: the reply of the protocol. */
    response: z.object({ answer: path }).catchall(source).optional(),
    /** Format of a streamed answer. */
    stream: z.enum(['sse', 'ndjson']).optional(),
    /** Starts the server. A list starts the program directly; a string goes through the shell. */
    start: z.union([word, z.array(word).min(1)]).optional(),
    /** Relative to the checkout. */
    cwd: word.optional(),
    /** Literal values, added to the environment of the program. */
    env: z.record(word, z.string()).optional(),
    /** Address that answers with 2xx when the server is ready. Default: the port of `url` accepts connections. */
    ready: address.optional(),
    /** Maximum time for the server to become ready. */
    start_seconds: z.number().positive().max(3600).default(60),
    /** Maximum time for the program to end after SIGTERM. */
    shutdown_seconds: z.number().nonnegative().max(600).default(5),
  })
  .superRefine(({ method, body, start, cwd, env, ready }, context) => {
    const refuse = (key: string, message: string): void => report(context, message, [key])
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

/** Returns why an address cannot be used; `null` if it can. Placeholders are allowed only after the host. */
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

/**
 * Returns why a text cannot be a header value; `null` if it can. Stricter than HTTP, which does not define the meaning of other
 * bytes.
 */
function checkHeaderValue(value: string): string | null {
  return /^[\t\x20-\x7e]*$/.test(value) ? null : 'a header may contain only visible ASCII characters and blanks'
}

const REFERENCE = /\$\{([A-Za-z_]\w*)\}/g

/** Whether every `${` in a text begins the name of an environment variable. */
const hasPlainReferences = (text: string): boolean => !text.replace(REFERENCE, '').includes('${')

/** Returns the variables that a text names. */
export function namesIn(text: string): readonly string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = '']) => name)
}

interface Expanded {
  /** For messages. */
  readonly option: string
  readonly env: Surroundings['env']
  /** Returns the problem with the expanded text; `null` if there is none. */
  readonly check: (text: string) => string | null
}

/**
 * Returns an option's text with the values of its `${NAME}` filled in and trimmed (secret files end in a line feed).
 * @throws `target-env-missing` for a variable that the target may not see, `target-env-unusable` if `check` finds a problem
 */
function expandEnvironment(text: string, { option, env, check }: Expanded): string {
  const expanded = text.replace(REFERENCE, (_, variable: string) => {
    const value = env[variable]
    if (value === undefined) throw new UserError('target-env-missing', { option, variable })
    return value.trim()
  })
  const problem = check(expanded)
  if (problem !== null) throw new UserError('target-env-unusable', { option, problem })
  return expanded
}

/** Returns an address with its variables filled in. Throws like `expandEnvironment`. */
export function expandAddress(text: string, place: Omit<Expanded, 'check'>): string {
  return expandEnvironment(text, { ...place, check: checkAddress })
}

/** Values shorter than this are not treated as secrets; hiding them would make messages unreadable. */
const SHORTEST_SECRET = 4
const ACCEPTED = { sse: 'text/event-stream', ndjson: 'application/x-ndjson', json: 'application/json' } as const

interface Surroundings {
  /** Variables that the target may see. */
  readonly env: Readonly<Record<string, string>>
  /** Settings of the variant. */
  readonly settings: TargetRequest['settings']
}

/**
 * Fills in the parts that all requests share and returns a function that builds each request. Throws the user errors
 * `target-env-missing`, `target-env-unusable` and `target-setting-missing`.
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
    // Otherwise a server may choose any encoding (RFC 9110, 12.5.3).
    'accept-encoding': 'identity',
    'user-agent': 'goldenpair',
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
  }
  for (const [name, text] of Object.entries(options.headers))
    headers[name.toLowerCase()] = expandEnvironment(text, { option: `headers.${name}`, env, check: checkHeaderValue })
  // Half of a surrogate pair, which a query may hold, cannot be encoded.
  const encodePart = (value: string): string => encodeURIComponent(Buffer.from(value).toString())
  const fixedUrl = findPlaceholders(address).length === 0 ? new URL(address) : null
  const variables = [...new Set([options.url, ...Object.values(options.headers)].flatMap(namesIn))]
  return {
    makeRequest: (request: TargetRequest): Omit<HttpRequest, 'timeoutMs'> => ({
      url: fixedUrl ?? new URL(fillText(address, request, encodePart)),
      method,
      headers: request.traceparent === undefined ? headers : { traceparent: request.traceparent, ...headers },
      body: method === 'GET' ? null : JSON.stringify(body === undefined ? request : fillTemplate(body, request)),
    }),
    /** The part of the address that is the same in all requests. */
    origin: new URL(address.replace(/\{\{.*/s, '')),
    /** The environment variables whose values are sent in requests. */
    variables,
    /** Those values, which must not appear in messages. */
    secrets: variables.flatMap((name) => {
      const value = env[name]?.trim() ?? ''
      return value.length < SHORTEST_SECRET ? [] : [value]
    }),
  }
}

/**
 * Where the fields of a reply are: a path, nested fields, or with `each` the path of a list, at whose elements the other paths
 * start.
 */
export interface ResponseMapping {
  readonly [field: string]: string | ResponseMapping
}

/**
 * Extracts the fields of docs/protocol.md from any JSON value. Fields that are not found are left out. An `answer` that is a list
 * of texts or content parts is joined.
 * @throws {TypeError} for an invalid path; the options are validated before
 */
export function mapResponse(mapping: ResponseMapping, body: unknown): JsonRecord {
  const found = readFields(mapping, body)
  const { answer } = found
  return isParts(answer) ? { ...found, answer: joinParts(answer) } : found
}

function readFields(mapping: ResponseMapping, value: unknown): JsonRecord {
  const fields = Object.entries(mapping).map(([name, source]) => [name, readField(source, value)] as const)
  return Object.fromEntries(fields.filter(([, member]) => member !== undefined))
}

function readField(source: string | ResponseMapping, value: unknown): unknown {
  if (typeof source === 'string') {
    const path = parsePath(source)
    if (typeof path === 'string') throw new TypeError(path)
    return readPath(path, value)
  }
  const { each, ...rest } = source
  if (typeof each === 'string') {
    const elements = readField(each, value)
    return Array.isArray(elements) ? elements.map((element: unknown) => readFields(rest, element)) : elements
  }
  const found = readFields(rest, value)
  return Object.keys(found).length === 0 ? undefined : found
}

/** One step into a value: a member name, an index (from the end if negative), or all elements. */
type Step = string | number | typeof EACH

const EACH = Symbol('each')

/** A parsed path; see `parsePath`. */
type JsonPath = readonly Step[]

const STEP =
  /\.(?<name>[\p{L}_][\p{L}\p{N}_-]*)|(?<each>\.\*|\[\*\])|\[(?<index>-?\d{1,9})\]|\['(?<single>(?:[^'\\]|\\['\\])*)'\]|\["(?<double>(?:[^"\\]|\\["\\])*)"\]/uy

/**
 * Parses a path such as `$.choices[0].message.content`, `$['x y'][-1]` or `$.docs[*].text`. Supports the part of JSONPath (RFC
 * 9535) that names places. For filters, slices and `..` it returns a text that says what is wrong.
 */
export function parsePath(text: string): JsonPath | string {
  if (!text.startsWith('$')) return 'a path begins with `$`, the whole reply: `$.answer`, `$.docs[0].text`, `$.docs[*]`'
  const steps: Step[] = []
  for (let at = 1; at < text.length; at = STEP.lastIndex) {
    STEP.lastIndex = at
    const groups = STEP.exec(text)?.groups
    if (groups === undefined)
      return `this path cannot be read from \`${text.slice(at, at + 40)}\` on: after \`$\` come \`.name\`, \`['any name']\`, \`[0]\`, \`[-1]\` and \`[*]\``
    const { name, each, index, single, double } = groups
    if (each !== undefined) steps.push(EACH)
    else if (index !== undefined) steps.push(Number(index))
    else steps.push(name ?? (single ?? double ?? '').replace(/\\(.)/gu, '$1'))
  }
  return steps
}

/**
 * Returns the value at the path, or undefined if there is none or it is null. A path with `[*]` returns a list of all matches in
 * order, and undefined only if there is no list at its first `[*]`.
 * @example readPath(path('$.docs[*].id'), { docs: [{ id: 1 }, {}, { id: 2 }] }) // [1, 2]
 */
export function readPath(steps: JsonPath, value: unknown): unknown {
  let at = value
  for (const [place, step] of steps.entries()) {
    if (typeof at !== 'object' || at === null) return undefined
    if (step === EACH) {
      const rest = steps.slice(place + 1)
      return Object.values(at).flatMap((element: unknown) => {
        const found = readPath(rest, element)
        if (found === undefined) return []
        return rest.includes(EACH) && Array.isArray(found) ? (found as unknown[]) : [found]
      })
    }
    if (typeof step === 'number') at = Array.isArray(at) ? (at.at(step) as unknown) : undefined
    else at = !Array.isArray(at) && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined
  }
  return at ?? undefined
}
