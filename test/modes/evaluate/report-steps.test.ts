import { expect, test } from 'vitest'
import { describeProgress, logProgress } from '../../../src/format/describe-progress.js'
import { reportSteps } from '../../../src/modes/evaluate/report-steps.js'

/** Returns the log of a comparison with this number of trials, without its speeds and times. */
function tellAll(trials: number): readonly string[] {
  const lines: string[] = []
  const tell = reportSteps(() => logProgress((line) => lines.push(line.replace(/ · [\d ]+\/s · .*$/, ''))))
  for (let done = 1; done <= trials; done++) tell('scoring', done, trials)
  for (let done = 0; done <= 196; done++) tell('testing', done, 196)
  for (const done of [0, 3]) tell('writing', done, 3)
  return lines
}

test('a large comparison logs the end of each step', () => {
  // A slow machine also logs tenths.
  const ends = ['scoring · 20 000 of 20 000 trials', 'testing · 196 of 196 metrics', 'writing · 3 of 3 files']
  expect(tellAll(20_000).filter((line) => ends.includes(line))).toEqual(ends)
})

test('a small comparison logs nothing', () => {
  expect(tellAll(19_999)).toEqual([])
})

test('every trial is counted, and a step never exceeds its end', () => {
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
