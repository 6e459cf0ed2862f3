import type { TableCell } from '../../model/run-table.js'
import { describeValues, type ValueStatistics } from './describe-values.js'
import { defineTable } from './define-table.js'
import { startTierValues, TIER_FIGURES } from './tier-values.js'

const STATISTICS: readonly (keyof ValueStatistics)[] = ['median', 'mean', 'mode', 'min', 'max', 'std_dev_pop', 'count']

export const tierSummary = defineTable({
  name: 'tier-summary',
  title: 'Each arm over its trials',
  source: 'design document 003, aggregate statistics',
  place: 'page',
  start: startTierValues,
  build: (arms) => {
    const shown = TIER_FIGURES.filter(({ key }) => arms.some(({ data }) => data.of[key].length > 0))
    // One trial a case that nobody judged has nothing that the metrics do not say.
    const isRepeated = arms.some(({ run }) => run.trials_per_case > 1)
    if (!shown.some(({ key }) => key === 'composite' || (key === 'pass' && isRepeated))) return null
    const described = arms.map(({ name, data }) => ({ name, of: shown.map(({ key }) => describeValues(data.of[key])) }))
    return {
      columns: [
        { title: 'arm', format: 'text' },
        { title: 'statistic', format: 'text' },
        ...shown.map(({ title, format }) => ({ title, format })),
      ],
      rows: described.flatMap(({ name, of }) =>
        STATISTICS.map((statistic): readonly TableCell[] => [
          name,
          statistic,
          ...of.map((values) => {
            const value = values?.[statistic] ?? null
            return statistic === 'count' ? String(value ?? 0) : value
          }),
        ]),
      ),
      notes: [
        'Over trials, not cases: a run of design document 003 is a trial here. A failed trial passes 0; without a value it is not counted. std_dev_pop divides by n; of several modes the smallest. The median of a pass rate is 0, 0.5 or 1: read its mean.',
      ],
    }
  },
})
