import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/io/clock.js'
import { REGISTRY as JUDGES } from '../../src/measure/judges/index.js'
import { listReadings } from '../../src/metrics/answer/judged-part.js'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import type { Run, Trial, TrialRecord } from '../../src/model/run/run.js'
import { DEFAULT_SCORING } from '../../src/model/suite/scoring.js'
import type { Suite, Variant } from '../../src/model/suite/suite.js'
import { runSuite, type RunSuiteInput } from '../../src/measure/run/run-suite.js'
import { REGISTRY } from '../../src/measure/targets/index.js'
import { startOpenAiDouble } from '../doubles/openai/server.js'
import { accessTo } from '../measure/providers/ask-double.js'
import { validatorOf } from '../schemas.js'
import { makeCase } from '../store/runs/make-run.js'
import { FIXTURES, recordLog } from '../measure/targets/start-session.js'
import { NO_PROVIDERS } from './no-providers.js'
import { storedTrials } from '../store/runs/stored-trials.js'

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
  /** Stops the run after this number of trials. */
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
const readTrials = async () => Promise.resolve(storedTrials(out))
const withoutTimes = (trials: readonly Trial[]) =>
  trials
    .map(({ observation, scores, ...trial }) => ({
      ...trial,
      observation: {
        ...observation,
        latency_ms: 0,
        ...(observation.status === 'ok' && { reply: { ...observation.reply, resources: undefined } }),
      },
      scores: Object.keys(scores),
    }))
    .sort((a, b) => a.trial - b.trial || (a.case < b.case ? -1 : 1))

describe('resuming', () => {
  test('makes exactly the missing trials', async () => {
    await start({ trials: 2 })
    const whole = withoutTimes(await readTrials())
    await start({ trials: 2, stopAt: 4 })
    const before = await readLines()
    // An answer that arrived at that moment is kept.
    const made = before.length
    expect([4, 5]).toContain(made)
    const { run, log, progress } = await resume({ trials: 2, more: { session_id: 'another' } })
    expect((await readLines()).slice(0, made)).toEqual(before)
    expect(withoutTimes(await readTrials())).toEqual(whole)
    expect(run?.counts).toMatchObject({ cases: 5, trials: 10, ok: 10 })
    expect(run?.summaries['answer.exact-match']).toEqual({ mean: 1, n: 5, applicable: 5 })
    expect(run?.session_id).toBe('session')
    expect(log).toEqual([`info: Resuming: ${made} of 10 trials are already made.`])
    expect(progress).toEqual(['4/10', '5/10', '6/10', '7/10', '8/10', '9/10', '10/10'].slice(made - 4))
  })

  test('drops half a line at the end', async () => {
    await start({ stopAt: 2 })
    await appendFile(join(out, 'trials.jsonl'), '{"case":"fig","trial":0,"ret')
    expect((await resume()).run?.counts).toMatchObject({ trials: 5, ok: 5 })
    expect(await readTrials()).toHaveLength(5)
  })

  test('drops a whole line without its line feed too, because that trial was not finished', async () => {
    await start({ stopAt: 2 })
    const text = await readFile(join(out, 'trials.jsonl'), 'utf8')
    await writeFile(join(out, 'trials.jsonl'), text.trimEnd())
    expect((await resume()).log).toEqual(['info: Resuming: 1 of 5 trials are already made.'])
    expect(await readTrials()).toHaveLength(5)
  })

  test('a finished run asks nothing and changes nothing', async () => {
    const { run: first } = await start({})
    const lines = await readLines()
    const { run, progress } = await resume()
    expect(await readLines()).toEqual(lines)
    expect({ ...run, finished_at: '' }).toEqual({ ...first, finished_at: '' })
    expect(progress).toEqual(['5/5'])
  })

  test('starts a run if there is none', async () => {
    const { run, log } = await resume()
    expect(run?.counts.trials).toBe(5)
    expect(log).toEqual([`info: There is no run in ${out} to resume: starting it.`])
  })

  test('counts earlier spending against the budget', async () => {
    const cases = SUITE.cases.map((golden) => ({ ...golden, query: 'reply {"answer":"x","cost_usd":0.5}' }))
    const suite = { cases, max_cost_usd: 1 }
    await start({ suite, stopAt: 2 })
    const { run, log } = await resume({ suite })
    expect(run?.counts.trials).toBe(2)
    expect(log.at(-1)).toMatch(
      /is incomplete: the run was stopped by its budget of \$1 after 2 of 5 trials: \$1 is spent/,
    )
    const { run: richer } = await resume({ suite: { cases, max_cost_usd: 10 } })
    expect(richer?.counts.trials).toBe(5)
    expect(richer?.stopped).toBeUndefined()
  })

  test('counts a trial without a known cost as the declared maximum', async () => {
    const replies = [
      '{"answer":"x"}',
      '{"answer":7}',
      '{"answer":"x","cost_usd":0.25}',
      '{"answer":"x"}',
      '{"answer":"x"}',
    ]
    const cases = SUITE.cases.map((golden, index) => ({ ...golden, query: `reply ${replies[index] ?? ''}` }))
    const variants = { default: { ...VARIANT, max_trial_cost_usd: 0.5 } }
    const suite = { cases, variants, max_cost_usd: 2.25 }
    await start({ suite, stopAt: 3 })
    // As after kill -9. After an orderly end, run.json would contain the spending.
    const head = join(out, 'run.json')
    await writeFile(
      head,
      JSON.stringify({ ...(JSON.parse(await readFile(head, 'utf8')) as Run), spent_usd: undefined }),
    )
    const { run } = await resume({ suite })
    expect(run?.counts.trials).toBe(5)
    expect(run?.spent_usd).toBe(2.25)
  })

  test('uses the spending in run.json if it is larger than that of the trials', async () => {
    const cases = SUITE.cases.map((golden) => ({ ...golden, query: 'reply {"answer":"x","cost_usd":0.25}' }))
    const variants = { default: { ...VARIANT, max_trial_cost_usd: 0.25 } }
    const suite = { cases, variants, max_cost_usd: 2.25 }
    await start({ suite, stopAt: 3 })
    const head = join(out, 'run.json')
    const known = JSON.parse(await readFile(head, 'utf8')) as Run
    expect(known).toMatchObject({ counts: null, finished_at: null })
    expect(known.spent_usd).toBeGreaterThanOrEqual(0.75)
    // Simulates lost attempts.
    await writeFile(head, JSON.stringify({ ...known, spent_usd: 2 }))
    expect((await resume({ suite })).run?.spent_usd).toBe(2.25)
  })

  test('counts the spending of a run that is started again because all of it failed', async () => {
    const variants = { default: { ...VARIANT, max_trial_cost_usd: 0.5 } }
    const asked = (query: string) => ({
      cases: SUITE.cases.map((golden) => ({ ...golden, query })),
      ...{ variants, max_cost_usd: 2.25 },
    })
    await start({ suite: asked('reply {"answer":7}'), stopAt: 2 })
    const { run, log } = await resume({ suite: asked('reply {"answer":"x","cost_usd":0.25}') })
    expect(log[0]).toMatch(/^info: Starting the run in .* again: all of its [23] trials failed\.$/)
    // $1 to $1.50 was spent before; the five answers alone would cost $1.25.
    expect(run?.spent_usd).toBeGreaterThanOrEqual(2)
  })

  test('starts again if the target had only crashed', async () => {
    const broken = SUITE.cases.map((golden) => ({ ...golden, query: 'exit 1' }))
    await expect(start({ suite: { cases: broken } })).rejects.toMatchObject({ code: 'target-cannot-start' })
    expect((await readTrials()).length).toBeGreaterThan(0)
    expect((await resume()).run?.counts).toMatchObject({ trials: 5, ok: 5 })
  })

  test('continues if only crashing cases are left', async () => {
    await start({ stopAt: 1 })
    const { length: ok } = await readLines()
    const cases = SUITE.cases.map((golden) => ({ ...golden, query: 'exit 1' }))
    const suite = { cases, concurrency: 4 }
    expect((await resume({ suite })).run?.counts).toMatchObject({ trials: 5, ok, failed: 5 - ok })
  })
})

test('nothing is paid for twice, neither targets nor judges', async () => {
  await using double = await startOpenAiDouble()
  const said = JSON.stringify({ reasoning: '', correctness: 4, completeness: 4, faithfulness: 4 })
  const isJudge = ({ model }: { readonly model: string }): boolean => model === 'gpt-4o'
  const answer = (request: { readonly model: string }) => ({ text: isJudge(request) ? said : 'In August.' })
  double.answerAll(answer)
  const options = { model: 'gpt-4.1', max_output_tokens: 50 }
  // A reading costs $0.12 and could cost $15.93; an answer is free.
  const price = { input: 1000, output: 1000 }
  const suite: Partial<Suite> = {
    cases: Array.from({ length: 12 }, (_, index) => makeCase(`c${index}`, { expected_answer: 'August' })),
    variants: { default: { ...VARIANT, target: { type: 'openai', options, settings: {}, deterministic: false } } },
    scoring: { ...DEFAULT_SCORING, judged: ['answer'] },
    judge: { type: 'openai', options: { model: 'gpt-4o' }, trials: 3, rubric_trials: 1, prompts: {} },
    pricing: { models: { 'gpt-4o-2026-01-01': price, 'gpt-4o': price, 'gpt-4.1': { input: 0, output: 0 } } },
    concurrency: 4,
  }
  const more = { providers: accessTo(double), judges: JUDGES }
  const capped = (max_cost_usd: number) => ({ suite: { ...suite, max_cost_usd }, more })
  /** Counts the requests that the provider received, and those whose replies are in the run folder. */
  const count = async () => {
    const readings = double.requests.filter(({ body }) => isJudge(body)).length
    const left = await readFile(join(out, 'unjudged.jsonl'), 'utf8').catch(() => '')
    const validate = validatorOf('unjudged')
    for (const line of left.split('\n').filter(Boolean)) expect(validate(JSON.parse(line)), line).toBe(true)
    const records = new Map<string, TrialRecord>()
    for (const line of [...left.split('\n'), ...(await readLines())].filter(Boolean)) {
      const record = JSON.parse(line) as TrialRecord
      records.set(record.case, record)
    }
    const listed = [...records.values()].flatMap(({ judgments = {} }) => listReadings(judgments))
    return {
      billed: [double.requests.length - readings, readings],
      kept: [records.size, listed.length],
      trials: (await readLines()).filter(Boolean).length,
      left: left !== '',
    }
  }

  // The run is stopped while a reading is awaited: the answer is kept.
  const stop = new AbortController()
  double.answerAll((request) => {
    if (isJudge(request)) setImmediate(() => stop.abort(new Error('stopped')))
    return isJudge(request) ? 'silence' : answer(request)
  })
  await expect(start({ suite: { ...suite, concurrency: 1 }, more: { ...more, signal: stop.signal } })).rejects.toThrow(
    'stopped',
  )
  expect(await count()).toEqual({ billed: [1, 1], kept: [1, 0], trials: 0, left: true })

  double.answerAll(answer)
  const first = await resume(capped(17.2))
  expect(first.run?.stopped).toMatchObject({ because: 'budget', detail: 'the judge’s next reading could cost $15.93' })
  const poor = await count()
  expect(poor.left).toBe(true)
  expect(poor.trials).toBeLessThan(12)
  expect(poor.kept).toEqual([poor.billed[0], (poor.billed[1] ?? 0) - 1])
  expect(first.run?.spent_usd).toBeCloseTo(0.12 * (poor.kept[1] ?? 0))
  expect(first.log.at(-1)).toBe(
    `info: ${poor.kept[0] === poor.trials + 1 ? '1 answer is' : `${(poor.kept[0] ?? 0) - poor.trials} answers are`} not fully judged and kept in ${join(out, 'unjudged.jsonl')}: \`--resume\` judges them without asking for them again.`,
  )

  const whole = await resume(capped(100))
  expect(whole.run).toMatchObject({ counts: { trials: 12, ok: 12, judge: { readings: 36, failed: 0 } } })
  expect(whole.run?.spent_usd).toBeCloseTo(0.12 * 36)
  expect(await count()).toEqual({ billed: [12, 37], kept: [12, 36], trials: 12, left: false })
})

test('unjudged answers belong to the run in the folder, completely, and to no finished trial', async () => {
  await using double = await startOpenAiDouble()
  const path = join(out, 'unjudged.jsonl')
  const price = { input: 1000, output: 1000 }
  const options = { model: 'gpt-4.1', max_output_tokens: 50 }
  const suite: Partial<Suite> = {
    cases: ['a', 'b', 'c'].map((id) => makeCase(id, { expected_answer: 'August' })),
    variants: { default: { ...VARIANT, target: { type: 'openai', options, settings: {}, deterministic: false } } },
    scoring: { ...DEFAULT_SCORING, judged: ['answer'] },
    judge: { type: 'openai', options: { model: 'gpt-4o' }, trials: 1, rubric_trials: 1, prompts: {} },
    pricing: { models: { 'gpt-4o-2026-01-01': price, 'gpt-4o': price, 'gpt-4.1': { input: 0, output: 0 } } },
  }
  const more = { providers: accessTo(double), judges: JUDGES }
  const said = JSON.stringify({ reasoning: '', correctness: 4, completeness: 4, faithfulness: 4 })
  const isJudge = ({ model }: { readonly model: string }): boolean => model === 'gpt-4o'
  const answered = { text: 'In August.' }
  /** Starts a run and stops it while its first reading is awaited. Returns the log. */
  const stopped = async (changes: Partial<RunSuiteInput> = {}) => {
    const stop = new AbortController()
    double.answerAll((request) => {
      if (isJudge(request)) setImmediate(() => stop.abort(new Error('stopped')))
      return isJudge(request) ? 'silence' : answered
    })
    const log = recordLog()
    const run = start({ suite, more: { ...more, signal: stop.signal, log, ...changes } })
    await expect(run).rejects.toThrow('stopped')
    return log.lines
  }
  const readLeft = async () => (await readFile(path, 'utf8')).trimEnd().split('\n')

  const told = '1 answer is not fully judged and kept in '
  expect(await stopped({ isResuming: false })).toContain(
    `info: ${told}${path}: \`--resume\` judges them without asking for them again.`,
  )
  const left = await readLeft()
  expect(left).toHaveLength(1)
  // Starts another run in the same folder without `--resume`.
  expect(await stopped()).toContain(`info: ${told}${path}.`)
  expect(await readLeft()).toHaveLength(1)

  await stopped()
  await appendFile(path, '{"case":"b","trial":0,"ret')
  expect((await stopped({ isResuming: true })).slice(0, 2)).toEqual([
    `warning: ${path}:2 is cut off and was ignored: the run ended while writing it.`,
    'info: Resuming: 0 of 3 trials are already made, and 1 answer to be judged.',
  ])
  const [again = ''] = left
  const caseOf = (line: string) => (JSON.parse(line) as TrialRecord).case
  expect((await readLeft()).map(caseOf)).toEqual([caseOf(again), caseOf(again)])

  // If the answer cannot be kept, a stopped run still only stops, but a run that used up its budget fails.
  await rm(path)
  await mkdir(path)
  await stopped({ isResuming: true })
  const poor = { ...suite, max_cost_usd: 1 }
  await expect(resume({ suite: poor, more })).rejects.toMatchObject({ code: 'output-unwritable' })
  await rm(path, { recursive: true })

  double.answerAll((request) => (isJudge(request) ? { text: said } : answered))
  await resume({ suite, more })
  const [first = '', ...others] = await readLines()
  await writeFile(join(out, 'trials.jsonl'), `${first}\n`)
  const made = { ...(JSON.parse(first) as Trial), unscored_set: undefined }
  await writeFile(path, `${JSON.stringify({ ...made, scores: undefined, unscored: undefined })}\n`)
  const whole = await resume({ suite, more })
  expect(whole.log[0]).toBe('info: Resuming: 1 of 3 trials are already made.')
  expect([others.length, whole.run?.counts.trials, existsSync(path)]).toEqual([2, 3, false])
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
    message: `The run in ${out} cannot be resumed, because it was started differently: the commit was c0ffee and is none; the seed was 1 and is 2; the trials per case was 1 and is 3; the subset was none and is tag:a; the time-out in seconds was 20 and is 7; the cases or the success rule have changed; the gates have changed; the target’s options or settings have changed; the prices have changed. Resume it with the same settings, or start over without --resume.`,
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
    facts: { differences: ['the searched files have changed'] },
  })
})

describe('output that cannot be written', () => {
  test('because a part of its path is a file is the user’s error, before anything is asked', async () => {
    await writeFile(join(folder, 'file'), '')
    out = join(folder, 'file', 'run')
    await expect(start({})).rejects.toMatchObject({
      code: 'output-unwritable',
      message: `Cannot write ${out}/run.lock: part of the path is a file. Fix that, or name another place with the input \`output-dir\`.`,
    })
  })

  test('because run.json cannot be written is the user’s error, before anything is asked', async () => {
    await mkdir(join(out, 'run.json.tmp'), { recursive: true })
    await expect(start({ suite: { concurrency: 2 } })).rejects.toMatchObject({
      message: `Cannot write ${out}/run.json: it is a folder. Fix that, or name another place with the input \`output-dir\`.`,
    })
    expect(await readFile(join(out, 'trials.jsonl'), 'utf8')).toBe('')
  })

  test.skipIf(!existsSync('/dev/full'))('because the disk is full is the user’s error', async () => {
    await start({})
    await rm(join(out, 'trials.jsonl'))
    await symlink('/dev/full', join(out, 'trials.jsonl'))
    await expect(start({ suite: { concurrency: 4 } })).rejects.toMatchObject({
      code: 'output-unwritable',
      message: `Cannot write ${out}/trials.jsonl: the disk is full. Fix that, or name another place with the input \`output-dir\`.`,
    })
  })
})

describe('the corpus that the replies name', () => {
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

  test('is null if they name none', async () => {
    expect(corpusOf((await start({ suite: asking('') })).run)).toBeNull()
  })

  test('is recorded with a warning if it changes during the run', async () => {
    const { run, log } = await start({ suite: asking('b', 'a') })
    expect(corpusOf(run)).toBe('a, b')
    expect(log).toEqual(['warning: The corpus of `default` changed during the run: its replies name 2 corpora (a, b).'])
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
