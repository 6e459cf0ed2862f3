import { formatShare, formatValue } from '../../../format/format-metric.js'
import type { MarkedValue, TableCell, TableColumn } from '../../../model/run/run-table.js'
import { mean, sum } from '../../../stats/moments.js'
import { CAPABILITY_COLUMNS, type CapabilityFacts, type CapabilityRules } from './capability-columns.js'

const POINTS = { unit: 'score', kind: 'continuous' } as const

/** The colours of docs/sources.md#metrics-alignment: green from 80, blue from 50, red below. */
function markOf(score: number): MarkedValue['mark'] {
  return score >= 80 ? 'good' : score >= 50 ? 'fair' : 'poor'
}

/** The 22 columns: the 21 weighted ones, their weights beside their names, and the overall score. */
export const SCORE_COLUMNS: readonly TableColumn[] = [
  ...CAPABILITY_COLUMNS.map(({ title, group, weight, hint }): TableColumn => ({
    title: `${title} ${weight} %`,
    format: 'score',
    group,
    hint,
  })),
  {
    title: 'Overall',
    format: 'score',
    group: 'Overall',
    hint: 'the columns by their weights; in brackets how much of the weight was measured',
  },
]

/** Behind points that trials which failed are left out of. */
export const SURVIVORS = '†'

/** The cells of `SCORE_COLUMNS`, marked by their points. */
export function scoreCells(scores: readonly CapabilityScore[]): readonly TableCell[] {
  const overall = overallScore(scores)
  return [
    ...CAPABILITY_COLUMNS.map(({ raw: measured }, at): TableCell => {
      const { raw = null, score = null, n = 0, cases = 0, isOfSurvivors = false } = scores[at] ?? {}
      if (score === null) return null
      const asides: string[] = []
      if (measured !== undefined && raw !== null)
        asides.push(formatValue({ unit: measured.unit, kind: 'continuous' }, raw))
      if (n < cases) asides.push(`${n}/${cases}`)
      return cellOf(score, asides, isOfSurvivors)
    }),
    overall.score === null
      ? null
      : cellOf(
          overall.score,
          [formatShare(overall.weight_covered)],
          scores.some(({ score, isOfSurvivors }) => score !== null && isOfSurvivors),
        ),
  ]
}

function cellOf(score: number, asides: readonly string[], isOfSurvivors: boolean): MarkedValue {
  const mark = markOf(score)
  if (asides.length === 0 && !isOfSurvivors) return { value: score, mark }
  const points = `${formatValue(POINTS, score)}${isOfSurvivors ? SURVIVORS : ''}`
  return { value: asides.length === 0 ? points : `${points} (${asides.join('; ')})`, mark }
}

/** How many cases a figure rests on. */
export interface Coverage {
  readonly n: number
  /** All cases that were asked. */
  readonly cases: number
  /** Trials that failed are left out of it: it is the mean of the survivors. */
  readonly isOfSurvivors: boolean
}

/** By fact. */
export type FactCoverage = Readonly<Record<keyof CapabilityFacts, Coverage>>

/** A column's figure: what was measured, where the column shows it, and its points. */
export interface CapabilityScore extends Coverage {
  readonly raw: number | null
  readonly score: number | null
  /** The share of cases that the figure rests on; over several use cases the mean of their shares. */
  readonly share: number
}

/** The columns of one arm in one use case, in the order of `CAPABILITY_COLUMNS`. Source: Metrics Alignment. */
export function capabilityScores(
  facts: CapabilityFacts,
  rules: CapabilityRules,
  coverage: FactCoverage,
): readonly CapabilityScore[] {
  return CAPABILITY_COLUMNS.map(({ raw, score, facts: parts }) => {
    const points = score(facts, rules)
    const covered = parts.map((part) => coverage[part])
    const cases = Math.max(...covered.map((one) => one.cases))
    const n = points === null ? 0 : Math.min(...covered.map((one) => one.n))
    const isOfSurvivors = covered.some((one) => one.isOfSurvivors)
    return { raw: raw?.of(facts) ?? null, score: points, n, cases, isOfSurvivors, share: cases === 0 ? 0 : n / cases }
  })
}

/**
 * The mean over use cases of each column, points and measurements alike; a use case without a figure is left out of that column, which
 * its share and its number of cases say. A column is of survivors where a use case lacks it because all its trials failed, too.
 */
export function averageScores(useCases: readonly (readonly CapabilityScore[])[]): readonly CapabilityScore[] {
  const over = (values: readonly (number | null)[]): number | null => {
    const measured = values.filter((value) => value !== null)
    return measured.length === 0 ? null : mean(measured)
  }
  return CAPABILITY_COLUMNS.map((_, at) => {
    const all = useCases.flatMap((scores) => scores[at] ?? [])
    const score = over(all.map((one) => one.score))
    return {
      raw: over(all.map((one) => one.raw)),
      score,
      n: sum(all.map(({ n }) => n)),
      cases: sum(all.map(({ cases }) => cases)),
      isOfSurvivors: score !== null && all.some(({ isOfSurvivors }) => isOfSurvivors),
      share: all.length === 0 ? 0 : mean(all.map(({ share }) => share)),
    }
  })
}

/**
 * Σ weight · points / Σ weight over the columns that were measured, 0 to 100, and the share of the weight that was measured, a column
 * that rests on half of the cases counting half; null when none was.
 * Source: Metrics Alignment, overall score: a column that is missing is left out, not guessed.
 * @example overallScore of the test vector: { score: 77.825, weight_covered: 1 }
 */
export function overallScore(scores: readonly CapabilityScore[]): {
  readonly score: number | null
  readonly weight_covered: number
} {
  const measured = CAPABILITY_COLUMNS.flatMap(({ weight }, at) => {
    const { score = null, share = 0 } = scores[at] ?? {}
    return score === null ? [] : [{ weight, product: weight * score, covered: weight * share }]
  })
  const weight = sum(measured.map((one) => one.weight))
  return {
    score: weight === 0 ? null : sum(measured.map(({ product }) => product)) / weight,
    weight_covered: sum(measured.map(({ covered }) => covered)) / 100,
  }
}
