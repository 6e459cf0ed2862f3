/** The scripts of the HTML report and what vouches for them: a page runs exactly these, and only in this order. */
export interface PageAssets {
  readonly scripts: readonly string[]
  /** SHA-256 in base64, as a Content-Security-Policy wants it. */
  readonly hash: (text: string) => string
}
