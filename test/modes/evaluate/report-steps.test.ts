import { expect, test } from 'vitest'
import { describeProgress, logProgress } from '../../../src/format/describe-progress.js'
import { reportSteps } from '../../../src/modes/evaluate/report-steps.js'

/** What a log says of a comparison of so many trials, without what depends on the time. */
function tellAll(trials: number): readonly string[] {
  const lines: string[] = []
  const tell = reportSteps(() => logProgress((line) => lines.push(line.replace(/ · [\d ]+\/s · .*$/, ''))))
  for (let done = 1; done <= trials; done++) tell('scoring', done, trials)
  for (let done = 0; done <= 196; done++) tell('testing', done, 196)
  for (const done of [0, 3]) tell('writing', done, 3)
  return lines
}

test('a large comparison says in a log when each step is done', () => {
  // On a slow machine also at tenths.
  const ends = ['scoring · 20 000 of 20 000 trials', 'testing · 196 of 196 metrics', 'writing · 3 of 3 files']
  expect(tellAll(20_000).filter((line) => ends.includes(line))).toEqual(ends)
})

test('a small one says nothing', () => {
  expect(tellAll(19_999)).toEqual([])
})

test('every trial is told, and a step never passes its end', () => {
  const lines: string[] = []
  const tell = reportSteps(() => (progress) => lines.push(describeProgress({ ...progress, elapsedMs: 0 })))
  for (const done of [1, 29_999, 30_000, 30_001]) tell('scoring', done, 30_000)
  expect(lines).toEqual([
    'scoring · 1 of 30 000 trials',
    'scoring · 29 999 of 30 000 trials',
    'scoring · 30 000 of 30 000 trials',
    'scoring · 30 000 of 30 000 trials',
  ])
})
