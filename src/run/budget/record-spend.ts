import type { Clock } from '../../io/clock.js'
import type { SpendLedger } from '../../store/ledger/spend-ledger.js'

/** Keeps what calls cost in the ledger: once for every `stepUsd`, so that a killed run has hardly more unrecorded, and the rest when it is disposed. */
export function recordSpend({
  ledger,
  suite,
  clock,
  stepUsd,
}: {
  readonly ledger: SpendLedger
  readonly suite: string
  readonly clock: Clock
  readonly stepUsd: number
}): { readonly add: (usd: number) => void } & Disposable {
  let unrecordedUsd = 0
  const keep = (): void => {
    const usd = unrecordedUsd
    unrecordedUsd = 0
    if (usd > 0) ledger.add({ at: clock.now().toISOString(), suite, usd })
  }
  return {
    add: (usd) => {
      unrecordedUsd += usd
      if (unrecordedUsd >= stepUsd) keep()
    },
    [Symbol.dispose]: keep,
  }
}
