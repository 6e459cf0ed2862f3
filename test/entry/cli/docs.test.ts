import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../../src/entry/cli/commands/index.js'

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

  test('every command that prints a result takes --json', async () => {
    const commands = await Promise.all(COMMANDS.map(async ({ name, load }) => ({ name, ...(await load()) })))
    const without = commands.filter(({ flags }) => flags['json'] === undefined).map(({ name }) => name)
    expect(without.filter((name) => !['init', 'import', 'export'].includes(name))).toEqual([])
  })
})
