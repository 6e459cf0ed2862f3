/**
 * A name of an agent or a tool as names are compared: composed (NFKC), without white space around it, in lower case.
 * @example plainName(' Web_Search ') // 'web_search'
 */
export function plainName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}
