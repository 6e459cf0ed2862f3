import { startPostServer, type PostServer } from '../io/post-server.js'

/** A PNG of one white pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
)

/** A QuickChart server that draws the same pixel of everything. */
export async function startChartServer(): Promise<PostServer> {
  return startPostServer((response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PNG))
}
