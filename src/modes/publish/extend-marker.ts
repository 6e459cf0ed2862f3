import type { Comparison } from '../../model/comparison.js'
import { canonicalJson, type Hash } from '../../model/fingerprint.js'
import { gatherNews } from '../../report/sections/weigh-news.js'
import type { PullHistory } from '../../github/comment-body.js'
import type { Marker } from '../../github/marker.js'

/** The marker of a verdict's comment: with all that later measurements of the pull request want to know of this one. */
export function extendMarker(
  marker: Marker,
  {
    comparison,
    history: { look, results },
    hash,
  }: { readonly comparison: Comparison; readonly history: PullHistory; readonly hash: Hash },
): Marker & Required<Pick<Marker, 'said' | 'results'>> {
  const { run, attempt } = marker
  const said = hash(canonicalJson(gatherNews(comparison)))
    .replace(/^sha256:/, '')
    .slice(0, 12)
  const own = { run, attempt, word: comparison.verdict.word }
  return { ...marker, ...(look > 1 && { look }), said, results: [...results, own] }
}
