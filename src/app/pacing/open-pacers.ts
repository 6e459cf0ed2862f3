import type { JudgeConfig } from '../../core/model/judging.js'
import type { Limits } from '../../core/model/limits.js'
import type { Variant } from '../../core/model/suite.js'
import { createPacer, type Pacer, type PacerOptions } from './pacer.js'

/** A job of hundreds of trials that gets no answer should end within minutes. */
const PATIENCE_MS = 3 * 60_000

/** The pacers of a run, by provider. */
export interface Pacers {
  readonly ofTarget: (variant: Variant) => Pacer
  readonly ofJudge: (judge: Pick<JudgeConfig, 'type' | 'options' | 'limits'>) => Pacer
}

type Options = Readonly<Record<string, unknown>>

/**
 * One pacer for all that goes to one provider: the same kind of adapter at the same address, with the same limits. So the arms of a
 * comparison share one, and what one of them learns the others need not. With no retries nothing is waited for: a provider that is
 * down is asked each trial once.
 */
export function openPacers({
  retries,
  ...shared
}: Pick<PacerOptions, 'concurrency' | 'clock' | 'sleep' | 'log'> & { readonly retries: number }): Pacers {
  const pacers = new Map<string, Pacer>()
  const find = (who: readonly (string | null)[], limits: Limits = {}): Pacer => {
    const key = JSON.stringify([...who, limits])
    const known = pacers.get(key)
    if (known !== undefined) return known
    const pacer = createPacer({ ...shared, limits, patienceMs: retries === 0 ? null : PATIENCE_MS })
    pacers.set(key, pacer)
    return pacer
  }
  return {
    ofTarget: ({ target, limits }) => find(['target', target.type, addressOf(target.options)], limits),
    ofJudge: ({ type, options, limits }) => find(['judge', type, addressOf(options)], limits),
  }
}

function addressOf({ base_url: base, url }: Options): string | null {
  const address = base ?? url
  return typeof address === 'string' ? address : null
}
