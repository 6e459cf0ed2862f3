interface XyDiagram {
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

/**
 * A text that may stand in quotes in a Mermaid diagram: nothing of its grammar is left, neither quotes, brackets, semicolons, entities
 * nor the `%%` that begins a comment or a directive.
 * @example mermaidText('a "b" %%{init}') // 'a b % init'
 */
export function mermaidText(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} .,@%/_()+\u2212-]+/gu, ' ')
    .replace(/%+/g, '%')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 120)
}

/** A diagram of Mermaid's kind `pie`; null where no slice is above 0. */
export function drawPie(title: string, slices: readonly (readonly [label: string, value: number])[]): string | null {
  const positive = slices.filter(([, value]) => value > 0)
  if (positive.length === 0) return null
  return [
    `pie showData title ${mermaidText(title)}`,
    ...positive.map(([label, value]) => `  "${mermaidText(label)}" : ${Number(value.toPrecision(3))}`),
  ].join('\n')
}

/** In pixels: as wide as a phone, so that its type is not scaled down there. */
const QUADRANTS_WIDTH = 360

/** A diagram of Mermaid's kind `quadrantChart`: points in a plane whose axes run from 0 to 1. */
export function drawQuadrants(diagram: {
  readonly title: string
  readonly x: { readonly low: string; readonly high: string }
  /** Absent where the place says nothing. */
  readonly y?: { readonly low: string; readonly high: string }
  readonly points: readonly { readonly label: string; readonly x: number; readonly y: number }[]
  /** In pixels. */
  readonly height: number
}): string {
  const { title, x, y, points, height } = diagram
  const round = (value: number): number => Number(Math.min(1, Math.max(0, value)).toFixed(3))
  return [
    `%%{init: {"quadrantChart": {"chartWidth": ${QUADRANTS_WIDTH}, "chartHeight": ${Math.round(height)}, "titleFontSize": 14}}}%%`,
    'quadrantChart',
    `  title ${mermaidText(title)}`,
    `  x-axis "${mermaidText(x.low)}" --> "${mermaidText(x.high)}"`,
    ...(y === undefined ? [] : [`  y-axis "${mermaidText(y.low)}" --> "${mermaidText(y.high)}"`]),
    ...points.map(({ label, x: across, y: up }) => `  "${mermaidText(label)}": [${round(across)}, ${round(up)}]`),
  ].join('\n')
}
