import { describe, expect, test } from 'vitest'
import { describeProgress, drawProgress, logProgress, type Progress } from '../../src/format/describe-progress.js'

const start: Progress = {
  done: 0,
  total: 200,
  earlier: 0,
  failed: 0,
  failedReadings: 0,
  elapsedMs: 0,
  cost: null,
}
const usual: Progress = {
  ...start,
  done: 50,
  failed: 3,
  failedReadings: 1,
  elapsedMs: 10_000,
  cost: { usd: 0.42, limitUsd: 5, isLeast: false },
}

describe('the progress of a run', () => {
  test.each<[Partial<Progress>, string]>([
    [{}, '0 of 200 trials'],
    [{ cost: { usd: 0, limitUsd: 5, isLeast: false } }, '0 of 200 trials · $0 of $5'],
    [usual, '50 of 200 trials · 5/s · 30 s left · 3 failed · 1 reading failed · $0.42 of $5'],
    // The 40 earlier trials do not count towards the speed of this process.
    [{ done: 50, earlier: 40, elapsedMs: 10_000 }, '50 of 200 trials · 1/s · 2 min 30 s left'],
    [{ done: 50, earlier: 50, elapsedMs: 10 }, '50 of 200 trials'],
    [{ done: 5, elapsedMs: 4_000 }, '5 of 200 trials · 1.3/s · 2 min 36 s left'],
    [{ done: 5, elapsedMs: 60_000 }, '5 of 200 trials · 5/min · 39 min left'],
    [{ done: 1, elapsedMs: 1_800_000 }, '1 of 200 trials · 2/h · 99 h 30 min left'],
    [{ done: 12_400, total: 20_000, elapsedMs: 100_000 }, '12 400 of 20 000 trials · 124/s · 1 min 2 s left'],
    [{ done: 200, elapsedMs: 8_400 }, '200 of 200 trials · 24/s · in 8.4 s'],
    [{ done: 1, total: 1, elapsedMs: 2 }, '1 of 1 trial · 500/s · in 0.1 s'],
    [{ done: 0, total: 0 }, '0 of 0 trials'],
    [{ cost: { usd: 0.0042, limitUsd: null, isLeast: false } }, '0 of 200 trials · $0.0042'],
    [{ cost: { usd: 1.2, limitUsd: null, isLeast: true } }, '0 of 200 trials · at least $1.20'],
    [
      { total: 200_000, done: 20_000, elapsedMs: 2000, step: { name: 'scoring', unit: 'trial' } },
      'scoring · 20 000 of 200 000 trials · 10 000/s · 18 s left',
    ],
    [{ total: 3, step: { name: 'writing', unit: 'file' } }, 'writing · 0 of 3 files'],
    [{ total: 60, done: 1, round: { number: 1, most: 3, open: [] } }, 'round 1 of at most 3 · 1 of 60 answers'],
    [
      { total: 120, done: 96, round: { number: 2, most: 3, open: ['success'] } },
      'round 2 of at most 3 · 96 of 120 answers · success still open',
    ],
    [
      { total: 180, done: 121, round: { number: 3, most: 3, open: ['success', 'a', 'b'] } },
      'round 3 of at most 3 · 121 of 180 answers · success and 2 more gates still open',
    ],
  ])('%j', (more, line) => {
    expect(describeProgress({ ...start, ...more })).toBe(line)
  })

  test.each<[number, string]>([
    [100, '█████░░░░░░░░░░░░░░░ 50 of 200 trials · 5/s · 30 s left · 3 failed · 1 reading failed · $0.42 of $5'],
    [99, '50 of 200 trials · 5/s · 30 s left · 3 failed · 1 reading failed · $0.42 of $5'],
    [78, '50 of 200 trials · 30 s left · 3 failed · 1 reading failed · $0.42 of $5'],
    [60, '50 of 200 trials · 30 s left · 3 failed · $0.42 of $5'],
    [50, '50 of 200 trials · 3 failed · $0.42 of $5'],
    [40, '50 of 200 trials · 3 failed'],
    [20, '50 of 200 trials'],
    [9, '50 of 20'],
    [1, ''],
  ])('in %i columns', (columns, line) => {
    expect(drawProgress(usual, columns)).toBe(line)
  })

  test('never fills the last column', () => {
    for (let columns = 1; columns < 130; columns++)
      for (const progress of [start, usual, { ...usual, done: 200 }])
        expect(drawProgress(progress, columns).length).toBeLessThan(columns)
  })
})

/** Returns the lines that are logged while `total` trials end one after the other. */
function listen(total: number, msPerTrial: number, earlier = 0): string[] {
  const said: string[] = []
  const tell = logProgress((line) => void said.push(line))
  for (let done = earlier; done <= total; done++)
    tell({ ...start, done, total, earlier, elapsedMs: (done - earlier) * msPerTrial })
  return said.map((line) => line.split(' · ')[0] ?? '')
}

describe('permanent log lines', () => {
  const tenths = Array.from({ length: 10 }, (_, index) => `${20 * (index + 1)} of 200 trials`)

  test.each<[string, number, number, number, readonly string[]]>([
    ['come at each tenth', 200, 1000, 0, tenths],
    ['come at most once a second, and at the end', 200, 30, 0, [...tenths.filter((_, at) => at % 2 === 1)]],
    ['are one where all is quick', 200, 1, 0, ['200 of 200 trials']],
    ['go on with a run that is resumed', 200, 1000, 150, tenths.slice(7)],
    ['are none where nothing is left to do', 200, 1000, 200, []],
    ['are as many as there are trials', 3, 5000, 0, ['1 of 3 trials', '2 of 3 trials', '3 of 3 trials']],
    ['are none without trials', 0, 1000, 0, []],
  ])('%s', (_, total, msPerTrial, earlier, lines) => {
    expect(listen(total, msPerTrial, earlier)).toEqual(lines)
  })
})
