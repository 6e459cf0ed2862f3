import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { nullOnError } from '../../../model/error.js'
import type { TargetRequest } from '../target.js'

/** A request as the process of a module gets it. */
export interface ServedRequest extends TargetRequest {
  readonly timeout_ms: number
}

/** Returns a reply of the protocol or just the answer. A thrown error becomes the reply's error. */
type Answer = (request: TargetRequest, call: { readonly signal: AbortSignal }) => unknown

/** Goldenpair's own time-out should expire first, unless it is delayed by more than this. */
const LATE_MS = 500

/**
 * Runs the process of a `module` target: answers requests from stdin with the module's function, concurrently, until stdin ends.
 * The arguments are the module's absolute path, the name of its export, and the target's option `reset`. The module's own output
 * goes to stderr, so that stdout contains only replies. If the module cannot be loaded, the process ends and prints the stack.
 */
export async function serveModule(
  facts: Pick<NodeJS.Process, 'argv' | 'stdin' | 'stdout' | 'stderr' | 'exit'>,
): Promise<void> {
  const { argv, stdin, stdout, stderr, exit } = facts
  const write = stdout.write.bind(stdout)
  stdout.write = stderr.write.bind(stderr)
  const [, , path = '', name = 'default', reset = 'none'] = argv
  const loaded = await load(path, name, reset === 'message').catch((error: unknown): never => {
    stderr.write(`${error instanceof Refusal ? error.message : stackOf(error)}\n`)
    return exit(1)
  })
  if (reset !== 'process') write('{"ready":true}\n')
  const calls = new Set<AbortController>()
  const underWay = new Set<Promise<void>>()
  const begin = (work: Promise<string>): void => {
    const done = work.then((line) => {
      write(`${line}\n`)
      underWay.delete(done)
    })
    underWay.add(done)
  }
  for await (const line of createInterface({ input: stdin })) {
    const message = JSON.parse(line) as ServedRequest | { readonly reset: true }
    begin('reset' in message ? resetModule(loaded) : answerOne(loaded.answer, message, { calls, stderr }))
  }
  // With a process for each request, stdin ends right after the request, so its end aborts nothing.
  if (reset !== 'process') for (const call of calls) call.abort(new Error('Goldenpair has closed the target.'))
  await Promise.all(underWay)
  await new Promise<void>((resolve) => void write('', () => resolve()))
  exit(0)
}

/** A mistake that is reported without a stack. */
class Refusal extends Error {}

async function load(path: string, name: string, needsReset: boolean) {
  // The module is not part of the bundle, so the bundler must not resolve it.
  const module = (await import(/* webpackIgnore: true */ pathToFileURL(path).href)) as Readonly<Record<string, unknown>>
  // A CommonJS module has all its exports in `default`.
  const inner = typeof module['default'] === 'object' ? { ...module['default'] } : {}
  const exported: Readonly<Record<string, unknown>> = { ...inner, ...module, ...('default' in inner && inner) }
  const take = (wanted: string): Answer & (() => unknown) => {
    const found = exported[wanted]
    if (typeof found === 'function') return found as Answer & (() => unknown)
    const names = Object.keys(exported).filter((one) => typeof exported[one] === 'function')
    throw new Refusal(
      `${path} has no export \`${wanted}\` that is a function. Its functions: ${names.join(', ') || 'none'}.`,
    )
  }
  return { answer: take(name) satisfies Answer, reset: needsReset ? take('reset') : () => undefined }
}

async function answerOne(
  answer: Answer,
  { timeout_ms: timeoutMs, ...request }: ServedRequest,
  { calls, stderr }: { readonly calls: Set<AbortController>; readonly stderr: NodeJS.WritableStream },
): Promise<string> {
  const call = new AbortController()
  const late = new Error(`No reply within ${timeoutMs / 1000} s.`)
  const timer = setTimeout(() => call.abort(late), timeoutMs)
  calls.add(call)
  let line: string
  try {
    line = writeReply(request.id, await answer(request, { signal: call.signal }))
  } catch (error) {
    stderr.write(`${stackOf(error)}\n`)
    line = JSON.stringify({ id: request.id, error: describeThrown(error) })
  }
  clearTimeout(timer)
  calls.delete(call)
  // A reply caused by the abort must not arrive before the time-out expires; the late reply shows that the process does not hang.
  if (call.signal.reason === late) await wait(LATE_MS)
  return line
}

async function resetModule({ reset }: Awaited<ReturnType<typeof load>>): Promise<string> {
  try {
    await reset()
    return '{"reset":"ok"}'
  } catch (error) {
    return JSON.stringify({ reset: describeThrown(error).message })
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : writeThrown(error)
}

const MAX_MESSAGE = 2000

/**
 * Returns the reply line for a function's result. An object is the reply, a text the answer; anything else is sent as is and breaks
 * the protocol.
 */
export function writeReply(id: string, given: unknown): string {
  const isReply = typeof given === 'object' && given !== null && !Array.isArray(given)
  return JSON.stringify(isReply ? { ...given, id } : { id, answer: given })
}

/**
 * Converts a thrown value into an error of the protocol: its message with those of its causes, and if present `kind`, `status` (or
 * `statusCode`) and `retryAfter` or `retry_after_s` in seconds, as errors of common HTTP clients have them.
 * @example describeThrown(Object.assign(new Error('slow down'), { status: 429, retryAfter: 2 })) // { status: 429, message: 'Error: slow down', retry_after_s: 2 }
 */
export function describeThrown(error: unknown) {
  // Includes getters of the class.
  const read = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  const kind = read('kind')
  const code = ['status', 'statusCode'].map(read).find((one) => Number.isInteger(one))
  const seconds = ['retryAfter', 'retry_after_s']
    .map(read)
    .find((one) => typeof one === 'number' && one >= 0 && Number.isFinite(one))
  return {
    kind: typeof kind === 'string' ? kind : undefined,
    status: typeof code === 'number' ? code : undefined,
    message: messageOf(error).slice(0, MAX_MESSAGE),
    retry_after_s: typeof seconds === 'number' ? seconds : undefined,
  }
}

/** Includes the causes, because `fetch` gives its reason only there. */
function messageOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return writeThrown(error)
  const text = `${error.name}: ${error.message}`
  return error.cause === undefined || depth === 3 ? text : `${text} (${messageOf(error.cause, depth + 1)})`
}

/**
 * Describes a thrown value that is not an Error: the `message` of an object, or the whole value.
 * @example writeThrown({ status: 503, message: 'busy' }) // 'busy'
 */
function writeThrown(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const message: unknown = Reflect.get(thrown, 'message')
  if (typeof message === 'string' && message !== '') return message
  // Where an object has cycles, or no form as JSON, its kind is all there is to say.
  return nullOnError(() => String(JSON.stringify(thrown))) ?? Object.prototype.toString.call(thrown)
}
