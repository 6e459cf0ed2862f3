/** Goldenpair's version; `test/house.test.ts` checks that it equals the one in package.json. */
export const VERSION = '0.1.0'

/** The glossary of Goldenpair's terms. */
export const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md'

/**
 * Returns the comment by which editors find the schema of a YAML file: the one of this major version, in the repository.
 * Source: yaml-language-server, "Using inlined schema".
 */
export const schemaLine = (schema: 'suite' | 'case'): string =>
  `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`

/** The command to show for copying: until Goldenpair is on npm, only its repository has it. */
export const NPX = 'npx github:goldenpair/goldenpair#v0'
