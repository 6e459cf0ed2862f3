import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rescoreRun } from '../../../src/measure/recorded/rescore-run.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { makeRun, makeTrial } from '../../store/runs/make-run.js'
import { recordLog } from '../targets/start-session.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-rescore-'))
})
afterEach(async () => rm(folder, { recursive: true }))

test('a pull request does not judge itself: judgments that come with its run are dropped, with everything derived from them', async () => {
  const { settings } = makeRun()
  const run = makeRun({ settings: { ...settings, scoring: { ...DEFAULT_SCORING, judged: ['answer'] } } })
  const judgments = { answer: { correctness: 5, completeness: 5, faithfulness: 5 } }
  const trials = ['a', 'b'].map((id) => ({
    ...makeTrial(id),
    judgments,
    scores: { success: 1, 'judge.correctness': 5 },
  }))
  const unasked = { error: 'this job has no key', asked: false }
  const nobody = { judgments: { answer: unasked, rubric: { runs: [unasked] } }, scores: { success: 1 } }
  await writeFile(join(folder, 'run.json'), JSON.stringify(run))
  await writeFile(
    join(folder, 'trials.jsonl'),
    [...trials, { ...makeTrial('a'), ...nobody, trial: 1 }].map((trial) => `${JSON.stringify(trial)}\n`).join(''),
  )
  const log = recordLog()
  const to = join(folder, 'anew')
  const rescored = await rescoreRun({
    ...{ from: folder, to, log },
    change: (run) => run,
    signal: new AbortController().signal,
  })
  expect(rescored.summaries['judge.correctness']).toEqual({ mean: null, n: 0, applicable: 2 })
  const text = await readFile(join(to, 'trials.jsonl'), 'utf8')
  expect(text).not.toContain('"judgments"')
  expect(text).toContain('"judge.correctness":"no judge scored it"')
  expect(log.lines).toContain('warning: Ignoring the judgments of 2 trials: a pull request does not judge itself.')
})
