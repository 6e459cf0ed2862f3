const LONGEST = 60

/** A value from a suite file as a message shows it: in backticks, on one line, at most 60 characters. */
export function quote(text: string): string {
  const clipped = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
  return `\`${clipped.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => escapeCharacter(character)).replaceAll('`', "'")}\``
}

function escapeCharacter(character: string): string {
  if (character === '\n') return '\\n'
  if (character === '\t') return '\\t'
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}
