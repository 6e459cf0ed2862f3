/** Words that need a course in statistics, or a page of ours. */
export const JARGON =
  /\b(pp|CI|Holm|McNemar|Tango|typical query|flags ≥|interval|primary k|sha-?256|arms?|corpus|exploratory|max_drop|spans?|p-value|quantile|bootstrap)\b|\b[pn] [=<]|≥/i

/** How many words a reader counts: a sign alone is none. */
export const countWords = (text: string): number => text.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

/** What a comment says before its first fold and its footer, in Markdown without the marker that only Goldenpair reads. */
export function readFirstScreen(markdown: string): { headline: string; text: string } {
  const [text = ''] = markdown.replace(/<!--.*?-->/gs, '').split(/<details>|<sub>suite /)
  const headline = /^### (.*)$/m.exec(text)?.[1] ?? ''
  return { headline, text }
}
