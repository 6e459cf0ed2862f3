import type { DiffPart } from '../../../model/result/case-data.js'

/** The most cells of the table that finds the common words; beyond it, the differing middle is shown whole. */
const MAX_CELLS = 250_000

/**
 * Finds what was removed from and added to a text, word by word. The same and removed parts together are the old text, the same and added
 * ones the new. Uses the longest common subsequence (Wagner & Fischer 1974) of words and the spaces between them, after removing a common
 * beginning and end; if more than 500 × 500 words remain, the middle is one removal and one addition.
 * @example diffWords('a b c', 'a c') // [{ same 'a ' }, { removed 'b ' }, { same 'c' }]
 */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const [old, now] = [splitWords(before), splitWords(after)]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const same = (words: readonly string[]): DiffPart => ({ kind: 'same', text: words.join('') })
  const middle = alignWords(old.slice(start, old.length - end), now.slice(start, now.length - end))
  return joinParts([same(old.slice(0, start)), ...middle, same(old.slice(old.length - end))])
}

/** A word includes the space after it, so that a changed word does not break the line apart. */
const splitWords = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? []

function alignWords(old: readonly string[], now: readonly string[]): readonly DiffPart[] {
  if (old.length * now.length > MAX_CELLS)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ]
  const common = commonLengths(old, now)
  const width = now.length + 1
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]]
    const isLonger = (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0)
    const isRemoved = right === undefined || (left !== undefined && isLonger)
    const kind = left === right ? 'same' : isRemoved ? 'removed' : 'added'
    parts.push({ kind, text: (kind === 'added' ? right : left) ?? '' })
    if (kind !== 'added') i++
    if (kind !== 'removed') j++
  }
  return parts
}

/** At `i * (now.length + 1) + j`: the length of the longest common subsequence of `old` from i and `now` from j. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array {
  const width = now.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const at = i * width + j
      const most = Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
      lengths[at] = old[i] === now[j] ? (lengths[at + width + 1] ?? 0) + 1 : most
    }
  return lengths
}

/** Joins neighbouring parts of a kind; within a change, what was removed comes before what was added. */
function joinParts(parts: readonly DiffPart[]): readonly DiffPart[] {
  const nothing = { same: '', removed: '', added: '' }
  let run = { ...nothing }
  const runs = [run]
  for (const { kind, text } of parts) {
    if (kind === 'same' && run.removed + run.added !== '') {
      run = { ...nothing }
      runs.push(run)
    }
    run[kind] += text
  }
  const kinds = ['same', 'removed', 'added'] as const
  return runs.flatMap((one) => kinds.map((kind) => ({ kind, text: one[kind] }))).filter(({ text }) => text !== '')
}
