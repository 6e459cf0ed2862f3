import { mermaidText } from './mermaid-text.js'

/** A diagram of Mermaid's kind `quadrantChart`: points in a plane whose axes run from 0 to 1. */
export function drawQuadrants(diagram: {
  readonly title: string
  readonly x: { readonly low: string; readonly high: string }
  readonly y: { readonly low: string; readonly high: string }
  readonly points: readonly { readonly label: string; readonly x: number; readonly y: number }[]
}): string {
  const { title, x, y, points } = diagram
  const round = (value: number): number => Number(Math.min(1, Math.max(0, value)).toFixed(3))
  return [
    'quadrantChart',
    `  title ${mermaidText(title)}`,
    `  x-axis "${mermaidText(x.low)}" --> "${mermaidText(x.high)}"`,
    `  y-axis "${mermaidText(y.low)}" --> "${mermaidText(y.high)}"`,
    ...points.map(({ label, x: across, y: up }) => `  "${mermaidText(label)}": [${round(across)}, ${round(up)}]`),
  ].join('\n')
}
