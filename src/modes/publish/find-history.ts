import { readHistory, type PullHistory } from '../../github/comment-body.js'
import type { Marker } from '../../github/marker.js'
import { listOwnComments } from '../../github/own-comments.js'
import type { Publication } from '../../publishers/publication.js'
import type { ActionRequest } from '../../run/action-request.js'
import { tryRequest } from './try-request.js'

/** The earlier measurements of a pull request. Where the comments cannot be read, there were none: the publisher says what is wrong. */
export async function findHistory(
  { effects }: ActionRequest,
  { marker, place }: { readonly marker: Marker; readonly place: Publication['place'] },
): Promise<PullHistory> {
  const own =
    'kind' in place
      ? null
      : await tryRequest(effects.log, async () => listOwnComments({ client: await effects.connect(), ...place }))
  return readHistory(
    (own ?? []).map(({ body }) => body),
    marker,
  )
}
