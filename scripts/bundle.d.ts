/** The folder of the bundle that the tests run. */
export declare const BUNDLE: string
/** A file that exists once the bundle is complete. */
export declare const STAMP: string
/** A file that exists while the tests wait for the bundle. */
export declare const BUILDING: string
/** Whether the existing bundle was built from the current sources. */
export declare function isBuilt(): boolean
/** Builds the bundle, unless the existing one was built from the current sources. */
export declare function buildBundle(): void
