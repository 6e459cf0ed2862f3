import { formatValue } from '../../format/format-metric.js'
import type { MetricFacts } from '../../model/metric.js'
import type { TableArm, TableCell, TableDefinition } from '../../model/run/run-table.js'
import type { GoldenCase, Profile } from '../../model/suite/case.js'
import { mean } from '../../stats/moments.js'
import { isBranching, isCoordination, isMultiHop } from '../case-kinds.js'
import { type Column, defineScoreTable, tabulate } from './define-table.js'

/** A row of a profile's table: the mean of a metric. */
interface ProfileFigure {
  readonly title: string
  /** The metric's id. */
  readonly metric: string
  readonly kind: MetricFacts['kind']
  /** Over the cases of the kind alone, or over all that the table looks at. */
  readonly over: 'kind' | 'all'
}

interface ProfileTable extends Pick<TableDefinition, 'name' | 'title' | 'source'> {
  readonly profile: Profile
  /** How the table calls its cases: `branching`. */
  readonly kind: string
  /** How it calls the rest: `easy`. */
  readonly others: string
  readonly includes: (golden: GoldenCase) => boolean
  readonly figures: readonly ProfileFigure[]
}

/**
 * The table of one profile: how many cases are of its kind and how many are not, then its figures with the cases behind each. It looks
 * at the cases of that profile and at those that have none; there is no table where none of them is of the kind.
 */
function defineProfileTable({ profile, kind, others, includes, figures, ...spec }: ProfileTable): TableDefinition {
  // Of the cases that were asked and that the table looks at, the ids of its kind and the others.
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
    { metric, over }: ProfileFigure,
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
          // A metric over other cases reads otherwise, in the next table.
          title: `${figure.title}, ${figure.over === 'all' ? `${others} and ${kind}` : kind} cases`,
          cells: arms.map((arm) => writeMean(figure, valuesOf(figure, arm))),
        })),
      ]
      return {
        ...tabulate(rows, [
          ['figure', 'text', ({ title }) => title],
          ...arms.flatMap(({ name }, at): Column<(typeof rows)[number]>[] => [
            [name, 'count', ({ cells }) => cells[at]?.[0] ?? null],
            ['n', 'count', ({ cells }) => cells[at]?.[1] ?? null],
          ]),
        ]),
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

export const profileBranching = defineProfileTable({
  name: 'profile-branching',
  title: 'Branching cases',
  source: 'poc-ai-workflow-frameworks, METRICS.md, branching profile: easy and branching questions',
  profile: 'branching',
  kind: 'branching',
  others: 'easy',
  includes: isBranching,
  figures: [
    { title: 'hop coverage', metric: 'branching.hop-coverage', kind: 'continuous', over: 'kind' },
    { title: 'success rate (every hop stated)', metric: 'branching.success', kind: 'binary', over: 'kind' },
    { title: 'grounded hop coverage', metric: 'branching.grounded-hop-coverage', kind: 'continuous', over: 'kind' },
    { title: 'tool coverage', metric: 'tools.coverage', kind: 'continuous', over: 'all' },
    { title: 'tool traces reported', metric: 'tools.trace-reported', kind: 'binary', over: 'all' },
    { title: 'tools used', metric: 'tools.used', kind: 'binary', over: 'all' },
  ],
})

export const profileCoordination = defineProfileTable({
  name: 'profile-coordination',
  title: 'Coordination cases',
  source: 'poc-ai-workflow-frameworks, METRICS.md, coordination profile: easy and coordination questions',
  profile: 'coordination',
  kind: 'coordination',
  others: 'easy',
  includes: isCoordination,
  figures: [
    { title: 'agent coverage', metric: 'coordination.agent-coverage', kind: 'continuous', over: 'kind' },
    { title: 'success rate (agents and hops)', metric: 'coordination.success', kind: 'binary', over: 'kind' },
    { title: 'hop coverage', metric: 'coordination.hop-coverage', kind: 'continuous', over: 'kind' },
    { title: 'grounded hop coverage', metric: 'coordination.grounded-hop-coverage', kind: 'continuous', over: 'kind' },
    { title: 'tool coverage', metric: 'tools.coverage', kind: 'continuous', over: 'all' },
    { title: 'tool traces reported', metric: 'tools.trace-reported', kind: 'binary', over: 'all' },
    { title: 'tools used', metric: 'tools.used', kind: 'binary', over: 'all' },
  ],
})

export const profileMultiHop = defineProfileTable({
  name: 'profile-multi-hop',
  title: 'Multi-hop cases',
  source: 'poc-ai-workflow-frameworks, METRICS.md, multi-hop chain profile',
  profile: 'multi_hop',
  kind: 'multi-hop',
  others: 'single-hop',
  includes: isMultiHop,
  figures: [
    { title: 'hop coverage', metric: 'hops.coverage', kind: 'continuous', over: 'kind' },
    { title: 'grounded hop coverage', metric: 'hops.grounded-coverage', kind: 'continuous', over: 'kind' },
    { title: 'chain success rate', metric: 'hops.chain-success', kind: 'binary', over: 'kind' },
  ],
})
