import type { Verdict } from '../../model/result/comparison.js'
import { failedGates, type PairComparison, primaryGate } from '../../model/result/pair-comparison.js'
import { type Badge, type DetailLevel, plainText, type ReportContext, type Text } from '../../model/result/report.js'
import { CANNOT_TELL, type RunVerdict } from '../../model/result/verdict.js'

type Mark = '✅' | '❌' | typeof CANNOT_TELL | '⚠️' | '➖' | '📌' | '👋'

interface WordStyle {
  /** Decorative; the words say the same. */
  readonly mark: Mark
  readonly lead: string
  /** The lower-case lead if absent. */
  readonly badge?: string
  readonly color: Badge['color']
  /** Set for good news, which a check shows in green. */
  readonly is_good?: true
  /** Set if nobody needs to act on this word or celebrate it. */
  readonly is_no_news?: true
}

/** The style of each word, in all places. */
export const WORDS: Readonly<Record<Verdict['word'], WordStyle>> = {
  invalid: { mark: '⚠️', lead: 'Invalid', color: 'red' },
  'not-comparable': { mark: '➖', lead: 'Not compared', badge: 'not comparable', color: 'lightgrey' },
  regressed: { mark: '❌', lead: 'Regressed', color: 'red' },
  inconclusive: { mark: CANNOT_TELL, lead: 'Cannot tell', color: 'yellow' },
  improved: { mark: '✅', lead: 'Improved', color: 'brightgreen', is_good: true },
  unchanged: { mark: '✅', lead: 'Unchanged', color: 'green', is_good: true, is_no_news: true },
  'no-regression': { mark: '✅', lead: 'No regression', color: 'green', is_good: true, is_no_news: true },
  winner: { mark: '✅', lead: 'Winner', color: 'brightgreen', is_good: true },
  'no-winner': { mark: CANNOT_TELL, lead: 'No winner', color: 'yellow' },
}

/** The conclusion of a check run, in GitHub's words. */
export type CheckConclusion = 'success' | 'neutral' | 'failure'

/**
 * Concludes a check: red if the job is, by the rule of `fail-on`; green only for a good verdict; else grey: a suite that cannot tell,
 * nothing comparable, or a regression that is only reported.
 */
export function concludeCheck({ word, passed }: Pick<RunVerdict, 'word' | 'passed'>): CheckConclusion {
  return passed ? (WORDS[word].is_good === true ? 'success' : 'neutral') : 'failure'
}

/** A verdict in one line: sign and word, then after `joint` the rest, which may be empty. */
export interface Headline {
  readonly mark: Mark
  readonly lead: string
  /** A colon if absent. */
  readonly joint?: string
  readonly rest: Text
  /** The rest in fewer words, for a line without room for it. */
  readonly brief?: Text
}

/** What the words of a verdict are composed of. */
export type VerdictFacts = Readonly<ReturnType<typeof verdictFacts>>

export function verdictFacts(comparison: PairComparison, context: ReportContext, details: DetailLevel) {
  return { comparison, context, details, primary: primaryGate(comparison), failed: failedGates(comparison) }
}

/** Builds a headline that starts with the word's own lead. */
export function say(word: Verdict['word'], ...rest: Text): Headline {
  const { mark, lead } = WORDS[word]
  return { mark, lead, rest }
}

/** The most words that readers take in at a glance. */
const HEADLINE_WORDS = 20

const isShort = (text: Text): boolean => (plainText(text).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) <= HEADLINE_WORDS

/** Alternative texts for one part of a line, longest first; none if the part is empty. */
export type Forms = readonly Text[]

/** Joins parts of a line, shortening the last parts first until the line is short enough. */
export function fitLine(parts: readonly Forms[]): Text {
  const chosen = parts.map(([longest = []]) => longest)
  for (const [at, forms] of [...parts.entries()].reverse())
    for (const form of forms) {
      chosen[at] = form
      if (isShort(chosen.flat())) break
    }
  return chosen.flat()
}

/** Writes a headline with additions; what does not fit in any form is left to the table of gates. */
export function writeLine(headline: Headline, ...asides: readonly Forms[]): Text {
  const { mark, lead, joint = ': ', rest, brief = rest } = headline
  const write = (text: Text): Text => [`${mark} ${lead}${text.length === 0 ? '' : joint}`, ...text]
  const longest = [...write(rest), ...asides.flatMap(([form = []]) => form)]
  if (isShort(longest)) return longest
  const line = fitLine([[write(brief)], ...asides])
  return isShort(line) ? line : fitLine([[write(brief)], ...asides.map((forms): Forms => [...forms, []])])
}
