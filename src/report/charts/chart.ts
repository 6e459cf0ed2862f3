import type { ChartConfig, Drawing, Json, NoDrawing, Options } from '../../model/result/chart.js'
import { armLetter, type Comparison, orientPrimary } from '../../model/result/comparison.js'
import type { TrendRow } from '../../model/run/history.js'
import type { RunTable, TableCell, TableValue } from '../../model/run/run-table.js'
import { cutText } from '../../format/cut-text.js'
import { textWidth, wrapText } from '../render/text-width.js'

/**
 * Colours of Okabe & Ito (2008), distinct with every common colour blindness, with a darker green: each has a contrast of 3:1 on the
 * ground. No meaning depends on colour alone: a sign, a dash or the position says the same.
 */
export const BETTER = '#007a5a'
export const WORSE = '#d55e00'
/** Identifies an arm, without a judgement. */
export const CANDIDATE = '#0072b2'
export const NEUTRAL = '#6e7781'
/** A query that was passed on to a more expensive tier. */
export const PASSED_ON = '#b35c00'
/**
 * The ground of a picture, in light and dark mode alike: text needs a contrast of 4.5:1, which no grey has on both white and GitHub's dark
 * ground.
 */
export const BACKGROUND = '#fff'
/** Lines, and the colour that Chart.js gives text; its contrast is 5.7:1 on the ground. */
export const INK = '#666'
const PALE = '#d0d7de'

export const DASHES = [6, 4]
/** Shows a point at the end of an axis completely. */
export const WHOLE_POINTS = { clip: false }

/** The colours of the arms in order, the baseline first; colour and sign together distinguish ten variants. */
const ARM_COLORS = [NEUTRAL, CANDIDATE, WORSE, BETTER, '#a0527f'] as const
/** Ten signs that are distinct without colour; `turn` is in degrees. */
const ARM_SIGNS: readonly { readonly sign: string; readonly turn?: number }[] = [
  { sign: 'circle' },
  { sign: 'triangle' },
  { sign: 'rect' },
  { sign: 'rectRot' },
  { sign: 'star' },
  { sign: 'cross' },
  { sign: 'triangle', turn: 180 },
  { sign: 'crossRot' },
  { sign: 'triangle', turn: 90 },
  { sign: 'triangle', turn: 270 },
]

/** Returns the look of an arm's bars. The baseline's are pale with a frame, so that they also differ in black and white. */
export function armBar(place: number): Options {
  const { color } = armStyle(place)
  return place === 0 ? { backgroundColor: PALE, borderColor: color, borderWidth: 1 } : { backgroundColor: color }
}

/** Returns the look of an arm in every chart; `turn` is in degrees. */
export function armStyle(place: number) {
  const { sign, turn } = ARM_SIGNS[place % ARM_SIGNS.length] ?? { sign: 'circle' }
  return { color: ARM_COLORS[place % ARM_COLORS.length] ?? NEUTRAL, sign, turn }
}

/**
 * Who can read the texts of a chart. `page`: readers of the report, so the texts name arms and route tiers as the suite does. `service`:
 * also a chart service, so the texts contain only numbers, metric names, and names that Goldenpair itself gives.
 */
export type Audience = 'page' | 'service'

/** The values of some metrics by metric id: for each case, one value per arm (the mean over its trials), `null` if unscored. */
export type CaseValues = Readonly<Record<string, readonly (readonly (number | null)[])[]>>

export interface ChartInput {
  readonly audience: Audience
  /** The names of the arms as in the tables, the baseline first. */
  readonly arms: readonly string[]
  readonly tables: readonly RunTable[]
  /** Values of the metrics in the charts' `needs`; with two arms, of the paired cases. */
  readonly values: CaseValues
  readonly comparison: Comparison
  /** Earlier runs, oldest first; empty if there are none. */
  readonly history: readonly TrendRow[]
}

/** A chart: converts data to a Chart.js configuration, or says why there is none. */
export interface Chart {
  readonly id: string
  /**
   * `moved`: shown in a comment if a metric that the chart is `about` clearly moved. Beyond three charts, the less clear ones stay on the
   * page. The first is open, the others are folded.
   */
  readonly in_comment: 'always' | 'moved' | 'never'
  /** Set if a comment on several candidates always shows the chart. */
  readonly in_comment_of_several?: 'always'
  /** Prefixes of the ids of the chart's metrics; `primary` is the primary gate's metric. */
  readonly about: readonly string[]
  /** Ids of the metrics whose values by case the chart needs; `primary` is the primary gate's metric. */
  readonly needs?: (primary: string | null) => readonly string[]
  readonly draw: (input: ChartInput) => Drawing | NoDrawing
}

/**
 * The parts of a drawing that every chart has. By default it is 240 pixels high and has no legend, no expendable rows and no Mermaid
 * diagram.
 */
export interface Sketch
  extends Pick<Drawing, 'title' | 'alt' | 'table'>, Partial<Pick<Drawing, 'height' | 'spare' | 'mermaid'>> {
  readonly type: ChartConfig['type']
  readonly labels?: ChartConfig['data']['labels']
  readonly datasets: ChartConfig['data']['datasets']
  readonly x: Axis
  readonly y: Axis
  /** Other axes, by id. */
  readonly scales?: Readonly<Record<string, Axis>>
  readonly legend?: Options
  /** Options of Chart.js other than legend and axes. */
  readonly options?: Options
  /** A shorter title for a picture without room for the full one. */
  readonly brief?: string
  /** Whether the drawing has only one row, step or bar, which a comment describes in words. */
  readonly isSingle?: boolean
}

/**
 * Defines a chart by a `draw` that returns a sketch, or a clause that says why there is none. A comment shows the chart if it moved, unless
 * `in_comment` says otherwise.
 */
export function defineChart(
  facts: Omit<Chart, 'in_comment' | 'draw'> &
    Partial<Pick<Chart, 'in_comment'>> & { readonly draw: (input: ChartInput) => Sketch | string },
): Chart {
  const { draw, in_comment = 'moved', ...chart } = facts
  const { id } = chart
  return {
    ...chart,
    in_comment,
    draw: (input) => {
      const sketch = draw(input)
      if (typeof sketch === 'string') return { kind: 'none', id, reason: sketch }
      const { title, alt, table, height = MIN_HEIGHT, spare = 'none', mermaid = null, isSingle } = sketch
      const shown = { title, alt, config: configure(sketch), height, spare, mermaid, table }
      return { kind: 'drawn', id, ...shown, ...(isSingle === true && { is_single: true }) }
    },
  }
}

/** Builds the configuration with title and axis titles. The drawing server or page sets the size and colour of text. */
function configure({ type, labels, datasets, x, y, scales = {}, ...sketch }: Sketch): ChartConfig {
  const { title, brief = title, legend = { display: false }, options = {} } = sketch
  const axes = Object.entries({ x, y, ...scales }).map(([id, { title: words, ...axis }]) => {
    const text = typeof words === 'string' ? wrapLines(words, id === 'x' ? X_COLUMNS : Y_COLUMNS) : words
    return [id, { ...axis, ...(text !== undefined && { title: { display: true, text } }) }] as const
  })
  const wrapped = datasets.map((one) =>
    typeof one['label'] === 'string' ? { ...one, label: wrapLines(one['label'], LEGEND_COLUMNS) } : one,
  )
  return {
    type,
    options: {
      ...options,
      plugins: { title: { display: true, text: brief }, legend },
      scales: Object.fromEntries(axes),
    },
    data: { ...(labels !== undefined && { labels }), datasets: wrapped },
  }
}

export interface Axis {
  /** The title with its unit, optionally in several lines; absent if the ticks say everything. */
  readonly title?: string | readonly string[]
  readonly [option: string]: Json
}

/** The columns of text that fit on a phone, which is 340 pixels wide: Chart.js cuts or squeezes longer text. */
const LEGEND_COLUMNS = 40
const X_COLUMNS = 34
const Y_COLUMNS = 16

/**
 * Wraps a text for Chart.js: the text itself if it fits, else lines of at most `columns` columns. Longer words are broken.
 * @example wrapLines('tokens per query', 10) // ['tokens per', 'query']
 */
export function wrapLines(text: string, columns: number): string | readonly string[] {
  const words = text
    .split(' ')
    .flatMap((word) => (textWidth(word) > columns ? (word.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? []) : [word]))
  const lines = wrapText(words.join(' '), columns)
  return lines.length === 1 ? text : lines
}

/** Longer than any metric title or variant name, so that only text not meant as a label is cut. */
const LONGEST_LABEL = 80

/**
 * Cleans a text for use in a chart: on one line, with letters, digits and little punctuation. The chart service runs configurations as code
 * and refuses any with `for (` or `while (`, so brackets are removed, as is all of Mermaid's syntax.
 * @example chartLabel('precision@5 (top)') // 'precision@5 top'
 */
export function chartLabel(title: string): string {
  const clean = title
    .replace(/[^\p{L}\p{N} @%._/-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return cutText(clean, LONGEST_LABEL)
}

export const MIN_HEIGHT = 240
/** The pixels for title and axis. */
export const FRAME_HEIGHT = 64
const ROW = 22
/** The pixels for a line of a label, and for the gap between labels. */
const LINE = 15
const GAP = 8

/** Returns the height of rows in pixels. */
export function heightOfRows(labels: readonly (string | readonly string[])[]): number {
  return labels.length * Math.max(ROW, GAP + LINE * Math.max(...labels.map((label) => [label].flat().length)))
}

/** Explains why a chart with bars for each arm is not drawn for more than `most` arms. */
export const explainTooMany = (most: number): string => `more than ${most} arms would be too many bars to tell apart`

/**
 * Returns the names of the arms in a chart. A chart service does not get the names of variants, but `baseline` and `candidate`, or, for
 * more than two arms, the letters that the table of variants also shows.
 * @example nameArms({ audience: 'service', arms: ['main', 'this PR'] }) // ['baseline', 'candidate']
 */
export function nameArms({ audience, arms }: Pick<ChartInput, 'audience' | 'arms'>): readonly string[] {
  if (arms.length > 2)
    return arms.map((arm, place) =>
      audience === 'service' ? armLetter(place) : `${armLetter(place)} ${chartLabel(arm)}`,
    )
  if (audience === 'service') return arms.length === 1 ? ['this run'] : ['baseline', 'candidate']
  return arms.map((arm) => chartLabel(arm))
}

/** Returns the table with this id, without the marks of its cells; without rows if the report does not have it. */
export function findTable(tables: readonly RunTable[], id: string) {
  const { columns = [], rows = [] } = tables.find((one) => one.id === id) ?? {}
  const plain = (cell: TableCell): TableValue => (typeof cell === 'object' ? (cell?.value ?? null) : cell)
  return { columns: columns.map(({ title }) => title), rows: rows.map((row) => row.map(plain)) }
}

/**
 * Returns the indices of the arms for which a chart has room: all of them, or the baseline and the best on the primary gate, in the order
 * of the arms; and a remark for the title.
 */
export function armsToShow({ arms, comparison }: Pick<ChartInput, 'arms' | 'comparison'>, most: number) {
  const places = arms.map((_, place) => place)
  if (places.length <= most) return { places, remark: '' }
  const best = places
    .slice(1)
    .sort((one, other) => orientPrimary(comparison, other) - orientPrimary(comparison, one))
    .slice(0, most - 1)
  return {
    places: [0, ...best].sort((a, b) => a - b),
    remark: `, A and the best ${most === 2 ? '' : `${most - 1} `}of the others`,
  }
}
