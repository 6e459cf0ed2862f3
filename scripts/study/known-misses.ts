/** Cells that miss what is required, by the name of `nameOf`, each with its reason; the page lists them with their figures. */
export const KNOWN_MISSES: readonly { readonly cells: RegExp; readonly why: string }[] = [
  {
    cells: /^(clusters-false-no-regression|coverage): success, 2 % flips, .* clusters( \(drop of the margin\))?$/,
    why: 'rare losses that a cluster shares are close to whole clusters lost: a run may not contain one',
  },
]

/** Why a cell misses what is required; null where that is not known. */
export function explainMiss(name: string): string | null {
  return KNOWN_MISSES.find(({ cells }) => cells.test(name))?.why ?? null
}
