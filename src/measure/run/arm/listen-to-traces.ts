import { present } from '../../../model/omit-undefined.js'
import { countOf, partOf } from '../../../format/format-number.js'
import type { Log } from '../../../io/log.js'
import type { TargetSession } from '../../targets/target.js'
import type { Dropped, Patience, TraceReceiver, TraceState } from '../../targets/traces/receive-traces.js'
import { mapTrace } from '../../traces/map-trace.js'
import { decorateTarget } from './ask-target.js'

/** After this many missing traces in a row, the wait for further traces is short. */
const PATIENT_TRIALS = 3

/** Milliseconds to wait. Programs are configured to send spans every 50 ms; one that configures itself may use the SDK's 5 s. */
const WAITS = { patient: 10_000, impatient: 1000, quiet: 200 }

/**
 * Adds a trace parent to each request, and what the spans show to each reply. Fields that the reply contains itself take
 * precedence. The wait for spans comes after the reply and is not part of the latency. Disposing the session ends the receiver too.
 */
export function listenToTraces(
  session: TargetSession,
  input: { readonly receiver: TraceReceiver; readonly log: Log; readonly waits?: Readonly<typeof WAITS> },
): TargetSession {
  const { receiver, log, waits = WAITS } = input
  const counts: Record<TraceState, number> = { whole: 0, partial: 0, none: 0 }
  let unread = 0
  let missedInARow = 0
  const patience = (): Patience => {
    const hasSeenAny = counts.whole + counts.partial > 0
    const impatientMs = hasSeenAny ? waits.impatient : 0
    return { waitMs: missedInARow < PATIENT_TRIALS ? waits.patient : impatientMs, quietMs: waits.quiet }
  }
  const traced = decorateTarget(session, async (request, limits) => {
    const expected = receiver.expect()
    try {
      const observation = await session.ask({ ...request, traceparent: expected.traceparent }, limits)
      if (observation.status === 'failed') return observation
      const { state, spans } = await expected.take(patience(), limits.signal)
      counts[state] += 1
      missedInARow = state === 'whole' ? 0 : missedInARow + 1
      // Lists and sums from a partial trace would be too small.
      const traced = state === 'whole' ? mapTrace(spans, expected.callerId) : {}
      if (state === 'whole' && Object.keys(traced).length === 0) unread += 1
      return { ...observation, reply: { ...traced, ...observation.reply } }
    } finally {
      expected.forget()
    }
  })
  return Object.assign(traced, {
    [Symbol.asyncDispose]: async () => {
      await session[Symbol.asyncDispose]()
      await receiver[Symbol.asyncDispose]()
      for (const warning of describeLosses(counts, receiver.dropped())) log.warning(warning)
      const whole = countOf(counts.whole, 'trace')
      const which = unread === counts.whole ? `${whole} came; none` : `${unread} of ${whole}`
      if (unread > 0) log.warning(`${which} has a span of a kind that Goldenpair knows: docs/traces.md.`)
    },
  })
}

function describeLosses(
  { whole, partial, none }: Readonly<Record<TraceState, number>>,
  { unknown, excess, refused }: Dropped,
): readonly string[] {
  const all = whole + partial + none
  return present(
    none > 0 &&
      `No spans arrived for ${partOf(none, all, 'reply', 'replies')}, although \`traces\` is on${unknown > 0 ? `; ${countOf(unknown, 'span')} arrived too late or with other trace ids` : ''}. The spans of a reply must be children of the request’s \`traceparent\`: docs/traces.md.`,
    partial > 0 &&
      `${partial} of ${countOf(all, 'trace')} arrived without a first span, the one whose parent is the request’s \`traceparent\`, and ${partial === 1 ? 'was' : 'were'} not used. Does that span end before the program does?`,
    refused.count > 0 &&
      `The trace receiver rejected ${countOf(refused.count, 'export')}, in whole or in part. The first: ${refused.first ?? ''}`,
    excess > 0 &&
      `${countOf(excess, 'span was', 'spans were')} dropped: a trace may have 10,000 spans and 32 MB of attributes.`,
  )
}
