import { formatCount, withUnit } from '../../format/format-number.js'
import type { Options } from '../../model/result/chart.js'
import type { TableValue } from '../../model/run/run-table.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import {
  armBar,
  type Audience,
  BETTER,
  CANDIDATE,
  type ChartInput,
  chartLabel,
  defineChart,
  FRAME_HEIGHT,
  BACKGROUND,
  heightOfRows,
  MIN_HEIGHT,
  nameArms,
  PASSED_ON,
  findTable,
  type Sketch,
  explainTooMany,
  WORSE,
  wrapLines,
} from './chart.js'
import { drawPie } from './mermaid.js'

const MAX_ARMS = 3
const LEGEND = 34
const ROW_COLUMNS = 22

/** The numbers of a chart, from which its bars, words and table are made. */
interface Bars extends Pick<Sketch, 'title' | 'x' | 'mermaid'> {
  readonly isStacked?: boolean
  /** What the names of a row are: `model`, `arm`. */
  readonly of: readonly string[]
  /** Values in the order of the series; a row without values appears only in the table. */
  readonly rows: readonly { readonly names: readonly string[]; readonly values: readonly (number | null)[] }[]
  /** The most rows that are drawn; the others appear only in the table. If absent, all are drawn. */
  readonly most?: number
  readonly series: readonly { readonly name: string; readonly look: Options }[]
  /** The unit of every value. */
  readonly unit?: '%'
}

/** Draws a chart of rows: every name on the left, with bars to its right. */
function drawBars({ x, isStacked, of, rows, most, series, unit, mermaid = null, ...bars }: Bars): Sketch {
  const measured = rows.filter(({ values }) => values.some((value) => value !== null))
  const shown = measured.slice(0, most)
  const rest = shown.length < measured.length ? `, first ${shown.length} of ${measured.length} rows` : ''
  const title = `${bars.title}${rest}`
  const write = (value: number | null): string =>
    value === null ? 'not measured' : withUnit(formatCount(value), unit ?? '').trim()
  const clauses = shown.map(({ names, values }) => {
    const each = series.map(({ name }, at) => `${name} ${write(values[at] ?? null)}`)
    return `${names.join(' of ')} ${each.join(', ')}`
  })
  const labels = shown.map(({ names }) => wrapLines(names.join(' · '), ROW_COLUMNS))
  const stacked = isStacked === true ? { stacked: true } : {}
  return {
    title,
    alt: `${title}: ${clauses.join('; ')}.`,
    type: 'bar',
    labels,
    datasets: series.map(({ name, look }, at) => {
      return { label: name, ...look, data: shown.map(({ values }) => values[at] ?? null) }
    }),
    options: { indexAxis: 'y' },
    legend: {},
    x: { ...stacked, ...x },
    y: { ...stacked, grid: { display: false }, ticks: { autoSkip: false } },
    height: Math.max(MIN_HEIGHT, FRAME_HEIGHT + LEGEND + heightOfRows(labels)),
    spare: 'last',
    mermaid,
    table: {
      columns: [...of, ...series.map(({ name }) => (unit === undefined ? name : `${name}, ${unit}`))],
      rows: rows.map(({ names, values }) => [...names, ...values]),
    },
  }
}

const asNumber = (cell: TableValue | undefined): number | null => (typeof cell === 'number' ? cell : null)
const share = (part: number | null, whole: number): number => (100 * (part ?? 0)) / whole

/** Lists a table's rows of things by arm, with their numbers; things are renamed by their index. */
function listByArm(input: ChartInput, id: string, rename: (thing: string, place: number) => string) {
  const { rows } = findTable(input.tables, id)
  const things = [...new Set(rows.map(([thing]) => String(thing)))]
  const arms = nameArms(input)
  return rows.flatMap(([thing, name, ...cells]) => {
    const arm = arms[input.arms.indexOf(String(name))]
    const names = [rename(String(thing), things.indexOf(String(thing))), arm ?? '']
    return arm === undefined ? [] : [{ names, arm, numbers: cells.map(asNumber) }]
  })
}

const MAX_STACKS = 16
/** Queries passed on to another model or tier: framed, so that they do not look like answers. */
const FRAME_LOOK = { backgroundColor: BACKGROUND, borderColor: PASSED_ON, borderWidth: 3, borderSkipped: false }
const ESCALATED = { name: 'escalated', look: { label: 'escalated, framed', ...FRAME_LOOK } }
const STACKED = { isStacked: true, most: MAX_STACKS, unit: '%' } as const

/** How far queries were escalated: the share of all queries that each route tier saw, and whether it answered them or passed them on. */
export const routeTiers = defineChart({
  id: 'route-tiers',
  about: ['route.'],
  draw(input) {
    const rename = (tier: string, place: number): string => labelTier(input.audience, tier, place)
    const rows = listByArm(input, 'route-tier-outcomes', rename).flatMap(({ numbers, ...row }) => {
      const [answered = null, escalated = null] = numbers
      return answered === null ? [] : [{ ...row, values: [100 * answered, share(escalated, 1)] }]
    })
    const last = rows.at(-1)?.arm
    if (last === undefined) return 'no reply names a route tier'
    const slices = rows
      .filter(({ arm }) => arm === last)
      .map(({ names: [label = ''], values: [value = 0] }) => [label, value] as const)
    return drawBars({
      ...STACKED,
      title: 'Route tiers, % of the queries that each saw',
      x: { min: 0, max: 100, title: '% of the queries with a known route tier' },
      of: ['route tier', 'arm'],
      rows,
      series: [{ name: 'answered', look: { backgroundColor: CANDIDATE } }, ESCALATED],
      mermaid: drawPie(`Route tiers that answered, % of the queries, ${last}`, slices),
    })
  },
})

/**
 * Returns the name of a route tier in a chart. A chart service gets only Goldenpair's own names; those defined by a suite are numbered,
 * cheapest first.
 * @example labelTier('service', 'our-secret-model', 1) // 'tier 2'
 */
export function labelTier(audience: Audience, tier: string, place: number): string {
  return audience === 'page' || DEFAULT_SCORING.route_tiers.includes(tier) ? chartLabel(tier) : `tier ${place + 1}`
}

/**
 * What happened each time a model was asked: the answer was right, wrong, or passed on to another model. The rest to 100 failed, was asked
 * again, or has no success score. A chart service gets no model names: models are numbered, the one with the most answers first.
 */
export const modelOutcomes = defineChart({
  id: 'model-outcomes',
  in_comment: 'never',
  about: ['route.'],
  draw(input) {
    const rename = (model: string, place: number): string =>
      input.audience === 'page' ? chartLabel(model) : `model ${place + 1}`
    const rows = listByArm(input, 'model-usage', rename).flatMap(({ numbers, ...row }) => {
      const [answered, escalated, other, correct = null, wrong = null] = numbers
      const asked = (answered ?? 0) + (escalated ?? 0) + (other ?? 0)
      const values = [correct, wrong, escalated ?? null].map((count) => share(count, asked))
      return asked === 0 ? [] : [{ ...row, values }]
    })
    if (rows.length === 0) return 'every answer came from one model, or none is named'
    return drawBars({
      ...STACKED,
      title: "What became of each model's answers, %",
      x: { min: 0, max: 100, title: '% of the times that the model was asked' },
      of: ['model', 'arm'],
      rows,
      series: [
        { name: 'correct', look: { backgroundColor: BETTER } },
        { name: 'wrong', look: { backgroundColor: WORSE } },
        ESCALATED,
      ],
    })
  },
})

const MAX_COMPONENTS = 10

/**
 * What tokens were paid for: system prompt, tools, context, reasoning and so on, as shares of each arm's cost, or of its tokens if no cost
 * is known. Sums would compare arms with unequal numbers of trials.
 */
export const componentCost = defineChart({
  id: 'component-cost',
  about: ['components.'],
  draw(input) {
    if (input.arms.length > MAX_ARMS) return explainTooMany(MAX_ARMS)
    const { rows } = findTable(input.tables, 'component-cost')
    const types = [...new Set(rows.map(([type]) => String(type)))]
    const cellsOf = (type: string, arm: string) => rows.find((row) => row[0] === type && row[1] === arm) ?? []
    const costOf = (type: string, arm: string): number | null => asNumber(cellsOf(type, arm)[5])
    const tokensOf = (type: string, arm: string): number => {
      const [, , sent, got] = cellsOf(type, arm)
      return (asNumber(sent) ?? 0) + (asNumber(got) ?? 0)
    }
    const isPriced = rows.some((row) => asNumber(row[5]) !== null)
    const names = nameArms(input)
    const arms = input.arms.flatMap((arm, place) => {
      const total = types.reduce((sum, type) => sum + tokensOf(type, arm), 0)
      const shareOf = (type: string): number | null => {
        const part = isPriced ? costOf(type, arm) : tokensOf(type, arm) / total
        return part === null || !Number.isFinite(part) ? null : 100 * part
      }
      return types.some((type) => shareOf(type) !== null) ? [{ name: names[place] ?? '', place, shareOf }] : []
    })
    const last = arms.at(-1)
    if (last === undefined) return 'no reply says what its tokens were spent on'
    const nameOf = (type: string): string => type.toLowerCase().replaceAll('_', ' ')
    const components = types
      .map((type) => ({ names: [nameOf(type)], values: arms.map(({ shareOf }) => shareOf(type)) }))
      .sort((a, b) => largest(b.values) - largest(a.values))
    const whole = isPriced ? 'cost' : 'tokens'
    const title = `What the ${isPriced ? 'money' : 'tokens'} went to, % of the ${whole}`
    const slices = components.map(({ names: [label = ''], values }) => [label, values.at(-1) ?? 0] as const)
    return drawBars({
      title,
      x: { beginAtZero: true, title: `% of the ${whole}` },
      of: ['component'],
      rows: components,
      most: MAX_COMPONENTS,
      series: arms.map(({ name, place }) => ({ name, look: armBar(place) })),
      unit: '%',
      mermaid: drawPie(`${title}, ${last.name}`, slices.slice(0, MAX_COMPONENTS)),
    })
  },
})

const largest = (values: readonly (number | null)[]): number => Math.max(...values.map((value) => value ?? 0))

/** Reads the points of a cell, which precede the measured value: `87 (2.3 s)`. */
function pointsOf(cell: TableValue | undefined): number | null {
  const points = Number.parseFloat(String(cell))
  return Number.isNaN(points) ? null : points
}

/**
 * The 22 capabilities of Metrics Alignment as bars, in its order. A radar with 22 spokes has no room for their names, and its area grows
 * with the square of the points.
 */
export const capabilityProfile = defineChart({
  id: 'capability-profile',
  in_comment: 'never',
  about: [],
  draw(input) {
    if (input.arms.length > MAX_ARMS) return explainTooMany(MAX_ARMS)
    const { columns, rows } = findTable(input.tables, 'capability-overall')
    const names = nameArms(input)
    const arms = rows.flatMap(([arm, ...cells]) => {
      const place = input.arms.indexOf(String(arm))
      return place === -1 ? [] : [{ name: names[place] ?? '', place, cells }]
    })
    const capabilities = columns.slice(1).map((column, at) => {
      return { names: [chartLabel(column)], values: arms.map(({ cells }) => pointsOf(cells[at])) }
    })
    const measured = capabilities.filter(({ values }) => values.some((points) => points !== null))
    if (measured.length < 3) return 'fewer than three capabilities were measured'
    return drawBars({
      title: 'Capabilities, points of 100, with weights',
      x: { min: 0, max: 100, title: 'points of 100, more is better' },
      of: ['capability'],
      rows: capabilities,
      series: arms.map(({ name, place }) => ({ name, look: armBar(place) })),
    })
  },
})
