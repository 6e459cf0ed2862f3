import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import type { Conduct } from '../run/run.js'
import type { GoldenCase } from '../suite/case.js'
import type { Flip, PairComparison } from './pair-comparison.js'

/** `gate` is null for what is about no single gate. */
const sentence = { gate: z.string().nullable(), text: z.string() }

export const findingSchema = z.strictObject({
  about: z.enum(['gate', 'trade', 'metric', 'slice', 'cause', 'confirmed-case', 'edited-cases', 'zero-recall']),
  ...sentence,
})

/**
 * A sentence with its numbers, and what it is about, so that a report need not say a thing twice. A `trade` is an improved gate with what it
 * cost the others; a `cause` is what the newly failing cases share, or how they fail.
 */
export type Finding = DeepReadonly<z.infer<typeof findingSchema>>

export const recommendationSchema = z.strictObject({
  about: z.enum([
    'rerun',
    'look-first',
    'cause',
    'more-trials',
    'more-cases',
    'slice',
    'edited-cases',
    'stale-cases',
    'interleave',
  ]),
  ...sentence,
  cases: z.array(z.string()),
})

/**
 * What to do next, with the figure of this comparison that speaks for it. Its text names no case and lacks its full stop; `cases` are ids for a
 * report that may name them.
 */
export type Recommendation = DeepReadonly<z.infer<typeof recommendationSchema>>

/** The metric that is 1 when nothing expected was retrieved. */
export const ZERO_RECALL = 'retrieval.zero-recall'

/** Cases of which no trial retrieved anything that is expected. */
export interface ZeroRecall {
  /** Candidate cases that the metric could judge. */
  readonly n: number
  /** Ids, sorted. */
  readonly missed: readonly string[]
  /** Those among them of which some baseline trial did retrieve something expected; sorted. */
  readonly newly_missed: readonly string[]
  /** Those among them of which no baseline trial did either; sorted. The rest of `missed` has no score in the baseline. */
  readonly still_missed: readonly string[]
  /** Of which no baseline trial retrieved anything expected, and some trial does now; sorted. */
  readonly found_again: readonly string[]
}

/** What cases may share: what follows their name in a sentence, and the auxiliary. */
export interface Trait {
  /** `tagged auth`, or with `do` a whole verb: `expect docs/auth.md`. */
  readonly trait: string
  readonly verb: 'are' | 'do'
  /** The tag, where it is one. */
  readonly tag: string | null
}

/** A trait that the newly failing cases have more often than chance gives them. */
export interface Concentration extends Trait {
  /** Ids of the newly failing cases with the trait. */
  readonly failing: readonly string[]
  /** How many cases newly fail. */
  readonly all_failing: number
  /** How many cases that passed before have the trait. */
  readonly having: number
  /** How many cases passed before. */
  readonly at_risk: number
  /** Fisher's, adjusted; null where cases share a cluster, and fail together. */
  readonly p: number | null
  /** The traits that p is adjusted over. */
  readonly family: { readonly size: number; readonly kind: 'tags' | 'groups' }
}

/** Successes of a case in both arms. */
export type PairedPasses = Pick<Flip, 'case_id' | 'critical' | 'baseline' | 'candidate'>

/** What findings and recommendations rest on beside the figures of a comparison; no file has it. */
export interface FindingFacts {
  /** Of several candidates, which are explored together: how many tests are adjusted at once. Absent: those of this pair alone. */
  readonly explored?: { readonly tests: number; readonly candidates: number }
  /** The cases that are compared. */
  readonly paired: readonly GoldenCase[]
  readonly passes: readonly PairedPasses[]
  readonly zero_recall: ZeroRecall | null
  readonly primary_k: number
  /** What the cases did in each run; null where nobody has looked. */
  readonly conduct: { readonly baseline: Conduct | null; readonly candidate: Conduct | null }
  /** The parts of `success` that some case has, and the cases that passed one in every trial and pass it in none now. */
  readonly parts: readonly { readonly id: string; readonly lost: readonly string[] }[]
  readonly concentration: Concentration | null
}

/** A comparison of two runs as it was made, with what its findings rest on. */
export type MeasuredPair = PairComparison & { readonly facts: FindingFacts }
