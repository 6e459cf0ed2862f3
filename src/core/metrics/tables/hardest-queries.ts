import { collectCases } from './collect-cases.js'
import { defineTable } from './define-table.js'

const MOST_CASES = 20

export const hardestQueries = defineTable({
  name: 'hardest-queries',
  title: 'Hardest queries',
  source: 'design document 004, hardest queries and error drill-down',
  place: 'page',
  names_cases: true,
  start: ({ settings: { primary_k: k } }) => collectCases([`retrieval.recall@${k}`, 'success']),
  build: (arms, { settings: { primary_k: k } }) => {
    const known = arms.map(({ data }) => new Map(data.map(({ golden, means }) => [golden.id, means])))
    const hard = (arms.at(-1)?.data ?? [])
      .map(({ golden, means: [recall = null, success = null] }) => ({
        id: golden.id,
        // Where a case has but one of them, that one places it.
        recall: recall ?? success ?? 1,
        success: success ?? recall ?? 1,
      }))
      .filter(({ recall, success }) => recall < 1 || success < 1)
      .sort((a, b) => a.recall - b.recall || a.success - b.success || (a.id < b.id ? -1 : 1))
    if (hard.length === 0) return null
    return {
      columns: [
        { title: 'case', format: 'text' },
        ...arms.flatMap(({ name }) => [
          { title: `recall@${k}`, format: 'ratio' as const, group: name },
          { title: 'success', format: 'share' as const, group: name },
        ]),
      ],
      rows: hard.slice(0, MOST_CASES).map(({ id }) => [
        id,
        ...known.flatMap((cases) => {
          const [recall = null, success = null] = cases.get(id) ?? []
          return [recall, success]
        }),
      ]),
      notes: [
        `Cases that are not fully found or do not always succeed in the last arm, ${arms.at(-1)?.name ?? ''}: by recall@${k}, then success, means over a case's trials.`,
        ...(hard.length > MOST_CASES ? [`${hard.length - MOST_CASES} more are left out.`] : []),
      ],
    }
  },
})
