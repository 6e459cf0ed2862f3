/** Messages of programs that lack a dependency, for Node, Python and shells, with an example of how to install it. */
const EXAMPLES: readonly (readonly [said: RegExp, setup: string])[] = [
  [/ERR_MODULE_NOT_FOUND|\bCannot find (?:module|package)\b/, '`setup: npm ci`'],
  [/\b(?:ModuleNotFoundError|No module named)\b/, '`setup: pip install -r requirements.txt`'],
  [
    /\bcommand not found\b|\b(?:sh|bash|dash)(?:: line)?:? ?\d*: .+: not found|\bspawn \S+ ENOENT\b|is not installed or not on PATH\b/,
    '`setup: npm ci` or `setup: pip install -r requirements.txt`',
  ],
]

/**
 * Advises how to install what a program lacks, as a sentence with a leading space; empty if the log does not show that anything is missing.
 * @example adviseSetup("Error: Cannot find module 'express'") // ' It lacks a dependency: install it with `setup` of the suite's target, such as `setup: npm ci`.'
 */
export function adviseSetup(log: string): string {
  // Node names a program by its whole path, and no module that requires it.
  if (/Cannot find module '(?:\/|[A-Z]:\\)[^]*requireStack: \[\]/.test(log))
    return ' Its file is missing: correct the path.'
  const [, setup] = EXAMPLES.find(([said]) => said.test(log)) ?? []
  if (setup === undefined) return ''
  return ` It lacks a dependency: install it with \`setup\` of the suite's target, such as ${setup}.`
}

export interface MissingDependency {
  /** The variables that a target that never answered probably lacks, as a sentence; empty or absent if unknown. */
  readonly lacking?: string
}

/** Returns that sentence as the start of a message; empty if the log shows that something else is missing. */
export function prefixMissing(lacking = '', log: string): string {
  return lacking === '' || adviseSetup(log) !== '' ? '' : `${lacking} `
}
