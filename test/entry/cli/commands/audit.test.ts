import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeHistory } from '../../../../src/compare/nights/history.js'
import type { HistoryRow } from '../../../../src/model/run/history.js'
import { startGitHubDouble } from '../../../doubles/github/double.js'
import { runCli } from '../run-cli.js'

const SUITE = `name: office
cases: [cases.yaml]
target: { type: command, command: node target.mjs }
trials: 3
scoring: { success: answer }
`
const CASES = `# Cases of the office.
- id: keys
  query: how often are keys rotated
  checks: [{ contains: thirty days }]
  expected_spans:
    - { path: docs/old.md }
- id: keys-again
  query: How often are keys rotated?
  checks: [{ contains: thirty days }]
  expected_spans: [{ path: docs/old.md }]
- id: backup
  query: at what hour does the nightly backup of the customer database start
  checks: [{ contains: two }]
  expected_spans: [{ path: docs/ops.md, start_line: 4, end_line: 5 }]
- id: backup-2
  query: at what hour does the weekly backup of the customer database start
  checks: [{ contains: never }]
  expected_spans: [{ path: docs/ops.md, start_line: 4, end_line: 5 }]
`
const TARGET = `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query } = JSON.parse(line)
  const keys = { path: 'docs/keys.md', start_line: 1, end_line: 3, text: 'Keys rotate every thirty days.' }
  const ops = { path: 'docs/ops.md', start_line: 10, end_line: 12 }
  console.log(JSON.stringify(query.toLowerCase().includes('keys')
    ? { id, answer: 'Every thirty days.', spans: [{ path: 'docs/a.md' }, keys] }
    : { id, answer: 'At two.', spans: [ops] }))
}
`

describe('goldenpair audit', () => {
  let folder = ''
  const audit = (...args: readonly string[]) => runCli(folder, ['audit', ...args])
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'goldenpair-audit-'))
    mkdirSync(join(folder, 'golden'))
    write('golden/suite.yaml', SUITE)
    write('golden/cases.yaml', CASES)
    write('target.mjs', TARGET)
    for (const name of ['one', 'two'])
      expect((await runCli(folder, ['run', '--out', `.goldenpair/${name}`, '--fail-on', 'never'])).code).toBe(0)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('names the suspects with evidence, and prints a change that git can apply', async () => {
    const { code, out, log } = await audit('--last', '2')
    expect({ code, log }).toEqual({
      code: 0,
      log: 'Nothing was written: review the diff, then apply it with --write. It goes by what the system did, which may be wrong.',
    })
    const lines = out.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | ').replaceAll('\u202f', ' '))
    const lucky = '6 of 6 good answers without any; 6 had docs/keys.md:1-3'
    expect(lines.slice(0, 11)).toEqual([
      '4 cases, 4 of them asked as they are written now in 2 runs: 11 suspicions.',
      '',
      'case | what | proposed edit | evidence',
      `keys | answered well without its passages | expect docs/keys.md:1-3 too | ${lucky}`,
      `keys-again | answered well without its passages | expect docs/keys.md:1-3 too | ${lucky}`,
      'keys | never found | check whether it is indexed: no case ever got it | in none of 6 tries: docs/old.md',
      'keys-again | never found | check whether it is indexed: no case ever got it | in none of 6 tries: docs/old.md',
      'backup | never found | expect docs/ops.md:10-12 in its place | in none of 6 tries: docs/ops.md:4-5',
      'backup-2 | never found | expect docs/ops.md:10-12 in its place | in none of 6 tries: docs/ops.md:4-5',
      'keys-again | asks the same | disable it | as `keys`',
      'backup-2 | asks nearly the same | count both as one: `cluster: backup` | as `backup`: "at what hour does the weekly backup of the customer database start", "at what hour does the nightly backup of the customer database start"; both expect docs/ops.md:4-5',
    ])
    expect(lines.slice(11, 13)).toEqual([
      'keys | never fails | ask something harder, unless it guards something | passed all 6 tries of 2 runs',
      'keys-again | never fails | ask something harder, unless it guards something | passed all 6 tries of 2 runs',
    ])
    execFileSync('git', ['init', '--quiet'], { cwd: folder })
    execFileSync('git', ['apply', '-'], { cwd: folder, input: `${out}\n` })
    const applied = readFileSync(join(folder, 'golden/cases.yaml'), 'utf8')
    expect(applied).toBe(
      CASES.replace('- { path: docs/old.md }', '$&\n    - { path: docs/keys.md, start_line: 1, end_line: 3 }')
        .replace('- id: keys-again', '$&\n  enabled: false')
        .replace(
          '[{ path: docs/old.md }]',
          '[{ path: docs/old.md }, { path: docs/keys.md, start_line: 1, end_line: 3 }]',
        )
        .replace(/- id: backup\b(-2)?/g, '$&\n  cluster: backup')
        .replaceAll('start_line: 4, end_line: 5', 'start_line: 10, end_line: 12'),
    )
    write('golden/cases.yaml', CASES)
    await audit('--last', '2', '--write')
    expect(readFileSync(join(folder, 'golden/cases.yaml'), 'utf8')).toBe(applied)
    // Edited cases have not been asked in their present form.
    expect((await audit()).out).toContain('0 of them asked as they are written now in 2 runs')
    write('golden/cases.yaml', CASES)
  })

  test('needs as many runs as --last says before it calls a case never failing, and prints data with --json', async () => {
    const { out } = await audit('--json')
    const { runs, suspects } = JSON.parse(out) as { runs: number; suspects: { kind: string }[] }
    expect(runs).toBe(2)
    expect(suspects.map(({ kind }) => kind)).not.toContain('never-fails')
    expect((await audit()).out).toContain('`never fails` is said after 30 runs (--last).')
  })

  test('reads the newest runs that a repository has kept, and proposes a change that git can commit', async () => {
    await using github = await startGitHubDouble({ now: () => new Date() })
    const checkout = join(folder, 'checkout')
    const git = (...args: readonly string[]): string =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: checkout, encoding: 'utf8' })
    mkdirSync(join(checkout, 'golden'), { recursive: true })
    for (const path of ['golden/suite.yaml', 'golden/cases.yaml', 'target.mjs'])
      writeFileSync(join(checkout, path), readFileSync(join(folder, path)))
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'The suite')
    const { owner, name } = github.state.repository
    const env = {
      PATH: process.env['PATH'],
      GITHUB_TOKEN: github.state.token,
      GITHUB_API_URL: github.url,
    }
    const auditRepository = (...args: readonly string[]) =>
      runCli(checkout, ['audit', '--repo', `${owner}/${name}`, ...args], { env })
    expect((await auditRepository()).log).toContain(
      `There is no measurement to show in the artifacts goldenpair-baseline-office of ${owner}/${name}.`,
    )
    for (const [at, place] of ['one', 'two'].entries()) {
      const night = github.addWorkflowRun({ event: 'schedule', head_sha: `${at}`.repeat(40) })
      const kept = join(folder, '.goldenpair', place)
      const run = JSON.parse(readFileSync(join(kept, 'run.json'), 'utf8')) as { run_id: string; started_at: string }
      const row: HistoryRow = {
        ...{ run: night.id, attempt: 1, at: run.started_at, mode: 'nightly', run_id: run.run_id, variant: 'default' },
        ...{ commit: `${at}`.repeat(40), branch: 'main', values: {}, known: at + 1 },
      }
      const files = Object.fromEntries(readdirSync(kept).map((file) => [file, readFileSync(join(kept, file), 'utf8')]))
      github.addArtifact({
        run: night,
        name: 'goldenpair-baseline-office',
        files: { ...files, 'history.jsonl': writeHistory([row]) },
      })
    }
    expect((await auditRepository('--last', '1')).out).toMatch(
      /^4 cases, 4 of them asked as they are written now in 1 run:/,
    )
    const { code, out, log } = await auditRepository('--last', '2')
    expect({ code, log }).toEqual({
      code: 0,
      log: expect.stringMatching(/Nothing was written: review the diff/) as string,
    })
    expect(out).toBe((await audit('--last', '2')).out)
    execFileSync('git', ['apply', '--index', '-'], { cwd: checkout, input: `${out}\n` })
    git('commit', '--quiet', '--message', 'Mend what the audit found')
    expect(git('show', '--format=', '--numstat').trim()).toBe('7\t3\tgolden/cases.yaml')
    expect(git('show', 'HEAD:golden/cases.yaml')).toContain('    - { path: docs/keys.md, start_line: 1, end_line: 3 }')
    github.failNext({ operation: 'repos/get', status: 404, message: 'Not Found' })
    expect(await auditRepository()).toMatchObject({
      code: 3,
      log: expect.stringMatching(/error: The history of .* could not be read: .*Set GITHUB_TOKEN/) as string,
    })
  })

  test('compares only the questions if nothing was recorded, and refuses runs of another suite', async () => {
    const other = join(folder, 'other')
    mkdirSync(join(other, 'golden'), { recursive: true })
    writeFileSync(join(other, 'golden/suite.yaml'), SUITE.replace('office', 'other'))
    writeFileSync(join(other, 'golden/cases.yaml'), CASES)
    const { code, out, log } = await runCli(other, ['audit'])
    expect([code, log.split('\n')[0]]).toEqual([
      0,
      'There is no recorded run in .goldenpair, so only the questions are compared. Name runs, or --repo.',
    ])
    expect(out).toContain('asks nearly the same')
    expect(await runCli(other, ['audit', '../.goldenpair'])).toMatchObject({
      code: 3,
      log: 'error: There is no measurement to show in ../.goldenpair of the suite `other`. Name a run, an unpacked artifact goldenpair-baseline-…, or a folder of these; or a repository with --repo.',
    })
    expect((await audit('nowhere')).log).toContain('nowhere, which is not a folder. Name a run')
    expect((await audit('--last', '0')).log).toContain('--last: got `0`, expected a whole number from 1.')
  })
})
