/** The paths of all sources of dist/, relative to the root of the checkout. */
export declare const BUNDLE_SOURCES: readonly string[]
