import { appendFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { refuseToReadOut, refuseToWriteOut } from '../io/links.js'
import { asOutputError, codeOf } from '../io/log.js'
import { makeFolder } from '../io/files.js'
import { UserError } from '../model/error.js'
import { tryJson } from '../model/json.js'
import { fileSize } from './runs/run-files.js'

/** Money that runs of a suite have spent; `at` is in UTC. */
const spendSchema = z.strictObject({ at: z.iso.datetime(), suite: z.string(), usd: z.number().nonnegative() })
type Spend = z.infer<typeof spendSchema>

/** The month of a time as 2026-11, in UTC. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 'YYYY-MM'.length)
}

/** What is kept of the money spent over many runs. */
export type SpendLedger = ReturnType<typeof openSpendFile>

/**
 * A ledger in a file of JSON lines, which several processes may write: a line is added by one write behind the file's end.
 * A file that is not there yet says that nothing is spent. Throws `file-unreadable` for a line that is no spend, since what cannot be
 * counted cannot be limited, and `output-unwritable`.
 */
export function openSpendFile(path: string) {
  return {
    /** `month` as `monthOf` gives it; null where nothing is kept of it. */
    spentUsd: async ({ suite, month }: { readonly suite: string; readonly month: string }): Promise<number | null> => {
      refuseToReadOut(path)
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return ''
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
    /** When it returns the spend is kept, however this process ends. */
    add: (spend: Spend): void => {
      refuseToWriteOut(path)
      try {
        makeFolder(dirname(path))
        appendFileSync(path, `${JSON.stringify(spend)}\n`)
      } catch (error) {
        throw asOutputError(error, path)
      }
    },
  }
}

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
