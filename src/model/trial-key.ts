/**
 * A trial among those of one run, by its case and number.
 * @example trialKey('fig', 0) // '0 fig'
 */
export function trialKey(caseId: string, trial: number): string {
  return `${trial} ${caseId}`
}
