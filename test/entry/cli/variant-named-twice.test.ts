import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Noise } from '../../../src/model/result/noise.js'
import type { Run } from '../../../src/model/run/run.js'
import { validatorOf } from '../../schemas.js'
import { runCli } from './run-cli.js'

const NOISY = fileURLToPath(new URL('../../fixtures/targets/noisy.mjs', import.meta.url))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-aa-'))
  mkdirSync(join(folder, 'golden'))
  copyFileSync(NOISY, join(folder, 'noisy.mjs'))
  const write = (name: string, chances: readonly number[]): void => {
    writeFileSync(
      join(folder, `golden/${name}.cases.yaml`),
      chances
        .map(
          (chance, index) =>
            `- { id: q${index}, query: '${chance} question ${index}', checks: [{ contains: 'yes' }] }\n`,
        )
        .join(''),
    )
    writeFileSync(
      join(folder, `golden/${name}.yaml`),
      `name: ${name}
cases: [${name}.cases.yaml]
target: { type: command, command: '${process.execPath} noisy.mjs' }
gates: [{ metric: success, primary: true, max_drop: 5pp }]
`,
    )
  }
  write('noisy', [1, 1, 1, 0, 0.5, 0.5, 0.7, 0.9])
  write('sure', [1, 1, 0])
  write('like-these', [1, 0.5, 0.5])
  appendFileSync(join(folder, 'golden/like-these.yaml'), 'inference: cases-like-these\n')
  writeFileSync(join(folder, 'golden/page.md'), '# Keys\n\nSigning keys are rotated.\n')
  writeFileSync(
    join(folder, 'golden/search.cases.yaml'),
    '- { id: keys, query: signing keys, expected_spans: [{ path: golden/page.md, symbol: Keys }] }\n',
  )
  writeFileSync(
    join(folder, 'golden/search.yaml'),
    'name: search\ncases: [search.cases.yaml]\ntarget: { type: search, include: [golden/*.md] }\n',
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (path: string): string => readFileSync(join(folder, path), 'utf8')

/** Reads the `aa.json` of a folder, and checks it against its schema. */
function readNoise(out: string): Noise {
  const noise = JSON.parse(read(`${out}/aa.json`)) as Noise
  const validate = validatorOf('aa')
  validate(noise)
  expect(validate.errors ?? []).toEqual([])
  return noise
}

/** One variant named twice. */
const TWICE = ['ab', '--variants', 'default, default']

describe('goldenpair ab with one variant named twice', () => {
  test('names the flaky cases and the noise floor of a varying target, and passes', async () => {
    const { code, out } = await runCli(folder, [
      ...TWICE,
      '--suite',
      'golden/noisy.yaml',
      '--out',
      'noisy',
      '--verbose',
    ])
    expect(code).toBe(0)
    const noise = readNoise('noisy')
    expect(noise).toMatchObject({ suite: 'noisy', variant: 'default', cases: 8, trials_per_case: 3 })
    const flaky = noise.flaky.map(({ case_id: id }) => id)
    expect(flaky.length).toBeGreaterThan(0)
    for (const id of flaky) expect(['q4', 'q5', 'q6', 'q7']).toContain(id)
    for (const { case_id: id, passed } of noise.flaky) expect(out).toContain(`- ${id}: passed ${passed} of 6 trials`)
    expect(out).toContain(`Noise: ${flaky.length} of 8 cases are flaky; by chance alone two equal runs differ by up to`)
    expect(noise.false_alarms.map(({ trials, splits }) => ({ ...trials, splits }))).toEqual([
      { baseline: 5, candidate: 3, splits: 500 },
    ])
    // Eight cases cannot show a margin of 5 points, so few pull requests would be decided.
    const [alarms] = noise.false_alarms
    expect(alarms).toMatchObject({ method: 'rounds', left_out: [] })
    expect(alarms?.regressed.share).toBeLessThan(0.05)
    expect(alarms?.undecided?.share).toBeGreaterThan(0.8)
    for (const file of ['noisy/comment.md', 'noisy/report.html', 'noisy/aa.json', 'noisy/runs/a', 'noisy/runs/b'])
      expect(out).toContain(file)
    expect(read('noisy/comment.md')).toContain(
      '**False alarms** when nothing changed, with 5 tries of each case on main and up to 3 rounds',
    )
  })

  test('asks every trial of both runs with its own seed, and both in one session', () => {
    const runs = ['a', 'b'].map((arm) => JSON.parse(read(`noisy/runs/${arm}/run.json`)) as Run)
    expect(runs.map(({ mode, variant, seed }) => [mode, variant, seed])).toEqual([
      ['aa', 'default', 1],
      ['aa', 'default', 1],
    ])
    expect(new Set(runs.map(({ session_id: id }) => id)).size).toBe(1)
    expect(new Set(runs.map(({ run_id: id }) => id)).size).toBe(2)
    // The target's answers depend only on question and seed: with equal seeds the second run would repeat the first.
    const scores = (arm: string): string[] =>
      read(`noisy/runs/${arm}/trials.jsonl`)
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { case: string; trial: number; scores: Record<string, number> })
        .map(
          ({ case: id, trial, scores: { success, 'tokens.total': tokens } }) =>
            `${id}#${trial} ${String(success)} ${String(tokens)}`,
        )
        .sort()
    expect(scores('a')).not.toEqual(scores('b'))
  })

  test('states that the target is deterministic if nothing differed', async () => {
    const { code, out } = await runCli(folder, [
      ...TWICE,
      '--suite',
      'golden/search.yaml',
      '--trials',
      '2',
      '--out',
      'search',
    ])
    expect(code).toBe(0)
    expect(readNoise('search').repeatability).toEqual({
      trials: 4,
      scores_differ: [],
      replies_differ: [],
      declared: true,
    })
    expect(out.split('\n\n')[0]?.replaceAll('\n', ' ')).toBe(
      '✅ Repeatable: no difference in 4 trials of 1 case. This target is deterministic here, as the suite says (`deterministic: true`).',
    )
  })

  test.each([
    ['1', 'no difference in 6 trials of 3 cases. These are too few to call the target deterministic.'],
    ['2', 'no difference in 12 trials of 3 cases. This target is deterministic here; set `deterministic: true`.'],
  ])('advises to declare the target deterministic only after enough repeats: %s', async (trials, said) => {
    const echo = `${process.execPath} -e "process.stdin.on('data',d=>String(d).trim().split('\\n').map(l=>console.log(JSON.stringify({id:JSON.parse(l).id,answer:'yes'}))))"`
    writeFileSync(
      join(folder, 'golden/echo.yaml'),
      `name: echo\ncases: [sure.cases.yaml]\ntarget: { type: command, command: ${JSON.stringify(echo)} }\n`,
    )
    const flags = ['--suite', 'golden/echo.yaml', '--trials', trials, '--out', `echo-${trials}`]
    const { out } = await runCli(folder, [...TWICE, ...flags])
    expect(out.replaceAll('\n', ' ')).toContain(said)
  })

  test('prints aa.json for machines, by swapping if there is one trial per run', async () => {
    const { code, out } = await runCli(folder, [
      ...TWICE,
      '--suite',
      'golden/like-these.yaml',
      '--trials',
      '1',
      '--out',
      'like-these',
      '--json',
    ])
    expect(code).toBe(0)
    const noise = readNoise('like-these')
    expect(JSON.parse(out)).toEqual(noise)
    expect(noise.false_alarms[0]?.method).toBe('swap')
  })

  test('is invalid if too little could be measured', async () => {
    writeFileSync(
      join(folder, 'golden/broken.yaml'),
      read('golden/sure.yaml')
        .replace('name: sure', 'name: broken')
        .replace(
          / noisy\.mjs/,
          ' -e "process.stdin.on(\\"data\\", (text) => { for (const line of String(text).trim().split(\\"\\\\n\\")) console.log(JSON.stringify({ id: JSON.parse(line).id, error: { kind: \\"infrastructure\\", status: 503, message: \\"down\\" } })) })"',
        ) + 'retries: 0\n',
    )
    const { code, out, log } = await runCli(folder, [...TWICE, '--suite', 'golden/broken.yaml', '--out', 'broken'])
    expect({ code, log: log.includes('error') }).toEqual({ code: 2, log: false })
    expect(readNoise('broken').verdict).toBe('invalid')
    expect(out).toContain('⚠️ Invalid: none of 3 cases is scored (at least 95 % needed)')
  })

  test('refuses an unknown variant and suggests the nearest one', async () => {
    expect(await runCli(folder, ['ab', '--suite', 'golden/sure.yaml', '--variants', 'defualt,defualt'])).toEqual({
      code: 3,
      out: '',
      log: 'error: The variant `defualt` is unknown. Did you mean `default`? Known: default.',
    })
  })
})
