import { partOf } from '../../../format/format-number.js'
import { listLines } from '../../../model/json.js'
import { countBy, groupBy } from '../../../model/group-by.js'
import { cleanId, refuseAs } from '../importer.js'
import { readQrels, spansOf } from '../collections.js'
import { shorten } from './parse-file.js'
import type { LeftOut, ResultFile, ResultReader, ResultRow } from './result-arm.js'

/** The highest relevance of an expected span. */
const MAX_GRADE = 100

/** The fields query, `Q0`, document, rank, score, tag. */
const LINE = /^(\S+)\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)(?:\s+(\S.*))?$/

/**
 * Reads a run as trec_eval does, with the judgments of `--qrels`; Goldenpair computes the retrieval metrics. Documents are sorted by score,
 * ties by the greater id first, as in trec_eval 10.0 (`form_res_rels.c`); the column of ranks is ignored. For a query that is judged but
 * missing from the run, nothing was found.
 */
export const trecRun: ResultReader = {
  name: 'trec-run',
  matches: ({ text }) => isRunLine(/^\s*(\S[^\r\n]*)/.exec(text)?.[1] ?? ''),
  read: ({ path, text, refuse }, { qrels }) => {
    if (qrels === undefined)
      return refuse('a run says what was found and not what is right; give the judgments with --qrels FILE')
    const { lines, tag } = readLines(text, refuse)
    const retrieved = groupBy(lines, ({ query }) => query)
    const graded = groupBy(readQrels(qrels, refuseAs('trec-run')), ({ query }) => query)
    const judged = [...graded].flatMap(([query, judgments]) => {
      const excess = judgments.find(({ relevance }) => relevance > MAX_GRADE)
      if (excess !== undefined)
        refuse(`${qrels.path}:${excess.line} has grade ${excess.relevance}; ${MAX_GRADE} is the highest that is read`)
      const spans = spansOf(judgments)
      return spans.length === 0 ? [] : [{ query, spans }]
    })
    const ids = new Set(judged.map(({ query }) => query))
    const strangers = [...retrieved.keys()].filter((query) => !ids.has(query))
    if (strangers.length === retrieved.size)
      return refuse(`none of its queries has a relevant document in ${qrels.path}; the first is ${strangers[0] ?? ''}`)
    const rows = judged.map(({ query, spans }): ResultRow => {
      const found = retrieved.get(query) ?? []
      const [twice] = [...countBy(found.map(({ document }) => document))].find(([, count]) => count > 1) ?? []
      if (twice !== undefined) refuse(`query ${query} has document ${twice} twice`)
      const sorted = found.toSorted((a, b) => b.score - a.score || (a.document < b.document ? 1 : -1))
      const retrieval = { ranked: sorted.map(({ document }) => document), judged: spans }
      return { id: query, query: cleanId(query) ?? query, answer: null, passed: null, scores: {}, retrieval }
    })
    const absent = judged.flatMap(({ query }) => (retrieved.has(query) ? [] : query))
    const leftOut: readonly LeftOut[] = [
      {
        score: null,
        reason: `${path}: left out ${strangers.length} of ${retrieved.size} queries, which have no relevant document in ${qrels.path}.`,
        all: strangers.map((query) => `query ${query}, without a relevant document`),
      },
      {
        score: null,
        reason: `${path}: the run lacks ${partOf(absent.length, judged.length, 'judged query', 'judged queries')}, counted as having found nothing.`,
        all: absent.map((query) => `query ${query}, which the run does not have`),
      },
    ]
    return [{ name: tag, rows, left_out: leftOut.filter(({ all }) => all.length > 0) }]
  },
}

function isRunLine(line: string): boolean {
  const [, , q0 = '', , rank = '', score = ''] = LINE.exec(line) ?? []
  return /^(Q?0|\d+)$/i.test(q0) && /^-?\d+$/.test(rank) && isNumber(score)
}

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text))

function readLines(text: string, refuse: ResultFile['refuse']) {
  let tag = ''
  const lines = listLines(text).map(({ line, text: source }) => {
    const [, query = '', , document = '', , score = '', last = ''] = LINE.exec(source.trim()) ?? []
    if (!isNumber(score))
      return refuse(`line ${line} is not query, Q0, document, rank, score, tag: ${shorten(source.trim())}`)
    tag = tag === '' ? last.trim() : tag
    return { query, document, score: Number(score) }
  })
  return { lines, tag }
}
