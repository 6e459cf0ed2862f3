import type { Text } from '../../model/result/report.js'
import { inlineMarkdown } from '../../report/render/inline-markdown.js'

/** Adds a line below the first, which is the verdict and may be another than that of the comparison; an empty one adds nothing. */
export function addLabel(
  markdown: string,
  { label, headline }: { readonly label: string; readonly headline: Text | null },
): string {
  const [own = '', ...rest] = markdown.split('\n')
  const first = headline === null ? own : `### ${inlineMarkdown(headline)}`
  return [first, ...(label === '' ? [] : [`> ${label}`]), ...rest].join('\n')
}
