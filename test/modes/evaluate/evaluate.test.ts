import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inflateSync } from 'node:zlib'
import type { CaseRow, PackedCases, PageCase } from '../../../src/model/result/case-data.js'
import { runCli } from '../../entry/cli/run-cli.js'

/** The answers of `new` have lost the span, the text and the tool call. */
const TARGET = `
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query, settings } = JSON.parse(line)
  const isOld = settings.version === 'old' || query.endsWith('kept?')
  console.log(JSON.stringify({
    id,
    answer: isOld ? 'Within 30 days.' : 'Within 14 days.',
    spans: [{ path: isOld ? 'docs/refunds.md' : 'docs/faq.md' }],
    tools: isOld ? [{ name: 'search' }] : [],
    passed: isOld,
    reasons: isOld ? [] : ['the grader says </script><img src=x onerror=alert(1)> no'],
  }))
}
`
const CASE = {
  expected_spans: [{ path: 'docs/refunds.md' }],
  checks: [{ contains: '30 days' }],
  required_tools: ['search'],
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-reasons-'))
  mkdirSync(join(folder, 'golden'))
  writeFileSync(join(folder, 'target.mjs'), TARGET)
  writeFileSync(
    join(folder, 'golden/cases.json'),
    JSON.stringify(['lost', 'kept'].map((id) => ({ id, query: `Is it ${id}?`, ...CASE }))),
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (name: string): string => readFileSync(join(folder, 'out', name), 'utf8')

const unpack = (text: string): unknown => JSON.parse(inflateSync(Buffer.from(text, 'base64')).toString())

function readPageCases(): PackedCases {
  const [, json = ''] =
    /<script type="application\/json" id="case-data">(.*?)<\/script>/s.exec(read('report.html')) ?? []
  return JSON.parse(json) as PackedCases
}

/** Returns the reasons of a case on the page. */
function readPageReasons(id: string): readonly string[] {
  const cases = readPageCases().chunks.flatMap(({ text }) => unpack(text) as readonly PageCase[])
  const detail = cases.find(({ case_id: caseId }) => caseId === id)
  return (detail?.candidates ?? []).flatMap((side) => side?.detail.reasons.map(({ text }) => text) ?? [])
}

test.each<[string, { readonly first: string; readonly page: readonly string[] }]>([
  [
    'answer',
    {
      first: ' (passage not retrieved): the answer does not contain "30 days"',
      page: ['the answer does not contain "30 days"'],
    },
  ],
  [
    'workflow',
    {
      first: ' (passage not retrieved): it did not call the tool "search"',
      page: ['it did not call the tool "search"'],
    },
  ],
  [
    'retrieval',
    {
      first: ': `docs/refunds.md` was rank 1, now not retrieved',
      page: ['no expected span is among the first 5 retrieved'],
    },
  ],
  [
    'reported',
    {
      first: ' (passage not retrieved): the grader says &lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; no',
      page: ['the grader says </script><img src=x onerror=alert(1)> no'],
    },
  ],
])('with success %s a case broke because of what that rule checks, everywhere', async (rule, { first, page }) => {
  writeFileSync(
    join(folder, 'golden/suite.yaml'),
    `name: reasons
cases: cases.json
scoring: { success: ${rule} }
target: { type: command, command: node target.mjs }
variants: { old: { settings: { version: old } }, new: { settings: { version: new } } }
`,
  )
  const args = ['--variants', 'old,new', '--trials', '1', '--out', 'out']
  await runCli(folder, ['ab', '--suite', 'golden/suite.yaml', ...args])
  expect(read('comment.md')).toContain(`\n- \`lost\`${first}`)
  expect(readPageReasons('lost')).toEqual(page)
  expect(readPageReasons('kept')).toEqual([])
  const junit = read('junit.xml').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  expect(junit).toContain(`reason: ${page.join('; ')}</failure>`)
  const alert = { uri: 'golden/cases.json', uriBaseId: '%SRCROOT%' }
  const [{ results }] = (JSON.parse(read('broken-cases.sarif')) as { runs: [{ results: unknown[] }] }).runs
  expect(results).toMatchObject([{ locations: [{ physicalLocation: { artifactLocation: alert } }] }])
  const others = ['was rank 1', '30 days"', '"search"', 'the grader'].filter((words) => !first.includes(words))
  for (const words of others) expect(/Start here[^<]*/.exec(read('comment.md'))?.[0]).not.toContain(words)
  expect(read('report.html')).not.toContain('<img src=x')
})

test('the page knows for every case whether its answer changed, however long it is', async () => {
  writeFileSync(
    join(folder, 'target.mjs'),
    `
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query, settings } = JSON.parse(line)
  const end = query.endsWith('kept?') ? 'the same' : settings.version
  console.log(JSON.stringify({ id, answer: 'word '.repeat(10000) + end, passed: true }))
}
`,
  )
  writeFileSync(
    join(folder, 'golden/suite.yaml'),
    `name: answers
cases: cases.json
scoring: { success: reported }
target: { type: command, command: node target.mjs }
variants: { old: { settings: { version: old } }, new: { settings: { version: new } } }
`,
  )
  const args = ['--variants', 'old,new', '--trials', '1', '--out', 'out']
  await runCli(folder, ['ab', '--suite', 'golden/suite.yaml', ...args])
  const rows = unpack(readPageCases().rows) as readonly CaseRow[]
  expect(rows.map(({ id, changes }) => [id, changes])).toEqual([
    ['lost', ['answer']],
    ['kept', []],
  ])
})

test('where another gate than success decides, the cases that lost most on it come first, everywhere', async () => {
  const span = { expected_spans: CASE.expected_spans }
  const lost = Array.from({ length: 6 }, (_, at) => ({ id: `lost-${at}`, ...(at === 0 ? CASE : span) }))
  const cases = [...lost, { id: 'kept', ...CASE }].map((one) => ({ ...one, query: `Is it ${one.id}?` }))
  writeFileSync(join(folder, 'golden/cases.json'), JSON.stringify(cases, null, 1))
  writeFileSync(
    join(folder, 'golden/suite.yaml'),
    `name: ranked
cases: cases.json
scoring: { success: answer }
gates: [{ metric: retrieval.ndcg@10, primary: true, max_drop: 5pp }]
target: { type: command, command: node target.mjs }
variants: { old: { settings: { version: old } }, new: { settings: { version: new } }, other: {} }
`,
  )
  const args = ['--variants', 'old,new', '--trials', '1', '--out', 'out']
  await runCli(folder, ['ab', '--suite', 'golden/suite.yaml', ...args])
  expect(read('comment.md')).toContain('\nnDCG@10 1 → .14 (−.86; allowed .05)')
  const [, start = ''] =
    /\*\*Start here\*\* · 6 of 7 cases fell by \.05 or more in nDCG@&#8203;10\.\n\n(.*?)\n\n/s.exec(
      read('comment.md'),
    ) ?? []
  expect(start.split('\n')).toEqual([
    '- `lost-0` (1 → 0): the answer does not contain "30 days"',
    '- `lost-1` (1 → 0)',
    '- `lost-2` (1 → 0)',
    '- And 3 more',
  ])
  // The one that broke too is in full only once, and all changed cases are in one fold.
  const folds = read('comment.md').split(/^<details>/m)
  expect(folds.filter((fold) => fold.includes('Is it lost-0?')).length).toBe(1)
  expect(read('comment.md')).toContain('<details><summary><b>6 of 7 cases fell by .05 or more in nDCG@')
  expect(read('report.md')).toContain('**6 of 7 cases fell by .05 or more in nDCG@')
  expect(read('junit.xml').match(/type="(newly-failing|worse)"/g)).toEqual([
    'type="newly-failing"',
    ...Array.from({ length: 5 }, () => 'type="worse"'),
  ])
  type Sarif = { runs: [{ results: { message: { text: string } }[] }] }
  const [{ results }] = (JSON.parse(read('broken-cases.sarif')) as Sarif).runs
  expect(results.map(({ message }) => message.text)).toEqual([
    'lost-0 broke: the answer does not contain "30 days" (the only trial fails; before: 1 of 1)',
    ...[1, 2, 3, 4, 5].map((at) => `lost-${at} got worse: nDCG@10 1 → 0`),
  ])
  // Of several arms too, although lost-0 differs in success.
  await runCli(folder, [
    'ab',
    '--suite',
    'golden/suite.yaml',
    '--variants',
    'old,new,other',
    '--trials',
    '1',
    '--out',
    'three',
  ])
  const comment = readFileSync(join(folder, 'three/comment.md'), 'utf8')
  expect(comment).toContain('**Start here** · "new": 6 of 7 cases fell by .05 or more in nDCG@')
  expect(comment).toContain('1 case differs between the arms.')
})
