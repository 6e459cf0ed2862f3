/** Cells that miss what is required, by the name of `nameOf`, each with its reason; the page lists them with their figures. */
export const KNOWN_MISSES: readonly { readonly cells: RegExp; readonly why: string }[] = [
  {
    cells: /^coverage: success, 2 % flips, .* clusters( \(drop of the margin\))?$/,
    why: 'rare losses that a cluster shares are close to whole clusters lost: a run may not contain one',
  },
  {
    cells:
      /^coverage: (success, [025] % flips, base \d+ %, [35] trials|recall in thirds, no noise, rare losses, margin 5 %, 1 trial), n = \d+ \(drop of the margin\)$/,
    why: 'the t interval knows the losses that it saw, and rare ones may be few; no verdict hangs on it',
  },
]

/** Why a cell misses what is required; null where that is not known. */
export function explainMiss(name: string): string | null {
  return KNOWN_MISSES.find(({ cells }) => cells.test(name))?.why ?? null
}
