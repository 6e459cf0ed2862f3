import { formatShare, formatValue } from '../../../format/format-metric.js'
import { groupBy } from '../../../model/group-by.js'
import { GRADES } from '../../../model/run/judgments.js'
import type { TableArm, TableContext } from '../../../model/run/run-table.js'
import { DEFAULT_PASS_K } from '../../../model/suite/scoring.js'
import { mean, sampleStandardDeviation } from '../../../stats/moments.js'
import { wilsonInterval } from '../../../stats/newcombe-interval.js'
import { shareOfSets } from '../../../stats/run-figures/summed-figure.js'
import { type ColumnSpec, cutName, defineScoreTable, MAX_ROWS, tabulate } from '../define-table.js'
import type { MetricFacts } from '../../../model/metric.js'

/** Fewest cases of a tag; the figures of fewer would mean little. */
const MIN_CASES = 5

/** A question about k tries: whether `any` or `all` pass. With one try, this is the pass rate. */
interface Question {
  readonly title: string
  readonly k: number
  readonly need: 'any' | 'all'
}

type Passes = NonNullable<ReturnType<TableArm['means']['tallyOf']>>

function listQuestions({ scoring }: TableContext): readonly Question[] {
  const ks = [...new Set(scoring.pass_k ?? DEFAULT_PASS_K)]
  return [
    { title: 'pass rate', k: 1, need: 'all' },
    ...ks.flatMap((k): Question[] => [
      { title: `pass@${k}`, k, need: 'any' },
      { title: `pass^${k}`, k, need: 'all' },
    ]),
  ]
}

/**
 * Formats the mean over cases with Wilson's interval of that many cases: `40 % (12 % to 77 %)`. The interval is slightly too wide: among
 * values from 0 to 1 with a given mean, yes and no vary most.
 */
function writeCases(cases: readonly Passes[], { k, need }: Question, alpha: number): string | null {
  const shares = cases.flatMap(([passed, trials]) => shareOfSets({ passed, trials, tries: k, need }) ?? [])
  if (shares.length === 0) return null
  const share = mean(shares)
  const { low, high } = wilsonInterval({ successes: share * shares.length, n: shares.length, alpha })
  return `${formatShare(share)} (${formatShare(low)} to ${formatShare(high)})`
}

/** Groups the tallies of an arm's cases: all of them, then by tag. Empty if no case was tried twice. */
function groupTallies({ run, means }: TableArm): ReadonlyMap<string, readonly Passes[]> {
  const all = run.cases.flatMap(({ id, tags }) => {
    const tally = means.tallyOf(id)
    return tally === null || tally[1] === 0 ? [] : [{ tally, tags: new Set(tags) }]
  })
  if (all.every(({ tally: [, trials] }) => trials < 2)) return new Map()
  const pairs = all.flatMap(({ tally, tags }) => [...tags].map((tag) => ({ tag, tally })))
  const tagged = groupBy(pairs, ({ tag }) => tag)
  const tags = [...tagged].filter(([, own]) => own.length >= MIN_CASES && own.length < all.length)
  tags.sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
  return new Map([
    ['all cases', all.map(({ tally }) => tally)],
    ...tags.slice(0, MAX_ROWS).map(([tag, own]) => [`tag: ${tag}`, own.map(({ tally }) => tally)] as const),
  ])
}

export const tries = defineScoreTable({
  name: 'tries',
  title: 'How reliably cases pass',
  build: (arms, context) => {
    const grouped = arms.map((arm) => ({ arm, groups: groupTallies(arm) }))
    const rows = [...new Set(grouped.flatMap(({ groups }) => [...groups.keys()]))].flatMap((name) =>
      grouped.flatMap(({ arm, groups }) => {
        const cases = groups.get(name)
        return cases === undefined ? [] : [{ name, arm, cases }]
      }),
    )
    return {
      ...tabulate(rows, [
        ['cases', 'text', ({ name }) => cutName(name)],
        ['arm', 'text', ({ arm }) => arm.name],
        ['n', 'count', ({ cases }) => cases.length],
        ...listQuestions(context).map((question): ColumnSpec<(typeof rows)[number]> => [
          question.title,
          'text',
          ({ cases, arm }) => writeCases(cases, question, arm.run.settings.alpha),
        ]),
      ]),
      notes: [
        'pass@k: at least one of k tries passes; pass^k: all of them do. Means over the cases with at least k tries, with Wilson’s interval for similar questions; not tested.',
      ],
    }
  },
})

/** Lists the metrics whose spread is shown, as far as they were measured. */
function listShown(primaryK: number): readonly string[] {
  return [
    'success',
    `retrieval.precision@${primaryK}`,
    `retrieval.recall@${primaryK}`,
    `retrieval.ndcg@${primaryK}`,
    'retrieval.mrr',
    ...GRADES.map((grade) => `judge.${grade}`),
    'quality.average',
    'rubric.weighted-score',
    'tokens.total',
    'cost.usd',
    'performance.latency',
  ]
}

export const spread = defineScoreTable({
  name: 'spread',
  title: 'How much trials and runs differ',
  build: (arms, { settings }) => {
    if (arms.every(({ run }) => run.trials_per_case < 2)) return null
    const rows = listShown(settings.primary_k).flatMap((id) =>
      arms.flatMap(({ name, run, means }) => {
        const facts = run.metrics.find((metric) => metric.id === id)
        const { runs, within } = means.spreadOf(id)
        return facts === undefined || runs.length === 0 ? [] : [{ name, facts, runs, within }]
      }),
    )
    return {
      ...tabulate(rows, [
        ['metric', 'text', ({ facts }) => facts.title],
        ['arm', 'text', ({ name }) => name],
        ['mean ± between runs', 'text', ({ facts, runs }) => writeRuns(facts, runs)],
        [
          '± between trials of a case',
          'text',
          ({ facts, within }) => (within.length === 0 ? null : formatValue(facts, mean(within))),
        ],
      ]),
      notes: [
        'Sample standard deviations (÷ n − 1). Between runs: of the mean over cases of all first trials, of all second trials and so on. Between trials: of each case, then the mean over cases.',
      ],
    }
  },
})

function writeRuns(facts: MetricFacts, runs: readonly number[]): string {
  const deviation = sampleStandardDeviation(runs)
  const average = formatValue(facts, mean(runs))
  return deviation === null ? average : `${average} ± ${formatValue(facts, deviation)}`
}
