/** How many texts are remembered at most. */
const MOST_KNOWN = 1000

/**
 * A way to write numbers that remembers what it wrote: scores are the same few in thousands of cases.
 * @example const write = rememberNumbers((value) => value.toFixed(1))
 */
export function rememberNumbers(write: (value: number) => string): (value: number) => string {
  const known = new Map<number, string>()
  return (value) => {
    let text = known.get(value)
    if (text === undefined) {
      text = write(value)
      if (known.size < MOST_KNOWN) known.set(value, text)
    }
    return text
  }
}
