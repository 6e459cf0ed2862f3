import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replay } from '../../../../src/measure/targets/replay/replay.js'
import { NOT_BILLED } from '../../../../src/measure/targets/target.js'
import { makeRequest, recordLog, startSession } from '../start-session.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-replay-'))
})
afterAll(async () => rm(folder, { recursive: true }))

const write = async (name: string, lines: readonly unknown[]): Promise<void> =>
  writeFile(
    join(folder, name),
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  )

/** Replays questions, each given as case, trial and text. Returns the observations and the log. */
async function replayAll(options: Record<string, unknown>, asked: readonly (readonly [string, number, string?])[]) {
  const log = recordLog()
  const session = await startSession(replay, options, { workingDirectory: folder, log })
  const observations = []
  for (const [caseId, trial, query = 'q'] of asked)
    observations.push(
      await session.ask(
        { ...makeRequest(query, `${caseId}#${trial}`), case: caseId, trial },
        { timeoutMs: 1000, signal: new AbortController().signal },
      ),
    )
  await session[Symbol.asyncDispose]()
  return { observations, log: log.lines, corpus: session.corpusFingerprint }
}
const ok = (latency_ms: number | null, reply: object) => ({ status: 'ok', latency_ms, reply })
const failed = (message: string, kind = 'target', latency_ms: number | null = null) => ({
  status: 'failed',
  latency_ms,
  failure: { kind, message },
})

describe('a run folder', () => {
  test('is replayed by case and trial, with its latencies, failures and corpus', async () => {
    await mkdir(join(folder, 'run'))
    const trial = (caseId: string, number: number, observation: object) => ({
      ...{ case: caseId, trial: number, retries: 1, scores: {}, unscored: {} },
      observation,
    })
    const crash = { status: 'failed', latency_ms: 7, failure: { kind: 'crash', message: 'It ended.' } }
    await write('run/trials.jsonl', [
      trial('a', 0, ok(12.5, { answer: 'first', spans: [{ path: 'a.md' }] })),
      '{"case":"a","trial":1,"observation":{"status":"ok","latency_ms":-1,"reply":{"answer":""}}}',
      trial('a', 2, ok(null, { answer: 'third' })),
      trial('b', 0, crash),
      '{"case":"b","tri',
    ])
    await write('run/run.json', [
      {
        fingerprints: { corpus: 'sha256:c' },
        cases: [
          { id: 'a', query: 'q' },
          { id: 'b', query: 'another  q' },
        ],
      },
    ])
    const { observations, log, corpus } = await replayAll({ from: 'run' }, [
      ['a', 0],
      ['a', 2],
      ['b', 0, ' another q'],
      ['b', 0, 'changed'],
      ['a', 1],
      ['c', 0],
    ])
    expect(observations).toEqual([
      ok(12.5, { answer: 'first', spans: [{ path: 'a.md' }] }),
      ok(null, { answer: 'third' }),
      crash,
      failed('Case `b` asked something else when it was recorded in run/trials.jsonl.'),
      failed('Trial 1 of case `a` is not recorded in run/trials.jsonl, which has 2 trials of it.'),
      failed('Nothing is recorded of case `c` in run/trials.jsonl.'),
    ])
    expect(corpus).toBe('sha256:c')
    expect(log).toEqual([
      'warning: 2 lines of run/trials.jsonl cannot be replayed: run/trials.jsonl:2: it is not a trial: `observation.latency_ms`: Too small: expected number to be >=0.; run/trials.jsonl:5: it is not JSON.',
    ])
  })
})

describe('a file of replies', () => {
  test('is replayed by id, by case and trial, or in order', async () => {
    await write('replies.jsonl', [
      '\uFEFF{"id":"a#1","answer":"by id","latency_ms":3}',
      { case: 'a', trial: 0, answer: 'by case' },
      { case: 'b', answer: 'first' },
      '',
      { case: 'b', query: 'q', answer: 'second' },
      { id: 'b', error: { status: 503, message: 'down', retry_after_s: 2 } },
      { id: 'a#1', answer: 'once more' },
      { answer: 'of nobody' },
      '{"id":"c#0","answer":"x","cost_usd":NaN}',
      { id: 'd', answer: 7 },
    ])
    const { observations, log } = await replayAll({ from: 'replies.jsonl' }, [
      ['a', 0],
      ['a', 1],
      ['b', 0],
      ['b', 1],
      ['b', 1, 'other'],
      ['b', 2],
      ['b', 3],
      ['c', 0],
      ['d', 0],
    ])
    const notJson = expect.stringMatching(/^The reply is not JSON: /) as string
    const notText = 'The reply breaks the protocol: `answer`: Invalid input: expected string, received number'
    expect(observations).toEqual([
      ok(null, { answer: 'by case' }),
      ok(3, { answer: 'by id' }),
      ok(null, { answer: 'first' }),
      ok(null, { answer: 'second' }),
      failed('Case `b` asked something else when it was recorded in replies.jsonl.'),
      {
        status: 'failed',
        latency_ms: null,
        failure: { kind: 'infrastructure', message: 'down', status: 503, retry_after_s: 2, bill: NOT_BILLED },
      },
      failed('Trial 3 of case `b` is not recorded in replies.jsonl, which has 3 trials of it.'),
      failed(notJson, 'protocol'),
      failed(notText, 'protocol'),
    ])
    expect(log).toEqual([
      expect.stringMatching(
        /^warning: 4 lines of replies\.jsonl cannot be replayed: replies\.jsonl:7: trial 1 of case `a` is there twice; the first counts\.; replies\.jsonl:8: it names no trial: it has neither `id` nor `case`\.; replies\.jsonl:9: The reply is not JSON: .* \(and 1 more\)$/s,
      ) as string,
    ])
  })

  test('may have a line of more than 64 MB, of which only the beginning is kept', async () => {
    await writeFile(
      join(folder, 'long.jsonl'),
      `{"id":"a#0","answer":"${'x'.repeat(65 * 1024 * 1024)}"}\n{"id":"b#0","answer":"b"}\n`,
    )
    const { observations } = await replayAll({ from: 'long.jsonl' }, [
      ['a', 0],
      ['b', 0],
    ])
    expect(observations).toEqual([failed('The reply is longer than 64 MB.', 'protocol'), ok(null, { answer: 'b' })])
  })
})

describe('the logs of LLMC', () => {
  const at = (second: number) => `2026-01-31T08:00:0${second}.000000+00:00`
  const PLANNER = [
    {
      timestamp: at(1),
      query: 'where are  JWTs checked?',
      confidence: 0.8,
      span_count: 1,
      spans: [{ span_hash: 'sha256:1', path: 'a.py', symbol: 'f', lines: [3, 20], score: 0.9, rationale: 'r' }],
    },
    { timestamp: at(2), query_id: 'b', query: 'rewritten', confidence: 0.4, span_ids: ['sha256:2'], latency_ms: 40 },
    { timestamp: at(4), query_id: 'b', confidence: 2 },
    { timestamp: at(5), query_id: 'late', answer: 'said', run: 'r1' },
    { timestamp: at(6), confidence: 1 },
    'Traceback (most recent call last):',
  ]
  const ENRICHMENT = [
    { timestamp: at(1), task_id: 'sha256:1', tier_used: '7b', tokens_in: 1 },
    {
      timestamp: at(2),
      query_id: 'b',
      router_tier: 'local',
      tier_used: 'local',
      result_model: 'qwen2.5:7b',
      tokens_in: 9,
      tokens_out: 1,
      wall_ms: 5,
      result: 'fail',
      reason: 'low score',
      rss_mib: 100,
    },
    {
      timestamp: at(3),
      query_id: 'b',
      tier_used: 'api',
      result_model: 'gpt-5-mini',
      tokens_in: 10,
      tokens_out: 2,
      result: 'pass',
      rss_mib: null,
    },
    { timestamp: at(4), query_id: 'b', tier_used: 'local', result: 'pass' },
    { timestamp: at(5), run: 'r1', tier_used: 'codex', success: true, duration_sec: 0.5 },
    { timestamp: at(5), query_id: 'nobody', tier_used: 'local' },
  ]
  beforeAll(async () => {
    await write('planner.jsonl', PLANNER)
    await write('enrichment.jsonl', ENRICHMENT)
  })
  const logs = { planner: 'planner.jsonl', enrichment: 'enrichment.jsonl', join: 'run' }

  test('are joined by query and key, and attempts belong to the trial before them', async () => {
    const { observations, log } = await replayAll(logs, [
      ['jwt', 0, 'where are JWTs checked?'],
      ['b', 0],
      ['b', 1],
      ['b', 2],
      ['late', 0],
      ['none', 0],
    ])
    const span = {
      path: 'a.py',
      symbol: 'f',
      start_line: 3,
      end_line: 20,
      hash: 'sha256:1',
      score: 0.9,
      rationale: 'r',
    }
    expect(observations).toEqual([
      ok(null, { answer: '', planner: { confidence: 0.8, span_count: 1 }, spans: [span] }),
      ok(40, {
        answer: '',
        spans: [{ hash: 'sha256:2' }],
        model: 'gpt-5-mini',
        planner: { route: 'local', confidence: 0.4, span_ids: ['sha256:2'] },
        attempts: [
          {
            route_tier: 'local',
            model: 'qwen2.5:7b',
            input_tokens: 9,
            output_tokens: 1,
            latency_ms: 5,
            result: 'failed',
            error: 'low score',
          },
          { route_tier: 'api', model: 'gpt-5-mini', input_tokens: 10, output_tokens: 2, result: 'ok' },
        ],
        resources: { memory_mb: 100 },
      }),
      failed('The reply breaks the protocol: `planner.confidence`: Too big: expected number to be <=1', 'protocol'),
      failed('Trial 2 of case `b` is not recorded in planner.jsonl, which has 2 lines of it.'),
      ok(null, { answer: 'said', planner: {}, attempts: [{ route_tier: 'codex', latency_ms: 500, result: 'ok' }] }),
      failed('No line of planner.jsonl is of case `none`: none has its id as `query_id`, or its text as `query`.'),
    ])
    expect(log).toEqual([
      'warning: 2 lines of planner.jsonl cannot be replayed: planner.jsonl:5: it names no query: it has neither `query_id` nor `query`.; planner.jsonl:6: it is not a JSON object.',
      'warning: 1 line of enrichment.jsonl cannot be replayed: enrichment.jsonl:1: it names no query: it has neither `query_id` nor `run` (`task_id` is a span).',
      'warning: 1 line of enrichment.jsonl belongs to no trial that was asked for, and was left out (of 5).',
    ])
  })

  const lineStart = (number: number): number =>
    PLANNER.slice(0, number - 1).reduce((sum: number, line) => sum + Buffer.byteLength(JSON.stringify(line)) + 1, 0)

  test.each([
    ['a time window', { planner: 'planner.jsonl', since: at(2), until: at(4) }],
    ['bytes', { planner: { file: 'planner.jsonl', offset: lineStart(2), length: 5 } }],
    ['bytes from the middle of a line', { planner: { file: 'planner.jsonl', offset: 1, length: lineStart(2) } }],
  ])('are isolated by %s', async (_, options) => {
    const { observations } = await replayAll(options, [
      ['jwt', 0, 'where are JWTs checked?'],
      ['b', 0],
      ['b', 1],
    ])
    expect(observations.map(({ status }) => status)).toEqual(['failed', 'ok', 'failed'])
  })

  test.each([
    ['of the planner alone, older attempts are of earlier queries', 'new-attempts.jsonl', ['new']],
    ['of both logs, each says what belongs to it', { file: 'new-attempts.jsonl', offset: 1 }, ['slow clock', 'new']],
  ])('with an offset %s', async (_, enrichment, expected) => {
    const attempt = (second: number, tier_used: string) => ({ timestamp: at(second), query_id: 'b', tier_used })
    const queries = [1, 3].map((second) => ({ timestamp: at(second), query_id: 'b', answer: 'said' }))
    await write('two-queries.jsonl', queries)
    await write('new-attempts.jsonl', [attempt(1, 'old'), attempt(2, 'slow clock'), attempt(4, 'new')])
    const planner = { file: 'two-queries.jsonl', offset: 1 }
    const { observations } = await replayAll({ planner, enrichment }, [['b', 0]])
    const attempts = expected.map((route_tier) => ({ route_tier }))
    expect(observations).toEqual([ok(null, { answer: 'said', planner: {}, attempts })])
  })
})

describe('an impossible replay is the user’s error', () => {
  test.each([
    [{ from: 'missing' }, 'Cannot read missing: it does not exist. Fix it, or name another file.'],
    [{ from: 'link.jsonl' }, 'Cannot read link.jsonl: it is not inside FOLDER. Fix it, or name another file.'],
    [
      { from: 'empty.jsonl' },
      'Cannot read empty.jsonl: no line of it is a recorded observation. Fix it, or name another file.',
    ],
    [
      { planner: 'planner.jsonl', since: '2027-01-01' },
      'Cannot read planner.jsonl: no line of it, or of the part of it that was chosen, names a query. Fix it, or name another file.',
    ],
    [
      { planner: 'planner.jsonl', enrichment: 'missing' },
      'Cannot read missing: it does not exist. Fix it, or name another file.',
    ],
  ])('%j', async (options, message) => {
    await writeFile(join(folder, 'empty.jsonl'), '\n')
    await symlink('/etc/passwd', join(folder, 'link.jsonl')).catch(() => undefined)
    await expect(replayAll(options, [])).rejects.toThrow(message.replace('FOLDER', folder))
  })

  test.each([
    [{}, ['give either `from` or `planner`, and not both.']],
    [{ from: 'a', planner: 'b' }, ['give either `from` or `planner`, and not both.']],
    [
      { from: 'a', since: '2026-01-01' },
      ['`enrichment`, `join`, `since` and `until` go with `planner`, not with `from`.'],
    ],
    [{ planner: 'a', until: 'tomorrow' }, ['it must be a time such as 2026-01-31T08:00:00Z.']],
    [{ planner: 'a', since: '2026-02-31' }, ['it must be a time such as 2026-01-31T08:00:00Z.']],
    [{ planner: 'a', since: '2026-02-02', until: '2026-02-02' }, ['`since` must be before `until`.']],
  ])('options %j', (options, messages) => {
    expect(replay.options.safeParse(options).error?.issues.map(({ message }) => message)).toEqual(messages)
  })
})
