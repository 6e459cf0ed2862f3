import { formatMeasured } from '../../format/format-measured.js'
import { countOf } from '../../format/format-number.js'
import { quoteName } from '../../format/join-names.js'
import { startSentence } from '../../format/start-sentence.js'
import type { Finding, Recommendation } from '../../model/result/finding.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Block, CaseDetails, Text } from '../../model/result/report.js'
import { adverseNoun, adviseSize, describeFigure, primaryGate } from './gate-words.js'
import { headlineGate } from '../words/headline-words.js'
import { details, list, listCodes, paragraph, present, strong } from '../blocks.js'
import type { CandidateReport } from '../candidate-report.js'

/** A comment is read on a phone: the rest is folded. */
const MOST_SHOWN = 3
const RECOMMENDATIONS_SHOWN = 2
const CASES_NAMED = 5

/** What the headline, the second line and the list of flips say already; cases that a report may not name are among it. */
const TOLD_ELSEWHERE: ReadonlySet<Finding['about']> = new Set(['confirmed-case', 'edited-cases'])

/** A lead, what matters most, and the rest folded; nothing when there is nothing. */
export function foldList(
  lead: string,
  items: readonly Text[],
  options: { most: number; more: string },
): readonly Block[] {
  const [first, ...others] = items
  if (first === undefined) return []
  if (others.length === 0) return [paragraph(strong(lead), ' ', ...first)]
  const hidden = items.slice(options.most)
  return present(
    paragraph(strong(lead)),
    list(items.slice(0, options.most)),
    hidden.length > 0 && details(countOf(hidden.length, `more ${options.more}`), list(hidden)),
  )
}

/** The findings that nothing above them says, worst first. */
export function listFindings({
  comparison,
  findings,
}: Pick<CandidateReport, 'comparison' | 'findings'>): readonly Block[] {
  const headline = headlineGate(comparison)?.gate.id
  return foldList(
    'Findings.',
    findings
      .filter(({ about, gate }) => !TOLD_ELSEWHERE.has(about) && !(about === 'gate' && gate === headline))
      .map(({ text }) => [text]),
    { most: MOST_SHOWN, more: 'finding' },
  )
}

/** What no gate of a pair says: the tables of pairs have those, with a p that is adjusted over all pairs. */
const OF_SEVERAL: ReadonlySet<Finding['about']> = new Set(['metric', 'slice', 'cause', 'zero-recall'])

/** Findings of several candidates, of each against the baseline: one of each before the second of any. */
export function listFindingsOfEach(
  candidates: readonly Pick<CandidateReport, 'context' | 'findings'>[],
): readonly Block[] {
  return foldList(
    `Findings against ${quoteName(candidates[0]?.context.names.baseline ?? '')}.`,
    takeTurns(candidates, ({ findings }) =>
      findings.flatMap(({ about, text }) => (OF_SEVERAL.has(about) ? [text] : [])),
    ),
    { most: MOST_SHOWN, more: 'finding' },
  )
}

/** The first of each candidate, then the second of each; the candidate's name before a sentence. */
function takeTurns<One extends Pick<CandidateReport, 'context'>>(
  candidates: readonly One[],
  pick: (one: One) => readonly string[],
): readonly Text[] {
  return candidates
    .flatMap((one) => pick(one).map((text, place) => ({ name: one.context.names.candidate, text, place })))
    .sort((a, b) => a.place - b.place)
    .map(({ name, text }) => [`${quoteName(name)}: ${text}`])
}

/** What to do next, the first ones shown; without what `buildAdvice` says of the primary gate. */
export function listRecommendations(
  { comparison, recommendations }: Pick<CandidateReport, 'comparison' | 'recommendations'>,
  show: CaseDetails,
): readonly Block[] {
  const { word, primary } = comparison.verdict
  const isShown = ({ about, gate }: Recommendation): boolean =>
    word === 'inconclusive' && gate === primary && (about === 'more-cases' || about === 'more-trials')
  const items = recommendations.filter((one) => !isShown(one)).map((one) => write(one, show))
  return foldList('Next.', items, { most: RECOMMENDATIONS_SHOWN, more: 'recommendation' })
}

function write({ text, cases }: Recommendation, show: CaseDetails): Text {
  if (show === 'none' || cases.length === 0) return [`${text}.`]
  const names = cases.slice(0, CASES_NAMED)
  return [`${text}:`, ' ', ...listCodes(names, CASES_NAMED), cases.length > CASES_NAMED ? ' …' : '.']
}

/** What the figures of each candidate against the baseline say to do about a cause; the rest is for a comparison of two. */
export function listRecommendationsOfEach(
  candidates: readonly Pick<CandidateReport, 'context' | 'recommendations'>[],
): readonly Block[] {
  const items = takeTurns(candidates, ({ recommendations }) =>
    recommendations.flatMap(({ about, text }) => (about === 'cause' ? [`${text}.`] : [])),
  )
  return foldList('Next.', items, { most: RECOMMENDATIONS_SHOWN, more: 'recommendation' })
}

/**
 * What the primary gate saw, what this suite can see at all, and how many cases would settle the question; only when it
 * cannot tell.
 */
export function buildAdvice(comparison: PairComparison): Block | null {
  const primary = primaryGate(comparison)
  if (comparison.verdict.word !== 'inconclusive' || primary === null || primary.delta === null) return null
  const text = formatMeasured(primary)
  const noun = adverseNoun(primary)
  const interval = text.intervalInWords === null ? '' : `, CI ${text.intervalInWords}`
  const { title } = primary.metric
  const seen = `${startSentence(title)} ${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.changeInWords ?? '?'}${interval}).`
  const flags = describeFigure(primary, primary.can_flag)
  const limit =
    primary.these_cases !== undefined
      ? 'What repeated tries of these cases differ by leaves this open.'
      : flags === null
        ? 'There are too few cases or differences to say how small a change this suite can flag.'
        : `This suite flags ${noun}s of ${flags} or more, four times in five.`
  const more = adviseSize(primary, comparison)
  return paragraph(`${seen} ${limit}`, ...(more === null ? [] : [' ', strong(more)]))
}
