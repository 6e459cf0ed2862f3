import { resolve } from 'node:path'
import { refuseExisting, replaceFile } from '../../../io/files.js'
import { UserError } from '../../../model/error.js'
import { groupBy } from '../../../model/group-by.js'
import { chooseMetrics, showHistory, withHistory, writeHistoryCsv } from '../history/collect-history.js'
import { type Command, printResult } from '../flags.js'

const UNKNOWN = 'unknown: its history.jsonl is of an older version and has no run.json beside it'

export const history: Command = {
  details: [['FOLDER', 'a run, an unpacked baseline artifact, or a folder of these (default .goldenpair)']],
  run: async ({ flags, positionals, terminal }) => {
    const { last, csv, variant } = flags
    if (csv !== undefined && !flags.force) await refuseExisting([csv], terminal.workingDirectory)
    await withHistory('history', { flags, positionals, terminal }, async (collected) => {
      const all = collected.rows.filter((row) => variant === undefined || row.variant === variant)
      if (all.length === 0) throw new UserError('history-empty', { where: `what was measured of \`${variant ?? ''}\`` })
      const series = [...groupBy(all, ({ suite }) => suite)].map(([suite, own]) => {
        const runs = collected.runs.filter(({ run }) => suite === null || run.suite.name === suite)
        const rows = own.slice(-last)
        return { suite, rows, metrics: chooseMetrics({ runs, rows }, flags.metric, all) }
      })
      const rows = series.flatMap((one) => one.rows)
      const metrics = [...new Map(series.flatMap((one) => one.metrics).map((metric) => [metric.id, metric])).values()]
      if (csv !== undefined) {
        await replaceFile(resolve(terminal.workingDirectory, csv), writeHistoryCsv(rows, metrics))
        terminal.log.info(`Wrote ${csv}.`)
      }
      printResult({ flags, terminal }, { metrics, rows }, () =>
        series
          .flatMap((one) => [
            ...(series.length > 1 ? [`suite ${one.suite ?? UNKNOWN}`] : []),
            showHistory(one.rows, one.metrics),
          ])
          .join('\n\n'),
      )
    })
    return 0
  },
}
