import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { evaluate } from '../../../src/modes/evaluate/evaluate.js'
import { mergeRuns } from '../../../src/measure/recorded/merge-runs.js'
import { runSuite } from '../../../src/measure/run/run-suite.js'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import type { Run } from '../../../src/model/run/run.js'
import type { Shard } from '../../../src/model/run/shard.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import type { Suite } from '../../../src/model/suite/suite.js'
import { seededRandom } from '../../../src/stats/random.js'
import type { Clock } from '../../../src/io/clock.js'
import { readRun } from '../../../src/store/runs/read-run.js'
import type { TargetDefinition } from '../../../src/measure/targets/target.js'
import { makeCase, makeRun } from '../../store/runs/make-run.js'
import { recordLog } from '../targets/start-session.js'
import { z } from 'zod'
import { NO_PROVIDERS } from '../../modes/no-providers.js'
import { storedTrials } from '../../store/runs/stored-trials.js'

const CASES = Array.from({ length: 30 }, (_, index) =>
  makeCase(`case-${(index * 7) % 30}`, { tags: [index % 3 === 0 ? 'third' : 'other'] }),
)
const SHARDS = 4

/** A target that is right, wrong, failing or out of order at random; the outcome depends only on the request. */
const dice: TargetDefinition = {
  name: 'dice',
  title: 'dice',
  options: z.strictObject({}),
  deterministic: false,
  start: ({ settings }) =>
    Promise.resolve({
      corpusFingerprint: null,
      startFailure: () => null,
      ask: ({ id, case: name }) => {
        const die = seededRandom(`${JSON.stringify(settings)}/${id}`)()
        if (die < 0.03)
          return Promise.resolve({
            status: 'failed',
            latency_ms: 0,
            failure: { kind: 'infrastructure', message: `outage ${die > 0.015}` },
          })
        if (die < 0.06)
          return Promise.resolve({ status: 'failed', latency_ms: 0, failure: { kind: 'crash', message: 'exit 1' } })
        const reply = { answer: die < Number(settings['wrong']) ? 'no' : name, model: `m${Math.floor(die * 3)}` }
        return Promise.resolve({ status: 'ok', latency_ms: 0, reply: { ...reply, cost_usd: die / 7 } })
      },
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }),
}

const variant = (name: string, wrong: number) => ({
  name,
  target: { type: 'dice', options: {}, settings: { wrong }, deterministic: false },
})
const suite: Suite = {
  name: 'dice',
  version: '1',
  description: null,
  file: 'golden/suite.yaml',
  cases: CASES,
  variants: { old: variant('old', 0.2), new: variant('new', 0.5) },
  default_variant: 'old',
  k: [1, 5],
  primary_k: 5,
  success: 'all',
  trials: 3,
  baseline_trials: 3,
  concurrency: 3,
  timeout_seconds: 20,
  retries: 0,
  seed: 1,
  alpha: 0.05,
  min_scored_share: 0.5,
  max_cost_usd: null,
  zero_tolerance: 'critical',
  pricing: { models: {} },
  scoring: DEFAULT_SCORING,
  gates: makeRun().gates,
  controlled: {},
}
const clock: Clock = { now: () => new Date('2026-01-02T03:04:05Z'), monotonicMs: () => 0 }

let folder: string
const at = (name: string): string => join(folder, name)
const log = recordLog()

async function measure(name: string, shard: Shard | null, change: Partial<Parameters<typeof runSuite>[0]> = {}) {
  await runSuite({
    suite,
    arms: [{ variant: 'new', out: at(name), trials: 3 }],
    cases: suite.cases,
    metrics: buildMetrics(suite),
    mode: 'run',
    seed: 7,
    session_id: `session of ${name}`,
    commit: 'c0ffee',
    branch: null,
    subset: null,
    shard,
    env: {},
    targetEnvNames: [],
    providers: NO_PROVIDERS,
    judges: [],
    workingDirectory: folder,
    targets: [dice],
    clock,
    sleep: () => Promise.resolve(),
    log,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...change,
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-merge-'))
  await measure('base', null, { arms: [{ variant: 'old', out: at('base'), trials: 3 }] })
  await measure('whole', null)
  for (let index = 1; index <= SHARDS; index++) await measure(`shard-${index}`, { index, of: SHARDS })
})
afterAll(async () => rm(folder, { recursive: true }))

const readTrialLines = async (name: string): Promise<string[]> =>
  (await readFile(join(at(name), 'trials.jsonl'), 'utf8')).trimEnd().split('\n')

/** Returns the trials to compare byte for byte, regardless of their order and of the names of the reasons. */
const trialTexts = (name: string): string[] =>
  storedTrials(at(name))
    .map((trial) => JSON.stringify(trial))
    .sort()

/** Returns comparison.json and comment.md against `base`, without the names of the runs, which always differ. */
async function compare(name: string): Promise<string> {
  const { run_id } = await readRun(at(name))
  const { files } = await evaluate({
    candidates: [at(name)],
    baseline: {
      kind: 'found',
      folder: at('base'),
      commit: null,
      branch: null,
      age_hours: null,
      distance: null,
      run_url: null,
      note: null,
    },
    failOn: 'regression',
    outputFolder: at(`report-${name}`),
    details: 'full',
    charts: { kind: 'none' },
    links: {},
    log,
  })
  const texts = await Promise.all([readFile(files.comparison, 'utf8'), readFile(files.comment, 'utf8')])
  return texts.join('\n').replaceAll(run_id, 'RUN')
}

describe('a merged run', () => {
  let report: string
  beforeAll(async () => {
    report = await compare('whole')
  })
  const orders = [
    [1, 2, 3, 4],
    [4, 2, 1, 3],
  ]

  test.each(orders)('of shards %j, %j, %j, %j equals the run of one machine', async (...order) => {
    const name = `merged-${order.join('')}`
    await mergeRuns({ folders: order.map((index) => at(`shard-${index}`)), out: at(name), log })
    const [merged, whole] = [await readRun(at(name)), await readRun(at('whole'))]
    const unnamed = (run: Run) => ({ ...run, run_id: '', session_id: '', cases: [...run.cases].sort(byId) })
    const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)
    expect(unnamed(merged)).toEqual(unnamed(whole))
    expect(merged.counts).toMatchObject({ cases: 30, trials: 90 })
    expect(trialTexts(name)).toEqual(trialTexts('whole'))
    expect(await compare(name)).toBe(report)
  })

  test('is the same file for any order of its folders, with the trials of one shard after the other', async () => {
    const [first, second] = orders.map((order) => `merged-${order.join('')}`)
    const [one, two] = [await readTrialLines(first ?? ''), await readTrialLines(second ?? '')]
    expect(one).toEqual(two)
    expect(await readFile(join(at(first ?? ''), 'run.json'), 'utf8')).toBe(
      await readFile(join(at(second ?? ''), 'run.json'), 'utf8'),
    )
    const read = (lines: readonly string[]) =>
      lines.map((line) => z.object({ case: z.string(), trial: z.int() }).parse(JSON.parse(line)))
    const shards = await Promise.all([1, 2, 3, 4].map(async (index) => readTrialLines(`shard-${index}`)))
    expect(read(one)).toEqual(read(shards.flat()))
  })

  test('has the same comparison if each line has its own reasons, as in runs of older versions', async () => {
    await cp(at('whole'), at('older'), { recursive: true })
    const lines = storedTrials(at('whole')).map((trial) => `${JSON.stringify(trial)}\n`)
    await writeFile(join(at('older'), 'trials.jsonl'), lines.join(''))
    expect(await compare('older')).toBe(report)
  })

  test('counts a failed answer in metrics that only answers of other shards report', async () => {
    const cases = ['a', 'b', 'c', 'd'].map((id) => makeCase(id, { expected_spans: [{ path: 'x.md', relevance: 1 }] }))
    const patchy: TargetDefinition = {
      ...dice,
      start: async (context) => ({
        ...(await dice.start(context)),
        ask: ({ case: id }) =>
          Promise.resolve(
            id === 'a'
              ? { status: 'failed', latency_ms: 0, failure: { kind: 'crash', message: 'exit 1' } }
              : {
                  status: 'ok',
                  latency_ms: 0,
                  reply: { answer: id, ...(id !== 'c' && { spans: [{ path: 'x.md' }] }) },
                },
          ),
      }),
    }
    const change = { suite: { ...suite, cases }, cases, targets: [patchy] }
    await measure('patchy', null, change)
    // The first run has a and c, and neither reports what it retrieved.
    for (const index of [1, 2]) await measure(`patchy-${index}`, { index, of: 2 }, change)
    const merged = await mergeRuns({ folders: ['patchy-1', 'patchy-2'].map(at), out: at('patchy-merged'), log })
    const { summaries } = await readRun(at('patchy'))
    expect(summaries['retrieval.recall@5']).toEqual({ mean: 2 / 3, n: 3, applicable: 4 })
    expect(merged.summaries).toEqual(summaries)
  })

  test('may have shards without cases', async () => {
    const cases = CASES.slice(0, 3)
    const of = 5
    const folders = Array.from({ length: of }, (_, index) => `part-${index + 1}-of-5`)
    for (const [index, name] of folders.entries())
      await measure(name, { index: index + 1, of }, { suite: { ...suite, cases }, cases })
    await mergeRuns({ folders: folders.map(at), out: at('merged-5'), log })
    const lines = trialTexts('whole').filter((line) => cases.some(({ id }) => line.startsWith(`{"case":"${id}",`)))
    expect(lines).toHaveLength(9)
    expect(trialTexts('merged-5')).toEqual(lines)
  })
})

describe('folders that are not all shards of one run are refused', () => {
  const merge = async (...names: string[]) => mergeRuns({ folders: names.map(at), out: at('refused'), log })
  const measureOdd = async (name: string, change: Parameters<typeof measure>[2]) =>
    measure(name, { index: 1, of: SHARDS }, change)

  test('a missing shard is named', async () => {
    await expect(merge('shard-1', 'shard-2', 'shard-4')).rejects.toThrow(
      'A shard is missing: 3/4 (found: 1/4, 2/4, 4/4). Measure it too, and name all folders; on GitHub, re-run the jobs that failed.',
    )
    await expect(merge('shard-2')).rejects.toThrow(
      '3 shards are missing: 1/4, 3/4, 4/4 (found: 2/4). Measure them too, and name all folders; on GitHub, re-run the jobs that failed.',
    )
  })

  test('a duplicate shard is named with its folders', async () => {
    await measureOdd('again', {})
    await expect(merge('shard-1', 'shard-2', 'again', 'shard-3', 'shard-4')).rejects.toThrow(
      `Shard 1/4 was given twice: ${at('shard-1')}, ${at('again')}. Name one folder for each shard.`,
    )
  })

  test('a run of the whole suite is not a shard', async () => {
    await expect(merge('whole')).rejects.toThrow(
      `The run in ${at('whole')} is not a shard: it measured the whole suite, so there is nothing to merge. Shards are measured with \`goldenpair run --shard 1/4\`.`,
    )
  })

  test.each([
    ['suite.name', { suite: { ...suite, name: 'cards' } }, '"dice"', '"cards"'],
    ['commit', { commit: 'decaf' }, '"c0ffee"', '"decaf"'],
    ['seed', { seed: 8 }, '7', '8'],
    ['subset', { subset: 'tag:third' }, 'null', '"tag:third"'],
    ['shard.of', { shard: { index: 1, of: 5 } }, '4', '5'],
    ['settings.timeout_seconds', { suite: { ...suite, timeout_seconds: 30 } }, '20', '30'],
  ])('shards with another %s are detected', async (what, change, expected, got) => {
    await measureOdd('odd', change)
    await expect(merge('shard-2', 'odd', 'shard-3', 'shard-4')).rejects.toThrow(
      `These are not shards of one run: \`${what}\` is ${expected} in ${at('shard-2')} and ${got} in ${at('odd')}. Measure all shards at one commit with the same suite, variant and flags.`,
    )
  })

  test('shards of another variant or with other cases are detected', async () => {
    await measureOdd('odd', { arms: [{ variant: 'old', out: at('odd'), trials: 3 }] })
    await expect(merge('shard-2', 'odd')).rejects.toThrow('`variant` is "new" in')
    await measureOdd('odd', { cases: CASES.slice(1) })
    await expect(merge('shard-2', 'odd')).rejects.toThrow('`fingerprints.suite` is "sha256:')
  })

  test('shards without any answer are not a run, although each of them is', async () => {
    const down: TargetDefinition = {
      ...dice,
      start: async (context) => ({
        ...(await dice.start(context)),
        ask: () =>
          Promise.resolve({ status: 'failed', latency_ms: 0, failure: { kind: 'target', message: 'no such model' } }),
      }),
    }
    for (const index of [1, 2]) await measure(`silent-${index}`, { index, of: 2 }, { targets: [down] })
    await expect(merge('silent-1', 'silent-2')).rejects.toThrow(
      'The target of variant `new` answered no question: all 90 trials failed. The first failure: no such model.',
    )
  })

  test('a shard that was interrupted is named', async () => {
    const run = await readRun(at('shard-3'))
    await measureOdd('cut', { shard: { index: 3, of: 4 } })
    await writeFile(join(at('cut'), 'run.json'), JSON.stringify({ ...run, counts: null, finished_at: null }))
    await expect(merge('shard-1', 'shard-2', 'cut', 'shard-4')).rejects.toThrow(
      `Shard 3/4 in ${at('cut')} is incomplete. Finish it with \`goldenpair run --resume\`, or measure it again.`,
    )
  })

  test('a shard that lost a case is named', async () => {
    const run = await readRun(at('shard-1'))
    await measureOdd('odd', {})
    const write = async (name: string, change: Partial<Run>) =>
      writeFile(join(at(name), 'run.json'), JSON.stringify({ ...(await readRun(at(name))), ...change }))
    await write('odd', { cases: run.cases.slice(1) })
    await expect(merge('odd', 'shard-2', 'shard-3', 'shard-4')).rejects.toThrow(
      `The run ${join(at('odd'), 'run.json')} cannot be read: together with the other shards, it does not cover the cases of suite dice. Measure again, or name another run folder.`,
    )
    await measureOdd('swapped', { shard: { index: 2, of: 4 } })
    const { cases } = await readRun(at('swapped'))
    await write('odd', { cases: [...cases.slice(0, 1), ...run.cases.slice(1)] })
    await write('swapped', { cases: [...run.cases.slice(0, 1), ...cases.slice(1)] })
    await expect(merge('odd', 'swapped', 'shard-3', 'shard-4')).rejects.toThrow(
      `The run ${join(at('odd'), 'run.json')} cannot be read: its cases are not those of shard 1/4. Measure again, or name another run folder.`,
    )
  })
})
