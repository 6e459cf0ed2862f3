import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Comparison } from '../../../src/model/result/comparison.js'
import type { Trial } from '../../../src/model/run/run.js'
import { runCli } from './run-cli.js'
import { pairOf } from '../../pair-of.js'

const CODE = `def foo():
    return 1

class K:
    def m(self):
        return 2

    def twin(self):
        return 3

class L:
    def twin(self):
        return 4
`

/** Answers each query with the spans that the query contains as JSON; `{cwd}` stands for the working directory. */
const TARGET = `
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query } = JSON.parse(line)
  console.log(JSON.stringify({ id, answer: 'x', spans: JSON.parse(query.replaceAll('{cwd}', process.cwd())) }))
}
`

describe('a real program with its own names for what it retrieves', () => {
  let folder: string
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'goldenpair-span-names-')))
    for (const name of ['golden', 'docs']) mkdirSync(join(folder, name))
    write('docs/a.md', '# A\n\nText.\n')
    write('docs/k.py', CODE)
    write('target.mjs', TARGET)
    write('golden/suite.yaml', 'name: names\ncases: cases.json\ntarget: { type: command, command: node target.mjs }\n')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const ask = async (cases: Readonly<Record<string, readonly [expected: object, returned: object]>>) => {
    const written = Object.entries(cases).map(([id, [expected, returned]]) => ({
      id,
      query: JSON.stringify([returned]),
      expected_spans: [expected],
    }))
    write('golden/cases.json', JSON.stringify(written))
    const result = await runCli(folder, ['run', '--suite', 'golden/suite.yaml', '--out', 'out'])
    const lines = readFileSync(join(folder, 'out/trials.jsonl'), 'utf8').trimEnd().split('\n')
    const trials = lines.map((line) => JSON.parse(line) as Trial)
    const hits = trials.map(({ case: id, scores, unscored }) => [
      id,
      scores['success.retrieval'] ?? unscored['success.retrieval'],
    ])
    return { ...result, trials, hits: Object.fromEntries(hits) as Readonly<Record<string, number | string>> }
  }

  test('every spelling of the right span is found, and others are not', async () => {
    const { hits } = await ask({
      absolute: [{ path: 'docs/a.md' }, { path: '{cwd}/docs/a.md' }],
      source: [{ path: 'docs/a.md' }, { source: 'docs/a.md', text: 'Text.' }],
      file: [{ path: 'docs/a.md' }, { file: '{cwd}/docs/a.md' }],
      metadata: [{ path: 'docs/a.md' }, { metadata: { source: './docs/a.md' } }],
      'lines-in-symbol': [
        { path: 'docs/k.py', symbol: 'foo' },
        { path: 'docs/k.py', start_line: 1, end_line: 2 },
      ],
      'symbol-in-lines': [
        { path: 'docs/k.py', start_line: 4, end_line: 9 },
        { path: 'docs/k.py', symbol: 'K.m' },
      ],
      'short-name': [
        { path: 'docs/k.py', symbol: 'K.m' },
        { path: 'docs/k.py', symbol: 'm' },
      ],
      'text-only': [
        { path: 'docs/k.py', symbol: 'L.twin' },
        { metadata: { source: '{cwd}/docs/k.py' }, text: 'return 4' },
      ],
      'other-lines': [
        { path: 'docs/k.py', symbol: 'foo' },
        { path: 'docs/k.py', start_line: 5, end_line: 6 },
      ],
      'other-file': [{ path: 'docs/a.md' }, { path: '{cwd}/docs/k.py' }],
    })
    expect(hits).toEqual({
      absolute: 1,
      source: 1,
      file: 1,
      metadata: 1,
      'lines-in-symbol': 1,
      'symbol-in-lines': 1,
      'short-name': 1,
      'text-only': 1,
      'other-lines': 0,
      'other-file': 0,
    })
  })

  test('each run is judged by its own code, and later without code', async () => {
    const expected = { path: 'docs/k.py', symbol: 'foo' }
    write('spans.json', '[{ "path": "docs/k.py", "start_line": 1, "end_line": 2 }]')
    write(
      'target.mjs',
      TARGET.replace('JSON.parse(query', `JSON.parse((await import('node:fs')).readFileSync('spans.json', 'utf8')`),
    )
    write('golden/cases.json', JSON.stringify([{ id: 'moved', query: 'where?', expected_spans: [expected] }]))
    const run = async (...more: readonly string[]) =>
      runCli(folder, ['run', '--suite', 'golden/suite.yaml', '--out', ...more])
    const successOf = (file: string) =>
      pairOf(readFileSync(join(folder, file), 'utf8')).metrics.find(({ metric }) => metric.id === 'success')
    await run('before')
    write('docs/k.py', `${'# A line.\n'.repeat(9)}\n${CODE}`)
    write('spans.json', '[{ "path": "docs/k.py", "start_line": 11, "end_line": 12 }]')
    await run('after', '--baseline', 'before')
    expect(successOf('after/comparison.json')).toMatchObject({ n: 1, baseline: 1, candidate: 1 })
    rmSync(join(folder, 'docs'), { recursive: true })
    await runCli(folder, ['compare', 'before', 'after', '--out', 'compared'])
    expect(successOf('compared/comparison.json')).toMatchObject({ n: 1, baseline: 1, candidate: 1 })
  })

  test('a target cannot claim what is in the checkout, nor have a file outside of it read', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'goldenpair-outside-'))
    writeFileSync(join(outside, 'secret.py'), 'def key():\n    return 1\n')
    symlinkSync(join(outside, 'secret.py'), join(folder, 'docs/link.py'))
    const { trials, hits } = await ask({
      claimed: [
        { path: 'docs/k.py', symbol: 'foo' },
        { path: 'docs/k.py', start_line: 5, end_line: 6, in_checkout: { is: ['foo'] } },
      ],
      nonsense: [{ path: 'docs/a.md' }, { path: 'docs/a.md', in_checkout: 7 }],
      linked: [
        { path: 'docs/link.py', symbol: 'key' },
        { path: 'docs/link.py', start_line: 1, end_line: 2 },
      ],
    })
    rmSync(outside, { recursive: true })
    expect(hits).toEqual({
      claimed: 0,
      nonsense: 1,
      linked:
        'cannot tell whether the returned `docs/link.py:1-2` is the expected `docs/link.py::key`: report its `symbol` too',
    })
    expect(JSON.stringify(trials)).not.toContain('"in_checkout":7')
  })

  test('a first run without any match reports that first, with the most similar names of both sides', async () => {
    const { out } = await ask({
      one: [{ path: 'docs/a.md' }, { path: 'x.md' }],
      two: [
        { path: 'docs/k.py', symbol: 'K.m' },
        { path: 'k.py', symbol: 'K.m' },
      ],
    })
    const warning =
      'Not one expected span was retrieved in any of the 2 cases that got spans: your target names spans in another way: expected `docs/k.py::K.m`, it returned `k.py::K.m`. Report paths as the cases write them, relative to the repository.'
    expect(plain(out).indexOf(`⚠️ ${warning}`)).toBeGreaterThan(-1)
    expect(plain(out).indexOf(`⚠️ ${warning}`)).toBeLessThan(plain(out).indexOf('suite names'))
    expect(plain(out).split(warning)).toHaveLength(2)
    for (const file of ['comment.md', 'report.md', 'report.html'])
      expect(readFileSync(join(folder, 'out', file), 'utf8')).toContain('your target names spans in another way')
    const { warnings } = JSON.parse(readFileSync(join(folder, 'out/comparison.json'), 'utf8')) as Comparison
    expect(warnings[0]).toBe(warning)
  })

  describe('with sources, hops, tools and agents', () => {
    const expected = {
      expected_sources: ['docs/refunds.md'],
      required_hops: [{ id: 'who', any_of: ['the buyer'] }],
      required_tools: ['web_search'],
      required_agents: ['billing'],
    }
    const reply = {
      answer: 'The purchaser.',
      sources: ['refunds.md'],
      tools: [{ name: 'functions.web_search' }],
      agents: ['billing-agent-2'],
    }
    const warnings = [
      'Not one expected source was retrieved in any of the 2 cases that got sources: your target names sources in another way: expected `docs/refunds.md`, it returned `refunds.md`. Report paths as the cases write them, relative to the repository.',
      'Not one required hop was stated in any of the 2 cases that got an answer. If its answers are right, they state hops in other words: expected `the buyer`, it answered `The purchaser.`. Add those words to `any_of` of the hop.',
      'Not one required tool was called in any of the 2 cases that called tools: your target names tools in another way: expected `web_search`, it called `functions.web_search`. Map its names in the suite: `scoring: { aliases: { tools: … } }`.',
      'Not one required agent was called in any of the 2 cases that called agents. If it calls the right ones, your target names agents in another way: expected `billing`, it called `billing-agent-2`. Map its names in the suite: `scoring: { aliases: { agents: … } }`.',
    ]
    // The third case gets nothing, and the fourth fails, so neither shows how things are named.
    const replies = [reply, reply, { answer: '', sources: [], tools: [], agents: [] }, {}]
    const reported = async (...args: readonly string[]) => {
      write(
        'target.mjs',
        TARGET.replace(
          "answer: 'x', spans: JSON.parse(query.replaceAll('{cwd}', process.cwd()))",
          '...JSON.parse(query)',
        ),
      )
      const cases = replies.map((each, index) => ({ id: `c${index}`, query: JSON.stringify(each), ...expected }))
      write('golden/cases.json', JSON.stringify(cases))
      return runCli(folder, [...args, '--suite', 'golden/suite.yaml'])
    }

    test('a first run without any match reports that first, each kind with both sides', async () => {
      const { out } = await reported('run', '--out', 'out')
      const comparison = JSON.parse(readFileSync(join(folder, 'out/comparison.json'), 'utf8')) as Comparison
      expect(comparison.warnings.slice(0, 4)).toEqual(warnings)
      const places = warnings.map((warning) => plain(out).indexOf(warning))
      expect(places[0]).toBeLessThan(plain(out).indexOf('suite names'))
      expect(Math.min(...places)).toBeGreaterThan(-1)
      for (const file of ['comment.md', 'report.md', 'report.html'])
        for (const kind of ['sources', 'tools', 'agents'])
          expect(readFileSync(join(folder, 'out', file), 'utf8')).toContain(`your target names ${kind} in another way`)
    })

    test('one match anywhere is a result, and names are not mentioned', async () => {
      const found = {
        ...reply,
        ...{ answer: 'the buyer', sources: ['docs/refunds.md'], tools: [{ name: 'Web_Search' }], agents: ['Billing'] },
      }
      replies.push(found)
      const { out } = await reported('run', '--out', 'out')
      replies.pop()
      expect(out).not.toContain('Not one')
    })

    test('validate --ask shows the actual next to the expected names, and reports the same', async () => {
      const { out } = await reported('validate', '--ask', '3')
      expect(out).toContain(
        [
          '  answer    The purchaser.',
          '  expected  source docs/refunds.md: not returned',
          '  returned  sources: refunds.md',
          '  expected  hop the buyer: not stated',
          '  expected  tool web_search: not called',
          '  called    tools: functions.web_search',
          '  expected  agent billing: not called',
          '  called    agents: billing-agent-2',
        ].join('\n'),
      )
      expect(out).toContain('  called    tools: none')
      for (const warning of warnings) expect(out).toContain(`warning: ${warning}`)
    })
  })

  test('an undecided match is unscored, and one warning shows both sides and the remedy', async () => {
    const { out, hits, code } = await ask({
      found: [{ path: 'docs/a.md' }, { path: 'docs/a.md' }],
      file: [{ path: 'docs/k.py', symbol: 'foo' }, { path: 'docs/k.py' }],
      twin: [
        { path: 'docs/k.py', symbol: 'K.twin' },
        { path: 'docs/k.py', symbol: 'twin' },
      ],
      lines: [{ path: 'docs/a.md', start_line: 3 }, { path: 'docs/a.md' }],
    })
    expect(hits).toEqual({
      found: 1,
      file: 'cannot tell whether the returned `docs/k.py` is the expected `docs/k.py::foo`: report its `symbol`, or `start_line` and `end_line`',
      lines:
        'cannot tell whether the returned `docs/a.md` is the expected `docs/a.md:3-3`: report its `symbol`, or `start_line` and `end_line`',
      twin: 'cannot tell whether the returned `docs/k.py::twin` is the expected `docs/k.py::K.twin`: report the whole name of the symbol, as the case writes it',
    })
    const warning =
      'In 3 of 4 cases Goldenpair cannot tell whether the right passages were retrieved, so that is unscored, not 0: expected `docs/k.py::foo`, it returned `docs/k.py`. Let the target report its `symbol`, or `start_line` and `end_line`.'
    expect(plain(out).split(warning)).toHaveLength(2)
    // Unscored cases do not make a run pass.
    expect(plain(out)).toContain('Success: only 1 of 4 cases is scored')
    expect(code).toBe(2)
  })
})

const plain = (printed: string): string => printed.replace(/\s+/g, ' ')
