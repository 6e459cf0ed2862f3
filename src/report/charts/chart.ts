import type { ChartConfig, Drawing, Json, NoDrawing, Options } from '../../model/result/chart.js'
import { armLetter, type Comparison, orientPrimary } from '../../model/result/comparison.js'
import type { TrendRow } from '../../model/run/history.js'
import type { RunTable, TableCell, TableValue } from '../../model/run/run-table.js'
import { cutText } from '../sections/cut-text.js'
import { textWidth, wrapText } from '../render/text-width.js'

/**
 * Okabe & Ito (2008), told apart with every common colour blindness, the green darkened: each keeps 3:1 on the ground. No colour stands
 * alone: a sign, a dash or a place says the same.
 */
export const BETTER = '#007a5a'
export const WORSE = '#d55e00'
/** Names an arm and judges nothing. */
export const CANDIDATE = '#0072b2'
export const NEUTRAL = '#6e7781'
/** A query that went on to a dearer tier. */
export const PASSED_ON = '#b35c00'
/** What a picture lies on, in light and dark alike: no grey has 4.5:1 on white and on GitHub's dark ground, and its text needs that. */
export const GROUND = '#fff'
/** Lines, and the colour that Chart.js gives text: 5.7:1 on the ground. */
export const INK = '#666'
const PALE = '#d0d7de'

export const DASHES = [6, 4]
/** A point at the end of an axis is shown whole. */
export const WHOLE_POINTS = { clip: false }

/** Arms in their order, the baseline first; ten variants are told apart by colour and sign together. */
const ARM_COLORS = [NEUTRAL, CANDIDATE, WORSE, BETTER, '#a0527f'] as const
/** Ten that nobody takes for one another, so that signs alone are enough; `turn` is in degrees. */
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

/** The bars of an arm: the baseline's are pale with a frame, so that they differ from others in black and white too. */
export function armBar(place: number): Options {
  const { color } = armLook(place)
  return place === 0 ? { backgroundColor: PALE, borderColor: color, borderWidth: 1 } : { backgroundColor: color }
}

/** How the arm at a place looks in every chart, its turn in degrees. */
export function armLook(place: number) {
  const { sign, turn } = ARM_SIGNS[place % ARM_SIGNS.length] ?? { sign: 'circle' }
  return { color: ARM_COLORS[place % ARM_COLORS.length] ?? NEUTRAL, sign, turn }
}

/**
 * Who reads the texts of a chart. `page`: whoever may read the report, so they name arms and route tiers as the suite does.
 * `service`: a chart service as well, so only numbers, names of metrics and names that Goldenpair itself gives may stand in them.
 */
export type Audience = 'page' | 'service'

/** The values of some metrics, by metric id: a row a case, in it one value an arm (the mean over its trials), null where unscored. */
export type CaseValues = Readonly<Record<string, readonly (readonly (number | null)[])[]>>

export interface ChartInput {
  readonly audience: Audience
  /** As the tables call them, the baseline first. */
  readonly arms: readonly string[]
  readonly tables: readonly RunTable[]
  /** Values of the metrics that charts ask for by `needs`; with two arms over the paired cases. */
  readonly values: CaseValues
  readonly comparison: Comparison
  /** Earlier runs, the oldest first; empty without any. */
  readonly history: readonly TrendRow[]
}

/** A chart: data in, Chart.js configuration out, or why there is none. */
export interface Chart {
  readonly id: string
  /** `moved`: in a comment when one of the metrics that it is `about` clearly did; beyond four charts the least clear stay on the page. The first is
   * open, the others are folded. */
  readonly in_comment: 'always' | 'moved' | 'never'
  /** Whether a comment on several candidates has it whatever moved. */
  readonly in_comment_of_several?: 'always'
  /** What the ids of its metrics start with; the primary gate's metric itself is `primary`. */
  readonly about: readonly string[]
  /** Ids of the metrics whose values by case it looks at; `primary` is that of the primary gate. */
  readonly needs?: (primary: string | null) => readonly string[]
  readonly draw: (input: ChartInput) => Drawing | NoDrawing
}

/**
 * A drawing in the parts that every chart has; 240 pixels high, without a legend, without rows to spare and without a Mermaid diagram
 * unless it says so.
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
  /** Options of Chart.js beside legend and axes. */
  readonly options?: Options
  /** The title of the picture, where that has no room for the whole one. */
  readonly brief?: string
  /** It has one row, step or bar alone, which a comment says in words. */
  readonly isSingle?: boolean
}

/** A chart whose `draw` gives a sketch, or why there is none: a clause. A comment shows it where it moved, unless it says otherwise. */
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
      const { title, alt, table, height = LEAST_HEIGHT, spare = 'none', mermaid = null, isSingle } = sketch
      const shown = { title, alt, config: configure(sketch), height, spare, mermaid, table }
      return { kind: 'drawn', id, ...shown, ...(isSingle === true && { is_single: true }) }
    },
  }
}

/** A title with its unit, the axes with theirs. Whoever draws gives text its size and colour. */
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
  /** With the unit, and line by line where it has several; absent where the ticks say all. */
  readonly title?: string | readonly string[]
  readonly [option: string]: Json
}

/** Columns of type that there are on a phone, which is 340 pixels wide: Chart.js cuts or squeezes what is longer. */
const LEGEND_COLUMNS = 40
const X_COLUMNS = 34
const Y_COLUMNS = 16

/**
 * A text as Chart.js takes it, whole: as it is, or as lines of at most so many columns. A longer word is broken.
 * @example wrapLines('tokens per query', 10) // ['tokens per', 'query']
 */
export function wrapLines(text: string, columns: number): string | readonly string[] {
  const words = text
    .split(' ')
    .flatMap((word) => (textWidth(word) > columns ? (word.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? []) : [word]))
  const lines = wrapText(words.join(' '), columns)
  return lines.length === 1 ? text : lines
}

/** More than any title of a metric and any name of a variant has: only a text that nobody wrote for a label is cut. */
const LONGEST_LABEL = 80

/**
 * A text as a chart may show it: on one line, of letters, digits and a little punctuation. The chart service runs
 * configurations as code and refuses any that contains `for (` or `while (`, so there are no brackets; nothing of Mermaid's grammar is left.
 * @example chartLabel('precision@5 (top)') // 'precision@5 top'
 */
export function chartLabel(title: string): string {
  const clean = title
    .replace(/[^\p{L}\p{N} @%._/-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return cutText(clean, LONGEST_LABEL)
}

export const LEAST_HEIGHT = 240
/** In pixels: title and axis. */
export const FRAME = 64
const ROW = 22
/** A line of a label, and the room between two labels. */
const LINE = 15
const GAP = 8

/** In pixels: what so many rows take. */
export function heightOfRows(labels: readonly (string | readonly string[])[]): number {
  return labels.length * Math.max(ROW, GAP + LINE * Math.max(...labels.map((label) => [label].flat().length)))
}

/** Why a chart with bars for each arm has none, where there are more arms than `most`. */
export const tooManyArms = (most: number): string => `more than ${most} arms would be too many bars to tell apart`

/**
 * What a chart calls its arms. A variant's name stays in the house: a service gets `baseline` and `candidate`, or letters where there are
 * more than two, by which the table of variants calls them too.
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

/** The table with this id, its cells without their marks; without rows where the report has none. */
export function readTable(tables: readonly RunTable[], id: string) {
  const { columns = [], rows = [] } = tables.find((one) => one.id === id) ?? {}
  const plain = (cell: TableCell): TableValue => (typeof cell === 'object' ? (cell?.value ?? null) : cell)
  return { columns: columns.map(({ title }) => title), rows: rows.map((row) => row.map(plain)) }
}

/**
 * The places of the arms that a chart has room for: all of them, or the baseline and the best on the primary gate, in the order of the arms;
 * and what a title says of it.
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
