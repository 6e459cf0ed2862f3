import { suggest } from '../model/suggest.js'
import { quote } from './quote.js'

/**
 * What to say of a name that nothing has.
 * @example unknownName('key', 'vers', ['name', 'version']) // 'key `vers` is unknown. Did you mean `version`? Known: name, version.'
 */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  suggestion: string | null = suggest(name, known),
): string {
  return `${kind} ${quote(name)} is unknown.${didYouMean(suggestion)} Known: ${known.join(', ')}.`
}

/** ` Did you mean … ?`, or nothing. */
export function didYouMean(suggestion: string | null): string {
  return suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`
}
