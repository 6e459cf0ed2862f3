/** What dist/ is made of, by paths in the checkout. */
export declare const BUNDLE_SOURCES: readonly string[]
