import { formatCount } from '../../format/format-number.js'
import type { TableValue } from '../../model/run/run-table.js'
import {
  type ChartInput,
  chartLabel,
  defineChart,
  drawArmRows,
  nameArms,
  readTable,
  type Sketch,
  tooManyArms,
} from './chart.js'

const MOST_ARMS = 3

/** The points of a cell, which stand before what was measured: `87 (2.3 s)`. */
function pointsOf(cell: TableValue | undefined): number | null {
  if (typeof cell === 'number' || cell === null || cell === undefined) return cell ?? null
  const points = Number.parseFloat(cell)
  return Number.isNaN(points) ? null : points
}

function draw(input: ChartInput): Sketch | string {
  if (input.arms.length > MOST_ARMS) return tooManyArms(MOST_ARMS)
  const { columns, rows } = readTable(input.tables, 'capability-overall')
  const names = nameArms(input)
  const arms = rows.flatMap(([name, ...cells]) => {
    const place = input.arms.indexOf(String(name))
    return place === -1 ? [] : [{ name: names[place] ?? '', place, points: cells.map(pointsOf) }]
  })
  const all = columns.slice(1).map((column, at) => ({
    label: chartLabel(column),
    points: arms.map(({ points }) => points[at] ?? null),
  }))
  const scored = all.filter(({ points }) => points.some((one) => one !== null))
  if (scored.length < 3) return 'fewer than three capabilities were measured'
  const title = 'Capabilities, points of 100, with weights'
  const write = (points: number | null | undefined): string =>
    typeof points === 'number' ? formatCount(points) : 'not measured'
  const clauses = scored.map(
    ({ label, points }) => `${label}: ${arms.map(({ name }, at) => `${name} ${write(points[at])}`).join(', ')}`,
  )
  return {
    title,
    alt: `${title}. ${clauses.join('; ')}. Not measured: ${all.length - scored.length}.`,
    ...drawArmRows({
      title,
      labels: scored.map(({ label }) => label),
      arms,
      valuesOf: (arm) => scored.map(({ points }) => points[arms.indexOf(arm)] ?? null),
      x: { min: 0, max: 100, title: 'points of 100, more is better' },
    }),
    table: {
      columns: ['capability', ...arms.map(({ name }) => name)],
      rows: all.map(({ label, points }) => [label, ...points]),
    },
  }
}

/**
 * The 22 capabilities of Metrics Alignment as bars, in its order: 22 spokes of a radar have no room for their names, and its area grows with the
 * square of the points.
 */
export const capabilityProfile = defineChart({ id: 'capability-profile', in_comment: 'never', about: [], draw })
