import { cutName, defineTable, MOST_ROWS, noteLeftOut } from '../define-table.js'
import { averageScores, overallScore, SCORE_COLUMNS, scoreCells } from './capability-cells.js'
import { CAPABILITY, capabilityNotes, scoreArms, type ScoredArm } from './collect-capability.js'

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
