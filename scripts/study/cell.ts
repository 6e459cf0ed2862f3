import type { Rate } from './rates.js'

/** Sizes of the Holm family that every cell is judged in. */
export const FAMILIES = [1, 3, 10] as const
export type Family = (typeof FAMILIES)[number]

/** Which line of the requirements a cell answers to. */
export type Kind = 'binary' | 'bounded' | 'unbounded' | 'clustered' | 'figure'

/** What a cell is about; the same for the enumerated and the simulated ones. */
export interface CellDesign {
  /** `binary 10 % flips base 85 %, 3 trials, n = 100`. */
  readonly id: string
  readonly kind: Kind
  readonly population: string
  readonly n: number
  readonly trials: string
  readonly clusters: number | null
  /** Why no requirement binds the cell; null where all do. */
  readonly listed: { readonly about: 'null' | 'drop'; readonly why: string } | null
}

/** By size of the family; a family is left out where it was not simulated. */
export type ByFamily<Figure> = Readonly<Partial<Record<Family, Figure>>>

/** One design with its rates. All are shares of data sets; every gate of a family has the same design and is independent. */
export interface Cell extends CellDesign {
  /** At least one gate of the family is `regressed`, with no true change in any. */
  readonly false_regressed: ByFamily<Rate>
  /** `improved`, with no true change; one gate. */
  readonly false_improved: Rate | null
  /** `no-regression`, at a true drop of exactly the margin. */
  readonly false_no_regression: Rate | null
  /** What the row's t bound alone would have said there. */
  readonly by_t_bound_alone: Rate | null
  /** `unchanged` there: an observation, and so no error, but a reader should know. */
  readonly unchanged_at_margin: Rate | null
  /** `no-regression`, `unchanged` or `improved`, with no true change: how often a harmless change gets a good word. */
  readonly cleared: Rate | null
  /** The middle one of the "can flag drops ≥ X" shown with no true change; null: too few differences to say. */
  readonly can_flag: ByFamily<number | null>
  /** `regressed`, when one gate of the family truly dropped by `can_flag`; null where that is more than there is to lose. */
  readonly power: ByFamily<Rate | null>
  /** The interval shown holds the true difference, with no true change and at a drop of the margin; for n ≥ 100. */
  readonly coverage: { readonly unchanged: Rate | null; readonly margin: Rate | null } | null
}
