import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../../../../src/io/sha256.js'
import { runCli } from '../run-cli.js'

const SUITE = 'name: pages\ncases: [cases.yaml]\ntarget: { type: search, include: [pages/*.md] }\n'
const CASES = `- { id: keys, query: how are keys rotated, tags: [auth], expected_spans: [{ path: pages/auth.md, symbol: Keys }] }
- { id: backup, query: when is the backup, tags: [ops], expected_spans: [{ path: pages/ops.md, symbol: Backup }] }
`

describe('goldenpair validate', () => {
  let folder: string
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  const validate = (...flags: string[]) => runCli(folder, ['validate', ...flags])

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'goldenpair-validate-'))
    mkdirSync(join(folder, 'golden'))
    mkdirSync(join(folder, 'pages'))
    write('golden/suite.yaml', SUITE)
    write('golden/cases.yaml', CASES)
    write('pages/auth.md', '# Keys\n')
    write('pages/ops.md', '# Backup\n')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('--rebind shows the present places of span texts as a diff, and --write writes it', async () => {
    const rule = 'Keys rotate every thirty days.'
    const backup = 'The backup runs at night.'
    const span = (path: string, line: number, text: string) =>
      `{ path: pages/${path}, start_line: ${line}, end_line: ${line}, hash: ${sha256(text)} }`
    const cases = (keys: string, ops: string) =>
      `# Asked often.\n- { id: keys, query: how are keys rotated, expected_spans: [${keys}] }\n- { id: backup, query: when is the backup, expected_spans: [${ops}] }\n`
    write('pages/auth.md', `# Keys\n${rule}\n`)
    write('pages/ops.md', `# Backup\n${backup}\n`)
    write('golden/cases.yaml', cases(span('auth.md', 2, rule), span('ops.md', 2, backup)))
    for (const args of [
      ['init', '--quiet'],
      ['add', '.'],
      ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'a'],
    ])
      execFileSync('git', args, { cwd: folder })
    expect(await validate('--rebind')).toMatchObject({ code: 0, out: '' })

    write('pages/auth.md', '# Keys\n')
    write('pages/rotation.md', `# Rotation\n\n${rule}\n`)
    const changed = backup.replace('night', 'noon')
    write('pages/ops.md', `# Backup\nAsk the office.\n${changed}\n`)
    const after = cases(span('rotation.md', 3, rule), span('ops.md', 3, changed))
    const { code, out, log } = await validate('--rebind')
    expect(code).toBe(0)
    expect(out).toContain(`+${after.split('\n')[1] ?? ''}\n`)
    expect(log).toContain('golden/cases.yaml:2: case `keys`: pages/auth.md:2-2 is now pages/rotation.md:3-3.')
    expect(log).toContain(
      'golden/cases.yaml:3: case `backup`: pages/ops.md:2-2 is now pages/ops.md:3-3; its text is another: read whether it still answers the query.',
    )
    expect(log).toContain('1 span moved, 1 with another text, 0 not found. Nothing was written:')
    execFileSync('git', ['apply', '--check', '-'], { cwd: folder, input: `${out}\n` })
    expect(readFileSync(join(folder, 'golden/cases.yaml'), 'utf8')).not.toBe(after)
    await validate('--rebind', '--write')
    expect(readFileSync(join(folder, 'golden/cases.yaml'), 'utf8')).toBe(after)
    expect((await validate('--write')).log).toContain('--write')
  })

  test('reports an expired quarantine, and one without a date', async () => {
    const inQuarantine = (day: string) => CASES.replace('tags: [auth]', `tags: [auth], flaky: ${day}`)
    write('golden/cases.yaml', inQuarantine('2020-02-28'))
    expect((await validate()).out).toContain(
      'golden/cases.yaml:1: warning: the quarantine of case `keys` ended on 2020-02-28, but gates still leave it out. Remove `flaky`, or give a later day.',
    )
    expect((await validate('--strict')).code).toBe(3)
    write('golden/cases.yaml', inQuarantine('9999-12-31'))
    expect((await validate()).out).not.toContain('quarantine')
    for (const [given, got] of [
      ['true', 'must be the last day of its quarantine, such as 2026-12-31, but is `true`.'],
      ['2026-02-30', 'must be the last day of its quarantine, such as 2026-12-31, but is the text `2026-02-30`.'],
    ] as const) {
      write('golden/cases.yaml', inQuarantine(given))
      expect(await validate()).toMatchObject({ code: 3, out: expect.stringContaining(`\`flaky\` ${got}`) as string })
    }
  })

  test('--ask sends cases to the target and shows the expected and the actual answer', async () => {
    write(
      'golden/suite.yaml',
      'name: pages\ncases: [cases.yaml]\ntarget: { type: command, command: node target.mjs }\n',
    )
    write(
      'target.mjs',
      `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query } = JSON.parse(line)
  const spans = query.includes('keys') ? [{ path: 'pages/auth.md', symbol: 'Keys' }] : [{ path: 'x.md' }, { path: 'pages/ops.md', start_line: 7, end_line: 9 }]
  console.log(JSON.stringify({ id, answer: 'So it is.', spans }))
}
`,
    )
    const { code, out } = await validate('--ask', '2')
    expect(code).toBe(0)
    expect(out).toContain(
      [
        'case keys: how are keys rotated',
        '  answer    So it is.',
        '  expected  pages/auth.md::Keys: returned as number 1',
        '  returned  1. pages/auth.md::Keys',
        'case backup: when is the backup',
        '  answer    So it is.',
        '  expected  pages/ops.md::Backup: not returned',
        '  nearest   - { path: pages/ops.md, start_line: 7, end_line: 9 } # if this is right, paste it into expected_spans',
        '  returned  1. x.md',
        '            2. pages/ops.md:7-9',
      ].join('\n'),
    )
    expect((await validate('--ask', '1')).out).not.toContain('case backup')
    expect(await validate('--ask', 'x')).toMatchObject({ code: 3 })
  })

  test('--ask says what a target that returns answers alone needs', async () => {
    const suite = 'name: pages\ncases: [cases.yaml]\ntarget: { type: command, command: node target.mjs }\n'
    const reply = (rest: string) =>
      `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ id: JSON.parse(line).id, answer: 'So it is.'${rest} }))
`
    const advice =
      'warning: 2 of 2 cases got no `success`: the target reported no spans; if only answers count, set `scoring: { success: answer }`.'
    write('golden/suite.yaml', suite)
    write('target.mjs', reply(''))
    expect((await validate('--ask', '2')).out).toContain(advice)
    const nothing =
      'warning: No passage came back in any try: the reply has `spans: []` in 2 cases that expect some. Return what was retrieved (docs/protocol.md); if only answers count, set `scoring: { success: answer }`.'
    write('target.mjs', reply(', spans: []'))
    expect((await validate('--ask', '2')).out.split('\n').filter((line) => line.startsWith('warning'))).toEqual([
      nothing,
    ])
    // One reply with a passage shows that the target can return some.
    write('target.mjs', reply(", spans: JSON.parse(line).case === 'keys' ? [{ path: 'x.md' }] : []"))
    expect((await validate('--ask', '2')).out).not.toContain('No passage came back')
    write('golden/suite.yaml', `${suite}scoring: { success: answer }\n`)
    for (const rest of ['', ', spans: []']) {
      write('target.mjs', reply(rest))
      expect((await validate('--ask', '2')).out).not.toContain('warning: ')
    }
  })

  test('states for a deterministic target that a loss is a fact, even with few cases', async () => {
    const { code, out } = await validate()
    expect({ code, lines: out.split('\n').slice(0, 2) }).toEqual({
      code: 0,
      lines: [
        'gate success: fails at a drop of 5\u202fpoints or more: the target always answers alike (2 cases)',
        'gate retrieval.precision@5: fails at a drop of 10\u202f% or more: the target always answers alike (2 cases)',
      ],
    })
  })

  test('shows warnings and stale spans and exits with 0, for people and for machines; --strict makes them errors', async () => {
    write('pages/ops.md', '# Backups\n')
    write('golden/suite.yaml', `${SUITE}inference: cases-like-these\n`)
    write('golden/cases.yaml', `${CASES}- { id: none, query: q, tags: [ops] }\n`)
    const file = 'golden/cases.yaml'
    const stale =
      'case `backup`: the symbol `Backup` is not in pages/ops.md; nearest: `{ path: pages/ops.md, symbol: Backups }`. Edit the case or restore the symbol.'
    const empty =
      'case `none`: nothing is expected, so no quality metric looks at it. Give it expected_spans, expected_answer or checks, or `answer_mode: must_abstain`.'
    const plain = await validate()
    expect(plain.code).toBe(0)
    expect(plain.log).toBe('')
    const idle = 'gate `success` can never fail: with 2 cases no drop can be proven; add cases.'
    const ungated =
      'no gate looks at the quality of 1 case: none. State what a good answer is (checks, hops, sources, spans), or gate a metric that applies to it.'
    const few = 'has too few cases to say what it would flag'
    const lines = plain.out.split('\n')
    expect(lines.slice(0, 7)).toEqual([
      `golden/suite.yaml:1: warning: ${idle}`,
      `${file}:2: warning: ${stale}`,
      `${file}:3: warning: ${empty}`,
      `${file}:3: warning: ${ungated}`,
      `gate retrieval.precision@5: ${few} (2 cases)`,
      `gate retrieval.precision@5 (warn): ${few} (2 cases)`,
      `gate tokens.total: ${few} (3 cases)`,
    ])
    expect(lines.at(-1)).toMatch(
      /^golden\/suite\.yaml: 4 warnings\. Cases: 3 \(0 critical\)\. Variants: default\. Gates: success/,
    )
    const strict = await validate('--strict')
    expect(strict.code).toBe(3)
    // A gate that cannot fail needs more cases, not another suite, so it stays a warning.
    expect(strict.out.split('\n').slice(0, 4)).toEqual([
      `${file}:2: error: ${stale}`,
      `${file}:3: error: ${empty}`,
      `${file}:3: error: ${ungated}`,
      `golden/suite.yaml:1: warning: ${idle}`,
    ])
    const { out } = await validate('--json')
    expect(JSON.parse(out)).toMatchObject({
      suite: 'golden/suite.yaml',
      errors: [],
      warnings: [
        { file: 'golden/suite.yaml', line: 1, message: idle },
        { file, line: 2, message: stale },
        { file, line: 3, message: empty },
        { file, line: 3, message: ungated },
      ],
      notes: [],
      forecast: { gates: [{ gate: 'success', can_fail: false }, {}, {}, { gate: 'tokens.total', can_fail: true }] },
    })
  })

  test('shows all errors, however many, and exits with 3', async () => {
    const cases = Array.from({ length: 60 }, (_, index) => `- { id: c${index}, query: q, '${index}%': 1 }\n`).join('')
    write('golden/cases.yaml', cases)
    const { code, out, log } = await validate()
    expect({ code, log }).toEqual({ code: 3, log: '' })
    const lines = out.split('\n')
    expect(lines).toHaveLength(61)
    expect(lines[59]).toMatch(/^golden\/cases\.yaml:60: error: case `c59`: key `59%` is unknown\./)
    expect(lines[60]).toBe('golden/suite.yaml: 60 errors.')
  })

  test('shows an error shared by many cases once, at the first of them', async () => {
    write('golden/cases.yaml', Array.from({ length: 35 }, (_, index) => `- { id: c${index} }\n`).join(''))
    const { code, out } = await validate()
    expect(code).toBe(3)
    expect(out.split('\n')).toEqual([
      'golden/cases.yaml:1: error: 35 cases, the first `c0`: `query` is missing. Give text.',
      'golden/suite.yaml: 35 errors.',
    ])
  })

  test('reports once that the suite is about other files', async () => {
    write('golden/cases.yaml', CASES.replaceAll('pages/', 'elsewhere/'))
    const { code, out } = await validate('--strict')
    expect(code).toBe(0)
    expect(out.split('\n')).toContain('note: Expected spans were not checked: none of their paths is in this checkout.')
  })

  test('with --base asks for a case if sources change and the golden set does not', async () => {
    const git = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
        cwd: folder,
        encoding: 'utf8',
      })
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('commit', '--quiet', '--message=base')
    git('checkout', '--quiet', '-b', 'feature')
    write('rank ä.py', 'x = 1\n')
    git('add', '.')
    git('commit', '--quiet', '--message=feature')
    const asked =
      'golden/suite.yaml:1: warning: the change touches rank ä.py, but no case. Add a case for what is new, or for what was wrong.'
    expect((await validate('--base', 'main')).out.split('\n')).toContain(asked)
    expect((await validate('--base', 'main', '--strict')).code).toBe(3)

    write('golden/cases.yaml', `${CASES}- { id: rank, query: q, tags: [ops], expected_answer: x }\n`)
    git('commit', '--quiet', '--all', '--message=case')
    expect((await validate('--base', 'main')).out).not.toContain('the change touches')

    for (const ref of ['nowhere', '--output=x'])
      expect(await validate(`--base=${ref}`)).toEqual({
        code: 3,
        out: '',
        log: `error: --base: got \`${ref}\`, expected a commit, branch or tag whose history is in this checkout (set \`fetch-depth: 0\` of actions/checkout).`,
      })
  })
})
