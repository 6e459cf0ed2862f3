import type { Soak } from './sleep-nights.js'
import type { Year, YearsPlan } from './sleep-years.js'

/** A task for a worker. */
export type Task =
  | { readonly kind: 'nights'; readonly seed: number; readonly nights: number; readonly isTelling: boolean }
  | { readonly kind: 'years'; readonly plan: YearsPlan }

export type Result =
  | { readonly kind: 'nights'; readonly soak: Soak }
  | { readonly kind: 'years'; readonly plan: YearsPlan; readonly years: readonly Year[] }
