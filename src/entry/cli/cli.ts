import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { trustConfiguration } from '../../io/git.js'
import { shortenPaths } from '../../io/files.js'
import { mapLog } from '../../io/log.js'
import { isInside } from '../../io/links.js'
import { suggest } from '../../model/suggest.js'
import { messageOf, exitCodeOfError, stackOf, UserError } from '../../model/error.js'
import type { ErrorFacts } from '../../model/error-catalogue.js'
import type { ExitCode } from '../../model/result/verdict.js'
import { COMMANDS } from './commands/index.js'
import { type Call, type Command, readFlags, refuseArguments, type Terminal } from './flags.js'
import { listOptions } from '../../modes/request/options/index.js'
import { realTerminal } from './terminal.js'
import { VERSION } from '../../model/version.js'
import { startSentence } from '../../format/join-names.js'
import { textWidth, wrapText } from '../../report/render/text-width.js'

/** Runs `goldenpair …`: reads the arguments, runs one command, sets the exit code. `home` is the folder that holds dist/. */
export async function main(home: string): Promise<void> {
  process.exitCode = await runCommandLine(process.argv.slice(2), realTerminal(home))
}

/** Runs one command line to its exit code: 3 for the user's mistakes, 4 with a stack for a bug. */
export async function runCommandLine(args: readonly string[], given: Terminal): Promise<ExitCode> {
  const shorten = (text: string): string => shortenPaths(text, given.workingDirectory)
  const terminal = { ...given, log: mapLog(given.log, shorten) }
  try {
    const [name, ...rest] = args
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
      terminal.print(writeOverview(COMMANDS, terminal.columns))
      return 0
    }
    if (name === '--version' || name === 'version') {
      terminal.print(VERSION)
      return 0
    }
    const entry = COMMANDS.find((known) => known.name === name)
    if (entry === undefined) {
      const names = COMMANDS.map((known) => known.name)
      const suggestion = COMMANDS.find(({ aliases }) => aliases.includes(name))?.name ?? suggest(name, names)
      throw new UserError('command-unknown', { got: name, suggestion, known: names })
    }
    const { values, positionals } = parseFlags(entry, rest)
    if (values['help'] === true) {
      terminal.print(writeHelp(entry, await entry.load(), terminal.columns))
      return 0
    }
    // Mistakes are reported before the modules of the command are loaded.
    const call = { flags: readFlags(entry.name, values), given: values, positionals, terminal }
    const command = await entry.load()
    await trustConfiguration(terminal.workingDirectory)
    return await command.run(call).catch((error: unknown) => {
      throw nameOption(error, call, entry)
    })
  } catch (error) {
    if (error instanceof UserError) {
      terminal.log.error(error.message)
      return exitCodeOfError(error)
    }
    terminal.log.error(`This is a bug in Goldenpair, not in your suite. Please report it.\n${stackOf(error)}`)
    return 4
  }
}

type CommandRow = Pick<(typeof COMMANDS)[number], 'name' | 'summary' | 'positionals'>

function parseFlags({ name, positionals }: CommandRow, args: readonly string[]) {
  const options = {
    ...Object.fromEntries(
      listOptions(name).map(([flag, { read, short }]) => {
        const type = read === undefined ? ('boolean' as const) : ('string' as const)
        return [flag, short === undefined ? { type } : { type, short }]
      }),
    ),
    help: { type: 'boolean' as const, short: 'h' },
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: positionals !== '', strict: true })
  } catch (cause) {
    // Node goes on with how to pass a name that begins with a dash.
    const reason = messageOf(cause).replace(/\. To specify a positional .*/s, '')
    const flag = /'(--?[^' ]+)/.exec(reason)?.[1] ?? ''
    const known = Object.keys(options).map((option) => `--${option}`)
    const own = COMMANDS.find(({ name: command }) => flag === `--${command}`)
    const [, stray] = /^Unexpected argument '(.*)'\. This/s.exec(reason) ?? []
    if (stray !== undefined && known.includes('--suite')) {
      const file = /\.ya?ml$/i.test(stray) ? stray : 'FILE'
      refuseArguments(
        name,
        `\`${stray}\` has no option before it. Name a suite with \`--suite ${file}\`, and case files in the suite`,
      )
    }
    const got = reason.includes('argument is ambiguous')
      ? `\`${flag}\` needs a value; write one that begins with a dash after an equals sign: \`${flag}=-1\``
      : own === undefined
        ? reason
        : `\`${flag}\` is a command: \`goldenpair ${[own.name, ...readOperands(args, flag)].join(' ')}\``
    const suggestion = known.includes(flag) ? null : suggest(flag, known)
    throw new UserError('arguments-invalid', { command: name, got, suggestion }, { cause })
  }
}

/** Returns the arguments of a command that was written as a flag: the words after it. */
function readOperands(args: readonly string[], flag: string): readonly string[] {
  const [first = '', ...rest] = args.slice(args.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`)))
  return [...(first === flag ? [] : [first.slice(flag.length + 1)]), ...rest]
}

/** Adds to `output-unwritable` the option or the argument that named the path; returns any other error unchanged. */
function nameOption(error: unknown, { given, positionals, terminal }: Omit<Call, 'flags'>, entry: CommandRow): unknown {
  const { workingDirectory } = terminal
  if (!(error instanceof UserError) || error.code !== 'output-unwritable') return error
  const facts = error.facts as ErrorFacts['output-unwritable']
  // A draft is next to its file.
  const path = resolve(workingDirectory, facts.path.replace(/\.tmp$/, ''))
  const isIn = (folder: string): boolean => isInside(resolve(workingDirectory, folder), path)
  const rows = listOptions(entry.name)
  const named = rows.flatMap(([flag, { value: kind }]) => {
    const value = given[flag]
    const isPlace = (kind === 'FOLDER' || kind === 'FILE') && typeof value === 'string'
    return isPlace && isIn(value) ? [{ option: `--${flag}`, length: resolve(workingDirectory, value).length }] : []
  })
  const [nearest] = named.sort((a, b) => b.length - a.length)
  const usual = WRITTEN_BY_DEFAULT.find((flag) => rows.some(([one]) => one === flag) && given[flag] === undefined)
  const argument = positionals.some(isIn) ? entry.positionals : null
  const option = nearest?.option ?? (usual === undefined ? argument : `--${usual}`)
  return new UserError('output-unwritable', { ...facts, option }, { cause: error.cause })
}

/** The flags whose default places a command writes to. */
const WRITTEN_BY_DEFAULT = ['out', 'reference'] as const

/** Longer lines are hard to read, however wide the terminal. */
const MAX_COLUMNS = 100
const GAP = 2

/** Returns what `goldenpair --help` prints. */
export function writeOverview(commands: readonly Pick<CommandRow, 'name' | 'summary'>[], columns: number): string {
  const rows = commands.map(({ name, summary }): Row => [name, summary])
  return [
    ...wrap(`goldenpair ${VERSION}: is the change better, worse, or can your golden suite not tell?`, columns),
    '',
    'Usage: goldenpair COMMAND [FLAGS]',
    '',
    ...writeRows(rows, columns),
    '',
    '`goldenpair COMMAND --help` shows the flags of a command.',
    ...wrap(
      'Exit codes: 0 passed, 1 a gate failed, 2 cannot tell or invalid, 3 your mistake, 4 a bug of Goldenpair.',
      columns,
    ),
  ].join('\n')
}

/** Returns what `goldenpair COMMAND --help` prints. */
export function writeHelp({ name, summary, positionals }: CommandRow, command: Command, columns: number): string {
  const flags = listOptions(name).map(([long, { help = '', value, default: preset = '' }]): Row => {
    const whenLeftOut = preset === '' ? '' : ` (default ${preset})`
    return [`--${long}${value === undefined ? '' : ` ${value}`}`, command.help?.[long] ?? `${help}${whenLeftOut}`]
  })
  const details = command.details ?? []
  return [
    ['goldenpair', name, positionals, '[FLAGS]'].filter((part) => part !== '').join(' '),
    ...wrap(`${startSentence(summary)}.`, columns),
    '',
    ...(details.length === 0 ? [] : [...writeRows(details, columns), '']),
    ...writeRows(flags, columns),
  ].join('\n')
}

type Row = readonly [string, string]

/** Formats rows in two columns; the second wraps under itself. */
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
  wrapText(text, Math.min(columns, MAX_COLUMNS) - indent)
