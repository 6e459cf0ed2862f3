import { mermaidText } from './mermaid-text.js'

/** A diagram of Mermaid's kind `pie`; null where no slice is above 0. */
export function drawPie(
  title: string,
  slices: readonly { readonly label: string; readonly value: number }[],
): string | null {
  const shown = slices.filter(({ value }) => value > 0)
  if (shown.length === 0) return null
  return [
    `pie showData title ${mermaidText(title)}`,
    ...shown.map(({ label, value }) => `  "${mermaidText(label)}" : ${Number(value.toPrecision(3))}`),
  ].join('\n')
}
