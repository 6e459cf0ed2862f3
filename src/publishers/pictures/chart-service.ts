/** A QuickChart server, and how it draws for comments. */
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

/** What a picture of this size can show. */
export const SIGNIFICANT_DIGITS = 3

export const BASE_URL_RULE =
  'the address of the chart service must be http(s), host and port alone, such as https://quickchart.io'

/** The server's address, or null where it breaks `BASE_URL_RULE`. */
export function parseBaseUrl(baseUrl: string): URL | null {
  if (!URL.canParse(baseUrl)) return null
  const url = new URL(baseUrl)
  const isBare = url.pathname === '/' && url.search === '' && url.username === '' && url.password === ''
  return isBare && /^https?:$/.test(url.protocol) ? url : null
}
