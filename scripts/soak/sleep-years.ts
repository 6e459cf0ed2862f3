import { decideNight, type IssueState } from '../../src/compare/nights/decide-night.js'
import { findDrift, addDrift, noDrift, recordNight } from '../../src/compare/nights/drift.js'
import {
  MAX_ROWS,
  type NightRow,
  chooseBaseRuns,
  countGoodNights,
  findEpisode,
} from '../../src/compare/nights/history.js'
import type { OngoingTonight } from '../../src/compare/nights/join-comparisons.js'
import { type Random, seededRandom } from '../../src/stats/random.js'
import type { GateResult } from '../../src/model/result/gate-result.js'
import type { ReferenceNight } from '../../src/model/run/history.js'
import { comparisonWith } from '../../test/report/sections/facts.js'
import { SUCCESS } from '../study/enumerate.js'
import { ALPHA } from '../study/real-gate.js'
import { confirmInRounds, makeCompare } from './compare-values.js'
import { type Chances, drawChances, type DrawnSuite, drawRun, type Values } from './draw-runs.js'
import {
  type NightBase,
  type Episode,
  isDriftId,
  nameRegression,
  type Regression,
  type Tonight,
} from '../../src/model/result/night.js'

const NIGHTS = 365

/** A drop of the pass rate by `lost` in total, in equal steps on `nights` nights that start after night `from`. */
export interface Drop {
  readonly lost: number
  readonly from: number
  readonly nights: number
}

/** The simulated years of one suite. */
export interface YearsPlan {
  readonly suite: DrawnSuite
  /** Whether each night is also compared with a pinned run. */
  readonly has_reference: boolean
  /** `null` if nothing ever changes. */
  readonly drop: Drop | null
  readonly seed: string
  readonly years: number
}

export interface Year {
  /** The number of issues opened or reopened. Without a drop, all of them are false. */
  readonly issues: number
  /** The number of nights that looked worse in the first measurement. */
  readonly alarms: number
  /** The number of nights whose job failed. */
  readonly red: number
  /** The number of nights that reported a drift. */
  readonly drifts: number
  /** The number of nights from the start of the drop to its confirmation, which ends the year; `null` if it was not confirmed. */
  readonly found: number | null
}

/** Simulates years with the product's own tests, families, decisions and choice of the base run. */
export function sleepYears(plan: YearsPlan): readonly Year[] {
  return Array.from({ length: plan.years }, (_, year) => sleepYear(plan, seededRandom(`${plan.seed}/${year}`)))
}

function sleepYear({ suite, has_reference, drop }: YearsPlan, random: Random): Year {
  const chances = drawChances(suite, random)
  const compare = makeCompare(suite)
  const reference = has_reference ? drawRun(suite, chances, random) : null
  const runs = new Map<number, Values>()
  const rows: NightRow[] = []
  let issue: IssueState = { kind: 'none' }
  let issues = 0
  let alarms = 0
  let drifts = 0
  let red = 0
  for (let run = 1; run <= NIGHTS; run++) {
    const fallen = drop === null ? 0 : Math.min(1, Math.max(0, run - drop.from) / drop.nights)
    const lowered = lower(chances, (fallen * (drop?.lost ?? 0)) / suite.pass_rate)
    const ongoing = findEpisode(rows)
    const base_run = chooseBaseRuns(rows, ongoing)[0] ?? null
    const night = base_run === null ? undefined : runs.get(base_run)
    const values = drawRun(suite, lowered, random)
    runs.set(run, values)
    const ids = Object.keys(ongoing?.worst ?? {})
    const first = look({
      bases: [
        ...(night === undefined ? [] : [{ against: 'night' as const, base: night }]),
        ...(reference === null ? [] : [{ against: 'reference' as const, base: reference }]),
      ],
      values,
      compare,
      stands: new Set(ids),
      draw: () => drawRun({ ...suite, trials: 2 }, lowered, random),
    })
    if (first.isAlarm) alarms += 1
    const { tonight, beside, drifted } = followDrift(first, { rows, at: dayOf(run), ongoing })
    if (tonight.kind === 'regressed' && tonight.regressions.some(({ id, of }) => id === nameRegression(of.id, 'drift')))
      drifts += 1
    if (drop !== null && fallen > 0 && tonight.kind === 'regressed')
      if (tonight.regressions.some(({ of }) => of.id === SUCCESS.id))
        return { issues, alarms, drifts, red, found: run - drop.from }
    const row = makeRow({ run, known: rows.length + 1, base_run, tonight, beside })
    const seen = ids.filter((id) => !isDriftId(id) && !first.beyond.includes(id))
    const followed = { good: [...seen, ...drifted.good], unknown: drifted.unknown }
    const { outcome, good_on, action } = decideNight({
      tonight,
      issue,
      row,
      before: ongoing,
      ongoing: followed,
      good_before: countGoodNights(rows),
    })
    if (tonight.kind === 'regressed') red += 1
    if (action.kind === 'open' || action.kind === 'reopen') issues += 1
    if (action.kind === 'open' || action.kind === 'reopen' || action.kind === 'close')
      issue = { kind: 'found', number: 1, is_open: action.kind !== 'close', is_declined: false }
    rows.push({ ...row, night: { ...row.night, outcome, good_on } })
    if (rows.length > MAX_ROWS) rows.shift()
    const next = chooseBaseRuns(rows, findEpisode(rows))[0]
    for (const known of runs.keys()) if (known !== next) runs.delete(known)
  }
  return { issues, alarms, drifts, red, found: null }
}

/** Returns the date of a night of the year (ISO 8601). */
const dayOf = (night: number): string => new Date(Date.UTC(2026, 0, 1) + night * 86_400_000).toISOString()

interface FirstLook {
  readonly tonight: Tonight
  /** Whether something looked worse that was not already known. */
  readonly isAlarm: boolean
  /** The losses that reach their margin, as `Regression.id`. */
  readonly beyond: readonly string[]
  /** The gate results of the comparison with the reference. */
  readonly results: readonly GateResult[]
}

/** Compares by all gates. New regressions are measured once more and judged as the product does. */
function look({
  bases,
  values,
  compare,
  stands,
  draw,
}: {
  readonly bases: readonly { readonly against: NightBase; readonly base: Values }[]
  readonly values: Values
  readonly compare: ReturnType<typeof makeCompare>
  readonly stands: ReadonlySet<string>
  /** Two tries of each case. */
  readonly draw: () => Values
}): FirstLook {
  const none = { results: [], beyond: [], isAlarm: false }
  if (bases.length === 0) return { ...none, tonight: { kind: 'uncompared', reason: 'the first night' } }
  const looks = bases.map((one) => ({ ...one, ...compare(one.base, values) }))
  const results = looks.find(({ against }) => against === 'reference')?.results ?? []
  const beyond = looks.flatMap(({ suspect, against }) => suspect.map((id) => nameRegression(id, against)))
  const known = looks.flatMap(({ suspect, against }) =>
    suspect.filter((id) => stands.has(nameRegression(id, against))).map((id) => makeRegression(id, against)),
  )
  const worse = looks
    .map((one) => ({ ...one, regressed: one.regressed.filter((id) => !stands.has(nameRegression(id, one.against))) }))
    .filter(({ regressed }) => regressed.length > 0)
  const seen = { results, beyond, isAlarm: worse.length > 0 }
  if (worse.length + known.length === 0) return { ...seen, tonight: { kind: 'good', suspect: beyond } }
  const gates = new Set(worse.flatMap(({ regressed }) => regressed))
  const again = confirmInRounds(worse, { gates, draw })
  const confirmed = worse.flatMap(({ against, regressed }, index) =>
    (again[index]?.regressed ?? []).filter((id) => regressed.includes(id)).map((id) => makeRegression(id, against)),
  )
  const regressions = [...known, ...confirmed]
  const tonight: Tonight =
    regressions.length === 0
      ? { kind: 'unconfirmed', reason: 'fresh data do not show it' }
      : { kind: 'regressed', regressions }
  return { ...seen, tonight }
}

/** Adds the slow drifts relative to the reference to the result of a night. */
function followDrift(
  { tonight, results }: Pick<FirstLook, 'tonight' | 'results'>,
  past: { readonly rows: readonly NightRow[]; readonly at: string; readonly ongoing: Episode | null },
): { readonly tonight: Tonight; readonly beside: ReferenceNight | undefined; readonly drifted: OngoingTonight } {
  const none = noDrift(past.ongoing)
  if (results.length === 0) return { tonight, beside: undefined, drifted: none.ongoing }
  const comparison = comparisonWith({ gates: results, alpha: ALPHA })
  const noted = recordNight(comparison, { rows: past.rows, hash: (text) => text })
  const beside = noted && { ...noted, at: dayOf(0), cases: '' }
  const drift = beside === undefined ? none : findDrift({ ...past, comparison, beside, tonight })
  return { tonight: addDrift(tonight, drift), beside, drifted: drift.ongoing }
}

function makeRow({
  run,
  known,
  base_run,
  tonight,
  beside,
}: {
  readonly run: number
  readonly known: number
  readonly base_run: number | null
  readonly tonight: Tonight
  readonly beside: ReferenceNight | undefined
}): NightRow {
  return {
    run,
    attempt: 1,
    at: dayOf(run),
    mode: 'nightly',
    run_id: String(run),
    variant: 'default',
    commit: null,
    branch: null,
    values: {},
    known,
    night: {
      outcome: 'unclear',
      base_run,
      beats: null,
      has_issue: null,
      worse: tonight.kind === 'regressed' ? Object.fromEntries(tonight.regressions.map(({ id }) => [id, null])) : {},
      suspect: tonight.kind === 'good' ? [...tonight.suspect] : [],
      ...(beside && { beside_reference: beside }),
    },
  }
}

/** Lowers the pass rate of every case by the same share of it, and so their mean too. */
function lower(chances: readonly Chances[], share: number): readonly Chances[] {
  return share === 0 ? chances : chances.map((one) => ({ ...one, pass: one.pass * (1 - share) }))
}

function makeRegression(id: string, against: NightBase): Regression {
  const of = { kind: 'gate', id } as const
  return { id: nameRegression(id, against), against, of, margins: null, result: null }
}
