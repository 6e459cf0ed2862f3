import { COMPARED } from './compared.js'
import { LIMITS } from './limits.js'
import { MEASURED } from './measured.js'
import type { Option, Reader } from './option.js'

/** Every input of the Action. */
const OPTIONS = { ...MEASURED, ...COMPARED, ...LIMITS } as const
type Options = typeof OPTIONS
type OptionName = keyof Options

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

/** The inputs of the Action, each as it is there. */
export const INPUTS: readonly (readonly [
  string,
  Pick<Option, 'help' | 'read' | 'default' | 'measures'> & NonNullable<Option['input']>,
])[] = Object.entries<Option>(OPTIONS).flatMap(([name, { input, ...row }]) =>
  input === undefined ? [] : [[name, { ...row, ...input }] as const],
)
