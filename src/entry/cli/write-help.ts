import { startSentence } from '../../format/start-sentence.js'
import { textWidth, wrapText } from '../../report/render/text-width.js'
import { optionsOf } from '../../modes/request/options/index.js'
import { VERSION } from '../../model/version.js'
import type { Command } from './commands/command.js'
import type { CommandName } from '../../modes/request/options/option.js'

/** Longer lines are hard to read, however wide the terminal. */
const MOST_COLUMNS = 100
const GAP = 2

interface CommandSummary {
  readonly name: CommandName
  readonly summary: string
}

/** What `goldenpair --help` prints. */
export function writeOverview(commands: readonly CommandSummary[], columns: number): string {
  return [
    ...wrap(`goldenpair ${VERSION}: is the change better, worse, or can your golden suite not tell?`, columns),
    '',
    'Usage: goldenpair COMMAND [FLAGS]',
    '',
    ...writeRows(
      commands.map(({ name, summary }): Row => [name, summary]),
      columns,
    ),
    '',
    '`goldenpair COMMAND --help` shows the flags of a command.',
    ...wrap(
      'Exit codes: 0 passed, 1 a gate failed, 2 cannot tell or invalid, 3 your mistake, 4 a bug of Goldenpair.',
      columns,
    ),
  ].join('\n')
}

/** What `goldenpair COMMAND --help` prints. */
export function writeHelp({ name, summary }: CommandSummary, command: Command, columns: number): string {
  const flags = optionsOf(name).map(([long, { help = '', value, default: preset = '' }]): Row => {
    const whenLeftOut = preset === '' ? '' : ` (default ${preset})`
    return [`--${long}${value === undefined ? '' : ` ${value}`}`, command.help?.[long] ?? `${help}${whenLeftOut}`]
  })
  const usage = ['goldenpair', name, command.positionals, '[FLAGS]'].filter((part) => part !== '').join(' ')
  const details = command.details ?? []
  return [
    usage,
    ...wrap(`${startSentence(summary)}.`, columns),
    '',
    ...(details.length === 0 ? [] : [...writeRows(details, columns), '']),
    ...writeRows(flags, columns),
  ].join('\n')
}

type Row = readonly [string, string]

/** Two columns, the second wrapped under itself. */
function writeRows(rows: readonly Row[], columns: number): readonly string[] {
  const left = Math.max(...rows.map(([name]) => textWidth(name)))
  const indent = ' '.repeat(GAP + left + GAP)
  return rows.flatMap(([name, text]) =>
    wrap(text, columns, indent.length).map((line, at) =>
      at === 0 ? `${' '.repeat(GAP)}${name.padEnd(left)}${' '.repeat(GAP)}${line}` : `${indent}${line}`,
    ),
  )
}

const wrap = (text: string, columns: number, indent = 0): readonly string[] =>
  wrapText(text, Math.min(columns, MOST_COLUMNS) - indent)
