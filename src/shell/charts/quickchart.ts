import type { Drawing } from '../../core/model/chart.js'
import { stringifyRounded, thinConfig } from './thin-config.js'

/** Proxies and GitHub's image cache stop at 2,048 and more; shorter is passed by all. */
const URL_LENGTH = 2_000
const SIGNIFICANT_DIGITS = 3
/** The service refuses any configuration that matches (typpo/quickchart, lib/charts.js). */
const REFUSED = /(for|while)\s*\(/i

export interface ChartService {
  /** `https://quickchart.io`, or one's own: scheme, host, port, and nothing after them. */
  readonly baseUrl: string
  readonly width: number
  readonly height: number
  /** Opaque, since comments are read in light and dark. */
  readonly background: string
}

export const DEFAULT_CHART_SERVICE: ChartService = {
  baseUrl: 'https://quickchart.io',
  // Sent back at twice the size, so that 12 pixels of type are 15 where GitHub shows it 600 wide, and 9 on a phone.
  width: 480,
  height: 240,
  background: '#ffffff',
}

export type ChartUrl =
  | {
      readonly kind: 'url'
      readonly url: string
      /** Of so many rows only the first are drawn; null when all are. The chart's title says so too. */
      readonly rows: { readonly shown: number; readonly of: number } | null
    }
  | { readonly kind: 'none'; readonly reason: string }

function parseBase(baseUrl: string): URL | null {
  if (!URL.canParse(baseUrl)) return null
  const url = new URL(baseUrl)
  const isBare = url.pathname === '/' && url.search === '' && url.username === '' && url.password === ''
  return isBare && /^https?:$/.test(url.protocol) ? url : null
}

/**
 * The address of an image that a QuickChart server draws from a Chart.js configuration. Numbers are rounded to three significant
 * digits; if the address is still 2,000 characters or longer, the rows that the drawing can spare are left out and the title says so.
 * Nothing is sent: whoever opens the address asks the server.
 */
export async function chartUrl(
  { config, spare }: Pick<Drawing, 'config' | 'spare'>,
  service: ChartService = DEFAULT_CHART_SERVICE,
): Promise<ChartUrl> {
  const base = parseBase(service.baseUrl)
  if (base === null)
    return {
      kind: 'none',
      reason: 'the address of the chart service must be http(s), host and port alone, such as https://quickchart.io',
    }
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
