export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type Options = { readonly [option: string]: Json }

/** A Chart.js 4 configuration without functions, so that it is plain JSON. */
export interface ChartConfig {
  readonly type: 'bar' | 'line' | 'scatter' | 'bubble'
  readonly data: {
    /** One for each row, as a text or its lines. Arrays in a dataset with the same length run parallel to them. */
    readonly labels?: readonly (string | readonly string[])[]
    readonly datasets: readonly { readonly data: readonly Json[]; readonly [key: string]: Json }[]
  }
  readonly options: Options & { readonly plugins: Options & { readonly title: Options & { readonly text: string } } }
}

/** The numbers of a chart as a table. `null` means "not measured". */
export interface ChartTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/**
 * Which rows of `data.labels` a drawing can omit to be shorter: the last ones (the least important), the first ones (the oldest), or none,
 * because the drawing would then show something else.
 */
export type OmittableRows = 'last' | 'first' | 'none'

/** A chart ready to be drawn by Chart.js (`config`) or by Mermaid. */
export interface Drawing {
  readonly kind: 'drawn'
  readonly id: string
  /** Includes the units. */
  readonly title: string
  /** The whole message in words: replaces the picture, and is its accessible name. */
  readonly alt: string
  readonly config: ChartConfig
  /** In pixels, for a width of 360: enough for its rows. */
  readonly height: number
  readonly spare: OmittableRows
  /** Set if the chart has only one row, step or bar, which a comment puts into words. */
  readonly is_single?: true
  /** A Mermaid diagram without its fence; `null` if Mermaid has no suitable kind. Its texts contain letters, digits and little else. */
  readonly mermaid: string | null
  readonly table: ChartTable
}

/** A chart that cannot be drawn without misleading. `reason` is a clause. */
export interface NoDrawing {
  readonly kind: 'none'
  readonly id: string
  readonly reason: string
}

/**
 * A drawing in a report. `config`, `alt` and `table` may name variants, tags and route tiers as the suite does; the parameters that `url`
 * sends to the chart service may not.
 */
export interface ChartImage extends Pick<Drawing, 'id' | 'title' | 'alt' | 'config' | 'height' | 'table'> {
  /** `open`: the chart that a comment shows; `folded`: unfolded in a comment; `page`: only in documents that are opened on purpose. */
  readonly place: 'open' | 'folded' | 'page'
  /** Address of a picture of the chart; `null` if there is none. */
  readonly url: string | null
  /** Set if comments show the chart as a Mermaid diagram. */
  readonly mermaid: string | null
  /** A Mermaid diagram for documents that load no pictures; `null` if Mermaid has no suitable kind. */
  readonly diagram: string | null
}
