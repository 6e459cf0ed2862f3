import { formatValue } from '../../format/format-metric.js'
import type { MetricFacts } from '../../model/metric.js'
import type { TableArm, TableCell, TableDefinition } from '../../model/run/run-table.js'
import type { GoldenCase, Profile } from '../../model/suite/case.js'
import { mean } from '../../stats/moments.js'
import { isBranching, isCoordination, isMultiHop } from '../case-kinds.js'
import { type ColumnSpec, defineScoreTable, tabulate } from './define-table.js'

/** A row of a profile's table: the mean of a metric over the cases of the kind, or over all cases of the table. */
type ProfileFigure = readonly [title: string, metric: string, kind: MetricFacts['kind'], over: 'kind' | 'all']

interface ProfileTable extends Pick<TableDefinition, 'name' | 'title'> {
  readonly profile: Profile
  /** The table's name for its cases: `branching`. */
  readonly kind: string
  /** The table's name for the other cases: `easy`. */
  readonly others: string
  readonly includes: (golden: GoldenCase) => boolean
  readonly figures: readonly ProfileFigure[]
}

/**
 * Defines the table of one profile: how many cases are of its kind and how many are not, then its figures with the cases behind each. The
 * table covers the cases of that profile and those without a profile; there is no table if none of them is of the kind.
 */
function defineProfileTable({ profile, kind, others, includes, figures, ...spec }: ProfileTable): TableDefinition {
  // Sorts the ids of the cases that were asked and that the table covers: those of its kind, and the others.
  const sortCases = ({ name, run, means }: TableArm) => {
    const [ofKind, rest]: [string[], string[]] = [[], []]
    for (const golden of run.cases) {
      if ((golden.profile ?? profile) !== profile || means.trialsOf(golden.id) === 0) continue
      const list = includes(golden) ? ofKind : rest
      list.push(golden.id)
    }
    return { name, means, kind: ofKind, others: rest }
  }
  const valuesOf = (
    [, metric, , over]: ProfileFigure,
    { means, ...ids }: ReturnType<typeof sortCases>,
  ): readonly number[] =>
    [...ids.kind, ...(over === 'all' ? ids.others : [])].flatMap((id) => means.meanOf(id, metric) ?? [])
  return defineScoreTable({
    ...spec,
    place: 'comment',
    build: (given) => {
      const arms = given.map(sortCases)
      if (arms.every((arm) => arm.kind.length === 0)) return null
      const rows = [
        { title: `${others} cases`, cells: arms.map((arm) => [String(arm.others.length), null]) },
        { title: `${kind} cases`, cells: arms.map((arm) => [String(arm.kind.length), null]) },
        ...figures.map((figure) => ({
          // The title names the cases: the next table has other cases, so another value.
          title: `${figure[0]}, ${figure[3] === 'all' ? `${others} and ${kind}` : kind} cases`,
          cells: arms.map((arm) => writeMean(figure, valuesOf(figure, arm))),
        })),
      ]
      return {
        ...tabulate(rows, [
          ['figure', 'text', ({ title }) => title],
          ...arms.flatMap(({ name }, at): ColumnSpec<(typeof rows)[number]>[] => [
            [name, 'count', ({ cells }) => cells[at]?.[0] ?? null],
            ['n', 'count', ({ cells }) => cells[at]?.[1] ?? null],
          ]),
        ]),
        notes: [
          `Means over the n ${kind} cases that are scored${figures.some(([, , , over]) => over === 'all') ? '; tool figures over all cases that ask for tools' : ''}. Cases with another profile are left out.`,
        ],
      }
    },
  })
}

function writeMean([, , kind]: ProfileFigure, means: readonly number[]): readonly TableCell[] {
  return [means.length === 0 ? null : formatValue({ unit: 'ratio', kind }, mean(means)), means.length]
}

const OF_TOOLS: readonly ProfileFigure[] = [
  ['tool coverage', 'tools.coverage', 'continuous', 'all'],
  ['tool traces reported', 'tools.trace-reported', 'binary', 'all'],
  ['tools used', 'tools.used', 'binary', 'all'],
]

export const profileBranching = defineProfileTable({
  name: 'profile-branching',
  title: 'Branching cases',
  profile: 'branching',
  kind: 'branching',
  others: 'easy',
  includes: isBranching,
  figures: [
    ['hop coverage', 'branching.hop-coverage', 'continuous', 'kind'],
    ['success rate (every hop stated)', 'branching.success', 'binary', 'kind'],
    ['grounded hop coverage', 'branching.grounded-hop-coverage', 'continuous', 'kind'],
    ...OF_TOOLS,
  ],
})

export const profileCoordination = defineProfileTable({
  name: 'profile-coordination',
  title: 'Coordination cases',
  profile: 'coordination',
  kind: 'coordination',
  others: 'easy',
  includes: isCoordination,
  figures: [
    ['agent coverage', 'coordination.agent-coverage', 'continuous', 'kind'],
    ['success rate (agents and hops)', 'coordination.success', 'binary', 'kind'],
    ['hop coverage', 'coordination.hop-coverage', 'continuous', 'kind'],
    ['grounded hop coverage', 'coordination.grounded-hop-coverage', 'continuous', 'kind'],
    ...OF_TOOLS,
  ],
})

export const profileMultiHop = defineProfileTable({
  name: 'profile-multi-hop',
  title: 'Multi-hop cases',
  profile: 'multi_hop',
  kind: 'multi-hop',
  others: 'single-hop',
  includes: isMultiHop,
  figures: [
    ['hop coverage', 'hops.coverage', 'continuous', 'kind'],
    ['grounded hop coverage', 'hops.grounded-coverage', 'continuous', 'kind'],
    ['chain success rate', 'hops.chain-success', 'binary', 'kind'],
  ],
})
