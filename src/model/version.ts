/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
export const VERSION = '0.1.0'

/** What its words mean. */
export const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md'

/**
 * The comment by which editors find the schema of a YAML file: that of this major version, in the repository.
 * Source: yaml-language-server, "Using inlined schema".
 */
export const schemaLine = (schema: 'suite' | 'case'): string =>
  `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`

/** The command line for whoever copies a command: until Goldenpair is on npm, only its repository has it. */
export const NPX = 'npx github:goldenpair/goldenpair#v0'
