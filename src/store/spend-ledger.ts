import { appendFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { refuseToReadOut, refuseUnsafeWrite } from '../io/links.js'
import { asOutputError, systemCode } from '../io/log.js'
import { makeFolder } from '../io/files.js'
import { UserError } from '../model/error.js'
import { tryJson } from '../model/json.js'
import { fileSize } from './runs/run-files.js'

/** Money that a run of a suite has spent; `at` is in UTC. */
const spendSchema = z.strictObject({ at: z.iso.datetime(), suite: z.string(), usd: z.number().nonnegative() })
type Spend = z.infer<typeof spendSchema>

/** Returns the month of a time, such as 2026-11, in UTC. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM'.length)

/** A record of the money that many runs have spent. */
export type SpendLedger = ReturnType<typeof openSpendFile>

/**
 * Opens a ledger in a file of JSON lines. Several processes may write to it, since each line is appended in one write. A
 * missing file means that nothing was spent. Throws `file-unreadable` for a line that is no spend, since what cannot be
 * counted cannot be limited, and `output-unwritable`.
 */
export function openSpendFile(path: string) {
  return {
    /** Returns what a suite spent in a month, which is written as `monthOf` does; `null` if nothing is recorded for it. */
    spentUsd: async ({ suite, month }: { readonly suite: string; readonly month: string }): Promise<number | null> => {
      refuseToReadOut(path)
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (systemCode(error) === 'ENOENT') return ''
        throw new UserError('file-unreadable', { path, reason: 'the spending file is not text' }, { cause: error })
      })
      const spends = text.split('\n').flatMap((line, index): Spend | [] => {
        if (line === '') return []
        const { data: spend, error: cause } = spendSchema.safeParse(tryJson(line))
        const reason = `line ${index + 1} does not say what was spent`
        if (spend === undefined) throw new UserError('file-unreadable', { path, reason }, { cause })
        return spend.suite === suite && spend.at.startsWith(month) ? spend : []
      })
      return spends.length === 0 ? null : spends.reduce((sum, { usd }) => sum + usd, 0)
    },
    /** Adds a spend. Once this returns the spend is kept, however this process ends. */
    add: (spend: Spend): void => {
      refuseUnsafeWrite(path)
      try {
        makeFolder(dirname(path))
        appendFileSync(path, `${JSON.stringify(spend)}\n`)
      } catch (error) {
        throw asOutputError(error, path)
      }
    },
  }
}

/** Opens the ledger in which runs of a working directory record what they spent. */
export const openLedger = (workingDirectory: string): SpendLedger => openSpendFile(ledgerOf(workingDirectory))

/** Whether a working directory has a ledger. */
export async function hasLedger(workingDirectory: string): Promise<boolean> {
  return (await fileSize(ledgerOf(workingDirectory))) !== null
}

const ledgerOf = (workingDirectory: string): string => join(workingDirectory, '.goldenpair', 'spend.jsonl')
