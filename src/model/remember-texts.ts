/** How much is remembered, so that hostile texts cannot fill the memory. */
export interface Remembered {
  /** Texts; when there are more, all are forgotten. */
  readonly most: number
  /** In characters; a longer text is computed anew each time. */
  readonly longest: number
}

/**
 * A function of a text that remembers what it gave, for texts that come again and again. What it gives is shared: it must not be changed.
 * @example const shout = rememberTexts((text) => `${text}!`, { most: 100, longest: 20 })
 */
export function rememberTexts<Result>(
  compute: (text: string) => Result,
  { most, longest }: Remembered,
): (text: string) => Result {
  const kept = new Map<string, Result>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const result = compute(text)
    if (text.length <= longest) {
      if (kept.size === most) kept.clear()
      kept.set(text, result)
    }
    return result
  }
}
