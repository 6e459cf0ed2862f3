import { fileURLToPath } from 'node:url'
import { systemClock } from '../../../src/io/clock.js'
import type { Log } from '../../../src/io/log.js'
import type { ProviderAccess } from '../../../src/measure/providers/access.js'
import type { Meter } from '../../../src/measure/targets/meter.js'
import type {
  Attempt,
  TargetDefinition,
  TargetPrograms,
  TargetRequest,
  TargetSession,
} from '../../../src/measure/targets/target.js'

export const FIXTURES = fileURLToPath(new URL('../../fixtures/targets', import.meta.url))

export interface RecordedLog extends Log {
  readonly lines: string[]
}

export function recordLog(): RecordedLog {
  const lines: string[] = []
  const at = (level: string) => (message: string) => void lines.push(`${level}: ${message}`)
  return {
    lines,
    debug: at('debug'),
    info: at('info'),
    notice: at('notice'),
    warning: at('warning'),
    error: at('error'),
  }
}

export async function startSession(
  target: TargetDefinition,
  options: Readonly<Record<string, unknown>>,
  {
    workingDirectory = FIXTURES,
    env = {},
    log = recordLog(),
    settings = {},
    programs,
    providers,
    meter,
  }: {
    workingDirectory?: string
    env?: Record<string, string>
    log?: Log
    settings?: Readonly<Record<string, unknown>>
    programs?: TargetPrograms
    providers?: ProviderAccess
    meter?: Meter | null
  } = {},
): Promise<TargetSession> {
  const path = { PATH: process.env['PATH'] ?? '' }
  return target.start({
    options,
    settings,
    env: { ...path, ...env },
    ...(programs && { programs }),
    ...(providers && { providers }),
    ...(meter && { meter }),
    workingDirectory,
    log,
    clock: systemClock,
  })
}

export function makeRequest(query: string, id = query): TargetRequest {
  return { id, case: id, trial: 0, query, top_k: 3, seed: 1, settings: {} }
}

/** Asks with a long time limit. Returns the observation without the latency. */
export async function ask(session: TargetSession, query: string, limits: { id?: string; timeoutMs?: number } = {}) {
  const signal = new AbortController().signal
  const { latency_ms: latencyMs, ...observation }: Attempt = await session.ask(makeRequest(query, limits.id), {
    timeoutMs: limits.timeoutMs ?? 60_000,
    signal,
  })
  if (latencyMs !== null && !(latencyMs >= 0)) throw new Error(`latency ${latencyMs}`)
  return observation
}
