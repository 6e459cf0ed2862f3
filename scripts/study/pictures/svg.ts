/** Colours for the white background that every picture has, so that it is readable on light and on dark pages. */
export const INK = '#24292f'
export const FAINT = '#8c959f'
export const GRID = '#e1e5ea'
const FONT = 'system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif'

type Attributes = Readonly<Record<string, string | number>>

/** Returns an SVG picture with a title, and a description for screen readers. */
export function svg(
  picture: { readonly width: number; readonly height: number; readonly title: string; readonly description: string },
  body: readonly string[],
): string {
  const { width, height, title, description } = picture
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${FONT}" font-size="12" role="img" aria-label="${escape(`${title}. ${description}`)}">`,
    rect({ x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 6, fill: '#ffffff', stroke: '#d0d7de' }),
    text(title, { x: 20, y: 30, 'font-size': 16, 'font-weight': 600 }),
    ...body,
    '</svg>',
    '',
  ].join('\n')
}

export function text(content: string, attributes: Attributes): string {
  return `<text ${write({ fill: INK, ...attributes })}>${escape(content)}</text>`
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string {
  return `<line ${write({ x1, y1, x2, y2, stroke: GRID, ...attributes })}/>`
}

export function rect(attributes: Attributes): string {
  return `<rect ${write(attributes)}/>`
}

export function circle(cx: number, cy: number, attributes: Attributes): string {
  return `<circle ${write({ cx, cy, ...attributes })}/>`
}

/** Draws a line through the points; with `close = 'Z'`, the area they enclose. */
export function path(points: readonly (readonly [number, number])[], attributes: Attributes, close = ''): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  return `<path ${write({ d: `${steps}${close}`, ...attributes })}/>`
}

/** Draws a row of coloured squares with their labels. */
export function legend(
  entries: readonly { readonly colour: string; readonly label: string }[],
  at: { readonly x: number; readonly y: number },
): string {
  let { x } = at
  return entries
    .map(({ colour, label }) => {
      const mark = rect({ x, y: at.y - 9, width: 11, height: 11, rx: 2, fill: colour })
      const words = text(label, { x: x + 17, y: at.y })
      x += 17 + 6.7 * label.length + 20
      return `${mark}\n${words}`
    })
    .join('\n')
}

/** Returns a function that maps the range `from` linearly to `to`. */
export function scale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  return (value) => to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0])
}

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join(' ')
}

function round(value: number): string {
  return String(Number(value.toFixed(2)))
}

function escape(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
