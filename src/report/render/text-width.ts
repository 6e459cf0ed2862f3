/** What takes two columns: East Asian characters, and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u

/** Columns that a text takes on a terminal: wide and emoji characters two, combining marks none. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) {
    if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character)) continue
    width += WIDE.test(character) ? 2 : 1
  }
  return width
}

/**
 * Text broken at spaces into lines of at most `width` columns; a longer word keeps its line to itself.
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

/** Rows as lines whose cells stand below each other, the cells of these columns at its right end. */
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

/** Text filled up with spaces to `width` columns. */
export function padText(text: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)))
  return align === 'right' ? space + text : text + space
}
