import { resolve } from 'node:path'
import { systemClock } from '../../../io/clock.js'
import { readPageAssets } from '../../../modes/evaluate/write-report.js'
import { addReport } from '../../../store/site/add-report.js'
import { type Command, refuseArguments } from '../flags.js'

export const pages: Command = {
  details: [['SITE', 'the folder of the site, such as a checkout of the branch that GitHub Pages shows']],
  run: async ({ flags, positionals, terminal }) => {
    const [site, ...more] = positionals
    const { place } = flags
    if (site === undefined || more.length > 0 || place === undefined)
      return refuseArguments(
        'pages',
        place === undefined
          ? 'no --place given; name one such as pr-12 or run-400'
          : `${positionals.length} folders given, expected one`,
      )
    const path = await addReport({
      site: resolve(terminal.workingDirectory, site),
      report: resolve(terminal.workingDirectory, flags.report),
      place,
      keepDays: flags.keepDays,
      assets: readPageAssets('site'),
      clock: systemClock,
      log: terminal.log,
    })
    terminal.print(flags.json ? JSON.stringify({ path }) : `Wrote ${path}index.html and the index of the site.`)
    return 0
  },
}
