/** More names are more than anybody keeps in mind. */
const MOST = 4

/** A variant's name inside a sentence: "better" is a name there, and better is not. */
export function quoteName(name: string): string {
  return `"${name}"`
}

/**
 * Names as a sentence lists them; of more than four the first three, and how many more there are.
 * @example joinNames(['a', 'b', 'c']) // 'a, b and c'
 * @example joinNames(['a', 'b', 'c', 'd', 'e']) // 'a, b, c and 2 more'
 */
export function joinNames(names: readonly string[]): string {
  const shown = names.length > MOST ? [...names.slice(0, MOST - 1), `${names.length - MOST + 1} more`] : names
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}
