import { UserError } from '../../model/error.js'
import type { Clock } from '../../io/clock.js'
import type { Program } from '../../io/programs/start-program.js'
import { timedOut } from '../json-lines/failures.js'
import { protocolFailure, TOO_LONG, type ReadReply } from '../read-reply.js'
import { NOT_BILLED, type AttemptFailure } from '../target.js'
import type { Exchange } from './connections.js'
import type { ReplyReader } from './read-body.js'
import { readStatusFailure, type ExcerptReader } from './read-failure.js'

/**
 * What an exchange says of a trial. A connection that fails, or breaks before the answer has begun, is an outage: it says nothing of the
 * question. A streamed answer that breaks off in its middle is a failed trial: its reader got half an answer, and a target
 * that dies of a question must not pass for an outage.
 * @throws `target-refused` for 401: no request could ever succeed
 */
export function readOutcome(
  { end, opened }: Exchange<ReplyReader | ExcerptReader>,
  context: {
    readonly timeoutMs: number
    readonly program: Program | null
    readonly clock: Clock
    /** Of the server, for messages. */
    readonly address: string
  },
): ReadReply {
  if (end.kind === 'timeout') return failure(timedOut(context.timeoutMs, context.program))
  if (end.kind === 'garbled') return protocolFailure(`The reply is no HTTP: ${end.reason}`)
  if (opened === null) {
    const unreached = outage(`The target could not be reached: ${'reason' in end ? end.reason : end.kind}`)
    return failure(end.kind === 'unanswered' && end.isUnsent ? { ...unreached, bill: NOT_BILLED } : unreached)
  }
  const { reader } = opened
  if ('excerpt' in reader) {
    const said = reader.excerpt()
    if (opened.status === 401) throw new UserError('target-refused', { address: context.address, said })
    return failure(readStatusFailure(opened, said, context.clock))
  }
  if (end.kind === 'whole') return reader.finish()
  if (end.kind === 'too-long') return protocolFailure(TOO_LONG)
  return reader.hasBegun()
    ? protocolFailure('The connection broke in the middle of the streamed answer.')
    : failure(outage('The connection broke before the answer had come.'))
}

function outage(message: string): AttemptFailure {
  return { kind: 'infrastructure', message }
}

function failure(value: AttemptFailure): ReadReply {
  return { kind: 'failure', failure: value }
}
