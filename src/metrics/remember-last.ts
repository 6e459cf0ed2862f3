/**
 * The same function, but asked again for what it was asked last it gives the same answer without another look: the metrics of a trial
 * ask the same in a row, and a hundred spans take long to go through. What is asked for must not change in between.
 */
export function rememberLast<Asked extends readonly object[], Answer>(
  compute: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | null = null
  return (...asked) => {
    if (last === null || !isSame(last.asked, asked)) last = { asked, answer: compute(...asked) }
    return last.answer
  }
}

/** Whether two lists have the same members. */
export function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}
