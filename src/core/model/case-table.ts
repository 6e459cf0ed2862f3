/** A table for machines, a row a case and arm. Null is "not measured", never 0. Text is hostile until a renderer escapes it. */
export interface CaseTable {
  readonly columns: readonly string[]
  /** Each as long as the columns; made anew for whoever asks, since there may be a hundred thousand. */
  readonly rows: () => Iterable<readonly (string | number | null)[]>
}
