import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../src/io/clock.js'
import type { OpenRounds, SuiteArm } from '../../src/measure/run/input.js'
import { runSuite, type RunSuiteInput } from '../../src/measure/run/run-suite.js'
import { REGISTRY } from '../../src/measure/targets/index.js'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { DEFAULT_SCORING } from '../../src/model/suite/scoring.js'
import type { Suite } from '../../src/model/suite/suite.js'
import { type AskInRounds, askInRounds } from '../../src/modes/ask-in-rounds.js'
import { openEarlyScores } from '../../src/modes/evaluate/score-arms.js'
import { type ReadArms, readArms } from '../../src/modes/evaluate/read-arms.js'
import { recordedRules } from '../../src/model/suite/rules.js'
import { caseMeansOf } from '../../src/stats/scores/case-means.js'
import { confirmFailures } from '../../src/modes/confirm-failures/confirm-failures.js'
import type { Baseline } from '../../src/store/baselines/baseline.js'
import { readConfirmations } from '../../src/store/runs/confirmations.js'
import { recordLog } from '../measure/targets/start-session.js'
import { makeCase } from '../store/runs/make-run.js'
import { storedTrials } from '../store/runs/stored-trials.js'
import { NO_PROVIDERS } from './no-providers.js'

/** A target for which the case `flaky` passes every other try, `broken` never if the settings say so, and all others always. */
const PROGRAM = `import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, query, trial, settings } = JSON.parse(line)
  const passes = query === 'flaky' ? trial % 2 === 0 : query !== settings.breaks
  process.stdout.write(JSON.stringify({ id, answer: passes ? 'yes' : 'no' }) + '\\n')
})`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-in-rounds-'))
  await writeFile(join(folder, 'target.mjs'), PROGRAM)
})
afterEach(async () => rm(folder, { recursive: true }))

const asking = (id: string, query: string, critical = false) =>
  makeCase(id, { query, critical, checks: [{ contains: 'yes', ignore_case: false }] })
const STEADY = Array.from({ length: 56 }, (_, index) => asking(`steady-${index}`, 'steady'))
const FLAKY = Array.from({ length: 4 }, (_, index) => asking(`flaky-${index}`, 'flaky'))

function suiteOf(
  cases: Suite['cases'],
  { breaks = '', deterministic = false, ...more }: Partial<Suite> & { breaks?: string; deterministic?: boolean } = {},
): Suite {
  const target = {
    type: 'command',
    options: { command: [process.execPath, 'target.mjs'], shutdown_seconds: 1 },
    settings: { breaks },
    deterministic,
  }
  return {
    ...{ name: 'fruit', version: '1', description: null, file: 'golden/suite.yaml', cases },
    variants: { now: { name: 'now', target } },
    default_variant: 'now',
    ...{ k: [1], primary_k: 1, success: 'answer', trials: 1, baseline_trials: 5, concurrency: 4, timeout_seconds: 20 },
    ...{ retries: 0, seed: 1, alpha: 0.05, min_scored_share: 0.95, max_cost_usd: null, zero_tolerance: 'critical' },
    ...{ pricing: { models: {} }, scoring: DEFAULT_SCORING, controlled: {} },
    gates: [
      {
        ...{ id: 'success', metric: 'success', severity: 'fail', evidence: 'significant', primary: true },
        margin: { kind: 'absolute', value: 0.05 },
        ...{ min: null, max: null, where: null },
      },
    ],
    ...more,
  }
}

async function measure(
  suite: Suite,
  {
    rounds,
    arms,
    stopAt,
    ...more
  }: Partial<Omit<RunSuiteInput, 'arms' | 'rounds'>> & {
    readonly arms: readonly SuiteArm[]
    readonly rounds?: OpenRounds
    readonly stopAt?: number
  },
) {
  const waits: number[] = []
  const log = recordLog()
  const stop = new AbortController()
  const open: (readonly string[])[] = []
  const finished = await runSuite({
    ...{ suite, arms, rounds, cases: suite.cases, metrics: buildMetrics(suite), mode: 'run', seed: suite.seed },
    ...{ session_id: 'session', commit: null, branch: null, subset: null, env: { PATH: process.env['PATH'] } },
    ...{ targetEnvNames: [], providers: NO_PROVIDERS, judges: [], workingDirectory: folder, targets: REGISTRY },
    clock: systemClock,
    sleep: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
    log,
    signal: stop.signal,
    onProgress: ({ done, round }) => {
      open.push(round?.open ?? [])
      if (done === stopAt) stop.abort(new Error('killed'))
    },
    ...more,
  }).catch((error: unknown) => {
    if (stopAt === undefined) throw error
    return []
  })
  return {
    run: finished[0]?.run,
    runs: finished.map(({ run }) => run),
    waits: waits.filter((ms) => ms > 0 && ms !== 30_000),
    log: log.lines,
    open,
  }
}

const armIn = (name: string, more: Partial<SuiteArm> = {}): SuiteArm => ({
  variant: 'now',
  out: join(folder, name),
  trials: 1,
  ...more,
})
const record = async (suite: Suite, trials: number) =>
  measure(suite, { arms: [armIn('main', { trials })], session_id: 'main' })
/** A clock that advances by ten seconds at each call. */
let seconds = 0
const SLOW = { monotonicMs: () => (seconds += 10) * 1000 }
const inRounds = (more: Partial<AskInRounds> = {}) =>
  askInRounds({ main: join(folder, 'main'), beside: null, cap: 3, log: recordLog(), clock: SLOW, ...more })
const MAIN = (): Baseline => ({
  ...{ kind: 'found', folder: join(folder, 'main'), commit: null, branch: null },
  ...{ age_hours: null, distance: null, run_url: null, note: null },
})
const triesOf = (name: string, id: string) =>
  storedTrials(join(folder, name))
    .filter((trial) => trial.case === id)
    .sort((a, b) => a.trial - b.trial)
    .map(({ round = 0, asked_on }) => `${round}${asked_on ? '+' : ''}`)
    .join(' ')

test('a run asks until the gate is decided, varying cases twice per round, and a new case once', async () => {
  const cases = [...STEADY, ...FLAKY]
  await record(suiteOf(cases), 5)
  const log = recordLog()
  const { run, open, waits } = await measure(suiteOf([...cases, asking('new', 'steady')]), {
    arms: [armIn('now')],
    rounds: inRounds({ log }),
  })
  expect(run?.plan?.classes).toMatchObject({ 'steady-0': 'steady', 'flaky-0': 'varying' })
  expect(run?.plan?.gates[0]).toMatchObject({ id: 'success', hopeless: false })
  const last = run?.trials_per_case ?? 0
  expect(last).toBe(run?.plan?.gates[0]?.first)
  const rounds = Array.from({ length: last }, (_, index) => String(index + 1))
  expect(triesOf('now', 'steady-0')).toBe(rounds.join(' '))
  expect(triesOf('now', 'flaky-0')).toBe(rounds.flatMap((round) => [round, round]).join(' '))
  expect(triesOf('now', 'new')).toBe('1')
  expect(new Set(open.map((gates) => gates.join()))).toEqual(new Set(last === 1 ? [''] : ['', 'success']))
  expect(waits).toEqual([])
  expect(log.lines.filter((line) => line.includes('61 cases in at most 3 rounds: about '))).toHaveLength(1)
})

test('the log shows the progress of reading a large baseline before the first question', async () => {
  const suite = suiteOf(STEADY.slice(0, 50))
  const { run } = await record(suite, 1)
  const lines = storedTrials(join(folder, 'main')).flatMap((one) =>
    Array.from({ length: 400 }, (_, trial) => `${JSON.stringify({ ...one, trial })}\n`),
  )
  await writeFile(join(folder, 'main', 'trials.jsonl'), lines.join(''))
  const large = { ...run, trials_per_case: 400, counts: { ...run?.counts, trials: 20_000 } }
  await writeFile(join(folder, 'main', 'run.json'), JSON.stringify(large))
  const log = recordLog()
  const early = openEarlyScores(() => 1)
  await measure(suite, { arms: [armIn('now')], rounds: inRounds({ log, early }) })
  const read = log.lines.findIndex((line) => line.includes('reading the baseline · 20 000 of 20 000 trials · '))
  expect(read).toBeGreaterThan(-1)
  expect(log.lines.slice(read + 1).filter((line) => line.includes('50 cases in at most 3 rounds'))).toHaveLength(1)
})

test('a killed run makes the same decisions', async () => {
  const cases = [...STEADY.slice(0, 20), ...FLAKY]
  await record(suiteOf(cases), 5)
  const rounds = inRounds()
  const whole = await measure(suiteOf(cases), { arms: [armIn('now')], rounds })
  const list = (name: string) =>
    storedTrials(join(folder, name))
      .map(({ case: id, trial, round = 0 }) => `${id} ${trial} ${round}`)
      .sort()
  for (const stopAt of [10, 30, 40]) {
    await rm(join(folder, 'again'), { recursive: true, force: true })
    await measure(suiteOf(cases), { arms: [armIn('again')], rounds, stopAt, isResuming: false })
    expect(list('again').length).toBeLessThan(list('now').length)
    const { run } = await measure(suiteOf(cases), { arms: [armIn('again')], rounds, isResuming: true })
    expect(list('again')).toEqual(list('now'))
    expect(run?.trials_per_case).toBe(whole.run?.trials_per_case)
  }
})

test('a case that failed all its tries gets extra tries over a minute, only in the change, and no zero-tolerance re-run', async () => {
  const cases = [...STEADY, asking('broken', 'broken', true)]
  await record(suiteOf(cases), 10)
  const suite = suiteOf(cases, { breaks: 'broken' })
  const { waits, run } = await measure(suite, { arms: [armIn('now')], rounds: inRounds() })
  const tries = triesOf('now', 'broken').split(' ')
  const askedOn = tries.filter((one) => one.endsWith('+'))
  expect(askedOn.length).toBeGreaterThan(0)
  const settled = askedOn.filter((one) => one === `${run?.trials_per_case ?? 0}+`)
  // One more was asked with each later round, the rest before the last look.
  expect(waits.length).toBeGreaterThan(0)
  expect(waits.length).toBeLessThanOrEqual(settled.length)
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(60_000)
  expect(triesOf('now', 'steady-0')).not.toContain('+')
  const again = await confirmFailures({
    ...{ suite, folder: join(folder, 'now'), ruleSet: null, env: { PATH: process.env['PATH'] }, targetEnvNames: [] },
    ...{ providers: NO_PROVIDERS, spending: null, startJudge: null, workingDirectory: folder, clock: systemClock },
    ...{ log: recordLog(), signal: new AbortController().signal },
    baseline: MAIN(),
  })
  expect(again).toBeNull()
})

test('for a deterministic target only the cases that differ are asked once more, at once', async () => {
  const cases = [...STEADY, asking('broken', 'broken')]
  await record(suiteOf(cases, { deterministic: true }), 2)
  const log = recordLog()
  const { waits, run } = await measure(suiteOf(cases, { deterministic: true, breaks: 'broken' }), {
    arms: [armIn('now')],
    rounds: inRounds({ log }),
  })
  expect(log.lines.filter((line) => line.includes('rounds'))).toEqual([
    expect.stringContaining('57 cases in at most 3 rounds: about 57 answers if unchanged, 171 at most.'),
  ])
  expect([triesOf('now', 'broken'), triesOf('now', 'steady-0')]).toEqual(['1 1+', '1'])
  expect(run).toMatchObject({ trials_per_case: 1, counts: { trials: 58 } })
  expect(waits).toEqual([])
})

test('a base in the same job is asked as often in each round, by the plan of main', async () => {
  const cases = [...STEADY, ...FLAKY]
  await record(suiteOf(cases), 5)
  const arms = [armIn('now'), armIn('base', { isBase: true })]
  for (const main of [join(folder, 'main'), null]) {
    const { runs } = await measure(suiteOf(cases), { arms, rounds: inRounds({ main, beside: 1 }) })
    expect(triesOf('now', 'flaky-0')).toBe(triesOf('base', 'flaky-0'))
    expect(new Set(Object.values(runs[0]?.plan?.classes ?? {}))).toEqual(
      new Set(main === null ? ['steady'] : ['steady', 'varying']),
    )
    expect(runs[0]?.plan?.gates[0]?.first).toBe(main === null ? 3 : runs[0]?.plan?.gates[0]?.first)
    expect(runs.map(({ trials_per_case }) => trials_per_case)).toEqual([
      runs[0]?.trials_per_case,
      runs[0]?.trials_per_case,
    ])
    for (const { out } of arms) await rm(out, { recursive: true })
  }
})

test('several arms share the rounds, and the others are compared with the first', async () => {
  const suite = suiteOf([...STEADY.slice(0, 8), asking('broken', 'broken')])
  const { now } = suite.variants
  if (now === undefined) throw new Error('no variant')
  const other = { ...now, name: 'other', target: { ...now.target, settings: { breaks: 'broken' } } }
  const arms = [armIn('a'), armIn('b', { variant: 'other' }), armIn('c')]
  const log = recordLog()
  const { runs } = await measure(
    { ...suite, variants: { now, other } },
    { arms, mode: 'ab', rounds: inRounds({ main: null, beside: 0, log }) },
  )
  // What is announced is what all three are asked: 9 cases three times each.
  expect(log.lines.filter((line) => line.includes(' cases in '))).toEqual([
    expect.stringContaining('9 cases in at most 3 rounds: 81 answers.'),
  ])
  expect(runs.map(({ trials_per_case }) => trials_per_case)).toEqual([3, 3, 3])
  expect(['a', 'b', 'c'].map((name) => triesOf(name, 'steady-0'))).toEqual(['1 2 3', '1 2 3', '1 2 3'])
})

test('an answer that is judged later is asked up to the cap, because no look is possible', async () => {
  const cases = STEADY.slice(0, 10)
  const scoring = { ...DEFAULT_SCORING, judged: ['answer' as const] }
  const suite = suiteOf(cases, { deterministic: true, scoring })
  await record(suite, 2)
  const [success] = suite.gates
  if (success === undefined) throw new Error('the suite has no gate')
  const judged = { ...success, id: 'judge.correctness', metric: 'judge.correctness', primary: false }
  const ask = async (isJudgedLater: boolean, asksAll?: string) => {
    await rm(join(folder, 'now'), { recursive: true, force: true })
    const gates = [success, { ...judged, margin: { kind: 'absolute', value: 0.25 } as const }]
    const { run } = await measure(
      { ...suite, gates },
      { arms: [armIn('now')], rounds: inRounds({ isJudgedLater, asksAll }) },
    )
    return run?.trials_per_case
  }
  expect(await ask(true)).toBe(3)
  expect(await ask(false)).toBe(1)
  expect(await ask(false, 'zero tolerance needs 3 trials of a case')).toBe(3)
})

test('no rounds are planned for cases like these, and if main has no suitable gate', async () => {
  await record(suiteOf(STEADY), 2)
  const { run } = await measure(suiteOf(STEADY, { inference: 'cases-like-these' }), {
    arms: [armIn('now', { trials: 2 })],
    rounds: inRounds(),
  })
  expect(run?.plan).toBeUndefined()
  expect(run?.counts.trials).toBe(112)
  expect(JSON.parse(await readFile(join(folder, 'now', 'run.json'), 'utf8'))).not.toHaveProperty('plan')
})

test('extra tries of a run in rounds continue the case’s own numbering, and are read back', async () => {
  const cases = [...STEADY, asking('broken', 'broken', true)]
  await record(suiteOf(cases), 1)
  const suite = suiteOf(cases, { breaks: 'broken' })
  const { run } = await measure(suite, { arms: [armIn('now')], rounds: inRounds({ cap: 1 }) })
  if (run === undefined) throw new Error('nothing was measured')
  const own = storedTrials(join(folder, 'now')).filter((trial) => trial.case === 'broken')
  await confirmFailures({
    ...{ suite, folder: join(folder, 'now'), ruleSet: null, env: { PATH: process.env['PATH'] }, targetEnvNames: [] },
    ...{ providers: NO_PROVIDERS, spending: null, startJudge: null, workingDirectory: folder, clock: systemClock },
    ...{ log: recordLog(), signal: new AbortController().signal, baseline: MAIN() },
  })
  const numbers = own.map(({ trial }) => trial)
  const log = recordLog()
  const again = await readConfirmations(join(folder, 'now'), { run, log, keep: ({ trial }) => trial })
  expect(again?.trials.toSorted()).toEqual([0, 1, 2].filter((number) => !numbers.includes(number)))
})

test('a report uses the scores of main and of the answers as they arrived, unless other settings apply', async () => {
  const cases = [...STEADY.slice(0, 10), ...FLAKY]
  await record(suiteOf(cases), 3)
  const early = openEarlyScores(() => 1)
  await measure(suiteOf(cases), { arms: [armIn('now')], rounds: inRounds({ early }), onTrial: early.onTrial })
  const request = { candidates: [join(folder, 'now')], baseline: MAIN(), outputFolder: folder, log: recordLog() }
  const read = await readArms(request)
  // The trials are needed only to read the runs again.
  for (const one of ['main', 'now']) await rm(join(folder, one, 'trials.jsonl'))
  const known = await readArms({ ...request, early })
  const shown = ({ baseline, candidates, answers, tables }: ReadArms) => {
    const [{ scored }] = candidates
    const arms = [baseline.kind === 'none' ? scored : baseline.scored, scored]
    const named = arms.map(({ run, trials }, at) => ({ name: String(at), run, means: caseMeansOf(trials) }))
    return JSON.stringify([arms, answers.map((hashes) => [...hashes]), tables.build(named)])
  }
  expect(known.baseline).toHaveProperty('scored.trials.length', 42)
  expect(shown(known)).toBe(shown(read))
  const rules = { ...recordedRules(known.candidates[0].scored.run), pricing: { models: {}, as_of: '2026-11-28' } }
  const otherwise = { ...request, early, ruleSet: { rules, from: 'base', changes: [] } as const }
  await expect(readArms(otherwise)).rejects.toThrow('trials.jsonl')
})
