import { resolve } from 'node:path'
import { refuseExisting, replaceFile } from '../../../io/files.js'
import { UserError } from '../../../model/error.js'
import { chooseMetrics, withHistory } from '../history/collect-history.js'
import { drawHistory, showHistory, writeHistoryCsv } from '../history/show-history.js'
import { type Command, refuseFlag, type Terminal } from './flags.js'

export const history: Command = {
  positionals: '[FOLDER...]',
  details: [['FOLDER', 'a run, an unpacked baseline artifact, or a folder of these (default .goldenpair)']],
  run: async ({ flags, positionals, terminal }) => {
    const { last, csv, chart, variant } = flags
    const pathOf = (file: string): string => resolve(terminal.workingDirectory, file)
    if (csv !== undefined && chart !== undefined && pathOf(csv) === pathOf(chart))
      refuseFlag('chart', chart, 'another file than --csv')
    if (!flags.force) await refuseExisting([csv ?? [], chart ?? []].flat(), terminal.workingDirectory)
    await withHistory('history', { flags, positionals, terminal }, async (collected) => {
      const rows = collected.rows.filter((row) => variant === undefined || row.variant === variant).slice(-last)
      if (rows.length === 0)
        throw new UserError('history-empty', { where: `what was measured of \`${variant ?? ''}\`` })
      const metrics = chooseMetrics({ ...collected, rows }, flags.metric)
      await writeOut(csv, writeHistoryCsv(rows, metrics), terminal)
      await writeOut(chart, drawHistory(rows, metrics), terminal)
      terminal.print(flags.json ? JSON.stringify({ metrics, rows }, null, 2) : showHistory(rows, metrics))
    })
    return 0
  },
}

async function writeOut(path: string | undefined, text: string, { workingDirectory, log }: Terminal): Promise<void> {
  if (path === undefined) return
  await replaceFile(resolve(workingDirectory, path), text)
  log.info(`Wrote ${path}.`)
}
