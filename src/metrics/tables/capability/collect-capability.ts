import { partOf } from '../../../format/format-number.js'
import type { RunTable, TableArm, TableTrial } from '../../../model/run/run-table.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import { sum } from '../../../stats/moments.js'
import type { Collector } from '../define-table.js'
import {
  type CapabilityScore,
  capabilityScores,
  type Coverage,
  type FactCoverage,
  SURVIVORS,
} from './capability-cells.js'
import type { CapabilityFacts, CapabilityRules } from './capability-columns.js'

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

/** Of one case, at each metric's place: the sum of its scores and their number. */
interface CaseSums {
  trials: number
  answered: number
  readonly sums: number[]
  readonly counts: number[]
  /** Of the trials that failed, those without a score. */
  readonly lost: number[]
}

/** What was measured in one use case, and on how much that rests. */
interface UseCaseFacts {
  readonly facts: CapabilityFacts
  readonly coverage: FactCoverage
  readonly trials: number
  /** Of them, those that did not fail. */
  readonly answered: number
}

interface CapabilityData {
  /** By use case; null is that of cases which name none. Not all sums are made for nothing. */
  readonly useCases: () => ReadonlyMap<string | null, UseCaseFacts>
  /** Something was measured that only an agent reports: steps, claims, tools, a cache. */
  readonly isReported: boolean
  /** Some trials' steps were typed by keywords, or their grounding or tool efficiency was guessed from words. */
  readonly isHeuristic: boolean
}

/** A case's use case: the one it names, else its first tag, else none. */
function useCaseOf({ use_case: named, tags }: TableTrial['golden']): string | null {
  return named ?? tags[0] ?? null
}

/** Gathers the facts of one arm by use case: trials are averaged into cases, cases into use cases, as in every metric. */
export function startCapability(): Collector<CapabilityData> {
  const useCases = new Map<string | null, Map<string, CaseSums>>()
  let isReported = false
  let isHeuristic = false
  return {
    add: ({ golden, observation, scores }) => {
      const name = useCaseOf(golden)
      const cases = useCases.get(name) ?? new Map<string, CaseSums>()
      useCases.set(name, cases)
      const one = cases.get(golden.id) ?? startCase()
      cases.set(golden.id, one)
      one.trials += 1
      if (observation.status === 'ok') one.answered += 1
      const isGuessed = scores['grounding.heuristic'] === 1
      if (HEURISTICS.some((id) => scores[id] === 1)) isHeuristic = true
      for (const [at, id] of SUMMED.entries()) {
        const value = scores[id]
        if (value === undefined) {
          if (observation.status === 'failed') one.lost[at] = (one.lost[at] ?? 0) + 1
          continue
        }
        one.sums[at] = (one.sums[at] ?? 0) + value
        one.counts[at] = (one.counts[at] ?? 0) + 1
        if (observation.status === 'failed') continue
        if (!ORDINARY.has(id) && !(id === 'grounding.score' && isGuessed)) isReported = true
      }
    },
    finish: () => ({
      useCases: () => new Map([...useCases].map(([name, cases]) => [name, factsOf(cases)])),
      isReported,
      isHeuristic,
    }),
  }
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
  const measured: Readonly<Record<keyof CapabilityFacts, Measured>> = {
    success: of('success'),
    depth: of('reasoning.depth'),
    planning: of('reasoning.planning-score'),
    confidence: of('reasoning.decision-confidence'),
    backtracks: of('reasoning.backtrack-rate'),
    grounding: of('grounding.score'),
    consistency: of('grounding.factual-consistency'),
    toolEfficiency: of('tools.efficiency'),
    memoryMb: of('resources.memory-mb'),
    cpuPercent: of('resources.cpu-percent'),
    cacheHitRate: { ...accesses, mean: hitRate },
    latencyS: of('performance.latency'),
    costUsd: of('cost.usd'),
  }
  return {
    facts: {
      success: measured.success.mean,
      depth: measured.depth.mean,
      planning: measured.planning.mean,
      confidence: measured.confidence.mean,
      backtracks: measured.backtracks.mean,
      grounding: measured.grounding.mean,
      consistency: measured.consistency.mean,
      toolEfficiency: measured.toolEfficiency.mean,
      memoryMb: measured.memoryMb.mean,
      cpuPercent: measured.cpuPercent.mean,
      cacheHitRate: measured.cacheHitRate.mean,
      latencyS: measured.latencyS.mean,
      costUsd: measured.costUsd.mean,
    },
    coverage: measured,
    trials: ordered.reduce((sum, { trials }) => sum + trials, 0),
    answered: ordered.reduce((sum, { answered }) => sum + answered, 0),
  }
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
export interface ScoredArm {
  readonly name: string
  readonly isMock: boolean
  readonly useCases: ReadonlyMap<string | null, ScoredUseCase>
}

/** The scores of every arm in every use case that one of them has; null when no arm reports anything that the table is for. */
export function scoreArms(
  arms: readonly (TableArm & { readonly data: CapabilityData })[],
  { latency_anchor_s: latencyAnchorS, cost_anchor_usd: costAnchorUsd }: Scoring,
): readonly ScoredArm[] | null {
  if (!arms.some(({ data }) => data.isReported)) return null
  const found = arms.map(({ name, run, data }) => ({ name, run, facts: data.useCases() }))
  const names = [...new Set(found.flatMap(({ facts }) => [...facts.keys()]))]
  return found.map(({ name, run, facts }) => {
    const isMock = run.settings.mock === true
    const rules: CapabilityRules = { latencyAnchorS, costAnchorUsd, isMock }
    const useCases = names.map((useCase) => {
      const { facts: measured, coverage, trials, answered } = facts.get(useCase) ?? factsOf(new Map())
      return [useCase, { scores: capabilityScores(measured, rules, coverage), trials, answered }] as const
    })
    return { name, isMock, useCases: new Map(useCases) }
  })
}

/** What both tables say below themselves. */
export function capabilityNotes(
  arms: readonly (TableArm & { readonly data: CapabilityData })[],
  scored: readonly ScoredArm[],
): RunTable['notes'] {
  const guessed = arms.filter(({ data }) => data.isHeuristic).map(({ name }) => name)
  const mocks = scored.filter(({ isMock }) => isMock).map(({ name }) => name)
  const failing = scored.flatMap(({ name, useCases }) => {
    const all = [...useCases.values()]
    const [trials, answered] = [sum(all.map((one) => one.trials)), sum(all.map((one) => one.answered))]
    return answered === trials ? [] : [`${name} failed in ${partOf(trials - answered, trials, 'trial')}`]
  })
  return [
    'Points from 0 to 100, with what was measured in brackets: 🟢 80 and more, 🔵 50 and more, 🔴 less. What was not measured has no points, and the weights of the rest are scaled up; the brackets of the overall score say how much of the weight was measured. "18/30": on 18 of 30 cases.',
    ...(failing.length > 0
      ? [`${SURVIVORS} The mean of answered trials alone, without those that failed: ${failing.join('; ')}.`]
      : []),
    'Grounding counts in three columns (23 % of the weight), tool efficiency in two (12 %), factual consistency in two (11 %).',
    ...(guessed.length > 0
      ? [`Guessed from words, or from names of tools alone, at least in part, in: ${guessed.join(', ')}.`]
      : []),
    ...(mocks.length > 0
      ? [`A stand-in (mock) answered in: ${mocks.join(', ')}. Its grounding counts as 10 at least.`]
      : []),
  ]
}
