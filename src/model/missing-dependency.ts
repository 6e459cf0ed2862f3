/** What a program says that lacks something, and what installs it: of Node, of Python, of a shell. */
const EXAMPLES: readonly (readonly [said: RegExp, setup: string])[] = [
  [/ERR_MODULE_NOT_FOUND|\bCannot find (?:module|package)\b/, '`setup: npm ci`'],
  [/\b(?:ModuleNotFoundError|No module named)\b/, '`setup: pip install -r requirements.txt`'],
  [
    /\bcommand not found\b|\b(?:sh|bash|dash)(?:: line)?:? ?\d*: .+: not found|\bspawn \S+ ENOENT\b|is not installed or not on PATH\b/,
    '`setup: npm ci` or `setup: pip install -r requirements.txt`',
  ],
]

/**
 * What to do about a program that lacks something it needs, as a sentence with a space before it; empty where nothing says so.
 * @example adviseSetup("Error: Cannot find module 'express'") // ' It lacks a dependency: install it with `setup` of the suite's target, such as `setup: npm ci`.'
 */
export function adviseSetup(log: string): string {
  const [, setup] = EXAMPLES.find(([said]) => said.test(log)) ?? []
  if (setup === undefined) return ''
  return ` It lacks a dependency: install it with \`setup\` of the suite's target, such as ${setup}.`
}

export interface Lacking {
  /** Which variables a target that never answered probably lacks, as a sentence; empty or absent where nothing says so. */
  readonly lacking?: string
}

/** That sentence as the start of a message; empty where the log says that something else is missing. */
export function startWithLacking(lacking = '', log: string): string {
  return lacking === '' || adviseSetup(log) !== '' ? '' : `${lacking} `
}
