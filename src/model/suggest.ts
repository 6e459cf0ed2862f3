/**
 * Returns the known name that was most likely meant, for "Did you mean `ndcg`?"; `null` if none is near. Near means that the number of
 * edits (insert, delete, replace, swap two neighbours; case ignored) is at most a third of the longer name's letters. If both names have as
 * many words, parted by dots or underscores, each must be near or differ in one edit: `tools.accuracy` is not `route.accuracy`. Of equally
 * near names the first with the same first word wins, else the first.
 * @example suggest('ndgc', ['mrr', 'ndcg']) // 'ndcg'
 */
export function suggest(name: string, known: readonly string[]): string | null {
  const words = wordsOf(name)
  let best: string | null = null
  let bestRank = Infinity
  for (const candidate of known) {
    const limit = thirdOf(name, candidate)
    if (Math.abs(name.length - candidate.length) > limit) continue
    const others = wordsOf(candidate)
    const isNear = (word: string, at: number, other = others[at] ?? ''): boolean =>
      editDistance(word, other) <= Math.max(1, thirdOf(word, other))
    if (words.length > 1 && words.length === others.length && !words.every((word, at) => isNear(word, at))) continue
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    const rank = distance + (words[0] === others[0] ? 0 : 0.5)
    if (distance > limit || rank >= bestRank) continue
    best = candidate
    bestRank = rank
  }
  return best
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().split(/[._]/)
const thirdOf = (one: string, other: string): number => Math.floor(Math.max(one.length, other.length) / 3)

/** Writes ` Did you mean … ?`, or nothing. */
export const didYouMean = (suggestion: string | null): string =>
  suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`

/**
 * Returns the least number of edits that turn one text into the other, each neighbour pair swapped at most once (Damerau–Levenshtein,
 * restricted: "optimal string alignment"; Damerau 1964, Comm. ACM 7:171).
 * @example editDistance('ca', 'ac') // 1
 */
export function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforePrevious, column - 2) + 1 : Infinity,
      )
    }
    beforePrevious = previous
    previous = current
  }
  return at(previous, to.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity
