/** Cells that are known to miss a requirement, by the name from `nameOf`, with the reason. docs/benchmark.md lists them. */
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

/** Returns the reason why a cell misses a requirement; `null` if it is not a known miss. */
export function explainMiss(name: string): string | null {
  return KNOWN_MISSES.find(({ cells }) => cells.test(name))?.why ?? null
}
