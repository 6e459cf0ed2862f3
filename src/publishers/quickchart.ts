import { postJson } from '../io/post-json.js'
import type { ChartConfig, Drawing, Json, OmittableRows } from '../model/result/chart.js'
import { BACKGROUND, wrapLines } from '../report/charts/chart.js'

/** Proxies and GitHub's image cache limit addresses to 2,048 characters or more; shorter ones pass everywhere. */
const URL_LENGTH = 2_000
/** The service refuses any configuration that matches (typpo/quickchart, lib/charts.js). */
const REFUSED = /(for|while)\s*\(/i

type ChartUrl = { readonly kind: 'url'; readonly url: string } | { readonly kind: 'none'; readonly reason: string }

/**
 * Returns the address of an image that a QuickChart server draws from a Chart.js configuration. Numbers are rounded to three significant
 * digits; if the address still has 2,000 characters or more, expendable rows are left out and the title says so. Nothing is sent until
 * somebody opens the address.
 */
export async function chartUrl(
  { config, spare }: Pick<Drawing, 'config' | 'spare'>,
  service = DEFAULT_CHART_SERVICE,
): Promise<ChartUrl> {
  const base = parseBaseUrl(service.baseUrl)
  if (base === null) return { kind: 'none', reason: BASE_URL_RULE }
  const { default: loaded } = await loadQuietly(() => import('quickchart-js'))
  // The types describe a CommonJS module, where the class is one `default` deeper than in the ES module that Node loads.
  const QuickChart = typeof loaded === 'function' ? loaded : loaded.default
  const rows = spare === 'none' ? 0 : (config.data.labels?.length ?? 0)
  for (let shown = rows; shown > 0 || shown === rows; shown--) {
    const remark = `, ${spare === 'first' ? 'last' : 'first'} ${shown} of ${rows}`
    const kept = shown === rows ? wrapTitle(config) : wrapTitle(thinConfig(config, spare, shown), remark)
    // JSON, because quickchart-js would turn a text like `__BEGINFUNCTION__…` in an object into code.
    const json = stringifyRounded(kept, SIGNIFICANT_DIGITS)
    if (REFUSED.test(json))
      return { kind: 'none', reason: 'the chart service rejects text that contains `for (` or `while (`' }
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
    if (url.length < URL_LENGTH) return { kind: 'url', url }
  }
  return { kind: 'none', reason: `its address would have ${URL_LENGTH} characters or more` }
}

/**
 * Returns the readable address, so that people can see what it sends; if that is too long, one with the configuration in base64, which the
 * service reads too. A blank is `%20`, because the service does not decode a plus (typpo/quickchart, index.js).
 */
function shorten(link: URL, json: string): string {
  const readable = link.href.replaceAll('+', '%20')
  if (readable.length < URL_LENGTH) return readable
  link.searchParams.set('c', Buffer.from(json).toString('base64'))
  link.searchParams.append('encoding', 'base64')
  return link.href
}

/**
 * Loads a module without Node's warning (DEP0040) about `punycode`, which an old whatwg-url of quickchart-js uses: readers of the log
 * cannot fix it.
 */
async function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  const before = process.noDeprecation
  process.noDeprecation = true
  try {
    return await load()
  } finally {
    process.noDeprecation = before ?? false
  }
}

/**
 * Writes a configuration as JSON with numbers rounded to `digits` significant digits.
 * @example stringifyRounded({ data: [12.3456] }, 3) // '{"data":[12.3]}'
 */
export function stringifyRounded(config: unknown, digits: number): string {
  return JSON.stringify(config, (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(digits)) : value,
  )
}

/** Keeps `rows` rows of a configuration with labels: in labels, data and every other array of the same length. */
function thinConfig(config: ChartConfig, spare: OmittableRows, rows: number): ChartConfig {
  const { labels = [], datasets } = config.data
  const keep = <Row>(all: readonly Row[]): readonly Row[] => (spare === 'first' ? all.slice(-rows) : all.slice(0, rows))
  const along = (member: Json): Json =>
    Array.isArray(member) && member.length === labels.length ? keep(member as readonly Json[]) : member
  const thin = (dataset: ChartConfig['data']['datasets'][number]) => ({
    ...Object.fromEntries(Object.entries(dataset).map(([key, member]) => [key, along(member)])),
    data: keep(dataset.data),
  })
  return { ...config, data: { labels: keep(labels), datasets: datasets.map(thin) } }
}

/** The characters that fit in one line of a picture's bold title; the lines of a longer title have about equal length. */
const TITLE_COLUMNS = 50

/** Adds a remark to the configuration's title and wraps the title into as many lines as it needs. */
function wrapTitle(config: ChartConfig, remark = ''): object {
  const { plugins } = config.options
  const whole = `${plugins.title.text}${remark}`
  const lines = Math.ceil(whole.length / TITLE_COLUMNS)
  const text = wrapLines(whole, lines === 1 ? TITLE_COLUMNS : Math.ceil(whole.length / lines) + 6)
  return { ...config, options: { ...config.options, plugins: { ...plugins, title: { ...plugins.title, text } } } }
}

/** A QuickChart server and the size and background of its pictures in comments. */
export const DEFAULT_CHART_SERVICE = {
  /** This one or a server of your own: scheme, host and port only. */
  baseUrl: 'https://quickchart.io',
  // The server draws at twice this size, so that pictures are sharp. 360 is the width on a phone, where 12-pixel type then appears at 12
  // pixels; a comment shows pictures 480 wide, where it appears at 16.
  width: 360,
  height: 240,
  background: BACKGROUND,
}

/** The precision that a picture of this size can show. */
const SIGNIFICANT_DIGITS = 3

const BASE_URL_RULE =
  'the address of the chart service must be only http(s), host and port, such as https://quickchart.io'

/** Parses the server's address; `null` if it breaks `BASE_URL_RULE`. */
function parseBaseUrl(baseUrl: string): URL | null {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  // No user name before the host, and no path after it.
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url : null
}

/** The service reads at most 100 kB of JSON (typpo/quickchart, EXPRESS_JSON_LIMIT). */
const MAX_REQUEST_BYTES = 100_000
/** Our pictures have 20 to 40 kB, and they are stored in a repository. */
const MAX_PICTURE_BYTES = 1_000_000
/** ISO/IEC 15948, 5.2 */
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

type Picture =
  | { readonly kind: 'png'; readonly bytes: Buffer }
  /** A clause without a full stop. */
  | { readonly kind: 'none'; readonly reason: string }

/**
 * Fetches the PNG, at most 1 MB, that a QuickChart server draws from a Chart.js configuration. The configuration is sent as data, which the
 * server does not run as code; numbers are rounded to three significant digits. Anything but a PNG is refused; the service also sends its
 * errors as pictures, but with another status.
 */
export async function fetchPicture(
  { config }: Pick<Drawing, 'config'>,
  service: typeof DEFAULT_CHART_SERVICE,
  signal: AbortSignal,
): Promise<Picture> {
  const base = parseBaseUrl(service.baseUrl)
  if (base === null) return { kind: 'none', reason: BASE_URL_RULE }
  const { width, height, background: backgroundColor } = service
  const look = { version: '4', format: 'png', width, height, devicePixelRatio: 2, backgroundColor }
  const body = stringifyRounded({ ...look, chart: wrapTitle(config) }, SIGNIFICANT_DIGITS)
  if (Buffer.byteLength(body) > MAX_REQUEST_BYTES) return { kind: 'none', reason: 'it has too many points' }
  const answer = await postJson(`${base.origin}/chart`, { body, maxBytes: MAX_PICTURE_BYTES, signal })
  if (answer.kind === 'unanswered') return { kind: 'none', reason: `${base.origin}: ${answer.reason}` }
  if (answer.status !== 200) return { kind: 'none', reason: `${base.origin} answered ${answer.status}` }
  const isPng = answer.type === 'image/png' && answer.body.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)
  if (isPng) return { kind: 'png', bytes: answer.body }
  return { kind: 'none', reason: `${base.origin} answered with something other than a PNG` }
}
