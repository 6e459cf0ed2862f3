import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import type { Conduct } from '../run/run.js'
import type { GoldenCase } from '../suite/case.js'
import type { Flip, PairComparison } from './pair-comparison.js'

/** `gate` is `null` for a sentence that is not about a single gate. */
const sentence = { gate: z.string().nullable(), text: z.string() }

export const findingSchema = z.strictObject({
  about: z.enum(['gate', 'trade', 'metric', 'slice', 'cause', 'confirmed-case', 'edited-cases', 'zero-recall']),
  ...sentence,
})

/**
 * A sentence with its numbers and its subject, so that a report need not repeat it. A `trade` is an improved gate with its cost in the
 * other gates; a `cause` is what the newly failing cases share, or how they fail.
 */
export type Finding = DeepReadonly<z.infer<typeof findingSchema>>

export const recommendationSchema = z.strictObject({
  about: z.enum([
    'rerun',
    'look-first',
    'cause',
    'more-trials',
    'more-cases',
    'deterministic',
    'slice',
    'edited-cases',
    'stale-cases',
    'interleave',
  ]),
  ...sentence,
  cases: z.array(z.string()),
})

/**
 * A next step, with the figure of this comparison that supports it. Its text names no case and has no full stop; `cases` are ids for
 * reports that may name them.
 */
export type Recommendation = DeepReadonly<z.infer<typeof recommendationSchema>>

/** The metric that is 1 if nothing expected was retrieved. */
export const ZERO_RECALL = 'retrieval.zero-recall'

/** Cases in which no trial retrieved anything expected. */
export interface ZeroRecall {
  /** Number of candidate cases that the metric scored. */
  readonly n: number
  /** Ids of the cases, sorted. */
  readonly missed: readonly string[]
  /** Ids of those for which some baseline trial retrieved something expected, sorted. */
  readonly newly_missed: readonly string[]
  /** Ids of those for which no baseline trial did either, sorted. The rest of `missed` has no score in the baseline. */
  readonly still_missed: readonly string[]
  /** Ids of cases for which no baseline trial retrieved anything expected but some trial does now, sorted. */
  readonly found_again: readonly string[]
}

/** A property that cases may share, as the words that follow their name in a sentence, and the auxiliary verb. */
export interface Trait {
  /** `tagged auth`, or with `do` a whole verb: `expect docs/auth.md`. */
  readonly trait: string
  readonly verb: 'are' | 'do'
  /** The tag; `null` if the trait is not a tag. */
  readonly tag: string | null
}

/** A trait that the newly failing cases, or those behind the loss of a gate on another metric, have more often than by chance. */
export interface Concentration extends Trait {
  /** The gate whose worse cases these are; absent if they newly fail. */
  readonly gate?: string
  /** Ids of these cases with the trait. */
  readonly failing: readonly string[]
  /** How many these cases are. */
  readonly all_failing: number
  /** How many cases that passed before, or were compared by the gate, have the trait. */
  readonly having: number
  /** How many cases passed before, or were compared by the gate. */
  readonly at_risk: number
  /** Fisher's p, adjusted; `null` if cases share a cluster, because such cases fail together. */
  readonly p: number | null
  /** The number of traits that p is adjusted over, and their kind. */
  readonly family: { readonly size: number; readonly kind: 'tags' | 'groups' }
}

/** Passes of a case in both arms. */
export type PairedPasses = Pick<Flip, 'case_id' | 'critical' | 'baseline' | 'candidate'>

/** The facts, beyond the figures of a comparison, that findings and recommendations are written from. Not stored in any file. */
export interface FindingFacts {
  /** For several candidates, which are explored together, the number of tests adjusted at once. Absent if only this pair's tests are. */
  readonly explored?: { readonly tests: number; readonly candidates: number }
  /** The cases that are compared. */
  readonly paired: readonly GoldenCase[]
  readonly passes: readonly PairedPasses[]
  readonly zero_recall: ZeroRecall | null
  readonly primary_k: number
  /** The conduct of the cases in each run; `null` if not looked up. */
  readonly conduct: { readonly baseline: Conduct | null; readonly candidate: Conduct | null }
  /** The parts of `success` that some case has, with the cases that passed a part in every baseline trial and in no candidate trial. */
  readonly parts: readonly { readonly id: string; readonly lost: readonly string[] }[]
  readonly concentration: Concentration | null
  /**
   * Main's replies, if all those to a case are alike, as are the change's, and a gate is open that would be a fact for a target declared
   * `deterministic`; else `null`.
   */
  readonly alike: { readonly trials: number; readonly cases: number } | null
}

/** A comparison of two runs as it was made, with the facts that its findings are written from. */
export type MeasuredPair = PairComparison & { readonly facts: FindingFacts }
