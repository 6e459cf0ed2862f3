export type CommandName =
  | ('init' | 'import' | 'suggest' | 'export' | 'run' | 'compare' | 'ab')
  | ('bisect' | 'merge' | 'judge' | 'ratchet' | 'history' | 'audit' | 'pages' | 'validate')

/** Commands that measure variants of a suite … */
export const MEASURE = ['run', 'ab'] as const
/** … and all that put cases to a target. */
export const ASK = [...MEASURE, 'compare', 'bisect'] as const

export const MODES = ['auto', 'pr', 'baseline', 'nightly', 'publish', 'ab'] as const
export type Mode = (typeof MODES)[number]

/** Refuses a text: says what was expected, and where it helps the likely spelling, or the part of the text that is wrong. */
export type Refuse = (
  expected: string,
  details?: { readonly suggestion?: string | null; readonly got?: string },
) => never

/** Reads the text of an option, trimmed, and ends by `refuse` where it cannot. */
export type Reader<Value> = (given: string, refuse: Refuse) => Value

/** What an option is, wherever it is given. */
interface Facts {
  /** A phrase for `--help` and action.yml: it begins small, and has no full stop. */
  readonly help: string
  /** What reads its text; without it the option is yes or no. */
  readonly read?: Reader<unknown>
  /** Its text where nobody gives it. Without one it is then undefined on the command line, and null as an input. */
  readonly default?: string
}

/** An option of commands, an input of the Action, or both. */
export interface Option extends Partial<Facts> {
  /** What stands for the value in `--help`: `FOLDER`, `N` … */
  readonly value?: string
  readonly short?: string
  /** The commands that take it. */
  readonly on?: readonly CommandName[]
  /** What it means to some of them. */
  readonly of?: Partial<Readonly<Record<CommandName, Pick<Option, 'help' | 'value' | 'needs'>>>>
  /** The option that it is another name of. */
  readonly same?: string
  /** It says how to measure, so it means nothing beside what another has measured. */
  readonly measures?: boolean
  /** Options of the same command that it must not stand beside, each with the reason, which follows the name. */
  readonly notBeside?: Readonly<Record<string, string>>
  /** An option that it means nothing without, where the command has that, and why not. */
  readonly needs?: Readonly<Record<string, string>>
  /** That the Action has an input of this name, which may differ from the command line's. */
  readonly input?: Partial<Facts> & {
    /** The modes that take it; all unless given. */
    readonly modes?: readonly Mode[]
    /** An input that it means nothing without. */
    readonly onlyWith?: string
    /** What action.yml has as its default, where that is no plain text. */
    readonly expression?: string
    /** Begins a group in action.yml. */
    readonly group?: string
  }
}

/** The row of a flag with a value: what reads it, and what stands for it in `--help`. */
export const flag = <Read extends Reader<unknown>>(
  read: Read,
  value: string,
  help: string,
  on: readonly CommandName[],
) => ({ read, value, help, on })

/** The row of one that says how a target is asked. */
export const askFlag = <Read extends Reader<unknown>>(read: Read, value: string, help: string) => ({
  ...flag(read, value, help, ASK),
  measures: true,
})

/** The row of an input of the Action alone. */
export const input = <Read extends Reader<unknown>, const More extends NonNullable<Option['input']> = object>(
  read: Read,
  help: string,
  more?: More,
) => ({ read, input: { help, ...more } as { readonly help: string } & NoInfer<More> })
