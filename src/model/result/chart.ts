export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type Options = { readonly [option: string]: Json }

/** A Chart.js 4 configuration without functions, so that it is plain JSON. */
export interface ChartConfig {
  readonly type: 'bar' | 'line' | 'scatter' | 'bubble'
  readonly data: {
    /** One a row, a text or its lines; every array of a dataset with as many members runs along them. */
    readonly labels?: readonly (string | readonly string[])[]
    readonly datasets: readonly { readonly data: readonly Json[]; readonly [key: string]: Json }[]
  }
  readonly options: Options & { readonly plugins: Options & { readonly title: Options & { readonly text: string } } }
}

/** The numbers behind a chart, for those who would rather read them. Null is "not measured". */
export interface ChartTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/**
 * Which rows of `data.labels` a drawing can spare when it must be short: its last ones (they are the least important), its first ones
 * (they are the oldest), or none, since it would then show something else.
 */
export type Spare = 'last' | 'first' | 'none'

/** A chart ready to be drawn by Chart.js (`config`) or by Mermaid. */
export interface Drawing {
  readonly kind: 'drawn'
  readonly id: string
  /** Says the units. */
  readonly title: string
  /** The whole message in words: what stands in for the picture, and its accessible name. */
  readonly alt: string
  readonly config: ChartConfig
  /** In pixels, where the picture is 360 wide: enough for its rows. */
  readonly height: number
  readonly spare: Spare
  /** It has one row, step or bar alone, which a comment says in words. */
  readonly is_single?: true
  /** A Mermaid diagram without its fence; null where Mermaid has no fitting kind. Its texts are cleaned: letters, digits, little else. */
  readonly mermaid: string | null
  readonly table: ChartTable
}

/** A chart that cannot be drawn honestly, and why: a clause. */
export interface NoDrawing {
  readonly kind: 'none'
  readonly id: string
  readonly reason: string
}

/**
 * A drawing as the report knows it. `config`, `alt` and `table` may name variants, tags and route tiers as the suite does; what the
 * address in `url` carries to the chart service may not.
 */
export interface ChartImage extends Pick<Drawing, 'id' | 'title' | 'alt' | 'config' | 'height' | 'table'> {
  /** `open`: the one that a comment shows; `folded`: unfolded there; `page`: only in documents that are opened on purpose. */
  readonly place: 'open' | 'folded' | 'page'
  /** Where a picture of it is; null when there is none. */
  readonly url: string | null
  /** Set when comments are to show it as a Mermaid diagram. */
  readonly mermaid: string | null
  /** A Mermaid diagram of it, for documents that ask nobody for pictures; null where Mermaid has no fitting kind. */
  readonly diagram: string | null
}
