import { averageScores, SCORE_COLUMNS, scoreCells } from './capability-cells.js'
import { capabilityNotes, scoreArms, startCapability } from './collect-capability.js'
import { defineTable } from './define-table.js'

export const capabilityOverall = defineTable({
  name: 'capability-overall',
  title: 'Capabilities',
  source: 'Metrics Alignment, comprehensive table',
  place: 'comment',
  start: startCapability,
  build: (arms, { scoring }) => {
    const scored = scoreArms(arms, scoring)
    if (scored === null) return null
    return {
      columns: [{ title: 'variant', format: 'text' }, ...SCORE_COLUMNS],
      rows: scored.map(({ name, useCases }) => [
        name,
        ...scoreCells(averageScores([...useCases.values()].map(({ scores }) => scores))),
      ]),
      notes: [
        'Means over the use cases, each of the same weight, and so is the share of the weight that was measured.',
        ...capabilityNotes(arms, scored),
      ],
    }
  },
})
