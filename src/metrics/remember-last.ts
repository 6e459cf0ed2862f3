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

function isSame(one: readonly object[], other: readonly object[]): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}
