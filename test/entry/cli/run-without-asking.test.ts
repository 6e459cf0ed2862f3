import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallPlan } from '../../../src/measure/run/dry-run/plan-calls.js'
import { runCli } from './run-cli.js'

const SUITE = `
name: fruit
cases: cases.yaml
target: { type: command, command: [${JSON.stringify(process.execPath)}, target.mjs], shutdown_seconds: 1 }
variants: { small: {}, large: { settings: { tokens: 3000 }, nightly: false }, known: { max_trial_cost_usd: 0.25 } }
max_cost_usd: 2
max_cost_usd_per_month: 10
scoring: { judged: [quality] }
judge: { type: openai, model: gpt-4o-mini, trials: 2 }
retries: 1
gates: [{ metric: tokens.total, max_rise: 10% }]
`
/** A target that leaves a file if a dry run ever starts it. */
const TARGET = `
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
writeFileSync('started', '')
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, settings: { tokens = 1000 } } = JSON.parse(line)
  console.log(JSON.stringify({ id, answer: 'yes', model: 'gpt-4o', usage: { input_tokens: tokens, output_tokens: 100 } }))
})
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-dry-run-'))
  await mkdir(join(folder, 'golden'))
  await writeFile(join(folder, 'golden/suite.yaml'), SUITE)
  await writeFile(
    join(folder, 'golden/unjudged.yaml'),
    SUITE.replace(/^judge.*\n/gm, '').replace('scoring: { judged: [quality] }\n', ''),
  )
  await writeFile(join(folder, 'golden/cases.yaml'), '- { id: a, query: a? }\n- { id: b, query: b? }\n')
  await writeFile(join(folder, 'target.mjs'), TARGET)
})
afterAll(async () => rm(folder, { recursive: true }))

describe('goldenpair run --dry-run', () => {
  test('states what would be asked, at which price, and starts nothing', async () => {
    const { code, out } = await runCli(folder, ['ab', '--variants', 'small,large,known', '--trials', '3', '--dry-run'])
    expect(out.replace(/\u202f/g, ' ').split('\n')).toEqual([
      'Nothing was asked. fruit would ask for 2 cases:',
      '',
      'asked           model        calls     tokens in  tokens out  USD',
      'small           ?            6 to 12   ?          ?           ?      unknown until it is asked',
      'large           ?            6 to 12   ?          ?           ?      unknown until it is asked',
      'known           ?            6 to 12   ?          ?           $1.50  as max_trial_cost_usd says',
      expect.stringMatching(
        /^judge: quality {2}gpt-4o-mini {2}36 to 72 {2}1 0\d\d \d{3} {2}57 600 {6}\$0\.\d\d {2}at most$/,
      ),
      '',
      expect.stringMatching(/^gpt-4o-mini: 36 to 72 calls, \$0\.\d\d \(\$0\.15 in, \$0\.60 out, per million tokens\)$/),
      'In total an unknown sum, without retries.',
      'The budget of this run is $2.',
      'This month $0 of $10 is spent.',
      'Left out at night: large.',
    ])
    expect(code).toBe(0)
    expect(await readdir(folder)).toEqual(['golden', 'target.mjs'])
  })

  test('uses the last run if there is one, and prints a document for machines', async () => {
    const suite = ['--suite', 'golden/unjudged.yaml', '--variant', 'small']
    expect((await runCli(folder, ['run', ...suite, '--max-cost-usd', '1'])).code).toBe(0)
    const { out } = await runCli(folder, [
      'run',
      ...suite,
      '--trials',
      '5',
      '--dry-run',
      '--json',
      '--max-cost-usd',
      '7',
    ])
    const plan = JSON.parse(out) as CallPlan
    expect(plan).toEqual({
      suite: 'fruit',
      cases: 2,
      rows: [
        {
          what: 'target',
          name: 'small',
          calls: { least: 10, most: 20 },
          model: 'gpt-4o',
          tokens: { input: 10_000, output: 1000 },
          usd: 0.065,
          basis: 'earlier',
        },
      ],
      models: [{ model: 'gpt-4o', calls: { least: 10, most: 20 }, usd: 0.065, price: { input: 5, output: 15 } }],
      usd: 0.065,
      budget: { max_cost_usd: 7, max_cost_usd_per_month: 10, spent_usd: 0.013 },
      rounds: null,
      again: null,
      has_cache: false,
      left_out_at_night: ['large'],
    })
  })

  test("exits with 2 if the month's budget is used up, before anything is asked", async () => {
    const now = new Date().toISOString()
    await writeFile(join(folder, '.goldenpair/spend.jsonl'), `{"at":"${now}","suite":"fruit","usd":10}\n`)
    const { code, log } = await runCli(folder, ['run', '--suite', 'golden/unjudged.yaml'])
    expect(code).toBe(2)
    expect(log).toContain(
      `error: The suite fruit has spent $10 of the $10 it may spend in ${now.slice(0, 7)} (max_cost_usd_per_month), so nothing was measured. Wait until next month, or raise the limit.`,
    )
    const planned = await runCli(folder, ['run', '--suite', 'golden/unjudged.yaml', '--variant', 'small', '--dry-run'])
    expect(planned.out).toMatch(
      /^This month \$10 of \$10 is spent, and the rest may not be enough, so the run may stop early\.$/m,
    )
  })

  test('states what rounds are expected to ask and what they will leave undecided, before they ask', async () => {
    await writeFile(
      join(folder, 'golden/passing.yaml'),
      SUITE.replace(/^(judge|scoring|max_cost).*\n/gm, '')
        .replace('name: fruit', 'name: vegetables')
        .replace(/^gates.*$/m, 'gates: [{ metric: success, max_drop: 5pp }]'),
    )
    await writeFile(
      join(folder, 'golden/cases.yaml'),
      '- { id: a, query: a?, checks: [{ contains: "yes" }] }\n- { id: b, query: b?, checks: [{ contains: "yes" }] }\n',
    )
    const suite = ['--suite', 'golden/passing.yaml', '--variant', 'small']
    expect((await runCli(folder, ['run', ...suite, '--trials', '2', '--out', 'main'])).code).toBe(0)
    const { out } = await runCli(folder, ['run', ...suite, '--baseline', 'main', '--dry-run'])
    expect(out).toContain('2 cases in at most 3 rounds: 6 answers.')
    const hopeless =
      /^If nothing changed, these cases are too few to decide the gate success at its margin: about \d+ such cases would be enough\.$/m
    expect(out).toMatch(hopeless)
    expect(out).toMatch(/^small +gpt-4o +6 to 12 /m)
    const one = await runCli(folder, ['run', ...suite, '--baseline', 'main', '--dry-run', '--json', '--rounds', '1'])
    expect((JSON.parse(one.out) as CallPlan).rounds).toMatchObject({ cap: 1, expected: 2, most: 2 })
    const { log } = await runCli(folder, ['run', ...suite, '--baseline', 'main', '--out', 'now'])
    expect(log).toMatch(hopeless)
    expect(log.indexOf('2 cases in at most 3 rounds')).toBeLessThan(log.indexOf('round 1 of at most 3'))
    const both = await runCli(folder, ['run', ...suite, '--baseline', 'main', '--rounds', '2', '--trials', '2'])
    expect(both).toMatchObject({ code: 3 })
    expect(both.log).toContain('none beside --trials, which asks in one pass')
  })
})
