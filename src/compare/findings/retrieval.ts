import { BROKEN_STAGES, type PairComparison } from '../../model/result/pair-comparison.js'
import type { FindingFacts, ZeroRecall } from '../../model/result/finding.js'
import type { CaseConduct } from '../../model/run/run.js'
import { mean } from '../../stats/moments.js'
import { type MetricColumn, isScored } from '../pair/metric-columns.js'
import type { CasePairing } from '../pair/pair-cases.js'
import { nameSpan } from '../../format/join-names.js'
import type { OpenPair } from '../pair/open-pair.js'

/**
 * Finds the stage at which each newly failing case broke, from what the target reported: the first stage on the way to an answer that had
 * what the case expects before and lacks it now. A case whose record shows no stage is left out.
 */
export function findBrokenStages(
  facts: Pick<FindingFacts, 'conduct' | 'parts' | 'primary_k'>,
  flips: PairComparison['flips'],
): NonNullable<PairComparison['broken_stages']> {
  const broken = flips.filter(({ kind }) => kind === 'newly-failing').map((flip) => flip.case_id)
  const staged = broken.map((id) => ({ id, stage: stageOf(id, facts) }))
  return BROKEN_STAGES.flatMap((stage) => {
    const cases = staged.filter((one) => one.stage === stage).map(({ id }) => id)
    return cases.length === 0 ? [] : [{ stage, cases }]
  })
}

function stageOf(
  id: string,
  { conduct, parts, primary_k: top }: Pick<FindingFacts, 'conduct' | 'parts' | 'primary_k'>,
): (typeof BROKEN_STAGES)[number] | null {
  const [before, now] = [conduct.baseline?.get(id), conduct.candidate?.get(id)]
  if (before === undefined || now === undefined || now.failures.length > 0) return null
  const counts = ({ ranks }: CaseConduct): boolean => ranks.some((rank) => rank !== null && rank <= top)
  if (counts(before) && now.returned !== null && !counts(now))
    return now.ranks.every((rank) => rank === null) ? 'retrieval' : 'rank'
  if (before.in_context === true && now.in_context === false) return 'context'
  const isLost = (part: string): boolean => parts.some((one) => one.id === part && one.lost.includes(id))
  if (isLost('success.answer')) {
    if (now.ranks.length === 0) return 'answer-alone'
    return counts(now) && now.in_context !== false ? 'answer' : null
  }
  return isLost('success.workflow') ? 'workflow' : null
}

/** Finds the cases with zero recall; `null` if the metric scored no case. Only cases with the same text in both runs are compared. */
export function findZeroRecall(
  { candidate, paired }: Pick<CasePairing, 'candidate' | 'paired'>,
  columns: { readonly baseline: MetricColumn; readonly candidate: MetricColumn },
): ZeroRecall | null {
  const missed: string[] = []
  const found: string[] = []
  let n = 0
  for (const { id } of candidate) {
    const scores = columns.candidate.get(id)
    if (!isScored(scores)) continue
    n += 1
    ;(mean(scores.values) === 1 ? missed : found).push(id)
  }
  if (n === 0) return null
  const shared = new Set(paired.map(({ id }) => id))
  const before = (id: string): readonly number[] => (shared.has(id) ? (columns.baseline.get(id)?.values ?? []) : [])
  const wasMissed = (id: string): boolean => before(id).length > 0 && before(id).every((value) => value === 1)
  return {
    n,
    missed: missed.sort(),
    newly_missed: missed.filter((id) => before(id).some((value) => value === 0)),
    still_missed: missed.filter(wasMissed),
    found_again: found.filter(wasMissed).sort(),
  }
}

/** With fewer cases, losing everything can be chance or a worse retriever. */
const MIN_CASES = 5

/**
 * Counts the expected and retrieved ids if the corpus seems to have new chunk ids: over at least five paired cases that expect spans, the
 * baseline found some spans, the candidate found none and no expected file, and no retrieved id is in both runs. A worse retriever still
 * retrieves from the same ids. `null` otherwise, or if a run does not record what was retrieved.
 */
export function findRenamedCorpus(pair: Pick<OpenPair, 'pairing' | 'baseline' | 'candidate'>) {
  const { pairing, baseline, candidate } = pair
  const [old, now] = [baseline?.conduct, candidate.conduct]
  if (old === undefined || now === undefined) return null
  const asking = pairing.paired.filter(({ expected_spans: spans }) => spans.some(({ relevance }) => relevance > 0))
  if (asking.length < MIN_CASES) return null
  const hasFound = (conduct: typeof old): boolean =>
    asking.some(({ id }) => conduct.get(id)?.ranks.some((rank) => rank !== null) === true)
  if (!hasFound(old) || hasFound(now)) return null
  const placesOf = (conduct: typeof old): ReadonlySet<string> =>
    new Set(asking.flatMap(({ id }) => conduct.get(id)?.places ?? []))
  const [before, after] = [placesOf(old), placesOf(now)]
  // Without an answer in most cases, this is an outage or a retriever that finds nothing.
  const answered = asking.filter(({ id }) => (now.get(id)?.places ?? []).length > 0)
  if (answered.length * 2 <= asking.length || [...after].some((place) => before.has(place))) return null
  const expected = asking.flatMap(({ expected_spans: spans }) => spans.filter(({ relevance }) => relevance > 0))
  // An expected file without its place is the same document, in which nothing can be identified.
  if (expected.some(({ path }) => after.has(path))) return null
  return { expected: new Set(expected.map(nameSpan)).size, retrieved: after.size }
}
