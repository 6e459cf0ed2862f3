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

const ONE_OF_MANY =
  /(?<![\p{L}\d.,:\u202f/→-]|and −)1 (?:more |new |other )?(?:cases|gates|trials|tags|rounds|answers|metrics|scores|nights|files|documents|queries|points|retries|commits|variants|runs|judgments|readings|clusters|differences)\b/u
const MANY_OF_ONE =
  /(?<![\d.,:\u202f/→-])(?:0|[2-9]|\d\d+) (?:more |new |other )?(?:case|gate|trial|tag|round|answer|metric|score|night|file|document|query|point|retry|commit|variant|judgment|reading|cluster|difference)\b(?![-/])/

/** What no text of ours has: a wrong plural, parentheses in parentheses, and holes where a value is missing. */
export function findFaults(line: string): readonly string[] {
  const text = line.replace(/`[^`]*`|<code>.*?<\/code>|“[^”]*”|<img[^>]*>|\]\([^)]*\)/g, ' ').replaceAll('\u202f', ' ')
  const inner = /\([^()]*\([^()]*\)?/.exec(text)?.[0]
  const plural = (ONE_OF_MANY.exec(text) ?? MANY_OF_ONE.exec(text))?.[0]
  const hole = /\b(?:undefined|NaN|null)\b|\? →|→ \?/.exec(text)?.[0]
  return [
    ...(inner === undefined ? [] : [`nested: ${inner}`]),
    ...(plural === undefined ? [] : [`plural: ${plural}`]),
    ...(hole === undefined ? [] : [`hole: ${hole}`]),
  ]
}
