import type { Json } from '../../model/chart.js'

export interface Axis {
  /** With the unit; absent where the ticks say all. */
  readonly title?: string
  readonly [option: string]: Json | undefined
}

/**
 * The options that all charts share: a title with its unit, the axes with theirs. Type stays at Chart.js's 12 pixels: a picture 480 wide that
 * GitHub shows at 600 or more has it at 15 and more, and a page sets its own.
 */
export function chartOptions(chart: {
  readonly title: string
  readonly x: Axis
  readonly y: Axis
  /** Other axes, by id. */
  readonly scales?: Readonly<Record<string, Axis>>
  /** Default: none. */
  readonly legend?: { readonly [option: string]: Json }
  readonly [option: string]: unknown
}): { readonly [key: string]: Json } {
  const { title, x, y, scales = {}, legend, ...rest } = chart
  return {
    ...(rest as { readonly [option: string]: Json }),
    plugins: {
      title: { display: true, text: title },
      legend: legend === undefined ? { display: false } : legend,
    },
    scales: Object.fromEntries(Object.entries({ x, y, ...scales }).map(([id, axis]) => [id, axisOptions(axis)])),
  }
}

function axisOptions({ title, ...rest }: Axis): { readonly [key: string]: Json } {
  const known = Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
  return { ...Object.fromEntries(known), ...(title !== undefined && { title: { display: true, text: title } }) }
}
