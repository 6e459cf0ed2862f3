/** A gate or a case as a test tool sees it. All text is plain data, hostile until a renderer escapes it. */
export interface TestResult {
  readonly name: string
  /** What the tool groups by. */
  readonly group: string
  /** Where it is written; null for what is in no file. */
  readonly file: string | null
  readonly seconds: number
  readonly outcome:
    | { readonly kind: 'passed'; readonly remark: string | null }
    | { readonly kind: 'failed'; readonly type: string; readonly message: string; readonly details: string }
    /** Not measured, or nothing can be told. */
    | { readonly kind: 'skipped'; readonly message: string }
}

/** Named lists of results. */
export type TestResults = readonly { readonly name: string; readonly results: readonly TestResult[] }[]
