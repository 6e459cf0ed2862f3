/**
 * Returns a function that caches its last result, and returns it again for the same arguments, which must not change in between. The
 * metrics of a trial make the same call in a row, and reading a hundred spans takes long.
 */
export function memoizeLast<Asked extends readonly object[], Answer>(
  compute: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | null = null
  return (...asked) => {
    if (last === null || !isSame(last.asked, asked)) last = { asked, answer: compute(...asked) }
    return last.answer
  }
}

/** Whether two lists have the same members in the same order. */
export function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}
