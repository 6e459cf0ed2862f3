import type { ChartConfig } from '../../src/model/result/chart.js'
import { startPostServer, type PostServer } from '../io/post-server.js'

/** Returns the chart in a URL as the service reads it: percent-decoded with `+` unchanged, and from base64 if the URL says so. */
export function readChartAddress(address: string): ChartConfig {
  const { searchParams: search } = new URL(address)
  const text = search.get('c') ?? ''
  const json = search.get('encoding') === 'base64' ? Buffer.from(text, 'base64').toString() : text
  return JSON.parse(json) as ChartConfig
}

/** A PNG of one white pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
)

/** A QuickChart server that answers every chart with the same pixel. */
export async function startChartServer(): Promise<PostServer> {
  return startPostServer((response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PNG))
}
