import { extname } from 'node:path'
import { countOf } from '../../../format/format-number.js'
import { makeCaseId } from '../../../exchange/import/importer.js'
import { DRAFT_TAG } from '../../../exchange/import/logs/write-drafts.js'
import { makeIdsUnique, writeCases } from '../../../exchange/import/write-cases.js'
import { type Chunk, chunkFile } from '../../../measure/search/chunk-file.js'
import {
  addCase,
  addReply,
  type Coverage,
  describeCoverage,
  drawShare,
  listUnnamed,
  namePart,
  startCoverage,
} from '../../../metrics/tables/suite-coverage.js'
import { nameTier } from '../../../metrics/routing/route-choice.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import type { Suite } from '../../../model/suite/suite.js'
import type { RunFolder } from '../../../measure/recorded/pool-runs.js'
import { alignColumns } from '../../../report/render/text-width.js'
import { readTrialsOf } from '../../../store/runs/read-run.js'
import type { Terminal } from '../flags.js'
import { findTopics, LAST_RESORT, type Topic } from '../init/find-topics.js'
import { readCorpus } from '../../../measure/targets/search.js'
import { normalizePath } from '../../../metrics/retrieval/normalize-path.js'

const HEADING = [
  'Drafted by `goldenpair suggest` from what no case names. Nothing here is asked before a person has confirmed it:',
  'write what a good answer is, reword the question, then delete `enabled: false`.',
]

/** A case that is worth writing. */
interface BlindSpot {
  readonly kind: 'document' | 'heading or symbol' | 'tool' | 'agent' | 'route tier'
  readonly name: string
  /** The number of recorded tries in which it was seen. */
  readonly tries: number
  /** What to ask about it; `null` if nothing suggests a question. */
  readonly topic: Topic | null
}

/**
 * Finds the documents, tools, agents and tiers that a suite has no case for. Looks at the files that its built-in search
 * reads, or at those next to the known documents, and at what recorded runs saw. Throws as `readTrialsOf` does.
 */
export async function findBlindSpots(
  suite: Suite,
  runs: readonly RunFolder[],
  { workingDirectory, log }: Pick<Terminal, 'workingDirectory' | 'log'>,
) {
  const coverage = startCoverage()
  const { scoring, cases } = suite
  // Drafts count too: they wait for a person and are not drafted again.
  for (const golden of cases) addCase(coverage, golden, scoring)
  for (const tier of Object.keys(suite.pricing.route_tiers ?? {}).flatMap((name) => nameTier(name, scoring) ?? []))
    if (!coverage['route tiers'].seen.has(tier)) coverage['route tiers'].seen.set(tier, 0)
  for (const { run, folder } of runs)
    for await (const { trial } of readTrialsOf(run, folder, log)) addReply(coverage, trial, scoring)
  const { chunks, files, from } = await readDocuments(suite, coverage, workingDirectory)
  for (const { path, symbol } of chunks) {
    const [document, part] = [normalizePath(path), symbol === null ? null : namePart(path, symbol)]
    if (!coverage.documents.seen.has(document)) coverage.documents.seen.set(document, 0)
    if (part !== null && !coverage['headings and symbols'].seen.has(part))
      coverage['headings and symbols'].seen.set(part, 0)
  }
  return {
    coverage,
    /** True if there was neither a file nor a run to read. */
    isUnknown: files + runs.length === 0,
    /** What the coverage is computed from, in words. */
    sources: [
      countOf(cases.length, 'case'),
      ...(files === 0 ? [] : [`${countOf(files, 'file')} ${from}`]),
      countOf(runs.length, 'recorded run'),
    ],
    /** The spot most worth a case comes first. */
    spots: rankSpots(coverage, findTopics(chunks), cases),
  }
}

/**
 * Reads the files of the built-in search or, for another target, those in the folders of the known documents that have
 * the same endings.
 */
async function readDocuments(suite: Suite, coverage: Coverage, workingDirectory: string) {
  const { target } = suite.variants[suite.default_variant] ?? {}
  const chunk = { max_lines: 80, window_lines: 40 }
  const options = target?.options as
    { include?: readonly string[]; exclude?: readonly string[]; chunk?: typeof chunk } | undefined
  const isSearch = target?.type === 'search'
  const known = [...coverage.documents.seen.keys()].filter((path) => path.includes('/') && extname(path) !== '')
  const include = isSearch
    ? (options?.include ?? ['**/*'])
    : [...new Set(known.map((path) => `${path.slice(0, path.lastIndexOf('/'))}/**/*${extname(path)}`))]
  if (include.length === 0) return { chunks: [], files: 0, from: '' }
  const files = await readCorpus(workingDirectory, { include, exclude: (isSearch && options?.exclude) || [] })
  const chunks: readonly Chunk[] = files.flatMap(({ path, text }) =>
    chunkFile(path, text, (isSearch && options?.chunk) || chunk),
  )
  return { chunks, files: files.length, from: isSearch ? 'that the search reads' : 'beside the known documents' }
}

function rankSpots(coverage: Coverage, topics: readonly Topic[], cases: readonly GoldenCase[]) {
  const named = (kind: BlindSpot['kind'], names: ReturnType<typeof listUnnamed>): readonly BlindSpot[] =>
    names.map(({ name, tries }) => ({ kind, name, tries, topic: null }))
  const ranked = topics.toSorted((a, b) => a.rank - b.rank)
  const documents = listUnnamed(coverage.documents).map(({ name, tries }): BlindSpot => {
    return { kind: 'document', name, tries, topic: ranked.find(({ path }) => normalizePath(path) === name) ?? null }
  })
  const isLast = ({ topic }: BlindSpot): boolean => topic === null || topic.rank >= LAST_RESORT
  // A case that expects a whole document, or lines of it, may be about any of its headings.
  const expected = cases.flatMap((golden) => golden.expected_spans)
  const whole = new Set(expected.flatMap(({ path, symbol }) => (symbol === undefined ? [normalizePath(path)] : [])))
  const parts = listUnnamed(coverage['headings and symbols']).flatMap(({ name, tries }): readonly BlindSpot[] => {
    const topic = ranked.find(({ path, symbol }) => namePart(path, symbol) === name)
    const isOpen =
      topic !== undefined && topic.rank < LAST_RESORT && coverage.documents.named.has(normalizePath(topic.path))
    return isOpen && !whole.has(normalizePath(topic.path)) ? [{ kind: 'heading or symbol', name, tries, topic }] : []
  })
  return [
    ...named('tool', listUnnamed(coverage.tools)),
    ...named('agent', listUnnamed(coverage.agents)),
    ...named('route tier', listUnnamed(coverage['route tiers'])),
    ...documents.filter((spot) => !isLast(spot)),
    ...parts,
    ...documents.filter(isLast),
  ]
}

const UNKNOWN =
  'Nothing else is known of what the target answers from: record a run (goldenpair run), or name logs of questions.'

/** Describes each kind in a row, then the next cases. */
export function describeBlindSpots(found: Awaited<ReturnType<typeof findBlindSpots>>, top: number): readonly string[] {
  const { coverage, sources, spots, isUnknown } = found
  const rows = describeCoverage(coverage).map(({ kind, known, named }) => [
    kind,
    `${named} of ${known}`,
    drawShare(named / known),
  ])
  const shown = spots.slice(0, top)
  return [
    `What the cases name, by ${sources.join(', ')}:`,
    ...alignColumns(rows, (column) => column === 1),
    ...(shown.length === 0
      ? [
          isUnknown
            ? UNKNOWN
            : 'No case is missing. A case that expects a document, or lines of it, counts for all its headings.',
        ]
      : ['', `The next ${countOf(shown.length, 'case')} worth writing:`]),
    ...shown.flatMap(({ kind, name, tries, topic }, at) => [
      `${String(at + 1).padStart(3)}. ${kind} ${name}: in no case${tries === 0 ? '' : `; seen in ${countOf(tries, 'try', 'tries')}`}`,
      ...(topic === null ? [] : [`     ${topic.question}`]),
    ]),
    ...(spots.length > top ? [`${countOf(spots.length - top, 'more place')} without a case; --top shows more.`] : []),
  ]
}

/** Writes a case file of drafts, none of them enabled, for the spots that suggest a question. */
export function draftBlindSpots(spots: readonly BlindSpot[], taken: ReadonlySet<string>) {
  const drafts = spots.flatMap(({ kind, tries, topic }) => {
    if (topic === null) return []
    const { path, symbol, question, line, origin } = topic
    const seen = tries === 0 ? '' : ` It was seen in ${countOf(tries, 'try', 'tries')} of other cases.`
    const draft = {
      id: makeCaseId(question, 'case'),
      query: question,
      tags: [DRAFT_TAG],
      enabled: false,
      notes: `No case names this ${kind}. The question is made of its ${origin}.${seen}`,
      expected_spans: [{ path, symbol }],
    }
    return [{ draft, file: path, line }]
  })
  const separate = makeIdsUnique({ cases: drafts, notes: [] }, taken).cases.map(({ draft }) => draft)
  return { count: separate.length, text: writeCases(HEADING, separate) }
}
