import { formatCount } from '../../format/format-number.js'
import type { Drawing, NoDrawing } from '../../model/result/chart.js'
import type { TableValue } from '../../model/run/run-table.js'
import { type Chart, type ChartInput, chartLabel, nameArms, readTable, rowOptions } from './chart.js'
import { armBar } from './palette.js'

const ID = 'capability-profile'
const MOST_ARMS = 3

/** The points of a cell, which stand before what was measured: `87 (2.3 s)`. */
function pointsOf(cell: TableValue | undefined): number | null {
  if (typeof cell === 'number' || cell === null || cell === undefined) return cell ?? null
  const points = Number.parseFloat(cell)
  return Number.isNaN(points) ? null : points
}

function draw(input: ChartInput): Drawing | NoDrawing {
  if (input.arms.length > MOST_ARMS)
    return { kind: 'none', id: ID, reason: `more than ${MOST_ARMS} arms would be more bars than can be told apart` }
  const { columns, rows } = readTable(input.tables, 'capability-overall')
  const names = nameArms(input)
  const arms = rows.flatMap(([name, ...cells]) => {
    const place = input.arms.indexOf(String(name))
    return place === -1 ? [] : [{ name: names[place] ?? '', place, points: cells.map(pointsOf) }]
  })
  const all = columns.slice(1).map((column, at) => ({
    label: chartLabel(column, 28),
    points: arms.map(({ points }) => points[at] ?? null),
  }))
  const shown = all.filter(({ points }) => points.some((one) => one !== null))
  if (shown.length < 3) return { kind: 'none', id: ID, reason: 'fewer than three capabilities were measured' }
  const title = 'Capabilities, points of 100, with weights'
  const write = (points: number | null | undefined): string =>
    typeof points === 'number' ? formatCount(points) : 'not measured'
  const said = shown.map(
    ({ label, points }) => `${label}: ${arms.map(({ name }, at) => `${name} ${write(points[at])}`).join(', ')}`,
  )
  const x = { min: 0, max: 100, title: 'points of 100, more is better' }
  const { options, height } = rowOptions({ title, rows: shown.length, x })
  return {
    kind: 'drawn',
    id: ID,
    title,
    alt: `${title}. ${said.join('; ')}. Not measured: ${all.length - shown.length}.`,
    config: {
      type: 'bar',
      data: {
        labels: shown.map(({ label }) => label),
        datasets: arms.map(({ name, place }, at) => ({
          label: name,
          ...armBar(place),
          data: shown.map(({ points }) => points[at] ?? null),
        })),
      },
      options,
    },
    height,
    spare: 'none',
    mermaid: null,
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
export const capabilityProfile: Chart = { id: ID, in_comment: 'never', about: [], draw }
