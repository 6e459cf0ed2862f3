/** A table for machines, a row a case and arm. Null is "not measured", never 0. Text is hostile until a renderer escapes it. */
export interface CaseTable {
  readonly columns: readonly string[]
  /** As long as the columns. */
  readonly rows: readonly (readonly (string | number | null)[])[]
}
