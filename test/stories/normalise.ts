import { normaliseConversation, type RecordedRequest } from '../doubles/github/conversation.js'
import type { TestRepository } from '../doubles/github/workspace.js'

export type Replacements = readonly (readonly [RegExp, string])[]

/** The parts that differ between runs of a story, with the words that replace them. */
const VOLATILE: Replacements = [
  [/https:\/\/quickchart\.io\/chart\?[^)\s"]+/g, 'https://quickchart.io/chart?‹chart›'],
  [/\b[0-9a-f]{64}\b/g, '‹hash›'],
  [/\b[0-9a-f]{12}(?=…| → |:)/g, '‹hash›'],
  [/\(\d+ bytes\)/g, '(‹bytes›)'],
  [/\(\d+\smin\sold(?=[,)])/g, '(‹age› old'],
  [/ · [\d.]+\ss · /g, ' · ‹duration› · '],
  // A progress line within a round is printed only if the round takes longer than a moment.
  [/^.*\d+ of \d+ (?:answers|trials) .* left\b.*\n/gm, ''],
  [/ · [\d.\s]+\/(?:s|min) · in (?:[\d.]+\smin\s)?[\d.]+\s(?:s|min)\b/g, ' · ‹speed›'],
  [/^\| (latency|latency p50|latency p95|latency score) \|.*$/gm, '| $1 | ‹varies› |'],
  // Whether an interleaved latency changes enough to be reported depends on the machine.
  [/^- Latency .*\n/gm, ''],
  [/^\*\*Findings\.\*\* Latency .*\n\n/gm, ''],
  [/^\*\*Trends\.\*\* Latency .*\n\n/gm, ''],
  [/^\*\*Trends:\*\* latency [^;\n]*\n\n/gm, ''],
  [/^<img [^>]*alt="Latency [^>]*>\n\n/gm, ''],
  [/<img [^>]*alt="Latency [^>]*> ?/g, ''],
  [/\d+(?= of \d+ more metrics moved)/g, '‹some›'],
  // A single entry is not a list.
  [/^\*\*Findings\.\*\*\n\n- (.*\n)(?!- )/gm, '**Findings.** $1'],
  // A semicolon ends the description of a metric in the text of a chart.
  [/(alt="Change by metric[^"]*?); latency [^"]*"/g, '$1 …"'],
  [/latency [^;\n]*?, (?:better|worse|may be no change)/g, 'latency ‹varies›'],
]

/** Returns the commits of the repository and the folders of this machine, with the words that replace them. */
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

/** Returns a text as stored in its golden file. */
export function normaliseText(text: string, words: Replacements): string {
  return [...words, ...VOLATILE].reduce((done, [pattern, word]) => done.replace(pattern, word), text)
}

export function normaliseRequests(
  requests: readonly RecordedRequest[],
  words: Replacements,
): readonly RecordedRequest[] {
  return normaliseConversation(requests, [...words, ...VOLATILE])
}
