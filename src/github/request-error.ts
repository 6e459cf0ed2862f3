import { UserError } from '../model/error.js'

/** What a refused request says. `status` is 500 too when no answer came at all (`isAnswered`). */
export interface RequestFailure {
  readonly status: number
  readonly isAnswered: boolean
  readonly message: string
  /** The host that answered in the place of GitHub's API, with a page for people. */
  readonly pageOf?: string
}

/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
export function readRequestFailure(error: unknown): RequestFailure | null {
  if (!(error instanceof Error)) return null
  const message = firstLine(error.message)
  if (error instanceof PageAnswer) return { status: 200, isAnswered: true, message, pageOf: error.host }
  const response = 'response' in error ? error.response : undefined
  // A refusal of GraphQL is an answer without a fault of HTTP, and names no status of its own.
  if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
    return { status: 200, isAnswered: true, message }
  if (!('status' in error) || typeof error.status !== 'number') return null
  return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message }
}

/** What a request gives, or what is made of GitHub's refusal of it. An error that is no refusal is a bug, and thrown. */
export async function unlessRefused<Value, Instead>(
  request: () => Promise<Value>,
  instead: (failure: RequestFailure) => Instead | Promise<Instead>,
): Promise<Value | Instead> {
  try {
    return await request()
  } catch (error) {
    const failure = readRequestFailure(error)
    if (failure === null) throw error
    return instead(failure)
  }
}

/** How often a request is made whose answer may be lost, and how long the first wait is before it is made again. */
const ATTEMPTS = 3
const WAIT_MS = 2000

/**
 * Makes a request again while GitHub has a fault, up to three times. Where the answer was lost, the request may have been carried out all the
 * same: so `find` looks for what it made before it is made again, null where there is nothing of it. Throws GitHub's refusal.
 */
export async function repeatLost<Value>(
  request: () => Promise<Value>,
  find: () => Promise<Value | null>,
  wait: (ms: number) => Promise<void>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request()
    } catch (error) {
      const failure = readRequestFailure(error)
      if (failure === null || failure.status < 500 || attempt === ATTEMPTS) throw error
      await wait(WAIT_MS * attempt)
      const made = await find()
      if (made !== null) return made
    }
  }
}

/** Why something of a repository could not be read, for a message: GitHub's refusal, or a mistake in what was read. Throws what is neither, a bug. */
export function whyUnread(error: unknown): string {
  const reason = error instanceof UserError ? error.message : readRequestFailure(error)?.message
  if (reason === undefined) throw error
  return reason
}

/** An answer that broke off while it was stored. */
export class AnswerCut extends Error {
  override readonly name = 'AnswerCut'
  readonly status = 500

  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/** A page for people, which GitHub's API never gives: a proxy or a login is in front of it. By its name the client does not repeat it. */
export class PageAnswer extends Error {
  override readonly name = 'AbortError'

  constructor(readonly host: string) {
    super(`HTML from ${host}`)
  }
}

/**
 * What a failure comes to: `forbidden`, a right is missing; `gone`, the one thing that was asked for is not there; `outage`, it may pass;
 * `other`, it stays.
 */
export type FailureKind = 'forbidden' | 'gone' | 'outage' | 'other'

/** Tells the kinds of failures apart. */
export function classifyFailure({ status, isAnswered, message, pageOf }: RequestFailure): FailureKind {
  if (pageOf !== undefined) return 'other'
  if (!isAnswered || status >= 500 || isRateLimit(status, message)) return 'outage'
  if (status === 401 || status === 403) return 'forbidden'
  return status === 404 || status === 410 ? 'gone' : 'other'
}

const isRateLimit = (status: number, message: string): boolean => status === 429 || /rate limit|abuse/i.test(message)

const TRY_AGAIN = 'run the job again later'

/** Why GitHub refused, without its own words and without what to do: "GitHub answered 503". */
export function nameFailure({ status, isAnswered, message, pageOf }: RequestFailure): string {
  if (pageOf !== undefined) return `GitHub's API answered with HTML, from ${pageOf}`
  if (isArchived(message)) return 'the repository is archived, which makes it read-only'
  if (!isAnswered) return 'GitHub did not answer'
  if (status === 401) return 'the token is not valid'
  if (isRateLimit(status, message)) return "GitHub's rate limit was reached"
  if (status === 403) return 'the token lacks the permission'
  // GitHub answers 404 for what a token may not even see.
  return status === 404 ? 'GitHub cannot find it, or the token may not see it' : `GitHub answered ${status}`
}

const isArchived = (message: string): boolean => /\barchived\b/i.test(message)

/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
export function explainFailure(failure: RequestFailure, permission: string): string {
  const { status, isAnswered, message, pageOf } = failure
  const name = nameFailure(failure)
  if (pageOf !== undefined)
    return `${name}: either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong`
  const advice = (): string => {
    if (isArchived(message)) return ''
    if (isAnswered && status === 401) return '; see the input `github-token`'
    if (!isAnswered || status >= 500 || isRateLimit(status, message)) return `; ${TRY_AGAIN}`
    if (status === 403) return `; add \`${permission}\` to the job's permissions`
    return status === 404 ? `; the job needs \`${permission}\`` : ''
  }
  return `${name} (${message})${advice()}`
}

function firstLine(text: string): string {
  if (/^\s*<(?:!doctype|html)\b/i.test(text)) return 'a page of HTML'
  return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300)
}
