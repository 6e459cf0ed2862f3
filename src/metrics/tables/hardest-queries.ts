import type { CaseMeans } from '../../model/case-means.js'
import { defineScoreTable } from './define-table.js'

const MOST_CASES = 20
const SUCCESS = 'success'

export const hardestQueries = defineScoreTable({
  name: 'hardest-queries',
  title: 'Hardest queries',
  source: 'LLMC, evaluation framework, hardest queries and error drill-down',
  place: 'page',
  names_cases: true,
  build: (arms, { settings: { primary_k: k } }) => {
    const recallId = `retrieval.recall@${k}`
    const last = arms.at(-1)?.means
    const hard = last === undefined ? [] : listHard(last, recallId)
    if (hard.length === 0) return null
    return {
      columns: [
        { title: 'case', format: 'text' },
        ...arms.flatMap(({ name }) => [
          { title: `recall@${k}`, format: 'ratio' as const, group: name },
          { title: 'success', format: 'share' as const, group: name },
        ]),
      ],
      rows: hard
        .slice(0, MOST_CASES)
        .map(({ id }) => [id, ...arms.flatMap(({ means }) => [means.meanOf(id, recallId), means.meanOf(id, SUCCESS)])]),
      notes: [
        `Cases that are not fully found or do not always succeed in the last arm, ${arms.at(-1)?.name ?? ''}: by recall@${k}, then success, means over a case's trials.`,
        ...(hard.length > MOST_CASES ? [`${hard.length - MOST_CASES} more are left out.`] : []),
      ],
    }
  },
})

/** The cases that are not fully found or do not always succeed, the hardest first. */
function listHard({ ids, columnOf }: CaseMeans, recallId: string) {
  const [recalls, successes] = [columnOf(recallId), columnOf(SUCCESS)]
  const hard: { readonly id: string; readonly recall: number; readonly success: number }[] = []
  let place = 0
  for (const id of ids) {
    const found = recalls?.[place] ?? NaN
    const succeeded = successes?.[place] ?? NaN
    place += 1
    // Where a case has but one of them, that one places it.
    const recall = Number.isNaN(found) ? succeeded : found
    const success = Number.isNaN(succeeded) ? found : succeeded
    if (recall < 1 || success < 1) hard.push({ id, recall, success })
  }
  return hard.sort((a, b) => a.recall - b.recall || a.success - b.success || (a.id < b.id ? -1 : 1))
}
