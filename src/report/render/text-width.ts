/** Characters that take two columns: East Asian characters and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u

/** Counts the terminal columns of a text: two for wide characters and emoji, none for combining marks. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) {
    if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character)) continue
    width += WIDE.test(character) ? 2 : 1
  }
  return width
}

/**
 * Breaks a text at spaces into lines of at most `width` columns; a longer word gets its own line.
 * @example wrapText('one two three', 7) // ['one two', 'three']
 */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** Aligns the cells of rows in columns and returns the lines; cells of columns for which `isRight` holds are aligned right. */
export function alignColumns(
  rows: readonly (readonly string[])[],
  isRight = (_column: number): boolean => false,
): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => textWidth(cells[at] ?? ''))))
  return rows.map((cells) =>
    cells
      .map((cell, at) => padText(cell, widths[at] ?? 0, isRight(at) ? 'right' : 'left'))
      .join('  ')
      .trimEnd(),
  )
}

/** Pads a text with spaces to `width` columns. */
export function padText(text: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)))
  return align === 'right' ? space + text : text + space
}
