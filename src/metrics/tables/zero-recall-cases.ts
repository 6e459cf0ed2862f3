import type { TableArm, TableCell } from '../../model/run/run-table.js'
import { defineScoreTable } from './define-table.js'

const MOST_CASES = 20
const ZERO_RECALL = 'retrieval.zero-recall'

export const zeroRecallCases = defineScoreTable({
  name: 'zero-recall-cases',
  title: 'Queries that were missed completely',
  source: 'LLMC, evaluation framework, failures: queries with zero recall',
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

const MOST_TAGS = 20
const NAME_LENGTH = 80

interface TagCount {
  readonly cases: number
  /** Of which no trial retrieved an expected span. */
  readonly missed: number
}

export const zeroRecallByTag = defineScoreTable({
  name: 'zero-recall-by-tag',
  title: 'Tags with cases that were missed completely',
  source: 'LLMC, evaluation framework, queries with zero recall and gaps by tag',
  place: 'comment',
  build: (arms) => {
    const counted = arms.map(countByTag)
    const missed = (arm: ReadonlyMap<string, TagCount> | undefined, tag: string): number => arm?.get(tag)?.missed ?? 0
    const last = counted.at(-1)
    const tags = [...new Set(counted.flatMap((tagged) => [...tagged.keys()]))]
      .filter((tag) => counted.some((arm) => missed(arm, tag) > 0))
      .sort(
        (a, b) =>
          shareOf(last?.get(b)) - shareOf(last?.get(a)) || missed(last, b) - missed(last, a) || (a < b ? -1 : 1),
      )
    if (tags.length === 0) return null
    return {
      columns: [
        { title: 'tag', format: 'text' },
        ...arms.map(({ name }) => ({ title: name, format: 'text' as const })),
      ],
      rows: tags
        .slice(0, MOST_TAGS)
        .map((tag) => [tag.slice(0, NAME_LENGTH), ...counted.map((arm) => writeCount(arm.get(tag)))]),
      notes: [
        'Of the cases with a tag whose retrieval was scored, those of which no trial retrieved an expected span, at whatever rank. Marked where that is all of them. Sorted by their share in the last column.',
        ...(tags.length > MOST_TAGS ? [`${tags.length - MOST_TAGS} more tags are left out.`] : []),
      ],
    }
  },
})

function countByTag({ run, means }: TableArm): ReadonlyMap<string, TagCount> {
  const tags = new Map<string, TagCount>()
  for (const golden of run.cases) {
    if (golden.tags.length === 0) continue
    const mean = means.meanOf(golden.id, 'retrieval.zero-recall')
    if (mean === null) continue
    for (const tag of new Set(golden.tags)) {
      const { cases: known, missed } = tags.get(tag) ?? { cases: 0, missed: 0 }
      tags.set(tag, { cases: known + 1, missed: missed + (mean === 1 ? 1 : 0) })
    }
  }
  return tags
}

function shareOf(count: TagCount | undefined): number {
  return count === undefined ? 0 : count.missed / count.cases
}

/** `3 of 7` */
function writeCount(count: TagCount | undefined): TableCell {
  if (count === undefined) return null
  const value = `${count.missed} of ${count.cases}`
  return count.missed === count.cases ? { value, mark: 'poor' } : value
}
