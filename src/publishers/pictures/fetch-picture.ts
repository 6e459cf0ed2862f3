import type { Drawing } from '../../model/chart.js'
import { postJson } from '../../io/post-json.js'
import { BASE_URL_RULE, parseBaseUrl, SIGNIFICANT_DIGITS, type ChartService } from './chart-service.js'
import { stringifyRounded } from './thin-config.js'

/** The service reads at most 100 kB of JSON (typpo/quickchart, EXPRESS_JSON_LIMIT). */
const MAX_REQUEST_BYTES = 100_000
/** Ours have 20 to 40 kB, and they are kept in a repository. */
const MAX_PICTURE_BYTES = 1_000_000
/** ISO/IEC 15948, 5.2 */
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export type Picture =
  | { readonly kind: 'png'; readonly bytes: Buffer }
  /** A clause without a full stop. */
  | { readonly kind: 'none'; readonly reason: string }

/**
 * The picture that a QuickChart server draws of a Chart.js configuration, a PNG of at most 1 MB. The configuration goes as data, which the
 * server draws without running it as code; numbers are rounded to three significant digits. Whatever is no PNG is refused: the service
 * sends its errors as pictures too, but with another status.
 */
export async function fetchPicture(
  { config }: Pick<Drawing, 'config'>,
  service: ChartService,
  signal: AbortSignal,
): Promise<Picture> {
  const base = parseBaseUrl(service.baseUrl)
  if (base === null) return { kind: 'none', reason: BASE_URL_RULE }
  const { width, height, background: backgroundColor } = service
  const look = { version: '4', format: 'png', width, height, devicePixelRatio: 2, backgroundColor }
  const body = stringifyRounded({ ...look, chart: config }, SIGNIFICANT_DIGITS)
  if (Buffer.byteLength(body) > MAX_REQUEST_BYTES) return { kind: 'none', reason: 'it has too many points' }
  const answer = await postJson(`${base.origin}/chart`, { body, maxBytes: MAX_PICTURE_BYTES, signal })
  if (answer.kind === 'unanswered') return { kind: 'none', reason: `${base.origin}: ${answer.reason}` }
  if (answer.status !== 200) return { kind: 'none', reason: `${base.origin} answered ${answer.status}` }
  const isPng = answer.type === 'image/png' && answer.body.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)
  return isPng
    ? { kind: 'png', bytes: answer.body }
    : { kind: 'none', reason: `${base.origin} answered with something else than a PNG` }
}
