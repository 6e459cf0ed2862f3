import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Search } from '../../../../src/modes/bisect/state.js'
import { makeRepository, type TestRepository } from '../../../doubles/github/workspace.js'
import { FILES, SPEC } from '../../../modes/noisy-history.js'
import { runCli } from '../run-cli.js'

const run = promisify(execFile)
const NEWER =
  'has schema_version 2, and this Goldenpair reads 1: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.'

describe('goldenpair bisect', () => {
  let repository: TestRepository
  let root: string
  let folder: string
  const short = (name: string): string => repository.sha(name).slice(0, 7)

  beforeAll(async () => {
    repository = await makeRepository(FILES, SPEC)
    root = await mkdtemp(join(tmpdir(), 'goldenpair-bisect-'))
    folder = join(root, 'clone')
    await run('git', ['clone', '--quiet', '--branch', 'main', await repository.origin(), folder])
  })
  afterAll(async () => {
    await rm(root, { recursive: true, force: true })
    await repository[Symbol.asyncDispose]()
  })

  test('finds the commit among sixteen, and skips one that cannot be set up and one where everything fails', async () => {
    const { code, out } = await runCli(folder, ['bisect', repository.sha('base'), 'main', '--out', 'search'])
    const culprit = repository.sha('c10')
    const subject = 'Ask @octocat <b>less</b> `often`'
    const skipped = 'skipped: the set-up of the target, `test ! -e no-setup`, exited with code 1'
    const line = (name: string, said: string, what: string) =>
      `  ${short(name)}  ${said.padEnd(skipped.length)}  ${what}`
    expect([code, ...out.split('\n')]).toEqual([
      0,
      'Probes, the oldest commit first (16 commits):',
      line('base', '1 of 14 trials failed', 'base'),
      line('c7', '1 of 7 trials failed', 'Change 7'),
      line('c8', skipped, 'Change 8'),
      line('c9', '0 of 7 trials failed', 'Change 9'),
      line('c10', '6 of 7 trials failed', subject),
      line('c11', 'skipped: 5 of 6 trials of cases that pass at both ends fail there too', 'Change 11'),
      line('c12', '7 of 7 trials failed', 'Change 12'),
      line('c16', '13 of 14 trials failed', 'Change 16'),
      '',
      `${culprit.slice(0, 7)} is the first bad commit (> 99.9 %).`,
      `  ${culprit} Mona Octocat: ${subject}`,
      'Evidence: 7 cases that flipped: 2 of 28 trials failed before, 26 of 28 trials from then on; 8 probes.',
    ])
    const { stdout } = await run('git', ['worktree', 'list'], { cwd: folder })
    expect(stdout.trim().split('\n')).toHaveLength(1)
  })

  test('continues after an interruption, with the same result', async () => {
    const args = ['bisect', repository.sha('base'), 'main', '--out', 'interrupted', '--json']
    const stop = new AbortController()
    const silent = { debug: () => undefined, notice: () => undefined, warning: () => undefined }
    let asked = 0
    const watch = (message: string): void => {
      if (/^Asking \w+ \d+ cases/.test(message) && ++asked === 4) stop.abort()
    }
    const errors: string[] = []
    const log = { ...silent, info: watch, error: (message: string) => void errors.push(message) }
    const begun = await runCli(folder, args, { signal: stop.signal, log })
    const path = join(folder, 'interrupted', 'bisect.json')
    expect([begun.code, begun.out, errors]).toEqual([
      3,
      '',
      [
        `Interrupted after 3 probes, which are kept in interrupted/bisect.json. Run the same command with --resume to go on; it starts with the commit that was interrupted.`,
      ],
    ])
    const kept = JSON.parse(await readFile(path, 'utf8')) as Search
    expect(kept.probes).toHaveLength(3)
    const resumed = await runCli(folder, [...args, '--resume'])
    expect(resumed.log).not.toContain('the suite')
    const whole = JSON.parse(await readFile(join(folder, 'search', 'bisect.json'), 'utf8')) as Search
    expect((JSON.parse(resumed.out) as { search: Search }).search).toEqual(whole)
  })

  test('refuses to overwrite a search, and shows a finished one again with --resume', async () => {
    const args = ['bisect', repository.sha('base'), 'main', '--out', 'search']
    const { code, log } = await runCli(folder, args)
    const cure = 'Go on with that search with --resume, or name another folder with --out.'
    expect([code, log]).toEqual([3, `error: search/bisect.json exists already, and nothing was written. ${cure}`])
    const shown = await runCli(folder, [...args, '--resume'])
    expect([shown.code, shown.log]).toEqual([0, ''])
    expect(shown.out).toContain(`${short('c10')} is the first bad commit (> 99.9 %).`)
  })

  test('counts the cost of an interrupted run', async () => {
    const asked = join(root, 'asked')
    // The second question shows that the first answer has arrived.
    const target = `import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
let count = 0
createInterface({ input: process.stdin }).on('line', (line) => {
  if (++count === 2) writeFileSync(${JSON.stringify(asked)}, '')
  if (count === 1) console.log(JSON.stringify({ id: JSON.parse(line).id, answer: 'yes', cost_usd: 0.25 }))
})
`
    await using other = await makeRepository({ ...FILES, 'target.mjs': target }, SPEC)
    const clone = join(root, 'other')
    await run('git', ['clone', '--quiet', '--branch', 'main', await other.origin(), clone])
    const stop = new AbortController()
    const watch = setInterval(() => {
      if (existsSync(asked)) stop.abort()
    }, 20)
    const args = ['bisect', other.sha('base'), 'main', '--out', 'search', '--max-cost-usd', '9', '--concurrency', '1']
    const { code } = await runCli(clone, args, { signal: stop.signal })
    clearInterval(watch)
    const spent = async (...path: string[]): Promise<number> =>
      (JSON.parse(await readFile(join(clone, 'search', ...path), 'utf8')) as { spent_usd: number }).spent_usd
    expect([code, await spent('bisect.json')]).toEqual([3, await spent('good', 'run.json')])
    expect(await spent('bisect.json')).toBeGreaterThanOrEqual(0.25)
  })

  const PROBE = { sha: '0123456', trials: 1, flipped: {}, others: { failed: 0, asked: 0 }, problem: null }
  test.each([
    ['no JSON', '{', 'it is not JSON'],
    ['a newer Goldenpair', (search: object) => ({ ...search, schema_version: 2, more: 1 }), NEWER],
    ['another form', '{}', '`schema_version`: Invalid input: expected 1'],
    [
      'another suite',
      (search: object) => ({ ...search, suite: 'other' }),
      "its suite is `other`, and this one's `demo`",
    ],
    [
      'more failures than trials',
      (search: object) => ({ ...search, probes: [{ ...PROBE, flipped: { failed: 3, asked: 2 } }] }),
      '`probes[0].flipped`: more failed than were asked',
    ],
    ['other cases', (search: object) => ({ ...search, asked_of: '' }), 'the cases of the suite have changed since'],
    ['other commits', (search: object) => ({ ...search, commits: ['0123456'] }), 'it is about other commits'],
  ])('refuses to continue from %s, and leaves it unchanged', async (_, change, problem) => {
    const search = join(folder, 'search', 'bisect.json')
    const text =
      typeof change === 'string' ? change : JSON.stringify(change(JSON.parse(await readFile(search, 'utf8')) as object))
    const path = join(folder, 'broken', 'bisect.json')
    await mkdir(join(folder, 'broken'), { recursive: true })
    await writeFile(path, text)
    const { code, log } = await runCli(folder, [
      'bisect',
      repository.sha('base'),
      'main',
      '--out',
      'broken',
      '--resume',
    ])
    const refusal =
      problem === NEWER
        ? `broken/bisect.json ${NEWER}`
        : `The search in broken/bisect.json cannot be continued: ${problem}. Name another folder with --out, or delete that file to start over.`
    expect([code, log]).toEqual([3, `error: ${refusal}`])
    expect(await readFile(path, 'utf8')).toBe(text)
  })

  const LACKS = 'Name the good commit first, then a later one; where the checkout lacks the history, fetch it'
  test.each([
    [['main'], '1 commit given, expected two, the good one first'],
    [
      ['main', 'nowhere'],
      `Cannot search the commits from main to nowhere: \`nowhere\` is not a commit of this checkout. ${LACKS}`,
    ],
    [['main', '--all'], "bisect: Unknown option '--all'. `goldenpair bisect --help` shows what it takes."],
    [['main', 'main'], 'they are the same commit'],
    [['main', 'main~3'], '`main` is not an ancestor of `main~3`'],
  ])('refuses %s', async (args, said) => {
    const { code, log } = await runCli(folder, ['bisect', ...args])
    expect([code, log]).toEqual([3, expect.stringContaining(said)])
  })

  test('says so if nothing flips', async () => {
    const { code, out } = await runCli(folder, ['bisect', repository.sha('base'), 'main~9', '--out', 'nothing'])
    expect([code, ...out.split('\n')]).toEqual([
      2,
      'No commit was probed (7 commits).',
      '',
      'No commit was found: no case is clearly worse at the bad commit.',
    ])
  })

  test('names an end that cannot be measured', async () => {
    const { code, out } = await runCli(folder, ['bisect', repository.sha('base'), 'main~8', '--out', 'no-end'])
    const problem = `${short('c8')} cannot be measured: the set-up of the target, \`test ! -e no-setup\`, exited with code 1`
    expect([code, out]).toEqual([
      2,
      expect.stringContaining(`Any of 8 commits may be the first bad one: ${problem}.`) as string,
    ])
  })

  test('stops before it exceeds its cost limit', async () => {
    const args = ['bisect', repository.sha('base'), 'main', '--out', 'poor', '--max-cost-usd', '0.1']
    const { code, out } = await runCli(folder, args)
    expect(code).toBe(2)
    expect(out).toContain('\nAny of 16 commits may be the first bad one: the budget is spent.\n')
    const { spent_usd } = JSON.parse(await readFile(join(folder, 'poor', 'bisect.json'), 'utf8')) as Search
    expect(spent_usd).toBeCloseTo(0.1, 12)
  })

  test('states what is left if the time is over', async () => {
    const args = ['bisect', repository.sha('base'), 'main', '--out', 'short', '--max-minutes', '0.000001']
    const { code, out } = await runCli(folder, args)
    expect([code, ...out.split('\n').filter((line) => !line.startsWith('  '))]).toEqual([
      2,
      'No commit was probed (16 commits).',
      '',
      'Any of 16 commits may be the first bad one: the time limit is reached.',
      'To go on, run the command again with --resume and more time or budget; the search is kept in short.',
    ])
    expect(out).toContain('\n  … and 6 more\n')
  })
})

test('goldenpair bisect finds the commit from which on answers take more tokens', async () => {
  const target =
    'read tokens < tokens.txt\nwhile IFS= read -r line; do id=${line#*\'"id":"\'} id=${id%%\'"\'*}\n' +
    'printf \'{"id":"%s","answer":"yes","usage":{"input_tokens":%s,"output_tokens":1}}\\n\' "$id" "$tokens"; done\n'
  const ids = ['a', 'b', 'c', 'd']
  const files = {
    'golden/suite.yaml':
      'name: tokens\ncases: cases.yaml\ntarget: { type: command, command: [sh, target.sh], deterministic: true }\ngates: [{ metric: success, max_drop: 5pp }, { metric: tokens.total, max_rise: 10% }]\n',
    'golden/cases.yaml': ids.map((id) => `- { id: ${id}, query: ${id}?, checks: [{ contains: yes }] }\n`).join(''),
    'target.sh': target,
    'tokens.txt': '100\n',
  }
  const commits = ['104', '103', '160', '158', '161'].map((tokens, at) => ({
    ...{ name: `c${at + 1}`, message: `Change ${at + 1}`, files: { 'tokens.txt': `${tokens}\n` } },
    ...(at === 4 && { branch: 'main' }),
  }))
  await using repository = await makeRepository(files, { commits })
  const root = await mkdtemp(join(tmpdir(), 'goldenpair-bisect-'))
  try {
    await run('git', ['clone', '--quiet', '--branch', 'main', await repository.origin(), root])
    const { code, out } = await runCli(root, ['bisect', repository.sha('base'), 'main', '--out', 'search'])
    const lines = out.split('\n')
    expect([code, lines.at(-3), lines.at(-1)]).toEqual([
      0,
      `${repository.sha('c3').slice(0, 7)} is the first bad commit (> 99.9 %).`,
      'Evidence: 4 cases that are worse in tokens.total: 0 of 8 trials were worse before, 8 of 8 trials from then on; 4 probes.',
    ])
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})
