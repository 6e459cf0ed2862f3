import { mermaidText } from './mermaid-text.js'

export interface XyDiagram {
  readonly title: string
  /** Categories, or the two ends of a scale. */
  readonly x: { readonly title: string } & (
    { readonly labels: readonly string[] } | { readonly min: number; readonly max: number }
  )
  readonly y: { readonly title: string; readonly min: number; readonly max: number }
  readonly series: readonly { readonly kind: 'bar' | 'line'; readonly values: readonly (number | null)[] }[]
}

const SIGNIFICANT_DIGITS = 3
const round = (value: number): string => String(Number(value.toPrecision(SIGNIFICANT_DIGITS)))

/**
 * A diagram of Mermaid's kind `xychart-beta`, which has no legend: the title must say what is what. Null where a value is missing, which it
 * cannot show, or there is nothing to show.
 */
export function drawXy({ title, x, y, series }: XyDiagram): string | null {
  const isWhole = series.every(({ values }) => values.length > 0 && values.every((value) => value !== null))
  if (series.length === 0 || !isWhole) return null
  const axis =
    'labels' in x
      ? `[${x.labels.map((label) => `"${mermaidText(label)}"`).join(', ')}]`
      : `${round(x.min)} --> ${round(x.max)}`
  return [
    'xychart-beta',
    `  title "${mermaidText(title)}"`,
    `  x-axis "${mermaidText(x.title)}" ${axis}`,
    `  y-axis "${mermaidText(y.title)}" ${round(y.min)} --> ${round(y.max)}`,
    ...series.map(({ kind, values }) => `  ${kind} [${values.map((value) => round(value ?? 0)).join(', ')}]`),
  ].join('\n')
}
