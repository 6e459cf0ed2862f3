/** A question as it is compared with the one that was recorded: how it was wrapped and indented does not count. */
export function foldBlanks(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
