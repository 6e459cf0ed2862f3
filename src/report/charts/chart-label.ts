/**
 * A text as a chart may show it: short, on one line, of letters, digits and a little punctuation. The chart service runs
 * configurations as code and refuses any that contains `for (` or `while (`, so there are no brackets; nothing of Mermaid's grammar is left.
 * @example chartLabel('precision@5 (top)') // 'precision@5 top'
 */
export function chartLabel(title: string, length = 32): string {
  const clean = title
    .replace(/[^\p{L}\p{N} @%._/-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return clean.length <= length ? clean : `${clean.slice(0, length - 1).trimEnd()}…`
}
