import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CommandResult, runCli } from './run-cli.js'

// Whole stories as a user sees them: a program whose answers vary by seed, asked in rounds and compared with recorded runs of main.

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
  process.stdout.write(JSON.stringify({ id, answer: passes ? 'PASS' : 'stuck', usage }) + '\\n')
}
`

const name = (number: number): string => `q-${String(number).padStart(2, '0')}`
const NUMBERS = Array.from({ length: 60 }, (_, number) => number)
/** Those that always come out the same; every fifth case varies. */
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
}, 60_000)
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

/** The first two paragraphs: headline and figures, without the breaks of lines. */
function headOf({ out }: CommandResult): readonly string[] {
  const [first = ''] = out.split('\n\n')
  const start = first.split('\n').findIndex((line) => /^(?:Success|Main|There|No baseline)/.test(line))
  const lines = first.split('\n')
  return [lines.slice(0, start).join(' '), lines.slice(start).join(' ')]
}

/** Asks a variant as a user would before a pull request, and lets `compare` decide the same recorded tries again. */
async function tell(variant: string, main: string, more: readonly string[] = []) {
  const out = `${variant}-${main}`
  const run = await runCli(folder, ['run', '--variant', variant, '--baseline', main, '--out', out, ...more])
  const [{ asked, verdict }] = (await read(out)).candidates
  const again = await runCli(folder, ['compare', main, out, '--out', `${out}-again`])
  const [second] = (await read(`${out}-again`)).candidates
  expect({ code: again.code, head: headOf(again), ...second }).toMatchObject({
    code: run.code,
    head: headOf(run),
    asked,
    verdict,
  })
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

test('nothing changed: the second look rules a loss out', async () => {
  const { out, ...told } = await tell('same', 'main-5')
  expect(told).toEqual({
    code: 0,
    headline: '✅ No regression on your 60 cases: a drop of 5 points in success is ruled out',
    figures: 'Success 86 % → 86.3 % (+0.2 points) · 2 rounds, 142 answers.',
    ...{ rounds: 2, answers: 142, asked_on: 0 },
  })
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    'Questions like these: cannot tell (McNemar p = .69; drops of 7.3 points',
  )
  expect(out).toContain('60 cases in 2 rounds (main: 5 trials)')
})

test('a tag broken: red, and the third round is saved', async () => {
  expect(await tell('broken', 'main-5')).toMatchObject({
    code: 1,
    headline: '❌ Regressed: 6 of 60 cases broke, all tagged billing',
    figures: 'Success 86 % → 75 % (−11 points; allowed 5): more than chance, p = .003 · 2 rounds, 142 answers.',
    ...{ rounds: 2, answers: 142, asked_on: 0 },
  })
})

test('two cases broken: named for sure with ten tries of main, counted with five', async () => {
  expect(await tell('two', 'main-10')).toMatchObject({
    code: 0,
    headline: '⚠️ Worse: 2 cases broke for sure (0 of 5 here, 10 of 10 on main), none was fixed',
    figures:
      'Success 85.7 % → 84.4 % (−1.2 points; allowed 5) · 3 rounds, 211 answers. Read q-01 and q-02 before you merge. The check passes.',
    ...{ rounds: 3, answers: 211, asked_on: 4 },
  })
  expect(await tell('two', 'main-5')).toMatchObject({
    code: 0,
    headline: '❔ Cannot tell after 3 rounds: success changed by −5.3 to +3.9 points; 2 cases broke, none was fixed',
    asked_on: 0,
  })
})

test('as many broken as fixed: the average says nothing, the cases are named', async () => {
  expect(await tell('swap', 'main-10')).toMatchObject({
    code: 0,
    headline: '⚠️ 4 cases broke for sure (0 of 5 here, 10 of 10 on main), 4 were fixed',
    figures:
      'Success 85.7 % → 83.6 % (−2.1 points; allowed 5) · 3 rounds, 215 answers. Read q-13, q-14, q-16 and 1 more case before you merge. The check passes.',
    ...{ rounds: 3, answers: 215, asked_on: 8 },
  })
})

test('the same answers for a third of the tokens less: good news', async () => {
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
      'Success 86 % → 88.3 % (+2.3 points; allowed 5) · 3 rounds, 213 answers. No single case broke for sure. Turn the cache off for the suite, or give each try its own seed. The check passes.',
  })
})

test('a bad minute of the provider in one round is not red', async () => {
  expect(await tell('minute', 'main-5')).toMatchObject({
    code: 0,
    headline: '❔ Cannot tell after 3 rounds: success changed by −18 to −4 points',
    figures:
      'Success 86 % → 74 % (−12 points; allowed 5) · 3 rounds, 213 answers. The loss is not in every round: the provider may have had a bad minute. Run it again. The check passes.',
  })
})
