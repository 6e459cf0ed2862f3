import { COMMANDS } from './commands.js'
import { COMPARED } from './compared.js'
import { LIMITS } from './limits.js'
import { MEASURED } from './measured.js'
import type { CommandName, Option, Reader } from './option.js'

/** Every option of the command line and every input of the Action. */
const OPTIONS = { ...MEASURED, ...COMPARED, ...LIMITS, ...COMMANDS } as const
type Options = typeof OPTIONS
type OptionName = keyof Options

type ValueOf<Row> = Row extends { readonly read: Reader<infer Value> } ? Value : boolean

/** The row of an option as the Action has it. */
type InputRow<Row> = Row extends { readonly input: infer Input } ? Omit<Row, keyof Input> & Input : never
/** The value of an option; `None` if it is not given and has no default. */
type Given<Row, None> =
  | ValueOf<Row>
  | (Row extends { readonly default: string } ? never : Row extends { readonly read: unknown } ? None : never)

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The values of all inputs by their names, `max-cost-usd` as `maxCostUsd`. `null` means "as the suite says", or none. */
export type InputValues = {
  readonly [Name in OptionName as Options[Name] extends { readonly input: unknown } ? Camel<Name> : never]: Given<
    InputRow<Options[Name]>,
    null
  >
}

type FlagName = {
  [Name in OptionName]: Options[Name] extends { readonly same: string }
    ? never
    : Options[Name] extends { readonly on: unknown }
      ? Name
      : never
}[OptionName]

/** The values of the flags of all commands, `max-cost-usd` as `maxCostUsd`; an alias counts as the flag itself. */
export type Flags = { readonly [Name in FlagName as Camel<Name>]: Given<Options[Name], undefined> }

/** The rows of all flags, without aliases. */
export const FLAGS: readonly (readonly [string, Option])[] = Object.entries<Option>(OPTIONS).filter(
  ([, { on, same }]) => on !== undefined && same === undefined,
)

/** Returns the options of a command, each as this command has it, in the order of its `--help`. */
export function listOptions(command: CommandName): readonly (readonly [string, Omit<Option, 'on' | 'of'>])[] {
  return Object.entries<Option>(OPTIONS).flatMap(([name, { on = [], of, ...row }]) =>
    on.includes(command) ? [[name, { ...row, ...of?.[command] }] as const] : [],
  )
}

/** The inputs of the Action, each as the Action has it. */
export const INPUTS: readonly (readonly [
  string,
  Pick<Option, 'help' | 'read' | 'default' | 'measures'> & NonNullable<Option['input']>,
])[] = Object.entries<Option>(OPTIONS).flatMap(([name, { input, ...row }]) =>
  input === undefined ? [] : [[name, { ...row, ...input }] as const],
)
