/** A table for machines, a row a case and arm. Text is hostile until a renderer escapes it. */
export interface CaseTable {
  /** Titles: of the facts, then of the numbers. */
  readonly columns: readonly string[]
  /** One below the other. */
  readonly arms: readonly CaseTableArm[]
}

/** The rows of one arm. */
export interface CaseTableArm {
  /** Made anew for whoever asks, since there may be a hundred thousand. */
  readonly rows: () => Iterable<CaseTableRow>
  /** By `CaseTableRow.place`, NaN for what was not measured; null for a column in which nothing was. */
  readonly numbers: readonly (Float64Array | null)[]
}

export interface CaseTableRow {
  /** What is known of a case beside its numbers; null where nothing is. */
  readonly facts: readonly (string | number | null)[]
  /** Where its numbers are; -1 for a case without any. */
  readonly place: number
}
