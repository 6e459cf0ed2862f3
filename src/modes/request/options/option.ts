export type CommandName =
  | ('init' | 'import' | 'suggest' | 'export' | 'run' | 'compare' | 'ab')
  | ('bisect' | 'merge' | 'judge' | 'ratchet' | 'history' | 'audit' | 'pages' | 'validate')

/** Commands that measure variants of a suite. */
export const MEASURE = ['run', 'ab'] as const
/** Commands that ask a target the cases of a suite. */
export const ASK = [...MEASURE, 'compare', 'bisect'] as const

export const MODES = ['auto', 'pr', 'baseline', 'nightly', 'publish', 'ab'] as const
export type Mode = (typeof MODES)[number]

/** Refuses a text: says what was expected and, if it helps, the likely spelling or the wrong part of the text. */
export type Refuse = (
  expected: string,
  details?: { readonly suggestion?: string | null; readonly got?: string },
) => never

/** Reads the trimmed text of an option; calls `refuse` if it is invalid. */
export type Reader<Value> = (given: string, refuse: Refuse) => Value

/** The facts about an option, wherever it is given. */
interface Facts {
  /** A phrase for `--help` and action.yml, which begins with a small letter and has no full stop. */
  readonly help: string
  /** Reads the text of the option; absent if the option is yes or no. */
  readonly read?: Reader<unknown>
  /**
   * The text to use if the option is not given. Without a default the value is then undefined on the command line, and
   * `null` as an input.
   */
  readonly default?: string
}

/** An option of commands, an input of the Action, or both. */
export interface Option extends Partial<Facts> {
  /** The placeholder for the value in `--help`: `FOLDER`, `N` … */
  readonly value?: string
  readonly short?: string
  /** The commands that take the option. */
  readonly on?: readonly CommandName[]
  /** Differences for some of these commands. */
  readonly of?: Partial<Readonly<Record<CommandName, Pick<Option, 'help' | 'value' | 'needs'>>>>
  /** The option for which this is another name. */
  readonly same?: string
  /** Whether the option says how to measure, so that it means nothing for what was measured elsewhere. */
  readonly measures?: boolean
  /** Options of the same command that exclude this one, each with the reason, which follows the name. */
  readonly notBeside?: Readonly<Record<string, string>>
  /** Options without which this one means nothing, where the command has them, each with the reason. */
  readonly needs?: Readonly<Record<string, string>>
  /** Set if the Action has an input of this name, which may differ from the command line's. */
  readonly input?: Partial<Facts> & {
    /** The modes that take the input; all by default. */
    readonly modes?: readonly Mode[]
    /** Another input without which this one means nothing. */
    readonly onlyWith?: string
    /** The default in action.yml, if it is no plain text. */
    readonly expression?: string
    /** The heading of the group that begins here in action.yml. */
    readonly group?: string
  }
}

/** Makes the row of a flag with a value: `read` reads it, and `value` stands for it in `--help`. */
export const flag = <Read extends Reader<unknown>>(
  read: Read,
  value: string,
  help: string,
  on: readonly CommandName[],
) => ({ read, value, help, on })

/** Makes the row of a flag that says how a target is asked. */
export const askFlag = <Read extends Reader<unknown>>(read: Read, value: string, help: string) => ({
  ...flag(read, value, help, ASK),
  measures: true,
})

/** Makes the row of an input that only the Action has. */
export const input = <Read extends Reader<unknown>, const More extends NonNullable<Option['input']> = object>(
  read: Read,
  help: string,
  more?: More,
) => ({ read, input: { help, ...more } as { readonly help: string } & NoInfer<More> })
