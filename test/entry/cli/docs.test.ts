import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { COMMANDS } from '../../../src/entry/cli/commands/index.js'
import { listOptions } from '../../../src/modes/request/options/index.js'
import { goldenpair } from './recorded-terminal.js'

const page = readFileSync(new URL('../../../docs/command-line.md', import.meta.url), 'utf8')

describe('docs/command-line.md', () => {
  test.each(COMMANDS.map(({ name }) => name))('has the command %s', (name) => {
    expect(page).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'))
  })

  test('has the commands in the order of --help and no others', () => {
    const table = page.slice(0, page.indexOf('## Exit codes'))
    const rows = [...table.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name)
    expect(rows).toEqual(COMMANDS.map(({ name }) => name))
  })

  test('names no flag that no command takes', () => {
    const flags = new Set(['help', ...COMMANDS.flatMap(({ name }) => listOptions(name).map(([flag]) => flag))])
    // Of npm and git.
    const others = ['global', 'unshallow', 'refetch', 'no-filter', 'filter']
    const named = [...page.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, flag = '']) => flag)
    expect(named.filter((flag) => !flags.has(flag) && !others.includes(flag))).toEqual([])
  })

  test('every command that prints a result takes --json', () => {
    const without = COMMANDS.flatMap(({ name }) => (listOptions(name).some(([flag]) => flag === 'json') ? [] : [name]))
    expect(without).toEqual(['import', 'export'])
  })
})

test('docs/getting-started.md quotes what the program prints and writes', async () => {
  const started = readFileSync(new URL('../../../docs/getting-started.md', import.meta.url), 'utf8')
  const blocks = [...started.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(([, kind, text = '']) => ({ kind, text }))
  const findBlock = (start: string): string => blocks.find(({ text }) => text.startsWith(start))?.text ?? 'no block'
  const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-docs-'))
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  const hours = 'The library is open from nine to six on weekdays.\n'
  const library = (saturday: string): string =>
    `# Library\n\nThe public library of the town of Springfield lends books to everybody.\n\n## Opening hours\n\n${hours}${saturday}\n## How to renew a loan\n\nLoans are renewed twice at most, at the desk or by telephone.\n`
  try {
    write('README.md', library('On Saturday it is open from ten to two.\n'))
    write(
      'fees.md',
      '## What does a late book cost?\n\nA late book costs twenty cents a day, and never more than the book itself.\n',
    )
    const [, line = ''] = /`npx goldenpair (init --yes [^`]*)`/.exec(started) ?? []
    const first = await goldenpair(folder, line.split(' '))
    expect(first.code).toBe(0)
    expect(oneLine(first.out)).toContain(oneLine(findBlock('➖ No baseline')))

    const cases = readFileSync(join(folder, 'golden/cases/first.yaml'), 'utf8')
    const drafts = blocks.filter(({ text }) => text.startsWith('- id: opening-hours'))
    const [draft, rewritten] = drafts.map(({ text }) => (parse(text) as Record<string, unknown>[])[0])
    const written = parse(cases) as { readonly id: string; readonly notes: string }[]
    const shown = written.find(({ id }) => id === 'opening-hours')
    expect({ ...shown, notes: shown?.notes.replace(/(?<=\(README\.md:5\)\. ).*/, '…') }).toEqual(draft)

    write(
      'golden/cases/first.yaml',
      JSON.stringify(written.map((one) => (one.id === rewritten?.['id'] ? rewritten : one))),
    )
    const commands = findBlock('npx goldenpair run --out').split('\n')
    const [before = [], after = []] = commands
      .filter((text) => text.startsWith('npx '))
      .map((text) => text.split(' ').slice(2))
    expect((await goldenpair(folder, before)).code).toBe(0)
    write('README.md', library(''))
    const second = await goldenpair(folder, after)
    expect(second.code).toBe(1)
    expect(oneLine(second.out).startsWith(oneLine(findBlock('❌ Regressed')))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
