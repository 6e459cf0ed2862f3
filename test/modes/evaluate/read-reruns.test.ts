import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import type { Trial } from '../../../src/model/run/run.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { readReruns } from '../../../src/modes/evaluate/read-arms.js'
import { makeCase, makeRun } from '../../store/runs/make-run.js'
import { recordLog } from '../../measure/targets/start-session.js'

test('a re-run is scored by its judgment, like the run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-reruns-'))
  try {
    const run = makeRun({ cases: [makeCase('a')] })
    const rerun: Trial = {
      case: 'a',
      trial: 1,
      retries: 0,
      observation: { status: 'ok', latency_ms: 1, reply: { answer: 'in other words' } },
      judgments: { answer: { correctness: 1, completeness: 1, faithfulness: 1 } },
      scores: {},
      unscored: {},
    }
    const head = { schema_version: 1, run_id: run.run_id, baseline_run_id: 'base' }
    const lines = [head, rerun].map((line) => `${JSON.stringify(line)}\n`)
    await writeFile(join(folder, 'confirmations.jsonl'), lines.join(''))
    const metrics = buildMetrics({
      ...{ k: [5], primary_k: 5, success: 'all', pricing: { models: {} } },
      scoring: { ...DEFAULT_SCORING, judged: ['answer'] },
    })
    const reruns = await readReruns(folder, { run, metrics, log: recordLog() })
    expect(reruns?.trials.map(({ scores }) => [scores['success'], scores['judge.correctness']])).toEqual([[0, 1]])
  } finally {
    await rm(folder, { recursive: true })
  }
})
