import { collectCases } from './collect-cases.js'
import { defineTable } from './define-table.js'

const MOST_CASES = 20

export const zeroRecallCases = defineTable({
  name: 'zero-recall-cases',
  title: 'Queries that were missed completely',
  source: 'design document 004, failures: queries with zero recall',
  place: 'page',
  names_cases: true,
  start: () => collectCases(['retrieval.zero-recall']),
  build: (arms) => {
    const known = arms.map(({ data }) => new Map(data.map(({ golden, means: [missed = null] }) => [golden.id, missed])))
    const last = known.at(-1)
    const missed = (arms.at(-1)?.data ?? [])
      .map(({ golden }) => ({ id: golden.id, share: last?.get(golden.id) ?? 0 }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
    if (missed.length === 0) return null
    return {
      columns: [
        { title: 'case', format: 'text' },
        ...arms.map(({ name }) => ({ title: name, format: 'share' as const })),
      ],
      rows: missed.slice(0, MOST_CASES).map(({ id }) => [id, ...known.map((cases) => cases.get(id) ?? null)]),
      notes: [
        'The share of a case’s trials that retrieved none of its expected spans, at whatever rank. Listed are the cases of the last arm with such a trial.',
        ...(missed.length > MOST_CASES ? [`${missed.length - MOST_CASES} more are left out.`] : []),
      ],
    }
  },
})
