import type { CheckedGate } from '../../src/core/compare/check-gates.js'
import { adjustByFamily } from '../../src/core/compare/families.js'
import type { Margin, MetricFacts } from '../../src/core/model/metric.js'
import { decideNight, type IssueState, type Tonight } from '../../src/core/nights/decide-night.js'
import { chooseBaseRuns, countGoodNights, followNights, type NightRow } from '../../src/core/nights/episode.js'
import type { Regression } from '../../src/core/nights/find-regressions.js'
import { seededRandom, type Random } from '../../src/core/stats/random.js'
import { SUCCESS, SUCCESS_MARGIN } from '../study/enumerate.js'
import { ALPHA, isRegressed, makeGate, makePairs, measure, type DrawnPair } from '../study/real-gate.js'

/** As src/app/nightly/confirm-worse.ts has it. */
const STRICTNESS = 5
const NIGHTS = 365

/** A suite of a system that never changes: what it answers is drawn anew every night, from the same chances. */
export interface StillSuite {
  readonly cases: number
  readonly trials: number
  /** Mean chance to pass. */
  readonly pass_rate: number
  /** Share of the cases that are no sure pass or fail. */
  readonly flaky: number
  readonly gates: number
  /** Compared with a pinned run too. */
  readonly has_reference: boolean
}

export interface Years {
  readonly years: number
  /** Issues that were opened, or opened again: all of them false. */
  readonly issues: number
  /** Nights that looked worse at first. */
  readonly alarms: number
}

/** The values of a run, gate by gate, case by case, trial by trial. */
type Values = readonly (readonly (readonly number[])[])[]

/** Sleeps nights of a suite without any true change through the product's tests, families, decisions and choice of the base. */
export function countFalseIssues(suite: StillSuite, { seed, years }: { seed: string; years: number }): Years {
  const total = { years, issues: 0, alarms: 0 }
  for (let year = 0; year < years; year++) {
    const random = seededRandom(`${seed}/${year}`)
    const { issues, alarms } = sleepYear(suite, random)
    total.issues += issues
    total.alarms += alarms
  }
  return total
}

function sleepYear(suite: StillSuite, random: Random): { readonly issues: number; readonly alarms: number } {
  const chances = drawChances(suite, random)
  const draw = (): Values => drawRun(suite, chances, random)
  const reference = suite.has_reference ? draw() : null
  const compare = makeCompare(suite)
  const runs = new Map<number, Values>()
  const rows: NightRow[] = []
  let issue: IssueState = { kind: 'none' }
  let issues = 0
  let alarms = 0
  for (let run = 1; run <= NIGHTS; run++) {
    const standing = followNights(rows)
    const base_run = chooseBaseRuns(rows, standing)[0] ?? null
    const night = base_run === null ? null : (runs.get(base_run) ?? null)
    const bases = [
      ...(night === null ? [] : [{ mark: '', values: night }]),
      ...(reference === null ? [] : [{ mark: ' (reference)', values: reference }]),
    ]
    const values = draw()
    runs.set(run, values)
    const look = bases.map(({ mark, values: base }) => ({ mark, base, ...compare(base, values, ALPHA) }))
    const worse = look.filter(({ regressed }) => regressed.length > 0)
    let tonight: Tonight
    if (bases.length === 0) tonight = { kind: 'uncompared', reason: 'the first night' }
    else if (worse.length === 0)
      tonight = { kind: 'good', suspect: look.flatMap(({ suspect, mark }) => suspect.map((id) => id + mark)) }
    else {
      alarms += 1
      const fresh = draw()
      const gates = new Set(worse.flatMap(({ regressed }) => regressed))
      const again = worse.flatMap(({ mark, base, regressed }) =>
        compare(base, fresh, ALPHA / STRICTNESS, gates)
          .regressed.filter((id) => regressed.includes(id))
          .map((id) => makeRegression(id, mark)),
      )
      tonight =
        again.length === 0 ? { kind: 'unconfirmed', reason: 'chance' } : { kind: 'regressed', regressions: again }
    }
    const row: NightRow = {
      ...{ run, attempt: 1, at: '2026-01-01T00:00:00Z', mode: 'nightly', run_id: String(run), variant: 'default' },
      ...{ commit: null, branch: null, values: {}, known: rows.length + 1 },
      night: {
        ...{ outcome: 'unclear', base_run, beats: null, has_issue: null },
        worse: tonight.kind === 'regressed' ? Object.fromEntries(tonight.regressions.map(({ id }) => [id, null])) : {},
        suspect: tonight.kind === 'good' ? [...tonight.suspect] : [],
      },
    }
    const good_before = countGoodNights(rows)
    const { outcome, action } = decideNight({ tonight, issue, before: standing, good_before, row })
    if (action.kind === 'open' || action.kind === 'reopen') issues += 1
    if (action.kind === 'open' || action.kind === 'reopen' || action.kind === 'close')
      issue = { kind: 'found', number: 1, is_open: action.kind !== 'close', is_declined: false }
    rows.push({ ...row, night: { ...row.night, outcome } })
    const next = chooseBaseRuns(rows, followNights(rows))[0]
    for (const known of runs.keys()) if (known !== next) runs.delete(known)
  }
  return { issues, alarms }
}

const RELATIVE: Margin = { kind: 'relative', value: 0.1 }
const ratio: MetricFacts = { ...SUCCESS, kind: 'continuous' }
const tokens: MetricFacts = { ...ratio, unit: 'tokens', direction: 'lower', range: [0, null], scale: 'log-ratio' }
/** The three default gates first. */
const GATES: readonly CheckedGate[] = [
  makeGate(SUCCESS, { kind: 'absolute', value: SUCCESS_MARGIN }),
  makeGate({ ...ratio, id: 'precision@5', title: 'precision@5' }, RELATIVE),
  makeGate({ ...tokens, id: 'tokens', title: 'tokens per query' }, RELATIVE),
  makeGate({ ...ratio, id: 'recall@5', title: 'recall@5' }, RELATIVE),
  makeGate({ ...ratio, id: 'grounded', title: 'groundedness' }, { kind: 'absolute', value: 0.05 }),
]

interface Look {
  readonly regressed: readonly string[]
  readonly suspect: readonly string[]
}

/** Two runs by the gates of a suite, or some of them, as one family. */
function makeCompare({ cases, trials, gates }: StillSuite) {
  const pairs = makePairs({ n: cases, trials: [trials, trials], clusters: null })
  let seed = 0
  return (base: Values, candidate: Values, alpha: number, only?: ReadonlySet<string>): Look => {
    seed += 1
    const measured = GATES.slice(0, gates).flatMap((checked, index) => {
      if (only?.has(checked.gate.id) === false) return []
      fillPairs(pairs, base[index] ?? [], candidate[index] ?? [])
      const { evidence, outcome } = measure(checked, pairs, seed, { alpha })
      // What is worked out later must not see the next gate's values.
      return [{ id: checked.gate.id, evidence, outcome, reaches: outcome.reaches_margin, p: outcome.p }]
    })
    const adjusted = adjustByFamily(measured.map(({ evidence }) => evidence))
    const isWorse = measured.map(({ outcome }, index) => isRegressed(outcome, adjusted[index]?.p ?? null, alpha))
    return {
      regressed: measured.filter((_, index) => isWorse[index]).map(({ id }) => id),
      suspect: measured.filter(({ reaches }) => reaches).map(({ id }) => id),
    }
  }
}

function fillPairs(pairs: readonly DrawnPair[], base: Values[number], candidate: Values[number]): void {
  pairs.forEach((pair, index) => {
    pair.baseline.values.splice(0, Infinity, ...(base[index] ?? []))
    pair.candidate.values.splice(0, Infinity, ...(candidate[index] ?? []))
  })
}

interface Chances {
  readonly pass: number
  /** Of each retrieved span to be relevant, and of each expected one to be found. */
  readonly found: number
  /** ln of the tokens of a typical answer. */
  readonly tokens: number
}

/** The cases of a suite: sure ones, and flaky ones around the same mean. */
function drawChances({ cases, pass_rate, flaky }: StillSuite, random: Random): readonly Chances[] {
  return Array.from({ length: cases }, () => {
    const spread = Math.min(pass_rate, 1 - pass_rate) * (2 * random() - 1)
    const pass = random() < flaky ? pass_rate + spread : random() < pass_rate ? 1 : 0
    return { pass, found: 0.3 + 0.65 * random(), tokens: 6 + 2 * random() }
  })
}

function drawRun({ trials, gates }: StillSuite, chances: readonly Chances[], random: Random): Values {
  const share = (chance: number, of: number): number => {
    let hits = 0
    for (let index = 0; index < of; index++) if (random() < chance) hits += 1
    return hits / of
  }
  const metrics: readonly ((chance: Chances) => number)[] = [
    ({ pass }) => (random() < pass ? 1 : 0),
    ({ found }) => share(found, 5),
    // Twelve uniform draws are as good as normal here: a deviation of .25 from night to night and trial to trial.
    ({ tokens: level }) => Math.exp(level + 0.25 * (12 * share12(random) - 6)),
    ({ found }) => share(found, 3),
    ({ pass, found }) => share((pass + found) / 2, 4),
  ]
  return metrics.slice(0, gates).map((drawOne) => chances.map((chance) => times(trials, () => drawOne(chance))))
}

function share12(random: Random): number {
  let sum = 0
  for (let index = 0; index < 12; index++) sum += random()
  return sum / 12
}

function times(count: number, draw: () => number): readonly number[] {
  return Array.from({ length: count }, draw)
}

function makeRegression(id: string, mark: string): Regression {
  const against = mark === '' ? 'night' : 'reference'
  return { id: id + mark, against, of: { kind: 'gate', id }, title: id, line: id, margins: null }
}
