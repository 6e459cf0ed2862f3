import { removeUnseen } from './remove-unseen.js'

/**
 * Text of others as a fenced block: the fence is longer than any run of backticks inside, so nothing in it can end it.
 * Blank lines and indentation are kept. `<!--` gets a space: comments are found again by a marker that begins so.
 * @example escapeBlock('a') // '```text\na\n```'
 */
export function escapeBlock(text: string): string {
  const clean = removeUnseen(text).replaceAll('<!--', '< !--').replace(/\n+$/, '')
  const longest = Math.max(2, ...[...clean.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${clean}\n${fence}`
}
