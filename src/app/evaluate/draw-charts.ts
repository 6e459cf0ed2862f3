import type { ChartImage, Drawing, NoDrawing } from '../../core/model/chart.js'
import { chartUrl, DEFAULT_CHART_SERVICE } from '../../shell/charts/quickchart.js'
import type { Log } from '../../shell/io/log.js'
import type { ChartSet } from './list-charts.js'

/** Who makes pictures of charts, for documents that cannot draw them themselves. */
export type ChartService =
  { readonly kind: 'quickchart'; readonly url: string } | { readonly kind: 'mermaid' } | { readonly kind: 'none' }

/**
 * The charts that could be drawn; those of the comment have an address or a diagram, as the service is. The log says what became of the
 * others. Only what was drawn for a service enters an address.
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
  const forService = new Map(charts.kind === 'quickchart' ? draw('service').map((one) => [one.id, one]) : [])
  const images: ChartImage[] = []
  for (const { id, title, alt, config, height, mermaid, table } of drawings) {
    const isShown = inComment.has(id)
    images.push({
      id,
      title,
      alt,
      config,
      height,
      table,
      place: isShown ? 'comment' : 'page',
      url: isShown && charts.kind === 'quickchart' ? await pictureUrl(forService.get(id), charts.url, log) : null,
      mermaid: isShown && charts.kind === 'mermaid' ? mermaid : null,
    })
  }
  return images
}

async function pictureUrl(drawing: Drawing | NoDrawing | undefined, baseUrl: string, log: Log): Promise<string | null> {
  if (drawing?.kind !== 'drawn') return null
  const picture = await chartUrl(drawing, { ...DEFAULT_CHART_SERVICE, baseUrl, height: drawing.height })
  if (picture.kind === 'url') return picture.url
  log.warning(`The chart ${drawing.id} has no image: ${picture.reason}.`)
  return null
}
