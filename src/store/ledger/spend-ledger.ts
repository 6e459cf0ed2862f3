/** Money that runs of a suite have spent. */
export interface Spend {
  /** ISO 8601, in UTC. */
  readonly at: string
  readonly suite: string
  readonly usd: number
}

/** The month of a time as 2026-11, in UTC. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 'YYYY-MM'.length)
}

/** What is kept of the money spent over many runs. */
export interface SpendLedger {
  /** `month` as `monthOf` gives it; null where nothing is kept of it. */
  readonly spentUsd: (of: { readonly suite: string; readonly month: string }) => Promise<number | null>
  /** When it returns the spend is kept, however this process ends. */
  readonly add: (spend: Spend) => void
}
