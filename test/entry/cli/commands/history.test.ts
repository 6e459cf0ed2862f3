import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { HistoryRow } from '../../../../src/model/run/history.js'
import { writeHistory } from '../../../../src/compare/nights/history.js'
import { startGitHubDouble } from '../../../doubles/github/double.js'
import { runCli } from '../run-cli.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-history-'))
})
afterEach(() => rm(folder, { recursive: true }))

const goldenpair = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { code, out, log } = await runCli(folder, ['history', ...args], { env: { PATH: process.env['PATH'], ...env } })
  return { code, out: out.replaceAll('\u202f', ' '), log }
}

const row = (run: number, values: HistoryRow['values'], more: Partial<HistoryRow> = {}): HistoryRow => ({
  ...{ run, attempt: 1, at: `2026-11-${String(run).padStart(2, '0')}T03:00:00Z`, mode: 'nightly', run_id: `r${run}` },
  ...{ variant: 'default', commit: `${run}`.repeat(40).slice(0, 40), branch: 'main', values, known: run },
  ...more,
})
const ROWS = [10, 20, 30, 25, 40, 50, 60, 70].map((tokens, at) =>
  row(at + 1, { success: at === 2 ? null : 0.8, 'tokens.total': tokens, '=1+1': 1 }, { verdict: 'unchanged' }),
)

async function leave(place: string, rows: readonly HistoryRow[]): Promise<void> {
  await mkdir(join(folder, place), { recursive: true })
  await writeFile(join(folder, place, 'history.jsonl'), writeHistory(rows))
}

describe('goldenpair history', () => {
  test('prints the measurements of unpacked artifacts, each once, with a picture of each metric and its trend', async () => {
    await leave('artifacts/night-1', ROWS.slice(0, 6))
    await leave('artifacts/night-2', ROWS.slice(3))
    const { code, out } = await goldenpair(['artifacts', '--metric', 'success,tokens.total'])
    expect(code).toBe(0)
    expect(out).toBe(
      [
        'measured          commit   verdict    success  tokens.total',
        '2026-11-01 03:00  1111111  unchanged  0.800    10',
        '2026-11-02 03:00  2222222  unchanged  0.800    20',
        '2026-11-03 03:00  3333333  unchanged  –        30',
        '2026-11-04 03:00  4444444  unchanged  0.800    25',
        '2026-11-05 03:00  5555555  unchanged  0.800    40',
        '2026-11-06 03:00  6666666  unchanged  0.800    50',
        '2026-11-07 03:00  7777777  unchanged  0.800    60',
        '2026-11-08 03:00  8888888  unchanged  0.800    70',
        '',
        'success                  ▄▄ ▄▄▄▄▄  0.800 → 0.800',
        'tokens.total             ▁▂▃▃▅▆▇█  10 → 70',
        '                         tokens.total rose on 6 of the last 7 runs, +60 in all',
      ].join('\n'),
    )
  })

  test('shows runs of this machine, by the metrics of their gates', async () => {
    await mkdir(join(folder, 'golden'))
    await writeFile(
      join(folder, 'golden/suite.yaml'),
      `name: demo\ncases: cases.yaml\ntarget: { type: command, command: [sh, target.sh] }\ngates: [{ metric: success, max_drop: 20pp }]\n`,
    )
    await writeFile(join(folder, 'golden/cases.yaml'), "- { id: one, query: 'one?', checks: [{ contains: yes }] }\n")
    for (const answer of ['yes', 'no']) {
      await writeFile(
        join(folder, 'target.sh'),
        `while IFS= read -r line; do id=\${line#*'"id":"'}; printf '{"id":"%s","answer":"${answer}"}\\n' "\${id%%'"'*}"; done\n`,
      )
      const made = await runCli(folder, ['run', '--out', `.goldenpair/${answer}`])
      expect([made.code, made.log.includes('error')]).toEqual([0, false])
    }
    const { code, out } = await goldenpair([])
    expect(code).toBe(0)
    expect(out).toContain('success                  █▁  100 % → 0 %')
    expect(out.split('\n')[0]).toBe('measured          commit  verdict  success  latency')
  })

  test('shows a series for each suite, with the same workflow runs', async () => {
    const table = (score: number) => `id,question,accuracy\na,one?,${score}\nb,two?,${score}\n`
    for (const [suite, score] of [
      ['docs', 0.5],
      ['shop', 1],
    ] as const) {
      await writeFile(join(folder, `${suite}.csv`), table(score))
      await runCli(folder, ['import', `${suite}.csv`, '--out', `.goldenpair/${suite}`])
      await leave(`.goldenpair/${suite}`, [row(1, { 'custom.accuracy': score }), row(2, { 'custom.accuracy': score })])
    }
    await leave('.goldenpair/nobody', [row(1, { mrr: 1 })])
    await leave('.goldenpair/failed', [{ ...row(1, { mrr: 0.5 }), suite: 'faq' }])
    const { out } = await goldenpair(['--last', '2'])
    expect(out.split('\n').filter((line) => /^suite|^accuracy|^mrr/.test(line))).toEqual([
      'suite docs',
      'accuracy                 ▄▄  .50 → .50',
      'suite faq',
      'mrr                      ▄  0.500 → 0.500',
      'suite unknown: its history.jsonl is of an older version and has no run.json beside it',
      'mrr                      ▄  1 → 1',
      'suite shop',
      'accuracy                 ▄▄  100 % → 100 %',
    ])
    const { out: json } = await goldenpair(['--json', '--last', '1', '--metric', 'mrr'])
    expect((JSON.parse(json) as { rows: { suite: string | null }[] }).rows.map(({ suite }) => suite)).toEqual([
      'docs',
      'faq',
      null,
      'shop',
    ])
  })

  test('writes CSV without formulas, and does not overwrite it without --force', async () => {
    await leave('.goldenpair', ROWS.slice(0, 3))
    const args = ['--csv', 'out.csv', '--last', '2', '--metric', 'success,=1+1']
    expect((await goldenpair(args)).code).toBe(0)
    expect(await readFile(join(folder, 'out.csv'), 'utf8')).toBe(
      [
        "measured,mode,suite,variant,commit,verdict,success,'=1+1",
        `2026-11-02T03:00:00Z,nightly,,default,${'2'.repeat(40)},unchanged,0.8,1`,
        `2026-11-03T03:00:00Z,nightly,,default,${'3'.repeat(40)},unchanged,,1`,
        '',
      ].join('\r\n'),
    )
    const again = await goldenpair(args)
    expect(again).toMatchObject({
      code: 3,
      log: 'error: out.csv exists already, and nothing was written. Give another name, or replace it with --force.',
    })
    expect((await goldenpair([...args, '--force'])).code).toBe(0)
    expect((await goldenpair(['--csv', 'new/folder/out.csv'])).code).toBe(0)
    expect(await readFile(join(folder, 'new/folder/out.csv'), 'utf8')).toContain('measured,')
  })

  test('skips unreadable files, unless there is nothing else', async () => {
    const broken = async (place: string): Promise<void> => {
      await mkdir(join(folder, place), { recursive: true })
      await writeFile(join(folder, place, 'run.json'), '{')
    }
    await broken('.goldenpair/half')
    const alone = await goldenpair([])
    const said = 'The run .goldenpair/half/run.json cannot be read: '
    expect([alone.code, alone.log]).toEqual([3, expect.stringContaining(`error: ${said}`)])
    await leave('.goldenpair/night', ROWS.slice(0, 1))
    const { code, out, log } = await goldenpair(['--metric', 'success'])
    expect([code, log]).toEqual([0, expect.stringContaining(`warning: Skipped: ${said}`)])
    expect(out).toContain('2026-11-01 03:00')
  })

  test('prints data for programs with --json', async () => {
    await leave('.goldenpair', ROWS.slice(0, 1))
    const { out } = await goldenpair(['--json'])
    expect(JSON.parse(out)).toMatchObject({
      metrics: [{ id: 'success' }, { id: 'tokens.total' }],
      rows: [{ at: '2026-11-01T03:00:00Z', values: { success: 0.8 } }],
    })
  })

  test.each<[string, readonly string[], string]>([
    ['a folder that is not there', ['nowhere'], 'in nowhere, which is not a folder. Name a run'],
    [
      'a variant that nobody measured',
      ['.', '--variant', 'other'],
      'There is no measurement to show in what was measured of `other`.',
    ],
    [
      'a metric that nobody measured',
      ['.', '--metric', 'mrr'],
      'No measurement has `mrr`. Name one of =1+1, success, tokens.total.',
    ],
    ['no number of measurements', ['.', '--last', '0'], '--last: got `0`, expected a whole number from 1.'],
    [
      'a file below a file',
      ['.', '--csv', 'history.jsonl/a.csv'],
      'Cannot write history.jsonl/a.csv: part of the path is a file.',
    ],
    ['no repository', ['--repo', 'octo-org'], '--repo: got `octo-org`, expected a repository such as octo-org/app.'],
    [
      'a repository and a folder',
      ['.', '--repo', 'octo-org/app'],
      'goldenpair history: --repo and a folder; give one or the other.',
    ],
    [
      'no token',
      ['--repo', 'octo-org/app'],
      'The history of octo-org/app could not be read: there is no GITHUB_TOKEN.',
    ],
  ])('refuses %s', async (_, args, message) => {
    await leave('.', ROWS)
    const { code, log } = await goldenpair(args)
    expect([code, log.replaceAll(folder, '')]).toEqual([3, expect.stringContaining(message)])
  })

  test('reads the artifacts of a repository', async () => {
    await using github = await startGitHubDouble({ now: () => new Date() })
    await mkdir(join(folder, 'golden'))
    await writeFile(
      join(folder, 'golden/suite.yaml'),
      'name: demo\ncases: cases.yaml\ntarget: { type: command, command: [cat] }\n',
    )
    await writeFile(join(folder, 'golden/cases.yaml'), "- { id: one, query: 'one?', checks: [{ contains: yes }] }\n")
    const { owner, name } = github.state.repository
    const env = { GITHUB_TOKEN: github.state.token, GITHUB_API_URL: github.url }
    const args = ['--repo', `${owner}/${name}`, '--metric', 'success']
    expect((await goldenpair(args, env)).log).toContain(
      `There is no measurement to show in the artifacts goldenpair-baseline-demo of ${owner}/${name}.`,
    )
    const run = github.addWorkflowRun({ event: 'schedule', head_sha: 'a'.repeat(40) })
    const files = { 'history.jsonl': writeHistory([...ROWS.slice(0, 2), row(3, { success: 0.5 }, { run: run.id })]) }
    github.addArtifact({ run, name: 'goldenpair-baseline-demo', files })
    const { code, out, log } = await goldenpair(args, env)
    expect([code, log]).toEqual([0, ''])
    expect(out.split('\n').slice(-1)).toEqual(['success                  ██▁  0.800 → 0.500'])
    github.failNext({ operation: 'repos/get', status: 404, message: 'Not Found' })
    const refused = await goldenpair(args, env)
    expect(refused.code).toBe(3)
    expect(refused.log).toMatch(/^error: The history of .* could not be read: .*Set GITHUB_TOKEN/)
  })
})
