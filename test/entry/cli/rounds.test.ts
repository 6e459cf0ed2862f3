import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CommandResult, runCli } from './run-cli.js'

// Whole stories from a user's view: a program whose answers vary by seed is asked in rounds and compared with recorded runs of main.

const TARGET = `
import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
const draw = (text) => parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16) / 2 ** 32
let asked = 0
for await (const line of createInterface({ input: process.stdin })) {
  const { id, case: name, seed, settings } = JSON.parse(line)
  asked++
  const number = Number(name.slice(2))
  const rates = [0.5, 0.8, 0.35, 0.65]
  const steady = (settings.failing ?? []).includes(name) ? 0 : 1
  const rate = settings.steady || number % 5 !== 0 ? steady : rates[(number / 5) % 4]
  const [from, to] = settings.minute ?? [0, 0]
  const isBroken = (settings.broken ?? []).includes(name) || (asked > from && asked <= to)
  const passes = !isBroken && draw((settings.copies ? name : name + ' ' + seed) + ' ' + settings.salt) < rate
  const usage = { input_tokens: settings.tokens ?? 100, output_tokens: 20 }
  await new Promise((resolve) => setTimeout(resolve, settings.wait ?? 0))
  process.stdout.write(JSON.stringify({ id, answer: (passes ? 'PASS' : 'stuck') + (settings.wordy ? ' ' + id : ''), usage, cost_usd: 0.01 }) + '\\n')
}
`

const name = (number: number): string => `q-${String(number).padStart(2, '0')}`
const NUMBERS = Array.from({ length: 60 }, (_, number) => number)
/** The cases with a constant result; every fifth case varies. */
const STEADY = NUMBERS.filter((number) => number % 5 !== 0).map(name)
const FAILING = STEADY.slice(-4)
const CASES = NUMBERS.map((number) => ({
  id: name(number),
  query: `question ${number}`,
  tags: [number < 12 ? 'billing' : 'other'],
  checks: [{ contains: 'PASS' }],
}))

const VARIANTS = {
  main: {},
  same: {},
  broken: { broken: STEADY.slice(0, 6) },
  two: { broken: STEADY.slice(0, 2) },
  swap: { broken: STEADY.slice(10, 14), failing: [] },
  cheaper: { salt: 'main', tokens: 60 },
  copies: { copies: true },
  minute: { salt: 'same', minute: [71, 95] },
  steady: { steady: true },
  'steady-wordy': { steady: true, wordy: true },
  'broken-steady': { steady: true, broken: STEADY.slice(0, 6) },
  slow: { salt: 'same', wait: 5 },
} as const

const suiteOf = (more: object = {}): string =>
  JSON.stringify({
    ...{ name: 'help', cases: ['cases.yaml'], baseline_trials: 5, concurrency: 1 },
    target: { type: 'command', command: [process.execPath, 'target.mjs'] },
    variants: Object.fromEntries(
      Object.entries(VARIANTS).map(([id, settings]) => [id, { settings: { salt: id, failing: FAILING, ...settings } }]),
    ),
    gates: [
      { metric: 'success', primary: true, max_drop: '5pp' },
      { metric: 'tokens.total', max_rise: '10%' },
    ],
    ...more,
  })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-rounds-'))
  await mkdir(join(folder, 'golden'))
  await writeFile(join(folder, 'target.mjs'), TARGET)
  await writeFile(join(folder, 'golden/cases.yaml'), JSON.stringify(CASES))
  await writeFile(join(folder, 'golden/suite.yaml'), suiteOf())
  await runCli(folder, ['run', '--variant', 'main', '--trials', '5', '--out', 'main-5'])
  await runCli(folder, ['run', '--variant', 'main', '--trials', '10', '--out', 'main-10'])
})
afterAll(() => rm(folder, { recursive: true }))

interface Asked {
  readonly rounds: number
  readonly cap: number
  readonly answers: number
  readonly asked_on: number
}

const read = async (path: string) =>
  JSON.parse(await readFile(join(folder, path, 'comparison.json'), 'utf8')) as {
    readonly candidates: readonly [{ readonly asked?: Asked; readonly verdict: object }]
  }

async function countLines(path: string): Promise<number> {
  const text = await readFile(join(folder, path), 'utf8').catch(() => '')
  return text.split('\n').length - 1
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Returns the first two paragraphs, headline and figures, without line breaks. */
function headOf({ out }: CommandResult): readonly string[] {
  const [first = ''] = out.split('\n\n')
  const start = first.split('\n').findIndex((line) => /^(?:Success|There|No baseline|The run)/.test(line))
  const lines = first.split('\n')
  return [lines.slice(0, start).join(' '), lines.slice(start).join(' ')]
}

const stories = new Map<string, ReturnType<typeof tellAnew>>()

/** Like `tellAnew`, but once for each variant and main, because two tests need some of them. */
function tell(variant: string, main: string, more: readonly string[] = []) {
  const key = [variant, main, ...more].join(' ')
  const telling = stories.get(key) ?? tellAnew(variant, main, more)
  stories.set(key, telling)
  return telling
}

/** Runs a variant as a user would before a pull request, and lets `compare` decide the recorded tries again. */
async function tellAnew(variant: string, main: string, more: readonly string[]) {
  const out = `${variant}-${main}`
  const run = await runCli(folder, ['run', '--variant', variant, '--baseline', main, '--out', out, ...more])
  const [{ asked, verdict }] = (await read(out)).candidates
  const again = await runCli(folder, ['compare', main, out, '--out', `${out}-again`])
  const [second] = (await read(`${out}-again`)).candidates
  const decision = { code: run.code, head: headOf(run), asked, verdict }
  expect({ code: again.code, head: headOf(again), asked: second.asked, verdict: second.verdict }).toEqual(decision)
  const [headline, figures] = headOf(run)
  return {
    code: run.code,
    headline,
    figures,
    rounds: asked?.rounds,
    answers: asked?.answers,
    asked_on: asked?.asked_on,
    out: run.out,
  }
}

test('nothing changed: the second look rules out a loss', async () => {
  const { out, ...told } = await tell('same', 'main-5')
  expect(told).toEqual({
    code: 0,
    headline: '✅ No regression on your 60 cases: a drop of 5 points in success is ruled out',
    figures: 'Success 86 % → 86.3 % (+0.3 points) · 2 rounds, 142 answers.',
    ...{ rounds: 2, answers: 142, asked_on: 0 },
  })
  expect(inOneLine(out)).toContain('other questions like these: cannot tell; success drops of 7.3 points')
  expect(inOneLine(out)).toContain('60 cases in 2 rounds, about 177 answers expected, 213 at most (main: 5 trials)')
})

test('a broken tag: red, and the third round is saved', async () => {
  expect(await tell('broken', 'main-5')).toMatchObject({
    code: 1,
    headline: '❌ Regressed: 6 of 60 cases broke, all tagged billing',
    figures: 'Success 86 % → 75 % (−11 points; allowed 5): more than chance, p = .003 · 2 rounds, 142 answers.',
    ...{ rounds: 2, answers: 142, asked_on: 0 },
  })
})

test('two broken cases: named as sure with ten tries of main, counted with five', async () => {
  expect(await tell('two', 'main-10')).toMatchObject({
    code: 0,
    headline: '⚠️ Worse: 2 cases broke for sure (0 of 5 here, 10 of 10 on main), none was fixed',
    figures:
      'Success 85.7 % → 84.4 % (−1.3 points; allowed 5) · 3 rounds, 211 answers. Read q-01 and q-02 before you merge. The check passes.',
    ...{ rounds: 3, answers: 211, asked_on: 4 },
  })
  expect(await tell('two', 'main-5')).toMatchObject({
    code: 0,
    headline: '❓ Cannot tell: success changed by −5.3 to +3.9 points; 2 cases broke, none was fixed',
    asked_on: 0,
  })
})

test('as many broken as fixed cases: the average shows nothing, the cases are named', async () => {
  expect(await tell('swap', 'main-10')).toMatchObject({
    code: 0,
    headline: '⚠️ 4 cases broke for sure (0 of 5 here, 10 of 10 on main), 4 were fixed',
    figures:
      'Success 85.7 % → 83.6 % (−2.1 points; allowed 5) · 3 rounds, 215 answers. Read q-13, q-14, q-16 and 1 more case before you merge. The check passes.',
    ...{ rounds: 3, answers: 215, asked_on: 8 },
  })
})

test('the same answers with a third fewer tokens: good news', async () => {
  expect(await tell('cheaper', 'main-5')).toMatchObject({
    code: 0,
    headline: '✅ No regression on your 60 cases: a drop of 5 points in success is ruled out',
    figures: 'Success 86 % → 86.1 % (+0.1 points) · 3 rounds, 213 answers. Tokens per query −33 %.',
  })
})

test('copies count once', async () => {
  expect(await tell('copies', 'main-5')).toMatchObject({
    code: 0,
    headline: '⚠️ Repeated answers were copies: each case counts once, between −7.0 and +14.3 points',
    figures:
      'Success 86 % → 88.3 % (+2.3 points) · 3 rounds, 213 answers. No single case broke for sure. Turn the cache off for the suite, or give each try its own seed. The check passes.',
  })
})

test('a change that fixes every case that varies returns no copies, as its words differ', async () => {
  expect(await tell('steady-wordy', 'main-5')).toMatchObject({
    code: 0,
    headline: '✅ Improved: success rose from 86 % to 93.3 %',
    figures: 'Success 86 % → 93.3 % (+7.3 points): more than chance, p = .014 · 2 rounds, 142 answers.',
  })
  // The same results in the same words may be copies, so each case counts once.
  const headline = '✅ No regression on your 60 cases: a drop of 5 points in success is ruled out'
  expect(await tell('steady', 'main-5')).toMatchObject({ code: 0, headline })
})

test('a bad minute of the provider in one round is not red', async () => {
  expect(await tell('minute', 'main-5')).toMatchObject({
    code: 0,
    headline: '❓ Cannot tell after 3 rounds: success changed by −18 to −4 points',
    figures:
      'Success 86 % → 74 % (−12 points; allowed 5) · 3 rounds, 213 answers. The loss is not in every round: the provider may have had a bad minute. Run it again. The check passes.',
  })
})

/** Other suites with the same cases, each with its own main. */
const SUITES = {
  fact: { target: { type: 'command', command: [process.execPath, 'target.mjs'], deterministic: true } },
  all: { zero_tolerance: 'all' },
  like: { inference: 'cases-like-these' },
  'one-round': { rounds: 1 },
} as const

async function tellOf(suite: keyof typeof SUITES, variant: string, main: string) {
  const flags = ['--suite', `golden/${suite}.yaml`]
  await writeFile(join(folder, `golden/${suite}.yaml`), suiteOf(SUITES[suite]))
  const [of = '', tries = ''] = main.split('-')
  await runCli(folder, ['run', '--variant', of, '--trials', tries, '--out', `${suite}-${main}`, ...flags])
  return tell(variant, `${suite}-${main}`, flags)
}

test('a deterministic target: what was seen is a fact', async () => {
  expect(await tellOf('fact', 'steady', 'steady-2')).toMatchObject({
    code: 0,
    headline: '✅ Unchanged: all 60 results as before',
    figures: 'Success 93.3 % in both. Not chance: the target gives the same answer every time.',
    ...{ rounds: 1, answers: 60, asked_on: 0 },
  })
  // Each case that differs is asked once more.
  expect(await tellOf('fact', 'broken-steady', 'steady-2')).toMatchObject({
    code: 1,
    headline: '❌ Regressed: 6 of 60 cases broke, all tagged billing',
    figures: 'Success 93 % → 83 % (−10 points; allowed 5). Not chance: the target gives the same answer every time.',
    ...{ rounds: 1, answers: 66, asked_on: 6 },
  })
})

test('a declaration that main refutes is dropped', async () => {
  const { out, ...told } = await tellOf('fact', 'same', 'main-2')
  expect(told).toMatchObject({
    code: 0,
    headline: '❓ Cannot tell: success changed by −7.0 to +14.3 points; 1 case broke, 1 was fixed',
    ...{ rounds: 1, answers: 68, asked_on: 0 },
  })
  expect(told.figures).toContain('About 7 more cases like these would settle 5 points.')
  expect(inOneLine(out)).toContain('The target is declared deterministic, but answers on main to one question differed')
})

test('a declaration that the change refutes is dropped', async () => {
  const { out, ...told } = await tellOf('fact', 'same', 'steady-2')
  expect(told).toMatchObject({
    code: 1,
    headline: '❌ Regressed: success fell from 93.3 % to 85 %; 2 cases broke',
    figures: 'Success 93.3 % → 85 % (−8.3 points; allowed 5): more than chance, p < .001 · 2 rounds, 125 answers.',
    ...{ rounds: 2, answers: 125, asked_on: 5 },
  })
  expect(inOneLine(out)).toContain('but answers of this change to one question differed')
})

test('zero tolerance for all cases: one that surely broke is red', async () => {
  expect(await tellOf('all', 'two', 'main-10')).toMatchObject({
    code: 1,
    headline: '❌ Regressed: 2 cases q-01, q-02 broke, and none may',
    ...{ rounds: 3, answers: 211, asked_on: 4 },
  })
})

test('cases like these: one pass, and the earlier texts', async () => {
  const { out, ...told } = await tellOf('like', 'broken', 'main-5')
  expect(told).toMatchObject({
    code: 0,
    headline: '❓ Cannot tell: 7 of 60 cases broke, too few to say whether it matters',
    rounds: undefined,
  })
  expect(out).not.toContain('questions like these')
})

test('one round: the answers of one look', async () => {
  const { out, ...told } = await tellOf('one-round', 'same', 'main-5')
  expect(told).toMatchObject({
    code: 0,
    headline: '✅ No regression on your 60 cases: a drop of 5 points in success is ruled out',
    figures: 'Success 86 % → 87.5 % (+1.5 points).',
    ...{ rounds: 1, answers: 71, asked_on: 0 },
  })
  expect(out).toContain('60 cases in 1 round (main: 5 trials)')
})

test('an old main with three tries still decides, one with a single try states what it lacks', async () => {
  for (const tries of ['1', '3'])
    await runCli(folder, ['run', '--variant', 'main', '--trials', tries, '--out', `main-${tries}`])
  expect(await tell('same', 'main-3')).toMatchObject({
    code: 0,
    headline: '✅ No regression on your 60 cases: a drop of 5 points in success is ruled out',
    figures: 'Success 85.6 % → 86.1 % (+0.5 points) · 3 rounds, 204 answers.',
  })
  expect(await tell('broken', 'main-3')).toMatchObject({
    code: 1,
    headline: '❌ Regressed: 6 of 60 cases broke, all tagged billing',
    ...{ rounds: 2, answers: 136 },
  })
  const told = await tell('broken', 'main-1')
  expect(told).toMatchObject({ code: 0, rounds: 3, answers: 180 })
  expect(told.headline).toContain('success changed by −17.4 to +5.9 points; 6 cases broke, 2 were fixed')
  expect(told.figures).toContain('Main was asked only once; 5 trials of each case would tell more.')
})

test('a budget that ends inside a round: the last complete look decides', async () => {
  const told = await tell('broken', 'main-5', ['--max-cost-usd', '1'])
  expect(told).toMatchObject({
    code: 0,
    headline: '❓ Cannot tell: success changed by −21.7 to +6.4 points; 7 cases broke, none was fixed',
    ...{ rounds: 1, answers: 100 },
  })
  expect(told.figures).toContain(
    'The run was stopped by its budget of $1 after 100 of 142 trials: $1 is spent, and the next request could cost $0.010; the last complete round decides.',
  )
  const { code, rounds, answers, headline } = await tell('same', 'main-5', ['--max-cost-usd', '0.5'])
  expect({ code, rounds, answers }).toEqual({ code: 2, rounds: 0, answers: 50 })
  expect(headline).toContain('⚠️ Invalid: the run was stopped before its end')
})

test('a budget that ends inside a round of variants side by side: the last round completed by all decides', async () => {
  const ask = async (variants: string, usd: string) => {
    const out = `stopped-${variants}-${usd}`
    const flags = ['--variants', variants, '--baseline', 'main-5', '--max-cost-usd', usd, '--out', out]
    const { code, out: text } = await runCli(folder, ['ab', ...flags])
    const { candidates } = await read(out)
    return { code, head: text.split('\n')[0], rounds: candidates.map(({ asked }) => asked?.rounds) }
  }
  const cannotTell = expect.stringContaining('❓ Cannot tell') as string
  expect(await ask('main,broken', '2')).toEqual({ code: 0, head: cannotTell, rounds: [1] })
  const noWinner = expect.stringContaining('❓ No winner') as string
  expect(await ask('main,same,broken', '3')).toEqual({ code: 0, head: noWinner, rounds: [1, 1] })
  expect(await ask('main,broken', '1')).toMatchObject({ code: 2, rounds: [0] })
})

test('a run that is killed inside a round and resumed decides like an uninterrupted one', async () => {
  const whole = await tell('slow', 'main-5')
  const stopper = new AbortController()
  const flags = ['run', '--variant', 'slow', '--baseline', 'main-5', '--out', 'killed']
  const stopped = runCli(folder, flags, { signal: stopper.signal })
  while ((await countLines('killed/trials.jsonl')) < 90) await new Promise((resolve) => setTimeout(resolve, 5))
  stopper.abort()
  await stopped
  const made = await countLines('killed/trials.jsonl')
  expect(made).toBeLessThan(142)
  const run = await runCli(folder, [...flags, '--resume'])
  const [{ asked }] = (await read('killed')).candidates
  expect({ code: run.code, head: headOf(run), answers: asked?.answers, rounds: asked?.rounds }).toEqual({
    code: whole.code,
    head: [whole.headline, whole.figures],
    answers: whole.answers,
    rounds: whole.rounds,
  })
})

test('three shards ask all rounds and decide, when merged, like a single run', async () => {
  const shards = [1, 2, 3].map((index) => ({ part: `${index}/3`, out: `shards/${index}` }))
  const measured = async (variant: string, { part, out }: { readonly part: string; readonly out: string }) =>
    runCli(folder, ['run', '--variant', variant, '--shard', part, '--baseline', 'main-5', '--out', out])
  for (const variant of ['same', 'broken', 'steady']) {
    const whole = await tell(variant, 'main-5')
    const logs: string[] = []
    for (const shard of shards) logs.push((await measured(variant, shard)).log)
    expect(logs[0]).toContain('20 cases in 3 rounds: 69 answers, all of them, since a shard cannot see the others.')
    const flags = ['--baseline', 'main-5', '--out', 'merged']
    const merged = await runCli(folder, ['merge', ...shards.map(({ out }) => out), ...flags])
    const [{ asked }] = (await read('merged')).candidates
    const [headline, figures] = headOf(merged)
    const untilRounds = (text?: string): string => (text ?? '').replace(/ · .*/, '')
    expect([merged.code, headline, untilRounds(figures)]).toEqual([
      whole.code,
      whole.headline,
      untilRounds(whole.figures),
    ])
    expect(asked).toMatchObject({ cap: 3, answers: 213 })
    await rm(join(folder, 'shards'), { recursive: true })
  }
})

test('a shard stopped by its budget keeps the rounds completed by all', async () => {
  const flags = ['run', '--variant', 'broken', '--baseline', 'main-5']
  await runCli(folder, [...flags, '--shard', '1/2', '--out', 'halves/1', '--max-cost-usd', '0.9'])
  await runCli(folder, [...flags, '--shard', '2/2', '--out', 'halves/2', '--max-cost-usd', '9'])
  const merged = await runCli(folder, ['merge', 'halves/1', 'halves/2', '--baseline', 'main-5', '--out', 'whole'])
  const [{ asked }] = (await read('whole')).candidates
  expect(asked).toMatchObject({ rounds: 2, cap: 3 })
  expect({ code: merged.code, headline: headOf(merged)[0] }).toEqual({
    code: 1,
    headline: '❌ Regressed: 6 of 60 cases broke, all tagged billing',
  })
})

test('variants side by side share their rounds, and a recorded run of the first one shortens them', async () => {
  const ask = async (variants: string, more: readonly string[] = []) => {
    const out = `ab-${variants}-${more.length}`
    const { code, out: text, log } = await runCli(folder, ['ab', '--variants', variants, '--out', out, ...more])
    const { candidates } = await read(out).catch(() => ({ candidates: [] }))
    return {
      code,
      log,
      head: text.split('\n')[0],
      asked: candidates.map(({ asked }) => [asked?.rounds, asked?.answers]),
    }
  }
  const planned = ['--baseline', 'main-5']
  expect(await ask('main,steady')).toMatchObject({ asked: [[3, 180]] })
  expect(await ask('main,steady', planned)).toMatchObject({ asked: [[2, 142]] })
  const three = await ask('main,same,broken', planned)
  // Each of the three pairs is decided with Holm's method over all of them.
  expect(three.asked).toEqual([
    [2, 142],
    [2, 142],
  ])
  expect((await ask('main,same,broken')).asked).toEqual([
    [3, 180],
    [3, 180],
  ])
  expect((await ask('same,main', planned)).log).toContain(
    '--baseline: got `main-5`, expected a run of the first variant, same; it is of main.',
  )
})

test('a first run has no verdict', async () => {
  const run = await runCli(folder, ['run', '--variant', 'same', '--out', 'first'])
  expect(run.code).toBe(0)
  expect(run.out.split('\n')[0]).toBe('➖ No baseline: success 85 %, tokens per query 120 on 60 cases')
})
