import type { FailureKind } from './observation.js'

/** What the trials of one case did, as far as causes are looked for in it: small enough to be kept for every case. */
export interface CaseConduct {
  /** Of each span that the case expects (relevance above 0), in its order, the best rank that a trial gave it; null where none retrieved it. */
  readonly ranks: readonly (number | null)[]
  /** The most spans that a trial returned, duplicates left out; null where none reported any. */
  readonly returned: number | null
  /** The route tiers and the models that answered; sorted. */
  readonly tiers: readonly string[]
  readonly models: readonly string[]
  /** How trials failed; sorted. */
  readonly failures: readonly FailureKind[]
}

/** By case id. */
export type Conduct = ReadonlyMap<string, CaseConduct>
