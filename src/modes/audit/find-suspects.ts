import { clusterVectors, learnWeights } from '../../exchange/import/logs/suggest-cases.js'
import { countOf } from '../../format/format-number.js'
import { joinNames, labelSpan } from '../../format/join-names.js'
import type { CaseEdit, FieldEdit } from '../../measure/suite/edit-cases.js'
import { quote } from '../../measure/suite/problem.js'
import { groupBy } from '../../model/group-by.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import { toOneLine } from '../../model/remove-invisible.js'
import type { ExpectedSpan, GoldenCase } from '../../model/suite/case.js'
import type { CaseEvidence, SuiteEvidence, PassageCount } from './gather-evidence.js'
import type { SpanEdit } from '../../measure/suite/stale-spans.js'
import { normalizePath } from '../../metrics/retrieval/normalize-path.js'

/** What may be wrong with an expectation, the surest first. */
export const SUSPECT_KINDS = {
  'answered-without-passage': 'answered well without its passages',
  'never-found': 'never found',
  contradicted: 'answered differently, as the passages say',
  'same-question': 'asks the same',
  'similar-question': 'asks nearly the same',
  'never-passes': 'never passes',
  'never-fails': 'never fails',
} as const
export type SuspectKind = keyof typeof SUSPECT_KINDS

/** A case whose expectation may be wrong, or that shows nothing. */
export interface SuspectCase {
  readonly case_id: string
  readonly kind: SuspectKind
  readonly evidence: string
  readonly proposal: string
  /** The edits of the case file that make the proposal; empty if a person must decide. */
  readonly edits: readonly CaseEdit[]
}

interface Audit {
  /** The cases of the suite, including those that are not enabled. */
  readonly cases: readonly GoldenCase[]
  readonly evidence: SuiteEvidence
  /** The number of runs in which a case must have passed each try to show nothing. */
  readonly enough: number
  readonly queryTerms: (query: string) => readonly string[]
}

/** Finds the suspects, sorted by kind, the cases of each kind in the order of the suite. */
export function findSuspects({ cases, evidence, enough, queryTerms }: Audit): readonly SuspectCase[] {
  const enabled = cases.filter((golden) => golden.enabled)
  const order = Object.keys(SUSPECT_KINDS)
  return [
    ...enabled.flatMap((golden) => {
      const own = evidence.cases.get(golden.id)
      return own === undefined ? [] : judgeCase({ golden, own, retrieved: evidence.retrieved }, enough)
    }),
    ...findTwins(enabled, queryTerms),
  ].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** Fewer tries say too little about what never happens. */
const MIN_TRIES = 3
const HALF = 0.5
const MAX_REASONING = 160

interface Judged extends Pick<SuiteEvidence, 'retrieved'> {
  readonly golden: GoldenCase
  readonly own: CaseEvidence
}

function judgeCase(judged: Judged, enough: number): readonly SuspectCase[] {
  const { golden, own } = judged
  const suspect = (kind: SuspectKind, [text, edits = []]: Proposal): SuspectCase => ({
    case_id: golden.id,
    kind,
    ...text,
    edits: edits.map((edit) => ({ case_id: golden.id, at: golden.at, ...edit })),
  })
  const { tries, passed, runs } = own
  const suspects: SuspectCase[] = []
  const missing = own.names.filter(({ tried, found }) => tried >= MIN_TRIES && found === 0)
  const places = missing.length === 0 ? null : suspect('never-found', proposePlaces(judged, missing))
  // A proposal of other lines of the same document is more exact.
  if (own.lucky > 0 && own.lucky >= HALF * own.answered && !places?.edits.length)
    suspects.push(suspect('answered-without-passage', proposePassage(own)))
  if (places !== null) suspects.push(places)
  if (own.contradicted > 0 && own.contradicted >= HALF * own.judged) {
    const words = toOneLine(own.reasoning).slice(0, MAX_REASONING)
    const evidence = `the judge finds the answer faithful to what was retrieved and not what is expected in ${own.contradicted} of ${countOf(own.judged, 'judged try', 'judged tries')}${words === '' ? '' : `: ${words}`}`
    suspects.push(suspect('contradicted', [{ evidence, proposal: 'check whether the expected answer is out of date' }]))
  }
  const times = `${countOf(tries, 'try', 'tries')} of ${countOf(runs.size, 'run')}`
  if (passed === 0 && tries >= MIN_TRIES && suspects.length === 0)
    suspects.push(suspect('never-passes', [{ evidence: `failed all ${times}`, proposal: READ }]))
  const proposal = golden.critical ? 'keep it as a guard' : 'ask something harder, unless it guards something'
  if (passed === tries && runs.size >= enough)
    suspects.push(suspect('never-fails', [{ evidence: `passed all ${times}`, proposal }]))
  return suspects
}

const READ = 'check whether what it expects can be found'

const mostFrequent = (counts: ReadonlyMap<string, PassageCount>): PassageCount | null =>
  [...counts.values()].reduce<PassageCount | null>((best, one) => (one.count > (best?.count ?? 0) ? one : best), null)

const placeOf = ({ span: { path = '', symbol, start_line, end_line } }: PassageCount): Place =>
  omitUndefined<Place>({ path, ...(symbol === undefined ? { start_line, end_line } : { symbol }) })

type Place = Pick<ExpectedSpan, 'path' | 'symbol' | 'start_line' | 'end_line'>

type Proposal = readonly [Pick<SuspectCase, 'evidence' | 'proposal'>, edits?: readonly FieldEdit[]]

function proposePassage(own: CaseEvidence): Proposal {
  const instead = mostFrequent(own.instead)
  const evidence = `${own.lucky} of ${countOf(own.answered, 'good answer')} without any`
  if (instead === null) return [{ evidence, proposal: 'check where the answer comes from' }]
  const label = labelSpan(placeOf(instead))
  const found = { evidence: `${evidence}; ${instead.count} had ${label}`, proposal: `expect ${label} too` }
  return [found, [{ add: placeOf(instead) }]]
}

/**
 * Proposes lines of the same document that are retrieved instead of the expected ones. Proposes no other edit: a search
 * that fails must not edit what it is measured by.
 */
function proposePlaces({ golden, own, retrieved }: Judged, missing: CaseEvidence['names']): Proposal {
  const tries = Math.min(...missing.map(({ tried }) => tried))
  const evidence = `in none of ${countOf(tries, 'try', 'tries')}: ${joinNames(missing.map(({ label }) => label))}${missing.length === own.names.length ? '' : ` (${missing.length} of ${own.names.length})`}`
  const places = missing.flatMap(({ index, nearest, tried }) => {
    const span = index === null ? undefined : golden.expected_spans[index]
    const near = mostFrequent(nearest)
    if (index === null || span === undefined || near === null || near.count < HALF * tried) return []
    const { start_line, end_line = start_line } = placeOf(near)
    // A symbol or a hash means more than lines.
    if (span.start_line === undefined || (span.symbol ?? span.hash) !== undefined || start_line === undefined) return []
    const edit = omitUndefined<SpanEdit>({ start_line, end_line: span.end_line === undefined ? undefined : end_line })
    return [{ label: labelSpan(near.span), edit: { index, edit } }]
  })
  if (places.length > 0) {
    const proposal = `expect ${joinNames(places.map(({ label }) => label))} in its place`
    return [{ evidence, proposal }, places.map(({ edit }) => edit)]
  }
  const unknown = missing.flatMap(({ index }) => golden.expected_spans[index ?? -1]?.path ?? [])
  const isNowhere = unknown.length > 0 && unknown.every((path) => !retrieved.has(normalizePath(path)))
  return [{ evidence, proposal: isNowhere ? 'check whether it is indexed: no case ever got it' : READ }]
}

/** Two questions with at least this cosine similarity are nearly the same: most of their rare words are equal. */
const ALIKE_FROM = 0.75

/** Finds cases that ask what an earlier case asks. */
function findTwins(cases: readonly GoldenCase[], queryTerms: Audit['queryTerms']): readonly SuspectCase[] {
  const texts = cases.map(({ query }) => queryTerms(query))
  const plain = ({ query }: GoldenCase): string => (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
  return clusterVectors(texts.map(learnWeights(texts)), ALIKE_FROM).flatMap((members) => {
    const [first, ...others] = members.flatMap((index) => cases[index] ?? [])
    if (first === undefined || others.length === 0) return []
    return [...groupBy([first, ...others], plain).values()].flatMap(([one = first, ...same]) => [
      ...same.map((twin) => describeSame(twin, one)),
      ...(one === first ? [] : describeSimilar(one, first)),
    ])
  })
}

function describeSame({ id, at, ...golden }: GoldenCase, first: GoldenCase): SuspectCase {
  const suspect = { case_id: id, kind: 'same-question', evidence: `as ${quote(first.id)}` } as const
  if (listExpected(golden).join('\n') === listExpected(first).join('\n'))
    return { ...suspect, proposal: 'disable it', edits: [{ case_id: id, at, set: { enabled: false } }] }
  const proposal = 'decide which is right, or say how the questions differ'
  return { ...suspect, evidence: `${suspect.evidence}, but expects something else`, proposal, edits: [] }
}

/** Returns nothing if both cases count as one already, or share nothing that they expect: then one important word tells them apart. */
function describeSimilar({ id, query, ...golden }: GoldenCase, first: GoldenCase): readonly SuspectCase[] {
  const expected = new Set(listExpected(first))
  const shared = listExpected(golden).filter((name) => expected.has(name))
  const cluster = first.cluster ?? golden.cluster ?? first.id
  const apart = [first, { ...golden, id }].filter((one) => one.cluster !== cluster)
  if (shared.length === 0 || apart.length === 0) return []
  const evidence = `as ${quote(first.id)}: ${JSON.stringify(toOneLine(query))}, ${JSON.stringify(toOneLine(first.query))}; both expect ${joinNames(shared)}`
  const proposal = `count both as one: \`cluster: ${cluster}\``
  const edits = apart.map((one) => ({ case_id: one.id, at: one.at, set: { cluster } }))
  return [{ case_id: id, kind: 'similar-question', evidence, proposal, edits }]
}

/** Lists what a case expects, in comparable words. */
function listExpected(golden: Pick<GoldenCase, 'expected_spans' | 'expected_sources' | 'expected_answer'>) {
  const { expected_spans: spans, expected_sources: sources = [], expected_answer: answer = [] } = golden
  const wanted = spans.filter(({ relevance }) => relevance > 0)
  return [...new Set([...wanted.map(labelSpan), ...sources, ...[answer].flat()])].sort()
}
