import type { CaseDraft, ImportNote } from './importer.js'

/** One judgment of a document: how relevant it is to a query. */
export interface Judgment {
  readonly document: string
  readonly relevance: number
  readonly line: number
}

/** A query of a test collection. */
export interface JudgedQuery {
  readonly id: string
  readonly text: string
  readonly file: string
  readonly line: number
}

/**
 * The expected spans of judgments: a document's id is its path, its grade the relevance, best first. Grades of 0 and below are left
 * out, since a document that is not named counts the same; of two grades of a document the higher one stays.
 */
export function spansOf(judgments: readonly Judgment[]): NonNullable<CaseDraft['expected_spans']> {
  const best = new Map<string, number>()
  for (const { document, relevance } of judgments)
    if (relevance > (best.get(document) ?? 0)) best.set(document, relevance)
  return [...best]
    .sort(([, a], [, b]) => b - a)
    .map(([path, relevance]) => (relevance === 1 ? { path } : { path, relevance }))
}

/** How many judgments do not become spans, in words, for the file that they stand in; nothing when all do. */
export function noteLeftOut(judgments: readonly Judgment[], file: string): readonly ImportNote[] {
  const zeros = judgments.filter(({ relevance }) => relevance <= 0).length
  if (zeros === 0) return []
  const message = `${count(zeros, 'judgment')} of 0 or below left out: a document that is not named counts the same.`
  return [{ file, line: null, message }]
}

/** `1 query`, `2 queries`. */
export function count(number: number, noun: string): string {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
  return `${number} ${number === 1 ? noun : plural}`
}
