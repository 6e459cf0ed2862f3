import type { JudgeConfig } from '../../model/run/judging.js'
import type { Limits } from '../../model/limits.js'
import type { Variant } from '../../model/suite/suite.js'
import type { ProviderAccess } from '../../providers/access.js'
import { createPacer, createRateWindow, type Pacer, type PacerOptions, type RateWindow } from './pacer.js'

/** A job of hundreds of trials that gets no answer should end within minutes. */
const PATIENCE_MS = 3 * 60_000

/** The pacers of a run, by provider. */
export interface Pacers {
  readonly ofTarget: (variant: Variant) => Pacer
  readonly ofJudge: (judge: Pick<JudgeConfig, 'type' | 'options' | 'limits'>) => Pacer
}

/** An adapter that may say whom it asks. */
interface Asking {
  readonly name: string
  readonly asks?: (options: Readonly<Record<string, unknown>>, providers: ProviderAccess) => string
}

/**
 * One pacer for all targets, and one for all judges, that go to one place with one key and the same limits. So the arms of a comparison
 * share one where they ask the same provider, and what one of them learns the others need not. Targets and judges count against the same
 * rates, but a judge that is down stays so however well targets are answered: they are different models. With no retries nothing is waited for: a
 * provider that is down is asked each trial once.
 */
export function openPacers({
  retries,
  targets,
  judges,
  providers,
  ...shared
}: Pick<PacerOptions, 'concurrency' | 'clock' | 'sleep' | 'log'> & {
  readonly retries: number
  readonly targets: readonly Asking[]
  readonly judges: readonly Asking[]
  readonly providers: ProviderAccess
}): Pacers {
  const pacers = new Map<string, Pacer>()
  const rates = new Map<string, RateWindow>()
  const find = (kind: 'target' | 'judge', place: string, limits: Limits = {}): Pacer => {
    const address = JSON.stringify([place, limits])
    const key = `${kind} ${address}`
    const known = pacers.get(key)
    if (known !== undefined) return known
    const rate = rates.get(address) ?? createRateWindow(limits)
    rates.set(address, rate)
    const pacer = createPacer({ ...shared, rate, patienceMs: retries === 0 ? null : PATIENCE_MS })
    pacers.set(key, pacer)
    return pacer
  }
  const placeOf = (
    adapters: readonly Asking[],
    kind: string,
    { type, options }: Pick<JudgeConfig, 'type' | 'options'>,
  ): string => adapters.find(({ name }) => name === type)?.asks?.(options, providers) ?? `${kind} ${type}`
  return {
    ofTarget: ({ target, limits }) => find('target', placeOf(targets, 'target', target), limits),
    ofJudge: ({ limits, ...judge }) => find('judge', placeOf(judges, 'judge', judge), limits),
  }
}
