import { validateHeaderName } from 'node:http'
import { z } from 'zod'
import { UserError } from '../../../model/error.js'
import type { TargetRequest } from '../target.js'
import { checkPlaceholder, fillTemplate, fillText, findPlaceholders, hasSetting } from '../template.js'
import type { HttpRequest } from './connections.js'
import { isParts, joinParts } from '../../../model/content-parts.js'
import type { JsonRecord } from '../../../model/json.js'

const word = z.string().min(1)

/** What this process says itself, for a body that it writes whole. */
const OWN_HEADERS = ['connection', 'content-length', 'transfer-encoding']

const REFERENCES = 'after `${` comes the name of an environment variable and `}`'

/** Reports a problem where it stands; null is none. */
function report(context: z.core.$RefinementCtx, problem: string | null, path: readonly (string | number)[] = []): void {
  if (problem !== null) context.addIssue({ code: 'custom', path: [...path], message: problem })
}

const address = word.superRefine((text, context) => {
  // Where a variable holds a part of it, it is checked when that is known.
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

interface Expanded {
  /** Its name, for messages. */
  readonly option: string
  readonly env: Surroundings['env']
  /** What is wrong with the whole; null where nothing is. */
  readonly check: (text: string) => string | null
}

/**
 * An option's text with the values of its `${NAME}`, blanks and line feeds around them left out (files of secrets end in one).
 * @throws `target-env-missing` for a variable that the target may not see, `target-env-unusable` where `check` objects
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

/** An address with its variables filled in. Throws as `expandEnvironment` does. */
export function expandAddress(text: string, place: Omit<Expanded, 'check'>): string {
  return expandEnvironment(text, { ...place, check: checkAddress })
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
  for (const [name, text] of Object.entries(options.headers))
    headers[name.toLowerCase()] = expandEnvironment(text, { option: `headers.${name}`, env, check: checkHeaderValue })
  // Half of a surrogate pair, which a query may hold, cannot be encoded.
  const encodePart = (value: string): string => encodeURIComponent(Buffer.from(value).toString())
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

/** Where the fields of a reply are: a path, fields of their own, or with `each` a list, at whose elements the other paths begin. */
export interface ResponseMapping {
  readonly [field: string]: string | ResponseMapping
}

/**
 * The fields of docs/protocol.md that are found in any JSON; those that are not are left out. An `answer` that is a list of texts or of content
 * parts is joined.
 * @throws {TypeError} for a path that cannot be read: the options are checked first
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

/** One step into a value: a member by name, an element by its place (from the end when negative), or `each` of them. */
type Step = string | number | typeof EACH

const EACH = Symbol('each')

/** A path into a JSON value, read: see `parsePath`. */
type JsonPath = readonly Step[]

const STEP =
  /\.(?<name>[\p{L}_][\p{L}\p{N}_-]*)|(?<each>\.\*|\[\*\])|\[(?<index>-?\d{1,9})\]|\['(?<single>(?:[^'\\]|\\['\\])*)'\]|\["(?<double>(?:[^"\\]|\\["\\])*)"\]/uy

/**
 * Reads a path such as `$.choices[0].message.content`, `$['x y'][-1]` or `$.docs[*].text`: the part of JSONPath (RFC 9535) that
 * names places. Filters, slices and `..` are refused; the text that is returned then says what is wrong.
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
 * What is at the path, undefined when there is nothing: null counts as nothing. A path with `[*]` gives all that it finds, in order,
 * and is undefined only when there is no list at its first `[*]`.
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
