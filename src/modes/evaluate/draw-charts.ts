import type { Log } from '../../io/log.js'
import type { ChartImage, Drawing } from '../../model/result/chart.js'
import { chartUrl, DEFAULT_CHART_SERVICE } from '../../publishers/quickchart.js'
import type { ChartSet } from './list-charts.js'

/** Who makes pictures of charts, for documents that cannot draw them themselves. */
export type ChartService =
  | { readonly kind: 'quickchart'; readonly url: string }
  /** Pictures are drawn once and kept where readers may look; it gives their addresses by the charts' ids. */
  | { readonly kind: 'branch'; readonly keep: (drawings: readonly Drawing[]) => Promise<ReadonlyMap<string, string>> }
  | { readonly kind: 'mermaid' }
  | { readonly kind: 'none' }

/**
 * The charts that could be drawn; those of the comment have an address or a diagram, as the service is. The log says what became of the
 * others. Only what was drawn for a service is sent to one.
 */
export async function drawCharts(
  { draw, choose }: ChartSet,
  { charts, log }: { readonly charts: ChartService; readonly log: Log },
): Promise<readonly ChartImage[]> {
  const drawings: Drawing[] = []
  for (const drawing of draw('page'))
    if (drawing.kind === 'drawn') drawings.push(drawing)
    else log.debug(`No chart ${drawing.id}: ${drawing.reason}.`)
  const inComment = choose(drawings)
  const forService = () => draw('service', inComment).filter((one) => one.kind === 'drawn')
  const urls: ReadonlyMap<string, string> =
    charts.kind === 'quickchart'
      ? await pictureUrls(forService(), charts.url, log)
      : charts.kind === 'branch'
        ? await charts.keep(forService())
        : new Map()
  return drawings.map(({ id, title, alt, config, height, mermaid, table }) => ({
    id,
    title,
    alt,
    config,
    height,
    table,
    place: inComment.has(id) ? 'comment' : 'page',
    url: urls.get(id) ?? null,
    mermaid: inComment.has(id) && charts.kind === 'mermaid' ? mermaid : null,
    diagram: mermaid,
  }))
}

async function pictureUrls(
  drawings: readonly Drawing[],
  baseUrl: string,
  log: Log,
): Promise<ReadonlyMap<string, string>> {
  const urls = new Map<string, string>()
  for (const drawing of drawings) {
    const picture = await chartUrl(drawing, { ...DEFAULT_CHART_SERVICE, baseUrl, height: drawing.height })
    if (picture.kind === 'url') urls.set(drawing.id, picture.url)
    else log.warning(`The chart ${drawing.id} has no image: ${picture.reason}.`)
  }
  return urls
}
