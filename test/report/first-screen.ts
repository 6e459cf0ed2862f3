/** Words that need knowledge of statistics or of Goldenpair's docs. */
export const JARGON =
  /\b(pp|CI|Holm|McNemar|Tango|flags ≥|interval|primary k|sha-?256|arms?|corpus|exploratory|max_drop|spans?|p-value|quantile|bootstrap)\b|\b[pn] [=<]|≥/i

/** Counts the words of a text. A sign alone is not a word. */
export const countWords = (text: string): number => text.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

/** Returns the Markdown of a comment before its first folded part and its footer, without the hidden marker. */
export function readFirstScreen(markdown: string): { headline: string; text: string } {
  const [text = ''] = markdown.replace(/<!--.*?-->/gs, '').split(/<details>|<sub>suite /)
  const headline = /^### (.*)$/m.exec(text)?.[1] ?? ''
  return { headline, text }
}

const ONE_OF_MANY =
  /(?<![\p{L}\d.,:\u202f/→-]|and −)1 (?:more |new |other )?(?:cases|gates|trials|tags|rounds|answers|metrics|scores|nights|files|documents|queries|points|retries|commits|variants|runs|judgments|readings|clusters|differences)\b/u
const MANY_OF_ONE =
  /(?<![\d.,:\u202f/→-])(?:0|[2-9]|\d\d+) (?:more |new |other )?(?:case|gate|trial|tag|round|answer|metric|score|night|file|document|query|point|retry|commit|variant|judgment|reading|cluster|difference)\b(?![-/])/

/** Faults that no text may have: a wrong plural, nested parentheses, and gaps where a value is missing. */
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
