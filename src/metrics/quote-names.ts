/** More names than these make nobody wiser. */
const MOST_NAMES = 5
const NAME_LENGTH = 80

/**
 * Names behind what is wrong with them, as one clause; none where there is no name. `nouns` is a plural in -s.
 * @example quoteNames('it did not retrieve', 'sources', ['a.md']) // ['it did not retrieve the source "a.md"']
 */
export function quoteNames(
  what: string,
  nouns: 'agents' | 'tools' | 'hops' | 'sources',
  names: readonly string[],
): readonly string[] {
  if (names.length === 0) return []
  const noun = names.length === 1 ? nouns.slice(0, -1) : nouns
  const listed = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name.slice(0, NAME_LENGTH)))
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''
  return [`${what} the ${noun} ${listed.join(', ')}${more}`]
}
