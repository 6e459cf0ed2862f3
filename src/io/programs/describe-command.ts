/** A command as one would type it, for messages; not quoted for a shell. */
export function describeCommand(command: string | readonly string[]): string {
  return typeof command === 'string' ? command : command.join(' ')
}
