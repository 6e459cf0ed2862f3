import { formatMeasured, isInPercent, type Measured } from '../../format/format-measured.js'
import { formatSignedShare } from '../../format/format-metric.js'
import { canWorsen, possibleInterval } from '../../format/format-possible.js'
import type { Gate } from '../../model/suite/gate.js'
import { isRatio } from '../../model/metric.js'
import { EPSILON } from '../../stats/round-noise.js'
import { BETTER, FRAME_HEIGHT, heightOfRows, INK, NEUTRAL, type Sketch, WORSE, wrapLines } from './chart.js'
import { drawQuadrants } from './mermaid.js'

/** What can be claimed about a change, and on which side its sign points. */
export interface ChangeClaim {
  readonly side: 'better' | 'worse' | 'open'
  readonly words: string
}

/**
 * The end of the axis: a metric that tripled would otherwise press all others onto the line of no change. Larger changes are drawn at the
 * end, and their label has the number.
 */
const LONGEST = 100
const onAxis = (value: number): number => Math.max(-LONGEST, Math.min(LONGEST, value))
const AXIS = '← worse · better →'
const MARGINS = '| margin of a gate'
/** The height, in pixels, of the line that explains the margins. */
const LINE = 14
/** Longer labels are wrapped, because the bars need half the width of a phone. */
const LABEL_COLUMNS = 22

/** A difference in a comparison or a pair of variants; `delta` and `interval` are positive if the candidate is better. */
type Difference = Pick<Measured, 'metric' | 'row' | 'baseline' | 'delta' | 'interval'>

/** A change in hundredths; positive is better, even if the metric fell. */
export type ForestRow = NonNullable<ReturnType<typeof toForestRow>>

/** Half the width of a label's character, as a share of the diagram's width; labels are below their points. */
const HALF_CHARACTER = 0.009

/** The colour, sign and rotation for a claim. The sign points to the better or the worse side, so colour is not needed. */
const LOOKS = {
  better: { color: BETTER, sign: 'triangle', turn: 90 },
  worse: { color: WORSE, sign: 'triangle', turn: -90 },
  open: { color: NEUTRAL, sign: 'circle', turn: 0 },
} as const satisfies Readonly<Record<ChangeClaim['side'], object>>

/**
 * Converts a difference to a row in hundredths: points for shares, percentages and ratios, per cent of the baseline for all other units; on
 * the log-ratio row, the change of the typical query. Intervals and margins are cut to what the metric can change by. `null` without an
 * interval (except for a fact) or without a scale.
 * @example toForestRow('success', difference, claim, gate) // value −12 for a fall from .82 to .70
 */
export function toForestRow(label: string, difference: Difference, claim: ChangeClaim, gate?: Gate) {
  const { metric, row, baseline, delta } = difference
  // A fact is drawn as a point.
  const interval = row === 'fact' && delta !== null ? { low: delta, high: delta } : possibleInterval(difference)
  const { changeInWords: change } = formatMeasured({ candidate: null, ...difference })
  if (delta === null || interval === null || change === null) return null
  const isRiseWorse = metric.direction === 'lower'
  const isInPoints = row !== 'log-ratio' && (isRatio(metric.unit) || metric.unit === 'percent')
  const whole = metric.unit === 'percent' ? 100 : 1
  const base = isInPoints ? whole : Math.abs(baseline ?? 0)
  const toHundredths = (size: number): number | null =>
    row === 'log-ratio'
      ? 100 * (isRiseWorse ? -Math.expm1(-size) : Math.expm1(size))
      : base < EPSILON
        ? null
        : (100 * size) / base
  const [value, low, high] = [toHundredths(delta), toHundredths(interval.low), toHundredths(interval.high)]
  if (value === null || low === null || high === null) return null
  const margin = gate?.margin && canWorsen(metric, gate.margin, baseline) ? gate.margin : null
  // A relative margin is converted to the axis's unit; an absolute one is divided by the baseline.
  const share = margin?.kind === 'relative' && isInPoints ? Math.abs(baseline ?? 0) / whole : 1
  const percent = formatSignedShare((isRiseWorse ? -value : value) / 100)
  return {
    label,
    /** The change as in all tables: `−12 points`, `−.03`, `−19 %`; an amount also has its share of the baseline: `+0.20 (+5 %)`. */
    change: isInPoints || isInPercent({ metric, row, baseline }) ? change : `${change} (${percent})`,
    value,
    // Nothing can fall by more than 100 %.
    low: isRiseWorse ? low : Math.max(-100, low),
    high: isRiseWorse ? Math.min(100, high) : high,
    /** The loss that the gate allows, below 0; `null` without a gate or a margin. */
    margin:
      margin === null ? null : margin.kind === 'relative' ? -100 * margin.value * share : (-100 * margin.value) / base,
    /** Whether a rise of the metric is worse; the written change then has the opposite sign of its position. */
    isRiseWorse,
    claim,
  }
}

/**
 * Draws changes with their intervals on one scale. The position shows better or worse, so the axis has no signs; labels, words and numbers
 * have the sign of the change, as in tables: fewer tokens are −19 % and on the right. `of` heads the first column.
 */
export function drawForest(subject: string, of: string, alpha: number, rows: readonly ForestRow[]): Sketch {
  const title = `${subject}, ${Math.round((1 - alpha) * 1000) / 10} % interval`
  const labels = labelRows(rows)
  const hasMargins = rows.some(({ margin }) => margin !== null)
  const clauses = rows.map(({ label, change, claim }) => `${label} ${change}, ${claim.words}`)
  // "No change" is in the middle, above the dot in the axis title.
  const ends = rows.flatMap(({ value, low, high, margin }) => [value, low, high, margin ?? 0])
  const reach = Math.max(...ends.map((one) => Math.abs(onAxis(one)))) || 1
  return {
    title,
    alt: `${title}: ${clauses.join('; ')}.`,
    type: 'bar',
    labels,
    datasets: drawBars(rows),
    // Tooltips would show the position, whose sign differs from the label's.
    options: { indexAxis: 'y', events: [] },
    // Points and per cent share the axis, so it has no numbers; the labels have them.
    x: { title: hasMargins ? [AXIS, MARGINS] : AXIS, ticks: HIDDEN, grid: HIDDEN, min: -reach, max: reach },
    y: { grid: HIDDEN },
    height: FRAME_HEIGHT + heightOfRows(labels) + (hasMargins ? LINE : 0),
    spare: 'last',
    isSingle: rows.length < 2,
    mermaid: drawPoints(subject, rows),
    table: {
      columns: [of, 'change', 'points or %', 'from', 'to', ...(hasMargins ? ['margin of the gate'] : []), 'which is'],
      rows: rows.map((row) => {
        const { value, low, high, margin } = row
        // As in tables, plus is a rise, whether good or bad.
        const numbers = row.isRiseWorse ? [-value, -high, -low] : [value, low, high]
        const limit = margin !== null && row.isRiseWorse ? -margin : margin
        return [row.label, row.change, ...numbers, ...(hasMargins ? [limit] : []), row.claim.words]
      }),
    },
  }
}

/** Draws the changes only, which Mermaid can place left and right of a line: without intervals, signs or colours. */
function drawPoints(title: string, rows: readonly ForestRow[]): string {
  const labels = rows.map(({ label, change }) => `${label} ${change}`)
  const largest = Math.max(...rows.map(({ value }) => Math.abs(onAxis(value)))) || 1
  // Keeps the label of the outermost point inside the frame.
  const reach = Math.max(0.05, 0.5 - HALF_CHARACTER * Math.max(...labels.map(({ length }) => length)))
  return drawQuadrants({
    title,
    height: FRAME_HEIGHT + 40 * rows.length,
    x: { low: 'worse', high: 'better' },
    points: rows.map(({ value }, at) => ({
      label: labels[at] ?? '',
      x: 0.5 + (reach * onAxis(value)) / largest,
      y: 1 - (at + 0.5) / rows.length,
    })),
  })
}

/** Labels each row with its name and change: on one line if all labels are short, else the change below the name. */
function labelRows(rows: readonly ForestRow[]): readonly (string | readonly string[])[] {
  const parts = rows.map(({ label, change, value }) =>
    Math.abs(value) > LONGEST ? [label, change, 'off the scale'] : [label, change],
  )
  const whole = parts.map((part) => part.join('  '))
  if (whole.every(({ length }) => length <= LABEL_COLUMNS)) return whole
  return parts.map((part) => part.flatMap((text) => wrapLines(text, LABEL_COLUMNS)))
}

const HIDDEN = { display: false }
const FULL_HEIGHT = { categoryPercentage: 1, barPercentage: 1 }

function drawBars(rows: readonly ForestRow[]): Sketch['datasets'] {
  const looks = rows.map(({ claim }) => LOOKS[claim.side])
  const tick = { pointStyle: 'line', rotation: 90, pointRadius: 7, borderColor: INK, pointBorderWidth: 2 }
  const margins = { type: 'line', showLine: false, ...tick, data: rows.map(({ margin }) => margin && onAxis(margin)) }
  const spans = rows.map(({ low, high }) => [onAxis(low), onAxis(high)])
  return [
    {
      type: 'line',
      showLine: false,
      pointRadius: 8,
      pointStyle: looks.map(({ sign }) => sign),
      rotation: looks.map(({ turn }) => turn),
      backgroundColor: looks.map(({ color }) => color),
      // Shows a sign at the end of the axis completely.
      clip: false,
      data: rows.map(({ value }) => onAxis(value)),
    },
    ...(rows.some(({ margin }) => margin !== null) ? [margins] : []),
    { backgroundColor: NEUTRAL, barThickness: 5, grouped: false, data: spans },
    // The line of no change: bars without length over the full height of each row.
    { grouped: false, ...FULL_HEIGHT, minBarLength: 2, backgroundColor: INK, data: rows.map(() => 0) },
  ]
}
