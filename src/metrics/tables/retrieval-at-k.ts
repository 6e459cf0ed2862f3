import { formatValue } from '../../format/format-metric.js'
import { defineTable } from './define-table.js'

const MEASURES = [
  ['precision', 'retrieval.precision'],
  ['recall', 'retrieval.recall'],
  ['nDCG', 'retrieval.ndcg'],
  ['hit', 'retrieval.hit'],
] as const

/** Replies with spans, and how many of them have fewer than each k, duplicates left out. */
interface Lengths {
  replies: number
  readonly shorter: Map<number, number>
}

export const retrievalAtK = defineTable({
  name: 'retrieval-at-k',
  title: 'Retrieval at k',
  source: 'LLMC, evaluation framework, precision and recall at several k',
  place: 'page',
  start: ({ settings: { k: ks } }) => {
    const lengths: Lengths = { replies: 0, shorter: new Map() }
    return {
      add: ({ observation, scores }) => {
        const returned = observation.status === 'ok' ? scores['retrieval.returned'] : undefined
        if (returned === undefined) return
        lengths.replies += 1
        for (const k of ks) if (returned < k) lengths.shorter.set(k, (lengths.shorter.get(k) ?? 0) + 1)
      },
      finish: () => lengths,
    }
  },
  build: (arms, { settings: { k: ks, primary_k: primary } }) => {
    const rows = MEASURES.flatMap(([title, metric]) =>
      [...new Set([...ks, primary])]
        .sort((a, b) => a - b)
        .map((k): readonly (string | number | null)[] => [
          `${title}@${k}`,
          ...arms.map(({ run }) => {
            const mean = run.summaries[`${metric}@${k}`]?.mean ?? null
            // A share of cases, as everywhere else: 71 %, not .71.
            return mean === null || title !== 'hit' ? mean : formatValue({ unit: 'ratio', kind: 'binary' }, mean)
          }),
        ]),
    )
    if (rows.every((row) => row.slice(1).every((mean) => mean === null))) return null
    return {
      columns: [
        { title: 'measure', format: 'text' },
        ...arms.map(({ name }) => ({ title: name, format: 'ratio' as const })),
      ],
      rows,
      notes: arms.flatMap(({ name, data }) => describeLengths(name, data)),
    }
  },
})

function describeLengths(name: string, { replies, shorter }: Lengths): readonly string[] {
  const counts = [...shorter].sort(([a], [b]) => a - b).map(([k, count]) => `${count} have fewer than ${k} spans`)
  return counts.length === 0 ? [] : [`Of ${replies} replies of ${name}, ${counts.join(', ')}.`]
}
