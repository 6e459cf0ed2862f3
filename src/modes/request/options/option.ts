export const MODES = ['auto', 'pr', 'baseline', 'nightly', 'publish', 'ab'] as const
export type Mode = (typeof MODES)[number]

/** Refuses a text: says what was expected, and where it helps the likely spelling, or the part of the text that is wrong. */
export type Refuse = (
  expected: string,
  details?: { readonly suggestion?: string | null; readonly got?: string },
) => never

/** Reads the text of an option, trimmed, and ends by `refuse` where it cannot. */
export type Reader<Value> = (given: string, refuse: Refuse) => Value

/** What an option is, wherever it is given. */
interface Facts {
  /** A phrase for action.yml: it begins small, and has no full stop. */
  readonly help: string
  /** What reads its text; without it the option is yes or no. */
  readonly read?: Reader<unknown>
  /** Its text where nobody gives it. Without one it is then null. */
  readonly default?: string
}

/** An input of the Action; what a row and its `input` both say is the input's. */
export interface Option extends Partial<Facts> {
  /** It says how to measure, so it means nothing beside what another has measured. */
  readonly measures?: boolean
  /** What it is as an input. */
  readonly input?: Partial<Facts> & {
    /** The modes that take it; all unless given. */
    readonly modes?: readonly Mode[]
    /** An input that it means nothing without. */
    readonly onlyWith?: string
    /** What action.yml has as its default, where that is no plain text. */
    readonly expression?: string
    /** Begins a group in action.yml. */
    readonly group?: string
  }
}
