import type { Drawing } from '../../model/chart.js'
import {
  BASE_URL_RULE,
  DEFAULT_CHART_SERVICE,
  parseBaseUrl,
  SIGNIFICANT_DIGITS,
  type ChartService,
} from './chart-service.js'
import { stringifyRounded, thinConfig } from './thin-config.js'

/** Proxies and GitHub's image cache stop at 2,048 and more; shorter is passed by all. */
const URL_LENGTH = 2_000
/** The service refuses any configuration that matches (typpo/quickchart, lib/charts.js). */
const REFUSED = /(for|while)\s*\(/i

export type ChartUrl =
  | {
      readonly kind: 'url'
      readonly url: string
      /** Of so many rows only the first are drawn; null when all are. The chart's title says so too. */
      readonly rows: { readonly shown: number; readonly of: number } | null
    }
  | { readonly kind: 'none'; readonly reason: string }

/**
 * The address of an image that a QuickChart server draws from a Chart.js configuration. Numbers are rounded to three significant
 * digits; if the address is still 2,000 characters or longer, the rows that the drawing can spare are left out and the title says so.
 * Nothing is sent: whoever opens the address asks the server.
 */
export async function chartUrl(
  { config, spare }: Pick<Drawing, 'config' | 'spare'>,
  service: ChartService = DEFAULT_CHART_SERVICE,
): Promise<ChartUrl> {
  const base = parseBaseUrl(service.baseUrl)
  if (base === null) return { kind: 'none', reason: BASE_URL_RULE }
  const { default: loaded } = await loadQuietly(() => import('quickchart-js'))
  // Its types describe a CommonJS module, where the class is one `default` deeper than in the ES module that Node loads.
  const QuickChart = typeof loaded === 'function' ? loaded : loaded.default
  const rows = spare === 'none' ? 0 : (config.data.labels?.length ?? 0)
  for (let shown = rows; shown > 0 || shown === rows; shown--) {
    const kept = shown === rows ? config : thinConfig(config, spare, shown)
    // JSON, not an object: quickchart-js would turn a text like `__BEGINFUNCTION__…` of an object into code.
    const json = stringifyRounded(kept, SIGNIFICANT_DIGITS)
    if (REFUSED.test(json)) return { kind: 'none', reason: 'the chart service refuses texts with `for (` or `while (`' }
    const link = new QuickChart()
      .setScheme(base.protocol.slice(0, -1))
      .setHost(base.host)
      .setVersion('4')
      .setWidth(service.width)
      .setHeight(service.height)
      .setBackgroundColor(service.background)
      .setConfig(json)
      .getUrl()
    const url = shorten(new URL(link), json)
    if (url.length < URL_LENGTH) return { kind: 'url', url, rows: shown === rows ? null : { shown, of: rows } }
  }
  return { kind: 'none', reason: `its address would be ${URL_LENGTH} characters or longer` }
}

/**
 * The address as it is, so that a reader can see what it sends, or where that is too long with its configuration in base64, which the
 * service reads too. A blank is `%20`: the service takes a plus for a plus (typpo/quickchart, index.js).
 */
function shorten(link: URL, json: string): string {
  const readable = link.href.replaceAll('+', '%20')
  if (readable.length < URL_LENGTH) return readable
  link.searchParams.set('c', Buffer.from(json).toString('base64'))
  link.searchParams.append('encoding', 'base64')
  return link.href
}

/** quickchart-js brings an old whatwg-url, whose use of `punycode` Node deprecates (DEP0040); nobody who reads a log can mend it. */
async function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  const before = process.noDeprecation
  process.noDeprecation = true
  try {
    return await load()
  } finally {
    process.noDeprecation = before ?? false
  }
}
