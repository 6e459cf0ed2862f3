import type { TableArm } from '../../../model/run/run-table.js'
import { findParetoFront } from '../../../stats/pareto-front.js'
import { defineScoreTable, tabulate } from '../define-table.js'
import { isCostKnown } from './scorecard.js'

const SUCCESS = 'success'

export const pareto = defineScoreTable({
  name: 'pareto',
  title: 'Cost against quality: who is on the Pareto front',
  source: 'LLMC, evaluation framework, cost–quality frontier',
  place: 'page',
  build: (arms) => {
    const quality = chooseQuality(arms)
    if (arms.length < 2 || quality === null) return null
    const points = arms.map(({ name, run: { summaries } }) => ({
      name,
      cost: isCostKnown(summaries) ? (summaries['cost.usd']?.mean ?? null) : null,
      quality: summaries[quality.id]?.mean ?? null,
    }))
    const front = findParetoFront(points)
    if (front.every((isOn) => isOn === null)) return null
    const rows = points.map((point, at) => ({ ...point, isOn: front[at] ?? null }))
    const unknown = rows.filter(({ isOn }) => isOn === null).map(({ name }) => name)
    return {
      ...tabulate(rows, [
        ['arm', 'text', ({ name }) => name],
        ['cost per query', 'usd', ({ cost }) => cost],
        [quality.title, quality.kind === 'binary' ? 'share' : quality.unit, (row) => row.quality],
        [
          'on the front',
          'text',
          ({ isOn }) => (isOn === true ? { value: 'yes', mark: 'good' } : isOn === false ? 'no' : null),
        ],
      ]),
      notes: [
        'On the front: no other arm costs no more and is no worse, and better in one of the two. Point figures, no test.',
        unknown.length === 0 ? null : `Left out, since a cost or the quality is unknown: ${unknown.join(', ')}.`,
      ],
    }
  },
})

/** The metric of the first arm's primary gate where higher is better, else success; null where no arm has it. */
function chooseQuality(arms: readonly TableArm[]) {
  const [first] = arms
  if (first === undefined) return null
  const { gates, metrics } = first.run
  const primary = gates.find((gate) => gate.primary && gate.where === null)?.metric
  const byId = (id: string | undefined) => metrics.find((metric) => metric.id === id && metric.direction === 'higher')
  const chosen = byId(primary) ?? byId(SUCCESS)
  const isMeasured = arms.some(({ run: { summaries } }) => typeof summaries[chosen?.id ?? '']?.mean === 'number')
  return chosen !== undefined && isMeasured ? chosen : null
}
