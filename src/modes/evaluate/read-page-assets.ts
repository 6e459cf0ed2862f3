import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PageAssets } from '../../model/page-assets.js'

const CHART_LIBRARY = 'chart.umd.min.js'
/** In the order in which they run: each uses the ones before it. */
const OWN_SCRIPTS = ['dom.js', 'tables.js', 'charts.js', 'case-list.js', 'case-view.js', 'start.js']

/** Where the files are: beside the bundle, as scripts/build.js puts them, else where this repository keeps them. */
const PLACES = [
  { chart: './assets/', own: './assets/page/' },
  { chart: '../../../node_modules/chart.js/dist/', own: '../../page/' },
]

/**
 * Chart.js and the page's own scripts, which are one: they share names, and nothing of them is seen from outside. In one go: seven small
 * files take longer to be waited for than to be read.
 */
export function readPageAssets(): PageAssets {
  for (const { chart, own } of PLACES) {
    const library = readIfThere(`${chart}${CHART_LIBRARY}`)
    if (library === null) continue
    const parts = OWN_SCRIPTS.map((name) => readFileSync(new URL(`${own}${name}`, import.meta.url), 'utf8'))
    const script = `(() => {\n'use strict'\n${parts.join('\n')}})()\n`
    return { scripts: [library, script], hash: (text) => createHash('sha256').update(text).digest('base64') }
  }
  throw new Error('the scripts of the HTML report are not beside the program')
}

/** Null when it is not there. `place` is relative to this module, which in the bundle is the bundle. */
function readIfThere(place: string): string | null {
  try {
    return readFileSync(new URL(place, import.meta.url), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
