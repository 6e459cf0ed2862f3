import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../../src/entry/cli/commands/index.js'
import { optionsOf } from '../../../src/modes/request/options/index.js'

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
    const flags = new Set(['help', ...COMMANDS.flatMap(({ name }) => optionsOf(name).map(([flag]) => flag))])
    // Of npm and git.
    const others = ['global', 'unshallow', 'refetch', 'no-filter', 'filter']
    const named = [...page.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, flag = '']) => flag)
    expect(named.filter((flag) => !flags.has(flag) && !others.includes(flag))).toEqual([])
  })

  test('every command that prints a result takes --json', () => {
    const without = COMMANDS.flatMap(({ name }) => (optionsOf(name).some(([flag]) => flag === 'json') ? [] : [name]))
    expect(without).toEqual(['import', 'export'])
  })
})
