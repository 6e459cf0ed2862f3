import { suggest } from '../model/suggest.js'
import { quote } from './quote.js'

/** Beside a suggestion a longer list would only hide it. */
const LONGEST_LIST = 20

/**
 * What to say of a name that nothing has. A long list of those that there are is left out where one of them is near.
 * @example unknownName('key', 'vers', ['name', 'version']) // 'key `vers` is unknown. Did you mean `version`? Known: name, version.'
 */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  suggestion: string | null = suggest(name, known),
): string {
  const list = suggestion !== null && known.length > LONGEST_LIST ? '' : ` Known: ${known.join(', ')}.`
  return `${kind} ${quote(name)} is unknown.${didYouMean(suggestion)}${list}`
}

/** ` Did you mean … ?`, or nothing. */
export function didYouMean(suggestion: string | null): string {
  return suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`
}
