import type { Rate } from './rates.js'

/** The sizes of the Holm families for which rates are computed. */
export const FAMILIES = [1, 3, 10] as const
export type Family = (typeof FAMILIES)[number]

/** The group of requirements that applies to a cell. */
export type Kind = 'binary' | 'bounded' | 'unbounded' | 'clustered' | 'figure'

/** The design of a cell, enumerated or simulated. */
export interface CellDesign {
  /** For example `success, 10 % flips, base 85 %, 3 trials, n = 100`. */
  readonly id: string
  readonly kind: Kind
  readonly population: string
  readonly n: number
  readonly trials: string
  readonly clusters: number | null
  /** Why the cell is listed without being bound by the requirements; `null` if all of them apply. */
  readonly listed: { readonly about: 'null' | 'drop'; readonly why: string } | null
}

/** Figures by size of the family. A family that was not simulated is absent. */
export type ByFamily<Figure> = Readonly<Partial<Record<Family, Figure>>>

/** A design with its rates, which are shares of data sets. All gates of a family have the same design and are independent. */
export interface Cell extends CellDesign {
  /** The rate of at least one `regressed` gate in the family, with no true change in any. */
  readonly false_regressed: ByFamily<Rate>
  /** The rate of `improved` for one gate, with no true change. */
  readonly false_improved: Rate | null
  /** The rate of `no-regression` at a true drop of exactly the margin. */
  readonly false_no_regression: Rate | null
  /** The rate of `no-regression` at that drop if only the t bound decided. */
  readonly by_t_bound_alone: Rate | null
  /** The rate of `unchanged` at that drop. `unchanged` describes the data and so is no error, but readers should know the rate. */
  readonly unchanged_at_margin: Rate | null
  /** The rate of `no-regression`, `unchanged` or `improved` with no true change: how often a harmless change gets a good verdict. */
  readonly cleared: Rate | null
  /** The median X of "can flag drops ≥ X", with no true change; `null` if there are too few differences to say. */
  readonly can_flag: ByFamily<number | null>
  /** The rate of `regressed` for a gate that truly dropped by `can_flag`; `null` if that is more than can be lost. */
  readonly power: ByFamily<Rate | null>
  /** The rate at which the interval contains the true difference, with no true change and at a drop of the margin; for n ≥ 100. */
  readonly coverage: { readonly unchanged: Rate | null; readonly margin: Rate | null } | null
}
