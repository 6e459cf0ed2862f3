import type { DrawnSuite } from './draw-runs.js'
import { rateInterval } from './rate-interval.js'
import type { Drop, Year, YearsPlan } from './sleep-years.js'

/** The most false issues that a suite may have per year; the upper end of the interval must not exceed it. */
const MAX_FALSE = 1
/** The drop of the pass rate from which on, with a reference, every year must find it. */
const CERTAIN_DROP = 0.1

export interface SleptYears {
  readonly plan: YearsPlan
  readonly years: readonly Year[]
}

/** Plans years of every suite, with and without a reference. The name of the suite seeds its years. */
export function planYears(
  suites: readonly DrawnSuite[],
  drops: readonly (Drop | null)[],
  years: number,
): readonly YearsPlan[] {
  if (years === 0) return []
  return drops.flatMap((drop) =>
    suites.flatMap((suite) =>
      [false, true].map((has_reference) => ({ suite, has_reference, drop, seed: nameSuite(suite), years })),
    ),
  )
}

/** Returns the results of the years as lines to print, including what must not happen. */
export function tellYears(slept: readonly SleptYears[]): {
  readonly lines: readonly string[]
  readonly isBroken: boolean
} {
  const told = [
    ...[false, true].map((has_reference) =>
      tellStill(slept.filter(({ plan }) => plan.drop === null && plan.has_reference === has_reference)),
    ),
    tellDrops(slept.filter(({ plan }) => plan.drop !== null)),
  ]
  const broken = told.flatMap(({ broken }) => broken)
  return {
    lines: [...told.flatMap(({ lines }) => lines), ...broken.map((line) => `BROKEN: ${line}`)],
    isBroken: broken.length > 0,
  }
}

/** Returns the results of the years as figures, for the docs. */
export function countYears(slept: readonly SleptYears[]) {
  const still = [false, true].flatMap((has_reference) => {
    const own = slept.filter(({ plan }) => plan.drop === null && plan.has_reference === has_reference)
    return own.length === 0 ? [] : [countFalse(own)]
  })
  return { still, drops: slept.filter(({ plan }) => plan.drop !== null).map(countFound) }
}

function countFalse(slept: readonly SleptYears[]) {
  const counts = slept.flatMap(({ years }) => years.map(({ issues }) => issues))
  const [low, high] = rateInterval(counts)
  const with_drift = slept.flatMap(({ years }) => years.filter(({ drifts }) => drifts > 0)).length
  return {
    suites: slept.length,
    years: slept[0]?.plan.years ?? 0,
    has_reference: slept[0]?.plan.has_reference ?? false,
    rate: meanOf(counts),
    low,
    high,
    of: counts.length,
    with_several: counts.filter((count) => count > MAX_FALSE).length,
    with_drift,
  }
}

function countFound({ plan, years }: SleptYears) {
  const found = years.flatMap((year) => (year.found === null ? [] : [year.found])).sort((a, b) => a - b)
  const { lost, nights } = plan.drop ?? { lost: 0, nights: 0 }
  // The median over all years; those that never found the drop count as the latest.
  const middle = found[Math.floor((years.length - 1) / 2)] ?? null
  return { lost, nights, has_reference: plan.has_reference, found: found.length, of: years.length, middle }
}

interface Told {
  readonly lines: readonly string[]
  readonly broken: readonly string[]
}

/** Describes the years of suites that never change, in which every issue is false. */
function tellStill(slept: readonly SleptYears[]): Told {
  const [first] = slept
  if (first === undefined) return { lines: [], broken: [] }
  const where = nameReference(first.plan)
  const { rate, low, high, of, with_several, with_drift } = countFalse(slept)
  const summary = [
    `${rate.toFixed(2)} false issues a year ${where}`,
    `(95 % interval ${low.toFixed(2)} to ${high.toFixed(2)}, ${of} years,`,
    `${with_several} with more than ${MAX_FALSE}`,
    `and ${with_drift} that told a drift)`,
  ].join(' ')
  return {
    lines: [
      `\nSuites that never change, ${where}: false issues a year, the most in one, nights a year that looked worse at first, and red nights a year`,
      ...slept.map(({ plan, years }) => {
        const issues = years.map((year) => year.issues)
        const cells = [
          meanOf(issues).toFixed(2),
          String(Math.max(...issues)),
          meanAlarms(years).toFixed(1),
          meanRed(years).toFixed(1),
        ]
        return `${nameSuite(plan.suite).padEnd(60)} ${cells.map((cell) => cell.padStart(6)).join(' ')}`
      }),
      summary,
    ],
    broken: high > MAX_FALSE ? [`at most ${MAX_FALSE} false issue a suite-year is not shown ${where}`] : [],
  }
}

/** Describes the years with a drop of the pass rate: how many find it, and after how many nights. */
function tellDrops(slept: readonly SleptYears[]): Told {
  const [first] = slept
  if (first === undefined) return { lines: [], broken: [] }
  const rows = slept.map((one) => {
    const { lost, nights, found, of, middle } = countFound(one)
    const name = `${lost * 100} points ${nights === 1 ? 'in one night' : `over ${nights} nights`}, ${nameReference(one.plan)}`
    return { name, plan: one.plan, lost, isFound: found === of, found, of, middle }
  })
  return {
    lines: [
      `\nDrops in ${nameSuite(first.plan.suite)}: years that found them, and nights until then in a typical year`,
      ...rows.map(
        ({ name, found, of, middle }) =>
          `${name.padEnd(60)} ${`${found}/${of}`.padStart(6)} ${String(middle ?? 'never').padStart(6)}`,
      ),
    ],
    broken: rows
      .filter(({ plan, lost, isFound }) => plan.has_reference && lost >= CERTAIN_DROP && !isFound)
      .map(({ name, found, of }) => `a drop of ${name}, was found in ${found} of ${of} years`),
  }
}

const nameReference = ({ has_reference }: YearsPlan): string => `with${has_reference ? '' : 'out'} a reference`

function nameSuite({ cases, trials, pass_rate, flaky, gates }: DrawnSuite): string {
  return `${cases} cases × ${trials}, ${flaky * 100} % flaky around ${pass_rate * 100} %, ${gates} gates`
}

const meanRed = (years: readonly Year[]): number => meanOf(years.map(({ red }) => red))
const meanAlarms = (years: readonly Year[]): number => meanOf(years.map(({ alarms }) => alarms))

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
