/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
export const VERSION = '0.1.0'

/** What its words mean. */
export const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md'
