/** The folder of the bundle that the tests run. */
export declare const BUNDLE: string
/** Builds the bundle, unless the existing one was built from the current sources. */
export declare function buildBundle(): void
