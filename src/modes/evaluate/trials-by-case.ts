/** The trials of each case, in the order in which they came. */
export function trialsByCase<Trial extends { readonly case: string }>(
  trials: readonly Trial[],
): ReadonlyMap<string, readonly Trial[]> {
  const byCase = new Map<string, Trial[]>()
  for (const trial of trials) {
    const known = byCase.get(trial.case)
    if (known === undefined) byCase.set(trial.case, [trial])
    else known.push(trial)
  }
  return byCase
}
