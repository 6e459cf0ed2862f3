import type { Verdict } from '../../model/result/comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { type Badge, type CaseDetails, plainText, type ReportContext, type Text } from '../../model/result/report.js'
import { CANNOT_TELL, type RunVerdict } from '../../model/result/verdict.js'
import { failedGates, primaryGate } from '../sections/gate-words.js'

type Mark = '✅' | '❌' | typeof CANNOT_TELL | '⚠️' | '➖' | '📌' | '👋'

interface WordStyle {
  /** For the eye; the words say the same. */
  readonly mark: Mark
  readonly lead: string
  /** Absent: the lead in small letters. */
  readonly badge?: string
  readonly color: Badge['color']
  /** It is good news, which a check shows in green. */
  readonly is_good?: true
  /** Nobody need act on it, or be glad of it. */
  readonly is_no_news?: true
}

/** How each word is shown, wherever it is. */
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

/** How a check run ends, in GitHub's words. */
export type CheckConclusion = 'success' | 'neutral' | 'failure'

/**
 * A check is red where the job is, by the rule of `fail-on`; green only where the verdict is a good one; and grey for what is neither:
 * a suite that cannot tell, nothing comparable, or a regression that is only reported.
 */
export function concludeCheck({ word, passed }: Pick<RunVerdict, 'word' | 'passed'>): CheckConclusion {
  return passed ? (WORDS[word].is_good === true ? 'success' : 'neutral') : 'failure'
}

/** A verdict in one line: sign and word, and behind `joint` the rest, which may be empty. */
export interface Headline {
  readonly mark: Mark
  readonly lead: string
  /** Absent: a colon. */
  readonly joint?: string
  readonly rest: Text
  /** The rest in fewer words, for a line that has no room for it. */
  readonly brief?: Text
}

/** What the words of a verdict are made of. */
export type VerdictFacts = Readonly<ReturnType<typeof verdictFacts>>

export function verdictFacts(comparison: PairComparison, context: ReportContext, details: CaseDetails) {
  return { comparison, context, details, primary: primaryGate(comparison), failed: failedGates(comparison) }
}

/** A headline of a word, as it is called. */
export function say(word: Verdict['word'], ...rest: Text): Headline {
  const { mark, lead } = WORDS[word]
  return { mark, lead, rest }
}

/** What a reader takes in at a glance. */
const HEADLINE_WORDS = 20

const isShort = (text: Text): boolean => (plainText(text).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) <= HEADLINE_WORDS

/** What one part of a line says, from the most to the fewest words; none where it says nothing. */
export type Forms = readonly Text[]

/** These parts with as many words as the line has room for: the last are shortened first. */
export function fitLine(parts: readonly Forms[]): Text {
  const chosen = parts.map(([longest = []]) => longest)
  for (const [at, forms] of [...parts.entries()].reverse())
    for (const form of forms) {
      chosen[at] = form
      if (isShort(chosen.flat())) break
    }
  return chosen.flat()
}

/** A headline as running text with what is added to it; what finds no room in any form is left to the table of gates. */
export function writeLine(headline: Headline, ...asides: readonly Forms[]): Text {
  const { mark, lead, joint = ': ', rest, brief = rest } = headline
  const write = (text: Text): Text => [`${mark} ${lead}${text.length === 0 ? '' : joint}`, ...text]
  const longest = [...write(rest), ...asides.flatMap(([form = []]) => form)]
  if (isShort(longest)) return longest
  const line = fitLine([[write(brief)], ...asides])
  return isShort(line) ? line : fitLine([[write(brief)], ...asides.map((forms): Forms => [...forms, []])])
}
