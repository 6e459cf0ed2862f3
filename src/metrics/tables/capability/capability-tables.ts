import { partOf } from '../../../format/format-number.js'
import type { TableTrial } from '../../../model/run/run-table.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import { sum } from '../../../stats/moments.js'
import { type ArmWithData, type Collector, cutName, defineTable, MOST_ROWS, noteLeftOut } from '../define-table.js'
import {
  averageScores,
  type CapabilityFacts,
  type CapabilityRules,
  type CapabilityScore,
  capabilityScores,
  type Coverage,
  type FactCoverage,
  overallScore,
  SCORE_COLUMNS,
  scoreCells,
  SURVIVORS,
} from './capability-scores.js'

/** The metrics whose means over cases are the facts. */
const METRICS = {
  success: 'success',
  depth: 'reasoning.depth',
  planning: 'reasoning.planning-score',
  confidence: 'reasoning.decision-confidence',
  backtracks: 'reasoning.backtrack-rate',
  grounding: 'grounding.score',
  consistency: 'grounding.factual-consistency',
  toolEfficiency: 'tools.efficiency',
  memoryMb: 'resources.memory-mb',
  cpuPercent: 'resources.cpu-percent',
  latencyS: 'performance.latency',
  costUsd: 'cost.usd',
} as const satisfies Partial<Record<keyof CapabilityFacts, string>>

/** The cache's hit rate is made of two means. */
const SUMMED = [...Object.values(METRICS), 'cache.hits', 'cache.accesses'] as const
type Summed = (typeof SUMMED)[number]

/** What every target gives: alone, they are no reason for a table of 22 columns. */
const ORDINARY: ReadonlySet<Summed> = new Set([
  'success',
  'resources.memory-mb',
  'resources.cpu-percent',
  'performance.latency',
  'cost.usd',
])

/** They say of the metrics of their family that they are a guess. */
const HEURISTICS = ['grounding.heuristic', 'reasoning.heuristic', 'tools.heuristic'] as const

/** One case: the sum of its scores and their number, at each metric's place. */
interface CaseSums {
  trials: number
  answered: number
  readonly sums: number[]
  readonly counts: number[]
  /** Trials that failed and have no score. */
  readonly lost: number[]
}

/** What was measured in one use case, and on how much that rests. */
interface UseCaseFacts {
  readonly facts: CapabilityFacts
  readonly coverage: FactCoverage
  readonly trials: number
  /** Trials that did not fail. */
  readonly answered: number
}

interface CapabilityData {
  /** The cases of each use case, by their ids; null is that of cases which name none. */
  readonly useCases: Map<string | null, Map<string, CaseSums>>
  /** Something was measured that only an agent reports: steps, claims, tools, a cache. */
  isReported: boolean
  /** Some trials' steps were typed by keywords, or their grounding or tool efficiency was guessed from words. */
  isHeuristic: boolean
}

/** A case's use case: the one it names, else its first tag, else none. */
function useCaseOf({ use_case: named, tags }: TableTrial['golden']): string | null {
  return named ?? tags[0] ?? null
}

/** Gathers the facts of one arm by use case: trials are averaged into cases, cases into use cases, as in every metric. */
const CAPABILITY: Collector<CapabilityData> = {
  start: () => ({ useCases: new Map(), isReported: false, isHeuristic: false }),
  add: (data, { golden, observation, scores }) => {
    const name = useCaseOf(golden)
    const cases = data.useCases.get(name) ?? new Map<string, CaseSums>()
    data.useCases.set(name, cases)
    const one = cases.get(golden.id) ?? startCase()
    cases.set(golden.id, one)
    one.trials += 1
    if (observation.status === 'ok') one.answered += 1
    const isGuessed = scores['grounding.heuristic'] === 1
    if (HEURISTICS.some((id) => scores[id] === 1)) data.isHeuristic = true
    for (const [at, id] of SUMMED.entries()) {
      const value = scores[id]
      if (value === undefined) {
        if (observation.status === 'failed') one.lost[at] = (one.lost[at] ?? 0) + 1
        continue
      }
      one.sums[at] = (one.sums[at] ?? 0) + value
      one.counts[at] = (one.counts[at] ?? 0) + 1
      if (observation.status === 'failed') continue
      if (!ORDINARY.has(id) && !(id === 'grounding.score' && isGuessed)) data.isReported = true
    }
  },
}

function startCase(): CaseSums {
  const zeros = (): number[] => SUMMED.map(() => 0)
  return { trials: 0, answered: 0, sums: zeros(), counts: zeros(), lost: zeros() }
}

function factsOf(cases: ReadonlyMap<string, CaseSums>): UseCaseFacts {
  // By id, so that the sums do not hang on the order in which trials came.
  const ordered = [...cases].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sums]) => sums)
  const of = (id: Summed): Measured => meanOverCases(ordered, SUMMED.indexOf(id))
  const [hits, accesses] = [of('cache.hits'), of('cache.accesses')]
  const hitRate = hits.mean === null || accesses.mean === null || accesses.mean === 0 ? null : hits.mean / accesses.mean
  const coverage = { ...mapValues(METRICS, of), cacheHitRate: { ...accesses, mean: hitRate } }
  return {
    facts: mapValues(coverage, ({ mean }) => mean),
    coverage,
    trials: sum(ordered.map(({ trials }) => trials)),
    answered: sum(ordered.map(({ answered }) => answered)),
  }
}

function mapValues<Key extends string, From, To>(
  members: Readonly<Record<Key, From>>,
  to: (value: From) => To,
): Readonly<Record<Key, To>> {
  return Object.fromEntries(Object.entries<From>(members).map(([key, value]) => [key, to(value)])) as Record<Key, To>
}

interface Measured extends Coverage {
  readonly mean: number | null
}

/** As in a run's summary, a case counts when at least half of its trials are scored. */
function meanOverCases(cases: readonly CaseSums[], at: number): Measured {
  let total = 0
  let n = 0
  let isOfSurvivors = false
  for (const { trials, sums, counts, lost } of cases) {
    if ((lost[at] ?? 0) > 0) isOfSurvivors = true
    const [sum = 0, count = 0] = [sums[at], counts[at]]
    if (count === 0 || count * 2 < trials) continue
    total += sum / count
    n += 1
  }
  return { mean: n === 0 ? null : total / n, n, cases: cases.length, isOfSurvivors }
}

/** The columns of one arm in one use case. */
interface ScoredUseCase extends Pick<UseCaseFacts, 'trials' | 'answered'> {
  readonly scores: readonly CapabilityScore[]
}

/** An arm with the scores of each of its use cases. */
interface ScoredArm {
  readonly name: string
  readonly isMock: boolean
  readonly useCases: ReadonlyMap<string | null, ScoredUseCase>
}

/** The scores of every arm in every use case that one of them has; null when no arm reports anything that the table is for. */
function scoreArms(
  arms: readonly ArmWithData<CapabilityData>[],
  { latency_anchor_s: latencyAnchorS, cost_anchor_usd: costAnchorUsd }: Scoring,
): readonly ScoredArm[] | null {
  if (!arms.some(({ data }) => data.isReported)) return null
  const names = [...new Set(arms.flatMap(({ data }) => [...data.useCases.keys()]))]
  return arms.map(({ name, run, data }) => {
    const isMock = run.settings.mock === true
    const rules: CapabilityRules = { latencyAnchorS, costAnchorUsd, isMock }
    const useCases = names.map((useCase) => {
      const { facts: own, coverage, trials, answered } = factsOf(data.useCases.get(useCase) ?? new Map())
      return [useCase, { scores: capabilityScores(own, rules, coverage), trials, answered }] as const
    })
    return { name, isMock, useCases: new Map(useCases) }
  })
}

/** What both tables say below themselves. */
function capabilityNotes(
  arms: readonly ArmWithData<CapabilityData>[],
  scored: readonly ScoredArm[],
): readonly (string | null)[] {
  const guessed = arms.filter(({ data }) => data.isHeuristic).map(({ name }) => name)
  const mocks = scored.filter(({ isMock }) => isMock).map(({ name }) => name)
  const failing = scored.flatMap(({ name, useCases }) => {
    const all = [...useCases.values()]
    const [trials, answered] = [sum(all.map((one) => one.trials)), sum(all.map((one) => one.answered))]
    return answered === trials ? [] : [`${name} failed in ${partOf(trials - answered, trials, 'trial')}`]
  })
  return [
    'Points from 0 to 100, with what was measured in brackets: 🟢 80 and more, 🔵 50 and more, 🔴 less. What was not measured has no points, and the weights of the rest are scaled up; the brackets of the overall score say how much of the weight was measured. "18/30": on 18 of 30 cases.',
    failing.length > 0
      ? `${SURVIVORS} The mean of answered trials alone, without those that failed: ${failing.join('; ')}.`
      : null,
    'Grounding counts in three columns (23 % of the weight), tool efficiency in two (12 %), factual consistency in two (11 %).',
    guessed.length > 0
      ? `Guessed from words, or from names of tools alone, at least in part, in: ${guessed.join(', ')}.`
      : null,
    mocks.length > 0
      ? `A stand-in (mock) answered in: ${mocks.join(', ')}. Its grounding counts as 10 at least.`
      : null,
  ]
}

export const capabilityOverall = defineTable({
  name: 'capability-overall',
  title: 'Capabilities',
  source: 'Metrics Alignment, comprehensive table',
  place: 'comment',
  ...CAPABILITY,
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

/**
 * All use cases: those that an arm answered nothing of first, then that with the lowest overall score of the last arm, those that it has no
 * score of last; then by name.
 */
function orderUseCases(arms: readonly ScoredArm[]) {
  const last = arms.at(-1)?.useCases
  const names = new Set(arms.flatMap(({ useCases }) => [...useCases.keys()]))
  // Infinite where the last arm has no score, below 0 where an arm has answered nothing.
  const all = [...names].map((name) => {
    const hasFailed = arms.some(({ useCases }) => useCases.get(name)?.answered === 0)
    return { name, overall: hasFailed ? -1 : (overallScore(last?.get(name)?.scores ?? []).score ?? Infinity) }
  })
  return all.sort((a, b) => {
    if (a.overall !== b.overall) return a.overall - b.overall
    return (a.name ?? '') < (b.name ?? '') ? -1 : 1
  })
}

export const capabilityByUseCase = defineTable({
  name: 'capability-by-use-case',
  title: 'Capabilities by use case',
  source: 'Metrics Alignment, per-use-case tables',
  place: 'page',
  ...CAPABILITY,
  build: (arms, { scoring }) => {
    const scored = scoreArms(arms, scoring)
    if (scored === null) return null
    const useCases = orderUseCases(scored)
    const suite = arms[0]?.run.suite.name ?? ''
    return {
      columns: [{ title: 'variant', format: 'text' }, { title: 'use case', format: 'text' }, ...SCORE_COLUMNS],
      rows: useCases.slice(0, MOST_ROWS).flatMap(({ name }) =>
        scored.flatMap((arm) => {
          const useCase = arm.useCases.get(name)
          if (useCase === undefined) return []
          const { scores, trials, answered } = useCase
          const suffix = answered < trials ? ` (${answered} of ${trials} answered)` : ''
          return [[arm.name, cutName(name ?? suite) + suffix, ...scoreCells(scores)]]
        }),
      ),
      notes: [
        'Use cases that a variant never answered come first, then those with the lowest overall score of the last variant. A case counts in its `use_case`, else in its first tag, else in the suite.',
        noteLeftOut(useCases, MOST_ROWS, ['use case', 'use cases']),
        ...capabilityNotes(arms, scored),
      ],
    }
  },
})
