/** What a chart shows, free of any drawing library: numbers and metric names only, since it may be sent to a chart service. */
export type Figure =
  | {
      /** Estimates with their intervals, one a row, most important first. Better is to the right. */
      readonly kind: 'intervals'
      readonly axis: string
      readonly rows: readonly {
        readonly label: string
        readonly value: number
        readonly low: number
        readonly high: number
      }[]
    }
  | {
      /** Arms in a plane, the baseline first; two are joined by a line. */
      readonly kind: 'points'
      readonly x: { readonly axis: string; readonly unit: 'usd' | 'tokens' }
      readonly y: { readonly axis: string; readonly max: number | null }
      /** `arm` is how the chart calls it, never the name of a variant. */
      readonly points: readonly { readonly arm: string; readonly x: number; readonly y: number }[]
    }

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A Chart.js 4 configuration without functions, so that it is plain JSON. */
export interface ChartConfig {
  readonly type: 'bar' | 'line' | 'scatter'
  readonly data: {
    /** One a row, most important first; every array of a dataset with as many members runs along them. */
    readonly labels?: readonly string[]
    readonly datasets: readonly { readonly data: readonly Json[]; readonly [key: string]: Json }[]
  }
  readonly options: { readonly [key: string]: Json }
}

/** A chart ready to be drawn by Chart.js (`config`) or by hand (`figure`). */
export interface Drawing {
  readonly kind: 'drawn'
  readonly id: string
  /** Says the units. */
  readonly title: string
  readonly figure: Figure
  readonly config: ChartConfig
}

/** A chart that cannot be drawn honestly, and why. */
export interface NoDrawing {
  readonly kind: 'none'
  readonly id: string
  readonly reason: string
}

/** A drawing as the report knows it: `url` is null when no service may be asked. */
export interface ChartImage {
  readonly id: string
  readonly title: string
  readonly figure: Figure
  readonly url: string | null
}
