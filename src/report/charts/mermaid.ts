interface XyDiagram {
  readonly title: string
  /** Categories, or the ends of a scale. */
  readonly x: { readonly title: string } & (
    { readonly labels: readonly string[] } | { readonly min: number; readonly max: number }
  )
  readonly y: { readonly title: string; readonly min: number; readonly max: number }
  readonly series: readonly { readonly kind: 'bar' | 'line'; readonly values: readonly (number | null)[] }[]
}

const SIGNIFICANT_DIGITS = 3
const round = (value: number): string => String(Number(value.toPrecision(SIGNIFICANT_DIGITS)))

/**
 * Draws a Mermaid `xychart-beta`, which has no legend, so the title must name the series. `null` if a value is missing, because the diagram
 * cannot show that, or if there is nothing to show.
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
 * Cleans a text for quotes in a Mermaid diagram: removes all of its syntax, such as quotes, brackets, semicolons, entities, and the `%%`
 * that begins a comment or a directive.
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

/** Draws a Mermaid `pie`; `null` if no slice is above 0. */
export function drawPie(title: string, slices: readonly (readonly [label: string, value: number])[]): string | null {
  const positive = slices.filter(([, value]) => value > 0)
  if (positive.length === 0) return null
  return [
    `pie showData title ${mermaidText(title)}`,
    ...positive.map(([label, value]) => `  "${mermaidText(label)}" : ${Number(value.toPrecision(3))}`),
  ].join('\n')
}

/** The width in pixels of a phone, so that text is not scaled down there. */
const QUADRANTS_WIDTH = 360

/** Draws a Mermaid `quadrantChart`: points in a plane with axes from 0 to 1. */
export function drawQuadrants(diagram: {
  readonly title: string
  readonly x: { readonly low: string; readonly high: string }
  /** Absent if the vertical position means nothing. */
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
