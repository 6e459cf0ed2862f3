import { defineScoreTable } from './define-table.js'

const MOST_CASES = 20
const ZERO_RECALL = 'retrieval.zero-recall'

export const zeroRecallCases = defineScoreTable({
  name: 'zero-recall-cases',
  title: 'Queries that were missed completely',
  source: 'design document 004, failures: queries with zero recall',
  place: 'page',
  names_cases: true,
  build: (arms) => {
    const last = arms.at(-1)?.means
    const shares = last?.columnOf(ZERO_RECALL) ?? null
    if (last === undefined || shares === null) return null
    const missed = last.ids
      .flatMap((id, place) => ((shares[place] ?? 0) > 0 ? [{ id, share: shares[place] ?? 0 }] : []))
      .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
    if (missed.length === 0) return null
    return {
      columns: [
        { title: 'case', format: 'text' },
        ...arms.map(({ name }) => ({ title: name, format: 'share' as const })),
      ],
      rows: missed
        .slice(0, MOST_CASES)
        .map(({ id }) => [id, ...arms.map(({ means }) => means.meanOf(id, ZERO_RECALL))]),
      notes: [
        'The share of a case’s trials that retrieved none of its expected spans, at whatever rank. Listed are the cases of the last arm with such a trial.',
        ...(missed.length > MOST_CASES ? [`${missed.length - MOST_CASES} more are left out.`] : []),
      ],
    }
  },
})
