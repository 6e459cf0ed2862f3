import { formatValue } from '../../format/format-metric.js'
import type { GoldenCase, Profile } from '../../model/case.js'
import type { MetricKind } from '../../model/metric.js'
import type { TableCell, TableDefinition } from '../../model/run-table.js'
import { mean } from '../../stats/mean.js'
import { startCaseMeans, type CaseMeans } from './case-means.js'
import { defineTable } from './define-table.js'

/** A row of a profile's table: the mean of a metric. */
interface ProfileFigure {
  readonly title: string
  /** The metric's id. */
  readonly metric: string
  readonly kind: MetricKind
  /** Over the cases of the kind alone, or over all that the table looks at. */
  readonly over: 'kind' | 'all'
}

interface ProfileData {
  readonly kind: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  readonly means: readonly CaseMeans[]
}

/**
 * The table of one profile: how many cases are of its kind and how many are not, then its figures with the cases behind each. It looks
 * at the cases of that profile and at those that have none; there is no table where none of them is of the kind.
 */
export function defineProfileTable({
  profile,
  kind,
  others,
  includes,
  figures,
  ...spec
}: {
  readonly name: string
  readonly title: string
  readonly source: string
  readonly profile: Profile
  /** Of cases: `branching`. */
  readonly kind: string
  /** Of the rest: `easy`. */
  readonly others: string
  readonly includes: (golden: GoldenCase) => boolean
  readonly figures: readonly ProfileFigure[]
}): TableDefinition {
  return defineTable<ProfileData>({
    ...spec,
    place: 'comment',
    start: () => {
      const ids = { kind: new Set<string>(), others: new Set<string>() }
      const means = figures.map(({ metric }) => startCaseMeans(metric))
      return {
        add: (trial) => {
          const { golden, scores, unscored } = trial
          if (golden.profile !== undefined && golden.profile !== profile) return
          const isOfKind = includes(golden)
          ids[isOfKind ? 'kind' : 'others'].add(golden.id)
          for (const [at, { metric, over }] of figures.entries()) {
            const isApplied = scores[metric] !== undefined || unscored[metric] !== undefined
            if (isApplied && (isOfKind || over === 'all')) means[at]?.add(trial)
          }
        },
        finish: () => ({ ...ids, means }),
      }
    },
    build: (arms) => {
      if (arms.every(({ data }) => data.kind.size === 0)) return null
      const count = (title: string, list: 'kind' | 'others'): readonly TableCell[] => [
        title,
        ...arms.flatMap(({ data }) => [String(data[list].size), null]),
      ]
      return {
        columns: [
          { title: 'figure', format: 'text' },
          ...arms.flatMap(({ name }) => [
            { title: name, format: 'count' as const },
            { title: 'n', format: 'count' as const },
          ]),
        ],
        rows: [
          count(`${others} cases`, 'others'),
          count(`${kind} cases`, 'kind'),
          ...figures.map((figure, at): readonly TableCell[] => [
            figure.title,
            ...arms.flatMap(({ data }) => writeMean(figure, data.means[at]?.means() ?? [])),
          ]),
        ],
        notes: [
          `Means over the n ${kind} cases that are scored${figures.some(({ over }) => over === 'all') ? '; figures of tools over all cases that ask for them' : ''}. Cases of another profile are left out.`,
        ],
      }
    },
  })
}

function writeMean({ kind }: ProfileFigure, means: readonly number[]): readonly TableCell[] {
  return [means.length === 0 ? null : formatValue({ unit: 'ratio', kind }, mean(means)), means.length]
}
