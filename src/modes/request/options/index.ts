import { COMMANDS } from './commands.js'
import { COMPARED } from './compared.js'
import { LIMITS } from './limits.js'
import { MEASURED } from './measured.js'
import type { CommandName, Option, Reader } from './option.js'

/** Every option of the command line and every input of the Action. */
export const OPTIONS = { ...MEASURED, ...COMPARED, ...LIMITS, ...COMMANDS } as const
type Options = typeof OPTIONS
export type OptionName = keyof Options

type ValueOf<Row> = Row extends { readonly read: Reader<infer Value> } ? Value : boolean

/** The row as it is for the Action. */
type InputRow<Row> = Row extends { readonly input: infer Input } ? Omit<Row, keyof Input> & Input : never
type InputValue<Row> =
  | ValueOf<Row>
  | (Row extends { readonly default: string } ? never : Row extends { readonly read: unknown } ? null : never)

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

/** The values of all inputs by their names, `max-cost-usd` as `maxCostUsd`. Null is "as the suite says", or none. */
export type InputValues = {
  readonly [Name in OptionName as Options[Name] extends { readonly input: unknown } ? Camel<Name> : never]: InputValue<
    InputRow<Options[Name]>
  >
}

type Takes<Command extends CommandName, Row> = Row extends { readonly same: string }
  ? false
  : Row extends { readonly on: readonly (infer Taker)[] }
    ? Command extends Taker
      ? true
      : false
    : false
type FlagValue<Row> =
  | ValueOf<Row>
  | (Row extends { readonly default: string } ? never : Row extends { readonly read: unknown } ? undefined : never)

/** The values of a command's options; those that are another name of one count as that. */
export type Given<Command extends CommandName> = {
  readonly [Name in OptionName as Takes<Command, Options[Name]> extends true ? Name : never]: FlagValue<Options[Name]>
}

/** The options of a command, in the order of its `--help`. */
export function optionsOf(command: CommandName): readonly (readonly [string, Option])[] {
  return Object.entries<Option>(OPTIONS).filter(([, { on = [] }]) => on.includes(command))
}

/** The inputs of the Action, each as it is there. */
export const INPUTS: readonly (readonly [
  string,
  Pick<Option, 'help' | 'read' | 'default' | 'measures'> & NonNullable<Option['input']>,
])[] = Object.entries<Option>(OPTIONS).flatMap(([name, { input, ...row }]) =>
  input === undefined ? [] : [[name, { ...row, ...input }] as const],
)
