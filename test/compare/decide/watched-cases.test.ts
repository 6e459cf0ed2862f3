import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { planRun } from '../../../src/compare/decide/rounds-of-run.js'
import type { Run, ScoredRun } from '../../../src/model/run/run.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import { gate, goldenCase, scoredRun } from '../build-runs.js'

const POINTS = { kind: 'absolute', value: 0.05 } as const
const ids = Array.from({ length: 60 }, (_, at) => `q-${String(at).padStart(2, '0')}`)

interface Parts {
  /** The results of the cases q-00 (critical) and q-01, one digit per try; `+` marks tries that were asked on. */
  readonly first?: string
  readonly second?: string
  readonly gates?: readonly Gate[]
  readonly settings?: Partial<Run['settings']>
  readonly metricFingerprints?: Readonly<Record<string, string>>
  readonly session?: string
}

function runOf({ first = '111', second = '111', gates, settings = {}, session = 'main', metricFingerprints }: Parts) {
  const triesOf = (at: number): string => (at === 0 ? first : at === 1 ? second : '111')
  return scoredRun({
    cases: ids.map((id, at) => goldenCase({ id, critical: at === 0, tags: ['all'] })),
    trials: ids.flatMap((id, at) => {
      const [counted = '', askedOn = ''] = triesOf(at).split('+')
      return [...counted, ...askedOn].map((value, trial) => ({
        ...{ case: id, trial, scores: { success: Number(value) }, unscored: {} },
        ...(trial >= counted.length && { round: 1, asked_on: true as const }),
      }))
    }),
    gates: gates ?? [gate({ margin: POINTS, primary: true })],
    settings: { zero_tolerance: 'all', ...settings },
    session_id: session,
    trials_per_case: 3,
    ...(metricFingerprints && { metricFingerprints }),
  })
}

const compare = (baseline: ScoredRun | null, candidate: ScoredRun, inference: 'these-cases' | 'cases-like-these') =>
  compareRuns({ baseline, candidate, failOn: 'regression', inference })

// docs/decision-rules.md#zero-tolerance: 3 failures confirm. With `all` and a gate on success without `where` that is decided in rounds,
// a case that is not critical must have broken for sure: with 60 cases by 7 failures after 5 of 5 (docs/decision-rules.md#cases-that-broke-for-sure).
describe('confirmed failures on these cases', () => {
  const WHERE = [gate({ margin: POINTS, where: 'tag:all' })]
  const CRITICAL = { settings: { zero_tolerance: 'critical' } } as const
  const bothFail = { first: '000', second: '000' }
  test.each<[string, Parts, readonly string[]]>([
    ['3 failures confirm only the critical case', bothFail, ['q-00']],
    ['7 failures confirm any', { second: '0000000' }, ['q-01']],
    ['6 do not', { second: '000000' }, []],
    ['with a gate on a part of the cases 3 confirm any', { ...bothFail, gates: WHERE }, ['q-00', 'q-01']],
    [
      'with a gate that has only bounds, 3 failures confirm any case',
      { ...bothFail, gates: [gate({ min: 0.1 })] },
      ['q-00', 'q-01'],
    ],
    ['2 failures confirm none', { first: '00', second: '00' }, []],
    ['tries that were asked on count', { first: '00+0' }, ['q-00']],
    ['and a pass among them', { first: '00+1' }, []],
    ['where critical cases are watched, no other', { ...bothFail, ...CRITICAL }, ['q-00']],
    ['where none is watched', { ...bothFail, settings: { zero_tolerance: 'off' } }, []],
    [
      'of a target that always answers alike one failure is enough',
      { first: '0', second: '0', settings: { deterministic: true } },
      ['q-00', 'q-01'],
    ],
  ])('%s', (_, change, confirmed) => {
    const { gates, settings } = change
    const main = runOf({ first: '11111', second: '11111', ...(gates && { gates }), ...(settings && { settings }) })
    const compared = compare(main, runOf({ ...change, session: 'change' }), 'these-cases')
    expect([...compared.zero_tolerance].sort()).toEqual(confirmed)
  })

  test('are not needed if cases are a sample', () => {
    const main = runOf({ first: '11111', second: '11111' })
    const change = runOf({ ...bothFail, session: 'change' })
    expect(compare(main, change, 'cases-like-these').zero_tolerance).toEqual(['q-00', 'q-01'])
  })

  // "where that cannot be compared there is no zero tolerance"
  test('do not exist if success is defined differently, and then no case is a flip either', () => {
    const main = runOf({ metricFingerprints: { success: 'older' } })
    const { zero_tolerance: confirmed, flips } = compare(main, runOf(bothFail), 'cases-like-these')
    expect({ confirmed, flips }).toEqual({ confirmed: [], flips: [] })
    expect(compare(null, runOf(bothFail), 'cases-like-these')).toMatchObject({ zero_tolerance: [], flips: [] })
  })
})

describe('the number of tries of the change', () => {
  const STOPPED = { because: 'budget', made: 70, planned: 120, limit_usd: 1, spent_usd: 1, detail: 'x' } as const
  const main = runOf({ first: '11111', second: '1' })
  const fresh = runOf({ first: '11+0', session: 'change' })
  const plan = planRun({ baseline: main, candidate: fresh, failOn: 'regression', inference: 'these-cases' }, 3)
  const askedOf = (
    parts: Partial<Run>,
    keep: (id: string) => boolean = () => true,
    baseline: ScoredRun | null = main,
  ) => {
    const trials = fresh.trials.filter((trial) => keep(trial.case)).map((trial) => ({ round: 1, ...trial }))
    return compare(baseline, { ...fresh, run: { ...fresh.run, ...parts }, trials }, 'these-cases').asked
  }

  test('is one look without a plan', () => {
    expect(askedOf({})).toEqual({
      ...{ rounds: 1, cap: 1, answers: 180, asked_on: 1, main: { least: 1, most: 5 }, refuted_by: null },
    })
    expect(askedOf({}, undefined, null)?.main).toBeNull()
  })

  test('is that of complete rounds of a plan, and none if it was stopped in the first', () => {
    if (plan === null) throw new Error('nothing was planned')
    // 60 cases a round at most three times; expected are the tries of a round times the chance that a gate is still open.
    const whole = askedOf({ plan, trials_per_case: 1 })
    expect(whole).toMatchObject({ rounds: 1, cap: 3, planned: { most: 180 } })
    expect(whole?.planned?.expected).toBeGreaterThanOrEqual(60)
    expect(askedOf({ plan, trials_per_case: 1, stopped: STOPPED })?.rounds).toBe(1)
    expect(askedOf({ plan, trials_per_case: 1, stopped: STOPPED }, (id) => id !== 'q-59')?.rounds).toBe(0)
    expect(askedOf({ plan, trials_per_case: 1 }, (id) => id !== 'q-59')?.rounds).toBe(1)
  })

  test('is not stated if cases are a sample', () => {
    const compared = compare(main, fresh, 'cases-like-these')
    expect([compared.inference, compared.asked]).toEqual([undefined, undefined])
  })
})
