import { join } from 'node:path'
import { openSpendFile, type SpendLedger } from '../../store/ledger/spend-ledger.js'
import { fileSize } from '../../store/runs/run-files.js'

/** Where runs of a working directory keep what they spent in a month. */
export function openLedger(workingDirectory: string): SpendLedger {
  return openSpendFile(ledgerOf(workingDirectory))
}

/** Whether anything was ever kept there. */
export async function hasLedger(workingDirectory: string): Promise<boolean> {
  return (await fileSize(ledgerOf(workingDirectory))) !== null
}

function ledgerOf(workingDirectory: string): string {
  return join(workingDirectory, '.goldenpair', 'spend.jsonl')
}
