import { isAbsolutePath, normalizePath } from './normalize-path.js'
import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scored, toScore, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { RELATIVE_PATHS, writeUndecided } from '../../model/run/undecided-span.js'
import { defineFamily, SHARE } from '../define-metric.js'
import { harmonicMean } from './ranking.js'

/**
 * Returns the documents that a reply uses, each once and normalised: its `sources`, else the `source` (or the `path`) of its spans. `null`
 * if the reply reports neither, or only spans that name no document.
 * @example retrievedSources({ spans: [{ path: './a.md' }, { source: 'a.md' }] }) // Set { 'a.md' }
 */
export function retrievedSources({ sources, spans }: Pick<Reply, 'sources' | 'spans'>): ReadonlySet<string> | null {
  if (sources !== undefined) return new Set(sources.map(normalizePath))
  if (spans === undefined) return null
  const names = spans.flatMap(({ source, path }) => source ?? path ?? [])
  return names.length === 0 && spans.length > 0 ? null : new Set(names.map(normalizePath))
}

/**
 * Computes the precision and recall, both from 0 to 1, of a set of retrieved names against at least one expected name. The precision is 0
 * if nothing was retrieved.
 * Source: poc-ai-workflow-frameworks, METRICS.md, retrieval precision and recall.
 * @example setPrecisionRecall(new Set(['a', 'x']), new Set(['a', 'b', 'c'])) // precision 1/2, recall 1/3
 */
export function setPrecisionRecall(retrieved: ReadonlySet<string>, expected: ReadonlySet<string>) {
  const relevant = [...retrieved].filter((name) => expected.has(name)).length
  return { precision: retrieved.size === 0 ? 0 : relevant / retrieved.size, recall: relevant / expected.size }
}

type SetScores = ReturnType<typeof setPrecisionRecall>

const defineSourceMetric = defineFamily((figure: (scores: SetScores) => number) => ({
  example: SETS,
  ...SHARE,
  needs: 'To cases with `expected_sources`.',
  edge_cases: 'As `sources.precision`.',
  version: 2,
  applies: expectsSources,
  score: (trial) => scoreSources(trial, figure),
  when_failed: 0,
}))

/** Whether the case names a document that the answer should use. */
export function expectsSources({ expected_sources: expected = [] }: GoldenCase): boolean {
  return expected.length > 0
}

/** Scores 1 if the reply uses `any` document that the case expects, or `all` of them, else 0. The case must expect some. */
export function scoreSourceSuccess(trial: AnsweredTrial, rule: 'any' | 'all'): Score {
  const retrieved = retrievedSources(trial.observation.reply)
  // One found document is enough, even if it is undecided whether the others were found.
  if (rule === 'any' && [...expectedSources(trial.golden)].some((name) => retrieved?.has(name))) return scored(1)
  return scoreSources(trial, ({ recall }) => (recall === 1 ? 1 : 0))
}

/** Lists the sources of the case, as it writes them, that were not retrieved. */
export function listMissingSources(reply: Reply, { expected_sources: expected = [] }: GoldenCase): readonly string[] {
  const retrieved = retrievedSources(reply)
  return expected.filter((name) => retrieved?.has(normalizePath(name)) !== true)
}

function scoreSources({ observation, golden }: AnsweredTrial, figure: (scores: SetScores) => number): Score {
  const retrieved = retrievedSources(observation.reply)
  if (retrieved === null) return unscored('the target reported no sources')
  const expected = expectedSources(golden)
  return toScore(describeUndecidedSource(retrieved, expected) ?? figure(setPrecisionRecall(retrieved, expected)))
}

/**
 * Explains why it is undecided whether an expected document was retrieved: a retrieved absolute path outside the checkout ends with its
 * name. `null` if it is decided.
 */
export function describeUndecidedSource(retrieved: ReadonlySet<string>, expected: Iterable<string>): string | null {
  const foreign = [...retrieved].filter(isAbsolutePath)
  if (foreign.length === 0) return null
  for (const name of expected) {
    const returned = retrieved.has(name) ? undefined : foreign.find((each) => each.endsWith(`/${name}`))
    if (returned !== undefined) return writeUndecided({ expected: name, returned, mend: RELATIVE_PATHS })
  }
  return null
}

function expectedSources({ expected_sources: expected }: GoldenCase): ReadonlySet<string> {
  return new Set(expected?.map(normalizePath))
}

const SETS = { case: { expected_sources: ['a.md', 'b.md', 'c.md'] }, reply: { sources: ['./a.md', 'x.md', 'a.md'] } }

/** Metrics of the documents that the answer uses. */
export const SOURCES: readonly MetricDefinition[] = [
  defineSourceMetric({
    name: 'sources.precision',
    title: 'precision of sources',
    summary: 'How many of the documents used are relevant.',
    formula:
      'Documents that are retrieved and expected, divided by those retrieved; 0 if none is retrieved. The documents of a reply are its `sources`, else the `source` (or the `path`) of its spans, each once, compared like paths. An absolute path inside the checkout is relative to it.',
    edge_cases:
      'When the reply has neither `sources` nor spans that name a document; when one has an absolute path outside the checkout that ends with an expected name.',
    example: { text: 'Expected `a.md`, `b.md`, `c.md`; `sources: [./a.md, x.md, a.md]`: 1/2 = 0.5.', value: 0.5 },
    source: 'poc-ai-workflow-frameworks, METRICS.md, retrieval precision: documents, not spans',
    measure: ({ precision }) => precision,
  }),
  defineSourceMetric({
    name: 'sources.recall',
    title: 'recall of sources',
    summary: 'How many of the relevant documents are used.',
    formula: 'Documents that are retrieved and expected, divided by those expected.',
    needs: 'To cases with `expected_sources` (the document says 1 for the others).',
    example: { text: 'As above: 1/3 = 0.333.', value: 1 / 3 },
    source: 'poc-ai-workflow-frameworks, METRICS.md, retrieval recall: documents, not spans',
    measure: ({ recall }) => recall,
  }),
  defineSourceMetric({
    name: 'sources.f1',
    title: 'F1 of sources',
    summary: 'Precision and recall of documents in one figure.',
    formula: '2PR / (P + R) of `sources.precision` and `sources.recall`; 0 when both are 0.',
    example: { text: 'As above: 2 · (1/2 · 1/3) / (5/6) = 0.4.', value: 0.4 },
    source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1; documents, not spans',
    measure: ({ precision, recall }) => harmonicMean(precision, recall),
  }),
]
