import type { StillSuite, Years } from './false-issues.js'
import type { Soak } from './sleep-nights.js'

/** A piece of work for a worker. */
export type Task =
  | { readonly kind: 'nights'; readonly seed: number; readonly nights: number; readonly isTelling: boolean }
  | { readonly kind: 'years'; readonly suite: StillSuite; readonly seed: string; readonly years: number }

export type Result =
  | { readonly kind: 'nights'; readonly soak: Soak }
  | { readonly kind: 'years'; readonly suite: StillSuite; readonly found: Years }
