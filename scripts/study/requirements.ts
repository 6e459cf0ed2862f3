import { FAMILIES, type Cell } from './cell.js'
import { errorOf, shareOf, type Rate } from './rates.js'

/** A rate of one cell, with its limit. */
export interface Finding {
  readonly cell: Cell
  /** Which of several rates of the cell, such as `10 gates` or `no change`; empty if there is only one. */
  readonly detail: string
  readonly rate: Rate
  /** `null` if the rate is only listed, without a limit. */
  readonly limit: number | null
}

export interface Requirement {
  readonly id: string
  readonly title: string
  /** The limit as written in the table. */
  readonly required: string
  /** Whether the largest or the smallest rate is the worst. */
  readonly worst: 'largest' | 'smallest'
  readonly find: (cell: Cell) => readonly Finding[]
}

const LEVEL = 0.05
const HALF_LEVEL = 0.025
const COVERAGE = 0.93

function falseRegressed(cell: Cell, limitOf: (rate: Rate) => number | null): readonly Finding[] {
  return FAMILIES.flatMap((gates) => {
    const rate = cell.false_regressed[gates]
    const detail = gates === 1 ? '1 gate' : `${gates} gates`
    return rate === undefined ? [] : [{ cell, detail, rate, limit: limitOf(rate) }]
  })
}

function falseNoRegression(cell: Cell, limitOf: (rate: Rate) => number | null): readonly Finding[] {
  const rate = cell.false_no_regression
  return rate === null ? [] : [{ cell, detail: '', rate, limit: limitOf(rate) }]
}

function falseFigures(cell: Cell): readonly Finding[] {
  const { false_regressed: regressed, false_improved: improved } = cell
  return [
    ...(regressed[1] === undefined
      ? []
      : [{ cell, detail: 'regressed', rate: regressed[1], limit: halfLevelOf(regressed[1]) }]),
    ...(improved === null ? [] : [{ cell, detail: 'improved', rate: improved, limit: halfLevelOf(improved) }]),
  ]
}

/** Returns whether values have no upper limit, as tokens do, so that nothing bounds the values of a cluster. */
const isUnbounded = (cell: Cell): boolean => cell.population.startsWith('tokens')
const isListed = (cell: Cell, about: 'null' | 'drop'): boolean => cell.listed?.about === about
const levelOf = (rate: Rate): number => LEVEL + 2 * errorOf(rate, LEVEL)
const halfLevelOf = (rate: Rate): number => HALF_LEVEL + 3 * errorOf(rate, HALF_LEVEL)
const unbound = (): null => null

function coverageOf(cell: Cell): readonly Finding[] {
  const { unchanged = null, margin = null } = cell.coverage ?? {}
  const bound = (about: 'null' | 'drop'): number | null => (isListed(cell, about) ? null : COVERAGE)
  return [
    ...(unchanged === null ? [] : [{ cell, detail: 'no change', rate: unchanged, limit: bound('null') }]),
    ...(margin === null ? [] : [{ cell, detail: 'drop of the margin', rate: margin, limit: bound('drop') }]),
  ]
}

/** The requirements, then the rates that are listed without a limit. */
export const REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'false-regressed',
    title: 'false `regressed`, any gate of the family',
    required: '≤ 5 % + 2 s.e.',
    worst: 'largest',
    find: (cell) =>
      cell.kind === 'clustered' || cell.kind === 'figure' || isListed(cell, 'null')
        ? []
        : falseRegressed(cell, levelOf),
  },
  {
    id: 'false-no-regression-binary',
    title: 'false `no-regression`, yes/no',
    required: '≤ 2.5 % + 3 s.e.',
    worst: 'largest',
    find: (cell) => (cell.kind === 'binary' ? falseNoRegression(cell, halfLevelOf) : []),
  },
  {
    id: 'false-no-regression-bounded',
    title: 'false `no-regression`, bounded',
    required: '≤ 2.5 % + 3 s.e.',
    worst: 'largest',
    find: (cell) => (cell.kind === 'bounded' ? falseNoRegression(cell, halfLevelOf) : []),
  },
  {
    id: 'false-no-regression-unbounded',
    title: 'false `no-regression`, unbounded, n ≥ 50',
    required: '≤ 5 % + 2 s.e.',
    worst: 'largest',
    find: (cell) =>
      cell.kind === 'unbounded' && cell.n >= 50 && !isListed(cell, 'drop') ? falseNoRegression(cell, levelOf) : [],
  },
  {
    id: 'clusters-false-regressed',
    title: 'clusters, false `regressed`',
    required: '≤ 5 %',
    worst: 'largest',
    find: (cell) => (cell.kind === 'clustered' ? falseRegressed(cell, () => LEVEL) : []),
  },
  {
    id: 'clusters-false-no-regression-bounded',
    title: 'clusters (also lost whole), false `no-regression`, bounded',
    required: '≤ 2.5 % + 3 s.e.',
    worst: 'largest',
    find: (cell) => (cell.kind === 'clustered' && !isUnbounded(cell) ? falseNoRegression(cell, halfLevelOf) : []),
  },
  {
    id: 'clusters-false-no-regression-unbounded',
    title: 'clusters, false `no-regression`, unbounded',
    required: '≤ 5 %',
    worst: 'largest',
    find: (cell) => (cell.kind === 'clustered' && isUnbounded(cell) ? falseNoRegression(cell, () => LEVEL) : []),
  },
  {
    id: 'figures-false',
    title: 'figures of the run, false `regressed` or `improved`, each',
    required: '≤ 2.5 % + 3 s.e.',
    worst: 'largest',
    find: (cell) => (cell.kind === 'figure' ? falseFigures(cell) : []),
  },
  {
    id: 'coverage',
    title: 'coverage of the interval shown, n ≥ 100',
    required: '≥ 93 %',
    worst: 'smallest',
    find: (cell) => coverageOf(cell).filter(({ limit }) => limit !== null),
  },
  {
    id: 'listed-asymmetric',
    title: 'false `regressed`, arms not exchangeable',
    required: 'listed',
    worst: 'largest',
    find: (cell) => (isListed(cell, 'null') ? falseRegressed(cell, unbound) : []),
  },
  {
    id: 'listed-small-unbounded',
    title: 'false `no-regression`, unbounded, n = 20',
    required: 'listed',
    worst: 'largest',
    find: (cell) =>
      cell.kind === 'unbounded' && cell.n < 50 && !isListed(cell, 'drop') ? falseNoRegression(cell, unbound) : [],
  },
  {
    id: 'listed-carried',
    title: 'false `no-regression`, rise carried by ≤ 5 % of cases, totals',
    required: 'listed',
    worst: 'largest',
    find: (cell) => (cell.kind === 'unbounded' && isListed(cell, 'drop') ? falseNoRegression(cell, unbound) : []),
  },
  {
    id: 'listed-coverage',
    title: 'coverage in the listed cells, n ≥ 100',
    required: 'listed',
    worst: 'smallest',
    find: (cell) => coverageOf(cell).filter(({ limit }) => limit === null),
  },
]

/** Returns whether a finding is beyond its limit. */
export function isMiss({ rate, limit }: Finding, { worst }: Requirement): boolean {
  if (limit === null) return false
  return worst === 'largest' ? shareOf(rate) > limit + 1e-12 : shareOf(rate) < limit - 1e-12
}

/** Returns the name of a miss in `known-misses.ts`: `requirement: cell (detail)`. */
export function nameOf(requirement: Requirement, { cell, detail }: Finding): string {
  return `${requirement.id}: ${cell.id}${detail === '' ? '' : ` (${detail})`}`
}

/** One row of the table that compares required and observed rates. */
export interface Observed {
  readonly requirement: Requirement
  readonly findings: readonly Finding[]
  readonly worst: Finding | null
  readonly misses: readonly Finding[]
}

export function observe(cells: readonly Cell[]): readonly Observed[] {
  return REQUIREMENTS.map((requirement) => {
    const findings = cells.flatMap(requirement.find)
    const sign = requirement.worst === 'largest' ? 1 : -1
    const [worst = null] = [...findings].sort((a, b) => sign * (shareOf(b.rate) - shareOf(a.rate)))
    return { requirement, findings, worst, misses: findings.filter((finding) => isMiss(finding, requirement)) }
  })
}
