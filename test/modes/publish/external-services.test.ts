import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ActionRequest, readActionInputs } from '../../../src/modes/request/action-request.js'
import { buildServiceParts } from '../../../src/modes/publish/external-services.js'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import type { TraceScore } from '../../../src/publishers/publication.js'
import { inputVariables } from '../../doubles/github/action-inputs.js'
import { recordEffects } from '../../publishers/publication.js'
import { makeRun, makeTrial } from '../../store/runs/make-run.js'
import { metricFacts } from '../../../src/metrics/define-metric.js'

const KEYS = {
  'slack-webhook-url': 'https://hooks.slack.com/services/T/B/x',
  'langfuse-public-key': 'pk',
  'langfuse-secret-key': 'sk',
}
const news = { headline: 'Golden suite fruit regressed', facts: ['worse'] }
const reply = (traceId: string) => ({ status: 'ok' as const, latency_ms: 1, reply: { answer: 'x', trace_id: traceId } })

function tell(inputs: Readonly<Record<string, string>>, facts: Partial<Parameters<typeof buildServiceParts>[1]>) {
  return buildServiceParts(
    {
      inputs: readActionInputs(inputVariables(inputs)),
      github: { runId: 812, runAttempt: 2, runUrl: 'https://github.com/octo-org/octo-repo/actions/runs/812' },
      effects: {
        log: recordEffects({}).effects.log,
        clock: { now: () => new Date('2026-11-22T03:00:00Z'), monotonicMs: () => 0 },
      },
    } as unknown as ActionRequest,
    { folders: ['/nowhere'], news: null, isUnverified: false, ...facts },
  )
}

test('nothing is sent without keys, without news, or for traces that a fork names', () => {
  expect(tell({}, { news })).toEqual({})
  expect(tell({ ...KEYS, 'langfuse-secret-key': '' }, {})).toEqual({})
  expect(tell(KEYS, { news, isUnverified: true })).toEqual({
    slack: {
      webhook_url: KEYS['slack-webhook-url'],
      ...news,
      run_url: 'https://github.com/octo-org/octo-repo/actions/runs/812',
    },
  })
})

test('Langfuse gets scores with a direction, for trials whose reply names their trace', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-elsewhere-'))
  const run = makeRun({ commit: 'abc1234def' })
  const success = buildMetrics({ ...run.settings, pricing: run.pricing }).find(({ id }) => id === 'success')
  if (success === undefined) throw new Error('there is no success')
  const facts = metricFacts(success)
  const judged = { 'quality.answer-quality': 0.9, 'quality.average': 0.8, 'rubric.weighted-score': 0.7 }
  const metrics = [
    ...[facts, ...Object.keys(judged).map((id) => ({ ...facts, id }))],
    { ...facts, id: 'size', direction: 'neutral' },
  ]
  const failure = { kind: 'timeout' as const, message: 'late' }
  const trials = [
    makeTrial('a', 0, { observation: reply('t-1'), scores: { success: 1, ...judged, size: 3 } }),
    makeTrial('a', 1),
    makeTrial('b', 0, { observation: { status: 'failed', latency_ms: null, failure } }),
    makeTrial('b', 1, { observation: reply('t-2'), scores: { success: 0 } }),
  ]
  await writeFile(join(folder, 'run.json'), JSON.stringify({ ...run, metrics }))
  await writeFile(join(folder, 'trials.jsonl'), trials.map((trial) => `${JSON.stringify(trial)}\n`).join(''))
  const read = async () => {
    const { langfuse } = tell(KEYS, { folders: [folder] })
    expect(langfuse).toMatchObject({
      base_url: 'https://cloud.langfuse.com',
      run_id: '812.2',
      sent_at: '2026-11-22T03:00:00.000Z',
    })
    const scores: TraceScore[] = []
    for await (const score of langfuse?.scores() ?? []) scores.push(score)
    return scores
  }
  const scores = await read()
  const comment = (id: string, trial: number) => `fruit, case ${id}, trial ${trial}, variant default, commit abc1234`
  expect(scores.map(({ id, ...score }) => [/^[0-9a-f]{32}$/.test(id), score])).toEqual([
    [true, { trace_id: 't-1', name: 'success', value: 1, comment: comment('a', 1) }],
    [true, { trace_id: 't-1', name: 'quality_answer_quality', value: 0.9, comment: comment('a', 1) }],
    [true, { trace_id: 't-1', name: 'quality_overall', value: 0.8, comment: comment('a', 1) }],
    [true, { trace_id: 't-1', name: 'rubric.weighted-score', value: 0.7, comment: comment('a', 1) }],
    [true, { trace_id: 't-2', name: 'success', value: 0, comment: comment('b', 2) }],
  ])
  expect(new Set(scores.map(({ id }) => id)).size).toBe(5)
  expect(await read()).toEqual(scores)
  await rm(folder, { recursive: true })
})
