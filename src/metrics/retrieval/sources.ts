import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { RELATIVE_PATHS, writeUndecided } from '../../model/undecided-span.js'
import { defineMetric } from '../define-metric.js'
import { isAbsolutePath, normalizePath } from './normalize-path.js'
import { harmonicMean } from './ranking-formulas.js'

/**
 * The documents that a reply draws on, each once, in one spelling: its `sources`, else the `source` (or the `path`) of its spans. Null
 * when it reports neither, or spans that name no document.
 * @example retrievedSources({ spans: [{ path: './a.md' }, { source: 'a.md' }] }) // Set { 'a.md' }
 */
export function retrievedSources({ sources, spans }: Pick<Reply, 'sources' | 'spans'>): ReadonlySet<string> | null {
  if (sources !== undefined) return new Set(sources.map(normalizePath))
  if (spans === undefined) return null
  const names = spans.flatMap(({ source, path }) => source ?? path ?? [])
  return names.length === 0 && spans.length > 0 ? null : new Set(names.map(normalizePath))
}

/** How retrieved documents meet those expected. Both from 0 to 1; the precision of nothing is 0. */
export interface SetScores {
  readonly precision: number
  readonly recall: number
}

/**
 * Precision and recall of a set of retrieved names against those expected, of which there is at least one.
 * Source: poc-ai-workflow-frameworks, METRICS.md, retrieval precision and recall.
 * @example scoreSets(new Set(['a', 'x']), new Set(['a', 'b', 'c'])) // precision 1/2, recall 1/3
 */
export function scoreSets(retrieved: ReadonlySet<string>, expected: ReadonlySet<string>): SetScores {
  const relevant = [...retrieved].filter((name) => expected.has(name)).length
  return { precision: retrieved.size === 0 ? 0 : relevant / retrieved.size, recall: relevant / expected.size }
}

function defineSourceMetric(
  spec: Pick<MetricDefinition, 'name' | 'title' | 'source'>,
  figure: (scores: SetScores) => number,
): MetricDefinition {
  return defineMetric({
    ...spec,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: `${spec.name}/2`,
    applies: expectsSources,
    score: (trial) => scoreSources(trial, figure),
    when_failed: 0,
  })
}

/** Whether the case names a document that the answer should draw on. */
export function expectsSources({ expected_sources: expected = [] }: GoldenCase): boolean {
  return expected.length > 0
}

/** The share of the documents that the case expects which the reply draws on. The case expects some. */
export function scoreSourceRecall(trial: AnsweredTrial): Score {
  return scoreSources(trial, ({ recall }) => recall)
}

function scoreSources({ observation, golden }: AnsweredTrial, figure: (scores: SetScores) => number): Score {
  const retrieved = retrievedSources(observation.reply)
  if (retrieved === null) return unscored('the target reported no sources')
  const expected = expectedSources(golden)
  const undecided = describeForeign(retrieved, expected)
  return undecided === null ? scored(figure(scoreSets(retrieved, expected))) : unscored(undecided)
}

/**
 * Why it cannot be told whether an expected document was retrieved: what was has an absolute path outside the checkout that ends like it.
 * Null where it can.
 */
export function describeForeign(retrieved: ReadonlySet<string>, expected: Iterable<string>): string | null {
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

export const sourcePrecision = defineSourceMetric(
  {
    name: 'sources.precision',
    title: 'precision of sources',
    source: 'poc-ai-workflow-frameworks, METRICS.md, retrieval precision: documents, not spans',
  },
  ({ precision }) => precision,
)

export const sourceRecall = defineSourceMetric(
  {
    name: 'sources.recall',
    title: 'recall of sources',
    source: 'poc-ai-workflow-frameworks, METRICS.md, retrieval recall: documents, not spans',
  },
  ({ recall }) => recall,
)

export const sourceF1 = defineSourceMetric(
  {
    name: 'sources.f1',
    title: 'F1 of sources',
    source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1; documents, not spans',
  },
  ({ precision, recall }) => harmonicMean(precision, recall),
)
