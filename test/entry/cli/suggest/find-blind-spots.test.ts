import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCli } from '../run-cli.js'

const page = (title: string, parts: readonly string[]): string =>
  [
    `# ${title}`,
    ...parts.map((part) => `## ${part}\n\nAbout ${part.toLowerCase()} there is much to say, and more to ask.`),
  ].join('\n\n')

describe('goldenpair suggest without logs', () => {
  let folder = ''
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  const suggest = (...args: readonly string[]) => runCli(folder, ['suggest', ...args])
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'goldenpair-blind-'))
    for (const path of ['golden', 'docs']) mkdirSync(join(folder, path))
    write('docs/office.md', page('Office', ['Opening hours', 'Lost keys']))
    write('docs/fees.md', page('Fees', ['Late books']))
    write(
      'golden/cases.yaml',
      '- { id: hours, query: when is the office open, expected_spans: [{ path: docs/office.md, symbol: Opening hours }] }\n',
    )
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('lists searched files that no case names, and drafts cases for them', async () => {
    write('golden/suite.yaml', 'name: office\ncases: [cases.yaml]\ntarget: { type: search, include: [docs/*.md] }\n')
    const { code, out } = await suggest('--out', 'golden/more.yaml')
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      'What the cases name, by 1 case, 2 files that the search reads, 0 recorded runs:',
      'documents             1 of 2  ██████████░░░░░░░░░░',
      'headings and symbols  1 of 5  ████░░░░░░░░░░░░░░░░',
      '',
      'The next 2 cases worth writing:',
      '  1. document docs/fees.md: in no case',
      '     What about late books?',
      '  2. heading or symbol docs/office.md::Lost keys: in no case',
      '     What about lost keys?',
      'golden/more.yaml: 2 drafts, none of them enabled. Confirm what each expects, then: goldenpair validate',
    ])
    expect(readFileSync(join(folder, 'golden/more.yaml'), 'utf8')).toContain(
      [
        '- id: what-about-late-books',
        '  query: What about late books?',
        '  tags: [ suggested ]',
        '  enabled: false',
        '  notes: No case names this document. The question is made of its heading.',
        '  expected_spans:',
        '    - { path: docs/fees.md, symbol: Late books }',
      ].join('\n'),
    )
    write(
      'golden/suite.yaml',
      'name: office\ncases: [cases.yaml, more.yaml]\ntarget: { type: search, include: [docs/*.md] }\n',
    )
    expect((await suggest()).out).toContain(
      'No case is missing. A case that expects a document, or lines of it, counts for all its headings.',
    )
    expect(await suggest('--out', 'golden/more.yaml')).toMatchObject({ code: 3 })
  })

  test('also uses recorded runs: their retrieved and called items', async () => {
    write(
      'golden/suite.yaml',
      'name: office\ncases: [cases.yaml]\ntarget: { type: command, command: node target.mjs }\n',
    )
    write(
      'target.mjs',
      `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id } = JSON.parse(line)
  const spans = [{ path: 'docs/office.md', symbol: 'Opening hours' }, { path: 'docs/fees.md', symbol: 'Late books' }]
  console.log(JSON.stringify({ id, answer: 'At eight.', spans, tools: [{ name: 'look_up' }], attempts: [{ route_tier: 'local' }] }))
}
`,
    )
    expect((await runCli(folder, ['run', '--trials', '3'])).code).toBe(0)
    const { out } = await suggest('--json')
    const {
      coverage,
      computed_from: from,
      spots,
    } = JSON.parse(out) as Record<string, readonly Record<string, unknown>[]>
    expect(from).toEqual(['1 case', '2 files beside the known documents', '1 recorded run'])
    expect(coverage).toEqual([
      { kind: 'documents', known: 2, named: 1, in_no_case: 1 },
      { kind: 'headings and symbols', known: 5, named: 1, in_no_case: 4 },
      { kind: 'tools', known: 1, named: 0, in_no_case: 1 },
      { kind: 'route tiers', known: 1, named: 0, in_no_case: 1 },
    ])
    expect(spots?.map(({ kind, name, tries }) => [kind, name, tries])).toEqual([
      ['tool', 'look_up', 3],
      ['route tier', 'local', 3],
      ['document', 'docs/fees.md', 3],
      ['heading or symbol', 'docs/office.md::Lost keys', 0],
    ])
    rmSync(join(folder, 'docs'), { recursive: true })
    rmSync(join(folder, '.goldenpair'), { recursive: true })
    expect((await suggest()).out).toContain('record a run (goldenpair run), or name logs of questions.')
    expect((await suggest('--suite', 'nowhere.yaml')).log).toContain('No suite at nowhere.yaml.')
  })
})
