import { appendFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runSuite, type RunSuiteInput } from '../../src/app/run-suite.js'
import { buildMetrics } from '../../src/core/metrics/build-metrics.js'
import type { Run, Trial } from '../../src/core/model/run.js'
import { DEFAULT_SCORING } from '../../src/core/model/scoring.js'
import type { Suite, Variant } from '../../src/core/model/suite.js'
import { systemClock } from '../../src/shell/io/clock.js'
import { REGISTRY } from '../../src/shell/targets/index.js'
import { makeCase } from '../shell/runs/make-run.js'
import { FIXTURES, recordLog } from '../shell/targets/start-session.js'
import { NO_PROVIDERS } from './no-providers.js'

let folder: string
let out: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-resume-'))
  out = join(folder, 'run')
})
afterEach(async () => rm(folder, { recursive: true }))

const VARIANT: Variant = {
  name: 'default',
  target: {
    type: 'command',
    options: { command: [process.execPath, 'scripted.mjs'], shutdown_seconds: 1 },
    settings: {},
    deterministic: false,
  },
}
const SUITE: Suite = {
  name: 'fruit',
  version: '1',
  description: null,
  file: 'golden/suite.yaml',
  cases: ['fig', 'medlar', 'pear', 'plum', 'quince'].map((id) => makeCase(id)),
  variants: { default: VARIANT },
  default_variant: 'default',
  k: [1, 3],
  primary_k: 3,
  success: 'all',
  trials: 1,
  baseline_trials: 3,
  concurrency: 1,
  timeout_seconds: 20,
  retries: 2,
  seed: 1,
  alpha: 0.05,
  min_scored_share: 0.95,
  max_cost_usd: null,
  zero_tolerance: 'critical',
  pricing: { models: {} },
  scoring: DEFAULT_SCORING,
  gates: [],
  controlled: {},
}

interface Started {
  readonly suite?: Partial<Suite>
  readonly more?: Partial<RunSuiteInput>
  readonly trials?: number
  /** Stops the run when so many trials are made. */
  readonly stopAt?: number
}

async function start({ suite: changes = {}, more = {}, trials = 1, stopAt }: Started) {
  const suite = { ...SUITE, ...changes }
  const { k, primary_k, success, pricing } = suite
  const log = recordLog()
  const stop = new AbortController()
  const progress: string[] = []
  const finished = runSuite({
    suite,
    arms: [{ variant: 'default', out, trials }],
    cases: suite.cases,
    metrics: buildMetrics({ k, primary_k, success, pricing }),
    mode: 'run',
    seed: suite.seed,
    session_id: 'session',
    commit: 'c0ffee',
    branch: null,
    subset: null,
    env: { PATH: process.env['PATH'] },
    targetEnvNames: [],
    providers: NO_PROVIDERS,
    judges: [],
    workingDirectory: FIXTURES,
    targets: REGISTRY,
    clock: systemClock,
    sleep: () => Promise.resolve(),
    log,
    signal: stop.signal,
    onProgress: ({ done, total }) => {
      progress.push(`${done}/${total}`)
      if (done === stopAt) stop.abort(new Error('stopped'))
    },
    ...more,
  })
  const [arm] = await finished.catch((error: unknown) => {
    if (stopAt === undefined) throw error
    return []
  })
  return { run: arm?.run, log: log.lines, progress }
}

const resume = async (started: Started = {}) => start({ ...started, more: { ...started.more, isResuming: true } })
const readLines = async () => (await readFile(join(out, 'trials.jsonl'), 'utf8')).trimEnd().split('\n')
const readTrials = async () => (await readLines()).map((line) => JSON.parse(line) as Trial)
const withoutTimes = (trials: readonly Trial[]) =>
  trials
    .map(({ observation, scores, ...trial }) => ({
      ...trial,
      observation: { ...observation, latency_ms: 0 },
      scores: Object.keys(scores),
    }))
    .sort((a, b) => a.trial - b.trial || (a.case < b.case ? -1 : 1))

describe('resuming', () => {
  test('makes the trials that are missing, and no other', async () => {
    await start({ trials: 2 })
    const whole = withoutTimes(await readTrials())
    await start({ trials: 2, stopAt: 4 })
    const before = await readLines()
    expect(before).toHaveLength(4)
    const { run, log, progress } = await resume({ trials: 2, more: { session_id: 'another' } })
    expect((await readLines()).slice(0, 4)).toEqual(before)
    expect(withoutTimes(await readTrials())).toEqual(whole)
    expect(run?.counts).toMatchObject({ cases: 5, trials: 10, ok: 10 })
    expect(run?.summaries['answer.exact-match']).toEqual({ mean: 1, n: 5, applicable: 5 })
    expect(run?.session_id).toBe('session')
    expect(log).toEqual(['info: Resuming: 4 of 10 trials are there.'])
    expect(progress).toEqual(['4/10', '5/10', '6/10', '7/10', '8/10', '9/10', '10/10'])
  })

  test('drops half a line at the end', async () => {
    await start({ stopAt: 2 })
    await appendFile(join(out, 'trials.jsonl'), '{"case":"fig","trial":0,"ret')
    expect((await resume()).run?.counts).toMatchObject({ trials: 5, ok: 5 })
    expect(await readTrials()).toHaveLength(5)
  })

  test('drops a whole line without its line feed, too: that trial was not finished', async () => {
    await start({ stopAt: 2 })
    const text = await readFile(join(out, 'trials.jsonl'), 'utf8')
    await writeFile(join(out, 'trials.jsonl'), text.trimEnd())
    expect((await resume()).log).toEqual(['info: Resuming: 1 of 5 trials are there.'])
    expect(await readTrials()).toHaveLength(5)
  })

  test('of a finished run asks nothing and changes nothing', async () => {
    const { run: first } = await start({})
    const lines = await readLines()
    const { run, progress } = await resume()
    expect(await readLines()).toEqual(lines)
    expect({ ...run, finished_at: '' }).toEqual({ ...first, finished_at: '' })
    expect(progress).toEqual(['5/5'])
  })

  test('where there is nothing starts', async () => {
    const { run, log } = await resume()
    expect(run?.counts?.trials).toBe(5)
    expect(log).toEqual([`info: There is no run in ${out} to resume: it is started.`])
  })

  test('counts what was spent before against the budget', async () => {
    const cases = SUITE.cases.map((golden) => ({ ...golden, query: 'reply {"answer":"x","cost_usd":0.5}' }))
    const suite = { cases, max_cost_usd: 1 }
    await start({ suite, stopAt: 2 })
    const { run, log } = await resume({ suite })
    expect(run?.counts?.trials).toBe(2)
    expect(log.at(-1)).toMatch(
      /is incomplete: the run was stopped by its budget of \$1 after 2 of 5 trials: \$1 is spent/,
    )
    const { run: richer } = await resume({ suite: { cases, max_cost_usd: 10 } })
    expect(richer?.counts?.trials).toBe(5)
    expect(richer?.stopped).toBeUndefined()
  })

  test('starts anew where the target had only crashed', async () => {
    const broken = SUITE.cases.map((golden) => ({ ...golden, query: 'exit 1' }))
    await expect(start({ suite: { cases: broken } })).rejects.toMatchObject({ code: 'target-cannot-start' })
    expect((await readTrials()).length).toBeGreaterThan(0)
    expect((await resume()).run?.counts).toMatchObject({ trials: 5, ok: 5 })
  })

  test('goes on when nothing but crashing cases is left', async () => {
    await start({ stopAt: 1 })
    const cases = SUITE.cases.map((golden) => ({ ...golden, query: 'exit 1' }))
    const suite = { cases, concurrency: 4 }
    expect((await resume({ suite })).run?.counts).toMatchObject({ trials: 5, ok: 1, failed: 4 })
  })
})

test('a run is not resumed as another, and every difference is named', async () => {
  await start({ stopAt: 2 })
  const before = await readLines()
  const resumed = resume({
    suite: {
      cases: [...SUITE.cases, makeCase('medlar-2')],
      timeout_seconds: 7,
      alpha: 0.01,
      variants: { default: { ...VARIANT, target: { ...VARIANT.target, settings: { model: 'new' } } } },
      pricing: { models: { m: { input: 1, output: 1 } } },
    },
    trials: 3,
    more: { seed: 2, commit: null, subset: 'tag:a' },
  })
  await expect(resumed).rejects.toMatchObject({
    code: 'run-differs',
    message: `The run in ${out} cannot be resumed, because it was started differently: the commit was c0ffee and is none; the seed was 1 and is 2; the trials a case was 1 and is 3; the subset was none and is tag:a; the time-out in seconds was 20 and is 7; the cases or the success rule have changed; the gates have changed; the target’s options or settings have changed; the prices have changed. Resume it with the same, or start anew without --resume.`,
  })
  expect(await readLines()).toEqual(before)
})

test('a search run is not resumed over files that have changed', async () => {
  const target = { type: 'search', options: { include: ['*.md'] }, settings: {}, deterministic: true }
  const suite = { variants: { default: { name: 'default', target } } }
  await writeFile(join(folder, 'a.md'), '# Plums\nPlums ripen in August.\n')
  await start({ suite, stopAt: 2, more: { workingDirectory: folder } })
  await writeFile(join(folder, 'a.md'), '# Plums\nPlums ripen in July.\n')
  await expect(resume({ suite, more: { workingDirectory: folder } })).rejects.toMatchObject({
    code: 'run-differs',
    facts: { differences: ['the files that are searched have changed'] },
  })
})

describe('output that cannot be written', () => {
  test('because a part of its path is a file is the user’s error, before anything is asked', async () => {
    await writeFile(join(folder, 'file'), '')
    out = join(folder, 'file', 'run')
    await expect(start({})).rejects.toMatchObject({
      code: 'output-unwritable',
      message: `Cannot write ${out}/run.json: a part of the path is a file. Mend that, or name another folder (--out, in the Action the input \`output-dir\`).`,
    })
  })

  test.skipIf(!existsSync('/dev/full'))('because the disk is full is the user’s error', async () => {
    await start({})
    await rm(join(out, 'trials.jsonl'))
    await symlink('/dev/full', join(out, 'trials.jsonl'))
    await expect(start({ suite: { concurrency: 4 } })).rejects.toMatchObject({
      code: 'output-unwritable',
      message: `Cannot write ${out}/trials.jsonl: the disk is full. Mend that, or name another folder (--out, in the Action the input \`output-dir\`).`,
    })
  })
})

describe('what the replies say they searched', () => {
  const asking = (...corpora: readonly string[]): Partial<Suite> => ({
    cases: corpora.map((corpus, index) =>
      makeCase(`c${index}`, { query: `reply ${JSON.stringify({ answer: 'x', ...(corpus !== '' && { corpus }) })}` }),
    ),
  })
  const corpusOf = (run: Run | undefined) => run?.fingerprints.corpus

  test('is recorded in the run', async () => {
    const { run, log } = await start({ suite: asking('sha256:1', '', 'sha256:1') })
    expect([corpusOf(run), log]).toEqual(['sha256:1', []])
  })

  test('is null when they say nothing', async () => {
    expect(corpusOf((await start({ suite: asking('') })).run)).toBeNull()
  })

  test('is recorded with a warning when it changes in the middle', async () => {
    const { run, log } = await start({ suite: asking('b', 'a') })
    expect(corpusOf(run)).toBe('a, b')
    expect(log).toEqual(['warning: What `default` searches changed during the run: its replies name 2 corpora (a, b).'])
  })
})

describe('the target’s setup', () => {
  const settingUp = (file: string, how = ''): Partial<Suite> => {
    const setup = ['sh', join(FIXTURES, 'setup.sh'), join(folder, file), how]
    return { variants: { default: { ...VARIANT, target: { ...VARIANT.target, setup } } } }
  }
  const more = (): Partial<RunSuiteInput> => ({
    workingDirectory: folder,
    env: { PATH: process.env['PATH'], OPENAI_API_KEY: 'secret' },
  })
  const options = { ...VARIANT.target.options, command: [process.execPath, join(FIXTURES, 'scripted.mjs')] }

  test('runs once for all arms of a checkout before they start, without secrets', async () => {
    const { variants = {} } = settingUp('trace')
    const [variant = VARIANT] = Object.values(variants)
    const arm = { ...variant, target: { ...variant.target, options } }
    await start({
      suite: { variants: { default: arm, other: arm } },
      more: {
        ...more(),
        arms: [
          { variant: 'default', out, trials: 1 },
          { variant: 'other', out: join(folder, 'other'), trials: 1 },
        ],
      },
    })
    expect(await readFile(join(folder, 'trace'), 'utf8')).toBe('no secret\n')
  })

  test('that fails stops the run before anything is asked', async () => {
    await expect(start({ suite: settingUp('trace', 'fail'), more: more() })).rejects.toMatchObject({
      code: 'setup-failed',
      facts: { how: 'exited with code 3', log: 'installing …\nno such package: plum' },
    })
    expect(existsSync(out)).toBe(false)
  })
})
