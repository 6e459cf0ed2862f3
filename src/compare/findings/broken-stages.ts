import { BROKEN_STAGES, type PairComparison } from '../../model/result/pair-comparison.js'
import type { FindingFacts } from '../../model/result/finding.js'
import type { CaseConduct } from '../../model/run/run.js'

type Stage = (typeof BROKEN_STAGES)[number]

/**
 * Where each newly failing case broke, by what the target itself reported: the first stage on the way to an answer that had what the case
 * expects before and lacks it now. A case of which the record shows no stage is in none.
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
): Stage | null {
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
