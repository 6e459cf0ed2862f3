import { plainName } from '../../model/plain-name.js'

/**
 * The name that cases use for what a target calls `name`, as `plainName` spells it.
 * @example resolveName('WebSearch', { websearch: 'web_search' }) // 'web_search'
 */
export function resolveName(name: string, aliases: Readonly<Record<string, string>>): string {
  const plain = plainName(name)
  const alias = Object.entries(aliases).find(([other]) => plainName(other) === plain)
  return alias === undefined ? plain : plainName(alias[1])
}
