import { normaliseConversation, type RecordedRequest } from '../doubles/github/conversation.js'
import type { TestRepository } from '../doubles/github/workspace.js'

export type Replacements = readonly (readonly [RegExp, string])[]

/** What no two runs of a story have in common, as the words that stand for it. */
const VOLATILE: Replacements = [
  [/https:\/\/quickchart\.io\/chart\?[^)\s"]+/g, 'https://quickchart.io/chart?‹chart›'],
  [/\b[0-9a-f]{64}\b/g, '‹hash›'],
  [/\b[0-9a-f]{12}(?=…| → |:)/g, '‹hash›'],
  [/\(\d+ bytes\)/g, '(‹bytes›)'],
  [/\(\d+\smin\sold(?=[,)])/g, '(‹age› old'],
  [/ · [\d.]+\ss · /g, ' · ‹duration› · '],
  // A line on the way to the end of a round comes only where the round takes more than a moment.
  [/^.*\d+ of \d+ (?:answers|trials) .* left\b.*\n/gm, ''],
  [/ · [\d.\s]+\/(?:s|min) · in (?:[\d.]+\smin\s)?[\d.]+\s(?:s|min)\b/g, ' · ‹speed›'],
  [/^\| (latency|latency p50|latency p95|latency score) \|.*$/gm, '| $1 | ‹varies› |'],
  // Whether an interleaved latency moved enough to be told is the machine's mood.
  [/^- Latency .*\n/gm, ''],
  [/^\*\*Findings\.\*\* Latency .*\n\n/gm, ''],
  [/^\*\*Trends\.\*\* Latency .*\n\n/gm, ''],
  [/^\*\*Trends:\*\* latency [^;\n]*\n\n/gm, ''],
  [/^<img [^>]*alt="Latency [^>]*>\n\n/gm, ''],
  [/<img [^>]*alt="Latency [^>]*> ?/g, ''],
  [/\d+(?= of \d+ more metrics moved)/g, '‹some›'],
  // One alone is no list.
  [/^\*\*Findings\.\*\*\n\n- (.*\n)(?!- )/gm, '**Findings.** $1'],
  // A semicolon ends what the words of a chart say of a metric.
  [/(alt="Change by metric[^"]*?); latency [^"]*"/g, '$1 …"'],
  [/latency [^;\n]*?, (?:better|worse|may be no change)/g, 'latency ‹varies›'],
]

/** Commits of the repository and folders of this machine, as the words that stand for them. */
export function storyWords(repository: TestRepository, folders: readonly string[]): Replacements {
  const commits = Object.entries(repository.commits).map(
    ([name, sha]) => [name === 'base' ? 'main' : name, sha] as const,
  )
  return [
    ...folders.map((folder) => [new RegExp(folder, 'g'), '‹workspace›'] as const),
    ...commits.map(([name, sha]) => [new RegExp(sha, 'g'), `‹sha of ${name}›`] as const),
    ...commits.map(([name, sha]) => [new RegExp(`\\b${sha.slice(0, 7)}\\b`, 'g'), `‹${name}›`] as const),
  ]
}

/** A text as its golden file keeps it. */
export function normaliseText(text: string, words: Replacements): string {
  return [...words, ...VOLATILE].reduce((done, [pattern, word]) => done.replace(pattern, word), text)
}

export function normaliseRequests(
  requests: readonly RecordedRequest[],
  words: Replacements,
): readonly RecordedRequest[] {
  return normaliseConversation(requests, [...words, ...VOLATILE])
}
