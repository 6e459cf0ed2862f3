import type { Program } from '../../../io/start-program.js'
import { readJson, tryJson } from '../../../model/json.js'
import type { Failure, Reply } from '../../../model/run/observation.js'
import type { MeterReading } from '../meter.js'
import { addResources, protocolFailure, readReply, TOO_LONG } from '../read-reply.js'
import type { AskLimits, Attempt, AttemptFailure, CommandContext, TargetRequest } from '../target.js'

/** What one line of a target's stdout means. `id` is that of the request. */
export type ParsedLine =
  | { readonly kind: 'reply'; readonly id: string; readonly reply: Reply }
  | { readonly kind: 'failure'; readonly id: string; readonly failure: Failure }
  /** An answer without a request id. */
  | { readonly kind: 'nameless' }
  | { readonly kind: 'reset'; readonly isDone: boolean }
  /** The program has loaded what it needs. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'noise' }

/** Parses one line according to docs/protocol.md. A broken line that begins with an id fails the request of that id. */
export function parseReply(line: string): ParsedLine {
  // JSON.parse takes 10 µs to refuse a line, and a program can print a million.
  if (!line.includes('{')) return { kind: 'noise' }
  const read = readJson(line)
  if ('fault' in read) return parseBeginning(line, `The reply is not JSON: ${read.fault}`)
  const { value } = read
  if (typeof value !== 'object' || value === null) return { kind: 'noise' }
  if (!('id' in value) || typeof value.id !== 'string') {
    if ('reset' in value) return { kind: 'reset', isDone: value.reset === 'ok' }
    if ('answer' in value || 'error' in value) return { kind: 'nameless' }
    return { kind: 'ready' in value && value.ready === true ? 'ready' : 'noise' }
  }
  const { id, ...fields } = value
  return { id, ...readReply(fields, line.length) }
}

/** Returns a protocol failure for the request whose id the line begins with, or noise if the line begins with no id. */
export function parseBeginning(beginning: string, message: string): ParsedLine {
  const id = tryJson(/^\s*\{\s*"id"\s*:\s*("(?:[^"\\]|\\.){1,400}")/.exec(beginning)?.[1] ?? '')
  return typeof id === 'string' ? { id, ...protocolFailure(message) } : { kind: 'noise' }
}

/** Returns callbacks for each line of output, and for the beginning of a line that is too long. */
export function watchLines(receive: (parsed: ParsedLine, line: string) => void) {
  return {
    onLine: (line: string) => receive(parseReply(line), line),
    onTooLong: (beginning: string) =>
      receive(parseBeginning(beginning, TOO_LONG), `${TOO_LONG} It begins: ${beginning}`),
  }
}

/**
 * Parses a last line without a line feed. It counts only if it is complete; half a line is noise, because the program just ended.
 */
export function parseRest(rest: string): ParsedLine {
  const parsed = parseReply(rest)
  return parsed.kind === 'failure' && parsed.failure.kind === 'protocol' ? { kind: 'noise' } : parsed
}

/** A request that becomes an observation. It may be sent more than once. */
export type Question = ReturnType<typeof makeQuestion>

/** A question that has not been sent yet. */
export function makeQuestion(
  request: TargetRequest,
  { timeoutMs }: Pick<AskLimits, 'timeoutMs'>,
  { clock, meter }: Pick<CommandContext, 'clock' | 'meter'>,
) {
  let resolve: (attempt: Attempt | Promise<Attempt>) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const observation = new Promise<Attempt>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  let sentAtMs: number | null = null
  let timer: NodeJS.Timeout | undefined
  let reading: MeterReading | undefined
  const stop = (): void => {
    clearTimeout(timer)
    reading?.[Symbol.dispose]()
    reading = undefined
  }
  const takeTime = (): number => (sentAtMs === null ? 0 : clock.monotonicMs() - sentAtMs)
  return {
    id: request.id,
    /** The request as JSON, with a line feed. */
    line: `${JSON.stringify(request)}\n`,
    timeoutMs,
    observation,
    /** How often the program ended while this and other questions were in flight. */
    crashes: 0,
    /** Whether it timed out once in a program that hung, perhaps because of another question. */
    hasTimedOut: false,
    /** Whether no other question was in flight since this one was sent, so that a crash must be caused by this one. */
    isAlone: false,
    /**
     * Marks the question as sent and starts its clock, or starts it again. Calls `onTimeout` unless the question is settled or stopped first.
     */
    begin: (program: Program, onTimeout: () => void): void => {
      stop()
      reading = meter?.begin(program.pid)
      sentAtMs = clock.monotonicMs()
      timer = setTimeout(onTimeout, timeoutMs)
    },
    stop,
    succeed: (reply: Reply): void => {
      const attempt: Attempt = { status: 'ok', latency_ms: takeTime(), reply }
      resolve(reading === undefined ? attempt : reading.end().then((measured) => addResources(attempt, measured)))
      reading = undefined
      stop()
    },
    fail: (failure: AttemptFailure): void => {
      resolve({ status: 'failed', latency_ms: takeTime(), failure })
      stop()
    },
    reject: (reason: unknown): void => {
      stop()
      reject(reason)
    },
  }
}

/** The questions sent to a program that have no reply yet, by id and in the order sent. */
export class PendingQuestions {
  readonly #questions = new Map<string, Question>()
  readonly #timedOut = new Set<string>()
  #hasNamedRequest = false

  /** All questions, in the order sent. */
  all(): readonly Question[] {
    return [...this.#questions.values()]
  }

  /** The question that was sent first. */
  first(): Question | undefined {
    const [first] = this.#questions.values()
    return first
  }

  add(question: Question): void {
    const first = this.first()
    question.isAlone = first === undefined && this.#timedOut.size === 0
    if (first !== undefined) first.isAlone = false
    this.#questions.set(question.id, question)
  }

  /**
   * Removes and returns the question that a line answers. A reply without an id goes to the first question if it is unlikely to
   * belong to another.
   */
  takeAnswered(parsed: ParsedLine): Question | undefined {
    if (parsed.kind === 'reply' || parsed.kind === 'failure') {
      const question = this.#questions.get(parsed.id)
      this.#hasNamedRequest ||= question !== undefined
      this.#questions.delete(parsed.id)
      return question
    }
    if (parsed.kind !== 'nameless' || (this.#hasNamedRequest && this.#questions.size > 1)) return undefined
    const first = this.first()
    if (first !== undefined) this.#questions.delete(first.id)
    return first
  }

  /** From now on, a reply to this question is late. */
  expire({ id }: Question): void {
    this.#questions.delete(id)
    this.#timedOut.add(id)
  }

  /** Whether a line is the reply to a question that timed out. True only once per question. */
  takeLate(parsed: ParsedLine): boolean {
    return 'id' in parsed && this.#timedOut.delete(parsed.id)
  }

  /** Removes and returns all questions and stops their clocks. No replies are expected any more. */
  takeAll(): readonly Question[] {
    const questions = this.all()
    this.#questions.clear()
    this.#timedOut.clear()
    for (const question of questions) question.stop()
    return questions
  }
}
