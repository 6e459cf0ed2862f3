/**
 * A word of a command line for a POSIX shell.
 * @example quoteForShell("it's") // `'it'\''s'`
 */
export function quoteForShell(word: string): string {
  return /^[\w./@:+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
