import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { COMMANDS } from '../../../src/entry/cli/commands/index.js'
import { listOptions } from '../../../src/modes/request/options/index.js'
import { runCli, type CommandResult } from './run-cli.js'
import { pairOf } from '../../pair-of.js'

const SUITE = `
name: pages
cases: [cases.yaml]
target: { type: search, include: [pages/*.md] }
variants:
  usual: {}
  short: { chunk: { max_lines: 2, window_lines: 2 } }
gates:
  - { metric: success, primary: true, max_drop: 5pp }
`
const CASES = `
- { id: keys, query: how are signing keys rotated, tags: [auth], expected_spans: [{ path: pages/auth.md, symbol: Keys }] }
- { id: backup, query: when does the backup run, tags: [ops], expected_spans: [{ path: pages/ops.md, symbol: Backup }] }
`

describe('the command line', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'goldenpair-cli-'))
    mkdirSync(join(folder, 'golden'))
    mkdirSync(join(folder, 'pages'))
    writeFileSync(join(folder, 'golden/suite.yaml'), SUITE)
    writeFileSync(join(folder, 'golden/cases.yaml'), CASES)
    writeFileSync(join(folder, 'pages/auth.md'), '# Keys\n\nSigning keys are rotated with the command rotate.\n')
    writeFileSync(join(folder, 'pages/ops.md'), '# Backup\n\nThe backup does run at midnight.\n')
  })

  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const goldenpair = async (...args: string[]): Promise<CommandResult> => runCli(folder, args)

  test('lists its commands without arguments', async () => {
    const { code, out } = await goldenpair()
    expect(code).toBe(0)
    for (const { name, summary } of COMMANDS) expect(out).toContain(`${name.padEnd(8)}  ${summary}`)
  })

  test.each(COMMANDS)('$name --help shows every flag', async ({ name }) => {
    const { code, out } = await goldenpair(name, '--help')
    expect(code).toBe(0)
    for (const [flag] of listOptions(name)) expect(out).toContain(`--${flag}`)
  })

  test.each([
    ['run', '--compare', 'a.json', 'b.json'],
    ['run', '--compare=a.json', 'b.json'],
    ['run', '--baseline', 'x', '--compare', 'a.json', 'b.json'],
  ])('a command written as an option is named, in one line: %s %s %s', async (...args) => {
    expect(await goldenpair(...args)).toEqual({
      code: 3,
      out: '',
      log: 'error: goldenpair run: `--compare` is a command: `goldenpair compare a.json b.json`. `goldenpair run --help` shows what it takes.',
    })
  })

  test.each([
    ['validate', 'golden/suite.yaml', 'golden/suite.yaml'],
    ['run', 'suite.YML', 'suite.YML'],
    ['ab', 'golden', 'FILE'],
  ] as const)('a suite given to %s without an option is told its option: %s', async (command, given, file) => {
    expect(await goldenpair(command, given)).toEqual({
      code: 3,
      out: '',
      log: `error: goldenpair ${command}: \`${given}\` has no option before it. Name a suite with \`--suite ${file}\`, and case files in the suite. \`goldenpair ${command} --help\` shows what it takes.`,
    })
  })

  test('an unknown command is the user’s mistake, and the nearest one is suggested', async () => {
    expect(await goldenpair('compair')).toEqual({
      code: 3,
      out: '',
      log: `error: There is no command \`compair\`. Did you mean \`compare\`? Known: ${COMMANDS.map((command) => command.name).join(', ')}.`,
    })
  })

  test.each([
    ['aa', 'ab'],
    ['list', 'validate'],
    ['demo', 'init'],
    ['report', 'compare'],
  ])('the command %s refers to its replacement here', async (name, instead) => {
    const { code, log } = await goldenpair(name)
    expect(code).toBe(3)
    expect(log).toContain(`error: There is no command \`${name}\`. Did you mean \`${instead}\`? Known: init, `)
    expect(log).not.toContain('\n')
  })

  test('an unknown flag is the user’s mistake, and the nearest one is suggested', async () => {
    const { code, log } = await goldenpair('run', '--varaint', 'usual')
    expect(code).toBe(3)
    expect(log).toContain('Did you mean `--variant`? `goldenpair run --help` shows what it takes.')
  })

  test.each([
    [['run', '--trials', 'many'], 'error: --trials: got `many`, expected a whole number from 1.'],
    [['run', '--seed', ''], 'error: --seed: got ``, expected a number.'],
    [['run', '--cache-dir', ''], 'error: --cache-dir: got ``, expected a folder.'],
    [['compare', 'a', 'b', '--out='], 'error: --out: got ``, expected a folder.'],
    [['run', '--timeout-seconds', '0'], 'error: --timeout-seconds: got `0`, expected a number above 0.'],
    [
      ['run', '--max-cost-usd', '-1'],
      'error: goldenpair run: `--max-cost-usd` needs a value; write one that begins with a dash after an equals sign: `--max-cost-usd=-1`. `goldenpair run --help` shows what it takes.',
    ],
    [
      ['run', '--suite'],
      "error: goldenpair run: Option '--suite <value>' argument missing. `goldenpair run --help` shows what it takes.",
    ],
    [
      ['run', '--fail-on', 'never-ever'],
      'error: --fail-on: got `never-ever`, expected one of `regression`, `inconclusive`, `never`.',
    ],
    [
      ['run', '--variant', 'shrot'],
      'error: The variant `shrot` is unknown. Did you mean `short`? Known: usual, short.',
    ],
    [
      ['ab', '--variants', 'usual'],
      'error: Name two to ten different variants to compare: got usual. Known: usual, short.',
    ],
    [
      ['validate', '--list', 'metrix'],
      'error: --list: got `metrix`, expected one of `metrics`, `targets`, `cases`. Did you mean `metrics`?',
    ],
    [
      ['validate', '--list', 'cases', '--strict'],
      'error: --strict: got `true`, expected none beside --list, which checks nothing.',
    ],
    [['init', '--out', 'x'], 'error: --out: got `x`, expected none without --demo, which writes a report.'],
    [['init', '--demo', '--name', 'x'], 'error: --name: got `x`, expected none beside --demo, which sets nothing up.'],
    [
      ['ab', '--variants', 'usual, usual', '--inference', 'these-cases'],
      'error: --inference: got `these-cases`, expected none where one variant is named twice, which shows its noise.',
    ],
  ])('the mistake %j is explained', async (args, message) => {
    expect(await goldenpair(...args)).toEqual({ code: 3, out: '', log: message })
  })

  test("validate counts the suite's contents", async () => {
    expect(await goldenpair('validate')).toEqual({
      code: 0,
      out: 'gate success: fails at a drop of 5\u202fpoints or more: the target always answers alike (2 cases)\ngolden/suite.yaml: no problems. Cases: 2 (0 critical). Variants: usual, short. Gates: success.',
      log: '',
    })
  })

  describe('names the option whose path cannot be written', () => {
    beforeEach(async () => {
      writeFileSync(join(folder, 'file'), '')
      await goldenpair('run', '--out', 'one')
      await goldenpair('compare', 'one', 'one', '--out', 'report', '--fail-on', 'never')
    })

    test.each<[string, readonly string[]]>([
      ['--out', ['run', '--out', 'file/x']],
      ['--results', ['run', '--out', 'two', '--results', 'file/x']],
      ['--out', ['compare', 'one', 'one', '--out', 'file/x']],
      ['--out', ['export', 'one', '--to', 'csv', '--out', 'file/x']],
      ['--csv', ['history', 'one', '--csv', 'file/x']],
      ['--reference', ['ratchet', 'one', '--reference', 'file/x']],
      ['SITE', ['pages', 'file/x', '--report', 'report', '--place', 'pr-1']],
    ])('%s', async (option, args) => {
      const { code, log } = await goldenpair(...args)
      expect([code, log]).toEqual([
        3,
        expect.stringMatching(
          new RegExp(
            `Cannot write file/x\\S*: part of the path is a file\\. Fix that, or name another place with ${option}\\.$`,
          ),
        ),
      ])
    })

    test('before anything is asked', async () => {
      await goldenpair('run', '--out', 'two', '--results', 'file/x')
      expect(existsSync(join(folder, 'two'))).toBe(false)
    })

    test('including --out with its default', async () => {
      writeFileSync(join(folder, '.goldenpair'), '')
      expect((await goldenpair('run')).log).toMatch(/name another place with --out\.$/)
    })
  })

  test('list cases shows ids, questions and tags', async () => {
    const { out } = await goldenpair('validate', '--list', 'cases')
    expect(out).toBe('keys    how are signing keys rotated  [auth]\nbackup  when does the backup run  [ops]')
  })

  test('run, run again and compare: the same files give unchanged', async () => {
    const first = await goldenpair('run', '--out', 'one')
    expect(first.code).toBe(0)
    await goldenpair('run', '--out', 'two')
    const { code, out } = await goldenpair('compare', 'one', 'two', '--json')
    expect(code).toBe(0)
    const comparison = pairOf(out)
    expect(comparison.verdict.word).toBe('unchanged')
    expect(comparison.cases.shared).toBe(2)
  })

  test('one run given twice, and a copy of a run, are warned of, and two runs are not', async () => {
    await goldenpair('run', '--out', 'one')
    await goldenpair('run', '--out', 'two')
    cpSync(join(folder, 'one'), join(folder, 'copy'), { recursive: true })
    const logs: string[] = []
    for (const [first, second] of [
      ['one', './one'],
      ['one', 'copy'],
      ['one', 'two'],
    ] as const)
      logs.push((await goldenpair('compare', first, second)).log)
    expect(logs).toEqual([
      'warning: one was given twice, so nothing is compared: name two different runs.',
      'warning: one and copy are the same run, so nothing is compared: name two different runs.',
      '',
    ])
  })

  test('run --baseline compares at once, and a broken page is a regression of a bound', async () => {
    writeFileSync(
      join(folder, 'golden/suite.yaml'),
      `${SUITE.replace('max_drop: 5pp', 'max_drop: 5pp, min: 1')}scoring: { k: [1], primary_k: 1 }\n`,
    )
    await goldenpair('run', '--out', 'before')
    writeFileSync(join(folder, 'pages/ops.md'), '# Backup\n\nMoved.\n')
    writeFileSync(
      join(folder, 'pages/new.md'),
      '# When\n\nWhen does the backup run? The backup does run at midnight.\n',
    )
    const { code, out } = await goldenpair('run', '--out', 'after', '--baseline', 'before')
    expect(code).toBe(1)
    expect(out.split('\n')[0]).toContain('❌ Regressed: success is 50 %')
    expect(readFileSync(join(folder, 'after/comment.md'), 'utf8')).toContain('backup')
  })

  test('ab measures both variants and writes comment, report, comparison and runs', async () => {
    const { code, out } = await goldenpair('ab', '--variants', 'usual,short', '--out', 'report', '--verbose')
    expect(code).toBe(0)
    const files = ['report.html', 'report.md', 'comment.md', 'comparison.json', 'cases.csv', 'verdict-badge.json']
    for (const file of [...files, 'pass-rate-badge.json', 'runs/usual', 'runs/short'])
      expect(out).toContain(join('report', file))
  })

  test('a subset without cases leads to an error with the known tags', async () => {
    const { code, log } = await goldenpair('run', '--subset', 'tag:billing')
    expect(code).toBe(3)
    expect(log).toBe('error: The selection matches no enabled case (there are 2). Known tags: auth, ops.')
  })
})
