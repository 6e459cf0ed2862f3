import { describe, expect, test } from 'vitest'
import { collectScores } from '../../../src/stats/scores/collect-scores.js'
import type { Observation } from '../../../src/model/run/observation.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { placeOfScores } from '../../../src/stats/scores/kept-scores.js'
import { FAILED, SCORED, UNSCORED, scoreTableOf } from '../../../src/stats/scores/score-table.js'

const NO_STEPS = { 'reasoning.depth': 'the target reported no steps' }
const answered = (id: string): ScoredTrial => ({
  case: id,
  trial: 0,
  scores: { success: 1 },
  unscored: { ...NO_STEPS },
})
const OK: Observation = { status: 'ok', latency_ms: 1, reply: { answer: '' } }
const TIMEOUT: Observation = { status: 'failed', latency_ms: 1, failure: { kind: 'timeout', message: '120 s' } }
const OUTAGE: Observation = { status: 'failed', latency_ms: 1, failure: { kind: 'infrastructure', message: '503' } }
const timedOut: ScoredTrial = {
  case: 'late',
  trial: 0,
  scores: { success: 0, 'reasoning.depth': 0 },
  unscored: { latency: 'the trial failed (timeout): 120 s' },
  failed: true,
}

function collect(...trials: readonly (readonly [ScoredTrial, Observation])[]): readonly ScoredTrial[] {
  const scores = collectScores()
  for (const [trial, observation] of trials) scores.add(trial, observation)
  return scores.trials()
}

describe('a failed trial', () => {
  test('loses its 0 in metrics that no answer has measured', () => {
    expect(collect([answered('a'), OK], [timedOut, TIMEOUT])[1]).toEqual({
      case: 'late',
      trial: 0,
      scores: { success: 0 },
      unscored: {
        latency: 'the trial failed (timeout): 120 s',
        'reasoning.depth': 'the trial failed, and this was measured in none that was answered',
      },
      failed: true,
    })
  })

  test('keeps its 0 if an answer was scored', () => {
    const traced: ScoredTrial = { case: 'b', trial: 0, scores: { success: 1, 'reasoning.depth': 4 }, unscored: {} }
    expect(collect([answered('a'), OK], [traced, OK], [timedOut, TIMEOUT])[2]).toEqual(timedOut)
  })

  test('keeps its 0 if the metric applies to no answered case, or if nothing was answered', () => {
    const other: ScoredTrial = { case: 'b', trial: 0, scores: { success: 1 }, unscored: {} }
    expect(collect([other, OK], [timedOut, TIMEOUT])[1]).toEqual(timedOut)
    expect(collect([timedOut, TIMEOUT])).toEqual([timedOut])
  })
})

test('only a trial that loses a score is copied: the scores of all others stay stored', () => {
  const isKept = (trials: readonly ScoredTrial[]) => trials.map(({ scores }) => placeOfScores(scores) !== null)
  expect(isKept(collect([timedOut, TIMEOUT]))).toEqual([true])
  const trials = collect([answered('a'), OK], [timedOut, TIMEOUT], [{ ...timedOut, scores: { success: 0 } }, TIMEOUT])
  expect(isKept(trials.slice(0, 2))).toEqual([true, false])
  // A trial without a score for a metric gets no reason for it either.
  expect(trials[2]).toEqual({ ...timedOut, scores: { success: 0 } })
})

test('a failure of the infrastructure is not one of the target', () => {
  const unscored = { success: 'infrastructure failure: 503' }
  const lost: ScoredTrial = { case: 'a', trial: 0, scores: {}, unscored }
  const trials = collect([lost, OUTAGE], [{ ...lost, case: 'b' }, TIMEOUT])
  expect(trials).toEqual([lost, { ...lost, case: 'b', failed: true }])
  expect([...(scoreTableOf(trials).column('success')?.states ?? [])]).toEqual([UNSCORED, FAILED])
})

test('answers that were asked in rounds keep a hash of their text', () => {
  const round = { ...answered('a'), round: 1 }
  const say = (answer: string): Observation => ({ status: 'ok', latency_ms: 1, reply: { answer } })
  const asked = collect([round, say('yes')], [round, say('no')], [round, say('yes')], [round, TIMEOUT])
  const [yes, no, again, lost] = asked.map(({ answer }) => answer)
  expect([typeof yes, again === yes, no === yes, lost]).toEqual(['number', true, false, undefined])
  expect(collect([answered('a'), say('yes')])[0]).not.toHaveProperty('answer')
})

test('equal lists of reasons are stored once', () => {
  const [first, second] = collect([answered('a'), OK], [answered('b'), OK])
  expect(first?.unscored).toBe(second?.unscored)
  expect([first, second]).toEqual([answered('a'), answered('b')])
})

test('equal lists are found again later, but only among the first thousand different ones', () => {
  const made = (at: number): ScoredTrial => ({
    case: `c${at}`,
    trial: 0,
    scores: {},
    unscored: { success: `reply ${at}` },
  })
  const numbers = [...Array.from({ length: 1001 }, (_, at) => at), 0, 999, 1000]
  const trials = collect(...numbers.map((at) => [made(at), OK] as const))
  expect(trials).toEqual(numbers.map(made))
  const isSame = [0, 999, 1000].map((at, index) => trials[at]?.unscored === trials[1001 + index]?.unscored)
  expect(isSame).toEqual([true, true, false])
})

test('the table of collected trials equals that of the same trials read afterwards, and can grow', () => {
  const scores = collectScores()
  const add = (from: number, to: number): void => {
    for (let index = from; index < to; index++) {
      const id = `case-${index % 100}`
      const trial = Math.floor(index / 100)
      const isLate = index % 7 === 0
      const given = isLate ? { ...timedOut, case: id, trial } : { ...answered(id), trial }
      const steps = !isLate && index > 500 ? { 'reasoning.depth': index } : {}
      const made = {
        ...given,
        scores: { ...given.scores, ...steps },
        unscored: steps['reasoning.depth'] === undefined ? given.unscored : {},
      }
      scores.add(made, isLate ? TIMEOUT : OK)
    }
  }
  const tell = (trials: readonly ScoredTrial[]) => {
    const { ids, starts, trials: sorted, column } = scoreTableOf(trials)
    const columns = ['success', 'reasoning.depth', 'latency', 'nothing'].map((id) => {
      const found = column(id)
      return (
        found && [[...found.states], [...found.states].map((state, at) => (state === SCORED ? found.values[at] : null))]
      )
    })
    return { ids, starts, sorted, columns }
  }
  add(0, 300)
  const early = scores.trials()
  add(300, 900)
  const all = scores.trials()
  expect([early.length, all.length]).toEqual([300, 900])
  for (const trials of [early, all]) expect(tell(trials)).toEqual(tell([...trials]))
})

test('the list and its table stay the same until another trial arrives', () => {
  const scores = collectScores()
  scores.add(answered('a'), OK)
  const first = scores.trials()
  expect(scores.trials()).toBe(first)
  scores.add(answered('b'), OK)
  expect([first.length, scores.trials().length]).toEqual([1, 2])
})
