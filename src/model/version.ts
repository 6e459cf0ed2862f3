/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
export const VERSION = '0.1.0'
