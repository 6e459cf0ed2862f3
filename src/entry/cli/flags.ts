import { didYouMean } from '../../model/suggest.js'
import { EVERY_VARIABLE } from '../../io/target-environment.js'
import type { Overrides, SkippedCode } from '../../measure/run/measure.js'
import { omitUndefined, pick } from '../../model/omit-undefined.js'
import { UserError } from '../../model/error.js'
import { camelCase, FLAGS, type Flags, listOptions } from '../../modes/request/options/index.js'
import type { CommandName, Option, Refuse } from '../../modes/request/options/option.js'
import type { ExitCode } from '../../model/result/verdict.js'
import type { Log } from '../../io/log.js'

type Row = Omit<Option, 'on' | 'of'>

const NEEDS_TEXT: Readonly<Record<string, string>> = {
  FOLDER: 'a folder',
  FILE: 'a file',
  N: 'a number',
  S: 'a number',
}

/** Reads and checks the flags of a command; flags that it does not take count as not given. Throws `flag-invalid`. */
export function readFlags(name: CommandName, given: GivenFlags): Flags {
  const rows = listOptions(name)
  const has = (option: string): boolean => rows.some(([flag]) => flag === option)
  for (const [flag, row] of rows) if (given[flag] !== undefined) checkFlag(flag, row, given, has)
  const read = (flag: string, { read, default: preset }: Row): unknown => {
    const value = given[flag] ?? preset
    if (read === undefined) return value === true
    return typeof value === 'string' ? read(value, refusing(flag, value)) : undefined
  }
  const values = new Map(FLAGS.map(([flag, row]) => [flag, read(flag, row)]))
  for (const [flag, row] of rows) {
    const { same } = row
    const value = read(flag, row)
    if (same === undefined || value === undefined) continue
    const other = values.get(same)
    if (other !== undefined && other !== value) refusing(flag, String(given[flag]))(`the same as --${same}, or none`)
    values.set(same, value)
  }
  return Object.fromEntries([...values].map(([flag, value]) => [camelCase(flag), value])) as unknown as Flags
}

/**
 * Refuses options that do not go together, and empty ones: an unset shell variable must not become the working directory,
 * or 0.
 */
function checkFlag(flag: string, row: Row, given: GivenFlags, has: (option: string) => boolean): void {
  const { value = '', notBeside = {}, needs = {} } = row
  const refuse = refusing(flag, String(given[flag]))
  const expected = NEEDS_TEXT[value]
  if (expected !== undefined && given[flag] === '') refuse(expected)
  for (const [other, why] of Object.entries(notBeside))
    if (given[other] !== undefined) refuse(`none beside --${other}${why}`)
  for (const [other, why] of Object.entries(needs))
    if (has(other) && given[other] === undefined) refuse(`none without --${other}${why}`)
}

/** Throws `arguments-invalid`; `got` says what is wrong with the arguments. */
export function refuseArguments(command: CommandName, got: string, suggestion: string | null = null): never {
  throw new UserError('arguments-invalid', { command, got, suggestion })
}

/** Throws `flag-invalid`. */
export function refuseFlag(flag: string, got: string, expected: string): never {
  throw new UserError('flag-invalid', { flag, got, expected })
}

/** Throws `flag-invalid` if the file of `--out` is no file of cases. */
export function requireYaml(out: string): void {
  if (!/\.ya?ml$/i.test(out)) refuseFlag('out', out, 'a file that ends in .yaml or .yml')
}

/** Throws `flag-invalid` for the first of these flags that was given. */
export function refuseFlags(given: GivenFlags, names: readonly string[], expected: string): void {
  const flag = names.find((name) => given[name] !== undefined)
  if (flag !== undefined) refuseFlag(flag, String(given[flag]), expected)
}

function refusing(flag: string, given: string): Refuse {
  return (expected, { got = given, suggestion = null } = {}) => {
    throw new UserError('flag-invalid', { flag, got, expected, hint: didYouMean(suggestion) })
  }
}

/** Returns which source code the flags leave out of a suite; `null` if none. */
export function readSkippedCode({ skipCodeQuality, skipCodeReview }: Flags): SkippedCode | null {
  return skipCodeQuality ? 'quality' : skipCodeReview ? 'review' : null
}

/** Returns the names of the variables that targets may see besides the usual ones. */
export function readTargetEnv({ targetEnv, inheritEnv }: Flags): readonly string[] {
  return inheritEnv ? [...targetEnv, EVERY_VARIABLE] : targetEnv
}

/** Returns what the flags override in the suite; settings have the names that docs/protocol.md gives them. */
export function readOverrides(flags: Flags): Overrides {
  return {
    ...pick(flags, ['seed', 'rounds', 'concurrency', 'inference']),
    timeout_seconds: flags.timeoutSeconds,
    max_cost_usd: flags.maxCostUsd,
    judge_model: flags.judgeModel,
    settings: omitUndefined<Readonly<Record<string, unknown>>>({
      route_tier: flags.routeTier,
      model: flags.model,
      max_steps: flags.maxSteps,
      max_tool_calls: flags.maxToolCalls,
      no_cache: flags.noCache ? true : undefined,
    }),
  }
}

/** The flags as given on the command line. */
export type GivenFlags = Readonly<Record<string, string | boolean | undefined>>

/** What a command may use of its surroundings: provided by the entry point, replaced in tests. */
export interface Terminal {
  /** Prints a result to stdout. */
  readonly print: (text: string) => void
  /**
   * Writes a line of data for another program, unchanged; resolves once the line is taken. Absent if stdout is a
   * terminal, whose cursor the data could move.
   */
  readonly pipe?: (line: string) => Promise<void>
  /** Takes progress, warnings and errors, for stderr. */
  readonly log: Log
  /**
   * Rewrites one line, which is given its number of columns, until anything else is written; `null` if lines stay, as in
   * CI.
   */
  readonly progress: ((line: (columns: number) => string) => void) | null
  /**
   * Asks the person at the keyboard and returns the answer, trimmed; `null` at the end of input. Absent if there is
   * nobody to ask.
   */
  readonly ask?: (question: string) => Promise<string | null>
  readonly columns: number
  readonly color: boolean
  readonly workingDirectory: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Goldenpair's own folder, with `golden/demo.yaml` and the docs that the demo asks about. */
  readonly home: string
  /** Aborted by the first SIGINT or SIGTERM. */
  readonly signal: AbortSignal
}

/** The call of a command. */
export interface Call {
  readonly flags: Flags
  readonly given: GivenFlags
  readonly positionals: readonly string[]
  readonly terminal: Terminal
}

/** The part of a call that is needed to show something: how it was asked for, and where to print it. */
export type Showing = Pick<Call, 'flags' | 'terminal'>

/** Prints a result as JSON (`--json`) or in words. */
export function printResult({ flags, terminal }: Showing, result: unknown, describe: () => string): void {
  terminal.print(flags.json ? JSON.stringify(result, null, 2) : describe())
}

/** What a command takes and does. */
export interface Command {
  /** The possible positional arguments, each with its name and meaning, for `--help`. */
  readonly details?: readonly (readonly [string, string])[]
  /** Help of flags whose names a registry has, instead of the one in the table of options. */
  readonly help?: Readonly<Record<string, string>>
  readonly run: (call: Call) => Promise<ExitCode>
}
