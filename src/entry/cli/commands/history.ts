import { resolve } from 'node:path'
import { refuseExisting, replaceFile } from '../../../io/files.js'
import { UserError } from '../../../model/error.js'
import { chooseMetrics, showHistory, withHistory, writeHistoryCsv } from '../history/collect-history.js'
import { type Command, printResult } from '../flags.js'

export const history: Command = {
  details: [['FOLDER', 'a run, an unpacked baseline artifact, or a folder of these (default .goldenpair)']],
  run: async ({ flags, positionals, terminal }) => {
    const { last, csv, variant } = flags
    if (csv !== undefined && !flags.force) await refuseExisting([csv], terminal.workingDirectory)
    await withHistory('history', { flags, positionals, terminal }, async (collected) => {
      const rows = collected.rows.filter((row) => variant === undefined || row.variant === variant).slice(-last)
      if (rows.length === 0)
        throw new UserError('history-empty', { where: `what was measured of \`${variant ?? ''}\`` })
      const metrics = chooseMetrics({ ...collected, rows }, flags.metric)
      if (csv !== undefined) {
        await replaceFile(resolve(terminal.workingDirectory, csv), writeHistoryCsv(rows, metrics))
        terminal.log.info(`Wrote ${csv}.`)
      }
      printResult({ flags, terminal }, { metrics, rows }, () => showHistory(rows, metrics))
    })
    return 0
  },
}
