import { resolve } from 'node:path'
import { systemClock } from '../../../io/clock.js'
import { UserError } from '../../../model/error.js'
import { addReport } from '../../../store/site/add-report.js'
import type { Command } from './command.js'
import { SHARED_FLAGS, textFlag } from './flags.js'

const KEEP_DAYS = 90

export const pages: Command = {
  positionals: 'SITE',
  details: [['SITE', 'the folder of the site, such as a checkout of the branch that GitHub Pages shows']],
  flags: {
    report: { type: 'string', value: 'FOLDER', description: 'where the report is (default goldenpair-report)' },
    place: {
      type: 'string',
      value: 'NAME',
      description: 'its folder on the site: pr-12 for a pull request, else run-ID',
    },
    'keep-days': { type: 'string', value: 'N', description: `older reports are removed (default ${KEEP_DAYS})` },
    json: SHARED_FLAGS.json,
  },
  run: async ({ flags, positionals, terminal }) => {
    const [site, ...more] = positionals
    const place = textFlag(flags, 'place')
    if (site === undefined || more.length > 0 || place === undefined)
      throw new UserError('arguments-invalid', {
        command: 'pages',
        got:
          place === undefined
            ? 'no --place given; name one such as pr-12 or run-400'
            : `${positionals.length} folders given, expected one`,
        suggestion: null,
      })
    const days = textFlag(flags, 'keep-days') ?? String(KEEP_DAYS)
    if (!/^[1-9]\d{0,3}$/.test(days))
      throw new UserError('flag-invalid', { flag: 'keep-days', got: days, expected: 'a whole number of days from 1' })
    const path = await addReport({
      site: resolve(terminal.workingDirectory, site),
      report: resolve(terminal.workingDirectory, textFlag(flags, 'report') ?? 'goldenpair-report'),
      place,
      keepDays: Number(days),
      clock: systemClock,
      log: terminal.log,
    })
    terminal.print(
      flags['json'] === true ? JSON.stringify({ path }) : `Wrote ${path}index.html and the index of the site.`,
    )
    return 0
  },
}
