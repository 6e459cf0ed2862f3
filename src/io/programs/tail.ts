/** The last characters of a program's output, for error messages. */
export interface Tail {
  readonly append: (text: string) => void
  /** From the first whole line on. */
  readonly read: () => string
}

/** Keeps the last `size` characters of all that is appended. */
export function keepTail(size: number): Tail {
  let kept = ''
  let isCut = false
  return {
    append: (text) => {
      const whole = kept + text
      isCut ||= whole.length > size
      kept = whole.slice(-size)
    },
    read: () => (isCut ? kept.slice(kept.indexOf('\n') + 1) : kept),
  }
}
