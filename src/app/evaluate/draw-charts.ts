import type { ChartConfig, ChartImage, Drawing, NoDrawing } from '../../core/model/chart.js'
import { chartUrl, DEFAULT_CHART_SERVICE } from '../../shell/charts/quickchart.js'
import type { Log } from '../../shell/io/log.js'

/** Who makes pictures of charts, for documents that cannot draw them themselves. */
export type ChartService = { readonly kind: 'quickchart'; readonly url: string } | { readonly kind: 'none' }

/** The charts that could be drawn, with the addresses of their pictures; the log says what became of the others. */
export async function drawCharts(
  drawings: readonly (Drawing | NoDrawing)[],
  { charts, log }: { readonly charts: ChartService; readonly log: Log },
): Promise<readonly ChartImage[]> {
  const imageUrl = async (id: string, config: ChartConfig): Promise<string | null> => {
    if (charts.kind === 'none') return null
    const image = await chartUrl(config, { ...DEFAULT_CHART_SERVICE, baseUrl: charts.url })
    if (image.kind === 'url') return image.url
    log.warning(`The chart ${id} has no image: ${image.reason}.`)
    return null
  }
  const images: ChartImage[] = []
  for (const drawing of drawings) {
    if (drawing.kind === 'none') {
      log.debug(`No chart ${drawing.id}: ${drawing.reason}.`)
      continue
    }
    const { id, title, figure, config } = drawing
    images.push({ id, title, figure, url: await imageUrl(id, config) })
  }
  return images
}
