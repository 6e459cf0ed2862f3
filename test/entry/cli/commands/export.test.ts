import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseCsv } from '../../../../src/model/csv.js'
import type { Run, Trial } from '../../../../src/model/run/run.js'
import { VERSION } from '../../../../src/model/version.js'
import { runCli } from '../run-cli.js'
import { storedTrials } from '../../../store/runs/stored-trials.js'

/** One case with everything that is difficult for formats, and a plain one. */
const CASES = [
  {
    id: 'hard',
    query: '=SUM(1) "quoted", {{name}}',
    tags: ['critical', 'a;b', '-x'],
    critical: false,
    difficulty: 'hard',
    notes: 'two\nlines',
    expected_spans: [{ path: 'a.md', symbol: ';=x', relevance: 2 }],
    expected_answer: ['first', 'second'],
    required_hops: [{ id: 'one', any_of: ['1', '2'] }],
    checks: [
      { contains: 'Hello', ignore_case: true },
      { not_contains: 'no' },
      { regex: '^H' },
      { json_schema: { type: 'string' } },
      { max_latency_s: 2.5 },
      { max_cost_usd: 0.01 },
      { contains: '{{name}}' },
      { equals: 'x', ignore_case: true },
      { max_tokens: 100 },
    ],
    human_labels: { correctness: 4 },
    timeout_seconds: 9,
  },
  { id: 'plain', query: 'Größe? 👩‍👧', tags: ['size', 'unit'], expected_answer: '42', enabled: false },
]
const REPLIES = [
  {
    id: 'good',
    answer: 'It is "4\u202e2",\nyes',
    model: 'm-1',
    trace_id: '4BF92F3577B34DA6A3CE929D0E0E4736',
    response_id: 'resp-1',
    usage: { input_tokens: 3, output_tokens: 4 },
    tools: [],
  },
  { id: 'bad', error: { kind: 'target', message: 'boom' } },
]
const REPLAYED = [
  { id: 'good', query: 'Good?', expected_answer: 'It is 42, yes' },
  { id: 'bad', query: '-1+1', checks: [{ contains: 'x' }] },
]

let folder: string
const at = (path: string): string => join(folder, path)
const readText = (path: string): string => readFileSync(at(path), 'utf8')
const lines = (values: readonly object[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('')
function writeSuite(name: string, files: Readonly<Record<string, string>>, target: object = { type: 'search' }): void {
  mkdirSync(at(name), { recursive: true })
  const suite = { name, cases: Object.keys(files), target, gates: [{ metric: 'success' }] }
  writeFileSync(at(`${name}/suite.yaml`), JSON.stringify(suite))
  for (const [file, text] of Object.entries(files)) writeFileSync(at(`${name}/${file}`), text)
}
const exported = async (...args: readonly string[]) => runCli(folder, ['export', ...args])
const records = (text: string) => parseCsv(text).records.map((cells) => cells.map((cell) => cell.text))
/** Exports a suite with one file of cases to JSON lines, and returns the cases. */
const casesOf = async (name: string, file: string, text: string): Promise<unknown[]> => {
  writeSuite(name, { [file]: text })
  const { code, out, log } = await exported(`${name}/suite.yaml`, '--to', 'jsonl')
  expect([code, log.includes('error')]).toEqual([0, false])
  return out.split('\n').map((line) => JSON.parse(line) as unknown)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-export-'))
  writeSuite('golden', { 'cases.json': JSON.stringify(CASES) })
  writeFileSync(at('replies.jsonl'), lines(REPLIES))
  writeSuite('replayed', { 'cases.json': JSON.stringify(REPLAYED) }, { type: 'replay', from: 'replies.jsonl' })
  const { code, log } = await runCli(folder, ['run', '--suite', 'replayed/suite.yaml', '--out', 'run'])
  expect([code, log]).toEqual([0, expect.stringContaining('The run is in run.')])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('goldenpair export, of a suite', () => {
  test('jsonl is read back as the same cases', async () => {
    const { out } = await exported('golden/suite.yaml', '--to', 'jsonl')
    const cases = out.split('\n').map((line) => JSON.parse(line) as unknown)
    expect(cases).toEqual(CASES)
    expect(await casesOf('again', 'cases.jsonl', `${out}\n`)).toEqual(CASES)
  })

  test('csv is read back as the same cases, except for noted losses', async () => {
    const { out, log } = await exported('golden/suite.yaml', '--to', 'csv')
    expect(log.split('\n')).toEqual(
      expect.arrayContaining([
        'warning: With an apostrophe in front, since a spreadsheet would run the text as a formula: query (1 case).',
        'warning: Only the first of several is in csv: expected_answer (1 case).',
      ]),
    )
    const [header, hard, plain] = records(out)
    expect(header?.slice(0, 4)).toEqual(['id', 'query', 'tags', 'difficulty'])
    expect(hard?.slice(0, 4)).toEqual(['hard', '\'=SUM(1) "quoted", {{name}}', '["critical","a\\u003bb","-x"]', 'hard'])
    expect(plain?.slice(0, 3)).toEqual(['plain', 'Größe? 👩‍👧', 'size;unit'])
    const [first, second] = CASES
    const guarded = '\'=SUM(1) "quoted", {{name}}'
    expect(await casesOf('table', 'cases.csv', `${out}\n`)).toEqual([
      { ...first, query: guarded, expected_answer: 'first' },
      second,
    ])
  })

  test('promptfoo gets assertions and notes for what no assertion covers, and both can be imported again', async () => {
    const { out, log } = await exported('golden/suite.yaml', '--to', 'promptfoo')
    const kept = [
      'expected_answer (2 cases)',
      'checks that no assertion says (1 case)',
      'critical (1 case)',
      'enabled (1 case)',
      'expected_spans (1 case)',
      'human_labels (1 case)',
      'required_hops (1 case)',
      'timeout_seconds (1 case)',
    ]
    expect(log).toContain(`warning: In \`metadata.goldenpair\`, which promptfoo does not look at: ${kept.join(', ')}.`)
    const config = parse(out) as { prompts: unknown; providers: unknown; tests: { assert?: unknown }[] }
    expect([config.prompts, config.providers, config.tests.length]).toEqual([['{{query}}'], ['echo'], 2])
    expect(config.tests[0]?.assert).toEqual([
      { type: 'icontains', value: 'Hello' },
      { type: 'not-contains', value: 'no' },
      { type: 'regex', value: '^H' },
      { type: 'is-json', value: { type: 'string' } },
      { type: 'latency', threshold: 2500 },
      { type: 'cost', threshold: 0.01 },
    ])
    writeFileSync(at('tests.yaml'), out)
    const imported = await runCli(folder, [
      'import',
      'promptfoo',
      'tests.yaml',
      '--out',
      'back.yaml',
      '--suite',
      'none.yaml',
    ])
    expect(imported.log).toBe(
      'warning: tests.yaml:6: `providers` not imported: write your system as the suite’s `target`.',
    )
    expect(await casesOf('imported', 'cases.yaml', readText('back.yaml'))).toEqual(CASES)
  })

  test('promptfoo does not get a case that it would read as a file or a template', async () => {
    const cases = [
      { id: 'file', query: 'file://secret.txt', expected_answer: 'x' },
      { id: 'env', query: 'What is {{ env.HOME }}?', expected_answer: 'x' },
      { id: 'rest', query: 'What?', expected_answer: 'x' },
    ]
    writeSuite('strange', { 'cases.json': JSON.stringify(cases) })
    const { out, log } = await exported('strange/suite.yaml', '--to', 'promptfoo')
    expect(log).toContain(
      'Left out, since promptfoo would read it as a file or a variable of the environment: env (1 case), file (1 case).',
    )
    expect((parse(out) as { tests: unknown }).tests).toEqual([
      { vars: { query: 'What?' }, metadata: { id: 'rest', goldenpair: { expected_answer: 'x' } } },
    ])
  })
})

describe('goldenpair export, of a run', () => {
  const readTrials = (): readonly Trial[] => storedTrials(at('run'))
  const readRun = (): Run => JSON.parse(readText('run/run.json')) as Run

  test('jsonl has each trial as recorded, with its run and its query', async () => {
    const { out } = await exported('run', '--to', 'jsonl')
    const { run_id, commit } = readRun()
    expect(out.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual(
      readTrials().map((trial) => ({
        ...{ run_id, suite: 'replayed', variant: 'default', commit, tags: [] },
        query: REPLAYED.find(({ id }) => id === trial.case)?.query,
        ...trial,
      })),
    )
  })

  test('csv is read back by `compare`: success and each metric, but no counter', async () => {
    await exported('run', '--to', 'csv', '--out', 'read-back.csv')
    const { code } = await runCli(folder, [
      'compare',
      'read-back.csv',
      'read-back.csv',
      '--out',
      'read-back',
      '--fail-on',
      'never',
    ])
    const { metrics } = JSON.parse(readText('read-back/runs/read-back/run.json')) as Run
    const ids = metrics.map(({ id }) => id).filter((id) => id.startsWith('custom.'))
    const { metrics: own } = JSON.parse(readText('run/run.json')) as Run
    const known = own.map(({ id }) => `custom.${id.replaceAll('.', '-')}`)
    expect([code, ids.filter((id) => !known.includes(id))]).toEqual([0, []])
    expect(ids).toContain('custom.tokens-total')
  })

  test('csv has a row per trial; unscored is empty with its reason, and omissions are noted', async () => {
    const { out, log } = await exported('run', '--to', 'csv')
    const [header = [], ...rows] = records(out)
    const table = rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])))
    const good = table.find(({ id }) => id === 'good')
    expect(good).toMatchObject({
      ...{ suite: 'replayed', trial: '0', status: 'ok', error: '', answer: 'It is "4\u202e2",\nyes', model: 'm-1' },
      ...{ input_tokens: '3', latency_ms: '', 'answer.checks': '', 'tokens.total': '7' },
    })
    const bad = table.find(({ id }) => id === 'bad')
    expect(bad).toMatchObject({ query: "'-1+1", error: 'target: boom', success: '0', 'tokens.total': '' })
    expect(JSON.parse(bad?.['unscored'] ?? '')).toMatchObject({ 'tokens.total': 'the trial failed (target): boom' })
    expect(log.split('\n')[0]).toBe(
      'warning: Not carried by csv: reasons of metrics without a score in any trial (2 trials), response_id (1 trial), tools (1 trial).',
    )
    expect(log).toContain('apostrophe in front, since a spreadsheet would run the text as a formula: query (1 trial).')
  })

  test('otel has an event for each metric of a trial, named by the semantic conventions', async () => {
    const { out, log } = await exported('run', '--to', 'otel')
    interface Attribute {
      readonly key: string
      readonly value: object
    }
    interface Request {
      readonly resourceLogs: {
        resource: { attributes: Attribute[] }
        scopeLogs: { scope: object; logRecords: { attributes: Attribute[] }[] }[]
      }[]
    }
    const requests = out.split('\n').map((line) => JSON.parse(line) as Request)
    expect(requests.length).toBe(2)
    const run = readRun()
    const events = requests.flatMap(({ resourceLogs: [first] }) => first?.scopeLogs[0]?.logRecords ?? [])
    const find = (metric: string, id: string) =>
      events.find(({ attributes }) => {
        const texts = JSON.stringify(attributes)
        return texts.includes(`{"stringValue":"${metric}"}`) && texts.includes(`{"stringValue":"${id}"}`)
      })
    const text = (key: string, stringValue: string): Attribute => ({ key, value: { stringValue } })
    const time = `${Date.parse(run.finished_at ?? '')}000000`
    const head = {
      ...{ timeUnixNano: time, observedTimeUnixNano: time },
      ...{ severityNumber: 9, eventName: 'gen_ai.evaluation.result' },
    }
    expect(requests[0]?.resourceLogs[0]?.resource.attributes.slice(0, 3)).toEqual([
      text('service.name', 'goldenpair'),
      text('service.version', VERSION),
      text('test.suite.name', 'replayed'),
    ])
    expect(requests[0]?.resourceLogs[0]?.scopeLogs[0]?.scope).toEqual({ name: 'goldenpair', version: VERSION })
    expect(find('tokens.total', 'good')).toEqual({
      ...head,
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      attributes: [
        text('gen_ai.evaluation.name', 'tokens.total'),
        { key: 'gen_ai.evaluation.score.value', value: { doubleValue: 7 } },
        text('test.case.name', 'good'),
        { key: 'goldenpair.trial', value: { intValue: '0' } },
        text('gen_ai.response.id', 'resp-1'),
        text('gen_ai.response.model', 'm-1'),
      ],
    })
    const place = [
      text('test.case.name', 'bad'),
      { key: 'goldenpair.trial', value: { intValue: '0' } },
      text('goldenpair.failure.kind', 'target'),
    ]
    expect(find('answer.checks', 'bad')).toEqual({
      ...head,
      attributes: [
        text('gen_ai.evaluation.name', 'answer.checks'),
        { key: 'gen_ai.evaluation.score.value', value: { doubleValue: 0 } },
        text('gen_ai.evaluation.score.label', 'fail'),
        ...place,
      ],
    })
    expect(find('tokens.total', 'bad')).toEqual({
      ...head,
      attributes: [
        text('gen_ai.evaluation.name', 'tokens.total'),
        text('gen_ai.evaluation.score.label', 'unscored'),
        text('gen_ai.evaluation.explanation', 'the trial failed (target): boom'),
        ...place,
      ],
    })
    expect(log).toMatch(/^warning: Not carried by otel: .*answer \(1 trial\)/)
  })
})

describe('goldenpair export', () => {
  test('writes a file only if it does not exist, or with --force, and leaves no draft', async () => {
    const args = ['golden/suite.yaml', '--to', 'jsonl', '--out', 'out/cases.jsonl']
    expect(await exported(...args)).toMatchObject({ code: 0, out: 'out/cases.jsonl: 2 cases written.' })
    const text = readText('out/cases.jsonl')
    writeFileSync(at('out/cases.jsonl'), 'mine')
    expect(await exported(...args)).toEqual({
      code: 3,
      out: '',
      log: 'error: out/cases.jsonl exists already, and nothing was written. Give another name, or replace it with --force.',
    })
    expect(readText('out/cases.jsonl')).toBe('mine')
    expect((await exported(...args, '--force')).code).toBe(0)
    expect(readText('out/cases.jsonl')).toBe(text)
    expect(readdirSync(at('out'))).toEqual(['cases.jsonl'])
  })

  test('a run that cannot be read to its end neither replaces the old file nor leaves half a new one', async () => {
    mkdirSync(at('broken'), { recursive: true })
    writeFileSync(at('broken/run.json'), readText('run/run.json'))
    writeFileSync(at('broken/trials.jsonl'), `${readText('run/trials.jsonl')}{"case":1}\n`)
    mkdirSync(at('kept'), { recursive: true })
    writeFileSync(at('kept/run.csv'), 'mine')
    const { code, log } = await exported('broken', '--to', 'csv', '--out', 'kept/run.csv', '--force')
    expect([code, log]).toEqual([3, expect.stringContaining('trials.jsonl:3')])
    expect(readdirSync(at('kept'))).toEqual(['run.csv'])
    expect(readText('kept/run.csv')).toBe('mine')
  })

  test('does not overwrite its input', async () => {
    for (const [what, out] of [
      ['run', 'run/trials.jsonl'],
      ['golden/suite.yaml', 'golden/cases.json'],
    ] as const) {
      const before = readText(out)
      expect(await exported(what, '--to', 'jsonl', '--out', out, '--force')).toMatchObject({
        code: 3,
        log: expect.stringContaining(
          `error: --out: got \`${out}\`, expected a file other than what is exported.`,
        ) as string,
      })
      expect(readText(out)).toBe(before)
    }
  })

  test('states that a run is unfinished', async () => {
    mkdirSync(at('unfinished'), { recursive: true })
    const run = { ...(JSON.parse(readText('run/run.json')) as Run), counts: null, summaries: {} }
    writeFileSync(at('unfinished/run.json'), JSON.stringify(run))
    writeFileSync(at('unfinished/trials.jsonl'), readText('run/trials.jsonl'))
    const { code, out, log } = await exported('unfinished', '--to', 'otel')
    expect([code, out.includes('components.other')]).toEqual([0, true])
    expect(log).toContain('warning: The run in unfinished was never finished: these are the trials so far.')
  })

  test.each([
    [[], 'nothing to export; name a suite or a run folder'],
    [['run', 'run', '--to', 'csv'], 'more than one thing to export'],
    [['run'], 'no --to; name a format: jsonl, csv, promptfoo, otel'],
    [['run', '--to', 'jsnl'], '--to "jsnl" is not one of jsonl, csv, promptfoo, otel. Did you mean `jsonl`?'],
    [['run', '--to', 'promptfoo'], 'promptfoo is for cases, and run is a run folder; name a suite'],
    [['golden/suite.yaml', '--to', 'otel'], 'otel is for scores, and golden/suite.yaml is not a run folder; name one'],
    [['golden', '--to', 'csv'], 'No run in'],
    [['none.yaml', '--to', 'csv'], 'none.yaml'],
  ])('refuses %j', async (args, message) => {
    const { code, out, log } = await exported(...args)
    expect([code, out]).toEqual([3, ''])
    expect(log).toContain(message)
  })

  test('refuses a reference', async () => {
    writeFileSync(at('reference.json'), JSON.stringify({ kind: 'reference', schema_version: 1 }))
    const { code, log } = await exported('reference.json', '--to', 'csv')
    expect([code, log]).toEqual([3, expect.stringContaining('reference.json is a reference, which has no trials')])
  })

  test('writes raw data to a pipe, each line after the previous one was read', async () => {
    const piped: string[] = []
    let waiting = 0
    const { out } = await runCli(folder, ['export', 'run', '--to', 'csv'], {
      pipe: async (line) => {
        waiting += 1
        expect(waiting).toBe(1)
        await new Promise(setImmediate)
        waiting -= 1
        piped.push(line)
      },
    })
    expect([out, piped.length]).toEqual(['', 3])
    expect(piped.join('\n')).toContain('\u202e')
  })
})
