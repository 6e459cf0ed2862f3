import { countOf } from '../../format/format-number.js'
import { formatValue } from '../../format/format-metric.js'
import type { CaseMeans } from '../../model/case-means.js'
import type { TableArm, TableCell } from '../../model/run/run-table.js'
import { type ColumnSpec, cutName, defineScoreTable, MAX_ROWS, noteHidden, tabulate } from './define-table.js'

const MEASURES = [
  ['precision', 'retrieval.precision'],
  ['recall', 'retrieval.recall'],
  ['nDCG', 'retrieval.ndcg'],
  ['hit', 'retrieval.hit'],
] as const

export const retrievalAtK = defineScoreTable({
  name: 'retrieval-at-k',
  title: 'Retrieval at k',
  build: (arms, { settings: { k: ks, primary_k: primary } }) => {
    const sorted = [...new Set([...ks, primary])].sort((a, b) => a - b)
    const rows = MEASURES.flatMap(([title, metric]) =>
      sorted.map((k) => ({ title: `${title}@${k}`, id: `${metric}@${k}`, isShare: title === 'hit' })),
    )
    if (arms.every(({ run }) => rows.every(({ id }) => (run.summaries[id]?.mean ?? null) === null))) return null
    return {
      ...tabulate(rows, [
        ['measure', 'text', ({ title }) => title],
        ...arms.map(({ name, run }): ColumnSpec<(typeof rows)[number]> => [
          name,
          'ratio',
          ({ id, isShare }) => {
            const mean = run.summaries[id]?.mean ?? null
            // A share of cases is shown as everywhere else: 71 %, not .71.
            return mean !== null && isShare ? formatValue({ unit: 'ratio', kind: 'binary' }, mean) : mean
          },
        ]),
      ]),
      notes: arms.map(({ name, means }) => describeLengths(name, means.meansOf('retrieval.returned'), sorted)),
    }
  },
})

/** Describes how many cases got fewer spans than each k, duplicates left out. */
function describeLengths(name: string, lengths: readonly number[], ks: readonly number[]): string | null {
  const counts = ks.flatMap((k) => {
    const shorter = lengths.filter((length) => length < k).length
    return shorter === 0 ? [] : [`${shorter} got fewer than ${countOf(k, 'span')}`]
  })
  return counts.length === 0 ? null : `Of ${countOf(lengths.length, 'case')} of ${name}, ${counts.join(', ')}.`
}

const SUCCESS = 'success'

export const hardestQueries = defineScoreTable({
  name: 'hardest-queries',
  title: 'Hardest queries',
  names_cases: true,
  build: (arms, { settings: { primary_k: k } }) => {
    const recallId = `retrieval.recall@${k}`
    const last = arms.at(-1)?.means
    const hard = last === undefined ? [] : listHard(last, recallId)
    return {
      ...tabulate(hard.slice(0, MAX_ROWS), [
        ['case', 'text', ({ id }) => id],
        ...arms.flatMap(({ name, means }): ColumnSpec<(typeof hard)[number]>[] => [
          [`recall@${k}`, 'ratio', ({ id }) => means.meanOf(id, recallId), { group: name }],
          ['success', 'share', ({ id }) => means.meanOf(id, SUCCESS), { group: name }],
        ]),
      ]),
      notes: [
        `Cases in the last arm, ${arms.at(-1)?.name ?? ''}, that miss a span or do not always succeed, sorted by recall@${k}, then by success (means over a case's trials).`,
        hard.length > MAX_ROWS ? `${hard.length - MAX_ROWS} more are left out.` : null,
      ],
    }
  },
})

/** Lists the cases that are not fully found or do not always succeed, the hardest first. */
function listHard({ ids, meanOf }: CaseMeans, recallId: string) {
  const hard = ids.flatMap((id) => {
    // A case with only one of the two is placed by that one.
    const [found, succeeded] = [meanOf(id, recallId), meanOf(id, SUCCESS)]
    const [recall, success] = [found ?? succeeded ?? 1, succeeded ?? found ?? 1]
    return recall < 1 || success < 1 ? [{ id, recall, success }] : []
  })
  return hard.sort((a, b) => a.recall - b.recall || a.success - b.success || (a.id < b.id ? -1 : 1))
}

const ZERO_RECALL = 'retrieval.zero-recall'

export const zeroRecallCases = defineScoreTable({
  name: 'zero-recall-cases',
  title: 'Queries whose expected spans were all missed',
  names_cases: true,
  build: (arms) => {
    const last = arms.at(-1)?.means
    const missed = (last?.ids ?? [])
      .map((id) => ({ id, share: last?.meanOf(id, ZERO_RECALL) ?? 0 }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
    return {
      ...tabulate(missed.slice(0, MAX_ROWS), [
        ['case', 'text', ({ id }) => id],
        ...arms.map(({ name, means }): ColumnSpec<(typeof missed)[number]> => [
          name,
          'share',
          ({ id }) => means.meanOf(id, ZERO_RECALL),
        ]),
      ]),
      notes: [
        'The share of a case’s trials that retrieved none of its expected spans at any rank. The table lists the cases of the last arm with such a trial.',
        missed.length > MAX_ROWS ? `${missed.length - MAX_ROWS} more are left out.` : null,
      ],
    }
  },
})

interface TagCount {
  readonly cases: number
  /** Cases in which no trial retrieved an expected span. */
  readonly missed: number
}

export const zeroRecallByTag = defineScoreTable({
  name: 'zero-recall-by-tag',
  title: 'Tags with cases whose expected spans were all missed',
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
    return {
      ...tabulate(tags.slice(0, MAX_ROWS), [
        ['tag', 'text', cutName],
        ...arms.map(({ name }, at): ColumnSpec<string> => [name, 'text', (tag) => writeCount(counted[at]?.get(tag))]),
      ]),
      notes: [
        'For each tag: the cases in which no trial retrieved an expected span at any rank, out of the cases whose retrieval was scored. A tag is marked if that is all of them. Sorted by the share in the last column.',
        noteHidden(tags, MAX_ROWS, ['tag', 'tags']),
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
      const { cases, missed } = tags.get(tag) ?? { cases: 0, missed: 0 }
      tags.set(tag, { cases: cases + 1, missed: missed + (mean === 1 ? 1 : 0) })
    }
  }
  return tags
}

const shareOf = (count: TagCount | undefined): number => (count === undefined ? 0 : count.missed / count.cases)

/** Writes a count: `3 of 7`. */
function writeCount(count: TagCount | undefined): TableCell {
  if (count === undefined) return null
  const value = `${count.missed} of ${count.cases}`
  return count.missed === count.cases ? { value, mark: 'poor' } : value
}
