import { z } from 'zod'
import { observationSchema, type Observation } from '../../model/observation.js'
import { quickParser } from '../../model/quick-parse.js'
import { parseBeginning } from '../json-lines/parse-reply.js'
import { readReply, TOO_LONG } from '../read-reply.js'

/** A line that says of which trial it is. */
export interface Recorded {
  readonly case: string
  /** Null: the next one of its case. */
  readonly trial: number | null
  /** The question that it answers, where the line says it. */
  readonly query: string | null
  readonly observation: Observation
  /** What is wrong with it; it is replayed as that failure. */
  readonly problem: string | null
}

const parseTrial = quickParser(
  z.looseObject({ case: z.string(), trial: z.int().nonnegative(), observation: observationSchema }),
)

const parseReply = quickParser(
  z.looseObject({
    id: z.string().optional(),
    case: z.string().optional(),
    trial: z.int().nonnegative().optional(),
    query: z.string().optional(),
    latency_ms: z.number().nonnegative().optional(),
  }),
)

/** Reads a line of trials.jsonl, or a reply of docs/protocol.md that names its request by `id` or by `case` and `trial`; else says why it is neither. */
export function readRecorded(line: string): Recorded | string {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return readBroken(line, `The reply is not JSON: ${reason}`) ?? 'it is not JSON.'
  }
  if (typeof value === 'object' && value !== null && 'observation' in value) {
    const trial = parseTrial(value)
    return trial.success ? { ...trial.data, query: null, problem: null } : `it is no trial: ${firstIssue(trial.error)}`
  }
  const reply = parseReply(value)
  if (!reply.success) return `it is no reply: ${firstIssue(reply.error)}`
  const { id, case: caseId, trial = null, query = null, latency_ms: latencyMs = null, ...fields } = reply.data
  const named = caseId === undefined ? (id === undefined ? null : splitId(id)) : { case: caseId, trial }
  if (named === null) return 'it names no trial: it has neither `id` nor `case`.'
  return { ...recordedAs(named, readReply(fields, line.length), latencyMs), query }
}

/** The same of the beginning of a line that is longer than 64 MB. */
export function readTooLong(beginning: string): Recorded | string {
  return readBroken(beginning, TOO_LONG) ?? 'it is longer than 64 MB.'
}

/** Null where it does not even begin with an id. */
function readBroken(line: string, problem: string): Recorded | null {
  const parsed = parseBeginning(line, problem)
  return parsed.kind === 'failure' ? recordedAs(splitId(parsed.id), parsed, null) : null
}

function recordedAs(
  named: Pick<Recorded, 'case' | 'trial'>,
  read: ReturnType<typeof readReply>,
  latencyMs: number | null,
): Recorded {
  if (read.kind === 'reply')
    return {
      ...named,
      query: null,
      problem: null,
      observation: { status: 'ok', latency_ms: latencyMs, reply: read.reply },
    }
  const { failure } = read
  return {
    ...named,
    query: null,
    problem: failure.kind === 'protocol' ? failure.message : null,
    observation: { status: 'failed', latency_ms: latencyMs, failure },
  }
}

/** `c1#2` is trial 2 of case c1. */
function splitId(id: string): Pick<Recorded, 'case' | 'trial'> {
  const [, caseId, trial] = /^(.*)#(\d{1,9})$/s.exec(id) ?? []
  return caseId === undefined ? { case: id, trial: null } : { case: caseId, trial: Number(trial) }
}

function firstIssue({ issues: [issue] }: z.ZodError): string {
  return issue === undefined ? 'no reason given.' : `\`${issue.path.join('.')}\`: ${issue.message}.`
}
