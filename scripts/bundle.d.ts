/** The folder of the bundle that the tests run. */
export declare const BUNDLE: string
/** Builds it, unless it is of the sources as they are now. */
export declare function buildBundle(): void
