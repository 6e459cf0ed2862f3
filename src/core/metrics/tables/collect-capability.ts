import type { RunTable, TableArm, TableTrial } from '../../model/run-table.js'
import type { Scoring } from '../../model/scoring.js'
import type { CapabilityFacts, CapabilityRules } from './capability-columns.js'
import { capabilityScores, type CapabilityScore } from './capability-scores.js'
import type { Collector } from './define-table.js'

/** The metrics that the columns are made of; their means over cases are the facts. */
const SUMMED = [
  'success',
  'reasoning.depth',
  'reasoning.planning-score',
  'reasoning.decision-confidence',
  'reasoning.backtrack-rate',
  'grounding.score',
  'grounding.factual-consistency',
  'tools.efficiency',
  'resources.memory-mb',
  'resources.cpu-percent',
  'cache.hits',
  'cache.accesses',
  'performance.latency',
  'cost.usd',
] as const
type Summed = (typeof SUMMED)[number]

/** A failed trial is 0 in these, which says something only where an answered one was measured. */
const ZERO_WHEN_FAILED: ReadonlySet<Summed> = new Set([
  'grounding.score',
  'grounding.factual-consistency',
  'tools.efficiency',
])

/** What every target gives: alone, they are no reason for a table of 22 columns. */
const ORDINARY: ReadonlySet<Summed> = new Set(['success', 'performance.latency', 'cost.usd'])

/** Of one case, at each metric's place: the sum of its scores and their number. */
interface CaseSums {
  trials: number
  readonly sums: number[]
  readonly counts: number[]
}

export interface CapabilityData {
  /** By use case; null is that of cases which name none. Not all sums are made for nothing. */
  readonly useCases: () => ReadonlyMap<string | null, CapabilityFacts>
  /** Something was measured that only an agent reports: steps, claims, tools, resources, a cache. */
  readonly isReported: boolean
  /** Some trials' steps were typed by keywords, or their grounding was guessed from words. */
  readonly isHeuristic: boolean
}

/** A case's use case: the one it names, else its first tag, else none. */
function useCaseOf({ use_case: named, tags }: TableTrial['golden']): string | null {
  return named ?? tags[0] ?? null
}

/** Gathers the facts of one arm by use case: trials are averaged into cases, cases into use cases, as in every metric. */
export function startCapability(): Collector<CapabilityData> {
  const useCases = new Map<string | null, Map<string, CaseSums>>()
  const answered = new Set<Summed>()
  let isReported = false
  let isHeuristic = false
  return {
    add: ({ golden, observation, scores }) => {
      const name = useCaseOf(golden)
      const cases = useCases.get(name) ?? new Map<string, CaseSums>()
      useCases.set(name, cases)
      const one = cases.get(golden.id) ?? { trials: 0, sums: SUMMED.map(() => 0), counts: SUMMED.map(() => 0) }
      cases.set(golden.id, one)
      one.trials += 1
      const isGuessed = scores['grounding.heuristic'] === 1
      if (isGuessed || scores['reasoning.heuristic'] === 1) isHeuristic = true
      for (const [at, id] of SUMMED.entries()) {
        const value = scores[id]
        if (value === undefined) continue
        one.sums[at] = (one.sums[at] ?? 0) + value
        one.counts[at] = (one.counts[at] ?? 0) + 1
        if (observation.status === 'failed') continue
        answered.add(id)
        if (!ORDINARY.has(id) && !(id === 'grounding.score' && isGuessed)) isReported = true
      }
    },
    finish: () => ({
      useCases: () => new Map([...useCases].map(([name, cases]) => [name, factsOf(cases, answered)])),
      isReported,
      isHeuristic,
    }),
  }
}

function factsOf(cases: ReadonlyMap<string, CaseSums>, answered: ReadonlySet<Summed>): CapabilityFacts {
  // By id, so that the sums do not hang on the order in which trials came.
  const ordered = [...cases].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sums]) => sums)
  const meanOf = (id: Summed): number | null =>
    ZERO_WHEN_FAILED.has(id) && !answered.has(id) ? null : meanOverCases(ordered, SUMMED.indexOf(id))
  const [hits, accesses] = [meanOf('cache.hits'), meanOf('cache.accesses')]
  return {
    success: meanOf('success'),
    depth: meanOf('reasoning.depth'),
    planning: meanOf('reasoning.planning-score'),
    confidence: meanOf('reasoning.decision-confidence'),
    backtracks: meanOf('reasoning.backtrack-rate'),
    grounding: meanOf('grounding.score'),
    consistency: meanOf('grounding.factual-consistency'),
    toolEfficiency: meanOf('tools.efficiency'),
    memoryMb: meanOf('resources.memory-mb'),
    cpuPercent: meanOf('resources.cpu-percent'),
    cacheHitRate: hits === null || accesses === null || accesses === 0 ? null : hits / accesses,
    latencyS: meanOf('performance.latency'),
    costUsd: meanOf('cost.usd'),
  }
}

/** As in a run's summary, a case counts when at least half of its trials are scored. */
function meanOverCases(cases: readonly CaseSums[], at: number): number | null {
  let total = 0
  let n = 0
  for (const { trials, sums, counts } of cases) {
    const [sum = 0, count = 0] = [sums[at], counts[at]]
    if (count === 0 || count * 2 < trials) continue
    total += sum / count
    n += 1
  }
  return n === 0 ? null : total / n
}

/** An arm with the scores of each of its use cases. */
export interface ScoredArm {
  readonly name: string
  readonly isMock: boolean
  readonly useCases: ReadonlyMap<string | null, readonly CapabilityScore[]>
}

/** The scores of every arm; null when no arm reports anything that the table is for. */
export function scoreArms(
  arms: readonly (TableArm & { readonly data: CapabilityData })[],
  { latency_anchor_s: latencyAnchorS, cost_anchor_usd: costAnchorUsd }: Scoring,
): readonly ScoredArm[] | null {
  if (!arms.some(({ data }) => data.isReported)) return null
  return arms.map(({ name, run, data }) => {
    const isMock = run.settings.mock === true
    const rules: CapabilityRules = { latencyAnchorS, costAnchorUsd, isMock }
    return {
      name,
      isMock,
      useCases: new Map([...data.useCases()].map(([useCase, facts]) => [useCase, capabilityScores(facts, rules)])),
    }
  })
}

/** What both tables say below themselves. */
export function capabilityNotes(
  arms: readonly (TableArm & { readonly data: CapabilityData })[],
  scored: readonly ScoredArm[],
): RunTable['notes'] {
  const guessed = arms.filter(({ data }) => data.isHeuristic).map(({ name }) => name)
  const mocks = scored.filter(({ isMock }) => isMock).map(({ name }) => name)
  return [
    'Points from 0 to 100, with what was measured in brackets: 🟢 80 and more, 🔵 50 and more, 🔴 less. What was not measured has no points, and the weights of the rest are scaled up; the brackets of the overall score say how much of the weight was measured.',
    'Grounding counts in three columns (23 % of the weight), tool efficiency in two (12 %), factual consistency in two (11 %).',
    ...(guessed.length > 0 ? [`Guessed from words, at least in part, in: ${guessed.join(', ')}.`] : []),
    ...(mocks.length > 0
      ? [`A stand-in (mock) answered in: ${mocks.join(', ')}. Its grounding counts as 10 at least.`]
      : []),
  ]
}
