import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WrittenComparison } from '../../../src/model/result/comparison.js'
import type { Observation } from '../../../src/model/run/observation.js'
import type { Run } from '../../../src/model/run/run.js'
import { writeRun } from '../../../src/store/runs/write-run.js'
import { readJunit } from '../../junit.js'
import { validatorOf } from '../../schemas.js'
import { makeCase, makeRun, makeTrial } from '../../store/runs/make-run.js'
import { runCli } from './run-cli.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-machines-'))
  mkdirSync(join(folder, 'golden'))
  mkdirSync(join(folder, 'pages'))
  const cases = Array.from({ length: 12 }, (_, index) => `page-${index}`)
  const suite = `name: pages
cases: [cases.yaml]
target: { type: search, include: [pages/*.md] }
variants: { usual: {}, short: { chunk: { max_lines: 2, window_lines: 2 } } }
gates: [{ metric: success, primary: true, max_drop: 5pp }]
`
  for (const name of ['suite', 'demo']) writeFileSync(join(folder, `golden/${name}.yaml`), suite)
  writeFileSync(
    join(folder, 'golden/cases.yaml'),
    cases
      .map((id) => `- { id: ${id}, query: what says ${id}, tags: [t], expected_spans: [{ path: pages/${id}.md }] }\n`)
      .join(''),
  )
  for (const id of cases) writeFileSync(join(folder, `pages/${id}.md`), `# ${id}\n\nThis says ${id}.\n`)
})
afterAll(() => rmSync(folder, { recursive: true }))

const goldenpair = async (...args: string[]) => runCli(folder, args)
const json = (text: string): unknown => JSON.parse(text)

/** Checks every file of a comparison and its runs against its schema. */
function checkFiles(report: string, ...runs: string[]): void {
  const check = (schema: string, value: unknown): void => {
    const validate = validatorOf(schema)
    validate(value)
    expect(validate.errors ?? []).toEqual([])
  }
  check('comparison', json(readFileSync(join(folder, report, 'comparison.json'), 'utf8')))
  readJunit(readFileSync(join(folder, report, 'junit.xml'), 'utf8'))
  for (const run of runs) {
    check('run', json(readFileSync(join(folder, run, 'run.json'), 'utf8')))
    for (const line of readFileSync(join(folder, run, 'trials.jsonl'), 'utf8')
      .trimEnd()
      .split('\n'))
      check('trial', json(line))
  }
}

describe('every command that prints a result prints it as JSON', () => {
  const comparisonIn = (out: string): WrittenComparison =>
    json(readFileSync(join(folder, out, 'comparison.json'), 'utf8')) as WrittenComparison
  const verdictOf = ({ out }: { out: string }): string => (json(out) as WrittenComparison).verdict.word

  test('compare prints the comparison, and its files match the schemas', async () => {
    await goldenpair('run', '--out', 'one')
    expect(comparisonIn('one').baseline).toBeNull()
    await goldenpair('run', '--out', 'two', '--baseline', 'one')
    expect(comparisonIn('two').verdict.word).toBe('unchanged')
    const compared = await goldenpair('compare', 'one', 'two', '--out', 'compared', '--json')
    expect(verdictOf(compared)).toBe('unchanged')
    expect(`${compared.out}\n`).toBe(readFileSync(join(folder, 'compared/comparison.json'), 'utf8'))
    const { tables } = json(compared.out) as WrittenComparison
    expect(tables?.map(({ id }) => id)).toContain('retrieval-at-k')
    checkFiles('compared', 'one', 'two')
    checkFiles('one')
  })

  test('a gate on a figure of a table checks its bounds', async () => {
    const gates = (gate: string): string =>
      `gates: [{ metric: success, primary: true, max_drop: 5pp }, { metric: table.retrieval-at-k.${gate} }]`
    const suite = join(folder, 'golden/suite.yaml')
    const text = readFileSync(suite, 'utf8')
    const found: unknown[] = []
    for (const gate of ['recall@5, min: 0.5', 'recall@5, max: 0.5', 'recal@5, min: 0.5']) {
      writeFileSync(suite, text.replace(/^gates:.*$/m, gates(gate)))
      const { code } = await goldenpair('run', '--out', 'bounded')
      const result = comparisonIn('bounded').candidates[0]?.gates[1]
      found.push([code, result?.verdict, result?.candidate_value, result?.reason])
    }
    writeFileSync(suite, text)
    expect(found).toEqual([
      [0, 'within-bounds', 1, 'within its bounds'],
      [1, 'breached', 1, '1 is above the maximum of 0.50'],
      [2, 'invalid', null, 'no table of the report has a number for table.retrieval-at-k.recal@5'],
    ])
  })

  test('ab and demo print the comparison', async () => {
    const compared = await goldenpair('ab', '--variants', 'usual,short', '--out', 'ab', '--json')
    expect((json(compared.out) as WrittenComparison).candidates[0]?.candidate.variant).toBe('short')
    checkFiles('ab', 'ab/runs/usual', 'ab/runs/short')
    expect(
      (json((await goldenpair('init', '--demo', '--out', 'demo', '--json')).out) as WrittenComparison).interleaved,
    ).toBe(true)
  })

  test('merge prints the comparison', async () => {
    const indices = [3, 1, 2]
    for (const index of indices) {
      const { code } = await goldenpair('run', '--shard', `${index}/3`, '--out', `shard-${index}`)
      expect(code).toBe(0)
      const { shard, counts } = json(readFileSync(join(folder, `shard-${index}/run.json`), 'utf8')) as Run
      expect({ shard, counts }).toMatchObject({ shard: { index, of: 3 }, counts: { cases: 4, trials: 4 } })
    }
    await goldenpair('run', '--out', 'whole')
    const folders = indices.map((index) => `shard-${index}`)
    const merged = await goldenpair('merge', ...folders, '--out', 'merged', '--baseline', 'whole', '--json')
    expect(merged.code).toBe(0)
    expect(json(merged.out)).toMatchObject({ verdict: { word: 'unchanged' }, candidates: [{ cases: { shared: 12 } }] })
    checkFiles('merged', 'merged', ...folders)
  })

  test('validate prints its findings', async () => {
    const fine = await goldenpair('validate', '--json')
    expect(fine.code).toBe(0)
    expect(json(fine.out)).toMatchObject({ suite: 'golden/suite.yaml', errors: [] })
    writeFileSync(
      join(folder, 'golden/broken.yaml'),
      'name: x\ncases: [cases.yaml]\ntarget: { type: serch }\nnmae: x\n',
    )
    const broken = await goldenpair('validate', '--suite', 'golden/broken.yaml', '--json')
    expect(broken.code).toBe(3)
    const { errors } = json(broken.out) as { errors: unknown[] }
    expect(errors.length).toBeGreaterThan(1)
    for (const error of errors)
      expect(error).toMatchObject({ file: 'golden/broken.yaml', line: expect.any(Number) as number })
  })

  test('list metrics prints the facts that docs/metrics.md states about each', async () => {
    expect(json((await goldenpair('validate', '--list', 'metrics', '--json')).out)).toContainEqual({
      name: 'retrieval.mrr',
      text: expect.any(String) as string,
      source: expect.any(String) as string,
      facts: expect.objectContaining({
        direction: 'higher',
        unit: 'ratio',
        range: [0, 1],
        absolute_margin: 0.05,
      }) as unknown,
    })
    const lines = (await goldenpair('validate', '--list', 'metrics')).out.split('\n')
    const at = lines.findIndex((line) => line.startsWith('performance.latency-p95 '))
    expect(lines.slice(at, at + 3).map((line) => line.trim().replace(/ {2,}/, ' '))).toEqual([
      'performance.latency-p95 latency p95',
      '0 to unbounded, lower is better, unit s; one figure for the whole run; depends on the machine. Default margin: 10 % relative.',
      "Source: Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default): linear at (n − 1)·p.",
    ])
  })

  test('list prints rows', async () => {
    expect(json((await goldenpair('validate', '--list', 'targets', '--json')).out)).toContainEqual({
      name: 'search',
      text: expect.any(String) as string,
    })
    expect((json((await goldenpair('validate', '--list', 'cases', '--json')).out) as unknown[])[0]).toEqual({
      name: 'page-0',
      text: 'what says page-0',
      tags: ['t'],
    })
  })
})

describe('shards print explanations', () => {
  test.each([
    [['run', '--shard', '5/4'], 'error: --shard: got `5/4`, expected a part and their number, such as `2/4`.'],
    [
      ['merge'],
      'error: goldenpair merge: no folders given; name those of all shards. `goldenpair merge --help` shows what it takes.',
    ],
    [['merge', 'a', 'b', '--out', 'a'], 'error: --out: got `a`, expected a folder other than those of the shards.'],
  ])('%j', async (args, message) => {
    expect(await goldenpair(...args)).toEqual({ code: 3, out: '', log: message })
  })

  test('a shard has no verdict and states the next step', async () => {
    const { code, out } = await goldenpair('run', '--shard', '1/3', '--out', 'a-shard')
    expect(code).toBe(0)
    expect(out).toBe(
      'Shard 1/3: 4 cases, 4 trials, 0 without an answer. The run is in a-shard; `goldenpair merge` takes it with the others.',
    )
  })
})

describe('the exit code', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `c${String(index).padStart(3, '0')}`)
  const CASES = ids.map((id) => makeCase(id, { checks: [{ contains: id, ignore_case: false }] }))
  const outage: Observation = { status: 'failed', latency_ms: 1, failure: { kind: 'infrastructure', message: 'down' } }

  /** Records a run in which each case is right, wrong or not measured, according to `answer`. */
  async function record(
    name: string,
    answer: (index: number) => 'right' | 'wrong' | 'outage',
    more: Partial<Run> = {},
  ) {
    const run = makeRun({ cases: CASES, run_id: name, ...more })
    await using writer = await writeRun(join(folder, name), run)
    for (const [index, { id }] of CASES.entries()) {
      const word = answer(index)
      const reply = { answer: word === 'right' ? id : 'no' }
      const observation: Observation = word === 'outage' ? outage : { status: 'ok', latency_ms: 1, reply }
      await writer.append(makeTrial(id, 0, { observation, scores: {}, unscored: {} }))
    }
    await writer.finish(run)
  }

  beforeAll(async () => {
    await record('all-right', () => 'right')
    await record('half-right', (index) => (index % 2 === 0 ? 'right' : 'wrong'))
    await record('half-right-others', (index) => (index % 2 === (index < 16 ? 1 : 0) ? 'right' : 'wrong'))
    await record('outages', (index) => (index % 2 === 0 ? 'right' : 'outage'))
    await record('edited', () => 'right', {
      cases: CASES.map((golden) => ({ ...golden, fingerprint: 'sha256:other' })),
    })
  })

  // test/compare/verdicts.test.ts covers the remaining pairs of verdict and flag.
  test.each([
    ['no-regression', 'all-right', 'all-right', { inconclusive: 0 }],
    ['improved', 'half-right', 'all-right', { inconclusive: 0, never: 0 }],
    ['regressed', 'all-right', 'half-right', { regression: 1, never: 0 }],
    ['inconclusive', 'half-right', 'half-right-others', { regression: 0, inconclusive: 2 }],
    ['invalid', 'all-right', 'outages', { regression: 2, inconclusive: 2, never: 0 }],
    ['not-comparable', 'edited', 'all-right', { regression: 0, inconclusive: 2, never: 0 }],
  ])('for %s depends on --fail-on', async (word, baseline, candidate, codes) => {
    for (const [failOn, expected] of Object.entries(codes)) {
      const { code, out } = await goldenpair('compare', baseline, candidate, '--fail-on', failOn, '--json')
      expect([(json(out) as WrittenComparison).verdict.word, failOn, code]).toEqual([word, failOn, expected])
    }
    checkFiles('goldenpair-report')
  })

  test('junit.xml fails if the verdict does, with details of each failing case', async () => {
    await goldenpair('compare', 'all-right', 'half-right', '--out', 'failing')
    const { suites } = readJunit(readFileSync(join(folder, 'failing/junit.xml'), 'utf8'))
    expect(suites.map(({ name, tests, failures, skipped }) => ({ name, tests, failures, skipped }))).toEqual([
      { name: 'gates', tests: 1, failures: 1, skipped: 0 },
      { name: 'cases', tests: 60, failures: 30, skipped: 0 },
    ])
    expect(suites[0]?.cases[0]?.failure?.message).toMatch(/^regressed: /)
    expect(suites[1]?.cases[1]).toEqual({
      name: 'c001',
      failure: {
        type: 'newly-failing',
        message: '0 of 1 trial succeeded (before: 1 of 1)',
        text: 'question: answer c001\nexpected: c001\nanswer: no\nreason: the answer does not contain "c001"',
      },
      skipped: undefined,
      remark: undefined,
    })
  })

  test('junit.xml skips unmeasured gates', async () => {
    await goldenpair('compare', 'all-right', 'outages', '--out', 'outage')
    const { suites } = readJunit(readFileSync(join(folder, 'outage/junit.xml'), 'utf8'))
    expect(suites[1]).toMatchObject({ tests: 60, failures: 0, skipped: 30 })
    expect(suites[1]?.cases[1]?.skipped).toBe('infrastructure failure: down')
  })

  test('is 3 for a mistake of the user and 4, with a stack, for a bug', async () => {
    expect((await goldenpair('compare', 'nowhere', 'all-right')).code).toBe(3)
    const print = (): never => {
      throw new Error('the printer is on fire')
    }
    const { code, log } = await runCli(folder, ['validate', '--list', 'targets'], { print })
    expect(code).toBe(4)
    expect(log).toMatch(
      /^error: This is a bug in Goldenpair, not in your suite\. Please report it\.\nError: the printer is on fire\n {4}at /,
    )
  })
})
