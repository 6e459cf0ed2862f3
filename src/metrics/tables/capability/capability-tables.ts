import { partOf } from '../../../format/format-number.js'
import type { CaseMeans } from '../../../model/case-means.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import { mean, sum } from '../../../stats/moments.js'
import {
  type ArmWithData,
  type Collector,
  cutName,
  defineTable,
  MAX_ROWS,
  noteHidden,
  tabulate,
} from '../define-table.js'
import {
  averageScores,
  capabilityScores,
  FACT_METRICS,
  mapValues,
  type MeasuredFacts,
  overallScore,
  SCORE_COLUMNS,
  SURVIVORS_MARK,
} from './capability-scores.js'

/** Metrics that only an agent reports. What every target reports does not justify a table of 22 columns. */
const REPORTED = [
  ...['reasoning.depth', 'reasoning.planning-score', 'reasoning.decision-confidence', 'reasoning.backtrack-rate'],
  ...['grounding.score', 'grounding.factual-consistency', 'tools.efficiency', 'cache.hits', 'cache.accesses'],
]

/** Metrics that say whether the other metrics of their family are a guess. */
const HEURISTICS = ['grounding.heuristic', 'reasoning.heuristic', 'tools.heuristic'] as const

/** The cases and trials of one use case. */
interface UseCase {
  readonly ids: Set<string>
  trials: number
  /** Trials that did not fail. */
  answered: number
}

interface CapabilityData {
  /** Use cases by name; `null` for cases that name none. */
  readonly useCases: Map<string | null, UseCase>
  /** True if something was measured that only an agent reports: steps, claims, tools, a cache. */
  isReported: boolean
  /** True if some trials' steps were typed by keywords, or their grounding or tool efficiency was guessed from words. */
  isHeuristic: boolean
}

/** Collects the cases of one arm by use case: the one that a case names, else its first tag, else none. */
const CAPABILITY: Collector<CapabilityData> = {
  start: () => ({ useCases: new Map(), isReported: false, isHeuristic: false }),
  add: (data, { golden, observation, scores }) => {
    const name = golden.use_case ?? golden.tags[0] ?? null
    const useCase = data.useCases.get(name) ?? { ids: new Set(), trials: 0, answered: 0 }
    data.useCases.set(name, useCase)
    useCase.ids.add(golden.id)
    useCase.trials += 1
    if (HEURISTICS.some((id) => scores[id] === 1)) data.isHeuristic = true
    if (observation.status === 'failed') return
    useCase.answered += 1
    const isGuessed = scores['grounding.heuristic'] === 1
    if (REPORTED.some((id) => scores[id] !== undefined && !(id === 'grounding.score' && isGuessed)))
      data.isReported = true
  },
}

/** Computes the means over the cases of a use case, as every metric does. A failed trial has no score except that of success. */
function measureUseCase({ ids, trials, answered }: UseCase, { meanOf }: CaseMeans): MeasuredFacts {
  const of = (id: string) => {
    const means = [...ids].sort().flatMap((one) => meanOf(one, id) ?? [])
    const isOfSurvivors = answered < trials && id !== FACT_METRICS.success
    return { mean: means.length === 0 ? null : mean(means), n: means.length, cases: ids.size, isOfSurvivors }
  }
  const [hits, accesses] = [of('cache.hits'), of('cache.accesses')]
  const hitRate = hits.mean === null || !accesses.mean ? null : hits.mean / accesses.mean
  return { ...mapValues(FACT_METRICS, of), cacheHitRate: { ...accesses, mean: hitRate } }
}

/** Scores every arm in every use case that one of them has; `null` if no arm reports anything that the table is for. */
function scoreArms(arms: readonly ArmWithData<CapabilityData>[], scoring: Scoring) {
  if (!arms.some(({ data }) => data.isReported)) return null
  const names = [...new Set(arms.flatMap(({ data }) => [...data.useCases.keys()]))]
  return arms.map(({ name, run, means, data }) => {
    const isMock = run.settings.mock === true
    const useCases = names.map((one) => {
      const useCase = data.useCases.get(one) ?? { ids: new Set(), trials: 0, answered: 0 }
      const scores = capabilityScores(measureUseCase(useCase, means), { ...scoring, isMock })
      return [one, { ...useCase, scores }] as const
    })
    return { name, isMock, useCases: new Map(useCases) }
  })
}

type ScoredArms = NonNullable<ReturnType<typeof scoreArms>>

/** Writes the notes below both tables. */
function capabilityNotes(
  arms: readonly ArmWithData<CapabilityData>[],
  scored: ScoredArms,
): readonly (string | false)[] {
  const guessed = arms.filter(({ data }) => data.isHeuristic).map(({ name }) => name)
  const mocks = scored.filter(({ isMock }) => isMock).map(({ name }) => name)
  const failing = scored.flatMap(({ name, useCases }) => {
    const all = [...useCases.values()]
    const [trials, answered] = [sum(all.map((one) => one.trials)), sum(all.map((one) => one.answered))]
    return answered === trials ? [] : [`${name} failed in ${partOf(trials - answered, trials, 'trial')}`]
  })
  return [
    'Points from 0 to 100, with the measured value in brackets: 🟢 80 and more, 🔵 50 and more, 🔴 less. What was not measured has no points, and the other weights grow accordingly; the brackets after the overall score show how much of the weight was measured. "18/30" means on 18 of 30 cases.',
    failing.length > 0 &&
      `${SURVIVORS_MARK} The mean of answered trials only, because some failed: ${failing.join('; ')}.`,
    'Grounding counts in three columns (23 % of the weight), tool efficiency in two (12 %), factual consistency in two (11 %).',
    guessed.length > 0 && `At least partly guessed, from words or only from tool names: ${guessed.join(', ')}.`,
    mocks.length > 0 && `A mock answered in ${mocks.join(', ')}. Its grounding counts as at least 10.`,
  ]
}

export const capabilityOverall = defineTable({
  name: 'capability-overall',
  title: 'Capabilities',
  place: 'comment',
  ...CAPABILITY,
  build: (arms, { scoring }) => {
    const scored = scoreArms(arms, scoring)
    if (scored === null) return null
    const rows = scored.map(({ name, useCases }) => ({
      name,
      scores: averageScores([...useCases.values()].map(({ scores }) => scores)),
    }))
    return {
      ...tabulate(rows, [['variant', 'text', ({ name }) => name], ...SCORE_COLUMNS]),
      notes: [
        'Points and the share of the weight that was measured are means over the use cases, each with the same weight.',
        ...capabilityNotes(arms, scored),
      ],
    }
  },
})

/**
 * Orders all use cases: first those in which an arm answered nothing, then by the overall score of the last arm, lowest first, and last
 * those without such a score. Ties are ordered by name.
 */
function orderUseCases(arms: ScoredArms) {
  const last = arms.at(-1)?.useCases
  const names = new Set(arms.flatMap(({ useCases }) => [...useCases.keys()]))
  // Infinity if the last arm has no score, below 0 if an arm has answered nothing.
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
  ...CAPABILITY,
  build: (arms, { scoring }) => {
    const scored = scoreArms(arms, scoring)
    if (scored === null) return null
    const useCases = orderUseCases(scored)
    const suite = arms[0]?.run.suite.name ?? ''
    const rows = useCases.slice(0, MAX_ROWS).flatMap(({ name }) =>
      scored.flatMap((arm) => {
        const useCase = arm.useCases.get(name)
        return useCase === undefined ? [] : [{ ...useCase, arm: arm.name, name: cutName(name ?? suite) }]
      }),
    )
    return {
      ...tabulate(rows, [
        ['variant', 'text', ({ arm }) => arm],
        [
          'use case',
          'text',
          ({ name, trials, answered }) => name + (answered < trials ? ` (${answered} of ${trials} answered)` : ''),
        ],
        ...SCORE_COLUMNS,
      ]),
      notes: [
        'Use cases that a variant never answered come first, then those with the lowest overall score in the last variant. A case counts for its `use_case`, else for its first tag, else for the suite.',
        noteHidden(useCases, MAX_ROWS, ['use case', 'use cases']),
        ...capabilityNotes(arms, scored),
      ],
    }
  },
})
