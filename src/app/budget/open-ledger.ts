import { join } from 'node:path'
import type { SpendLedger } from '../../shell/ledger/spend-ledger.js'
import { openSpendFile } from '../../shell/ledger/spend-file.js'

/** Where runs of a working directory keep what they spent in a month. */
export function openLedger(workingDirectory: string): SpendLedger {
  return openSpendFile(join(workingDirectory, '.goldenpair', 'spend.jsonl'))
}
