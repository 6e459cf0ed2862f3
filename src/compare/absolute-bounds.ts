import type { Gate } from '../model/gate.js'
import { EPSILON, noiseOf } from '../stats/round-noise.js'

/** Which bound the value breaks by more than float noise on the bound's own scale; null for none (verdict-rules 6, 10.12). */
export function findBrokenBound(
  gate: Pick<Gate, 'min' | 'max'>,
  value: number | null,
): { readonly kind: 'min' | 'max'; readonly limit: number } | null {
  if (value === null) return null
  if (gate.min !== null && value < gate.min - noiseOf([gate.min])) return { kind: 'min', limit: gate.min }
  if (gate.max !== null && value > gate.max + noiseOf([gate.max])) return { kind: 'max', limit: gate.max }
  return null
}

/**
 * Which cases of a binary metric break the bound: above 0 for `max`, below 1 for `min`, in the order given.
 * @example casesBeyond({ kind: 'max', limit: 0 }, { ids: ['a', 'b'], values: [0, 1] }) // ['b']
 */
export function casesBeyond(
  { kind }: { readonly kind: 'min' | 'max' },
  { ids, values }: { readonly ids: readonly string[]; readonly values: readonly number[] },
): readonly string[] {
  return ids.filter((_, index) => {
    const value = values[index] ?? 0
    return kind === 'max' ? value > EPSILON : value < 1 - EPSILON
  })
}
