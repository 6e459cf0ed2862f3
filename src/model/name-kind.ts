/** What a case can expect by name, and a reply bring under another name. */
export const NAME_KINDS = ['spans', 'sources', 'hops', 'tools', 'agents'] as const
export type NameKind = (typeof NAME_KINDS)[number]
