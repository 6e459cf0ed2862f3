import { appendFileSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { UserError } from '../../model/error.js'
import { asOutputError } from '../../io/output-error.js'
import type { SpendLedger } from './spend-ledger.js'

const spendSchema = z.strictObject({ at: z.iso.datetime(), suite: z.string(), usd: z.number().nonnegative() })

/**
 * A ledger in a file of JSON lines, which several processes may write: a line is added by one write behind the file's end.
 * A file that is not there yet says that nothing is spent. Throws `file-unreadable` for a line that is no spend, since what cannot be
 * counted cannot be limited, and `output-unwritable`.
 */
export function openSpendFile(path: string): SpendLedger {
  return {
    spentUsd: async ({ suite, month }) => {
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
        throw new UserError(
          'file-unreadable',
          { path, reason: 'the file of what was spent is no text' },
          { cause: error },
        )
      })
      const spends = text
        .split('\n')
        .map((line, index) => (line === '' ? null : readLine(path, index + 1, line)))
        .filter((spend) => spend?.suite === suite && spend.at.startsWith(month))
      return spends.length === 0 ? null : spends.reduce((sum, spend) => sum + (spend?.usd ?? 0), 0)
    },
    add: (spend) => {
      try {
        mkdirSync(dirname(path), { recursive: true })
        appendFileSync(path, `${JSON.stringify(spend)}\n`)
      } catch (error) {
        throw asOutputError(error, path)
      }
    },
  }
}

function readLine(path: string, line: number, text: string): z.infer<typeof spendSchema> {
  try {
    return spendSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new UserError('file-unreadable', { path, reason: `line ${line} does not say what was spent` }, { cause })
  }
}
