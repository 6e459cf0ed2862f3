import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../../src/entry/cli/commands/index.js'
import type { Command } from '../../../src/entry/cli/flags.js'
import { writeHelp, writeOverview } from '../../../src/entry/cli/cli.js'
import { textWidth } from '../../../src/report/render/text-width.js'

const linesBeyond = (text: string, columns: number): readonly string[] =>
  text.split('\n').filter((line) => textWidth(line) > columns)

describe('help in 80 columns', () => {
  test('has a line for each command', () => {
    const overview = writeOverview(COMMANDS, 80)
    expect(linesBeyond(overview, 80)).toEqual([])
    for (const { name, summary } of COMMANDS) expect(overview).toContain(`\n  ${name.padEnd(8)}  ${summary}\n`)
  })

  test.each(COMMANDS)('of $name begins with its usage and purpose', async (entry) => {
    const help = writeHelp(entry, await entry.load(), 80)
    expect(linesBeyond(help, 80)).toEqual([])
    const [usage, summary, empty] = help.split('\n')
    expect(usage).toMatch(new RegExp(`^goldenpair ${entry.name}( .+)? \\[FLAGS\\]$`))
    expect(summary?.toLowerCase()).toBe(`${entry.summary}.`.toLowerCase())
    expect(empty).toBe('')
  })
})

const entry = { name: 'export', summary: 'weigh an egg', positionals: 'EGG' } as const
const command: Pick<Command, 'details' | 'help'> = {
  details: [['EGG', 'any']],
  help: { to: 'the most that it may weigh before it is refused', force: 'at once', out: 'whither' },
}

test.each([
  [200, ['  --to FORMAT  the most that it may weigh before it is refused']],
  [40, ['  --to FORMAT  the most that it may', '               weigh before it is', '               refused']],
])('help in %i columns wraps the description of a flag under itself', (columns, to) => {
  const load = async () => Promise.reject(new Error('is not run'))
  const lines = [
    'goldenpair export EGG [FLAGS]',
    'Weigh an egg.',
    '',
    '  EGG  any',
    '',
    ...to,
    '  --force      at once',
    '  --out FILE   whither',
  ]
  expect(writeHelp(entry, { ...command, run: load }, columns)).toBe(lines.join('\n'))
})
