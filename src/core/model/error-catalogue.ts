/**
 * Every message for a mistake that the user can mend, sorted by code.
 * To add one: a line in `ErrorFacts` and a line in `ERROR_MESSAGES`; `test/house.test.ts` demands that it is thrown and tested.
 */
export interface ErrorFacts {
  'suite-invalid': { path: string; problems: readonly string[] }
  'suite-not-found': { path: string }
}

export const ERROR_MESSAGES: { readonly [Code in keyof ErrorFacts]: (facts: ErrorFacts[Code]) => string } = {
  'suite-invalid': ({ path, problems }) =>
    `The suite ${path} has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  'suite-not-found': ({ path }) =>
    `No suite at ${path}. Name one with --suite (input \`suite\` in the Action), or write golden/suite.yaml.`,
}
