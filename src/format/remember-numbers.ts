/** How many texts are remembered at most. */
const MOST_KNOWN = 1000

/**
 * A way to write numbers that remembers what it wrote: scores are the same few in thousands of cases.
 * @example const write = rememberNumbers((value) => value.toFixed(1))
 */
export function rememberNumbers(write: (value: number) => string): (value: number) => string {
  const texts = new Map<number, string>()
  return (value) => {
    let text = texts.get(value)
    if (text === undefined) {
      text = write(value)
      if (texts.size < MOST_KNOWN) texts.set(value, text)
    }
    return text
  }
}
