import { type FindingFacts, ZERO_RECALL } from '../../model/result/finding.js'
import { findConcentration } from '../findings/find-concentration.js'
import { findZeroRecall } from '../findings/zero-recall.js'
import type { countPasses, findFlips } from '../pair/flips.js'
import type { OpenPair } from '../pair/open-pair.js'
import { listParts } from './list-cases.js'

/** What findings and recommendations are written from. */
export function gatherFacts(
  { pairing, baseline, candidate, alpha, columnOf }: OpenPair,
  { passes, flips }: { readonly passes: ReturnType<typeof countPasses>; readonly flips: ReturnType<typeof findFlips> },
): FindingFacts {
  const { run } = candidate
  const { paired } = pairing
  const conduct = { baseline: baseline?.conduct ?? null, candidate: candidate.conduct ?? null }
  return {
    ...{ paired, passes, conduct },
    zero_recall: findZeroRecall(pairing, columnOf({ id: ZERO_RECALL })),
    primary_k: run.settings.primary_k,
    parts: listParts({ metrics: run.metrics, pairing, columnsOf: columnOf }),
    concentration: findConcentration({ alpha, flips, paired, passes, conduct }),
  }
}
