/** A remark on a line of a file, as GitHub shows it in the diff. The texts are plain, not markdown, and not escaped. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  /** Relative to the repository. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly title: string
  readonly message: string
}
